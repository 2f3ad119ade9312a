// The heading sentence of a block: what it announces, and about whom.

import type { EventFact, EventKind } from '../../../../domain/gazette-fact.ts'
import { readBody } from './bodies.ts'
import { correctionOf, isErratum, withoutErratum } from './corrections.ts'
import type { Announced, HeadingRule } from './heading-rule.ts'
import { HEADINGS } from './headings.ts'
import { type Passage, readPassage } from './passage.ts'
import type { NoticeBlock, Part } from './read-notice.ts'
import { squeeze } from './squeeze.ts'

export type Heading = {
  announced: readonly Announced[]
  /** What follows the wording: the debtor's name and address. */
  named: string
  /** For a change in a running procedure, the lines that tell it. */
  body: Passage | null
  corrects: EventFact['corrects']
}

const APPEAL =
  /^(?:bijarrestvan(?:het)?hofvanberoep[a-z]{0,30},?|pararretde(?:la)?courdappelde?[a-z]{0,30},|durchurteildes?appellationshofes?[a-z]{0,20},)/

/** Reads the heading of `block`; null when its wording is not known. */
export function readHeading(block: NoticeBlock, publishedOn: string | null): Heading | null {
  const erratum = isErratum(block.heading.flat)
  const flat = withoutErratum(block.heading.flat)
  const { letters, origin } = squeeze(flat)
  const appeal = APPEAL.exec(letters)?.[0].length ?? 0
  const found = findRule(letters.slice(appeal))
  if (!found) return null
  const { rule, match } = found
  const named = flat.slice(origin(appeal + match[0].length))
  const corrects = erratum ? correctionOf(block.text.slice(block.start, block.end), publishedOn) : null
  const body = readBodyOf(block)
  if (!rule.byBody) {
    const announced = announcedBy(rule, match).flatMap(one => withExcusability(one, body?.flat ?? ''))
    return { announced, named, body: null, corrects }
  }
  const told = squeeze(`${erratum ? named : ''} ${body?.flat ?? ''}`).letters
  const said = readBody(told, rule.byBody)
  return { announced: erratum ? said.map(asCorrection) : said, named, body, corrects }
}

const CORRECTIONS: Partial<Record<EventKind, EventKind>> = {
  bankruptcy_other: 'bankruptcy_correction',
  reorganisation_other: 'reorganisation_correction',
  interim_other: 'interim_correction',
}

// A correction of a detail (`lire … et non …`) is no event of its own kind.
function asCorrection(announced: Announced): Announced {
  const kind = CORRECTIONS[announced.kind]
  return kind ? { kind, detail: null } : announced
}

const NOT_EXCUSABLE = /inexcusable|non[ -]?excusable|(?:niet|on) ?verschoonbaar|nicht entschuldbar/i
const EXCUSABLE = /excusable|verschoonbaar|entschuldbar/i

// Under the old law the closing said whether a person was excused: a decision of its own beside the closing.
function withExcusability(announced: Announced, body: string): Announced[] {
  if (announced.kind !== 'bankruptcy_closing' || !EXCUSABLE.test(body)) return [announced]
  const excused = !NOT_EXCUSABLE.test(body)
  const word = excused ? 'excusable' : 'not_excusable'
  return [
    { ...announced, detail: announced.detail ? `${announced.detail}, ${word}` : word },
    { kind: 'excusability_decision', detail: excused ? 'granted' : 'refused' },
  ]
}

function findRule(letters: string): { rule: HeadingRule; match: RegExpExecArray } | null {
  for (const rule of HEADINGS) {
    const match = rule.pattern.exec(letters)
    if (match) return { rule, match }
  }
  return null
}

function announcedBy({ announces }: HeadingRule, match: RegExpExecArray): readonly Announced[] {
  return typeof announces === 'function' ? announces(match) : announces
}

const TELLING: ReadonlySet<Part['key']> = new Set([
  'body',
  'judge_change',
  'curator_change',
  'curator',
  'judge',
  'restructuring_expert',
  'liquidation_expert',
  'liquidator',
])

// From the first line that tells something to the last, labels of people included.
function readBodyOf(block: NoticeBlock): Passage | null {
  const telling = block.parts.filter(({ key }) => TELLING.has(key))
  const first = telling[0]
  const last = telling.at(-1)
  return first && last ? readPassage(block.text, first.start, last.end) : null
}
