// Fuzzes parsers of untrusted text and each regular expression with texts built from their own fragments. The seed is
// fixed; FUZZ_RUNS=50 multiplies the number of runs, FUZZ_SEED=… changes the seed.

import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { PROJECT_DIR } from '../../src/config.ts'
import { sized } from '../nightly.ts'
import { noticeLine } from '../sources/gazette/notice-texts.ts'
import { fragmentsOf, patternsOf, patternsOfTables, pumpedTexts, wordsOf } from './patterns.ts'
import { callEach } from './run-with-deadline.ts'

const RUNS = Number(process.env.FUZZ_RUNS ?? sized(1, 10))
const SEED = Number(process.env.FUZZ_SEED ?? 20_261)
// Per regular expression, or per text of a parser.
const DEADLINE_MS = 10_000 * RUNS
const sample = <T>(texts: fc.Arbitrary<T>, count: number) =>
  fc.sample(texts, { numRuns: count * RUNS, seed: SEED })
const at = (path: string) => new URL(`../../src/${path}`, import.meta.url).href
const filesIn = (...globs: string[]) =>
  globs.flatMap(glob => {
    const files = globSync(glob, { cwd: join(PROJECT_DIR, 'src') }).filter(file =>
      /(?<!\.test)\.ts$/.test(file),
    )
    assert.ok(files.length > 0, `nothing is at src/${glob}`)
    return files
  })
const patternsIn = (files: string[]) => files.flatMap(file => patternsOf(join(PROJECT_DIR, 'src', file)))

const TABLE_PATTERNS = patternsOfTables(join(PROJECT_DIR, 'data', 'gazette'))

// What grows with the square of this passes, what grows faster does not.
const ALONE_LENGTH = 1_500

test('no expression of the source, alone, is kept busy by a text of its own fragments', async () => {
  const patterns = [...patternsIn(filesIn('**/*.ts')), ...TABLE_PATTERNS]
  assert.ok(patterns.length > 150, `${patterns.length} were found`)
  const tried = patterns.map(({ file, line, source, flags }) => ({
    name: `${file}:${line}`,
    source,
    flags,
    texts: sample(pumpedTexts(fragmentsOf(source), ALONE_LENGTH), 20),
  }))
  await callEach(new URL('./try-pattern.ts', import.meta.url).href, 'tryPattern', tried, DEADLINE_MS)
})

/** Fragments of all regular expressions and string literals in files. */
function vocabularyOf(...globs: string[]): string[] {
  const files = filesIn(...globs)
  const words = files.flatMap(file => wordsOf(join(PROJECT_DIR, 'src', file)))
  return [...new Set([...patternsIn(files).flatMap(({ source }) => fragmentsOf(source)), ...words])]
}

const LONG = 60_000
const READERS: [path: string, name: string, vocabulary: string[]][] = [
  ['domain/search/query.ts', 'parseQuery', ['domain/search/**', 'domain/company/enterprise-number.ts']],
  ['domain/search/fold.ts', 'foldNameWords', ['domain/search/**', 'domain/municipality.ts']],
  ['domain/company/enterprise-number.ts', 'parseEnterpriseNumber', ['domain/company/enterprise-number.ts']],
  ['domain/private-data/redact.ts', 'redactPrivateData', ['domain/private-data/**']],
  ['domain/access/client-network.ts', 'networkOf', ['domain/access/client-network.ts']],
  ['http/query-parameters.ts', 'parseSearchText', ['http/query-parameters.ts', 'domain/search/**']],
]

for (const [path, name, globs] of READERS)
  test(`${name} terminates on any text of its expressions' fragments`, () =>
    callEach(at(path), name, sample(pumpedTexts(vocabularyOf(...globs), LONG), 25)))

const KINDS = ['court_notice', 'register_list', 'act'] as const
const base = {
  numac: '2025807259',
  publishedOn: '2025-03-01',
  reading: 'text_layer',
  printedNumber: '2025/107259',
  page: 1,
  edition: 1,
  enterpriseNumber: null,
  rubrics: [],
}

/** Texts with deletions, duplications, replacements and insertions of fragments, sometimes very many. */
function mutated(texts: readonly string[], fragments: readonly string[]): fc.Arbitrary<string> {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 0, max: 80 }),
    put: fc.constantFrom(...fragments),
    times: fc.constantFrom(0, 1, 1, 2, 50, 2_000),
  })
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 8 }))
    .map(([text, changes]) =>
      changes.reduce((now, { at: where, length, put, times }) => {
        const start = Math.floor(where * now.length)
        return (now.slice(0, start) + put.repeat(times) + now.slice(start + length)).slice(0, LONG)
      }, text),
    )
}

const NOTICES = [
  'Opening van het faillissement van: VERZONNEN DAKEN BV DREEF 12, 9160 LOKEREN.',
  'Faillite de : X SA.',
].map(
  (heading, n) =>
    (
      noticeLine({
        number: n + 1,
        publishedOn: '2020-03-04',
        enterpriseNumber: '0412345614',
        heading,
        date: '26 februari 2020',
        rest: 'Curator: TOON ARKENS, MARKT 1, 9160 LOKEREN- toon@voorbeeld.be.',
      }) as { text: string }
    ).text,
)

for (const kind of KINDS)
  test(`the extractor is done with any ${kind} of its expressions' fragments, and with any changed one`, async () => {
    const vocabulary = vocabularyOf('extract/**', 'domain/private-data/**', 'domain/officers/**')
    assert.ok(vocabulary.length > 300, `${vocabulary.length} fragments`)
    const texts = [...sample(pumpedTexts(vocabulary, LONG), 12), ...sample(mutated(NOTICES, vocabulary), 40)]
    await callEach(
      at('extract/extract-publication.ts'),
      'extractPublication',
      texts.map((text, n) => ({ ...base, kind, text, language: [null, 'nl', 'fr', 'de'][n % 4] })),
    )
  })
