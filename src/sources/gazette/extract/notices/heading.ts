// The heading sentence of a block: what it announces, and about whom.

import type { EventFact } from '../../../../domain/gazette-fact.ts'
import { readBody } from './bodies.ts'
import { correctionOf, isErratum, withoutErratum } from './corrections.ts'
import { type Announced, HEADINGS, type HeadingRule } from './headings.ts'
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
  if (!rule.byBody) return { announced: announcedBy(rule, match), named, body: null, corrects }
  const body = readBodyOf(block)
  const told = squeeze(`${erratum ? named : ''} ${body?.flat ?? ''}`).letters
  return { announced: readBody(told, rule.byBody), named, body, corrects }
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
