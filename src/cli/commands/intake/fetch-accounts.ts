// griffie fetch accounts

import type { Command } from 'commander'
import { type Config, readConfig } from '../../../config.ts'
import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { type Connectivity, watchConnectivity } from '../../../platform/http-client/connectivity.ts'
import type { Product } from '../../../sources/accounts/client/bank-service.ts'
import { AccountsKeyError } from '../../../sources/accounts/client/errors.ts'
import { AccountsSyncRunningError } from '../../../sources/accounts/import/sync/exclusive-sync.ts'
import { syncCompanyDeposits } from '../../../sources/accounts/import/sync/sync-companies.ts'
import type { AccountsSyncProgress } from '../../../sources/accounts/import/sync/sync-days.ts'
import type { Database } from '../../../store/db/pool.ts'
import { CliError, EXIT } from '../../errors.ts'
import { withDatabase } from '../../open-database.ts'
import { withAbortOnSignal } from '../../process/signals.ts'
import { openProgressLine, type Progress, type ProgressLine } from '../../progress-line.ts'
import { readEnterpriseNumbers } from '../../read-enterprise-numbers.ts'
import { type AccountsReport, formatReport, hintFor, isComplete } from '../../sync/accounts-report.ts'
import {
  accountsDownloadFolder,
  createImporter,
  openAccountsClient,
  syncAccountsExtracts,
} from '../../sync/sync-accounts.ts'

type Options = { from?: string; to?: string; companies?: string; again?: boolean; json?: boolean }

/** Adds `fetch accounts` to the `fetch` command. */
export function addFetchAccounts(fetching: Command): void {
  fetching
    .command('accounts')
    .description("fetch annual accounts from the National Bank's Central Balance Sheet Office")
    .argument('[numbers...]', 'enterprise numbers: fetch these companies instead of days')
    .option('--companies <file>', 'enterprise numbers from a file, one per line; - reads standard input')
    .option('--from <day>', 'first day, YYYY-MM-DD (default: where the last run left off, or yesterday)')
    .option('--to <day>', 'last day (default: yesterday)')
    .option('--again', 'fetch complete days again; needs --from')
    .option('--json', 'print the report as one JSON object')
    .addHelpText('after', HELP)
    .action(run)
}

const HELP = `
By day: all filings published by the Bank, from its daily extracts (product "Authentic Data Daily Extract", key in
ACCOUNTS_KEY_EXTRACTS). By company: all of its deposits (product "Authentic Data Query", key in
ACCOUNTS_KEY_AUTHENTIC). A key is valid for one product; both are free, from https://developer.cbso.nbb.be.

Sends one request at a time, with a pause after each. Completed parts are not requested again: if interrupted, run it
again.
A day is complete when both of its zips were downloaded and imported; errors and empty answers never count as "nothing
deposited". Today stays incomplete until it is over. The Bank keeps extracts for a limited time: days without one are
reported, and never count as days without filings. The next run without --from continues where this one ended,
including incomplete days of the 30 before.
Deposits before 4 April 2022, or as PDF only, are stored without figures: the Bank has no structured data for them.
Exit code 1 when a day or a company is incomplete, 2 when a key is missing or rejected, 5 when another fetch is running,
6 when the service cannot be reached.

Examples:
  griffie fetch accounts
  griffie fetch accounts --from 2026-11-02 --to 2026-11-06
  griffie fetch accounts 0403.449.823 0402206045
  griffie fetch accounts --companies numbers.txt --json`

async function run(given: string[], options: Options): Promise<void> {
  const config = readConfig()
  const numbers = await chooseNumbers(given, options)
  requireKey(config, numbers ? 'authentic' : 'extracts')
  await withDatabase(config, async database => {
    const line = openProgressLine('accounts')
    const report = await withAbortOnSignal<AccountsReport>(resumeHint(options), signal => {
      const contact = watchConnectivity(config.accountsUrl, signal)
      return numbers
        ? syncCompanies(config, database, numbers, line, contact)
        : syncDays(config, database, options, line, contact)
    })
      .catch(toCliError)
      .finally(() => line.stop())
    process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : formatReport(report))
    for (const advice of hintFor(report, config)) process.stderr.write(`griffie: ${advice}\n`)
    if (!isComplete(report)) process.exitCode = report.stopped === 'key' ? EXIT.usage : EXIT.failed
  })
}

async function chooseNumbers(given: string[], options: Options): Promise<EnterpriseNumber[] | null> {
  const { companies, from, to, again } = options
  if (given.length === 0 && companies === undefined) {
    if (again && !from) {
      throw new CliError('--again requires --from.', EXIT.usage)
    }
    return null
  }
  if (from || to || again) {
    throw new CliError('Days and companies cannot be combined in one run.', EXIT.usage)
  }
  return readEnterpriseNumbers(given, companies)
}

// Checked before the database is started.
function requireKey({ accountsKeys }: Config, product: Product): void {
  if (accountsKeys[product] !== null) return
  throw new CliError(new AccountsKeyError('missing', product).message, EXIT.usage)
}

function syncDays(
  config: Config,
  database: Database,
  options: Options,
  line: ProgressLine,
  contact: Connectivity,
) {
  return syncAccountsExtracts(config, database, options, {
    onProgress: progress => line.update(toProgress(progress)),
    signal: contact.signal,
    contact,
  })
}

const STAGES = { references: 'references', accounts: 'accounts', import: 'importing' }

function toProgress({ day, stage, filings, done }: AccountsSyncProgress): Progress {
  const count = (number: number) => number.toLocaleString('en')
  const progress = filings ? `, ${count(filings.read)} of ${count(filings.of)}` : ''
  return { stage: `${day} ${STAGES[stage]}${progress}`, done }
}

function syncCompanies(
  config: Config,
  database: Database,
  numbers: readonly EnterpriseNumber[],
  line: ProgressLine,
  contact: Connectivity,
) {
  const { signal } = contact
  return syncCompanyDeposits(openAccountsClient(config, contact), database, numbers, {
    folder: accountsDownloadFolder(config),
    importPath: createImporter(database, signal),
    onProgress: ({ number, at, of }) =>
      line.update({ stage: `${number}, ${at + 1} of ${of}`, done: at / of }),
    signal,
  })
}

function resumeHint({ again }: Options): string {
  return again ? 'run it without --again' : 'run the same command again'
}

function toCliError(error: unknown): never {
  if (!(error instanceof AccountsSyncRunningError)) throw error
  throw new CliError(`${error.message} Wait until that run ends, or stop it.`, EXIT.busy)
}
