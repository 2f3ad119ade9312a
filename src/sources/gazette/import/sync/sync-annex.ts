// Syncs the acts that the annex lists for a day, each parsed from its PDF.

import type { Publication } from '../../../../domain/publications/publication.ts'
import type { GazetteClient } from '../../client/gazette-client.ts'
import type { KnownValidators } from '../../client/validator.ts'
import type { ListedAct } from '../../parse/pages/act-list.ts'
import { markPartDone, type PartState } from './sync-day-texts.ts'
import { addCounts, type PartRun, recordFault, syncItems, UnreadableItemError } from './sync-items.ts'
import type { DayPart, PartCounts } from './sync-store.ts'

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
