import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { PROJECT_DIR } from '../../src/config.ts'
import { createTestDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { insert, withChecksum } from '../rest/running-app.ts'
import { openBrowser } from '../site/form-client.ts'
import { firstLines, makeDataDir, type Outcome, run, start } from './run-griffie.ts'
import { runInProcess } from './run-in-process.ts'

const shell = promisify(execFile)
const dataDir = makeDataDir()
const env = { GRIFFIE_DATA_DIR: dataDir }
// An embedded database would be started and stopped by each command.
const withTestDatabase = async () => ({ ...env, DATABASE_URL: (await createTestDatabase()).url })
const own = await withTestDatabase()

let demoKey: string | undefined

test('the demo serves a sample register, and the printed curl command works', async () => {
  const port = String(await freePort())
  const server = start(['serve', '--demo'], { ...env, PORT: port })
  const told = await firstLines(server, 5)
  const command = /API +(curl .*)$/m.exec(told)?.[1]
  assert.ok(command, told)
  demoKey = /X-Api-Key: (\S+)'/.exec(told)?.[1]
  const { stdout } = await shell('bash', ['-c', `${command} --silent --show-error --fail`])
  const dossier = JSON.parse(stdout)
  assert.equal(dossier.status, 'active')
  assert.match(dossier.enterprise_number, /^[01]\d{9}$/)

  const { timetable } = (await (await fetch(`http://127.0.0.1:${port}/health/status`)).json()) as Health
  const done = timetable.filter(job => job.last_success_at !== null).map(({ name }) => name)
  for (const job of ['gazette-facts', 'people', 'risk-scores', 'sector-statistics', 'site-counts', 'sitemap'])
    assert.ok(done.includes(job), `the start has done ${job}, and the status says so`)

  const password = /sign in as demo@example\.org with (\S+):/.exec(told)?.[1]
  const page = /site +(\S+)$/m.exec(told)?.[1]
  assert.equal((await fetch(String(page))).status, 200, 'so does the page')
  const member = openBrowser(`http://127.0.0.1:${port}`)
  await member.send('/nl/sign-in', { email: 'demo@example.org', password: String(password) })
  const exported = await member.get(`/export/company/${dossier.enterprise_number}/financials.csv`)
  assert.equal(exported.status, 200, 'and so does the member')

  const taken = await run(['serve'], { ...env, PORT: port })
  assert.equal(taken.code, 5)
  assert.match(taken.stderr, new RegExp(`Port ${port} .* is already in use.*PORT=`))

  server.kill('SIGTERM')
  const [code] = await once(server, 'exit')
  assert.equal(code, 0, 'it shuts down gracefully')
  assert.equal(
    existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid')),
    false,
    'and its database with it',
  )
})

// A busy machine may make a source late, which the command says and a user tries again.
async function runUntilAnswered(args: string[]): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await run(args, env)
    if (attempt === 5 || !outcome.stderr.includes('did not answer')) return outcome
  }
}

type Health = { timetable: { name: string; last_success_at: string | null }[] }

