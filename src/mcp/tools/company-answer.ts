// Shared parts of tool results: the `kbo` parameter, source attributions, notes and dossier URLs.

import { z } from 'zod'
import { type CompanyFacts, slug } from '../../domain/company/company.ts'
import { type EnterpriseNumber, parseEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { SourceName } from '../../domain/errors.ts'
import { isCalendarDay } from '../../platform/calendar-days.ts'
import type { Coverage, GazetteCoverage } from '../../store/gazette/coverage.ts'
import { sanitiseText } from './sanitise.ts'
import type { ToolContext } from './tool.ts'

const NO_NUMBER =
  'must be a Belgian enterprise or VAT number given as text: ten digits that begin with 0 or 1 and end in a checksum (nine without the leading 0 of old numbers), such as "0403.449.823" or "BE0403449823". Find the number of a company with search_companies.'

/** An enterprise number in any notation. */
export const kbo = z
  .string(NO_NUMBER)
  .refine(text => text.length <= 100 && findNumber(text) !== null, NO_NUMBER)
  .describe('Enterprise or VAT number')

/** Parses a validated `kbo`. */
export function numberOf(kbo: string): EnterpriseNumber {
  return findNumber(kbo) as EnterpriseNumber
}

// Numbers from before 2008 are still printed without the leading zero, also as VAT numbers.
function findNumber(text: string): EnterpriseNumber | null {
  const digits = text.replaceAll(/\D/g, '')
  return parseEnterpriseNumber(digits.length === 9 ? `0${digits}` : text)
}

/** A day argument; `advice` says what to write. */
export function day(advice: string) {
  return z.iso.date(advice).refine(isCalendarDay, advice)
}

export const REGISTER = 'KBO/BCE open data'
export const GAZETTE = 'Belgian official gazette (Belgisch Staatsblad/Moniteur belge)'
export const ACCOUNTS = 'National Bank of Belgium, Central Balance Sheet Office'

/** The `source` field of a result. */
export function joinSources(...sources: string[]): string {
  return sources.join('; ')
}

const SOURCE_UNAVAILABLE: Record<SourceName, string> = {
  register: 'Register unavailable: the existence of the company is not confirmed.',
  gazette: 'Gazette source unavailable: its fields are null, which does not mean that nothing is on record.',
  accounts: 'Accounts source unavailable: its fields are null, which does not mean that nothing is filed.',
  risk: 'Risk source unavailable.',
}

/** What is said of a source into which nothing was ever loaded: to try again later would be no advice. */
export const NOT_LOADED: Record<SourceName, string> = {
  register: 'The register is not loaded on this server: the existence of the company is not confirmed.',
  gazette:
    'The official gazette is not loaded on this server: what it would tell is unknown, which does not mean that nothing is on record.',
  accounts:
    'Annual accounts are not loaded on this server: what they would tell is unknown, which does not mean that nothing is filed.',
  risk: 'There are no scores on this server.',
}

/** The `note` field of a result: unavailable sources, then remarks; undefined without either. */
export function writeNote(
  { findNotLoaded }: Pick<ToolContext, 'findNotLoaded'>,
  unanswered: readonly SourceName[],
  ...remarks: (string | null | undefined | false)[]
): string | undefined {
  const notLoaded = findNotLoaded?.() ?? new Set()
  const failed = [...new Set(unanswered)]
  const unavailable = failed
    .filter(source => !notLoaded.has(source))
    .map(source => SOURCE_UNAVAILABLE[source])
  if (unavailable.length > 0) unavailable.push('Try again in a few minutes.')
  const empty = failed.filter(source => notLoaded.has(source)).map(source => NOT_LOADED[source])
  const sentences = [...unavailable, ...empty, ...remarks.filter(remark => typeof remark === 'string')]
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

/** A remark on publications waiting for extraction; false when there are none. */
export function describeWaiting(waiting: number): string | false {
  return (
    waiting > 0 &&
    `${waiting} gazette publications about this company are not yet processed: fields derived from them are null, which does not mean that nothing is on record.`
  )
}

/** A remark on the data coverage behind an empty result; `what` in the plural. `days` is undefined when unknown. */
export function describeDays(what: string, days: Coverage | undefined): string {
  if (days === undefined) return `The days for which ${what} were processed are unknown at the moment.`
  const { from, until, missing } = days
  if (from === null || until === null) return `No ${what} have been processed yet.`
  const gaps = missing > 0 ? `, without ${missing} working days in between` : ''
  return `Processed: ${what} from ${from} to ${until}${gaps}.`
}

/** The same of all that the gazette tells; `days` is null when unknown. */
export function describeReadDays(days: GazetteCoverage | null): string {
  return `${describeDays('acts', days?.acts)} ${describeDays('court notices', days?.notices)}`
}

// Default language of dossier pages.
const LANGUAGE = 'nl'

/** URL of a company's page. Without a name it has only the number, which redirects. */
export function dossierUrl(
  { baseUrl }: ToolContext,
  number: EnterpriseNumber,
  legalName: string | null,
): string {
  return `${baseUrl}/${LANGUAGE}/company/${legalName === null ? number : slug(sanitiseText(legalName), number)}`
}

/** URL of a person's page, which only members see. */
export function personUrl({ baseUrl }: ToolContext, personId: string): string {
  return `${baseUrl}/${LANGUAGE}/person/${personId}`
}

/** Company, sources and note of a result. */
type AnswerFrame = {
  number: EnterpriseNumber
  /** Null when the register did not answer. */
  company: CompanyFacts | null
  sources: readonly string[]
  note: string | undefined
}

/** A result about one company: `body` between the identifying and the closing fields. */
export function frameAnswer<T extends object>(
  context: ToolContext,
  { number, company, sources, note }: AnswerFrame,
  body: T,
) {
  const legalName = company?.legalName ?? null
  return {
    enterpriseNumber: number,
    legalName,
    ...body,
    note,
    source: joinSources(...sources),
    dossierUrl: dossierUrl(context, number, legalName),
  }
}

/** Identifying fields of every result about one company. */
export const companyFields = {
  enterpriseNumber: z.string(),
  legalName: z.string().nullable(),
}

/** Closing fields of every result about one company. */
export const closingFields = {
  note: z.string().optional(),
  source: z.string(),
  dossierUrl: z.string(),
}
