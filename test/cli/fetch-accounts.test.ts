// griffie fetch accounts against a local fake service, at its normal rate.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { addDays } from '../../src/platform/calendar-days.ts'
import { dayInBelgium, systemClock } from '../../src/platform/clock.ts'
import { acquireFetchLock } from '../../src/store/intake/accounts-fetch-log.ts'
import { createTestDatabase } from '../database.ts'
import { KEYS, startFakeBank } from '../sources/accounts/client/fake-bank.ts'
import {
  createFixtureFilings,
  documentOf,
  type FixtureFiling,
  zipOf,
} from '../sources/accounts/client/generate-filings.ts'
import { makeDataDir, type Outcome, run, start } from './run-griffie.ts'
import { runInProcess } from './run-in-process.ts'

const { url, pool } = await createTestDatabase()

const WHOLE = '2024-03-05'
const CUT = '2024-03-06'
const STOPPED = '2024-03-07'
const BROKEN = '2024-03-08'
const yesterday = addDays(dayInBelgium(systemClock), -1)
const days: Record<string, FixtureFiling[]> = {
  [WHOLE]: createFixtureFilings(WHOLE, 101, 3),
  [CUT]: createFixtureFilings(CUT, 1_000, 1_200),
  [STOPPED]: createFixtureFilings(STOPPED, 201, 2),
  [BROKEN]: createFixtureFilings(BROKEN, 301, 12),
  [yesterday]: [],
}
const [filing] = days[WHOLE] as [FixtureFiling]
const played = await startFakeBank({ days })
const dataDir = makeDataDir()
const env = {
  DATABASE_URL: url,
  GRIFFIE_DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  ACCOUNTS_URL: played.url,
  ACCOUNTS_KEY_AUTHENTIC: KEYS.authentic,
  ACCOUNTS_KEY_EXTRACTS: KEYS.extracts,
}

function fetchAccounts(...args: string[]): Promise<Outcome> {
  return runInProcess(['fetch', 'accounts', ...args], env)
}

const oneDay = (day: string) => ['--from', day, '--to', day]

