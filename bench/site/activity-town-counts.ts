// node bench/site/activity-town-counts.ts [companies]: time to count all companies by activity and town, and
// to read a page's counts. On generated rows with as many towns, codes, scores and bankruptcies as the
// country.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leaseEmbeddedDatabase } from '../../src/store/db/embedded/lease.ts'
import { migrate } from '../../src/store/db/migrate.ts'
import { openPool, type Pool } from '../../src/store/db/pool.ts'
import { findCountedActivity } from '../../src/store/site/activities.ts'
import { refreshSiteCounts } from '../../src/store/site/refresh-counts.ts'
import { findCountedTown } from '../../src/store/site/towns.ts'
import { describeMachine } from '../machine.ts'

const companies = Number(process.argv[2] ?? 2_000_000)
const TOWNS = 1_150
const CODES = 950
const ROUNDS = 200

const INVENT = [
  // Squared random numbers: few towns and codes have most companies, as in reality.
  `INSERT INTO register.company (enterprise_number, rank, start_date, in_register, natural_person, legal_name, legal_form,
     situation, primary_nace, zip, city, street, names, town_words)
   SELECT 200000000 + n * 97, n, DATE '1970-01-01' + (n % 20000), true, n % 10 < 4, 'Voorbeeld ' || n, '610',
          CASE WHEN n % 60 = 0 THEN '050' ELSE '000' END,
          CASE WHEN n % 12 <> 0 THEN lpad((1000 + 103 * floor(${CODES} * random() ^ 2)::int)::text, 5, '0') END,
          1000 + 7 * (floor(${TOWNS} * random() ^ 2)::int % ${TOWNS}), 'Dorp', 'Dorpsstraat 1', 'voorbeeld', '@dorp'
   FROM generate_series(1, $1::int) n`,
  `INSERT INTO register.address (entity_number, enterprise_number, type_of_address, zipcode, municipality_nl,
     municipality_fr, display_language, display_street, display_city)
   SELECT enterprise_number, enterprise_number, 'REGO', zip, city, city, 'nl', street, city
   FROM register.company CROSS JOIN generate_series(1, 2)`,
  `INSERT INTO risk.score (enterprise_number, probability, model_version, evaluated_at)
   SELECT enterprise_number, random() ^ 3, 'invented', now() FROM register.company WHERE NOT natural_person AND rank % 2 = 0`,
  `INSERT INTO gazette.lifecycle_event (enterprise_number, pub_date, source, severity, numac, event_kind)
   SELECT enterprise_number, CURRENT_DATE - (rank % 1500), 'faillissement', 'high', lpad(rank::text, 10, '0'),
          CASE WHEN rank % 3 = 0 THEN 'bankruptcy_opening' ELSE 'bankruptcy_closing' END
   FROM register.company WHERE rank % 12 = 0`,
]

const folder = mkdtempSync(join(tmpdir(), 'griffie-bench-counts-'))
const lease = await leaseEmbeddedDatabase(folder)
const pool = openPool(lease.url, { name: 'bench' })
try {
  await migrate(lease.url)
  for (const statement of INVENT) await pool.query(statement, statement.includes('$1') ? [companies] : [])
  await pool.query('VACUUM ANALYZE')
  say(describeMachine())
  for (const run of ['first', 'again']) {
    const { tookMs, activities, towns } = await refreshSiteCounts(pool)
    say(
      `${run}: ${companies.toLocaleString('en')} companies counted in ${(tookMs / 1000).toFixed(1)} s (${activities} activities, ${towns} towns)`,
    )
  }
  await measureReading(pool)
} finally {
  await pool.end()
  await lease.release()
  rmSync(folder, { recursive: true, force: true })
}

async function measureReading(of: Pool): Promise<void> {
  for (const [what, read] of [
    ['an activity', () => findCountedActivity(of, '10')],
    ['a town', () => findCountedTown(of, '1000')],
  ] as const) {
    await read()
    const started = performance.now()
    for (let round = 0; round < ROUNDS; round++) await read()
    say(`reading ${what}: ${((performance.now() - started) / ROUNDS).toFixed(2)} ms`)
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
