// The texts of a day's issue that can concern a company: page by page, or out of the issue's PDF and by pages what the
// PDF did not give. Either way the day's summary says which texts there are, and none of them is left out.

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

/** Which texts of a summary to fetch; texts not wanted are counted as `skipped`. */
export type EntryFilter = (entry: SummaryEntry) => boolean

export type DayTextsOptions = {
  wanted?: EntryFilter
  /** Reader of issue PDFs; without one each text is asked for by itself. */
  readIssuePdf?: ReadIssuePdf
}

/**
 * Fetches the texts of `run.day`. `final` tells that the day is over: only then is the part marked done, since a
 * further edition can appear as long as it lasts.
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

/** Marks a part of the day done and keeps the validators of its pages. */
export async function markPartDone(
  run: PartRun,
  part: 'gazette' | 'annex',
  validators: readonly PageValidator[],
): Promise<PartState> {
  await run.store.saveValidators(validators)
  await run.store.markDone(run.day, part, run.counts)
  return 'done'
}
