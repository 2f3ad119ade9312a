// Debian's PgBouncer in transaction mode before a PostgreSQL, started for one test file.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { makeServerFolder, missing, serverUser } from './run-as-server-user.ts'

const PROGRAM = '/usr/sbin/pgbouncer'

/** Why tests that start it are skipped; false when they need not be. */
export const WITHOUT_PGBOUNCER = missing({ [PROGRAM]: 'pgbouncer' })

export type PgBouncer = {
  /** The same database through the pooler. */
  url: string
  start(): Promise<void>
  /** SIGKILL. */
  kill(): Promise<void>
}

/** Starts a pooler before the database at `databaseUrl`, with nothing set but the mode and the size of its pool. */
export async function startPgBouncer(databaseUrl: string, poolSize = 10): Promise<PgBouncer> {
  const folder = makeServerFolder('pgbouncer')
  const target = new URL(databaseUrl)
  const port = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  const password = target.password === '' ? '' : ` password=${decodeURIComponent(target.password)}`
  writeFileSync(join(folder, 'users'), `"${target.username}" "${decodeURIComponent(target.password)}"\n`)
  writeFileSync(
    settings,
    `[databases]
* = host=${target.hostname} port=${target.port}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
server_login_retry = 1
`,
  )
  let running: ChildProcess | null = null
  const start = async () => {
    running = spawn(PROGRAM, ['-q', settings], { ...serverUser(), cwd: folder, stdio: 'ignore' })
    await untilListening(port)
  }
  const kill = async () => {
    if (running === null || running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }
  after(async () => {
    await kill()
    rmSync(folder, { recursive: true, force: true })
  })
  await start()
  const address = new URL(databaseUrl)
  address.host = `127.0.0.1:${port}`
  address.password = ''
  return { url: address.href, start, kill }
}

const PATIENCE_MS = 10_000

async function untilListening(port: number): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!(await answers(port))) {
    if (performance.now() > deadline) throw new Error('PgBouncer did not start.')
    await sleep(20)
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
