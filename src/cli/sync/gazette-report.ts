// Report of griffie fetch gazette: a line per day, its failures, and hints.

import type { DayReport, GazetteSyncReport } from '../../sources/gazette/import/sync/sync-days.ts'
import type { SyncFault } from '../../sources/gazette/import/sync/sync-items.ts'
import type { PartCounts } from '../../sources/gazette/import/sync/sync-store.ts'

const STATES: Record<DayReport['state'], string> = {
  done: 'whole',
  before: 'whole since an earlier run',
  unchanged: 'whole, and unchanged on the site',
  open: 'all so far; the day is not over',
  undone: 'NOT WHOLE',
  not_tried: 'not asked for',
}

// Labels by count name, singular and plural.
const COUNT_LABELS: Record<string, [one: string, several: string]> = {
  articles: ['text', 'texts'],
  from_issues: ['text out of the issue', 'texts out of the issue'],
  acts: ['act', 'acts'],
  before: ['stored before', 'stored before'],
  without_text: ['text that is a picture only', 'texts that are pictures only'],
  without_issue: ['issue without a PDF', 'issues without a PDF'],
  skipped: ['text left out that concerns no company', 'texts left out that concern no company'],
  unread: ['act that could not be read', 'acts that could not be read'],
  without_pdf: ['mention without a document', 'mentions without a document'],
  incomplete: ['act listed without its particulars yet', 'acts listed without their particulars yet'],
}

export function formatReport(report: GazetteSyncReport): string {
  const lines = report.days.flatMap(entry => [
    formatDay(entry),
    ...report.faults.filter(({ day }) => day === entry.day).map(formatFault),
  ])
  return lines.map(line => `${line}\n`).join('')
}

function formatDay({ day, state, gazette, annex }: DayReport): string {
  const nothing = gazette.editions === 0 ? ['no issue was published'] : []
  const parts = [...nothing, ...formatCounts(gazette), ...formatCounts(annex)]
  return `${day}  ${STATES[state]}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`
}

function formatCounts(counts: PartCounts): string[] {
  return Object.entries(COUNT_LABELS).flatMap(([name, [one, several]]) => {
    const count = counts[name] ?? 0
    return count === 0 ? [] : [`${count.toLocaleString('en')} ${count === 1 ? one : several}`]
  })
}

function formatFault({ part, message }: SyncFault): string {
  const [kind = '', name] = part.split(':')
  return `    ${name ? `${ITEM_LABELS[kind]} ${name}` : ITEM_LABELS[kind]}: ${message}`
}

const ITEM_LABELS: Record<string, string> = {
  gazette: 'summary of the day',
  annex: 'list of acts',
  issue: 'issue, edition',
  article: 'text',
  act: 'act',
}

// Reasons that retrying later will not resolve.
const UPSTREAM_CHANGED = new Set([
  'foreign',
  'wrong_page',
  'contradiction',
  'unreadable',
  'redirect',
  'status',
])

/** False when a day failed or was not tried. A day that is not over counts as complete. */
export function isComplete({ days }: GazetteSyncReport): boolean {
  return days.every(({ state }) => state !== 'undone' && state !== 'not_tried')
}

export type RunSettings = { gazetteContact: string | null; gazetteUrl: string; again: boolean; ocr: boolean }

/** Hints for the operator; empty when everything succeeded. */
export function hintFor(report: GazetteSyncReport, settings: RunSettings): string[] {
  const { days, faults } = report
  const hints = hintForStop(report.stopped, settings)
  if (faults.some(({ reason }) => reason === 'unproven_empty'))
    hints.push('An empty page on a working day is no proof that nothing was published: the day stays undone.')
  if (faults.some(({ reason }) => UPSTREAM_CHANGED.has(reason)))
    hints.push('If it fails in the same way tomorrow, the site may have changed: look for a newer griffie.')
  if (days.some(({ annex }) => (annex.unread ?? 0) > 0))
    hints.push(
      settings.ocr
        ? 'Why acts could not be read stands in the table intake.gazette_quarantine.'
        : 'Scanned acts were left unread; a run without --no-ocr reads them.',
    )
  if (!isComplete(report)) {
    const command = settings.again ? 'The same command without --again' : 'The same command again'
    hints.push(`Completed parts are kept. ${command} fetches only what is missing.`)
  }
  return hints
}

function hintForStop(
  stopped: GazetteSyncReport['stopped'],
  { gazetteContact, gazetteUrl }: RunSettings,
): string[] {
  if (stopped === 'failing')
    return [`Three days in a row failed, so nothing more was asked. See whether ${gazetteUrl} answers.`]
  if (stopped === null) return []
  const contact = gazetteContact ? '' : ', and set GAZETTE_CONTACT so that the site knows whom to write to'
  return [
    `The site holds requests back, so nothing more was asked. Wait some hours before the next run${contact}.`,
  ]
}
