// Report of griffie fetch register: applied extracts, unusable ones, the resulting state, and hints.

import type { ImportResult } from '../../sources/register/import/import-register.ts'
import type { SyncPlan } from '../../sources/register/import/sync/plan-extracts.ts'
import type { SyncPreview } from '../../sources/register/import/sync/sync-register.ts'
import type { RegisterSyncReport } from '../../sources/register/import/sync/sync-report.ts'

const PLAN_REASONS: Record<SyncPlan['why'], string> = {
  updates: 'the Updates after the loaded extract',
  asked: 'a Full, as requested',
  nothing_loaded: 'a Full, because nothing is loaded',
  sample: 'a Full instead of the generated sample',
  gap: 'a Full, because the Updates do not reach the newest extract',
  many: 'a Full, because many Updates are pending',
  larger: 'a Full, because the Updates are larger',
  long_ago: 'a Full, because the last one is three months old',
  up_to_date: 'nothing: the newest extract is loaded',
  stuck: 'nothing: no usable Full is listed, and no Update follows the loaded extract',
}

export function formatReport(report: RegisterSyncReport): string {
  const { listed, reasons, applied, unusable, files } = report
  const lines = [
    ...(listed
      ? [`${count(listed.extracts, 'extract')} listed, the newest ${formatExtract(listed.newest)}`]
      : []),
    ...reasons.map(why => `applying ${PLAN_REASONS[why]}`),
    ...applied.map(formatApplied),
    ...unusable.map(({ name, message }) => `${name}: UNUSABLE: ${message}`),
    `register: ${formatState(report)}`,
    ...(files && files.kept + files.removed > 0 ? [formatFiles(files)] : []),
  ]
  return lines.map(line => `${line}\n`).join('')
}

function formatExtract({ number, day }: { number: number; day: string | null }): string {
  return day ? `${number} of ${day}` : String(number)
}

function formatApplied({
  name,
  extractType,
  extractNumber,
  snapshotDate,
  rowsRead,
  quarantined,
}: ImportResult): string {
  const rows = Object.values(rowsRead).reduce((sum, n) => sum + n, 0)
  const unread = quarantined > 0 ? `, ${count(quarantined, 'row')} could not be parsed` : ''
  return `${name}: ${extractType} extract ${extractNumber} (register as of ${snapshotDate}) loaded, ${count(rows, 'row')}${unread}`
}

function formatState({ state, after, left, listed, stopped, rolledBack }: RegisterSyncReport): string {
  const loadedText = after === null ? 'no official extract is loaded' : `extract ${after}`
  const back = rolledBack.length > 0 ? `; left out, as rolled back: ${rolledBack.join(', ')}` : ''
  if (state === 'up_to_date') return `${loadedText}, up to date${back}`
  const until = listed
    ? `, NOT UP TO DATE: ${listed.newest.number} is available`
    : ', UNKNOWN whether up to date'
  const next = left.length > 0 ? `; ${count(left.length, 'extract')} left to apply` : ''
  return `${loadedText}${until}${next}${back}${stopped ? `. ${stopped.message}` : ''}`
}

function formatFiles({ kept, keptBytes, removed }: NonNullable<RegisterSyncReport['files']>): string {
  return `files: ${kept} kept (${megabytes(keptBytes)}), ${removed} removed`
}

/** One-line summary for a job, without file names and hints. */
export function summarize(report: RegisterSyncReport): string {
  const { applied, stopped, unusable, after, state, listed } = report
  const done = applied.map(({ extractType, extractNumber }) => `${extractType} ${extractNumber}`).join(', ')
  const came = done ? `${done} applied` : 'nothing applied'
  const where = after === null ? 'no extract' : `extract ${after}`
  const useless =
    unusable.length > 0
      ? `; unusable: ${unusable.map(({ name, reason }) => `${name} (${reason})`).join(', ')}`
      : ''
  if (state === 'up_to_date') return `${came}; ${where}, up to date${useless}`
  const why = stopped
    ? `stopped: ${STOP_REASONS[stopped.reason] ?? stopped.reason}`
    : `${listed?.newest.number} is available`
  return `${came}; ${where}, not up to date: ${why}${useless}`
}

const STOP_REASONS: Record<string, string> = {
  refused: 'the account in REGISTER_USER and REGISTER_PASSWORD was rejected',
  host_key: 'the host key does not match REGISTER_SFTP_HOST_KEY',
}

/** Whether the newest extract is loaded. */
export function isComplete({ state, stopped }: RegisterSyncReport): boolean {
  return state === 'up_to_date' && stopped === null
}

/** Whether a setting must be changed before a retry can succeed. */
export function isConfigurationFault({ stopped }: { stopped: { reason: string } | null }): boolean {
  return stopped !== null && stopped.reason in STOP_REASONS
}

// Reasons that retrying later will not resolve.
const CHANGED_SITE = new Set(['foreign', 'redirect', 'session', 'status', 'empty_list'])

/** Hints for the operator; empty when everything succeeded. */
export function hintFor(report: RegisterSyncReport, folder: string): string[] {
  const { stopped, unusable, state } = report
  const hints: string[] = []
  if (unusable.some(({ reason }) => reason === 'content'))
    hints.push(
      `Extracts that could not be imported are in ${folder}. To import them anyway: griffie import register --force.`,
    )
  if (stopped && CHANGED_SITE.has(stopped.reason))
    hints.push(
      'If it fails again tomorrow, the site may have changed: try the other protocol (--via) or a newer version of griffie.',
    )
  if (state === 'stuck')
    hints.push(
      'The upstream keeps extracts for a month; the next usable Full brings the register up to date.',
    )
  if (stopped && !isConfigurationFault(report))
    hints.push('Applied extracts are kept. The same command again continues from there.')
  return hints
}

/** Available extracts and those that would be applied. */
export function formatOutlook({ listed, loaded, rolledBack, plan }: SyncPreview): string {
  const due = new Set(plan.steps.map(({ name }) => name))
  const back = new Set(rolledBack)
  const lines = [...listed]
    .sort((a, b) => a.number - b.number || a.type.localeCompare(b.type))
    .map(({ name, number, type, day, bytes }) => {
      const mark = due.has(name) ? '  to be applied' : back.has(number) ? '  rolled back' : ''
      const size = bytes === null ? '-' : megabytes(bytes)
      return `${String(number).padStart(6)}  ${type.padEnd(6)}  ${(day ?? '-').padEnd(10)}  ${size.padStart(9)}${mark}`
    })
  const loadedText =
    loaded === null ? 'nothing' : `${loaded.isSample ? 'a generated sample' : `extract ${loaded.number}`}`
  return [...lines, `loaded: ${loadedText}`, `to be applied: ${PLAN_REASONS[plan.why]}`]
    .map(line => `${line}\n`)
    .join('')
}

function count(n: number, what: string): string {
  return `${n.toLocaleString('en')} ${what}${n === 1 ? '' : 's'}`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
}
