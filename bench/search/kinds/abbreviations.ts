// Abbreviations, both ways, and other spellings of the same word.

import { stripAccents } from '../../../src/domain/search/fold.ts'
import { choose } from './choose.ts'
import { forName } from './expect.ts'
import { readTsv } from './read-tsv.ts'
import type { Kind, Writer } from './types.ts'

type Rule = { pattern: RegExp; replacements: string[] }

const table = readTsv<'long' | 'short' | 'direction'>('abbreviations')
const shortened: Rule[] = table.map(({ long, short }) => ({
  pattern: wholeWord(long),
  replacements: short.split('|'),
}))
const writtenOut: Rule[] = table
  .filter(({ direction }) => direction === 'both')
  .flatMap(({ long, short }) =>
    short
      .split('|')
      .filter(word => stripAccents(word).replaceAll('.', '').length > 1)
      .map(word => ({ pattern: wholeWord(word), replacements: [long] })),
  )

const CONJUNCTION = /(?<=\p{L}) (?:en|et|und|and) (?=\p{L})/giu

export const ABBREVIATION_KINDS: Kind[] = [
  {
    kind: 'abbreviated',
    names: namesPattern(table.map(({ long }) => long)),
    write: writer((name, random) => applyFirst(shortened, name, random)),
  },
  {
    kind: 'written out',
    names: namesPattern(
      table.filter(({ direction }) => direction === 'both').flatMap(({ short }) => short.split('|')),
    ),
    write: writer((name, random) => applyFirst(writtenOut, name, random)),
  },
  {
    kind: 'abbreviated saint or brothers',
    names: namesPattern([
      'sint',
      'saint',
      'sainte',
      'sankt',
      'gebroeders',
      'frères',
      'notre-dame',
      'onze-lieve-vrouw',
    ]),
    write: writer((name, random) => applyFirst(shortened, name, random)),
  },
  {
    kind: 'other conjunction',
    names: '&|\\m(en|et|und)\\M',
    write: writer((name, random) =>
      name.includes('&')
        ? name.replace(/\s*&\s*/g, choose([' en ', ' et ', ' und ', ' and ', ' ', '&'], random))
        : name.replace(CONJUNCTION, choose([' & ', '&', ' et ', ' en ', ' + '], random)),
    ),
  },
  {
    kind: 'initials with or without dots',
    names: '(^| )([a-z]\\.){2,}|^[A-Z]{2,4} ',
    write: writer(changeInitials),
  },
  { kind: 'other spelling', write: writer(spellOtherwise) },
  { kind: 'other legal form', write: writer(changeForm) },
]

function writer(write: (name: string, random: () => number) => string | null): Writer {
  return (company, { random }) => {
    const text = write(company.name, random)
    return text === null || text === company.name ? null : forName(company, text)
  }
}

// A text as a whole word, with or without its last dot.
function wholeWord(text: string): RegExp {
  const escaped = text.replace(/\.$/, '').replaceAll('.', '\\.')
  return new RegExp(
    `(?<![\\p{L}\\p{N}.])${escaped}${text.endsWith('.') ? '\\.?' : ''}(?![\\p{L}\\p{N}])`,
    'iu',
  )
}

/** POSIX pattern of the names that contain one of the words. */
function namesPattern(words: string[]): string {
  const stems = words
    .map(word => word.replace(/\.$/, '').replaceAll('.', '\\.'))
    .filter(word => word.length > 1)
  return `\\m(${[...new Set(stems)].join('|')})\\M`
}

// One of the rules that apply, so that a long table does not always show its first lines.
function applyFirst(rules: Rule[], name: string, random: () => number): string | null {
  const fitting = rules.filter(({ pattern }) => pattern.test(name))
  if (fitting.length === 0) return null
  const { pattern, replacements } = choose(fitting, random)
  const replacement = choose(replacements, random)
  return name.replace(pattern, match =>
    /^\p{Lu}/u.test(match) ? `${replacement.charAt(0).toUpperCase()}${replacement.slice(1)}` : replacement,
  )
}

