// griffie fetch register

import { type Command, Option } from 'commander'
import { type Config, readConfig } from '../../../config.ts'
import { type Connectivity, watchConnectivity } from '../../../platform/http-client/connectivity.ts'
import { createLogger } from '../../../platform/log.ts'
import { isRegisterClientError, RegisterAccountError } from '../../../sources/register/client/errors.ts'
import type { Account } from '../../../sources/register/client/register-client.ts'
import type { RegisterSyncProgress } from '../../../sources/register/import/sync/apply-extracts.ts'
import { previewSync, RegisterSyncRunningError } from '../../../sources/register/import/sync/sync-register.ts'
import type { Database } from '../../../store/db/pool.ts'
import { CliError, EXIT } from '../../errors.ts'
import { withDatabase } from '../../open-database.ts'
import { lowerPriority } from '../../process/lower-priority.ts'
import { withAbortOnSignal } from '../../process/signals.ts'
import { openProgressLine } from '../../progress-line.ts'
import {
  formatOutlook,
  formatReport,
  hintFor,
  isComplete,
  isConfigurationFault,
} from '../../sync/register-report.ts'
import {
  openUpstream,
  registerDownloadFolder,
  syncRegisterExtracts,
  upstreamAddress,
} from '../../sync/sync-register.ts'
import { refreshCountsAfter } from '../statistics.ts'

type Options = { via?: 'web' | 'sftp'; full?: boolean; list?: boolean; json?: boolean }

/** Adds `fetch register` to the `fetch` command. */
export function addFetchRegister(fetching: Command): void {
  fetching
    .command('register')
    .description("fetch the register's extracts with your own account and apply them")
    .addOption(
      new Option('--via <protocol>', 'the site or SFTP (default: REGISTER_VIA)').choices(['web', 'sftp']),
    )
    .option('--full', 'apply the newest Full even if Updates would suffice')
    .option('--list', 'only list the extracts and those that would be applied')
    .option('--json', 'print the report as one JSON object')
    .addHelpText('after', HELP)
    .action(run)
}

const HELP = `
Applies the Updates that follow the loaded extract. A Full is applied instead when they do not lead to the newest extract
(one is missing or unusable, more than 31 are due, no register or a sample is loaded), and a quarter of a year after the
last one. Each extract is loaded atomically; until then, the previous data is served.

The account is your own, free: https://kbopub.economie.fgov.be/kbo-open-data/signup?form. Put it in REGISTER_USER
and REGISTER_PASSWORD. For SFTP, pin the server's key with REGISTER_SFTP_HOST_KEY.

After a cut or a kill, run it again: it goes on in the middle of a file. Files of the last Full and of what follows it stay in
fetched-register in the data folder. An extract that was rolled back is left out; griffie import register --force loads it.
Exit code 1 when the newest extract could not be brought in, 2 when account or host key do not fit, 5 when another fetch or
import is running, 6 when the register cannot be reached.

Examples:
  griffie fetch register
  griffie fetch register --list
  griffie fetch register --via sftp --json`

async function run(options: Options): Promise<void> {
  const config = readConfig()
  const account = requireAccount(config) // checked before the database is started
  await withDatabase(config, database => {
    lowerPriority()
    return withAbortOnSignal('run the same command again', signal => {
      const contact = watchConnectivity(upstreamAddress(config, options.via), signal)
      return options.list
        ? printOutlook(config, database, account, options, contact)
        : fetchAndReport(config, database, account, options, contact)
    })
  })
}

function requireAccount({ register }: Config): Account {
  if (register.account) return register.account
  throw new CliError(new RegisterAccountError('missing').message, EXIT.usage)
}

async function fetchAndReport(
  config: Config,
  database: Database,
  account: Account,
  options: Options,
  contact: Connectivity,
): Promise<void> {
  const { signal } = contact
  const line = openProgressLine('register')
  const onProgress = ({ name, stage, done }: RegisterSyncProgress) =>
    line.update({ stage: name ? `${name} ${stage}` : stage, done })
  const report = await syncRegisterExtracts(config, database, account, {
    ...options,
    signal,
    onProgress,
    contact,
  })
    .catch(toCliError)
    .finally(() => line.stop())
  process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : formatReport(report))
  for (const advice of hintFor(report, registerDownloadFolder(config)))
    process.stderr.write(`griffie: ${advice}\n`)
  if (!isComplete(report)) process.exitCode = isConfigurationFault(report) ? EXIT.usage : EXIT.failed
  process.stderr.write(await refreshCountsAfter(database.pool, report.applied))
}

async function printOutlook(
  config: Config,
  database: Database,
  account: Account,
  options: Options,
  contact: Connectivity,
): Promise<void> {
  const { signal } = contact
  const upstream = await openUpstream(config, account, options.via, contact)
  const logger = createLogger(config.logLevel)
  const outlook = await previewSync(database, upstream, { full: options.full, signal, logger }).catch(
    toCliError,
  )
  process.stdout.write(options.json ? `${JSON.stringify(outlook)}\n` : formatOutlook(outlook))
}

function toCliError(error: unknown): never {
  if (error instanceof RegisterSyncRunningError)
    throw new CliError(`${error.message} Wait until that run ends, or stop it.`, EXIT.busy)
  if (!isRegisterClientError(error)) throw error
  throw new CliError(error.message, isConfigurationFault({ stopped: error }) ? EXIT.usage : EXIT.failed)
}
