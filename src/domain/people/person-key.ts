// Key under which all writings of a person's name meet: family name and first given name. Further given names are
// kept apart, since many acts leave them out.

import { isGivenName, startsDoubleName } from '../officers/given-names.ts'
import { type NameWord, parsePersonName } from '../officers/person-name.ts'

export type PersonKey = {
  /**
   * The parts of the name, folded: family name and first given name, or all words in sorted order; then the generation
   * (`junior`) if there is one.
   */
  parts: readonly string[]
  /** `parts` as one text, separated by `|`. */
  key: string
  /** Further given names and initials, folded, in order. */
  middle: readonly string[]
  /** All words of the name, folded. */
  words: readonly string[]
}

/**
 * The key of a name; null when fewer than two words are written out, or the text names several persons. Where given
 * and family names cannot be told apart, as in `Simon Thomas`, the key has all words.
 */
export function personKeyOf(name: string): PersonKey | null {
  const { words: parsed, generation, several } = parsePersonName(name)
  if (several) return null
  const words = joinDoubleNames(parsed.filter(({ initial }) => !initial))
  if (words.length < 2) return null
  const initials = parsed.filter(({ initial }) => initial).map(({ text }) => text)
  const split = splitGivenNames(words)
  const main = split === null ? words.map(textOf).sort() : [split.family, split.given[0] as string]
  const parts = generation === null ? main : [...main, generation]
  return {
    parts,
    key: parts.join('|'),
    middle: [...(split?.given.slice(1) ?? []), ...initials],
    words: wordsOf(parsed),
  }
}

function wordsOf(words: readonly NameWord[]): string[] {
  return words.flatMap(({ text, parts }) => [text, ...parts])
}

/** Whether further given names contradict each other: both are stated, and none is the same or its initial. */
export function contradictMiddle(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return false
  return !a.some(one => b.some(other => isCompatible(one, other)))
}

function isCompatible(a: string, b: string): boolean {
  return a.length === 1 || b.length === 1 ? a[0] === b[0] : a === b
}

type Word = { text: string; given: boolean }

function textOf({ text }: Word): string {
  return text
}

// `Jean Pierre` and `Jean-Pierre` are one given name.
function joinDoubleNames(parsed: readonly NameWord[]): Word[] {
  const words: Word[] = []
  for (const { text, parts } of parsed) {
    const given = isGivenName(text) || (parts.length > 0 && parts.every(isGivenName))
    const last = words.at(-1)
    if (given && parts.length === 0 && last?.given && startsDoubleName(last.text)) last.text += text
    else words.push({ text, given })
  }
  return words
}

// Given names stand together at one end of the name.
function splitGivenNames(words: readonly Word[]): { family: string; given: string[] } | null {
  const firstGiven = words.findIndex(({ given }) => given)
  const firstFamily = words.findIndex(({ given }) => !given)
  if (firstGiven === -1 || firstFamily === -1) return null
  const familyLeads = firstFamily === 0
  const at = familyLeads ? firstGiven : firstFamily
  const [head, tail] = [words.slice(0, at).map(textOf), words.slice(at).map(textOf)]
  return familyLeads ? { family: head.join(''), given: tail } : { family: tail.join(''), given: head }
}