async function countDeposits(filings: readonly FixtureFiling[], condition = 'true'): Promise<number> {
  const { rowCount } = await pool.query(
    `SELECT FROM accounts.deposit WHERE reference = ANY ($1) AND ${condition}`,
    [filings.map(({ reference }) => reference)],
  )
  return rowCount ?? 0
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (let attempt = 0; attempt < 3_000; attempt++) {
    if (await condition()) return
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  assert.fail('it did not come about within 30 s')
}

test('a day is fetched, imported and reported, also as JSON, without repeated requests', async () => {
  const first = await fetchAccounts(...oneDay(WHOLE))
  assert.deepEqual([first.code, first.stdout], [0, `${WHOLE}  complete: 3 deposits, 3 with figures, 3 new\n`])
  const before = played.calls.length
  const second = await fetchAccounts(...oneDay(WHOLE), '--json')
  assert.deepEqual(JSON.parse(second.stdout), {
    days: [{ day: WHOLE, state: 'before', counts: null }],
    faults: [],
    stopped: null,
  })
  assert.equal(played.calls.length, before)
})

test('after a kill during an import, the next run imports the rest without new requests', async () => {
  const filings = days[CUT] as FixtureFiling[]
  const child = start(['fetch', 'accounts', ...oneDay(CUT)], env)
  await until(async () => (await countDeposits(filings)) > 0)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const stored = await countDeposits(filings, 'form IS NOT NULL')
  assert.ok(stored < filings.length, `${stored} were stored before it was killed`)
  const marked = await pool.query("SELECT FROM intake.accounts_fetch WHERE day = $1 AND part = 'accounts'", [
    CUT,
  ])
  assert.equal(marked.rowCount, 0)

  const before = played.calls.length
  const again = await fetchAccounts(...oneDay(CUT))
  assert.equal(again.code, 0, again.stderr)
  assert.match(again.stdout, new RegExp(`^${CUT}  complete: 1,200 deposits, 1,200 with figures`))
  assert.equal(played.calls.length, before, 'both zips lay there whole')
  assert.equal(await countDeposits(filings, 'form IS NOT NULL'), filings.length)
  assert.equal(existsSync(join(dataDir, 'fetched-accounts')), false)
})

test('it can be interrupted and continues with the next run', async () => {
  played.stubReply(`${STOPPED}/accountingData`, {
    headers: { 'content-type': 'application/zip' },
    body: await zipOf({}),
    announce: 900,
  })
  const child = start(['fetch', 'accounts', ...oneDay(STOPPED)], env)
  let told = ''
  child.stderr?.on('data', chunk => {
    told += chunk
  })
  await until(() => played.calls.some(({ path }) => path.endsWith(`${STOPPED}/accountingData`)))
  child.kill('SIGINT')
  const [code] = await once(child, 'exit')
  assert.equal(code, 1)
  assert.match(told, /Stopped\. Completed parts are kept; run the same command again/)
  assert.equal((await fetchAccounts(...oneDay(STOPPED))).code, 0)
  assert.equal(await countDeposits(days[STOPPED] as FixtureFiling[]), 2)
})

test('contradicting zips exit with 1, with reason and hint', async () => {
  played.stubReply(`${BROKEN}/accountingData`, {
    headers: { 'content-type': 'application/zip' },
    body: await zipOf({}),
  })
  const outcome = await fetchAccounts(...oneDay(BROKEN))
  assert.equal(outcome.code, 1)
  assert.match(
    outcome.stdout,
    new RegExp(`^${BROKEN}  INCOMPLETE: 12 deposits, 12 new\n    import: 12 deposits`),
  )
  assert.match(outcome.stderr, /never treated as "no filings"/)
  assert.match(outcome.stderr, /same command again/)
})

test('days without an extract are reported, exit with 1, and are not retried', async () => {
  const outcome = await fetchAccounts(...oneDay('2024-03-09'))
  assert.equal(outcome.code, 1)
  assert.match(outcome.stdout, /^2024-03-09 {2}THE BANK HAS NO EXTRACT/)
  assert.match(outcome.stderr, /always be fetched by number/)
  await pool.query("DELETE FROM intake.accounts_fetch WHERE day <> '2024-03-09'")
  await pool.query("UPDATE intake.accounts_fetch SET day = $1::date - 1 WHERE day = '2024-03-09'", [
    yesterday,
  ])
  const next = await fetchAccounts()
  assert.deepEqual([next.code, next.stdout], [0, `${yesterday}  complete: no filings\n`])
})

test('companies are fetched by number, from arguments and from a file', async () => {
  await pool.query('DELETE FROM accounts.deposit')
  const file = join(dataDir, 'numbers.txt')
  const [, second, third] = days[WHOLE] as [FixtureFiling, FixtureFiling, FixtureFiling]
  const nobody = createFixtureFilings(WHOLE, 9_000, 1)[0] as FixtureFiling
  writeFileSync(file, `# of interest\n\nBE ${third.number}\n${filing.number}\n${nobody.number}\n`)
  const outcome = await fetchAccounts(filing.number, second.number, '--companies', file)
  assert.equal(outcome.code, 0, outcome.stderr)
  const dotted = ({ number }: FixtureFiling) =>
    `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`
  const whole = 'complete: 1 deposit, 1 with figures, 1 new'
  assert.equal(
    outcome.stdout,
    `${dotted(filing)}  ${whole}\n${dotted(second)}  ${whole}\n${dotted(third)}  ${whole}\n` +
      `${dotted(nobody)}  no deposits known to the Bank\n`,
  )
  assert.equal(await countDeposits(days[WHOLE] as FixtureFiling[], 'form IS NOT NULL'), 3)
})

test('numbers are read from standard input', async () => {
  const child = start(['fetch', 'accounts', '--companies', '-', '--json'], env)
  let told = ''
  child.stdout?.on('data', chunk => {
    told += chunk
  })
  child.stdin?.end(`${filing.number}\n`)
  const [code] = await once(child, 'close')
  assert.equal(code, 0)
  assert.equal(JSON.parse(told).companies[0].counts.references, 1)
})

test('a truncated document leaves its company incomplete', async () => {
  await pool.query('DELETE FROM accounts.deposit')
  played.stubReply('/deposit/', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([documentOf(filing)]),
  })
  const outcome = await fetchAccounts(filing.number)
  assert.equal(outcome.code, 1)
  assert.match(
    outcome.stdout,
    /INCOMPLETE: 1 deposit, 1 new\n {4}2024-00000101: The response is about something other/,
  )
})

