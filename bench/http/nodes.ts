// node bench/http/nodes.ts [--seconds N] [--rounds N] [--connections N]: requests per second of a cached
// dossier on one database, interleaved in one run: a process with local rate limits, one with limits in
// Redis, and the CLI with one and two processes. Prints a table. Redis: redis-server is started, unless
// REDIS_URL is set.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { PROJECT_DIR, readConfig } from '../../src/config.ts'
import { leaseEmbeddedDatabase } from '../../src/store/db/embedded/lease.ts'
import { migrate } from '../../src/store/db/migrate.ts'
import { describeMachine } from '../machine.ts'
import { measureRequestRate, median, startServer, withBenchDatabase } from './throughput.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '6' }, rounds: { type: 'string', default: '5' } },
})
const SECONDS = Number(values.seconds)
const ROUNDS = Number(values.rounds)
const WARM_UP_S = 2
const NUMBER = '0403449823'

type Subject = { name: string; url: string; stop(): Promise<void> }

const folder = mkdtempSync(join(tmpdir(), 'griffie-bench-nodes-'))
const lease = await leaseEmbeddedDatabase(folder)
const closing: (() => Promise<void> | void)[] = []
try {
  await migrate(lease.url)
  await withBenchDatabase({ databaseUrl: lease.url }, async ({ pool, key }) => {
    await pool.query(
      `INSERT INTO register.company
         (enterprise_number, rank, in_register, natural_person, legal_name, situation, names, town_words)
       VALUES ($1, 1, true, false, 'Voorbeeld', '000', '', '')`,
      [Number(NUMBER)],
    )
    await compare(await startAll(lease.url), key)
  })
} finally {
  for (const close of closing.reverse()) await close()
  await lease.release()
  rmSync(folder, { recursive: true, force: true })
}

async function startAll(databaseUrl: string): Promise<Subject[]> {
  const redisUrl = await findRedis()
  const subjects: Subject[] = []
  const add = (name: string, subject: Omit<Subject, 'name'>) => {
    closing.push(subject.stop)
    subjects.push({ name, ...subject })
  }
  add('per-node counters', await startServer('dossier-held', { databaseUrl }))
  if (redisUrl) add('counters in Redis', await startServer('dossier-held', { databaseUrl, redisUrl }))
  else process.stderr.write('needs the Debian package redis-server, or REDIS_URL: skipped\n')
  add('serve --processes 1', await startCommand(databaseUrl, 1))
  add('serve --processes 2', await startCommand(databaseUrl, 2))
  return subjects
}

async function compare(subjects: Subject[], key: string): Promise<void> {
  const rates = new Map<string, number[]>(subjects.map(({ name }) => [name, []]))
  for (let round = 0; round <= ROUNDS; round++)
    for (const { name, url } of subjects) {
      const rate = await measureRequestRate(
        url,
        [`/api/v1/companies/${NUMBER}`],
        key,
        round === 0 ? WARM_UP_S : SECONDS,
      )
      if (round > 0) rates.get(name)?.push(rate)
    }
  const [first = []] = rates.values()
  process.stdout.write(`${describeMachine()}\n`)
  for (const [name, measured] of rates) {
    const ratio = median(measured.map((rate, i) => rate / (first[i] ?? Number.NaN)))
    const each = measured.map(rate => Math.round(rate)).join(' ')
    process.stdout.write(`${name.padEnd(22)} ${ratio.toFixed(2)}  (requests/s: ${each})\n`)
  }
}

async function startCommand(databaseUrl: string, processes: number): Promise<Omit<Subject, 'name'>> {
  const port = await freePort()
  const args = [
    join(PROJECT_DIR, 'bin', 'griffie.js'),
    'serve',
    '--processes',
    String(processes),
    '--no-worker',
  ]
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(createInterface(child.stdout), 'line')
  return { url: `http://127.0.0.1:${port}`, stop: () => end(child, 'SIGTERM') }
}

async function findRedis(): Promise<string | null> {
  const { redisUrl } = readConfig()
  if (redisUrl !== null) return redisUrl
  if (spawnSync('redis-server', ['--version']).error) return null
  const port = await freePort()
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  closing.push(() => end(child, 'SIGKILL'))
  for await (const chunk of child.stdout) if (/Ready to accept/.test(String(chunk))) break
  return `redis://127.0.0.1:${port}`
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
