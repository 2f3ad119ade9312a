// griffie financials

import type { Command } from 'commander'
import { readConfig } from '../../config.ts'
import type { Ratio, Absence as RatioAbsence } from '../../domain/accounts/ratios/ratio.ts'
import { NOTES } from '../../domain/accounts/rubric-labels.ts'
import { sizeName } from '../../domain/accounts/size-class.ts'
import { STATEMENTS } from '../../domain/accounts/statement-lines.ts'
import type { Absence } from '../../domain/company/company.ts'
import { describeAbsence } from '../../domain/company/describe-absence.ts'
import {
  type EnterpriseNumber,
  formatEnterpriseNumber,
  parseEnterpriseNumber,
} from '../../domain/company/enterprise-number.ts'
import { type SourceName, UnknownCompanyError } from '../../domain/errors.ts'
import { createLogger } from '../../platform/log.ts'
import { openSource } from '../../store/db/source.ts'
import { createCompanyReader } from '../../store/register/companies.ts'
import {
  createReadFinancials,
  type Financials,
  type FinancialYear,
} from '../../usecases/accounts/get-financials.ts'
import { readWithCompany } from '../../usecases/dossier/read-with-company.ts'
import { createFindUnregistered } from '../../usecases/register/find-unregistered.ts'
import { createSuppressionReader } from '../../usecases/suppression/read-suppression.ts'
import { CliError, EXIT } from '../errors.ts'
import { withDatabase } from '../open-database.ts'

type Options = { all?: boolean; formulas?: boolean; json?: boolean }

/** Adds `financials` to the program. */
export function addFinancials(program: Command): void {
  program
    .command('financials')
    .description("show a company's annual accounts as filed, and derived ratios")
    .argument('<number>', 'enterprise number, dots allowed')
    .option('--all', 'all fiscal years instead of the latest')
    .option('--formulas', 'show the formulas of ratios')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      `
Rubrics that were not filed are left out; filed zeros are shown. Ratios without a value have a reason.

Example:
  griffie financials 0403.449.823 --all`,
    )
    .action(async (text: string, options: Options) => {
      const number = parseEnterpriseNumber(text)
      if (number === null) throw new CliError(`"${text}" is not an enterprise number.`, EXIT.usage)
      const financials = await read(number, options.all === true)
      process.stdout.write(
        options.json ? `${JSON.stringify(financials)}\n` : render(financials, options.formulas === true),
      )
    })
}

type Shown = Financials & { absence: Absence | null }

async function read(number: EnterpriseNumber, all: boolean): Promise<Shown> {
  const config = readConfig()
  return withDatabase(config, async ({ url, pool }) => {
    const logger = createLogger(config.logLevel)
    const open = (name: SourceName) => openSource({ name, url, logger, connections: 1 })
    const sources = { register: open('register'), gazette: open('gazette'), accounts: open('accounts') }
    const list = await createSuppressionReader(pool)()
    const companies = createCompanyReader(sources.register)
    const readers = { sources, companies, accounts: sources.accounts, suppression: { list: () => list } }
    try {
      const reading = createReadFinancials(readers)(number, all ? 'all' : 'latest')
      const findUnregistered = createFindUnregistered(readers)
      const { part, absence, unanswered } = await readWithCompany(
        { companies, findUnregistered },
        number,
        reading,
      )
      if (part === null) throw new CliError(`The ${unanswered.join(' and the ')} did not answer.`)
      return { ...part, absence }
    } catch (error) {
      if (!(error instanceof UnknownCompanyError)) throw error
      throw new CliError(`${formatEnterpriseNumber(number)} is in no loaded source.`, EXIT.notFound)
    } finally {
      await Promise.all(Object.values(sources).map(source => source.close()))
    }
  })
}

function render(financials: Shown, formulas: boolean): string {
  const { enterpriseNumber, years, gatedYears, neverFiles, filings, absence } = financials
  const lines = [formatEnterpriseNumber(enterpriseNumber)]
  const remark = describeAbsence(absence)
  if (remark) lines.push(remark)
  if (years.length === 0)
    lines.push(neverFiles ? 'a natural person, who deposits no accounts' : NONE_HELD[filings.state])
  for (const year of years) lines.push('', ...renderYear(year, formulas))
  if (gatedYears.length > 0) lines.push('', `${gatedYears.length} older years on file: --all shows them`)
  return `${lines.join('\n')}\n`
}

const NONE_HELD = {
  present: 'no accounts on file',
  none: 'no accounts: the National Bank has none',
  not_looked_for: 'unknown: no accounts are stored, and they were not requested from the National Bank',
}

