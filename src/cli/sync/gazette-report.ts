// Report of griffie fetch gazette: a line per day, its failures, and hints.

import type { DayReport, GazetteSyncReport } from '../../sources/gazette/import/sync/sync-days.ts'
import type { PartCounts, SyncFault } from '../../sources/gazette/import/sync/sync-items.ts'

const STATES: Record<DayReport['state'], string> = {
  done: 'complete',
  before: 'complete since an earlier run',
  unchanged: 'complete, unchanged on the site',
  open: 'complete so far; the day is not over',
  undone: 'INCOMPLETE',
  not_tried: 'not requested',
}

// Labels by count name, singular and plural.
const COUNT_LABELS: Record<string, [one: string, several: string]> = {
  articles: ['text', 'texts'],
  from_issues: ['text from the issue', 'texts from the issue'],
  acts: ['act', 'acts'],
  before: ['already stored', 'already stored'],
  without_text: ['text available only as an image', 'texts available only as images'],
  without_issue: ['issue without a PDF', 'issues without a PDF'],
  skipped: ['skipped text about no company', 'skipped texts about no company'],
  unread: ['act that could not be parsed', 'acts that could not be parsed'],
  without_pdf: ['mention without a document', 'mentions without a document'],
  incomplete: ['act still listed without particulars', 'acts still listed without particulars'],
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

type RunSettings = { gazetteContact: string | null; gazetteUrl: string; again: boolean; ocr: boolean }

/** Hints for the operator; empty when everything succeeded. */
export function hintFor(report: GazetteSyncReport, settings: RunSettings): string[] {
  const { days, faults } = report
  const hints = hintForStop(report.stopped, settings)
  if (faults.some(({ reason }) => reason === 'unproven_empty'))
    hints.push(
      'An empty page on a working day does not prove that nothing was published: the day stays incomplete.',
    )
  if (faults.some(({ reason }) => UPSTREAM_CHANGED.has(reason)))
    hints.push('If it fails again tomorrow, the site may have changed: try a newer version of griffie.')
  if (days.some(({ annex }) => (annex.unread ?? 0) > 0))
    hints.push(
      settings.ocr
        ? 'The reasons for unparsed acts are in the table intake.gazette_quarantine.'
        : 'Scanned acts were skipped; a run without --no-ocr reads them.',
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
    return [`Three days in a row failed, so the run was stopped. Check whether ${gazetteUrl} is reachable.`]
  if (stopped === null) return []
  const contact = gazetteContact ? '' : ', and set GAZETTE_CONTACT so that the site operator can contact you'
  return [
    `The site throttles requests, so the run was stopped. Wait some hours before the next run${contact}.`,
  ]
}
