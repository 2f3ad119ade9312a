// Runs a worker in a child process of the server, so that its computations do not delay requests and it can be
// killed safely. It exits when the server does.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Config, PROJECT_DIR } from '../../config.ts'
import type { Logger } from '../../platform/log.ts'
import {
  type ProcessSupervisor,
  type SupervisedProcess,
  superviseProcesses,
} from '../../platform/process/supervisor.ts'
import type { Database } from '../../store/db/pool.ts'

const POLICY = { minBackoffMs: 1_000, maxBackoffMs: 60_000, stableAfterMs: 60_000, killAfterMs: 8_000 }

/** Starts a worker on `database` and restarts it until stopped. */
export function superviseWorker(
  config: Config,
  database: Pick<Database, 'url'>,
  logger: Logger,
): Promise<ProcessSupervisor<SupervisedProcess>> {
  return superviseProcesses(1, () => startWorker(config, database.url, logger), logger, POLICY)
}

function startWorker(config: Config, databaseUrl: string, logger: Logger): SupervisedProcess {
  const child = spawn(process.execPath, [join(PROJECT_DIR, 'bin', 'griffie.js'), 'worker'], {
    // This process holds the lease of the embedded database. The IPC channel reports its exit to the worker.
    env: environment(config, databaseUrl),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true, // a session of its own, so that its autogroup priority applies (lower-priority.ts)
  })
  const { promise: ended, resolve } = Promise.withResolvers<Awaited<SupervisedProcess['ended']>>()
  child.once('exit', (code, signal) => resolve({ code, signal }))
  child.on('error', error => {
    logger.error({ reason: error.name }, 'worker failed to start')
    if (child.pid === undefined) resolve({ code: null, signal: null }) // no exit event follows
  })
  return {
    pid: child.pid,
    ready: Promise.resolve(),
    ended,
    stop: () => void child.kill('SIGTERM'),
    kill: () => void child.kill('SIGKILL'),
  }
}

// For a configured database the worker finds the primary itself.
function environment(config: Config, databaseUrl: string): NodeJS.ProcessEnv {
  const address = config.databaseUrl === null && { DATABASE_URL: databaseUrl }
  return { ...process.env, ...address, GRIFFIE_DATA_DIR: config.dataDir }
}
