// A process that records numbered changes in transactions of random size and length, up to a number. Killed and started
// again, it goes on after its last committed one. Prints the last number of each committed transaction.
// Arguments: database, writer, most changes recorded at once, last number.

import { setTimeout as sleep } from 'node:timers/promises'
import type { NewChange } from '../../src/domain/changes/change.ts'
import { inTransaction, openPool } from '../../src/store/db/pool.ts'
import { recordChanges } from '../../src/store/history/record-changes.ts'

const [url = '', writer = '', most = '', end = ''] = process.argv.slice(2)
const pool = openPool(url, { name: 'change writer', max: 1 })
const { rows } = await pool.query<{ last: number | null }>(
  "SELECT max((after->>'n')::integer) AS last FROM history.change WHERE enterprise_number = $1",
  [Number(writer)],
)
let last = rows[0]?.last ?? 0

function nextChanges(): NewChange[] {
  const length = Math.min(Number(end) - last, 1 + Math.floor(Math.random() * Number(most)))
  return Array.from({ length }, () => ({
    enterpriseNumber: Number(writer),
    kind: 'register.name' as const,
    effectiveOn: null,
    reference: null,
    before: null,
    after: { n: ++last },
  }))
}

while (last < Number(end)) {
  await inTransaction(pool, async client => {
    for (let parts = Math.random() * 3; parts > 0; parts--) {
      await recordChanges(client, nextChanges())
      await sleep(Math.random() * 20)
    }
  })
  process.stdout.write(`${last}\n`)
}
await pool.end()
