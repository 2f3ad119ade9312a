// Words around a company's name: those of questions and invoices, and words that say too little alone.

import { readTable } from '../../platform/read-table.ts'
import { foldWords } from './fold.ts'
import { normaliseSigns } from './number-mentions.ts'

const LANGUAGES = ['nl', 'fr', 'de', 'en'] as const
const ROLES = ['weak', 'document', 'opening', 'subject', 'attribute', 'link', 'firm'] as const
type Role = (typeof ROLES)[number]

const ROWS = readTable('search/filler-words.tsv', {
  columns: ['role', ...LANGUAGES],
  values: { role: ROLES },
})
const WEAK = new Set(phrasesOf(['weak']))
const DOCUMENT = new Set(phrasesOf(['document']))

/** Folded words and phrases. */
function phrasesOf(
  roles: readonly Role[],
  languages: readonly (typeof LANGUAGES)[number][] = LANGUAGES,
): string[] {
  const cells = ROWS.filter(({ role }) => roles.includes(role as Role)).flatMap(row =>
    languages.map(language => row[language]),
  )
  const phrases = cells.flatMap(cell => cell.split('|')).map(phrase => foldWords(phrase).join(' '))
  return [...new Set(phrases)]
}

/** True for prepositions, articles and `no`, of which one alone finds companies that nobody meant. */
export function isStopWord(word: string): boolean {
  return WEAK.has(word) || word.length === 1
}

/** True for words of invoices and labels of numbers. */
export function isDocumentWord(word: string): boolean {
  return DOCUMENT.has(word)
}

// Texts are folded before. Classes of all letters in hundreds of places take a second to compile.
const BETWEEN = '[^a-z0-9]+'
const ARTICLE = '(?:de|het|le|la|l|les|der|die|das|the)'

// Longer phrases first, so that `van de` is not read as `van`.
function anyOf(phrases: readonly string[]): string {
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length)
  return `(?:${longestFirst.map(phrase => phrase.replaceAll(' ', BETWEEN)).join('|')})`
}

const OPENING = anyOf(phrasesOf(['opening']))
const ABOUT = anyOf(phrasesOf(['subject', 'attribute']))
const LINK = anyOf(phrasesOf(['link']))
const FIRM = anyOf(phrasesOf(['firm']))
// `firma` and `entreprise` alone begin many names.
const FIRM_WITH_ARTICLE = anyOf(phrasesOf(['firm']).filter(phrase => phrase.includes(' ')))
// Of one language: in `zaakvoerders De Kroon` the article is the name's.
const ABOUT_OF = LANGUAGES.map(
  language =>
    anyOf(phrasesOf(['subject', 'attribute'], [language])) + BETWEEN + anyOf(phrasesOf(['link'], [language])),
).join('|')
const ASKED = `${OPENING}${BETWEEN}(?:${ARTICLE}${BETWEEN})?(?:${ABOUT}${BETWEEN}(?:${LINK}${BETWEEN})?)?`
const BEFORE_NAME = new RegExp(
  `^[^a-z0-9]*(?:(?:${ASKED}|(?:${ARTICLE}${BETWEEN})?(?:${ABOUT_OF})${BETWEEN})(?:${FIRM}${BETWEEN})?|${FIRM_WITH_ARTICLE}${BETWEEN})(?=.*[\\p{L}\\p{N}])`,
  'u',
)
const BEHIND_NAME = new RegExp(
  `(?<=[\\p{L}\\p{N}])${BETWEEN}${anyOf(phrasesOf(['attribute']))}[^a-z0-9]*$`,
  'u',
)

/** `wie is de zaakvoerder van X`, `X adres` → `x`, folded; null for a text that is no question. */
export function withoutQuestion(text: string): string | null {
  const plain = normaliseSigns(text)
  const name = plain.replace(BEFORE_NAME, '')
  if (name !== plain) return name
  const before = plain.replace(BEHIND_NAME, '')
  return before === plain ? null : before
}
