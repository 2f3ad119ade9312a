// get_company_financials: the latest annual accounts of a company as filed, and derived ratios.

import { z } from 'zod'
import { sizeName } from '../../domain/accounts/size-class.ts'
import { isOfTheYearAlone } from '../../domain/accounts/sum-rules.ts'
import { describeAbsence } from '../../domain/company/describe-absence.ts'
import type { Financials, FinancialYear } from '../../usecases/accounts/get-financials.ts'
import type { GetLatestAccounts } from '../../usecases/accounts/get-latest-accounts.ts'
import {
  ACCOUNTS,
  closingFields,
  companyFields,
  frameAnswer,
  kbo,
  numberOf,
  REGISTER,
  writeNote,
} from './company-answer.ts'
import { defineTool } from './define-tool.ts'
import {
  describeSector,
  explainNoFigures,
  explainNoYears,
  sectorOfYear,
  shapeFigures,
  shapeRatios,
  toCamelCase,
} from './shape-accounts.ts'
import type { Tool } from './tool.ts'

const YEAR = 'must be a whole number such as 2024: the year in which the fiscal year ends.'

const figure = z.union([z.number(), z.literal('not_applicable')]).nullable()

const accounts = z.object({
  periodStart: z.string().nullable(),
  periodEnd: z.string(),
  deposit: z.string(),
  depositedOn: z.string().nullable(),
  isCorrection: z.literal(true).optional(),
  model: z.string().nullable(),
  currency: z.string().nullable(),
  sizeClass: z.string().nullable(),
  sector: z.string().nullable(),
  figures: z.record(z.string(), z.number()).nullable(),
  ratios: z.record(z.string(), z.record(z.string(), figure)).nullable().describe('unit → name → value'),
  absent: z.record(z.string(), z.array(z.string())),
  health: z
    .object({
      score: z.number(),
      comparedWith: z.string(),
      companies: z.int(),
      percentiles: z.record(z.string(), z.number()),
    })
    .nullable(),
})

export function createFinancialsTool(getLatestAccounts: GetLatestAccounts): Tool {
  return defineTool({
    name: 'get_company_financials',
    title: 'Annual accounts of a company',
    description:
      'Latest annual accounts as filed, and ratios; older years are gated. Fractions: 0.25 = 25 %. An omitted figure was not filed, never zero; reasons of absent ratios: absent. accounts null: see note.',
    input: z.strictObject({ kbo, year: z.int(YEAR).optional() }),
    output: z.object({
      ...companyFields,
      fiscalYear: z.int().nullable(),
      accounts: accounts.nullable(),
      gatedYears: z.array(z.int()).nullable(),
      ...closingFields,
    }),
    async answer({ kbo, year }, context) {
      const number = numberOf(kbo)
      const { company, absence, part, unanswered } = await getLatestAccounts(number)
      const latest = part?.years[0]
      const shown = latest && (year === undefined || year === yearOf(latest.periodEnd)) ? latest : null
      const note = writeNote(
        context,
        unanswered,
        describeAbsence(absence),
        ...(part ? describeYears(part, year) : []),
        shown && describeYear(shown),
      )
      return frameAnswer(
        context,
        { number, company, sources: SOURCES, note },
        {
          fiscalYear: shown ? yearOf(shown.periodEnd) : null,
          accounts: shown && shapeYear(shown, company?.primaryNace ?? null),
          gatedYears: part && yearsOf(part.gatedYears),
        },
      )
    },
  })
}

const SOURCES = [REGISTER, ACCOUNTS, 'ratios and health derived by Griffie']

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

// Deduplicated, because two periods can end in one year.
function yearsOf(days: readonly string[]): number[] {
  return [...new Set(days.map(yearOf))]
}

const GATED = 'needs a signed-in account on the paid plan; an API key does not give access'

function describeYears(financials: Financials, year: number | undefined): string[] {
  const { years, gatedYears } = financials
  const [latest] = years
  if (latest === undefined) return [explainNoYears(financials)]
  const shown = yearOf(latest.periodEnd)
  const gated = yearsOf(gatedYears)
  if (year !== undefined && year !== shown) {
    return [
      gated.includes(year)
        ? `Fiscal year ${year} is on file but gated: it ${GATED}. Only the latest year, ${shown}, is available: omit year.`
        : `No accounts of fiscal year ${year} are on file. The latest is ${shown}: omit year.`,
    ]
  }
  return [
    ...describeGroupYears(financials, shown),
    ...(gated.length === 0
      ? []
      : [`Older years (${gated.join(', ')}) are on file but gated: they ${GATED.replace('needs', 'need')}.`]),
  ]
}

function describeGroupYears({ groupYears }: Financials, shown: number): string[] {
  if (groupYears.length === 0) return []
  const years = yearsOf(groupYears).join(', ')
  return [
    `Of ${years} only accounts of the group are on file, without figures: ${shown} is the company's own.`,
  ]
}

function describeYear(year: FinancialYear): string | undefined {
  const sentences = [
    explainNoFigures(year),
    year.conflicts?.length
      ? `Two values were filed for ${year.conflicts.length} cells: both are omitted.`
      : undefined,
    year.unreadLines
      ? `${year.unreadLines} lines of the filing could not be read: an omitted figure may have been filed.`
      : undefined,
    describeBrokenRules(year),
  ]
  return sentences.filter(sentence => sentence !== undefined).join(' ') || undefined
}

const MAX_RULES = 3

// Rules of the year before say nothing of the figures of this answer, and would reveal gated ones.
function describeBrokenRules({ brokenRules }: FinancialYear): string | undefined {
  const broken = brokenRules.filter(isOfTheYearAlone)
  if (broken.length === 0) return undefined
  const rules = broken
    .slice(0, MAX_RULES)
    .map(({ rule, filed, computed }) => `${rule} (${filed} filed, ${computed} summed)`)
  const more = broken.length - rules.length
  return `Does not add up as filed: ${rules.join('; ')}${more > 0 ? `; ${more} more` : ''}.`
}

function shapeYear(year: FinancialYear, nace: string | null): z.input<typeof accounts> {
  const { derived } = year
  const ratios = derived && shapeRatios(derived.ratios, derived.sector.kind, year.filed !== null)
  return {
    periodStart: year.periodStart,
    periodEnd: year.periodEnd,
    deposit: year.reference,
    depositedOn: year.depositedOn,
    isCorrection: year.depositType === 'Correction' ? true : undefined,
    model: year.model,
    currency: year.currency,
    sizeClass: derived?.size ? sizeName(derived.size) : null,
    sector: describeSector(sectorOfYear(year, nace)),
    figures: shapeFigures(year.filed),
    ratios: ratios && (ratios.byUnit as Record<string, Record<string, z.input<typeof figure>>>),
    absent: ratios?.absent ?? {},
    health: derived?.health ? shapeHealth(derived.health) : null,
  }
}

function shapeHealth({
  score,
  group,
  companies,
  parts,
}: NonNullable<NonNullable<FinancialYear['derived']>['health']>) {
  return {
    score,
    comparedWith: group,
    companies,
    percentiles: Object.fromEntries(
      parts.map(({ ratioId, percentile }) => [toCamelCase(ratioId), percentile]),
    ),
  }
}