const NO_FIGURES = {
  filed_as_pdf: 'deposited as a PDF: no figures are available',
  not_loaded: 'the deposit is known, its figures are not loaded',
}

function renderYear(year: FinancialYear, formulas: boolean): string[] {
  const { reference, periodStart, periodEnd, months, model, scheme, depositedOn, currency } = year
  const length = months === null || months === 12 ? '' : `, ${months} months`
  const lines = [
    `Fiscal year ${periodStart ?? '?'} to ${periodEnd}${length}`,
    `  deposit ${reference} of ${depositedOn ?? 'an unknown date'}, model ${model ?? 'unknown'} (${scheme}), ${currency ?? 'currency unknown'}`,
    ...year.otherDeposits.map(other => `  other deposit: ${other.reference} of ${other.depositedOn ?? '?'}`),
    ...(year.conflicts ?? []).map(
      ({ code, period, values }) => `  filed with several values: ${code} (${period}): ${values.join(', ')}`,
    ),
    ...year.brokenRules.map(
      ({ rule, filed, computed }) => `  does not add up: ${rule}: ${filed}, not ${computed}`,
    ),
  ]
  if (year.noFigures) return [...lines, `  ${NO_FIGURES[year.noFigures]}`]
  return [...lines, ...renderFiled(year), ...renderDerived(year, formulas)]
}

// Notes have no depths: their names begin with the heading.
const TABLES = [
  ...Object.entries(STATEMENTS).map(([name, lines]) => ({ name, lines })),
  ...Object.entries(NOTES).map(([section, notes]) => ({
    name: `notes: ${section}`,
    lines: notes.map(line => ({ ...line, depth: 0 })),
  })),
]

function renderFiled({ filed, filedYearBefore }: FinancialYear): string[] {
  const rubrics = { now: filed ?? {}, before: filedYearBefore ?? {} }
  return TABLES.flatMap(({ name, lines }) => {
    const shown = lines.filter(({ rubric }) => rubric in rubrics.now || rubric in rubrics.before)
    if (shown.length === 0) return []
    return [
      `  ${`${name}, as filed`.padEnd(62)} ${'this year'.padStart(18)} ${'year before'.padStart(18)}`,
      ...shown.map(({ rubric, depth, labels }) => {
        const label = `${'  '.repeat(depth)}${labels.en}`
        return `    ${rubric.padEnd(7)} ${label.padEnd(52)} ${amount(rubrics.now[rubric])} ${amount(rubrics.before[rubric])}`
      }),
    ]
  })
}

function amount(value: string | undefined): string {
  if (value === undefined) return ''.padStart(18)
  const [whole = '', cents] = value.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return (cents && Number(cents) > 0 ? `${grouped}.${cents.padEnd(2, '0')}` : grouped).padStart(18)
}

function renderDerived({ derived }: FinancialYear, formulas: boolean): string[] {
  if (derived === null) return []
  const { ratios, health, sector, size } = derived
  return [
    `  derived (${sector.kind}: ${sector.reason} Size: ${size ? sizeName(size).replaceAll('_', ' ') : 'not known'}.)`,
    health
      ? `    financial health ${health.score} of 100 among ${health.companies.toLocaleString('en')} companies of group ${health.group}`
      : '    financial health: too few figures filed, or too few peer companies',
    ...ratios.flatMap(ratio => [
      `    ${ratio.label.padEnd(60)} ${ratioValue(ratio)}`,
      ...(formulas && ratio.formula
        ? [`      = ${ratio.formula}${ratio.note ? ` (${ratio.note})` : ''}`]
        : []),
    ]),
  ]
}

function ratioValue({ value, unit, absence }: Ratio): string {
  if (value === null) return absence ? formatAbsence(absence) : ''
  if (unit === 'fraction') return `${(Number(value) * 100).toFixed(2)} %`.padStart(18)
  if (unit === 'amount') return amount(value)
  return `${Number(value).toFixed(2)}${unit === 'days' ? ' days' : ''}`.padStart(18)
}

function formatAbsence(absence: RatioAbsence): string {
  if (absence.kind === 'not_filed') return `not filed: ${absence.codes.join(', ')}`
  if (absence.kind === 'not_read') return `not filed, or not read: ${absence.codes.join(', ')}`
  if (absence.kind === 'not_applicable') return absence.reason
  if (absence.kind === 'zero_denominator') return 'denominator is zero'
  return `period of ${absence.months ?? 'unknown'} months, not twelve`
}
