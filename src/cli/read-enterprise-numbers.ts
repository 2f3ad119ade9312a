// Reads enterprise numbers from arguments, a file or standard input.

import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { type EnterpriseNumber, parseEnterpriseNumber } from '../domain/company/enterprise-number.ts'
import { CliError, EXIT } from './errors.ts'

/**
 * Distinct numbers in `given` and the lines of `file` (`-`: standard input), in order. Empty lines and lines
 * starting with # are skipped. Throws `CliError` naming the first invalid ones.
 */
export async function readEnterpriseNumbers(
  given: readonly string[],
  file?: string,
): Promise<EnterpriseNumber[]> {
  const lines = file === undefined ? [] : await readLines(file)
  const written = [...given.map(word => ({ word, place: '' })), ...lines]
  const wrong = written.filter(({ word }) => parseEnterpriseNumber(word) === null)
  if (wrong.length > 0) {
    const listed = wrong.slice(0, MAX_LISTED).map(({ word, place }) => `${word.slice(0, 40)}${place}`)
    const more = wrong.length > MAX_LISTED ? `, and ${wrong.length - MAX_LISTED} more` : ''
    throw new CliError(`Invalid enterprise numbers: ${listed.join(', ')}${more}.`, EXIT.badInput)
  }
  if (written.length === 0) throw new CliError(`${file} contains no enterprise number.`, EXIT.badInput)
  return [...new Set(written.map(({ word }) => parseEnterpriseNumber(word) as EnterpriseNumber))]
}

const MAX_LISTED = 5

type ReadNumbers = {
  /** Distinct, in order. */
  numbers: EnterpriseNumber[]
  /** What is no enterprise number, with its place: `12 (list.csv line 3)`. */
  invalid: string[]
}

/**
 * Numbers in `words`, each a number, a file, or `-` for standard input. Of a line of a file the first column counts
 * (comma, semicolon or tab); a first line without digits is a heading. Throws `CliError` for a file that cannot be read.
 */
export async function readNumbersOrFiles(words: readonly string[]): Promise<ReadNumbers> {
  const written: { word: string; place: string }[] = []
  for (const word of words)
    if (parseEnterpriseNumber(word) !== null || /^[\d\s.]+$/.test(word)) written.push({ word, place: '' })
    else written.push(...(await readFirstColumn(word)))
  const invalid = written
    .filter(({ word }) => parseEnterpriseNumber(word) === null)
    .map(({ word, place }) => `${word.slice(0, 40)}${place}`)
  const numbers = written.flatMap(({ word }) => parseEnterpriseNumber(word) ?? [])
  return { numbers: [...new Set(numbers)], invalid }
}

async function readFirstColumn(file: string): Promise<{ word: string; place: string }[]> {
  const lines = await readLines(file, 'it is no enterprise number, and there is no such file')
  const name = file === '-' ? 'standard input' : file
  return lines
    .filter(({ word }, at) => at > 0 || /\d/.test(word))
    .map(({ word, place }) => ({
      word: (word.split(/[,;\t]/)[0] as string).replaceAll('"', '').trim(),
      place: place.replace('(line', `(${name} line`),
    }))
}

async function readLines(
  file: string,
  notFound = 'file not found',
): Promise<{ word: string; place: string }[]> {
  const content =
    file === '-' ? await text(process.stdin) : await readFile(file, 'utf8').catch(toReadError(file, notFound))
  return content
    .split(/\r?\n/)
    .map((line, at) => ({ word: line.trim(), place: ` (line ${at + 1})` }))
    .filter(({ word }) => word !== '' && !word.startsWith('#'))
}

function toReadError(file: string, notFound: string): (error: NodeJS.ErrnoException) => never {
  return error => {
    const reason = error.code === 'ENOENT' ? notFound : error.message
    throw new CliError(`${file} cannot be read: ${reason}.`, EXIT.badInput)
  }
}
