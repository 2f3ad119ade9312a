// Companies by main activity in a total order: a page is cut from the same list, however long it is read.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findByNace, findByNaceInTowns } from '../../src/store/register/search-activities.ts'
import { createTestDatabase } from '../database.ts'

const { pool } = await createTestDatabase()
const codes = { nace2025: ['43320'], nace2008: ['43320'] }

// Of one rank, written so that the order on disk is not that of the numbers.
await pool.query(`
  INSERT INTO register.company (enterprise_number, rank, in_register, natural_person, legal_name, names, town_words,
                                primary_nace, nace_2008, zip)
  SELECT 200000000 + n, 7, true, false, 'Molen ' || n, 'molen ' || n, '@gent',
         CASE WHEN n % 3 = 0 THEN '62100' ELSE '43320' END, CASE WHEN n % 3 = 0 THEN '43320' END, '9000'
  FROM generate_series(1, 3000) n ORDER BY n * 7919 % 3001`)
await pool.query(`INSERT INTO register.activity_code (activity_id, activity_group, nace_version, nace_code, classification)
                  VALUES (1, '001', '2025', '43320', 'MAIN'), (2, '001', '2008', '43320', 'MAIN')`)
await pool.query('ANALYZE register.company')

test('a longer list begins with the shorter one, also among companies of one rank', async () => {
  const find = {
    country: (limit: number) => findByNace(pool as never, codes, limit),
    town: (limit: number) =>
      findByNaceInTowns(pool as never, { codes, zips: ['9000'], townWords: ['@gent'] }, limit),
  }
  for (const [where, by] of Object.entries(find)) {
    const numbersOf = async (limit: number) =>
      (await by(limit)).map(({ enterpriseNumber }) => enterpriseNumber)
    const longest = await numbersOf(200)
    assert.equal(new Set(longest).size, 200, where)
    for (const limit of [10, 20, 50]) assert.deepEqual(await numbersOf(limit), longest.slice(0, limit), where)
  }
})
