// Search by words and by rank, on generated people.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillMandates } from '../../bench/people/fill.ts'
import { generatePopulation } from '../../bench/people/generate.ts'
import { derivePeople } from '../../src/jobs/derive-people.ts'
import {
  type PersonRank,
  readWordFrequencies,
  searchPeople,
  type WordFrequencies,
} from '../../src/store/people/search-people.ts'
import { createTestDatabase } from '../database.ts'

const { pool } = await createTestDatabase()
await fillMandates(pool, generatePopulation(3_000, 1))
await derivePeople(pool, { all: true })
await pool.query('ANALYZE people.person')
const frequencies = await readWordFrequencies(pool)
const unknown: WordFrequencies = { shares: new Map(), people: 0 }

async function searchAll(words: string[], by: WordFrequencies, limit: number): Promise<string[]> {
  const found: string[] = []
  let after: PersonRank | null = null
  do {
    const { people, next }: Awaited<ReturnType<typeof searchPeople>> = await searchPeople(
      pool,
      { words, after, limit },
      by,
    )
    assert.ok(people.length <= limit)
    found.push(...people.map(({ personId }) => personId))
    after = next
  } while (after !== null)
  return found
}

test('frequent words are known from the statistics', () => {
  assert.ok(frequencies.people > 1_000)
  assert.ok(Math.max(...frequencies.shares.values()) > 0.01)
})

test('both ways of searching give the same pages', async () => {
  const words = [...frequencies.shares].sort((a, b) => b[1] - a[1]).slice(0, 12)
  for (const [word] of words) {
    const { rows } = await pool.query<{ id: string }>(
      `SELECT person_id AS id FROM people.person WHERE words @> ARRAY[$1]
       ORDER BY companies DESC, person_id COLLATE "C" DESC`,
      [word],
    )
    const expected = rows.map(({ id }) => id)
    assert.ok(expected.length > 5)
    // As if everybody had the word: people are read by rank.
    const everywhere = { shares: new Map([[word, 1]]), people: 1_000_000 }
    for (const by of [unknown, frequencies, everywhere])
      for (const limit of [7, 50]) assert.deepEqual(await searchAll([word], by, limit), expected, word)
  }
})

test('several words are all in the name, whatever each is by itself', async () => {
  const { rows } = await pool.query<{ words: string[]; id: string }>(
    'SELECT words, person_id AS id FROM people.person ORDER BY person_id LIMIT 50',
  )
  for (const { words, id } of rows) {
    const often = { shares: new Map(words.map(word => [word, 0.9])), people: 1_000_000 }
    for (const by of [unknown, frequencies, often]) assert.ok((await searchAll(words, by, 20)).includes(id))
  }
})
