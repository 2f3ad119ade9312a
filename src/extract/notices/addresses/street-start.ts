// Finds the start of the address in a line that joins name and address (`KOFFIEHUIS RUE DU MOULIN 12`).
// Searches leftwards from the house number: the nearest street word counts, whatever words the name contains.

import { isGivenName } from '../../../domain/officers/given-names.ts'
import { readTable } from '../../../platform/read-table.ts'

// Words that streets begin or end with, as headings print them: capitals, accents left out or mangled.

const KINDS = ['french', 'french_weak', 'ending', 'lead', 'german_lead'] as const

const WORDS = readTable('gazette/street-words.tsv', {
  columns: ['kind', 'word', 'breakable'],
  optional: ['breakable'],
  unique: ['kind', 'word'],
  values: { kind: KINDS, breakable: ['yes'] },
})

// As the alternatives of a regular expression.
function alternatives(kind: (typeof KINDS)[number]): string {
  return WORDS.filter(row => row.kind === kind)
    .map(({ word }) => word)
    .join('|')
}

/** Words that begin a French street and stand for nothing else in front of a house number. */
export const FRENCH_TYPES = alternatives('french')

/** The long ones among them, which are hyphenated at line ends: `BOULE-⏎VARD`. */
const BREAKABLE: ReadonlySet<string> = new Set(
  WORDS.filter(({ breakable }) => breakable === 'yes').map(({ word }) => word),
)

/** Words that begin a French street and many a company's name too. */
export const FRENCH_WEAK_TYPES = alternatives('french_weak')

/** Endings of one word that names a street in Dutch or German. */
const STREET_ENDINGS = alternatives('ending')

/** Words before a street's own name that belong to it. */
const STREET_LEADS = alternatives('lead')

/** How a German street begins that has no ending of one. */
const GERMAN_LEADS = alternatives('german_lead')

/** Capitals without accents, one character each: offsets stay valid. */
function plain(text: string): string {
  return [...text]
    .map(char => {
      const bare = char.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
      return bare.length === char.length ? bare : char
    })
    .join('')
}

// A soft hyphen marks a hyphen at a line end, which may be a print hyphen: `IMPERIA-⏎STRAAT`.
const WORD_END = "(?![\\p{L}'’])"
const STRONG = new RegExp(`(?<![\\p{L}'’.-])(?:${FRENCH_TYPES})(?<=\\.|\\p{L})${WORD_END}`, 'gu')
const WEAK = new RegExp(`(?<![\\p{L}'’.-])(?:${FRENCH_WEAK_TYPES})${WORD_END}`, 'gu')
const COMPOUND = new RegExp(
  `(?<![\\p{L}'’.\u00ad-])[\\p{L}.'’\u00ad-]*(?:${STREET_ENDINGS})(?:\\([\\p{L}\\d. -]*\\))?${WORD_END}`,
  'gu',
)
const GERMAN = new RegExp(`(?<![\\p{L}'’.-])(?:${GERMAN_LEADS})(?= \\p{L}+ \\d)`, 'gu')
// After these a street word is part of a name or of another street: `CAFE DE LA PLACE`, `RUE DU CHEMIN`.
const GOVERNED = /(?:^|[\s'’-])(?:DE|DU|DES|LA|LE|LES|L|D|A|AU|AUX|EN|SUR|SOUS)[\s'’]+$/
// Names are truncated at the register's field length (`… POUR LE RENFORCEMENT DU AVENUE DE ROME 1`), after
// words that never govern a street.
const CUT_OFF = /(?<!(?:LA|LES?|L) ?)(?:^|\s)(?:DE|DU|DES|A|EN) $/

const LEADING = `(?:(?:${STREET_LEADS}|(?:\\p{L}\\.){1,2}) )*(?:[\\p{L}.'’-]+ )?`
const STARTS = new RegExp(
  `^(?:(?:${FRENCH_TYPES})(?<=\\.|\\p{L})${WORD_END}|(?:${FRENCH_WEAK_TYPES})(?= [^,]*\\d)|(?:${GERMAN_LEADS})(?= \\p{L}+ \\d)|(?:STEENWEG|WEG|LAAN|BAAN|STRAAT) (?:OP|NAAR|VAN|DER) |(?!(?:${STREET_ENDINGS}) \\d)${LEADING}[\\p{L}.'’\u00ad-]{2,}(?:${STREET_ENDINGS})(?:\\([\\p{L}\\d. -]*\\))?,? \\d)`,
  'u',
)

/** Whether `text` starts like an address; a bare `STEENWEG 12` is the rest of a word. */
export function beginsStreet(text: string): boolean {
  return STARTS.test(plain(text.trimStart()))
}

/** `line` with French street types joined that were hyphenated at a line end. */
export function joinBrokenStreetTypes(line: string): string {
  return line.replace(/(?<!\p{L})(\p{L}+)\u00ad(\p{L}+)/gu, (broken, before: string, after: string) => {
    const joined = `${before}${after}`
    return BREAKABLE.has(plain(joined)) ? joined : broken
  })
}

/**
 * Index where the street of `head` starts, not before `from`; -1 if none. `head` ends with the house number,
 * without postcode and town.
 */
export function findStreetStart(head: string, from: number): number {
  const text = plain(head)
  const strong = lastUngoverned(text, STRONG, from)
  if (strong >= from) return strong
  const cutOff = lastMatch(text, STRONG, from)
  if (cutOff >= from && CUT_OFF.test(text.slice(0, cutOff)) && /\d/.test(text.slice(cutOff))) return cutOff
  const lead = lastMatch(text, GERMAN, from)
  if (lead >= from) return lead
  const compound = lastMatch(text, COMPOUND, from)
  if (compound >= from && /\d/.test(text.slice(compound))) return withLeads(text, compound, from)
  const weak = lastUngoverned(text, WEAK, from)
  return weak >= from && /\d/.test(text.slice(weak)) ? weak : -1
}

function lastMatch(text: string, pattern: RegExp, from: number): number {
  let last = -1
  for (const { index } of text.matchAll(pattern)) if (index >= from) last = index
  return last
}

// The last match not governed by an article; of two adjacent ones (`RUE PLACE`, `GRAND RUE`) the first.
function lastUngoverned(text: string, pattern: RegExp, from: number): number {
  let last = -1
  let end = -1
  for (const match of text.matchAll(pattern)) {
    if (match.index < from || GOVERNED.test(text.slice(0, match.index))) continue
    if (last >= 0 && text.slice(end, match.index).trim() === '') {
      end = match.index + match[0].length
      continue
    }
    last = match.index
    end = match.index + match[0].length
  }
  return last
}

const LEAD = new RegExp(`^(?:${STREET_LEADS})$`, 'u')
const INITIAL = /^\p{L}\.$/u

// `JULES BORDETLAAN`, `BURGEMEESTER DE SMETSTRAAT`, `STEENWEG OP MECHELEN` start before their street word.
function withLeads(text: string, at: number, from: number): number {
  let start = at
  for (;;) {
    const word = /([^\s]+) $/.exec(text.slice(from, start))?.[1]
    if (!word || !(LEAD.test(word) || INITIAL.test(word) || isGivenName(word.toLowerCase()))) return start
    const next = start - word.length - 1
    // Something must remain for a name.
    if (next <= from) return start
    start = next
  }
}
