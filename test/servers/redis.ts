// A real redis-server on a port of its own, started for one test file; it can be killed, made to hang and filled.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after } from 'node:test'
import { Redis } from 'ioredis'
import { freePort } from '../free-port.ts'

const PROGRAMS = ['redis-server', 'valkey-server']
const program = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap(folder => PROGRAMS.map(name => join(folder, name)))
  .find(path => existsSync(path))

/** Why tests that start it are skipped; false when they need not be. */
export const WITHOUT_REDIS = program ? false : 'needs the Debian package redis-server'

type RedisServer = {
  url: string
  /** A connection for the test itself; closed with the server. */
  ask(): Promise<Redis>
  kill(): Promise<void>
  /** Starts it again, empty, on the same port. */
  start(): Promise<void>
  /** Makes it hang: connections stay open, and nothing is answered. */
  freeze(): void
  thaw(): void
}

type RedisServerOptions = { password?: string }

export async function startRedis({ password }: RedisServerOptions = {}): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'griffie-redis-'))
  const port = await freePort()
  const asked: Redis[] = []
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder]
    const settings = [
      ...place,
      ...['--save', ''],
      ...['--appendonly', 'no', '--repl-diskless-sync-delay', '0'],
      ...(password ? ['--requirepass', password] : []),
    ]
    child = spawn(program as string, settings, { stdio: ['ignore', 'pipe', 'inherit'] })
    for await (const chunk of child.stdout ?? []) if (/Ready to accept connections/.test(String(chunk))) break
  }

  async function kill(): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  after(async () => {
    for (const client of asked) client.disconnect()
    await kill()
    rmSync(folder, { recursive: true, force: true })
  })
  await start()
  const url = `redis://${password ? `:${password}@` : ''}127.0.0.1:${port}/3`
  return {
    url,
    start,
    kill,
    async ask() {
      const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null })
      client.on('error', () => {})
      asked.push(client)
      await client.connect()
      return client
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  }
}
