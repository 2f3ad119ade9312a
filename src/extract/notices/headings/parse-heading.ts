// The heading sentence of a block: what it announces, and about whom.

import type { EventFact, EventKind } from '../../../domain/publications/gazette-fact.ts'
import { type Passage, readPassage } from '../../text/flat-text.ts'
import {
  findCorrection,
  isErratum,
  mayBeCorrection,
  parseCorrection,
  withoutErratum,
} from '../corrections/find-correction.ts'
import { normaliseWording } from '../normalise-wording.ts'
import type { NoticeBlock, Part } from '../parse-notice.ts'
import { withDischargeExtent } from '../particulars/discharge-extent.ts'
import { withExtension } from '../particulars/mission-terms.ts'
import {
  type AnnouncedEvent,
  HEADINGS,
  type HeadingRule,
  matchBodyRules,
  unspecifiedEvent,
  withoutReplacedText,
} from './heading-rules.ts'

export type Heading = {
  announced: readonly AnnouncedEvent[]
  /** What follows the wording: the debtor's name and address. */
  named: string
  /** The same with its line ends. */
  printed: string
  /** The lines after the heading that tell something. */
  body: Passage | null
  /** The heading only names a procedure: the body says what happened. */
  byBody: boolean
  corrects: EventFact['corrects']
}

const APPEAL =
  /^(?:bijarrestvan(?:het)?hofvanberoep[a-z]{0,30},?|pararretde(?:la)?courdappelde?[a-z]{0,30},|durchurteildes?appellationshofes?[a-z]{0,20},)/

/** Reads the heading of `block`; null when its wording is not known. */
export function readHeading(block: NoticeBlock, publishedOn: string | null): Heading | null {
  const erratum = isErratum(block.heading.flat)
  const found = findWording(block, erratum)
  if (!found) return null
  const { rule, match, named, printed } = found
  const corrects = readCorrection(block, erratum, publishedOn)
  const body = readBodyOf(block)
  if (!rule.byBody) {
    // `Kwijtschelding vóór afsluiting … Kent de gedeeltelijke kwijtschelding toe`
    const told = withoutReplacedText(normaliseWording(body?.flat ?? '').letters)
    const announced = announcedBy(rule, match)
      .map(one => withDischargeExtent(one, told))
      .map(one => withExtension(one, body?.flat ?? ''))
      .flatMap(one => withExcusability(one, body?.flat ?? ''))
    return { announced: withBan(announced, body?.flat ?? ''), named, printed, body, byBody: false, corrects }
  }
  const announced = announcedByBody(block, erratum ? named : '', body, rule.byBody, corrects)
  return {
    announced: erratum ? announced.map(asCorrection) : announced,
    named,
    printed,
    body,
    byBody: true,
    corrects,
  }
}

function readCorrection(
  block: NoticeBlock,
  erratum: boolean,
  publishedOn: string | null,
): Heading['corrects'] {
  if (!erratum && !mayBeCorrection(block.text.slice(block.start, block.end))) return null
  const { flat } = readPassage(block.text, block.start, block.end)
  return erratum ? parseCorrection(flat, publishedOn) : findCorrection(flat, publishedOn)
}

type Wording = { rule: HeadingRule; match: RegExpExecArray; named: string; printed: string }

// An erratum can say a sentence of its own before it prints the heading again, on a line of its own.
function findWording({ text, heading, end }: NoticeBlock, erratum: boolean): Wording | null {
  const readRest = () => normaliseWording(readPassage(text, heading.span.end, end).flat).letters
  const found = matchWording(heading, erratum, readRest)
  if (found || !erratum) return found
  for (const { index } of heading.text.matchAll(/\n/g)) {
    const start = heading.span.start + index + 1
    const later = matchWording(heading.from(start), false)
    if (later) return later
  }
  return null
}

function matchWording(heading: Passage, erratum: boolean, readRest?: () => string): Wording | null {
  const flat = erratum ? withoutErratum(heading.flat) : heading.flat
  const left = heading.flat.length - flat.length
  const { letters, originalIndex: origin } = normaliseWording(flat)
  const appeal = APPEAL.exec(letters)?.[0].length ?? 0
  const found = findHeadingRule(letters.slice(appeal), readRest)
  if (!found) return null
  const end = left + origin(appeal + found.match[0].length)
  const { start } = heading.toSpan(end, heading.flat.length)
  return {
    ...found,
    named: heading.flat.slice(end),
    printed: end < heading.flat.length ? heading.text.slice(start - heading.span.start) : '',
  }
}

// `De te publiceren nieuwe tekst moet zijn :`
const REPLACEMENT_TEXT_CUES =
  /nieuwe?tekst|tepublicerentekst|alsvolgt|commesuit|nouveautexte|wiefolgt|neuertext|dient(?:te)?(?:worden)?gelezen|correctetekst|textecorrect/

