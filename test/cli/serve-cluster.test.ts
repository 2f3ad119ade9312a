// Several serving processes on one port, with real signals.

import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { childrenOf } from '../child-processes.ts'
import { createTestDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { readSamples, type Samples } from '../ops/read-samples.ts'
import { addCompany, issueKey } from '../rest/running-app.ts'
import { firstLines, makeDataDir, run, start } from './run-griffie.ts'
import { runInProcess } from './run-in-process.ts'

const { url, pool } = await createTestDatabase()
const path = `/api/v1/companies/${await addCompany(pool)}`
const unread = `/api/v1/companies/${await addCompany(pool)}`
const key = await issueKey(pool)
const limited = await issueKey(pool, 200)
const sixty = await issueKey(pool, 60)
const env = { DATABASE_URL: url, GRIFFIE_DATA_DIR: makeDataDir() }
const LINUX = { skip: process.platform === 'linux' ? false : 'needs /proc' }

type Running = {
  keeper: ChildProcess
  base: string
  metricsPort: number
  /** Lines of the log so far. */
  log(): Record<string, unknown>[]
}

async function serve(): Promise<Running> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const args = ['serve', '--processes', '2', '--metrics-port', String(metricsPort)]
  const keeper = start(args, { ...env, PORT: String(port) })
  let text = ''
  keeper.stderr?.on('data', chunk => {
    text += chunk
  })
  after(() => end(keeper))
  assert.match(await firstLines(keeper, 2), /^Griffie listens on .*\n {2}served {2}by 2 processes$/)
  const log = () =>
    text
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line))
  return { keeper, base: `http://127.0.0.1:${port}`, metricsPort, log }
}

async function end(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode === null && keeper.signalCode === null) {
    keeper.kill('SIGTERM')
    await once(keeper, 'exit')
  }
}

function isGone(pid: number): boolean {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}

async function scrape({ metricsPort }: Running): Promise<Samples> {
  return readSamples(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
}

const areTwo = (running: Running) =>
  eventually(async () => (await scrape(running)).value('griffie_processes', {}) === 2)

async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('It did not come about.')
    await sleep(50)
  }
}

/** One request on a new connection, accepted by any free process. */
const ask = (base: string, asked = path, as = key) =>
  fetch(`${base}${asked}`, {
    headers: { 'x-api-key': as, connection: 'close' },
    signal: AbortSignal.timeout(20_000),
  })
const remaining = (answer: Response) => Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1])

const running = await serve()

test('one scrape aggregates all processes', LINUX, async () => {
  for (let i = 0; i < 10; i++) await ask(running.base)
  await areTwo(running)
  const samples = await scrape(running)
  const route = { route: '/api/v1/companies/:kbo' }
  assert.equal(samples.value('griffie_processes', {}), 2)
  assert.equal(samples.value('griffie_http_requests_total', { ...route, status: '200' }), 10)
  assert.equal(samples.value('griffie_http_request_duration_seconds_count', route), 10)
  assert.equal(samples.value('griffie_http_request_duration_seconds_bucket', { ...route, le: '+Inf' }), 10)
  assert.equal(samples.value('griffie_source_state', { source: 'register' }), 1)
})

test('concurrent requests of a client share one exact limit over all processes', LINUX, async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(running.base, path, sixty)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 60)
})

test('a client’s limit is shared by all processes and outlives them', LINUX, async () => {
  const { keeper, base } = running
  const use = async () => remaining(await ask(base, path, limited))
  for (let i = 0; i < 40; i++) await use()
  await eventually(async () => (await use()) <= 158)
  const left = await use()

  const [victim] = childrenOf(keeper.pid as number) as [number]
  process.kill(victim, 'SIGKILL')
  await eventually(() => isGone(victim))
  await areTwo(running)
  // The new process learns the count with its first request; with so few requests its own count alone would be
  // lower.
  const know = async () => [await use(), await use(), await use()].every(now => now < left)
  for (let i = 0; i < 8 && !(await know()); i++) await sleep(200)
  assert.ok(await know())

  const ended = running.log().find(({ msg }) => /process exited, restarting/.test(String(msg)))
  assert.deepEqual([ended?.process, ended?.signal, ended?.pid], [victim, 'SIGKILL', keeper.pid])
})

