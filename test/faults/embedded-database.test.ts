// The embedded database is supervised by Griffie's processes only: recovery when it or they are killed.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { type Cluster, prepareCluster, startCluster } from '../../src/store/db/embedded/cluster.ts'
import { run } from '../cli/run-griffie.ts'
import { nightly } from '../nightly.ts'
import { type Rows, SMALL_REGISTER, writeExtract } from '../sources/register/extract-folder.ts'
import { type Answer, eventually, startServer } from './running-server.ts'
import { killCluster, openFolder, postmasterOf, processesOf } from './test-cluster.ts'

const COMPANY = '0200000142'
const NEVER_ASKED = '0200000241'
// With valid enterprise numbers.
const REGISTER: Rows = JSON.parse(
  JSON.stringify(SMALL_REGISTER)
    .replaceAll('0200.000.108', '0200.000.142')
    .replaceAll('0200.000.207', '0200.000.241'),
)
const dataDir = openFolder()
const env = { GRIFFIE_DATA_DIR: dataDir }
const cluster = await prepareCluster(dataDir)
after(() => killCluster(cluster))

const imported = await run(['import', 'register', writeExtract('full', 100, REGISTER)], env)
assert.equal(imported.code, 0, imported.stderr)
const holder = ['--holder', 'Test', '--email', 'test@example.org', '--rate-limit', '1000000']
const issued = await run(['keys', 'issue', ...holder], env)
const key = issued.stdout.trim()

// The gazette was never loaded here.
const isWhole = ({ status, degraded }: Answer) => status === 200 && degraded.join() === 'insolvency_timeline'

test('serve restarts a killed database and continues', async () => {
  const served = await startServer(env, key)
  const before = await served.dossier(COMPANY)
  assert.equal(before.status, 200)
  await killCluster(cluster)
  await eventually(async () => (await served.dossier(NEVER_ASKED)).status === 200)
  await eventually(async () => isWhole(await served.dossier(COMPANY)))
  assert.equal(await served.stop(), 0, 'it stops in order')
  assert.equal(postmasterOf(cluster), null, 'and its database with it')
})

test('serve connects over the Unix socket where possible', async () => {
  const served = await startServer(env, key)
  await served.dossier(COMPANY)
  const names = processesOf(cluster).map(({ name }) => name)
  assert.ok(names.filter(name => /griffie griffie \[local\]/.test(name)).length > 3, names.join('\n'))
  await served.stop()
})

nightly('a serve that stops while it starts its database again leaves none behind', async () => {
  const served = await startServer(env, key)
  await killCluster(cluster)
  assert.equal(await served.stop(), 0)
  assert.equal(postmasterOf(cluster), null)
})

nightly(
  'after one of its processes was killed a command that ends does not stop the database of others',
  async () => {
    const served = await startServer(env, key)
    const lost = processesOf(cluster).find(({ name }) => /griffie .*idle/.test(name))
    assert.ok(lost, 'a connection of serve')
    process.kill(lost.pid, 'SIGKILL') // the others are ended by PostgreSQL, which then recovers
    await eventually(async () => isWhole(await served.dossier(COMPANY)))
    await eventually(() => processesOf(cluster).some(({ name }) => /griffie lease|griffie.*idle/.test(name)))
    const postmaster = postmasterOf(cluster)
    assert.equal((await run(['status'], env)).code, 0)
    assert.equal(postmasterOf(cluster), postmaster)
    assert.equal((await served.dossier(COMPANY)).status, 200)
    await served.stop()
  },
)

test('the database of a killed serve keeps running, and the next command stops it', async () => {
  const served = await startServer(env, key)
  await served.kill()
  assert.notEqual(postmasterOf(cluster), null)
  const status = await run(['status', '--json'], env)
  assert.equal(status.code, 0, status.stderr)
  assert.equal(JSON.parse(status.stdout).register.extractNumber, 100)
  assert.equal(postmasterOf(cluster), null)
})

nightly('a loss of power is no hindrance, not even when its number has gone to another program', async () => {
  await startCluster(cluster)
  await killCluster(cluster)
  const other = spawn('sleep', ['60'], { ...cluster.owner, stdio: 'ignore' })
  after(() => other.kill('SIGKILL'))
  await once(other, 'spawn')
  nameInPidFile(cluster, other.pid as number)
  nameInSocketLocks(cluster, other.pid as number)
  const status = await run(['status', '--json'], env)
  assert.equal(status.code, 0, status.stderr)
  assert.equal(JSON.parse(status.stdout).register.extractNumber, 100)
  assert.equal(other.exitCode, null, 'and it is left alone')
})

// The stale file, except for the PID.
function nameInPidFile({ dataFolder }: Cluster, pid: number): void {
  const file = join(dataFolder, 'postmaster.pid')
  const [, ...rest] = LEFT_BEHIND.split('\n')
  assert.equal(readFileSync(file, 'utf8').split('\n').length > 5, true, 'it was left behind')
  writeFileSync(file, [pid, readFileSync(file, 'utf8').split('\n')[1], ...rest].join('\n'))
}

function nameInSocketLocks({ folder }: Cluster, pid: number): void {
  const locks = readdirSync(join(folder, 'socket')).filter(name => name.endsWith('.lock'))
  assert.equal(locks.length, 1, 'it was left behind')
  const file = join(folder, 'socket', locks[0] as string)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(pid)))
}

const LEFT_BEHIND = `0
1
1
127.0.0.1

  1234         5
ready   
`
