// The words of publications that prove facts, without private data and suppressed people.

import { redactCivilStatus } from '../../domain/private-data/civil-status.ts'
import { findPrivateData, REDACTED } from '../../domain/private-data/redact.ts'
import { redactStreets } from '../../domain/private-data/streets.ts'
import type { GazetteFact, Span } from '../../domain/publications/gazette-fact.ts'
import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import type { Source } from '../../store/db/source.ts'
import type { Act } from '../../store/gazette/acts.ts'
import { readTexts } from '../../store/gazette/publications.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'

/** Words by `quoteKey`; absent: none that may be shown. */
export type Quotes = ReadonlyMap<string, string>

/**
 * One line of at most 240 characters for each fact. Rejects with `SourceUnavailableError` when the gazette does not
 * answer. `acts` as read through the suppression list; of publications about natural persons nothing may be quoted.
 */
export type QuoteFacts = (acts: readonly Act[]) => Promise<Quotes>

export function quoteKey({ numac, span: { start, end } }: Pick<GazetteFact, 'numac' | 'span'>): string {
  return `${numac} ${start}-${end}`
}

const MAX_LENGTH = 240
/** Of a span that runs over much of a text. */
const MAX_READ = 1_000
// Cues of private data stand at most this far from it: domain/private-data.
const CONTEXT = 1_500
const ENTERPRISE_NUMBER = /(?<!\d)\d{4}\.?\d{3}\.?\d{3}(?!\d)/g

export function createQuoteFacts(deps: { gazette: Source; suppression: Suppression }): QuoteFacts {
  return async acts => {
    const numacs = acts.filter(({ facts }) => facts !== null && facts.length > 0).map(({ numac }) => numac)
    const texts = await deps.gazette.run(pool => readTexts(pool, numacs))
    const list = deps.suppression.list('gazette')
    const quotes = new Map<string, string>()
    for (const { numac, facts } of acts) {
      const text = texts.get(numac)
      if (text === undefined || !facts) continue
      const redacted = redactAround(
        text,
        facts.map(({ span }) => span),
      )
      for (const fact of facts) {
        const words = quote(redacted, fact)
        if (words !== '' && !mentionsHidden(words, list)) quotes.set(quoteKey(fact), words)
      }
    }
    return quotes
  }
}

/** Reads a span of a text with private data left out. */
type Redacted = (span: Span) => string

function redactAround(text: string, spans: readonly Span[]): Redacted {
  const from = Math.max(0, Math.min(...spans.map(({ start }) => start)) - CONTEXT)
  const until = Math.max(...spans.map(({ end }) => end)) + CONTEXT
  const hidden = findPrivateData(text.slice(from, until))
  return ({ start, end }) => {
    let shown = ''
    let at = start
    for (const stretch of hidden) {
      const [begin, stop] = [stretch.start + from, stretch.end + from]
      if (stop <= start || begin >= end) continue
      shown += `${text.slice(at, Math.max(at, begin))}${REDACTED}`
      at = stop
    }
    return shown + text.slice(at, Math.max(at, end))
  }
}

// Of companies the seat is public; beside an officer's name an address may be a home.
function quote(redacted: Redacted, fact: GazetteFact): string {
  const words = redacted(fact.span).slice(0, MAX_READ).replaceAll(/-\n/g, '-').replaceAll(/\s+/g, ' ').trim()
  const withoutStatus = redactCivilStatus(words)
  if (fact.fact !== 'mandate') return shorten(withoutStatus, null)
  const shown = redactStreets(withoutStatus).replaceAll(MARKS, REDACTED)
  return shorten(shown, fact.holder.name)
}

// Different kinds of private data side by side.
const MARKS = /\[…\](?: ?\[…\])+/g
// Of a heading above a list, before the item of one holder.
const HEADING_LENGTH = 90

// In a list the words run from its heading to the holder: whom it names between them is left out.
function shorten(words: string, holder: string | null): string {
  if (words.length <= MAX_LENGTH) return words
  const at = holder === null ? -1 : words.toLowerCase().lastIndexOf(holder.toLowerCase())
  const end = at + (holder?.length ?? 0)
  if (at < 0 || end < MAX_LENGTH) return `${words.slice(0, MAX_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
  const heading = words.slice(0, HEADING_LENGTH).replace(/ \S*$/, '')
  const room = MAX_LENGTH - heading.length - ' … '.length
  return `${heading} … ${words.slice(end - room, end).replace(/^\S* /, '')}`
}

function mentionsHidden(words: string, list: SuppressionList): boolean {
  const numbers = words.match(ENTERPRISE_NUMBER) ?? []
  return list.hidesText(words) || numbers.some(number => list.hidesNumber(Number(number.replaceAll('.', ''))))
}