test('a process killed under load fails only requests on its own connections', LINUX, async () => {
  const { keeper, base } = running
  const [victim] = childrenOf(keeper.pid as number) as [number]
  let [asking, answered] = [true, 0]
  const broken: string[] = []
  const load = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (asking)
        await ask(base).then(
          ({ status }) => {
            assert.equal(status, 200)
            answered++
          },
          (error: Error) => broken.push(error.name),
        )
    }),
  )
  await eventually(() => answered > 100)
  process.kill(victim, 'SIGKILL')
  const before = answered
  await eventually(() => answered > before + 200)
  asking = false
  await load
  assert.ok(broken.length <= 8, String(broken))
  assert.ok(!broken.includes('TimeoutError'), 'a connection was neither answered nor closed')
  await areTwo(running)
})

test('a signalled process is replaced without failing requests', LINUX, async () => {
  const { keeper, base } = running
  const [one] = childrenOf(keeper.pid as number) as [number]
  process.kill(one, 'SIGTERM')
  await eventually(async () => {
    assert.equal((await ask(base)).status, 200)
    return isGone(one)
  })
  await areTwo(running)
})

test('a port in use is reported once, before any process starts', async () => {
  const { port } = new URL(running.base)
  const second = await run(['serve', '--processes', '2'], { ...env, PORT: port })
  assert.equal(second.code, 5)
  assert.equal(second.stderr.match(/is already in use/g)?.length, 1)
  assert.match(second.stderr, new RegExp(`Port ${port} .* is already in use.*PORT=`))
})

test('SIGTERM shuts down all processes gracefully', LINUX, async () => {
  const { keeper, base, log } = running
  const children = childrenOf(keeper.pid as number)
  assert.equal(children.length, 2)
  const holder = await pool.connect()
  const ended = once(keeper, 'exit')
  try {
    await holder.query('BEGIN; LOCK TABLE register.company IN ACCESS EXCLUSIVE MODE')
    const answers = [ask(base, unread), ask(base, unread), ask(base, unread), ask(base, unread)]
    await eventually(async () => {
      const { rowCount } = await pool.query(
        `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      )
      return (rowCount ?? 0) >= 1 // a process asks for several at once, and one may have taken all of them
    })
    await sleep(300) // the others are being accepted
    keeper.kill('SIGTERM')
    await eventually(() => log().some(({ msg }) => msg === 'stopping'))
    await holder.query('ROLLBACK')
    for (const answer of answers) assert.equal((await answer).status, 200)
  } finally {
    holder.release(true)
  }
  assert.deepEqual(await ended, [0, null])
  for (const one of children) assert.ok(isGone(one))
  assert.ok(log().every(({ pid }) => typeof pid === 'number'))
})

test('the processes exit with their primary process', LINUX, async () => {
  const { keeper } = await serve()
  const children = childrenOf(keeper.pid as number)
  keeper.kill('SIGKILL')
  await eventually(() => children.every(isGone))
})

test('with the embedded database the primary process holds it and runs a worker', LINUX, async () => {
  const { DATABASE_URL: _, ...own } = env
  const port = String(await freePort())
  const keeper = start(['serve', '--processes', '2'], { ...own, PORT: port })
  after(() => end(keeper))
  assert.match(
    await firstLines(keeper, 3),
    /served {2}by 2 processes\n {2}worker {2}runs in a separate process/,
  )
  const children = childrenOf(keeper.pid as number)
  assert.equal(children.length, 3)
  process.kill(children[0] as number, 'SIGKILL')
  const address = `http://127.0.0.1:${port}/health/status`
  const { probes } = (await (await fetch(address)).json()) as { probes: { database: { ok: boolean } } }
  assert.equal(probes.database.ok, true)
  const ended = once(keeper, 'exit')
  keeper.kill('SIGTERM')
  assert.deepEqual(await ended, [0, null])
  for (const one of children) assert.ok(isGone(one))
})

test('an invalid number of processes is rejected', async () => {
  for (const number of ['0', '65', 'many']) {
    const { code, stderr } = await runInProcess(['serve', '--processes', number], env)
    assert.equal(code, 2)
    assert.match(stderr, /PROCESSES: must be 1 to 64, or auto/)
  }
})
