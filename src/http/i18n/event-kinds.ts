// What each kind of event is called, in the terms of Book XX of the Code of Economic Law and of the gazette's own
// headings in Dutch, French and German.

import table from '../../../data/wordings/event-kinds.json' with { type: 'json' }
import type { EventKind } from '../../domain/publications/gazette-fact.ts'
import { type Lang, phrase, phrases } from './languages.ts'

export const EVENT_KINDS = phrases<EventKind>(table.wordings)

const UNKNOWN_KIND = phrase('Bekendmaking', 'Publication', 'Bekanntmachung', 'Notice')

/** The name of a kind as the database holds it; one that this version does not know is a notice. */
export function eventKindLabel(kind: string | null, lang: Lang): string {
  const named = kind !== null && Object.hasOwn(EVENT_KINDS, kind)
  return (named ? EVENT_KINDS[kind as EventKind] : UNKNOWN_KIND)[lang]
}
