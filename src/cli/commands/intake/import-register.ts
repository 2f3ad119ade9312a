// griffie import: its subcommands, and griffie import register

import type { Command } from 'commander'
import { readConfig } from '../../../config.ts'
import { type ImportResult, importRegister } from '../../../sources/register/import/import-register.ts'
import { withDatabase } from '../../open-database.ts'
import { lowerPriority } from '../../process/lower-priority.ts'
import { openProgressLine } from '../../progress-line.ts'
import { refreshCountsAfter } from '../statistics.ts'
import { addImportAccounts } from './import-accounts.ts'
import { addImportGazette } from './import-gazette.ts'

/** Adds `import` and its subcommands to the program. */
export function addImport(program: Command): void {
  const imports = program.command('import').description('import data files')
  addImportRegister(imports)
  addImportGazette(imports)
  addImportAccounts(imports)
}

function addImportRegister(imports: Command): void {
  imports
    .command('register')
    .description('import extracts of the enterprise register (KBO/BCE open data)')
    .argument('<paths...>', 'Full and Update extracts, zip files or unpacked folders, in the order to apply')
    .option(
      '--force',
      'import despite a gap, an older extract, a rollback, or a loss of more than 2 % of the rows',
    )
    .option('--json', 'print one JSON object per extract')
    .addHelpText(
      'after',
      `
Each extract is loaded atomically; until then, the previous data is served.
Unreadable rows are counted and stored in the table intake.register_quarantine.

Examples:
  griffie import register KboOpenData_0171_2025_11_03_Full.zip
  griffie import register *_Full.zip *_Update.zip
  griffie import register ./unpacked-extract --json | jq .quarantined`,
    )
    .action(async (paths: string[], options: { force?: boolean; json?: boolean }) => {
      await withDatabase(readConfig(), async database => {
        lowerPriority()
        const imported: ImportResult[] = []
        for (const path of paths) {
          const line = openProgressLine(path.replace(/.*\/(?=.)/, ''))
          const started = performance.now()
          const result = await importRegister(database, path, {
            force: options.force,
            progress: progress => line.update(progress),
          }).finally(() => line.stop())
          print(result, (performance.now() - started) / 1000, options.json === true)
          imported.push(result)
        }
        process.stderr.write(await refreshCountsAfter(database.pool, imported))
      })
    })
}

function print(result: ImportResult, seconds: number, asJson: boolean): void {
  if (asJson) {
    process.stdout.write(`${JSON.stringify({ ...result, seconds: Number(seconds.toFixed(1)) })}\n`)
    return
  }
  const { name, extractNumber, extractType, snapshotDate, rowsRead, quarantined } = result
  if (!result.applied) {
    process.stdout.write(`${name}: extract ${extractNumber} is already loaded\n`)
    return
  }
  const counts = Object.entries(rowsRead).filter(([, rows]) => rows > 0)
  const width = Math.max(...counts.map(([file]) => file.length), 0)
  process.stdout.write(
    `${name}: ${extractType} extract ${extractNumber} (register as of ${snapshotDate}) loaded in ${seconds.toFixed(1)} s\n` +
      counts
        .map(([file, rows]) => `  ${file.padEnd(width)} ${rows.toLocaleString('en').padStart(12)} rows\n`)
        .join('') +
      `  ${quarantined === 0 ? 'every row was parsed' : `${quarantined.toLocaleString('en')} rows could not be parsed: griffie status --quarantine`}\n`,
  )
}
