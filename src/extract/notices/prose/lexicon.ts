// The words that notices in free text are read by, out of data/gazette/prose-lexicon.json: patterns over plain words
// (`plainWords`), a blank in them standing for any run of blanks, in Dutch, French and German side by side.

import words from '../../../../data/gazette/prose-lexicon.json' with { type: 'json' }

// Normalises running text to plain words, so that one pattern matches every spelling: `met à néant`, `METTANT
// À NÉANT`.

const LETTER = /[a-z0-9]/
const ACCENTS = /\p{M}/gu
const LIGATURES: Record<string, string> = { ß: 's', œ: 'o', æ: 'a' }

/**
 * `flat` in lower case without accents, with a space for every other character. Same length, so offsets stay
 * valid.
 */
export function plainWords(flat: string): string {
  let plain = ''
  for (const char of flat.toLowerCase()) plain += plainCharacter(char)
  return plain.length === flat.length ? plain : plainByUnit(flat)
}

// The lower case of some letters is longer (`İ`): those texts are converted one code unit at a time.
function plainByUnit(flat: string): string {
  let plain = ''
  for (let at = 0; at < flat.length; at++) plain += plainCharacter((flat[at] as string).toLowerCase())[0]
  return plain
}

function plainCharacter(char: string): string {
  if (LETTER.test(char)) return char
  if (char < '\u0080') return ' '
  const bare = LIGATURES[char] ?? char.normalize('NFD').replace(ACCENTS, '')
  return bare.length === char.length && LETTER.test(bare) ? bare : ' '.repeat(char.length)
}

// Finds lexicon cues in a clause.

export type Cue<Key> = { key: Key; start: number; end: number }

/** The cues of `table` in `plain`, in order. */
export function findCues<Key>(plain: string, table: readonly [Key, RegExp][]): Cue<Key>[] {
  return table
    .flatMap(([key, pattern]) =>
      [...plain.matchAll(pattern)].map(match => ({
        key,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.start - b.start)
}

/** Objects of a decision. */
export type Matter = keyof typeof words.matters

/** An act with its object, as a clause has it. */
export type Evidence = {
  act: Act
  matter: Matter
  negated: boolean
  recalled: boolean
  /** Somebody asks for it: recalled, unless a later sentence grants it. */
  requested?: true
  at: number
  /** Follows from what became of a ruling and what that ruling decided. */
  composed?: true
}
/** Verbs of a decision. */
export type Act = keyof typeof words.acts

type Lists = Omit<typeof words, 'matters' | 'acts'>

const WIDE: Readonly<Record<string, string>> = { ' ': ' +', ' ?': ' *' }

// Inside a look-around a space stays a single space.
function widenBlanks(entry: string): string {
  return entry.replaceAll(/\(\?<?[!=][^)]*\)| \??/g, found => WIDE[found] ?? found)
}

function anyOf(entries: readonly string[]): string {
  return entries.map(entry => widenBlanks(entry)).join('|')
}

/** A pattern that matches any of `entries` as whole words. */
function compile(entries: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${anyOf(entries)})(?![a-z0-9])`, 'g')
}

function compileAll<Key extends string>(table: Record<Key, string[]>): [Key, RegExp][] {
  return (Object.keys(table) as Key[]).map(key => [key, compile(table[key])])
}

export const MATTERS: readonly [Matter, RegExp][] = compileAll(words.matters)
export const ACTS: readonly [Act, RegExp][] = compileAll(words.acts)

const { matters: _matters, acts: _acts, ...lists } = words
const LISTS = new Map(compileAll(lists as Record<keyof Lists, string[]>))

/** Matches of `list` in `plain`, in order. */
export function findWords(list: keyof Lists, plain: string): { start: number; end: number }[] {
  return [...plain.matchAll(LISTS.get(list) as RegExp)].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Whether any word of `list` is in `plain`. */
export function hasWords(list: keyof Lists, plain: string): boolean {
  return plain.search(LISTS.get(list) as RegExp) >= 0
}

const TITLE = new RegExp(`^(?:${anyOf(words.titles)})$`)

/** Whether the line `plain` is only a section title. */
export function isSectionTitle(plain: string): boolean {
  return TITLE.test(plain)
}