test('a second start has the same key, and the examples of the README and the MCP page work on it', async () => {
  const read = (name: string) => readFileSync(join(PROJECT_DIR, name), 'utf8')
  const [readme, mcp] = [read('README.md'), read('docs/mcp.md')] as const
  const port = String(await freePort())
  const server = start(['serve', '--demo'], { ...env, PORT: port })
  const key = /X-Api-Key: (\S+)'/.exec(await firstLines(server, 5))?.[1] ?? ''
  assert.equal(key, demoKey)
  if (existsSync('/proc/self')) {
    const threads = readdirSync(`/proc/${server.pid}/task`).map(thread =>
      readFileSync(`/proc/${server.pid}/task/${thread}/comm`, 'utf8').trim(),
    )
    assert.equal(threads.filter(name => name === 'node-V8Worker').length, 1, 'one garbage collection thread')
  }
  const calls = [...readme.matchAll(/^curl .*$/gm)].map(([line]) => line.replace(/ +# .*$/, ''))
  assert.equal(calls.length, 4, 'a dossier, a timeline, a rollup and a search')
  for (const call of calls) {
    const pasted = `${call.replaceAll(':8080', `:${port}`)} --silent --show-error --fail`
    const { stdout } = await shell('bash', ['-c', pasted], { env: { ...process.env, KEY: key } })
    const answer = JSON.parse(stdout)
    assert.ok(Array.isArray(answer) ? answer.length > 0 : Object.keys(answer).length > 0, call)
  }
  const [, shown = '{}'] = /```json\n([\s\S]*?)\n```/.exec(readme) ?? []
  const ask = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, { headers: { 'X-Api-Key': key } })).json()
  // Scores and times depend on the date.
  const { risk: _r, as_of: _a, mandates, ...dossier } = JSON.parse(shown)
  const { risk, as_of, mandates: all, ...real } = (await ask('companies/0730096036')) as typeof dossier
  assert.deepEqual(real, { ...real, ...dossier })
  assert.deepEqual(all[0], mandates[0])

  const commands = [...(readme.matchAll(/^npx griffie ((?:financials|risk explain) .*?)(?: +#.*)?$/gm) ?? [])]
  assert.equal(commands.length, 2)
  for (const [, command = ''] of commands) {
    const { code, stdout, stderr } = await runUntilAnswered(command.split(' '))
    assert.deepEqual([code, stdout.length > 200], [0, true], `${command}: ${stderr}`)
  }
  // Examples find whom they name, not just anybody.
  const findFirst = async (query: string) =>
    ((await ask(`search?q=${encodeURIComponent(query)}`)) as { legal_name: string; city: string }[])[0]
  const searches = [...readme.matchAll(/"q=([^"]+)" +# finds (.+)$/gm)]
  assert.equal(searches.length, 1)
  for (const [, query = '', name] of searches) assert.equal((await findFirst(query))?.legal_name, name, query)
  const questions = [...mcp.matchAll(/"How does (.+) in (.+) stand\?"/g)]
  assert.equal(questions.length, 1)
  for (const [, name = '', town = ''] of questions) {
    const found = await findFirst(`${name} ${town}`)
    assert.deepEqual([found?.legal_name, found?.city], [name, town])
  }
  for (const [, kbo = ''] of mcp.matchAll(/kbo: '([\d.]+)'/g))
    assert.equal(((await ask(`companies/${kbo}`)) as { status?: string }).status, 'active', kbo)
  for (const [, query = ''] of mcp.matchAll(/"arguments":\{"query":"([^"]+)"/g))
    assert.ok(((await ask(`search?q=${encodeURIComponent(query)}`)) as object[]).length > 0, query)

  const status = await run(['status', '--json'], env)
  assert.equal(JSON.parse(status.stdout).register.isSample, true, 'commands work while the server runs')
  assert.equal(
    (await fetch(`http://127.0.0.1:${port}/healthz`)).status,
    200,
    'and leave its database running',
  )
  server.kill('SIGINT')
  await once(server, 'exit')
})

test('issued keys are the only standard output, listed without secrets, and revoked by id', async () => {
  const issued = await runInProcess(
    ['keys', 'issue', '--holder', 'Test Desk', '--email', 'desk@example.org'],
    own,
  )
  assert.match(issued.stdout, /^griffie_[\da-f]{8}_\S{43}\n$/)
  const id = issued.stdout.split('_')[1] as string
  const listed = await runInProcess(['keys', 'list', '--json'], own)
  const entry = JSON.parse(listed.stdout).find((key: { keyId: string }) => key.keyId === id)
  assert.equal(entry.holder, 'Test Desk')
  assert.equal(listed.stdout.includes(issued.stdout.trim()), false)
  assert.equal((await runInProcess(['keys', 'revoke', id], own)).code, 0)
  assert.equal((await runInProcess(['keys', 'revoke', id], own)).code, 4)
})

test('invalid arguments exit with 2 and a reason', async () => {
  const missing = await runInProcess(['keys', 'issue', '--holder', 'x'], own)
  assert.deepEqual([missing.code, missing.stdout], [2, ''])
  assert.match(missing.stderr, /--email <mail>/)
  const nowhere = ['keys', 'issue', '--holder', 'x', '--email', 'nowhere']
  assert.equal((await runInProcess(nowhere, own)).code, 2)
  assert.equal((await runInProcess(['sample', dataDir, '--companies', '-3'], own)).code, 2)
  assert.equal((await run(['unheard-of'], env)).code, 2)
  const settings = await runInProcess(['status'], { ...own, PORT: 'x', LOG_LEVEL: 'loud' })
  assert.equal(settings.code, 2)
  assert.match(settings.stderr, /PORT[\s\S]*LOG_LEVEL/, 'all errors at once')
})

test('unusable input exits with 3', async () => {
  const missing = ['import', 'register', join(dataDir, 'nothing.zip')]
  const outcome = await runInProcess(missing, own)
  assert.equal(outcome.code, 3)
  assert.match(outcome.stderr, /nothing\.zip: no such file or folder/)
})

test('a sample is written and imported, Full and Updates together', async () => {
  const folder = join(dataDir, 'sample')
  const written = await run(['sample', folder, '--companies', '300', '--seed', '9', '--updates', '2'], own)
  assert.equal(written.code, 0)
  const paths = written.stdout.trim().split('\n')
  assert.deepEqual(paths.map(path => path.split('/').at(-1)).sort(), readdirSync(folder).sort())
  const zips = paths.filter(path => /KboOpenData.*\.zip$/.test(path))
  const imported = await run(['import', 'register', '--json', ...zips], own)
  assert.equal(imported.code, 0, imported.stderr)
  const results = imported.stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  assert.deepEqual(
    results.map(({ applied, quarantined }) => [applied, quarantined]),
    [
      [true, 0],
      [true, 0],
      [true, 0],
    ],
  )
  const again = await runInProcess(['import', 'register', zips[2] as string], own)
  assert.match(again.stdout, /already loaded/)
})

test('sample accounts are imported and shown as filed, with derived values', async () => {
  // A separate database: deposit references are not unique between samples.
  const apart = await withTestDatabase()
  const folder = join(dataDir, 'sample')
  const register = readdirSync(folder).filter(name => name.startsWith('KboOpenData'))
  assert.equal(
    (await runInProcess(['import', 'register', ...register.map(name => join(folder, name))], apart)).code,
    0,
  )
  const files = ['accounts-references.zip', 'accounts.zip'].map(name => join(folder, name))
  const imported = await runInProcess(['import', 'accounts', '--json', ...files], apart)
  assert.equal(imported.code, 0, imported.stderr)
  const [references, accounts] = imported.stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  assert.ok(references.references > 100 && references.added === references.references)
  assert.ok(accounts.filings > 50 && accounts.changed === accounts.filings)
  assert.deepEqual([references.unreadable, accounts.unreadable, accounts.flagged], [[], [], 0])
  const forms = await runInProcess(
    ['import', 'accounts', '--json', join(PROJECT_DIR, 'test/fixtures/accounts/three-forms.zip')],
    apart,
  )
  assert.deepEqual(JSON.parse(forms.stdout).unreadable, [])
  const truth = readFileSync(join(folder, 'accounts-truth.jsonl'), 'utf8')
  const number = /"enterprise_number":"(\d{10})"[^\n]*"20\/58"/.exec(truth)?.[1] ?? ''
  const shown = await runInProcess(['financials', number, '--formulas'], apart)
  assert.equal(shown.code, 0, shown.stderr)
  assert.match(
    shown.stdout,
    /Fiscal year .*\n.*deposit \d{4}-\d{8}[\s\S]*20\/58 +Total assets[\s\S]*= 10\/15 \/ 10\/49/,
  )
  const unknown = await runInProcess(['financials', '0200.000.340'], apart)
  assert.equal(unknown.code, 4)
  assert.match(unknown.stderr, /is in no loaded source/)
  const left = await createTestDatabase()
  const filed = withChecksum(8_880_002)
  const deposit = { reference: '2025-00000001', period_end: '2024-12-31' }
  await insert(left.pool, 'accounts.deposit', { enterprise_number: Number(filed), ...deposit })
  const outside = await runInProcess(['financials', filed], { DATABASE_URL: left.url })
  assert.equal(outside.code, 0, outside.stderr)
  assert.match(outside.stdout, /Not in any loaded extract of the register\.\n\nFiscal year/)
})

test('the sample gazette is imported and extracted; a second import changes nothing', async () => {
  const folder = join(dataDir, 'sample')
  const files = ['notices', 'acts', 'register-lists'].map(name => join(folder, `gazette-${name}.jsonl`))
  const imported = await runInProcess(['import', 'gazette', '--json', ...files], own)
  assert.equal(imported.code, 0, imported.stderr)
  const results = imported.stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  for (const { path, unreadable } of results) assert.deepEqual(unreadable, [], path)
  assert.ok(results[1].read > 0)
  const again = await runInProcess(['import', 'gazette', ...files], own)
  assert.match(again.stdout, /0 new, 0 replaced/)
  const compared = await runInProcess(['completeness', '--json'], own)
  assert.equal(compared.code, 0, compared.stderr)
  const { withoutOpening, bankruptInRegister, openInGazette } = JSON.parse(compared.stdout)
  assert.ok(withoutOpening <= bankruptInRegister)
  assert.ok(openInGazette > 0, 'openings were extracted')
})

test('facts of files are printed as JSON lines without a database; errors are reported', async () => {
  const file = join(dataDir, 'sample', 'gazette-notices.jsonl')
  const printed = await run(['extract', file], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  assert.equal(printed.code, 0, printed.stderr)
  const facts = printed.stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  assert.ok(
    facts.every(fact => /^\d{10}$/.test(fact.numac) && fact.pub_date && fact.span.end > fact.span.start),
  )
  const missing = await runInProcess(['extract', join(dataDir, 'nothing.jsonl')], own)
  assert.equal(missing.code, 3)
  const nothingToDo = await runInProcess(['extract'], own)
  assert.equal(nothingToDo.code, 2)
})

test('an unreachable database is reported without its password', async () => {
  const outcome = await run(['status'], { DATABASE_URL: 'postgres://someone:hidden-word@127.0.0.1:1/none' })
  assert.equal(outcome.code, 1)
  assert.match(outcome.stderr, /Cannot connect to the database in DATABASE_URL/)
  assert.equal(outcome.stderr.includes('hidden-word'), false)
})

test('a failed command exits despite open handles', async () => {
  const left = '--import=data:text/javascript,setInterval(()=>{},60_000)'
  const env = { DATABASE_URL: 'postgres://someone@127.0.0.1:1/none', NODE_OPTIONS: left }
  assert.equal((await run(['status'], env)).code, 1)
})

test('help shows examples', async () => {
  for (const command of [['import', 'register'], ['sample'], ['keys', 'issue'], ['serve']]) {
    const { code, stdout } = await runInProcess([...command, '--help'])
    assert.equal(code, 0)
    assert.match(stdout, /Examples?:/)
  }
})
