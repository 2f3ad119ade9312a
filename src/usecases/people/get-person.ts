// One person: mandates over companies, why they are taken for one person's, shared boards, and others of the name.

import type { CompanyFacts } from '../../domain/company/company.ts'
import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import { UnknownPersonError } from '../../domain/errors.ts'
import { compareDescending, comparePeriods } from '../../domain/officers/mandate.ts'
import type { JoinReason } from '../../domain/people/join-reason.ts'
import { isPersonId } from '../../domain/people/person-id.ts'
import { type EventSummary, NO_EVENTS } from '../../domain/timeline/lifecycle-event.ts'
import { openBankruptcyBy } from '../../domain/timeline/open-bankruptcy.ts'
import type { Lookup } from '../../store/access/people-lookups.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Recorded } from '../../store/gazette/unread-publications.ts'
import type { PersonMandate, PersonRecord } from '../../store/people/person-record.ts'
import type { RecordLookup } from './lookup-log.ts'
import type { PeopleReaders } from './people-readers.ts'
import { type NamedCompany, type PersonHit, toHits } from './search-people.ts'

/** A company of a person. */
export type PersonCompany = NamedCompany & {
  /** In the newest extract of the register. */
  inRegister: boolean
  /** Null for a company that the register never had. */
  situationCode: string | null
  /** By the register or the gazette. Null while publications are unread that may tell of one. */
  openBankruptcy: boolean | null
  /** Events of bankruptcy, reorganisation and interim measures; null while publications are unread. */
  insolvencyEventCount: number | null
  /** Current ones first, then stale, then former; newest first. Null while publications are unread. */
  mandates: PersonMandate[] | null
}

export type PersonJoin = {
  companies: readonly [EnterpriseNumber, EnterpriseNumber]
  reasons: JoinReason[]
  /** Base-2 logarithm of the odds that both are one person. */
  bits: number
}

export type SharedBoardsHit = {
  personId: string
  name: string
  /** The companies that both have. */
  companies: EnterpriseNumber[]
}

export type PersonAnswer = {
  /** The present id, also where an earlier one was asked for. */
  personId: string
  name: string
  companyCount: number
  /** At most `MAX_COMPANIES`: those with current mandates first. */
  companies: PersonCompany[]
  joins: PersonJoin[]
  sharedBoards: SharedBoardsHit[]
  sameName: PersonHit[]
  sameNameCount: number
}

/**
 * Throws `UnknownPersonError`; `SourceUnavailableError` when the gazette or the register do not answer;
 * `PeopleUnavailableError` before people were derived and when the look-up could not be recorded.
 */
export type GetPerson = (personId: string, by: Lookup['by']) => Promise<PersonAnswer>

const MAX_COMPANIES = 200

type GetPersonDeps = {
  people: PeopleReaders
  companies: BatchLoader<CompanyFacts>
  summaries: BatchLoader<Recorded<EventSummary>>
  recordLookup: RecordLookup
}

export function createGetPerson(deps: GetPersonDeps): GetPerson {
  const { people, companies, recordLookup } = deps
  return async (personId, by) => {
    if (!isPersonId(personId)) throw new UnknownPersonError()
    const [record] = await Promise.all([
      people.readPerson(personId),
      recordLookup({ kind: 'person', by, subject: personId }),
    ])
    if (record === null) throw new UnknownPersonError()
    const [shown, sameName] = await Promise.all([
      listCompanies(record, deps),
      toHits(record.sameName, companies),
    ])
    const { person } = record
    return {
      personId: person.personId,
      name: person.name,
      companyCount: record.numbers.length,
      companies: shown,
      joins: listJoins(record),
      sharedBoards: record.sharedBoards.map(({ personId, name, shared }) => ({
        personId,
        name,
        companies: shared.map(enterpriseNumberFrom),
      })),
      sameName,
      sameNameCount: record.sameNameCount,
    }
  }
}

function listJoins({ person: { companies, joins } }: PersonRecord): PersonJoin[] {
  const numberAt = (at: number) => (companies[at] as { enterpriseNumber: EnterpriseNumber }).enterpriseNumber
  return joins.map(({ a, b, reasons, bits }) => ({ companies: [numberAt(a), numberAt(b)], reasons, bits }))
}

async function listCompanies(
  { numbers, mandates }: PersonRecord,
  deps: Pick<GetPersonDeps, 'companies' | 'summaries'>,
): Promise<PersonCompany[]> {
  const byCompany = Map.groupBy(mandates.toSorted(compareMandates), ({ enterpriseNumber }) =>
    Number(enterpriseNumber),
  )
  const mandatesOf = (number: number) => byCompany.get(number) ?? []
  const shown = numbers
    .toSorted((a, b) => compareCompanies(mandatesOf(a), mandatesOf(b)) || b - a)
    .slice(0, MAX_COMPANIES)
  return Promise.all(
    shown.map(number => describeCompany(enterpriseNumberFrom(number), mandatesOf(number), deps)),
  )
}

async function describeCompany(
  enterpriseNumber: EnterpriseNumber,
  mandates: PersonMandate[],
  { companies, summaries }: Pick<GetPersonDeps, 'companies' | 'summaries'>,
): Promise<PersonCompany> {
  const [facts, recorded] = await Promise.all([
    companies.read(enterpriseNumber),
    summaries.read(enterpriseNumber),
  ])
  const isWaiting = (recorded?.waiting ?? 0) > 0
  const { rollup, insolvencyEventCount } = recorded?.value ?? NO_EVENTS
  const situationCode = facts?.situationCode ?? null
  const isOpen = openBankruptcyBy({ registerSituationCode: situationCode, rollup }).length > 0
  return {
    enterpriseNumber,
    legalName: facts?.legalName ?? null,
    inRegister: facts?.inRegister ?? false,
    situationCode,
    openBankruptcy: isOpen || (isWaiting ? null : false),
    insolvencyEventCount: isWaiting ? null : insolvencyEventCount,
    mandates: isWaiting ? null : mandates,
  }
}

function compareMandates(a: PersonMandate, b: PersonMandate): number {
  return (
    comparePeriods(a, b) ||
    compareDescending(a.sourceNumac, b.sourceNumac) ||
    compareDescending(b.office ?? '', a.office ?? '') ||
    compareDescending(b.name, a.name)
  )
}

// By the first mandate of each.
function compareCompanies([a]: readonly PersonMandate[], [b]: readonly PersonMandate[]): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return compareMandates(a, b)
}
