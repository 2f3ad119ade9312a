// Entry point of a serving process of a cluster (serve-cluster.ts). Its configuration comes from the primary
// process: it reads no environment and prints nothing.

import { createLogger } from '../../platform/log.ts'
import { CliError, EXIT } from '../errors.ts'
import { createPeerCounter, type ToPrimary, type ToWorker, type WorkerConfig } from './ipc-messages.ts'
import { openService, openTracing } from './open-service.ts'
import { waitForShutdownSignal } from './signals.ts'

/** Resolves when the message was sent or cannot be. */
const sendMessage = (message: ToPrimary) =>
  new Promise<void>(resolve => process.send?.(message, undefined, undefined, () => resolve()))

async function serve({ config, databaseUrl }: WorkerConfig, stop: Promise<unknown>): Promise<void> {
  const logger = createLogger(config.logLevel).child({ pid: process.pid })
  const tracing = await openTracing(config, logger)
  const service = await openService({ config, databaseUrl, logger, peers: createPeerCounter() })
  try {
    process.on('message', (message: ToWorker) => {
      if (message.kind !== 'measure') return
      service.metrics?.read().then(
        metrics => sendMessage({ kind: 'measured', id: message.id, metrics }),
        (error: Error) => logger.error({ reason: error.name }, 'metrics could not be read'),
      )
    })
    await service.listen()
    await sendMessage({ kind: 'listening' })
    await stop
  } finally {
    await service.close()
    await tracing?.close()
  }
}

function receive<K extends ToWorker['kind']>(kind: K): Promise<Extract<ToWorker, { kind: K }>> {
  return new Promise(resolve => {
    process.on('message', (message: ToWorker) => {
      if (message.kind === kind) resolve(message as Extract<ToWorker, { kind: K }>)
    })
  })
}

// A terminal sends Ctrl-C to all processes of the cluster, but the primary coordinates the shutdown. SIGTERM to
// this process alone shuts it down gracefully, and the primary starts another.
process.on('SIGINT', () => {})
process.on('SIGHUP', () => {})
const stop = Promise.race([receive('stop'), waitForShutdownSignal({ signals: ['SIGTERM'] })])
await sendMessage({ kind: 'here' })
try {
  const { orders } = await receive('begin')
  await serve(orders, stop)
} catch (error) {
  const exitCode = error instanceof CliError ? error.exitCode : EXIT.failed
  await sendMessage({ kind: 'failed', message: (error as Error).message, exitCode })
  process.exitCode = exitCode
}
process.exit() // the IPC channel would keep it running
