// griffie backup

import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import packageJson from '../../../package.json' with { type: 'json' }
import { readConfig } from '../../config.ts'
import { InvalidBackupError } from '../../store/backup/errors.ts'
import { type BackupFile, openBackup, verifyBackup } from '../../store/backup/read-archive.ts'
import { type BackupResult, writeBackup } from '../../store/backup/write-backup.ts'
import { CliError, EXIT, PATH_REASONS } from '../errors.ts'
import { withDatabase } from '../open-database.ts'
import { openProgressLine } from '../progress-line.ts'

type Options = { verify?: boolean; json?: boolean }

/** Adds `backup` to the program. */
export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('write a consistent snapshot of all served data to a file')
    .argument('<file>', 'path of the new file; must not exist')
    .option('--verify', 'verify this backup instead of writing one')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      `
Serving, importing and extracting continue meanwhile. The file contains personal data, password hashes of members and
the secrets that sign sessions; only its owner can read it. Queued jobs and the register kept for "griffie rollback
register" are not included.

Examples:
  griffie backup /var/backups/griffie-$(date +%F).zip
  griffie backup --verify /var/backups/griffie-2026-11-20.zip
  griffie restore /var/backups/griffie-2026-11-20.zip`,
    )
    .action(async (file: string, options: Options) => {
      await (options.verify ? verify(resolve(file), options) : write(resolve(file), options))
    })
}

async function write(path: string, { json = false }: Options): Promise<void> {
  if (await stat(path).catch(() => null))
    throw new CliError(`${path} already exists: choose another name or remove it.`, EXIT.usage)
  const started = performance.now()
  const stop = new AbortController()
  const onSignal = () => stop.abort(new CliError('Stopped. No file was written.'))
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  const line = openProgressLine('backup')
  const result = await withDatabase(readConfig(), ({ pool }) =>
    writeBackup(pool, path, {
      version: packageJson.version,
      progress: line.update,
      signal: stop.signal,
    }),
  )
    .finally(() => line.stop())
    .catch(error => rethrowWriteError(error, path))
  process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  if (json) process.stdout.write(`${JSON.stringify({ file: path, ...result, seconds })}\n`)
  else process.stdout.write(formatResult(path, result, seconds))
}

function formatResult(path: string, { bytes, tables, rows, madeAt }: BackupResult, seconds: number): string {
  return (
    `${path}: ${rows.toLocaleString('en')} rows of ${tables} tables as of ${madeAt.slice(0, 19).replace('T', ' ')} UTC, ` +
    `${formatBytes(bytes)}, in ${seconds} s\n`
  )
}

function formatBytes(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`
}

function rethrowWriteError(error: Error & { code?: string }, path: string): never {
  const reason = PATH_REASONS[error.code ?? '']
  if (reason)
    throw new CliError(`The backup could not be written to ${path}: ${reason}. No file was written.`)
  throw error
}

async function verify(path: string, { json = false }: Options): Promise<void> {
  await withBackup(path, async backup => {
    const line = openProgressLine('backup')
    await verifyBackup(backup, line.update).finally(() => line.stop())
    const { made_at, griffie, tables } = backup.manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const summary = { file: path, madeAt: made_at, griffie, tables: tables.length, rows }
    process.stdout.write(
      json
        ? `${JSON.stringify({ ...summary, whole: true })}\n`
        : `${path} is complete: ${rows.toLocaleString('en')} rows of ${tables.length} tables as of ` +
            `${made_at.slice(0, 19).replace('T', ' ')} UTC, made by version ${griffie}\n`,
    )
  })
}

/** Runs `work` on the backup at `path`. Throws `CliError` for invalid files. */
export async function withBackup<T>(path: string, work: (backup: BackupFile) => Promise<T>): Promise<T> {
  try {
    const backup = await openBackup(path)
    return await work(backup).finally(() => backup.close())
  } catch (error) {
    throw error instanceof InvalidBackupError ? new CliError(error.message, EXIT.badInput) : error
  }
}
