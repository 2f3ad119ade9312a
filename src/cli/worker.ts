// griffie worker

import type { Command } from 'commander'
import { readConfig } from '../config.ts'
import { requeuePublications } from '../jobs/extract-gazette.ts'
import { withDatabase } from './database.ts'
import { workUntilEmpty, workUntilStopped } from './extraction.ts'
import { withQueue } from './queue.ts'

/** Adds `worker` to the program. */
export function addWorker(program: Command): void {
  program
    .command('worker')
    .description('take facts out of queued publications; start as many as there are cores, on any machine')
    .option('--until-empty', 'end when nothing is queued any more')
    .addHelpText(
      'after',
      `
Ends at SIGINT or SIGTERM after the job in hand. A job whose worker was killed is taken by another within two minutes.
Publications that were stored but are in no job (a queue lost, say) are queued again at the start.`,
    )
    .action(async (options: { untilEmpty?: boolean }) => {
      const config = readConfig()
      await withDatabase(config, database =>
        withQueue(config, database, async queue => {
          if (options.untilEmpty) {
            await workUntilEmpty(queue, database.pool)
            return
          }
          const stop = new AbortController()
          for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
          await requeuePublications(queue, database.pool, 'waiting')
          process.stderr.write('worker: ready\n')
          await workUntilStopped(queue, database.pool, stop.signal)
        }),
      )
    })
}
