// What reading 900 real notices one by one gave, drawn at random, to check the extractor by. The texts name real people and
// are no part of the project: only hashes of the values read are kept here, which tell whether an extracted value is
// the one that was read and nothing else. They were read without sight of the program and its results. Six hundred were read
// first and differences looked at; where it is a matter of convention how many events a notice tells, that of
// docs/api-design.md decided. Three hundred were read after the rules were settled: one value of theirs differed.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventFact } from '../../src/domain/publications/gazette-fact.ts'

export const FIELDS = ['kinds', 'number', 'date', 'court', 'reference', 'people'] as const
export type Field = (typeof FIELDS)[number]

export type GoldNotice = { numac: string; set: 'openings' | 'others'; values: Record<Field, string> }

/** Values read in a notice, as text; `people` are those newly put in charge. */
export type Read = Record<Field, string>

/** The gold standard kept beside this file. */
export function readGold(): GoldNotice[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'gold.json'), 'utf8')) as GoldNotice[]
}

/** The hash kept for a value read in the notice `numac`. */
export function hashOf(numac: string, field: Field, value: string): string {
  return createHash('sha256')
    .update(`${numac} ${field} ${normalise(value)}`)
    .digest('hex')
    .slice(0, 16)
}

// Apostrophes and blanks are the printer's.
function normalise(text: string): string {
  return text
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** The same values out of the facts extracted from one notice. */
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
