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
    .description('restore the database from a backup')
    .argument('<file>', 'a file that "griffie backup" wrote')
    .option('--force', 'replace all existing data')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      `
The file is verified before anything is changed, and the restore is atomic: until it is done, the previous data is
served. Stop "griffie worker" before, and restart "griffie serve" afterwards. Backups of older versions are migrated.

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
      const summary = { madeAt: manifest.made_at, tables: manifest.tables.length, rows, seconds }
      process.stdout.write(
        options.json
          ? `${JSON.stringify(summary)}\n`
          : `${rows.toLocaleString('en')} rows of ${summary.tables} tables restored in ${seconds} s, as of ` +
              `${summary.madeAt.slice(0, 19).replace('T', ' ')} UTC\n` +
              'The suppression list is of that day too: update it before you serve.\n',
      )
    })
}

function rethrowInUse(error: unknown): never {
  if (error instanceof DatabaseInUseError) throw new CliError(error.message, EXIT.busy)
  throw error
}
