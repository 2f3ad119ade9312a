// The company of the documented rollup is one of the invented data, and has a rollup.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { loadSample } from '../mcp/tools/sample-database.ts'
import { description } from '../rest/assert-documented.ts'

const database = await createTestDatabase()

test('the example of the rollup has an answer on the invented data', async () => {
  await loadSample(database, { companies: 2_000, seed: 1 })
  const [kbo] = (description.paths['/api/v1/companies/{kbo}/rollup']?.get?.parameters ?? []).filter(
    ({ name }) => name === 'kbo',
  )
  const { value } = Object.values(kbo?.examples ?? {})[0] as { value: string }
  const { rows } = await database.pool.query(
    `SELECT FROM gazette.rollup JOIN register.company USING (enterprise_number)
     WHERE enterprise_number = $1 AND in_register AND total_events > 0`,
    [Number(value)],
  )
  assert.equal(rows.length, 1, value)
})
