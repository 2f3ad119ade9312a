// The database crashes at random moments during writes and reads: afterwards its state is that before or after the
// write, and answers meanwhile report the failure.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataDir, type Outcome, start } from '../cli/run-griffie.ts'
import { runInProcess } from '../cli/run-in-process.ts'
import { sized } from '../nightly.ts'
import { fingerprintOf } from './fingerprint.ts'
import { eventually, type RunningServer, startServer } from './running-server.ts'
import { writeSampleFiles } from './sample-files.ts'
import { startTestCluster } from './test-cluster.ts'

const COMPANIES = 150
const [first, second] = [await writeSampleFiles(COMPANIES, 21), await writeSampleFiles(COMPANIES, 22)]
const database = await startTestCluster()
const undisturbed = await database.another('undisturbed')
const envOf = (url: string) => ({ DATABASE_URL: url, GRIFFIE_DATA_DIR: makeDataDir() })
const env = envOf(database.url)

async function done(url: string, ...args: string[]): Promise<void> {
  const { code, stderr } = await runInProcess(args, envOf(url))
  assert.equal(code, 0, stderr)
}

const holder = ['--holder', 'Test', '--email', 'test@example.org', '--rate-limit', '1000000']
const key = (await runInProcess(['keys', 'issue', ...holder], env)).stdout.trim()
for (const url of [database.url, undisturbed]) await done(url, 'import', 'register', first.full)
const served = await startServer(env, key)

type Watched = { outcome: Outcome; writingMs: number }

/** Runs a command; `onWriting` is called when its first transaction has started. */
async function watch(url: string, args: string[], onWriting: () => Promise<void>): Promise<Watched> {
  const child = start(args, envOf(url))
  const outcome: Outcome = { code: null, stdout: '', stderr: '' }
  child.stdout?.resume()
  child.stderr?.on('data', chunk => {
    outcome.stderr += chunk
  })
  const closed = once(child, 'close')
  await Promise.race([closed, untilItWrites(new URL(url).pathname.slice(1))])
  const since = performance.now()
  await onWriting()
  const [code] = await closed
  return { outcome: { ...outcome, code }, writingMs: performance.now() - since }
}

async function untilItWrites(name: string): Promise<void> {
  await eventually(async () => {
    const [writing] = await database.query(
      `SELECT FROM pg_stat_activity WHERE datname = $1 AND xact_start IS NOT NULL
       AND application_name ~ '^griffie (command|import)'`,
      [name],
    )
    return writing !== undefined
  })
}

let picked = 0

/** Two companies that are not cached. */
async function pickNumbers(): Promise<[held: string, neverAsked: string]> {
  const rows = await database.query<{ number: string }>(
    `SELECT lpad(enterprise_number::text, 10, '0') AS number FROM register.company
     WHERE in_register AND NOT natural_person ORDER BY enterprise_number OFFSET $1 LIMIT 2`,
    [picked],
  )
  picked += 2
  return rows.map(({ number }) => number) as [string, string]
}

/** Answers during the outage: cached data or an error, never an empty result. */
async function assertSaysItDoesNotKnow(
  { get, dossier }: RunningServer,
  held: string,
  other: string,
): Promise<void> {
  assert.equal((await dossier(held)).status, 200)
  const asked = ['', '/lifecycle', '/rollup'].map(end => `/api/v1/companies/${other}${end}`)
  for (const path of [...asked, '/api/v1/search?q=a', `/kbo/${other}`, '/insolventies/rss.xml']) {
    const { status, headers, body } = await get(path)
    assert.equal(status, 503, `${path}: ${status}`)
    assert.equal(headers.get('cache-control'), 'no-store', path)
    assert.doesNotMatch(JSON.stringify(body), /ECONN|127\.0\.0\.1|SELECT/, path)
  }
  assert.equal((await get('/healthz')).status, 200)
  assert.equal((await get('/health/status')).body.status, 'degraded')
}

type Step = {
  name: string
  args: string[]
  schema: 'register' | 'gazette' | 'risk'
  /** Setup of both databases. */
  prepare?: string[][]
  /** Each batch is a transaction, so some are committed in between. */
  inBatches?: boolean
}

const STEPS: Step[] = [
  { name: 'a Full', args: ['import', 'register', '--force', second.full], schema: 'register' },
  { name: 'an Update', args: ['import', 'register', second.update], schema: 'register' },
  {
    name: 'the extraction',
    args: ['extract', '--all'],
    schema: 'gazette',
    prepare: [['import', 'gazette', ...second.gazette]],
    inBatches: true,
  },
  {
    name: 'a scoring run',
    args: ['risk', 'score'],
    schema: 'risk',
    prepare: [['import', 'accounts', '--no-statistics', ...second.accounts]],
  },
]

for (const { name, args, schema, prepare = [], inBatches } of sized(STEPS.slice(0, 1), STEPS))
  test(`${name} is atomic when its database is killed, and serving recovers`, async t => {
    for (const command of prepare) for (const url of [database.url, undisturbed]) await done(url, ...command)
    const before = await fingerprintOf(database.url, schema)
    const calm = await watch(undisturbed, args, async () => {})
    assert.equal(calm.outcome.code, 0, calm.outcome.stderr)
    const after = await fingerprintOf(undisturbed, schema)

    const [held, neverAsked] = await pickNumbers()
    await eventually(async () => (await served.dossier(held)).status === 200)
    const afterMs = Math.round(Math.random() * 0.8 * calm.writingMs)
    const { outcome } = await watch(database.url, args, async () => {
      await sleep(afterMs)
      await database.kill()
    })
    const told = `killed after ${afterMs} of ${Math.round(calm.writingMs)} ms; exit code ${outcome.code}`
    t.diagnostic(told)
    assert.ok(outcome.code === 1 || outcome.code === 0, outcome.stderr)
    if (outcome.code === 1)
      assert.match(
        outcome.stderr,
        /griffie: The (database|connection to the database)/,
        'it says whose fault it is',
      )
    await assertSaysItDoesNotKnow(served, held, neverAsked)

    await database.start()
    const found = await fingerprintOf(database.url, schema)
    if (!inBatches) assert.ok(isEither(found, before, after), `${told}: ${JSON.stringify({ found, before })}`)
    if (!isEither(found, after)) await done(database.url, ...args)
    assert.deepEqual(await fingerprintOf(database.url, schema), after, 'then it succeeds')
    const [another] = await pickNumbers()
    await eventually(async () => (await served.dossier(another)).status === 200)
  })

function isEither(found: unknown, ...wanted: unknown[]): boolean {
  return wanted.some(one => JSON.stringify(one) === JSON.stringify(found))
}