// What the lines after the heading say happened. An erratum that says a notice is void says nothing else, unless it
// announces the text that takes its place.
function announcedByBody(
  block: NoticeBlock,
  named: string,
  body: Passage | null,
  procedure: NonNullable<HeadingRule['byBody']>,
  corrects: Heading['corrects'],
): readonly AnnouncedEvent[] {
  const repeated = body && announcedInBody(body)
  if (repeated) return repeated
  const { letters } = normaliseWording(`${named} ${body?.flat ?? ''}`)
  if (named !== '' && corrects?.effect === 'annulled') {
    const whole = normaliseWording(readPassage(block.text, block.start, block.end).flat).letters
    if (!REPLACEMENT_TEXT_CUES.test(whole)) return [unspecifiedEvent(procedure)]
  }
  return matchBodyRules(letters, procedure)
}

// `Faillite de : … Clôture pour insuffisance d'actif de la faillite de : …`: the body repeats the right heading.
function announcedInBody(body: Passage): readonly AnnouncedEvent[] | null {
  const found = findHeadingRule(normaliseWording(body.flat).letters)
  return found && !found.rule.byBody ? announcedBy(found.rule, found.match) : null
}

const CORRECTIONS: Partial<Record<EventKind, EventKind>> = {
  bankruptcy_other: 'bankruptcy_correction',
  reorganisation_other: 'reorganisation_correction',
  interim_other: 'interim_correction',
}

// A correction of a detail (`lire … et non …`) is no event of its own kind.
function asCorrection(announced: AnnouncedEvent): AnnouncedEvent {
  const kind = CORRECTIONS[announced.kind]
  return kind ? { kind, detail: null } : announced
}

const NOT_EXCUSABLE = /inexcusable|non[ -]?excusable|(?:niet|on) ?verschoonbaar|nicht entschuldbar/i
const EXCUSABLE = /excusable|verschoonbaar|entschuldbar/i

// Under the old law the closing said whether a person was excused: a decision of its own beside the closing.
function withExcusability(announced: AnnouncedEvent, body: string): AnnouncedEvent[] {
  if (announced.kind !== 'bankruptcy_closing' || !EXCUSABLE.test(body)) return [announced]
  const excused = !NOT_EXCUSABLE.test(body)
  const word = excused ? 'excusable' : 'not_excusable'
  return [
    { ...announced, detail: announced.detail ? `${announced.detail}, ${word}` : word },
    { kind: 'excusability_decision', detail: excused ? 'granted' : 'refused' },
  ]
}

// A closing can ban the managers by the same judgment.
const BAN =
  /faitinterdiction|interdita|interdictiond(?:exercer|exploiter)|legt(?:aan)?[a-z,.]{0,80}?verbodop|verboden(?:wordt|om)|wordtverboden|beroepsverbod|berufsverbot|untersagt/

function withBan(announced: AnnouncedEvent[], body: string): AnnouncedEvent[] {
  if (!/verbo|interd|unters/i.test(body) || !announced.some(({ kind }) => CLOSINGS.has(kind)))
    return announced
  return BAN.test(normaliseWording(body).letters)
    ? [...announced, { kind: 'professional_ban', detail: null }]
    : announced
}

const CLOSINGS: ReadonlySet<EventKind> = new Set([
  'bankruptcy_closing',
  'judicial_dissolution_closing',
  'judicial_dissolution_and_closing',
  'discharge_decision',
])

// `readRest` gives what follows `letters` in the notice.
function findHeadingRule(
  letters: string,
  readRest?: () => string,
): { rule: HeadingRule; match: RegExpExecArray } | null {
  for (const rule of HEADINGS) {
    const match = rule.pattern.exec(rule.ofNotice && readRest ? letters + readRest() : letters)
    if (match) return { rule, match }
  }
  return null
}

function announcedBy({ announces }: HeadingRule, match: RegExpExecArray): readonly AnnouncedEvent[] {
  return typeof announces === 'function' ? announces(match) : announces
}

const BODY_PARTS: ReadonlySet<Part['key']> = new Set([
  'body',
  'judge_change',
  'curator_change',
  'curator',
  'judge',
  'administrator',
  'restructuring_expert',
  'liquidation_expert',
  'mandatary',
  'liquidator',
])

// From the first line that tells something to the last, labels of people included.
function readBodyOf(block: NoticeBlock): Passage | null {
  const telling = block.parts.filter(({ key }) => BODY_PARTS.has(key))
  const first = telling[0]
  const last = telling.at(-1)
  return first && last ? readPassage(block.text, first.start, last.end) : null
}
