// Marks publications that a later one annuls, replaces or corrects, wherever that one stands in the list.

import type { EventFact, GazetteFact } from '../../domain/publications/gazette-fact.ts'
import type { PublicationKind } from '../../domain/publications/publication.ts'
import {
  type CorrectedPublication,
  findSupersededPublications,
  keyOfFact,
  type SupersededPublications,
  type Supersession,
} from '../../domain/timeline/superseded-publications.ts'
import type { Pool } from '../db/pool.ts'

// All events of the companies of which one corrects another.
const FIND_CORRECTED = {
  name: 'find-corrected',
  text: `
    SELECT enterprise_number, body FROM gazette.fact
    WHERE kind = 'event' AND enterprise_number IN (
      SELECT enterprise_number FROM gazette.fact
      WHERE enterprise_number = ANY ($1::integer[]) AND kind = 'event' AND body->'corrects' <> 'null'::jsonb)
    ORDER BY enterprise_number, numac, ordinal`,
}

/** A fact of a listed publication; `correctedBy` is the numac of the last correction by which a value of it stands. */
export type ListedFact = GazetteFact & { correctedBy?: string }

type ListedAct = {
  numac: string
  kind: PublicationKind
  facts: ListedFact[] | null
  supersededBy?: Supersession
}

/**
 * Adds `supersededBy`, corrected values with `correctedBy`, and numac and day of what a correction corrects that names
 * none on file, or quotes the day of the judgment.
 */
export async function markSuperseded<A extends ListedAct>(
  pool: Pool,
  lists: ReadonlyMap<number, { acts: A[] }>,
): Promise<void> {
  const noticed = [...lists].filter(([, { acts }]) => acts.some(({ kind }) => kind === 'court_notice'))
  if (noticed.length === 0) return
  const { rows } = await pool.query<{ enterprise_number: number; body: EventFact }>({
    ...FIND_CORRECTED,
    values: [noticed.map(([number]) => number)],
  })
  for (const [number, own] of Map.groupBy(rows, row => row.enterprise_number)) {
    const list = lists.get(number)
    if (list === undefined) continue
    const found = findSupersededPublications(own.map(({ body }) => body))
    list.acts = list.acts.map(act => markAct(act, found))
  }
}

function markAct<A extends ListedAct>(act: A, found: SupersededPublications): A {
  const supersededBy = found.superseded.get(act.numac)
  const target = found.corrected.get(act.numac)
  const facts = act.facts?.map(fact => withTarget(withValues(fact, found.amended), target)) ?? null
  return { ...act, facts, ...(supersededBy && { supersededBy }) }
}

function withValues(fact: ListedFact, amended: SupersededPublications['amended']): ListedFact {
  const found = fact.fact === 'event' ? amended.get(keyOfFact(fact)) : undefined
  return found === undefined ? fact : { ...found.fact, correctedBy: found.by }
}

function withTarget(fact: ListedFact, target: CorrectedPublication | undefined): ListedFact {
  if (target === undefined || fact.fact !== 'event' || fact.corrects === null) return fact
  const { numac, pubDate } = target
  return { ...fact, corrects: { ...fact.corrects, numac, pubDate: pubDate ?? fact.corrects.pubDate } }
}
