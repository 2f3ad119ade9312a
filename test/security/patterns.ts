// Finds the regular expressions in the source and generates texts from their fragments, which provoke backtracking.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'

type Pattern = { file: string; line: number; source: string; flags: string }

// Matches regex literals by their preceding token, because TypeScript 7 has no parser API.
const LITERAL =
  /(?<=(?:[=(,:[!&|?{;]|=>|return)\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)/g

/** All regex literals of a TypeScript file. */
export function patternsOf(file: string): Pattern[] {
  const text = readFileSync(file, 'utf8')
  return Array.from(text.matchAll(LITERAL), ({ index, 1: source = '', 2: flags = '' }) => ({
    file,
    source,
    flags,
    line: text.slice(0, index).split('\n').length,
  })).filter(({ source, flags }) => isPattern(source, flags))
}

/** All expressions of the tables under `data/gazette` with a column `pattern`, their shared fragments filled in. */
export function patternsOfTables(folder: string): Pattern[] {
  const rows = globSync('*.tsv', { cwd: folder }).flatMap(file => tableRows(join(folder, file)))
  const fragments = new Map(
    rows
      .filter(({ file }) => file.endsWith('pattern-fragments.tsv'))
      .map(({ cells }) => [cells.name, cells.pattern ?? '']),
  )
  return rows.flatMap(({ file, line, cells }) => {
    const source = (cells.pattern ?? '').replaceAll(
      /\$\{([A-Z_]+)\}/g,
      (_, name) => fragments.get(name) ?? '',
    )
    return source !== '' && isPattern(source, 'g') ? [{ file, line, source, flags: 'g' }] : []
  })
}

type TableLine = { file: string; line: number; cells: Record<string, string | undefined> }

function tableRows(file: string): TableLine[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((text, at) => ({ text, line: at + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'))
  const [head, ...rows] = lines
  const columns = head?.text.split('\t') ?? []
  return rows.map(({ text, line }) => {
    const cells = text.split('\t')
    return { file, line, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at]])) }
  })
}

function isPattern(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags) !== null
  } catch {
    return false
  }
}

/** Contents of string literals, because many expressions are built from word lists. */
export function wordsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) .* from .*$/gm, '')
  return Array.from(text.matchAll(/'((?:\\.|[^'\\\n])*)'/g), ([, literal = '']) => literal)
    .filter(literal => /\p{L}/u.test(literal))
    .flatMap(fragmentsOf)
}

const ESCAPED: Record<string, string> = {
  d: '0',
  s: ' ',
  w: 'a',
  b: '',
  B: '',
  D: 'x',
  S: 'x',
  W: '-',
  n: '\n',
  t: '\t',
  r: '\r',
}
const TOKEN =
  /\[(?<negated>\^?)(?<inside>(?:\\.|[^\]\\])*)\]|\\p\{(?<property>[^}]*)\}|\\u\{?(?<code>[\da-f]{4,5})\}?|\\(?<escaped>.)|\(\?(?:[:=!]|<[=!]|<\w+>)|[()|?*+^$]|\{\d*,?\d*\}|(?<literal>.)/gis

/** Short texts that match parts of an expression: its words, and one or two characters of each class. */
export function fragmentsOf(source: string): string[] {
  const found = new Set<string>()
  let word = ''
  const end = () => {
    if (word !== '') found.add(word)
    word = ''
  }
  for (const { groups = {} } of source.matchAll(TOKEN)) {
    const { inside, negated, property, code, escaped, literal } = groups
    if (literal !== undefined) word += literal === '.' ? 'x' : literal
    else if (code !== undefined) word += String.fromCodePoint(Number.parseInt(code, 16))
    else if (escaped !== undefined) word += ESCAPED[escaped] ?? escaped
    else {
      end()
      if (property !== undefined) for (const one of ['é', 'A', '0', '.']) found.add(one)
      if (inside !== undefined && !negated) for (const one of fragmentsOf(inside.slice(0, 12))) found.add(one)
      if (negated) found.add('x').add(' ')
    }
  }
  end()
  return [...found].filter(fragment => fragment.length <= 40)
}

const ENDS = ['', '!', '\0', 'x', '0', '\n', 'é']

/**
 * Texts of `length` characters: a beginning, one to three fragments repeated to the end, something that does not fit; or
 * fragments at random.
 */
export function pumpedTexts(fragments: readonly string[], length: number): fc.Arbitrary<string> {
  const fragment = fc.constantFrom(...(fragments.length > 0 ? fragments : ['a']))
  const some = (maxLength: number) => fc.array(fragment, { maxLength }).map(parts => parts.join(''))
  const pump = fc.array(fragment, { minLength: 1, maxLength: 3 }).map(parts => parts.join(''))
  const pumped = fc
    .tuple(some(4), pump, some(2), fc.constantFrom(...ENDS))
    .map(([head, piece, tail, end]) => head + fill(piece, length) + tail + end)
  const twice = fc
    .tuple(pump, pump, fc.constantFrom(...ENDS))
    .map(([first, second, end]) => fill(first, length / 2) + fill(second, length / 2) + end)
  return fc.oneof(pumped, twice)
}

function fill(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / Math.max(1, piece.length))).slice(0, length)
}
