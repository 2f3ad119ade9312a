// Runs a worker in a child process of the server, so that its computations do not delay requests and it can be
// killed safely. It exits when the server does.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Config, PROJECT_DIR } from '../../config.ts'
import type { Logger } from '../../platform/log.ts'
import type { Database } from '../../store/db/pool.ts'

export type WorkerSupervisor = {
  /** PID of the worker, if it is running. */
  pid(): number | undefined
  /** Stops the worker after its current work, within ten seconds. */
  stop(): Promise<void>
}

// Exponential backoff for workers that keep failing.
const MIN_BACKOFF_MS = 1_000
const MAX_BACKOFF_MS = 60_000
// Uptime after which the backoff is reset.
const STABLE_AFTER_MS = 60_000
const KILL_AFTER_MS = 8_000

/** Starts a worker on `database` and restarts it until stopped. */
export function superviseWorker(
  config: Config,
  database: Pick<Database, 'url'>,
  logger: Logger,
): WorkerSupervisor {
  let pauseMs = MIN_BACKOFF_MS
  let timer: NodeJS.Timeout | undefined
  let stopping = false
  let worker = start()

  function start(): ChildProcess {
    const startedAt = performance.now()
    const child = spawn(process.execPath, [join(PROJECT_DIR, 'bin', 'griffie.js'), 'worker'], {
      // This process holds the lease of the embedded database. The IPC channel reports its exit to the worker.
      env: environment(config, database.url),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true, // a session of its own, so that its autogroup priority applies (lower-priority.ts)
    })
    child.on('error', error => logger.error({ reason: error.name }, 'worker failed to start'))
    child.once('exit', (code, signal) => {
      if (stopping) return
      if (performance.now() - startedAt > STABLE_AFTER_MS) pauseMs = MIN_BACKOFF_MS
      logger.warn({ code, signal, again_after_ms: pauseMs }, 'worker exited, restarting')
      timer = setTimeout(() => {
        worker = start()
      }, pauseMs)
      pauseMs = Math.min(2 * pauseMs, MAX_BACKOFF_MS)
    })
    return child
  }

  return {
    pid: () => (hasExited(worker) ? undefined : worker.pid),
    async stop() {
      stopping = true
      clearTimeout(timer)
      if (hasExited(worker)) return
      const late = setTimeout(() => worker.kill('SIGKILL'), KILL_AFTER_MS)
      worker.kill('SIGTERM')
      await once(worker, 'exit')
      clearTimeout(late)
    },
  }
}

function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

// For a configured database the worker finds the primary itself.
function environment(config: Config, databaseUrl: string): NodeJS.ProcessEnv {
  const address = config.databaseUrl === null && { DATABASE_URL: databaseUrl }
  return { ...process.env, ...address, GRIFFIE_DATA_DIR: config.dataDir }
}
