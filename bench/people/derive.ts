// Derives all people of a database, in a process whose memory is measured.

import { derivePeople } from '../../src/jobs/derive-people.ts'
import { openPool } from '../../src/store/db/pool.ts'

const pool = openPool(process.argv[2] as string, { name: 'derive', max: 1 })
await derivePeople(pool, { all: true })
await pool.end()
