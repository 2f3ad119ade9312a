// A worker beside the server, in a process of its own: what it computes must not hold up what is served, and it may be killed
// without harm. It ends with the server, however that ends.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Config, PROJECT_DIR } from '../../config.ts'
import type { Logger } from '../../platform/log.ts'
import type { Database } from '../../store/db/pool.ts'

export type WorkerSupervisor = {
  /** The process of the worker; undefined while there is none. */
  pid(): number | undefined
  /** Ends the worker after the piece of work in hand, within ten seconds in any case. */
  stop(): Promise<void>
}

// A worker that dies at once dies again at once: it is started anew after longer and longer.
const MIN_BACKOFF_MS = 1_000
const MAX_BACKOFF_MS = 60_000
// What ran this long had begun well.
const STABLE_AFTER_MS = 60_000
const KILL_AFTER_MS = 8_000

/** Starts a worker on `database` and keeps it running until it is stopped. */
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
      // The embedded database is held by this process. The channel tells the worker when this process is gone.
      env: environment(config, database.url),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true, // a session of its own: its low priority then holds against all others (give-way.ts)
    })
    child.on('error', error => logger.error({ reason: error.name }, 'the worker could not be started'))
    child.once('exit', (code, signal) => {
      if (stopping) return
      if (performance.now() - startedAt > STABLE_AFTER_MS) pauseMs = MIN_BACKOFF_MS
      logger.warn({ code, signal, again_after_ms: pauseMs }, 'the worker ended, and is started again')
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

// The operator's own database it finds by itself, also where another one has become the primary.
function environment(config: Config, databaseUrl: string): NodeJS.ProcessEnv {
  const address = config.databaseUrl === null && { DATABASE_URL: databaseUrl }
  return { ...process.env, ...address, GRIFFIE_DATA_DIR: config.dataDir }
}
