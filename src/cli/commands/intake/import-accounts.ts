// griffie import accounts

import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { readConfig } from '../../../config.ts'
import { dayInBelgium, systemClock } from '../../../platform/clock.ts'
import { type AccountsImport, importAccounts } from '../../../sources/accounts/import/import-accounts.ts'
import { rederiveConfirmedOfficers } from '../../../sources/gazette/import/extract-facts.ts'
import { analyseAccounts } from '../../../store/accounts/deposits.ts'
import type { Database } from '../../../store/db/pool.ts'
import { refreshRollup } from '../../../store/gazette/refresh-rollup.ts'
import { CliError, EXIT } from '../../errors.ts'
import { withDatabase } from '../../open-database.ts'
import { lowerPriority } from '../../process/lower-priority.ts'
import { openProgressLine } from '../../progress-line.ts'
import { refreshStatistics } from '../statistics.ts'
import { reportUnusable } from './unusable-input.ts'

type Options = { statistics: boolean; json?: boolean }

/** Adds `import accounts` to the `import` command. */
export function addImportAccounts(imports: Command): void {
  imports
    .command('accounts')
    .description("import annual accounts of the National Bank's Central Balance Sheet Office")
    .argument(
      '<paths...>',
      'files, folders or zips: JSON-XBRL with references, XBRL instances, Consult CSV, daily extracts',
    )
    .option('--no-statistics', 'do not refresh the sector statistics; griffie statistics does')
    .option('--json', 'print one JSON object per path')
    .addHelpText(
      'after',
      `
JSON-XBRL documents do not name their company: import them together with, or after, their references. All deposits are
stored, corrected ones included; duplicates are ignored. Filings that violate sum rules are stored and flagged.
Unreadable records are counted and stored in the table intake.accounts_quarantine; if nothing of a path is usable the
exit code is ${EXIT.badInput}.

Examples:
  griffie import accounts ./2026-11-20/
  griffie import accounts references.zip accounting-data.zip
  griffie import accounts 2025-00069236.xbrl --json`,
    )
    .action(async (paths: string[], options: Options) => {
      const missing = paths.filter(path => !existsSync(path))
      if (missing.length > 0) throw new CliError(`There is no ${missing.join(', ')}.`, EXIT.badInput)
      await withDatabase(readConfig(), async database => {
        lowerPriority()
        let changed = 0
        for (const path of paths) {
          const result = await importPath(database, path)
          print(result, options.json === true)
          reportUnusable(result.kept, result)
          changed += result.added + result.changed
        }
        if (options.statistics && changed > 0) await refreshStatistics(database.pool)
      })
    })
}

/** Imports one path with a progress line; officers named in filings confirm mandates. */
export async function importPath(database: Database, path: string): Promise<AccountsImport> {
  const line = openProgressLine(path.replace(/.*\/(?=.)/, ''))
  const today = dayInBelgium(systemClock)
  const result = await importAccounts(database, path, {
    today,
    officersChanged: (client, companies) => rederiveConfirmedOfficers(client, companies, today),
    onProgress: ({ filings }) =>
      line.update({ stage: `${filings.toLocaleString('en')} filings`, done: null }),
  }).finally(() => line.stop())
  if (result.added + result.changed >= ANALYZE_THRESHOLD) await analyseAccounts(database.pool)
  await refreshRollup(database.pool) // serves the confirmed mandates
  return result
}

// Autovacuum runs once a minute; until then plans for small tables would scan large ones.
const ANALYZE_THRESHOLD = 5_000

const REASONS_SHOWN = 10

function print(result: AccountsImport, asJson: boolean): void {
  if (asJson) {
    process.stdout.write(`${JSON.stringify(result)}\n`)
    return
  }
  const count = (number: number) => number.toLocaleString('en')
  const { path, references, filings, added, changed, flagged, unreadable } = result
  process.stdout.write(
    `${path}: ${count(references)} references and ${count(filings)} filings read: ` +
      `${count(added)} deposits new, ${count(changed)} changed\n`,
  )
  if (flagged > 0)
    process.stdout.write(
      `  ${count(flagged)} break a sum rule of the Bank or have two values for a cell: stored and flagged\n`,
    )
  if (unreadable.length === 0) return
  process.stdout.write(`  ${count(unreadable.length)} could not be parsed: griffie status --quarantine\n`)
  for (const { file, place, reason } of unreadable.slice(0, REASONS_SHOWN))
    process.stdout.write(`    ${file}${place ? `, ${place}` : ''}: ${reason}\n`)
}