test('a missing key exits with 2 before any request, with a hint', async () => {
  const before = played.calls.length
  const byDay = await runInProcess(['fetch', 'accounts'], { ...env, ACCOUNTS_KEY_EXTRACTS: '' })
  assert.equal(byDay.code, 2)
  assert.match(byDay.stderr, /Daily Extract.*developer\.cbso\.nbb\.be.*ACCOUNTS_KEY_EXTRACTS/)
  const unkeyed = { ...env, ACCOUNTS_KEY_AUTHENTIC: '' }
  const byNumber = await runInProcess(['fetch', 'accounts', filing.number], unkeyed)
  assert.equal(byNumber.code, 2)
  assert.match(byNumber.stderr, /Data Query.*ACCOUNTS_KEY_AUTHENTIC/)
  assert.equal(played.calls.length, before)
})

test('a rejected key exits with 2 and is named by its setting, not its value', async () => {
  const wrong = { ...env, ACCOUNTS_KEY_EXTRACTS: KEYS.authentic, LOG_LEVEL: 'trace' }
  const outcome = await run(['fetch', 'accounts', '--from', '2024-03-20', '--to', '2024-03-21'], wrong)
  assert.equal(outcome.code, 2)
  assert.match(outcome.stdout, /^2024-03-20 {2}INCOMPLETE\n.*rejected the key in ACCOUNTS_KEY_EXTRACTS/)
  assert.match(outcome.stdout, /^2024-03-21 {2}not requested$/m)
  assert.doesNotMatch(`${outcome.stdout}${outcome.stderr}`, new RegExp(KEYS.authentic))
})

test('a concurrent fetch exits with 5 without requests', async () => {
  const release = await acquireFetchLock(pool)
  const before = played.calls.length
  const outcome = await fetchAccounts(...oneDay(BROKEN))
  await release?.()
  assert.deepEqual([outcome.code, played.calls.length - before], [5, 0])
  assert.match(outcome.stderr, /being fetched .* already/)
})

test('invalid arguments exit with 2 or 3 and a reason', async () => {
  const cases: [args: string[], code: number, told: RegExp][] = [
    [['--from', '2024-02-30'], 2, /2024-02-30 is not a date/],
    [['--to', '2999-01-01'], 2, /is in the future/],
    [['--from', '2024-03-06', '--to', '2024-03-05'], 2, /2024-03-06, is after the last day, 2024-03-05/],
    [['--again'], 2, /--from/],
    [[filing.number, '--from', '2024-03-06'], 2, /cannot be combined/],
    [['0403.449.824'], 3, /Invalid enterprise numbers: 0403\.449\.824\./],
    [['--companies', '/nowhere/numbers.txt'], 3, /file not found/],
  ]
  for (const [args, code, told] of cases) {
    const outcome = await runInProcess(['fetch', 'accounts', ...args], env)
    assert.equal(outcome.code, code, args.join(' '))
    assert.match(outcome.stderr, told)
  }
})

test('an unusable key is rejected without being shown', async () => {
  const spaced = { ...env, ACCOUNTS_KEY_EXTRACTS: 'two words' }
  const outcome = await runInProcess(['fetch', 'accounts'], spaced)
  assert.equal(outcome.code, 2)
  assert.match(outcome.stderr, /ACCOUNTS_KEY_EXTRACTS: must be printable ASCII without spaces/)
  assert.doesNotMatch(outcome.stderr, /two words/)
})

test('help has the origin of keys, how to continue, and exit codes', async () => {
  const { code, stdout } = await runInProcess(['fetch', 'accounts', '--help'])
  assert.equal(code, 0)
  for (const told of [
    'Examples:',
    '--companies',
    'ACCOUNTS_KEY_EXTRACTS',
    'developer.cbso.nbb.be',
    'Exit code 1',
  ])
    assert.ok(stdout.includes(told), told)
})
