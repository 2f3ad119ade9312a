// Connections that were dropped silently: firewalls, machines without power.

import assert from 'node:assert/strict'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { test } from 'node:test'
import { openQueue } from '../../src/jobs/queue.ts'
import { createLogger } from '../../src/platform/log.ts'
import { openPool } from '../../src/store/db/pool.ts'
import { makeDataDir } from '../cli/run-griffie.ts'
import { createTestDatabase } from '../database.ts'
import { nightly } from '../nightly.ts'
import { relayTo } from '../rest/faulty-database.ts'
import { addCompany, insert, issueKey } from '../rest/running-app.ts'
import { eventually, startServer } from './running-server.ts'

const { url, pool } = await createTestDatabase()
const [number, neverAsked] = [await addCompany(pool), await addCompany(pool)]
const key = await issueKey(pool)

nightly(
  'a serve whose connections fall silent answers within its limits, recovers, and sees what is new',
  async () => {
    const relay = await relayTo(url)
    const served = await startServer({ DATABASE_URL: relay.url, GRIFFIE_DATA_DIR: makeDataDir() }, key)
    assert.equal((await served.dossier(number)).status, 200)
    relay.silence()
    assert.equal((await served.dossier(neverAsked)).status, 503)
    await eventually(async () => (await served.dossier(neverAsked)).degraded.length === 0)
    await eventually(async () => (await served.get('/health/status')).body.probes.database.ok)

    await pool.query(`UPDATE register.company SET legal_name = 'Nieuw' WHERE enterprise_number = $1`, [
      number,
    ])
    await insert(pool, 'risk.run', {
      evaluated_at: new Date(),
      as_of: new Date(),
      took_ms: 1,
      companies: 1,
      scored: 0,
      rows_added: 0,
      model_version: 'm1',
    })
    await eventually(async () => (await served.dossier(number)).body.legal_name === 'Nieuw')
    await served.stop()
  },
)

const isLinux = process.platform === 'linux'

test('connections without statement timeout have TCP keep-alive', {
  skip: !isLinux && 'needs Linux',
}, async () => {
  const queue = await openQueue({ url, logger: createLogger('silent') })
  const ofCommands = openPool(url, { name: 'command' })
  const held = await ofCommands.connect()
  try {
    const timers = () => timersOfConnections(process.pid, Number(new URL(url).port))
    assert.ok(timers().length >= 2)
    await eventually(() => timers().every(timer => timer === KEEP_ALIVE), 3_000)
  } finally {
    held.release()
    await ofCommands.end()
    await queue.stop({ graceful: false })
  }
})

const KEEP_ALIVE = '02'

/** TCP timers (see the kernel's proc_net_tcp) of a process's connections to `port`. */
function timersOfConnections(pid: number, port: number): string[] {
  const held = new Set(
    readdirSync(`/proc/${pid}/fd`).map(fd => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1]
      } catch {
        return undefined
      }
    }),
  )
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1)
  return rows.flatMap(row => {
    const [, , to = '', , , timer = '', , , , inode] = row.trim().split(/\s+/)
    const isOurs = held.has(inode) && Number.parseInt(to.split(':')[1] ?? '', 16) === port
    return isOurs ? [timer.slice(0, 2)] : []
  })
}
