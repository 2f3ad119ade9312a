// Under what the name of a person is looked up in the suppression list: its words in sorted order, folded. Names meet
// when all their words do, never when one is a part of the other.

import { type PersonName, parsePersonName } from '../officers/person-name.ts'

// Print has dashes of every length for a hyphen.
const DASHES = /\p{Pd}/gu
const DASH = /\p{Pd}/u

/**
 * The keys of a name, most split first: one for each way of writing hyphens and umlauts, so that two writings of a name
 * share at least one. Order, case, accents, titles and the name of a spouse make no difference; `junior` does. Empty
 * for a text without letters.
 */
export function nameKeysOf(name: string): string[] {
  const apart = parseUnhyphenated(name)
  const inOne = DASH.test(name) ? parsePersonName(name.replaceAll(DASHES, '-')) : apart
  const keys = [keyOf(apart, false), keyOf(inOne, false), keyOf(apart, true), keyOf(inOne, true)]
  return [...new Set(keys)].filter(key => key !== '')
}

/** The key that stands for a name where one is kept; null for a text that cannot be the whole name of a person. */
export function canonicalNameKey(name: string): string | null {
  const apart = parseUnhyphenated(name)
  return apart.words.length < 2 ? null : keyOf(apart, false)
}

/** Words that are in every writing of the name once blanks and hyphens are taken out: a rough search can start there. */
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
