// Syncs a day's texts from the PDFs of its editions: one request instead of about two hundred. Texts missing
// from a PDF are fetched one by one, so a poorly parsed PDF costs time but loses nothing.

import type { Publication } from '../../../../domain/publications/publication.ts'
import { GazetteResponseError } from '../../client/errors.ts'
import type { DayEntry } from '../../client/fetch-texts.ts'
import type { GazetteClient } from '../../client/gazette-client.ts'
import { type DayPart, type PartCounts, type PartRun, syncItems, UnreadableItemError } from './sync-items.ts'

/** The issue of a PDF; `listed`: numacs of all texts in the day's summary. */
type IssueOrigin = { day: string; edition: number; listed: ReadonlySet<string> }

/**
 * Parses an issue's PDF. Publications not in `listed` are not stored; the reader reports them. If it throws,
 * the issue stays undone.
 */
export type ReadIssuePdf = (bytes: Uint8Array, origin: IssueOrigin) => Promise<Publication[]>

/** All texts of a day, and those to fetch. */
type DayTexts = { listed: readonly DayEntry[]; entries: readonly DayEntry[] }

// An issue has megabytes, a text about ten kilobytes: up to this many are fetched one by one.
const MAX_SINGLE_TEXTS = 5

/**
 * Fetches the PDF of each edition with more than a few missing texts. Returns the entries to fetch one by
 * one, or null when an issue could not be fetched. Texts of an issue without a PDF are among the returned.
 */
export async function syncIssues(
  site: GazetteClient,
  run: PartRun,
  { listed, entries }: DayTexts,
  readIssuePdf: ReadIssuePdf,
): Promise<DayEntry[] | null> {
  const numacs = new Set(listed.map(({ numac }) => numac))
  const found = new Set<string>()
  const whole = await syncItems(
    run,
    await listUnreadIssues(run, entries),
    issuePart,
    async (issue): Promise<PartCounts> => {
      const bytes = await readIssue(site, run, issue.edition)
      if (bytes === null) return { without_issue: 1 }
      const origin = { day: run.day, edition: issue.edition, listed: numacs }
      const publications = await readIssueOrThrow(readIssuePdf, bytes, origin)
      const stored = await storeMissing(run, issue, publications)
      for (const numac of stored) found.add(numac)
      return { issues: 1, from_issues: stored.length }
    },
  )
  return whole ? entries.filter(({ numac }) => !found.has(numac)) : null
}

type Issue = { edition: number; missing: string[] }

// Editions to fetch as PDF, each with its missing texts.
async function listUnreadIssues(run: PartRun, entries: readonly DayEntry[]): Promise<Issue[]> {
  const issues = new Map<number, Issue>()
  for (const { numac, edition } of entries) {
    if (await run.store.isDone(run.day, `article:${numac}`)) continue
    const issue = issues.get(edition) ?? { edition, missing: [] }
    issue.missing.push(numac)
    issues.set(edition, issue)
  }
  const unread: Issue[] = []
  for (const issue of issues.values()) {
    const worth = issue.missing.length > MAX_SINGLE_TEXTS
    if (worth && !(await run.store.isDone(run.day, issuePart(issue)))) unread.push(issue)
  }
  return unread
}

async function storeMissing(
  run: PartRun,
  { edition, missing }: Issue,
  publications: readonly Publication[],
): Promise<string[]> {
  const texts = new Map(publications.map(publication => [publication.numac, publication]))
  const stored = missing.filter(numac => texts.has(numac))
  for (const numac of stored) {
    const publication = texts.get(numac) as Publication
    await run.store.savePublication({ ...publication, publishedOn: run.day, edition })
    await run.store.markDone(run.day, `article:${numac}`, { from_issues: 1 })
  }
  return stored
}

const issuePart = ({ edition }: Issue): DayPart => `issue:${edition}`

async function readIssue(site: GazetteClient, run: PartRun, edition: number): Promise<Uint8Array | null> {
  try {
    const reading = await site.readIssuePdf(run.day, edition, { signal: run.signal })
    if (reading.unchanged) throw new Error('Unexpected "not modified" for an issue.')
    return reading.value
  } catch (error) {
    if (error instanceof GazetteResponseError && error.reason === 'not_found') return null
    throw error
  }
}

async function readIssueOrThrow(
  readIssuePdf: ReadIssuePdf,
  bytes: Uint8Array,
  origin: IssueOrigin,
): Promise<Publication[]> {
  try {
    return await readIssuePdf(bytes, origin)
  } catch (cause) {
    throw new UnreadableItemError(`The PDF of edition ${origin.edition} could not be parsed.`, { cause })
  }
}
