// A serving process, seen from the primary process.

import cluster, { type Worker } from 'node:cluster'
import { fileURLToPath } from 'node:url'
import type { MetricsJson } from '../../http/metrics/metrics.ts'
import type { SupervisedProcess } from '../../platform/process/supervisor.ts'
import type { MemoryCounter } from '../../usecases/rate-limits/memory-counter.ts'
import { CliError, EXIT } from '../errors.ts'
import { createPendingReplies, type ToPrimary, type ToWorker, type WorkerConfig } from './ipc-messages.ts'

/** Ready when it listens; rejects with `CliError`. */
export type ClusterWorker = SupervisedProcess & {
  /** Its metrics; rejects on timeout. */
  measure(): Promise<MetricsJson>
}

type StartOptions = {
  orders: WorkerConfig
  /** Rate limit counts shared by the processes. */
  counts: MemoryCounter
}

// Longer than the probe of a stalled database.
const METRICS_TIMEOUT_MS = 3_000
const PROGRAM = fileURLToPath(new URL('./cluster-worker-main.ts', import.meta.url))

// Processes accept connections from one shared socket. With Node's default round-robin scheduling, a connection
// handed to a process that is killed stays open without an answer.
/** Starts a serving process on the shared port. */
export function startClusterWorker({ orders, counts }: StartOptions): ClusterWorker {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: PROGRAM, args: [], serialization: 'advanced' })
  const worker = cluster.fork()
  const measured = createPendingReplies<MetricsJson>(METRICS_TIMEOUT_MS)
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  ready.catch(() => {}) // reported where it is awaited
  const sendMessage = (message: ToWorker) => {
    if (worker.isConnected()) worker.send(message, undefined, () => {}) // an exited process is reported by `ended`
  }
  const handlers: { [K in ToPrimary['kind']]: (message: Extract<ToPrimary, { kind: K }>) => void } = {
    here: () => sendMessage({ kind: 'begin', orders }),
    listening: () => resolve(),
    failed: ({ message, exitCode }) => reject(new CliError(message, exitCode)),
    count: ({ id, increments }) => sendMessage({ kind: 'counted', id, totals: counts.add(increments) }),
    measured: ({ id, metrics }) => measured.deliver(id, metrics),
  }
  worker.on('message', (message: ToPrimary) => handlers[message.kind]?.(message as never))
  const ended = waitForExit(worker).then(end => {
    reject(new CliError(`A process exited before it was listening (${end.signal ?? end.code}).`, EXIT.failed))
    return end
  })
  return {
    pid: worker.process.pid,
    ready,
    ended,
    async measure() {
      const { id, answer } = measured.expect()
      sendMessage({ kind: 'measure', id })
      return answer
    },
    stop: () => sendMessage({ kind: 'stop' }),
    kill: () => void worker.process.kill('SIGKILL'),
  }
}

function waitForExit(worker: Worker): ClusterWorker['ended'] {
  return new Promise(resolve => {
    worker.once('exit', (code, signal) => resolve({ code, signal: signal as NodeJS.Signals | null }))
    // A process that could not be started has no exit event.
    worker.on('error', () => {
      if (worker.process.pid === undefined) resolve({ code: null, signal: null })
    })
  })
}
