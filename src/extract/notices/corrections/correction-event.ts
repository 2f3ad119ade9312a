// Turns a notice that only corrects an earlier one into a correction event, so that retyped notices do not
// open or close a case twice.

import type { EventFact, EventKind } from '../../../domain/publications/gazette-fact.ts'
import {
  JUDGE_RESTATED,
  OPENING_RESTATED,
  PUBLICATION_VOID,
  severityOf,
  sourceOf,
} from '../../../domain/timeline/classify-event.ts'
import { announcesNewText } from './find-correction.ts'
import { withRestatedDissolution } from './restated-dissolutions.ts'
import { withVoidAppointment } from './void-appointments.ts'

const CORRECTION_KIND_BY_SOURCE = {
  faillissement: 'bankruptcy_correction',
  reorg: 'reorganisation_correction',
  insolvency_interim: 'interim_correction',
} as const satisfies Partial<Record<EventFact['source'], EventKind>>

// Kinds that become corrections when retyped by hand: the original notice states the event.
const RESTATABLE_KINDS: ReadonlySet<EventKind> = new Set<EventKind>([
  'bankruptcy_opening',
  'judicial_dissolution',
  'judicial_dissolution_and_closing',
  'bankruptcy_closing',
  'reorganisation_opening',
])
const OPENINGS_RESTATED: ReadonlySet<EventKind> = new Set<EventKind>([
  'bankruptcy_opening',
  'judicial_dissolution',
])
const CORRECTED_TEXT = /^\s*(?:verbeterd|gecorrigeerd|rechtgezet)e?\s+(?:bericht|tekst|versie)/im

// `Il y a lieu de lire A et non B`: one value is corrected, no ruling is stated.
const SINGLE_VALUE_CORRECTED =
  /il (?:y a lieu|faut|convient) de lire|lire\s*:?[^.]{0,80}(?:au lieu de|et non)|(?:au lieu de|anstatt|anstelle von)\s.{0,160}?\s(?:lire|lisez|zu lesen)(?!\p{L})|verkeerdelijk|per vergissing|(?:dient|moet|leze)[^.]{0,60}(?:gelezen|men)[^.]{0,160}in plaats van|in plaats van[^.]{0,120}(?:gelezen|lezen)/iu

/**
 * `fact` as a correction, or unchanged if the correction states an event of its own. Numacs of notices typed
 * by the gazette's staff have 7 as their fifth digit.
 */
export function toCorrectionEvent(fact: EventFact, text: string): EventFact {
  const { corrects, eventKind, source, numac, eventDate } = fact
  if (corrects === null || source === 'kbo_admin') return fact
  if (eventKind.endsWith('_correction'))
    return withContent(withDetail(fact, isVoid(fact) ? PUBLICATION_VOID : fact.detail), text)
  const isTyped = numac[4] === '7'
  const restates =
    isTyped &&
    RESTATABLE_KINDS.has(eventKind) &&
    !(eventKind === 'bankruptcy_closing' && CORRECTED_TEXT.test(text))
  const isNewText = isTyped && eventKind === 'judge_replaced' && announcesNewText(text)
  if (isNewText) return withDetail(toCorrection(fact, source), JUDGE_RESTATED)
  const amends = isTyped && SINGLE_VALUE_CORRECTED.test(text.replaceAll('-\n', '').replaceAll('\n', ' '))
  if (!restates && !amends && !(isTyped && corrects.effect === 'annulled')) return fact
  const opened = restates && OPENINGS_RESTATED.has(eventKind)
  const keyDates = opened && eventDate ? { ...fact.keyDates, openedOn: eventDate } : fact.keyDates
  const corrected = { ...toCorrection(fact, source), keyDates }
  if (restates) return withDetail(corrected, opened ? OPENING_RESTATED : null)
  return withDetail(corrected, isVoid(fact) ? PUBLICATION_VOID : null)
}

function withContent(correction: EventFact, text: string): EventFact {
  return withVoidAppointment(withRestatedDissolution(correction, text), text)
}

function toCorrection(fact: EventFact, source: keyof typeof CORRECTION_KIND_BY_SOURCE): EventFact {
  const eventKind = CORRECTION_KIND_BY_SOURCE[source]
  return { ...fact, eventKind, source: sourceOf(eventKind) }
}

function isVoid({ corrects }: EventFact): boolean {
  return corrects?.effect === 'annulled'
}

function withDetail(fact: EventFact, detail: string | null): EventFact {
  return { ...fact, detail, severity: severityOf(fact.eventKind, detail) }
}
