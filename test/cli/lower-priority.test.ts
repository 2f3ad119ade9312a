// Loading and computing commands have lower priority from their start; an embedded database they start does not.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { LOW_NICENESS } from '../../src/cli/process/lower-priority.ts'
import { candidateFolders } from '../../src/store/db/embedded/location.ts'
import { isEmbeddedRunning } from '../../src/store/db/embedded/postmaster.ts'
import { makeDataDir, start } from './run-griffie.ts'

test('a command lowers its priority before connecting to a running database', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const command = start(['worker'], {
    DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/griffie`,
    GRIFFIE_DATA_DIR: makeDataDir(),
  })
  try {
    await once(silent, 'connection')
    assert.equal(getPriority(command.pid), LOW_NICENESS)
  } finally {
    command.kill('SIGKILL')
    await once(command, 'exit')
    silent.close()
  }
})

test('an embedded database started by a command keeps its priority; the command lowers its own afterwards', async () => {
  const dataDir = makeDataDir()
  const worker = start(['worker'], { GRIFFIE_DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  try {
    const ready = Promise.withResolvers<void>()
    worker.stderr?.on('data', chunk => {
      if (String(chunk).includes('worker: ready')) ready.resolve()
    })
    worker.once('exit', code => ready.reject(new Error(`It ended with ${code}.`)))
    await ready.promise
    assert.equal(getPriority(worker.pid), LOW_NICENESS)
    assert.ok(isEmbeddedRunning(dataDir))
    assert.equal(getPriority(postmasterOf(dataDir)), getPriority())
  } finally {
    worker.kill('SIGTERM')
    await once(worker, 'exit')
  }
  assert.ok(!isEmbeddedRunning(dataDir))
})

function postmasterOf(dataDir: string): number {
  for (const folder of candidateFolders(dataDir)) {
    try {
      return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
    } catch {
      // It lies in the other one.
    }
  }
  return assert.fail('no postmaster')
}
