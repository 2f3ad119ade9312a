// griffie rollback register

import type { Command } from 'commander'
import { readConfig } from '../../../config.ts'
import {
  type RollbackPlan,
  RollbackUnavailableError,
} from '../../../sources/register/import/plan-rollback.ts'
import {
  dropRetainedRegister,
  previewRollback,
  rollbackRegister,
} from '../../../sources/register/import/rollback-register.ts'
import type { LiveLoad } from '../../../store/register/undo-steps.ts'
import { CliError, EXIT } from '../../errors.ts'
import { type OpenDatabase, withDatabase } from '../../open-database.ts'
import { openProgressLine } from '../../progress-line.ts'
import { parsePositive } from '../access/keys.ts'
import { refreshCounts } from '../statistics.ts'

type Options = { to?: number; dryRun?: boolean; drop?: boolean; json?: boolean }

/** Adds `rollback` to the program. */
export function addRollback(program: Command): void {
  const rollback = program.command('rollback').description('restore data that were served before')
  rollback
    .command('register')
    .description('restore the previous extract')
    .option('--to <number>', 'restore the extract with this number', parsePositive)
    .option('--dry-run', 'only print what would be done')
    .option('--drop', 'drop the register kept from before the last Full, to free disk space')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      `
The last seven loads can be rolled back in order, at most one Full among them, atomically for readers. Extracts that
were rolled back are only loaded again by "griffie import register --force".

Examples:
  griffie rollback register --dry-run
  griffie rollback register
  griffie rollback register --to 172`,
    )
    .action(async (options: Options) => {
      if (options.drop && (options.to || options.dryRun))
        throw new CliError('--drop cannot be combined with other options.', EXIT.usage)
      await withDatabase(readConfig(), database =>
        options.drop ? drop(database, options) : rollBack(database, options),
      )
    })
}

async function rollBack(
  database: OpenDatabase,
  { to, dryRun = false, json = false }: Options,
): Promise<void> {
  const started = performance.now()
  const line = openProgressLine('rollback')
  const plan = await (dryRun
    ? previewRollback(database, to)
    : rollbackRegister(database, { to, progress: line.update })
  )
    .finally(() => line.stop())
    .catch(rethrowUnavailable)
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  if (json) process.stdout.write(`${JSON.stringify({ ...plan, applied: !dryRun, seconds })}\n`)
  else process.stdout.write(dryRun ? formatPlan(plan) : formatDone(plan, seconds))
  if (!dryRun) process.stderr.write(await refreshCounts(database.pool))
}

function rethrowUnavailable(error: unknown): never {
  if (error instanceof RollbackUnavailableError) throw new CliError(error.message, EXIT.notFound)
  throw error
}

function formatPlan({ undone, restored }: RollbackPlan): string {
  return `would roll back ${undone.map(describe).join(', then ')}\nwould restore ${describe(restored)}\n`
}

function formatDone({ undone, restored }: RollbackPlan, seconds: number): string {
  const numbers = undone.map(({ extractNumber }) => extractNumber).join(', ')
  return (
    `${undone.map(describe).join(', then ')} rolled back in ${seconds} s\n` +
    `${describe(restored)} is served\n` +
    `Extract ${numbers} will not be loaded again automatically: use griffie import register --force.\n`
  )
}

function describe({ extractNumber, extractType, snapshotDate, isSample }: LiveLoad): string {
  return `${isSample ? 'generated sample, ' : ''}${extractType} extract ${extractNumber} (register as of ${snapshotDate})`
}

async function drop(database: OpenDatabase, { json = false }: Options): Promise<void> {
  const dropped = await dropRetainedRegister(database)
  if (json) process.stdout.write(`${JSON.stringify({ dropped })}\n`)
  else
    process.stdout.write(
      dropped ? 'the register before the last Full was dropped\n' : 'no earlier register was kept\n',
    )
}
