// Groups over many companies: whichever member is asked, the group is the same.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { pino } from 'pino'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import { enterpriseNumberFrom } from '../../src/domain/company/enterprise-number.ts'
import { openSource } from '../../src/store/db/source.ts'
import { createGetOwnership } from '../../src/usecases/ownership/get-ownership.ts'
import { createReaders } from '../../src/usecases/readers.ts'
import { createTestDatabase } from '../database.ts'
import { EMPTY_SUPPRESSION } from '../fixtures/empty-suppression.ts'
import { loadSample } from '../mcp/tools/sample-database.ts'

const database = await createTestDatabase()
await loadSample(database, { companies: 400, seed: 5 })
const logger = pino({ level: 'silent' })
const open = (name: 'register' | 'gazette' | 'accounts' | 'risk') =>
  openSource({ name, url: database.url, logger, timing: { statementTimeoutMs: 20_000 } })
const sources = {
  register: open('register'),
  gazette: open('gazette'),
  accounts: open('accounts'),
  risk: open('risk'),
}
after(() => Promise.all(Object.values(sources).map(source => source.close())))
const getOwnership = createGetOwnership(createReaders(sources, EMPTY_SUPPRESSION))

test('every member of a group tells the same group', async () => {
  const { rows } = await database.pool.query<{ n: number }>(
    `SELECT DISTINCT enterprise_number AS n FROM accounts.ownership
     JOIN register.company USING (enterprise_number) WHERE in_register`,
  )
  const groupOf = async (number: EnterpriseNumber) => {
    const { group } = await getOwnership(number)
    const { cycle, truncated, contested } = group
    const members = group.members.map(({ party, parent }) => `${party.enterpriseNumber} ${parent}`)
    return { cycle, truncated, contested, members }
  }
  let compared = 0
  for (const { n } of rows) {
    const own = await groupOf(enterpriseNumberFrom(n))
    for (const member of own.members) {
      assert.deepEqual(await groupOf(member.slice(0, 10) as EnterpriseNumber), own, member)
      compared++
    }
  }
  assert.ok(compared > 15, String(compared))
})
