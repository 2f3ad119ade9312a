// Words that streets begin or end with, as headings print them: capitals, accents left out or mangled.

import { readTable } from '../../../platform/read-table.ts'

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
export const BREAKABLE: ReadonlySet<string> = new Set(
  WORDS.filter(({ breakable }) => breakable === 'yes').map(({ word }) => word),
)

/** Words that begin a French street and many a company's name too. */
export const FRENCH_WEAK_TYPES = alternatives('french_weak')

/** Endings of one word that names a street in Dutch or German. */
export const STREET_ENDINGS = alternatives('ending')

/** Words before a street's own name that belong to it. */
export const STREET_LEADS = alternatives('lead')

/** How a German street begins that has no ending of one. */
export const GERMAN_LEADS = alternatives('german_lead')
