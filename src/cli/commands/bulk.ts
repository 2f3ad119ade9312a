// griffie bulk deltas

import type { Command } from 'commander'
import { type Config, readConfig } from '../../config.ts'
import { toChangeBody } from '../../http/rest/v1/changes/change-body.ts'
import { DeltasRunningError, type DeltasSummary, writeDeltas } from '../../jobs/bulk/write-deltas.ts'
import type { Pool } from '../../store/db/pool.ts'
import { createSuppressionReader } from '../../usecases/suppression/read-suppression.ts'
import { CliError, EXIT } from '../errors.ts'
import { withDatabase } from '../open-database.ts'
import { withAbortOnSignal } from '../process/signals.ts'
import { openProgressLine } from '../progress-line.ts'

/** Adds `bulk` and its commands to the program. */
export function addBulk(program: Command): void {
  const bulk = program.command('bulk').description('write the bulk files that keys with the right download')
  bulk
    .command('deltas')
    .description('write the changes of each day into BULK_FOLDER')
    .addHelpText(
      'after',
      `
Writes deltas/YYYY-MM-DD.jsonl.gz for each day (in Belgium) up to yesterday that is missing, as far back as the change feed
goes, and deltas/index.json. Natural persons and suppressed companies are left out; when the suppression list has
changed, all days are written again. Days older than CHANGES_KEEP_DAYS are removed. A worker does it every night.

Example:
  BULK_FOLDER=/srv/griffie/bulk griffie bulk deltas`,
    )
    .action(async () => {
      const config = readConfig()
      const summary = await withAbortOnSignal('run the same command again', signal =>
        withDatabase(config, ({ pool }) => writeBulkDeltas(pool, config, signal)),
      )
      process.stdout.write(`${describeDeltas(summary)}\n`)
    })
}

/** Why no deltas are written; null: they are. */
export function deltasOffBecause({ bulk: { folder } }: Config): string | null {
  if (folder === null) return 'BULK_FOLDER is not set'
  return folder.startsWith('s3://') ? 'BULK_FOLDER is no local folder' : null
}

/** Writes the deltas with a progress line. Throws `CliError` without a folder, and when another process is writing them. */
export async function writeBulkDeltas(
  pool: Pool,
  config: Config,
  signal: AbortSignal,
): Promise<DeltasSummary> {
  const off = deltasOffBecause(config)
  if (off !== null) throw new CliError(`No deltas are written: ${off}.`, EXIT.usage)
  const line = openProgressLine('deltas')
  try {
    return await writeDeltas(pool, {
      folder: config.bulk.folder as string,
      keepDays: config.changesKeepDays,
      readSuppression: createSuppressionReader(pool),
      toBody: toChangeBody,
      signal,
      onDay: (day, done) => line.update({ stage: day, done }),
    })
  } catch (error) {
    throw error instanceof DeltasRunningError ? new CliError(error.message, EXIT.busy) : error
  } finally {
    line.stop()
  }
}

export function describeDeltas({ written, firstDay, lastDay }: DeltasSummary): string {
  return firstDay === null
    ? 'no whole day of changes yet'
    : `${written} days written, ${firstDay} to ${lastDay} available`
}
