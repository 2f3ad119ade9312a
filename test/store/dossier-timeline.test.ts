import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import { splitByOffice } from '../../src/domain/officers/mandate.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { openSource } from '../../src/store/db/source.ts'
import { createTimelineReader } from '../../src/store/gazette/dossier-timeline.ts'
import { refreshRollup } from '../../src/store/gazette/refresh-rollup.ts'
import { replaceTimelines } from '../../src/store/gazette/replace-timelines.ts'
import { createTestDatabase } from '../database.ts'

const { url, pool } = await createTestDatabase()

test('a mandate becomes stale by date without a write; a former one stays former', async () => {
  await pool.query(`
    INSERT INTO gazette.mandate (enterprise_number, role, role_kind, currency, name, source, source_numac, stale_from)
    SELECT 403449823, 'Bestuurder', 'director', currency, name, 'BsActsV3', '24012345', current_date + days
    FROM (VALUES ('current', 'yesterday', -1), ('current', 'today', 0), ('current', 'tomorrow', 1),
                 ('current', 'never', NULL), ('former', 'ended', -1)) AS given(currency, name, days)`)
  const gazette = openSource({ name: 'gazette', url, logger: pino({ level: 'silent' }) })
  try {
    const found = await createTimelineReader(gazette).read('0403449823' as EnterpriseNumber)
    assert.equal(found?.summary, undefined)
    assert.deepEqual(
      Object.fromEntries(found?.mandates.map(({ name, currency }) => [name, currency]) ?? []),
      {
        yesterday: 'stale',
        today: 'stale',
        tomorrow: 'current',
        never: 'current',
        ended: 'former',
      },
    )
  } finally {
    await gazette.close()
  }
})

test('the stated end of a mission comes with the mandate', async () => {
  await pool.query(`
    INSERT INTO gazette.mandate (enterprise_number, role, role_kind, currency, name, source, source_numac, stale_from, term_ends_on)
    VALUES (412345614, 'Expert', 'interim_admin', 'current', 'Odilon', 'Faillissementen', '2025800001', '2025-04-05', '2025-04-04')`)
  const gazette = openSource({ name: 'gazette', url, logger: pino({ level: 'silent' }) })
  try {
    const found = await createTimelineReader(gazette).read('0412345614' as EnterpriseNumber)
    const { mandates } = splitByOffice(found?.mandates ?? [])
    assert.deepEqual(
      mandates.map(({ name, to }) => [name, to]),
      [['Odilon', '2025-04-04']],
    )
  } finally {
    await gazette.close()
  }
})

test('a replaced timeline is recorded as changed, also without triggers', async () => {
  await refreshRollup(pool)
  await inTransaction(pool, async client => {
    await client.query('DROP TRIGGER note_change ON gazette.lifecycle_event')
    await client.query('DROP TRIGGER note_change ON gazette.mandate')
    await replaceTimelines(
      client,
      new Map([[403_449_823, { events: [], mandates: [], openBankruptcy: null }]]),
    )
  })
  assert.equal(await refreshRollup(pool), true)
})
