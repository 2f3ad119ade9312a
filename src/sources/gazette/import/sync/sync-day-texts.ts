// Syncs the texts of a day's issue that may concern a company: from single pages, or from the issue's PDF
// with pages for what it lacks. The day's summary is the complete list either way.

import type { DayEntry } from '../../client/fetch-day-summary.ts'
import type { GazetteClient } from '../../client/gazette-client.ts'
import type { KnownValidators, PageValidator } from '../../client/validator.ts'
import { concernsCompanies } from '../../parse/pages/company-relevance.ts'
import type { SummaryEntry } from '../../parse/pages/day-summary.ts'
import { guessLanguage } from '../../parse/pages/guess-language.ts'
import { type ReadIssuePdf, syncIssues } from './sync-issues.ts'
import { addCounts, type PartRun, recordFault, syncItems } from './sync-items.ts'
import type { PartCounts } from './sync-store.ts'

export type PartState = 'done' | 'unchanged' | 'undone'

/** Selects the texts to fetch; others are counted as `skipped`. */
export type EntryFilter = (entry: SummaryEntry) => boolean

type DayTextsOptions = {
  wanted?: EntryFilter
  /** Reader of issue PDFs; without one each text is fetched separately. */
  readIssuePdf?: ReadIssuePdf
}

/**
 * Fetches the texts of `run.day`. `final`: the day is over. Only then is the part marked done, since a
 * further edition may appear.
 */
export async function syncDayTexts(
  site: GazetteClient,
  run: PartRun,
  final: boolean,
  known: KnownValidators | undefined,
  { wanted = concernsCompanies, readIssuePdf }: DayTextsOptions = {},
): Promise<PartState> {
  const { day, store, signal } = run
  const reading = (await recordFault(run, 'gazette', () => site.readDay(day, { signal, known })))?.value
  if (reading === undefined) return 'undone'
  if (reading.unchanged) return 'unchanged'
  const { editions, entries: listed } = reading.value
  const entries = listed.filter(wanted)
  addCounts(run.counts, { editions, skipped: listed.length - entries.length })
  const rest = readIssuePdf ? await syncIssues(site, run, { listed, entries }, readIssuePdf) : entries
  if (rest === null) return 'undone'
  const fetchText = async (entry: DayEntry): Promise<PartCounts> => {
    const publication = await site.readArticle(entry.numac, day, { signal, first: guessLanguage(entry) })
    if (publication === null) return { without_text: 1 }
    await store.savePublication({ ...publication, publishedOn: day, edition: entry.edition })
    return { articles: 1 }
  }
  const whole = await syncItems(run, rest, entry => `article:${entry.numac}`, fetchText)
  return whole && final ? markPartDone(run, 'gazette', reading.validators) : 'undone'
}

/** Marks a part of the day done and stores its validators. */
export async function markPartDone(
  run: PartRun,
  part: 'gazette' | 'annex',
  validators: readonly PageValidator[],
): Promise<PartState> {
  await run.store.saveValidators(validators)
  await run.store.markDone(run.day, part, run.counts)
  return 'done'
}
