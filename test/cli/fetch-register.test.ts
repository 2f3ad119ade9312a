// griffie fetch register and its scheduled job against a local fake upstream.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { syncRegister } from '../../src/cli/sync/sync-register.ts'
import { readConfig } from '../../src/config.ts'
import { writeRegisterSample } from '../../src/sample/register/write-register-sample.ts'
import { acquireFetchLock } from '../../src/store/intake/register-loads.ts'
import { createTestDatabase } from '../database.ts'
import { ACCOUNT, startFakeRegister } from '../sources/register/client/fake-register.ts'
import { startFakeSftp } from '../sources/register/client/fake-sftp.ts'
import { makeDataDir, type Outcome, run, start } from './run-griffie.ts'
import { runInProcess } from './run-in-process.ts'

const database = await createTestDatabase()
const { url, pool } = database

const sampleFolder = mkdtempSync(join(tmpdir(), 'griffie-extracts-'))
after(() => rmSync(sampleFolder, { recursive: true, force: true }))
const { zips } = await writeRegisterSample(sampleFolder, { companies: 150, seed: 3, updates: 5 })
const sample = zips.map(({ path }) => ({
  name: path.slice(sampleFolder.length + 1),
  bytes: readFileSync(path),
}))
const [FULL = '', FIRST = '', SECOND = '', THIRD = '', FOURTH = '', FIFTH = ''] = sample.map(
  ({ name }) => name,
)
const played = await startFakeRegister()
const publish = (...names: string[]) => {
  for (const { name, bytes } of sample) if (names.includes(name)) played.files.set(name, bytes)
}

const dataDir = makeDataDir()
const folder = join(dataDir, 'fetched-register')
const env = {
  DATABASE_URL: url,
  GRIFFIE_DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  REGISTER_URL: played.url,
  REGISTER_USER: ACCOUNT.user,
  REGISTER_PASSWORD: ACCOUNT.password,
}

const fetchExtracts = (...args: string[]): Promise<Outcome> =>
  runInProcess(['fetch', 'register', ...args], env)
const bring = (settings: Record<string, string>) =>
  syncRegister(readConfig(settings), database, { signal: new AbortController().signal })

