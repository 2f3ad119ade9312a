// Scheduled jobs run manually against local fake upstreams, and a worker that is started, stopped and killed.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { addDays } from '../../src/platform/calendar-days.ts'
import { dayInBelgium, systemClock } from '../../src/platform/clock.ts'
import { markFetched } from '../../src/store/intake/gazette-fetch-log.ts'
import { readJobs } from '../../src/usecases/health/read-jobs.ts'
import { createTestDatabase } from '../database.ts'
import { KEYS, startFakeBank } from '../sources/accounts/client/fake-bank.ts'
import { startFakeSite } from '../sources/gazette/client/fake-site.ts'
import { createNoticeFixtures, sitePage } from '../sources/gazette/generate-day.ts'
import { makeDataDir, start } from './run-griffie.ts'
import { runInProcess } from './run-in-process.ts'

const { url, pool } = await createTestDatabase()
const today = dayInBelgium(systemClock)
const yesterday = addDays(today, -1)
const site = await startFakeSite({
  // On both: a working day without texts is never complete.
  days: {
    [yesterday]: [createNoticeFixtures(yesterday, 20_100, 2).map(sitePage)],
    [today]: [createNoticeFixtures(today, 20_200, 1).map(sitePage)],
  },
  acts: [],
})
const bank = await startFakeBank({ days: { [yesterday]: [] } })
const bare = { DATABASE_URL: url, GRIFFIE_DATA_DIR: makeDataDir(), LOG_LEVEL: 'silent' }
const env = {
  ...bare,
  GAZETTE_URL: site.url,
  GAZETTE_CONTACT: 'desk@example.org',
  ACCOUNTS_URL: bank.url,
  ACCOUNTS_KEY_EXTRACTS: KEYS.extracts,
}
// The day before yesterday is complete, so a run continues from yesterday.
await markFetched(pool, addDays(today, -2), 'gazette', {})

async function jobNamed(name: string) {
  const jobs = await readJobs(pool)
  return jobs.find(job => job.name === name)
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 1_800; attempt++) {
    if (await condition()) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  assert.fail('it did not come about within 90 s')
}

test('a disabled job is rejected with its setting, an unknown one with the list of jobs', async () => {
  const off = await runInProcess(['worker', '--run', 'gazette-days'], bare)
  assert.equal(off.code, 2)
  assert.match(off.stderr, /gazette-days is disabled: GAZETTE_CONTACT is not set\./)
  const unknown = await runInProcess(['worker', '--run', 'gazette'], bare)
  assert.equal(unknown.code, 2)
  assert.match(unknown.stderr, /Unknown job gazette\. Known jobs: .*gazette-days/)
})

test('a failing upstream leaves the day incomplete with a reason in the status; the next run completes it', async () => {
  site.stubReply('article.pl', { status: 403 })
  const failed = await runInProcess(['worker', '--run', 'gazette-days'], env)
  assert.equal(failed.code, 1)
  const noted = await jobNamed('gazette-days')
  assert.equal(noted?.state, 'failing')
  assert.match(noted?.error ?? '', new RegExp(`^${yesterday} to ${today}: .*throttles requests$`))
  const status = await runInProcess(['status'], bare)
  assert.match(status.stdout, /^ {2}gazette-days\s+never run; FAILED .*throttles requests$/m)
  assert.doesNotMatch(status.stdout, /127\.0\.0\.1/)

  const well = await runInProcess(['worker', '--run', 'gazette-days'], env)
  assert.equal(well.code, 0, well.stderr)
  assert.match(well.stdout, /^gazette-days: .*days complete, 3 texts\n$/)
  assert.equal((await jobNamed('gazette-days'))?.state, 'well')
})

test('an empty list on a working day is a failure', async () => {
  const emptyDay = await createTestDatabase()
  await markFetched(emptyDay.pool, addDays(today, -2), 'gazette', {})
  const empty = await startFakeSite({ days: {}, acts: [] })
  empty.stubReply('summary.pl', { body: '<html><body></body></html>' }, 100)
  const outcome = await runInProcess(['worker', '--run', 'gazette-days'], {
    ...env,
    DATABASE_URL: emptyDay.url,
    GAZETTE_URL: empty.url,
  })
  assert.equal(outcome.code, 1, outcome.stdout)
  const { rowCount } = await emptyDay.pool.query('SELECT FROM intake.gazette_fetch WHERE day = $1', [
    yesterday,
  ])
  assert.equal(rowCount, 0)
})

test('a rejected key is named by its setting, and a day without filings is a success', async () => {
  const refused = await runInProcess(['worker', '--run', 'accounts-days'], {
    ...env,
    ACCOUNTS_KEY_EXTRACTS: 'wrong',
  })
  assert.equal(refused.code, 1)
  assert.match(
    (await jobNamed('accounts-days'))?.error ?? '',
    /the key in ACCOUNTS_KEY_EXTRACTS was rejected/,
  )
  const well = await runInProcess(['worker', '--run', 'accounts-days'], env)
  assert.equal(well.code, 0, well.stderr)
  assert.match((await jobNamed('accounts-days'))?.done ?? '', /1 of 1 days complete, 0 new deposits/)
})

test('real upstreams are not requested with a sample register', async () => {
  const invented = await createTestDatabase()
  await invented.pool.query(
    `INSERT INTO intake.register_load (extract_number, extract_type, snapshot_date, meta, rows_read, quarantined, forced, is_sample)
     VALUES (1, 'full', '2026-01-01', '{}', '{}', 0, false, true)`,
  )
  const before = site.calls.length
  const outcome = await runInProcess(['worker', '--run', 'gazette-days'], {
    ...env,
    DATABASE_URL: invented.url,
  })
  assert.equal(outcome.code, 0, outcome.stderr)
  assert.match(outcome.stdout, /generated sample/)
  assert.equal(site.calls.length, before)
})

test('a worker records all jobs with missing settings, extracts waiting publications, and stops on a signal', async () => {
  const worker = start(['worker'], bare)
  let told = ''
  worker.stderr?.on('data', chunk => {
    told += chunk
  })
  try {
    await until(async () => {
      const facts = await jobNamed('gazette-facts')
      // A success is recorded with the first extracted publications; others may still be waiting.
      return facts?.state === 'well' && facts.backlog === 0
    })
    const jobs = await readJobs(pool)
    const off = jobs.filter(({ state }) => state === 'off').map(({ name }) => name)
    assert.deepEqual(off, [
      'accounts-days',
      'bulk-deltas',
      'bulk-snapshot',
      'gazette-days',
      'register-extracts',
    ])
    await until(async () => (await jobNamed('rollup-refresh'))?.state === 'well')
  } finally {
    worker.kill('SIGTERM')
    await once(worker, 'exit')
  }
  assert.equal(worker.exitCode, 0, told)
})

test('a worker that cannot open its queue reports it and exits', async () => {
  const database = await createTestDatabase()
  const env = { DATABASE_URL: database.url, GRIFFIE_DATA_DIR: makeDataDir() }
  assert.equal((await runInProcess(['worker', '--until-empty'], env)).code, 0)
  // Its last startup step: the rest of the queue is running by then.
  await database.pool.query('ALTER FUNCTION pgboss.create_queue RENAME TO create_queue_no_more')
  const { code, stderr } = await runInProcess(['worker'], env)
  assert.equal(code, 1)
  assert.match(stderr, /^griffie: .*create_queue/m)
})
