// Gold standard: 900 randomly drawn real notices, labelled manually without sight of the extractor. The texts
// name real people and are not part of the project; labels are stored as hashes. Six hundred were labelled
// first and differences resolved by the conventions of docs/api-design.md; three hundred were labelled
// afterwards.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventFact } from '../../src/domain/publications/gazette-fact.ts'

export const FIELDS = ['kinds', 'number', 'date', 'court', 'reference', 'people'] as const
export type Field = (typeof FIELDS)[number]

export type GoldNotice = { numac: string; set: 'openings' | 'others'; values: Record<Field, string> }

/** Labels of a notice as text; `people` are the new appointees. */
type Read = Record<Field, string>

/** The gold standard stored next to this file. */
export function readGold(): GoldNotice[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'gold.json'), 'utf8')) as GoldNotice[]
}

/** Hash of a label in the notice `numac`. */
export function hashOf(numac: string, field: Field, value: string): string {
  return createHash('sha256')
    .update(`${numac} ${field} ${normalise(value)}`)
    .digest('hex')
    .slice(0, 16)
}

// Ignores apostrophes and spaces, which vary in print.
function normalise(text: string): string {
  return text
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** The same fields from the extracted facts of a notice. */
export function readFacts(facts: readonly EventFact[]): Read {
  const [first] = facts
  const kinds = [...new Set(facts.map(({ eventKind }) => eventKind))].sort().join('+')
  const people = (first?.practitioners ?? []).filter(({ change }) => change === 'appointed')
  const designated = first?.eventKind === 'bankruptcy_closing'
  return {
    kinds: kinds === '' ? 'none' : kinds,
    number: first?.enterpriseNumber ?? '',
    date: first?.eventDate ?? '',
    court: first?.court ?? '',
    reference: first?.reference ?? '',
    people: designated ? '' : people.map(({ name }) => name).join('; '),
  }
}
