// Report of griffie fetch accounts: a line per day or company, its failures, and hints.

import { formatEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { KEYS_URL } from '../../sources/accounts/client/bank-service.ts'
import type { CompaniesReport, CompanyReport } from '../../sources/accounts/import/sync/sync-companies.ts'
import type { AccountsSyncReport, DayReport } from '../../sources/accounts/import/sync/sync-days.ts'

export type AccountsReport = AccountsSyncReport | CompaniesReport

const DAYS: Record<DayReport['state'], string> = {
  done: 'complete',
  before: 'complete since an earlier run',
  open: 'open: the Bank has no complete extract yet',
  absent: 'THE BANK HAS NO EXTRACT (any more)',
  undone: 'INCOMPLETE',
  not_tried: 'not requested',
}

const COMPANIES: Record<CompanyReport['state'], string> = {
  done: 'complete',
  none: 'no deposits known to the Bank',
  undone: 'INCOMPLETE',
  not_tried: 'not requested',
}

// Labels by count name, singular and plural.
const COUNT_LABELS: Record<string, [one: string, several: string]> = {
  references: ['deposit', 'deposits'],
  filings: ['with figures', 'with figures'],
  added: ['new', 'new'],
  changed: ['changed', 'changed'],
  flagged: ['breaking a sum rule', 'breaking a sum rule'],
  pdfOnly: ['as PDF only', 'as PDF only'],
  before: ['from before April 2022, without figures', 'from before April 2022, without figures'],
  unreadable: ['that could not be parsed', 'that could not be parsed'],
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
    hints.push('A day whose two zips are inconsistent stays incomplete: it is never treated as "no filings".')
  if ([...reasons].some(reason => UPSTREAM_CHANGED.has(reason)))
    hints.push(
      `If it fails again tomorrow, check ACCOUNTS_URL (${accountsUrl}) or try a newer version of griffie.`,
    )
  if ('days' in report && report.days.some(({ state }) => state === 'absent'))
    hints.push(
      'Days without an extract are requested again only with --from. Companies can always be fetched by number.',
    )
  if (report.faults.length > 0 && report.stopped !== 'key')
    hints.push('Completed parts are kept. The same command again fetches only what is missing.')
  return hints
}

function hintForStop(stopped: AccountsReport['stopped'], accountsUrl: string): string[] {
  if (stopped === 'key') return [`The run was stopped. Keys are available at ${KEYS_URL}.`]
  if (stopped === 'failing')
    return [
      `Several requests in a row failed, so the run was stopped. Check whether ${accountsUrl} is reachable.`,
    ]
  if (stopped === 'blocked')
    return ['The service throttles requests, so the run was stopped. Wait some hours before the next run.']
  return []
}
