import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CompanyRow } from '../../store/register/search.ts'
import { Candidates, toQueryWord } from './candidates.ts'
import type { CompanyRows } from './company-rows.ts'
import { addExactMatches, type DictionaryStats } from './exact-words.ts'

/** Companies called `name`, as the index would give them. */
const called = (name: string, count: number): CompanyRow[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ enterpriseNumber: 200_000_000 + at, rank: at, inRegister: true, naturalPerson: false },
    ...{ legalName: name, city: null, primaryNace: null, names: name, townWords: '' },
  }))

/** How `words` are looked for, the last of which may go on: each statement with its expression, in order. */
async function statementsFor(
  words: string[],
  {
    frequency,
    completions,
  }: { frequency: Record<string, number>; completions: DictionaryStats['completions'] },
  answer: CompanyRow[] = [],
): Promise<string[]> {
  const statements: string[] = []
  const note = (kind: string) => async (expression: string) => {
    statements.push(`${kind} ${expression}`)
    return answer
  }
  const rows = { byWords: note('index'), byWordsAndBeginning: note('read') } as unknown as CompanyRows
  const found = new Candidates(words.map((word, at) => toQueryWord(word, at === words.length - 1)))
  await addExactMatches(rows, found, { rowsOf: word => frequency[word] ?? 0, completions }, 10)
  return statements
}

const MANY = { rows: 50_000, words: null }

test('few words that the last one may go on to are asked for one by one', async () => {
  const known = { frequency: { bakkerij: 9_000 }, completions: { rows: 30, words: ['peetera', 'peeters'] } }
  assert.deepEqual(await statementsFor(['bakkerij', 'peeter'], known), [
    "index ('bakkerij' | '@bakkerij') & ('peeter' | '@peeter' | 'peetera' | '@peetera' | 'peeters' | '@peeters')",
  ])
})

test('of many the word itself comes first, and no other where it gives hits enough', async () => {
  const known = { frequency: { menuiserie: 7_500, gent: 40_000 }, completions: MANY }
  const itself = "index ('menuiserie' | '@menuiserie') & ('gent' | '@gent')"
  const enough = called('menuiserie gent', 10)
  assert.deepEqual(await statementsFor(['menuiserie', 'gent'], known, enough), [itself])
  const few = await statementsFor(['menuiserie', 'gent'], known, enough.slice(1))
  assert.deepEqual(few, [itself, "read ('menuiserie' | '@menuiserie')"])
})

test('rows of the other words are read where they are fewer than those to gather, else all are gathered', async () => {
  const read = await statementsFor(['zeldzaam', 'bou'], { frequency: { zeldzaam: 40 }, completions: MANY })
  assert.deepEqual(read, ["read ('zeldzaam' | '@zeldzaam')"])
  const frequent = { frequency: { de: 280_000 }, completions: MANY }
  assert.deepEqual(await statementsFor(['de', 'bou'], frequent), [
    "index ('de' | '@de') & ('bou':* | '@bou':*)",
  ])
  const rare = { frequency: { zeldzaam: 40 }, completions: { rows: 30, words: null } }
  assert.match((await statementsFor(['zeldzaam', 'bou'], rare))[0] ?? '', /^index .*'bou':\*/)
})

test('a word that no company has is not looked for', async () => {
  assert.deepEqual(await statementsFor(['niemand', 'bou'], { frequency: {}, completions: MANY }), [])
  const none = { frequency: { de: 280_000 }, completions: { rows: 0, words: [] } }
  assert.deepEqual(await statementsFor(['de', 'xyzzy'], none), [])
})
