// Report of griffie fetch accounts: a line per day or company, its failures, and hints.

import { formatEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { KEYS_URL } from '../../sources/accounts/client/products.ts'
import type { CompaniesReport, CompanyReport } from '../../sources/accounts/import/sync/sync-companies.ts'
import type { AccountsSyncReport, DayReport } from '../../sources/accounts/import/sync/sync-days.ts'

export type AccountsReport = AccountsSyncReport | CompaniesReport

const DAYS: Record<DayReport['state'], string> = {
  done: 'whole',
  before: 'whole since an earlier run',
  open: 'open: the Bank has no whole extract of it yet',
  absent: 'THE BANK HAS NO EXTRACT of it (any more)',
  undone: 'NOT WHOLE',
  not_tried: 'not asked for',
}

const COMPANIES: Record<CompanyReport['state'], string> = {
  done: 'whole',
  none: 'no deposits known to the Bank',
  undone: 'NOT WHOLE',
  not_tried: 'not asked for',
}

// Labels by count name, singular and plural.
const COUNT_LABELS: Record<string, [one: string, several: string]> = {
  references: ['deposit', 'deposits'],
  filings: ['with figures', 'with figures'],
  added: ['new', 'new'],
  changed: ['changed', 'changed'],
  flagged: ['breaking a sum rule', 'breaking a sum rule'],
  pdfOnly: ['as PDF only', 'as PDF only'],
  before: ['of before April 2022, without figures', 'of before April 2022, without figures'],
  unreadable: ['that could not be read', 'that could not be read'],
}

export function formatReport(report: AccountsReport): string {
  const lines = 'days' in report ? formatDays(report) : formatCompanies(report)
  return lines.map(line => `${line}\n`).join('')
}

function formatDays({ days, faults }: AccountsSyncReport): string[] {
  return days.flatMap(({ day, state, counts }) => [
    formatLine(day, DAYS[state], counts),
    ...faults.filter(fault => fault.day === day).map(({ stage, message }) => `    ${stage}: ${message}`),
  ])
}

function formatCompanies({ companies, faults }: CompaniesReport): string[] {
  const faultsOf = Map.groupBy(faults, ({ number }) => number)
  return companies.flatMap(({ number, state, counts }) => [
    formatLine(formatEnterpriseNumber(number), COMPANIES[state], state === 'none' ? null : counts),
    ...(faultsOf.get(number) ?? []).map(({ part, message }) => `    ${part}: ${message}`),
  ])
}

function formatLine(name: string, state: string, counts: Record<string, number> | null): string {
  if (counts === null) return `${name}  ${state}`
  const parts = Object.entries(COUNT_LABELS).flatMap(([key, [one, several]]) => {
    const count = counts[key] ?? 0
    return count === 0 ? [] : [`${count.toLocaleString('en')} ${count === 1 ? one : several}`]
  })
  return `${name}  ${state}: ${parts.length > 0 ? parts.join(', ') : 'no filings'}`
}

/** False when a day or company failed, was not tried, or has no extract. */
export function isComplete(report: AccountsReport): boolean {
  const states: string[] = 'days' in report ? report.days.map(stateOf) : report.companies.map(stateOf)
  return states.every(state => state !== 'undone' && state !== 'not_tried' && state !== 'absent')
}

const stateOf = ({ state }: { state: string }): string => state

// Reasons that retrying later will not resolve.
const UPSTREAM_CHANGED = new Set([
  'foreign',
  'unreadable',
  'format_refused',
  'redirect',
  'status',
  'wrong_document',
])

/** Hints for the operator; empty when everything succeeded. */
export function hintFor(report: AccountsReport, { accountsUrl }: { accountsUrl: string }): string[] {
  const hints = hintForStop(report.stopped, accountsUrl)
  const reasons = new Set(report.faults.map(({ reason }) => reason))
  if (reasons.has('contradiction'))
    hints.push('A day whose two zips do not fit together stays undone: nothing is taken for "no filings".')
  if ([...reasons].some(reason => UPSTREAM_CHANGED.has(reason)))
    hints.push(
      `If it fails in the same way tomorrow, see whether ACCOUNTS_URL (${accountsUrl}) is right, or look for a newer griffie.`,
    )
  if ('days' in report && report.days.some(({ state }) => state === 'absent'))
    hints.push(
      'Days without an extract are asked for again only with --from. Companies can be fetched by number, whatever the day.',
    )
  if (report.faults.length > 0 && report.stopped !== 'key')
    hints.push('Completed parts are kept. The same command again fetches only what is missing.')
  return hints
}

function hintForStop(stopped: AccountsReport['stopped'], accountsUrl: string): string[] {
  if (stopped === 'key') return [`Nothing more was asked. Keys are given out at ${KEYS_URL}.`]
  if (stopped === 'failing')
    return [`Several in a row failed, so nothing more was asked. See whether ${accountsUrl} answers.`]
  if (stopped === 'blocked')
    return [
      'The service holds requests back, so nothing more was asked. Wait some hours before the next run.',
    ]
  return []
}
