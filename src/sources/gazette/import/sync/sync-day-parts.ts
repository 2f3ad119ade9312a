// Syncs the two parts of a day: the texts of its issue, and the acts that the annex lists.

import type { Publication } from '../../../../domain/publications/publication.ts'
import type { DayEntry } from '../../client/fetch-texts.ts'
import type { GazetteClient } from '../../client/gazette-client.ts'
import type { KnownValidators, PageValidator } from '../../client/validator.ts'
import type { ListedAct } from '../../parse/pages/act-list.ts'
import { concernsCompanies } from '../../parse/pages/company-relevance.ts'
import { guessLanguage, type SummaryEntry } from '../../parse/pages/day-summary.ts'
import { type ReadIssuePdf, syncIssues } from './sync-issues.ts'
import {
  addCounts,
  type DayPart,
  type PartCounts,
  type PartRun,
  recordFault,
  syncItems,
  UnreadableItemError,
} from './sync-items.ts'

// Syncs the texts of a day's issue that may concern a company: from single pages, or from the issue's PDF
// with pages for what it lacks. The day's summary is the complete list either way.

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
async function markPartDone(
  run: PartRun,
  part: 'gazette' | 'annex',
  validators: readonly PageValidator[],
): Promise<PartState> {
  await run.store.saveValidators(validators)
  await run.store.markDone(run.day, part, run.counts)
  return 'done'
}

/**
 * Parses an act's PDF; `listed` is its list entry. Null when the PDF has no readable text: the act then
 * counts as `unread` and is not fetched again. If it throws, the act stays undone.
 */
export type ReadActPdf = (bytes: Uint8Array, listed: ListedAct) => Promise<Publication | null>

/** Fetches the acts of `run.day`; see `syncPublicationDays` for `final` and `known`. */
export async function syncAnnex(
  site: GazetteClient,
  run: PartRun,
  final: boolean,
  known: KnownValidators | undefined,
  readActPdf: ReadActPdf,
): Promise<PartState> {
  const { day, signal } = run
  const reading = (await recordFault(run, 'annex', () => site.listActsOn(day, { signal, known })))?.value
  if (reading === undefined) return 'undone'
  if (reading.unchanged) return 'unchanged'
  const acts = reading.value.filter(hasPdf)
  addCounts(run.counts, {
    without_pdf: reading.value.length - acts.length,
    incomplete: acts.filter(act => act.incomplete).length,
  })
  const whole = await syncItems(run, acts, actPart, act => syncAct(site, run, act, readActPdf))
  return whole && final ? markPartDone(run, 'annex', reading.validators) : 'undone'
}

type ActWithPdf = ListedAct & { pdfPath: string }

async function syncAct(
  site: GazetteClient,
  run: PartRun,
  act: ActWithPdf,
  readActPdf: ReadActPdf,
): Promise<PartCounts> {
  const reading = await site.readActPdf(act.pdfPath, { signal: run.signal })
  if (reading.unchanged) throw new Error('Unexpected "not modified" for an act.')
  const publication = await readActOrThrow(readActPdf, reading.value, act)
  if (publication === null) return { unread: 1 }
  await run.store.savePublication(publication)
  return { acts: 1 }
}

async function readActOrThrow(
  readActPdf: ReadActPdf,
  bytes: Uint8Array,
  act: ActWithPdf,
): Promise<Publication | null> {
  try {
    return await readActPdf(bytes, act)
  } catch (cause) {
    throw new UnreadableItemError(`The PDF ${act.pdfPath} could not be parsed.`, { cause })
  }
}

function actPart(act: ActWithPdf): DayPart {
  const name = act.numac ?? act.pdfPath
  return act.incomplete ? `act:${name}:incomplete` : `act:${name}`
}

function hasPdf(act: ListedAct): act is ActWithPdf {
  return act.pdfPath !== null
}