async function newestExtract(): Promise<number | undefined> {
  const { rows } = await pool.query<{ number: number }>(
    'SELECT extract_number AS number FROM intake.register_load ORDER BY load_id DESC LIMIT 1',
  )
  return rows[0]?.number
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (let attempt = 0; attempt < 3_000; attempt++) {
    if (await condition()) return
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  assert.fail('it did not come about within 30 s')
}

const stalledPart = (name: string, bytes: number) => {
  const part = join(folder, `${name}.part`)
  return until(() => existsSync(part) && statSync(part).size >= bytes)
}

test('--list shows the available extracts and those to be applied without downloads', async () => {
  publish(FULL, FIRST)
  const outcome = await fetchExtracts('--list')
  assert.equal(outcome.code, 0, outcome.stderr)
  assert.equal(
    outcome.stdout,
    '   140  full    2025-10-05          -  to be applied\n' +
      '   141  update  2025-10-06          -  to be applied\n' +
      'loaded: nothing\nto be applied: a Full, because nothing is loaded\n',
  )
  assert.deepEqual([await newestExtract(), existsSync(folder)], [undefined, false])
})

test('after a kill during a download or import, the next run continues', async () => {
  const half = Math.floor((played.files.get(FULL)?.length ?? 0) / 2)
  played.stubReply(FULL, {
    headers: { 'content-type': 'application/zip' },
    body: played.files.get(FULL),
    stallAfter: half,
  })
  const child = start(['fetch', 'register'], env)
  await stalledPart(FULL, half)
  child.kill('SIGKILL')
  await once(child, 'exit')

  const importing = start(['fetch', 'register'], env)
  await until(
    async () => (await pool.query(`SELECT FROM pg_namespace WHERE nspname = 'register_next'`)).rowCount === 1,
  )
  importing.kill('SIGKILL')
  await once(importing, 'exit')
  assert.equal(await newestExtract(), undefined)

  const outcome = await fetchExtracts()
  assert.equal(outcome.code, 0, outcome.stderr)
  assert.deepEqual(
    played.asked(FULL).map(({ headers }) => headers.range),
    [undefined, `bytes=${half}-`],
  )
  assert.match(outcome.stdout, /^2 extracts listed, the newest 141 of 2025-10-06\n/)
  assert.match(
    outcome.stdout,
    /_Full\.zip: full extract 140 \(register as of 2025-10-04\) loaded, [\d,]+ rows\n/,
  )
  assert.match(
    outcome.stdout,
    /\nregister: extract 141, up to date\nfiles: 2 kept \([\d.]+ MB\), 0 removed\n$/,
  )
  assert.match(outcome.stderr, /activities and \d+ towns counted/)
  assert.equal(await newestExtract(), 141)
})

test('it can be interrupted and continues with the next run', async () => {
  publish(SECOND)
  played.stubReply(SECOND, {
    headers: { 'content-type': 'application/zip' },
    body: played.files.get(SECOND),
    stallAfter: 700,
  })
  const child = start(['fetch', 'register'], env)
  let told = ''
  child.stderr?.on('data', chunk => {
    told += chunk
  })
  await stalledPart(SECOND, 700)
  child.kill('SIGINT')
  const [code] = await once(child, 'exit')
  assert.equal(code, 1)
  assert.match(told, /Stopped\. Completed parts are kept; run the same command again to continue/)

  const { stdout } = await fetchExtracts('--json')
  const report = JSON.parse(stdout)
  assert.deepEqual([report.state, report.before, report.after], ['up_to_date', 141, 142])
  assert.deepEqual([report.downloaded[0].name, report.downloaded[0].resumedFrom], [SECOND, 700])
})

test('the scheduled job applies new extracts, refreshes old counts, and summarizes', async () => {
  publish(THIRD)
  await pool.query("UPDATE site.count_run SET computed_at = now() - interval '25 hours'")
  const counted = async () =>
    (await pool.query('SELECT max(extract_number) AS n FROM site.count_run')).rows[0]?.n
  assert.deepEqual(await bring(env), {
    summary: 'update 143 applied; extract 143, up to date',
    changed: true,
  })
  assert.equal(await counted(), 143)
  publish(FOURTH)
  assert.equal((await bring(env)).summary, 'update 144 applied; extract 144, up to date')
  assert.equal(await counted(), 143, 'an Update changes little, and they are of today')
  assert.deepEqual(await bring(env), { summary: 'nothing applied; extract 144, up to date', changed: false })
})

test('SFTP works with the pinned host key; another key exits with 2', async () => {
  publish(FIFTH)
  const sftp = await startFakeSftp({
    files: new Map([...played.files].map(([name, file]) => [`./opendata/${name}`, file])),
  })
  const { host, port, hostKey } = sftp.address
  const pinned = { ...env, REGISTER_SFTP: `${host}:${port}`, REGISTER_SFTP_HOST_KEY: hostKey ?? '' }
  const changed = { ...pinned, REGISTER_SFTP_HOST_KEY: `SHA256:${'A'.repeat(43)}` }
  const refused = await runInProcess(['fetch', 'register', '--via', 'sftp'], changed)
  assert.equal(refused.code, 2, refused.stderr)
  assert.match(
    refused.stdout,
    /The host key of .*, SHA256:.*, does not match REGISTER_SFTP_HOST_KEY: .*No password was sent/,
  )
  assert.deepEqual(sftp.passwords, [])

  const outcome = await runInProcess(['fetch', 'register'], { ...pinned, REGISTER_VIA: 'sftp' })
  assert.deepEqual([outcome.code, await newestExtract()], [0, 145])
  assert.match(
    (await runInProcess(['fetch', 'register', '--list', '--via', 'sftp'], pinned)).stdout,
    /145 {2}update {2}2025-10-10 +[\d.]+ MB/,
  )
})

test('an empty list exits with 1 and does not count as up to date', async () => {
  const files = [...played.files]
  played.files.clear()
  const outcome = await fetchExtracts()
  for (const [name, file] of files) played.files.set(name, file)
  assert.equal(outcome.code, 1)
  assert.match(
    outcome.stdout,
    /^register: extract 145, UNKNOWN whether up to date\. The register lists no extracts, also after a new login/,
  )
  assert.match(outcome.stderr, /--via/)
  await assert.rejects(bring({ ...env, REGISTER_URL: `${played.url}/elsewhere` }), {
    name: 'JobFailure',
    message: 'nothing applied; extract 145, not up to date: stopped: not_found',
  })
})

test('a wrong password exits with 2, names its setting, and is not retried for a day', async () => {
  const wrong = { ...env, REGISTER_PASSWORD: 'Hondsdraf12', LOG_LEVEL: 'trace' }
  const tries = () => played.asked('j_spring_security_check').length
  const before = tries()
  const outcome = await run(['fetch', 'register'], wrong)
  assert.equal(outcome.code, 2)
  assert.match(outcome.stdout, /rejected the account in REGISTER_USER and REGISTER_PASSWORD/)
  assert.doesNotMatch(`${outcome.stdout}${outcome.stderr}`, /Hondsdraf12/)
  assert.equal(tries(), before + 1)

  await assert.rejects(bring(wrong), { name: 'JobFailure', message: /rejected within the last day/ })
  assert.equal(tries(), before + 1)
  assert.equal((await bring(env)).changed, false, 'another password is tried')
  await assert.rejects(bring(wrong), {
    message: /account in REGISTER_USER and REGISTER_PASSWORD was rejected/,
  })
  assert.equal(tries(), before + 3, 'the rejection is cleared by a success')
})

test('without an account it exits with 2 before any request, with a hint', async () => {
  const before = played.calls.length
  const without = { ...env, REGISTER_USER: '', REGISTER_PASSWORD: '' }
  const outcome = await runInProcess(['fetch', 'register'], without)
  assert.equal(outcome.code, 2)
  assert.match(outcome.stderr, /signup\?form.*REGISTER_USER and REGISTER_PASSWORD/)
  assert.equal(played.calls.length, before)
})

test('a concurrent fetch exits with 5 without requests; the scheduled job skips it', async () => {
  const release = await acquireFetchLock(pool)
  const before = played.calls.length
  const outcome = await fetchExtracts()
  await assert.rejects(bring(env), { name: 'JobFailure', message: 'another fetch is running' })
  await release?.()
  assert.deepEqual([outcome.code, played.calls.length - before], [5, 0])
  assert.match(outcome.stderr, /being fetched .* already/)
})

test('help has the origin of accounts, how to continue, and exit codes', async () => {
  const { code, stdout } = await runInProcess(['fetch', 'register', '--help'])
  assert.equal(code, 0)
  for (const told of ['Examples:', '--via', '--full', 'REGISTER_PASSWORD', 'signup?form', 'Exit code 1'])
    assert.ok(stdout.includes(told), told)
})
