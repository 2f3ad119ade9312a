// Labels of event kinds. Terms: Book XX of the Code of Economic Law and the gazette's headings in Dutch, French and
// German.

import table from '../../../data/wordings/event-kinds.json' with { type: 'json' }
import type { EventKind } from '../../domain/publications/gazette-fact.ts'
import { type Lang, phrase, phrases } from './languages.ts'

export const EVENT_KINDS = phrases<EventKind>(table.wordings)

const UNKNOWN_KIND = phrase('Bekendmaking', 'Publication', 'Bekanntmachung', 'Notice')

/** The label of a stored event kind. A kind that this version does not know is a notice. */
export function eventKindLabel(kind: string | null, lang: Lang): string {
  const named = kind !== null && Object.hasOwn(EVENT_KINDS, kind)
  return (named ? EVENT_KINDS[kind as EventKind] : UNKNOWN_KIND)[lang]
}
