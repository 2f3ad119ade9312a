import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CompanyRow } from '../../store/register/search-columns.ts'
import { Candidates, toQueryWord } from './candidates.ts'
import type { CompanyRows } from './company-rows.ts'
import { DictionaryStats } from './dictionary-stats.ts'
import { addExactMatches } from './exact-words.ts'
import type { WordQuery } from './word-query.ts'

/** Companies named `name`, as rows. */
const called = (name: string, count: number): CompanyRow[] =>
  Array.from({ length: count }, (_, at) => ({
    enterpriseNumber: 200_000_000 + at,
    rank: at,
    inRegister: true,
    naturalPerson: false,
    legalName: name,
    city: null,
    primaryNace: null,
    nace2008: null,
    legalForm: null,
    situation: null,
    names: name,
    townWords: '',
    streetWords: '',
  }))

/** Statements run for `words`, the last of which may be a prefix, with the words that they search. */
async function statementsFor(
  words: string[],
  {
    frequency,
    completions,
  }: { frequency: Record<string, number>; completions: DictionaryStats['completions'] },
  answer: CompanyRow[] = [],
): Promise<string[]> {
  const statements: string[] = []
  const note = (kind: string, query: WordQuery) => {
    statements.push(`${kind} ${query.words.join(' & ')}`)
    return answer
  }
  const rows = {
    byWords: async ([query]: [WordQuery]) => note('index', query),
    byWordsAndPrefix: async ({ query }: { query: WordQuery }) => note('scan', query),
  } as unknown as CompanyRows
  const found = new Candidates(words.map((word, at) => toQueryWord(word, at === words.length - 1)))
  const terms = Object.entries(frequency).map(([term, rows]) => ({ term, frequency: rows }))
  await addExactMatches({ rows, found, known: new DictionaryStats({ terms, completions }) }, 10)
  return statements
}

const MANY = { rows: 50_000, words: null }

test('few completions are queried individually', async () => {
  const known = { frequency: { bakkerij: 9_000 }, completions: { rows: 30, words: ['peetera', 'peeters'] } }
  assert.deepEqual(await statementsFor(['bakkerij', 'peeter'], known), [
    "index ('peeter' | '@peeter' | 'peetera' | '@peetera' | 'peeters' | '@peeters') & ('bakkerij' | '@bakkerij')",
  ])
})

test('with many completions the complete word is tried first, and suffices with enough hits', async () => {
  const known = { frequency: { menuiserie: 7_500, gent: 40_000 }, completions: MANY }
  const itself = "index ('menuiserie' | '@menuiserie') & ('gent' | '@gent')"
  const enough = called('menuiserie gent', 10)
  assert.deepEqual(await statementsFor(['menuiserie', 'gent'], known, enough), [itself])
  const few = await statementsFor(['menuiserie', 'gent'], known, enough.slice(1))
  assert.deepEqual(few, [itself, "scan ('menuiserie' | '@menuiserie')"])
})

test('rows of the other words are scanned when they are fewer than the postings of the prefix', async () => {
  const scanned = await statementsFor(['zeldzaam', 'bou'], { frequency: { zeldzaam: 40 }, completions: MANY })
  assert.deepEqual(scanned, ["scan ('zeldzaam' | '@zeldzaam')"])
  const frequent = { frequency: { de: 280_000 }, completions: MANY }
  assert.deepEqual(await statementsFor(['de', 'bou'], frequent), [
    "index ('bou':* | '@bou':*) & ('de' | '@de')",
  ])
  const rare = { frequency: { zeldzaam: 40 }, completions: { rows: 30, words: null } }
  assert.match((await statementsFor(['zeldzaam', 'bou'], rare))[0] ?? '', /^index .*'bou':\*/)
})

test('words without companies are not queried', async () => {
  assert.deepEqual(await statementsFor(['niemand', 'bou'], { frequency: {}, completions: MANY }), [])
  const none = { frequency: { de: 280_000 }, completions: { rows: 0, words: [] } }
  assert.deepEqual(await statementsFor(['de', 'xyzzy'], none), [])
})
