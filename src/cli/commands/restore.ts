// griffie restore

import { resolve } from 'node:path'
import type { Command } from 'commander'
import { readConfig } from '../../config.ts'
import { DatabaseInUseError } from '../../store/backup/errors.ts'
import { restoreBackup } from '../../store/backup/restore-backup.ts'
import { CliError, EXIT } from '../errors.ts'
import { withDatabase } from '../open-database.ts'
import { openProgressLine } from '../progress-line.ts'
import { withBackup } from './backup.ts'

type Options = { force?: boolean; json?: boolean }

/** Adds `restore` to the program. */
export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('put the database back to what a backup holds')
    .argument('<file>', 'a file that "griffie backup" wrote')
    .option('--force', 'replace what the database holds: all of it is gone then')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      `
The file is checked to its end before anything is changed, and the restore happens as a whole or not at all: until it
is done, what was there before is served. Stop "griffie worker" before, and start "griffie serve" again afterwards.
A backup of an older version is brought forward.

Example:
  griffie restore /var/backups/griffie-2026-11-20.zip && griffie suppress list`,
    )
    .action(async (file: string, options: Options) => {
      const started = performance.now()
      const line = openProgressLine('restore')
      const manifest = await withBackup(resolve(file), backup =>
        withDatabase(readConfig(), async ({ pool }) => {
          await restoreBackup(pool, backup, { force: options.force, progress: line.update })
          return backup.manifest
        }),
      )
        .finally(() => line.stop())
        .catch(rethrowInUse)
      const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      const told = { madeAt: manifest.made_at, tables: manifest.tables.length, rows, seconds }
      process.stdout.write(
        options.json
          ? `${JSON.stringify(told)}\n`
          : `${rows.toLocaleString('en')} rows of ${told.tables} tables restored in ${seconds} s, as of ` +
              `${told.madeAt.slice(0, 19).replace('T', ' ')} UTC\n` +
              'The list of suppressed companies and persons is of that day too: bring it up to date before you serve.\n',
      )
    })
}

function rethrowInUse(error: unknown): never {
  if (error instanceof DatabaseInUseError) throw new CliError(error.message, EXIT.busy)
  throw error
}
