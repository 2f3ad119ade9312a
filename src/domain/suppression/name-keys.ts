// Lookup keys of person names in the suppression list: folded, sorted words. Names match when all their words
// do, never in part.

import { type PersonName, parsePersonName } from '../officers/person-name.ts'

// Unicode dashes used for a hyphen.
const DASHES = /\p{Pd}/gu
const DASH = /\p{Pd}/u

/**
 * The keys of a name, most split first: one per spelling of hyphens and umlauts, so that two spellings share
 * at least one. Order, case, accents, titles and a spouse's name are ignored; `junior` is not. Empty for a
 * text without letters.
 */
export function nameKeysOf(name: string): string[] {
  const apart = parseUnhyphenated(name)
  const inOne = DASH.test(name) ? parsePersonName(name.replaceAll(DASHES, '-')) : apart
  const keys = [keyOf(apart, false), keyOf(inOne, false), keyOf(apart, true), keyOf(inOne, true)]
  return [...new Set(keys)].filter(key => key !== '')
}

/** The key under which a name is stored; null for a text that cannot be a person's full name. */
export function canonicalNameKey(name: string): string | null {
  const apart = parseUnhyphenated(name)
  return apart.words.length < 2 ? null : keyOf(apart, false)
}

/** Words in every spelling of the name, without spaces and hyphens, for a coarse search. */
export function invariantWords(name: string): string[] {
  return parseUnhyphenated(name)
    .words.filter(({ writtenOut }) => writtenOut === null)
    .map(({ text }) => text)
}

function parseUnhyphenated(name: string): PersonName {
  return parsePersonName(name.replaceAll(DASHES, ' '))
}

function keyOf({ words, generation }: PersonName, umlautsWrittenOut: boolean): string {
  const texts = words.map(({ text, writtenOut }) => (umlautsWrittenOut && writtenOut) || text)
  return [...texts, ...(generation === null || texts.length === 0 ? [] : [generation])].sort().join(' ')
}