// Short first words in capitals that are no initials.
const ARTICLES = new Set(
  'de het een van den der la le les du des au aux chez bij bar van zur zum sint'.split(' '),
)

/** `I.D.E.A.` → `IDEA`, `I D E A`; `ABC Consulting` → `A.B.C. Consulting`. */
function changeInitials(name: string, random: () => number): string {
  if (/(?<!\p{L})(?:\p{L}\.){2,}/u.test(name)) {
    const between = choose(['', ' '], random)
    return name.replace(/(?<!\p{L})(?:\p{L}\.){2,}/u, match => match.slice(0, -1).replaceAll('.', between))
  }
  const first = name.split(' ', 1)[0] as string
  if (ARTICLES.has(first.toLowerCase())) return name
  const dotted = random() < 0.6
  return name.replace(/^(\p{Lu}{2,4})(?= )/u, match =>
    dotted ? match.replace(/./gu, '$&.') : match.replace(/.(?=.)/gu, '$& '),
  )
}

// What sounds alike in names and loan words; each also the other way round.
const SPELLINGS: [string, string][] = [
  ['elektr', 'electr'],
  ['foto', 'photo'],
  ['dijck', 'dyck'],
  ['ij', 'y'],
  ['ckx', 'ks'],
  ['ckx', 'cks'],
  ['ckx', 'kx'],
  ['ae', 'aa'],
  ['oeck', 'oek'],
  ['osch', 'os'],
  ['gh', 'g'],
  ['th', 't'],
  ['ph', 'f'],
  ['club', 'klub'],
  ['tech', 'tek'],
  ['ck', 'k'],
  ['c', 'k'],
  ['sz', 's'],
  ['ü', 'ue'],
  ['ö', 'oe'],
  ['ä', 'ae'],
  ['ß', 'ss'],
  ['tt', 't'],
  ['ll', 'l'],
  ['ss', 's'],
  ['nn', 'n'],
  ['mm', 'm'],
  ['ieu', 'ieux'],
  ['eau', 'au'],
  ['eault', 'eau'],
  ['ez', 'é'],
]

/** One spelling changed to another that sounds alike, after the first letter of a word of five or more. */
function spellOtherwise(name: string, random: () => number): string | null {
  const words = name.split(' ')
  const changes = words.flatMap((word, at) =>
    word.length < 5
      ? []
      : SPELLINGS.flatMap(
          ([a, b]) =>
            [
              [a, b],
              [b, a],
            ] as const,
        )
          .filter(([from]) => word.toLowerCase().indexOf(from, 1) > 0)
          // a single letter is seldom written with two: Hotel, not Hothel
          .filter(([from, to]) => from.length > 1 || to.length === 1 || 'yüöäß'.includes(from))
          .filter(([, to]) => !'üöäß'.includes(to))
          .map(([from, to]) => ({ at, from, to })),
  )
  if (changes.length === 0) return null
  const { at, from, to } = choose(changes, random)
  const word = words[at] as string
  const start = word.toLowerCase().indexOf(from, 1)
  const typed = word === word.toUpperCase() ? to.toUpperCase() : to
  words[at] = `${word.slice(0, start)}${typed}${word.slice(start + from.length)}`
  return words.join(' ')
}

const FORM =
  /(?<=\S)[\s,]+(?:B\.?V\.?(?:B\.?A\.?)?|N\.?V\.?|S\.?A\.?|S\.?R\.?L\.?|S\.?P\.?R\.?L\.?|V\.?Z\.?W\.?|A\.?S\.?B\.?L\.?|CommV|SComm|VOF|SNC)$/i
const FORMS = [
  'BV',
  'bvba',
  'B.V.',
  'NV',
  'SA',
  'SRL',
  'sprl',
  'S.R.L.',
  'vzw',
  'ASBL',
  'CommV',
  'VOF',
  'GmbH',
]

/** Another legal form behind or before the name than the register has. */
function changeForm(name: string, random: () => number): string {
  const bare = name.replace(FORM, '')
  const form = choose(FORMS, random)
  return random() < 0.7 ? `${bare} ${form}` : `${form} ${bare}`
}
