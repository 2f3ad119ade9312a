// griffie fetch gazette

import type { Command } from 'commander'
import { readConfig } from '../../../config.ts'
import type { Queue } from '../../../jobs/queue.ts'
import { watchConnectivity } from '../../../platform/http-client/connectivity.ts'
import type { GazetteSyncProgress } from '../../../sources/gazette/import/sync/sync-days.ts'
import {
  GazetteSyncRunningError,
  type SyncGazetteOptions,
} from '../../../sources/gazette/import/sync/sync-gazette.ts'
import type { Pool } from '../../../store/db/pool.ts'
import { countPublications } from '../../../store/gazette/publications.ts'
import { CliError, EXIT } from '../../errors.ts'
import { withDatabase, withQueue } from '../../open-database.ts'
import { withAbortOnSignal } from '../../process/signals.ts'
import { openProgressLine, type Progress } from '../../progress-line.ts'
import { drainQueue } from '../../run-extraction.ts'
import { chooseDays, type DayOptions } from '../../sync/choose-gazette-days.ts'
import { formatReport, hintFor, isComplete } from '../../sync/gazette-report.ts'
import { syncGazette } from '../../sync/sync-gazette.ts'
import { addFetchAccounts } from './fetch-accounts.ts'
import { addFetchRegister } from './fetch-register.ts'

type Options = DayOptions & { issues?: boolean; ocr: boolean; extract: boolean; json?: boolean }

/** Adds `fetch` and its subcommands to the program. */
export function addFetch(program: Command): void {
  const fetching = program.command('fetch').description('fetch from an upstream')
  addFetchGazette(fetching)
  addFetchAccounts(fetching)
  addFetchRegister(fetching)
}

function addFetchGazette(fetching: Command): void {
  fetching
    .command('gazette')
    .description("fetch days from the gazette's site and extract their facts")
    .option('--from <day>', 'first day, YYYY-MM-DD (default: where the last run left off, or today)')
    .option('--to <day>', 'last day (default: today)')
    .option('--issues', 'read the texts from complete issues: a few requests per day instead of two hundred')
    .option('--acts', 'also fetch the acts of companies: about two thousand PDFs per day')
    .option('--recheck <day>', 'check complete days for additions, from this day on')
    .option('--again', 'fetch all texts of the days again; needs --from')
    .option('--no-ocr', 'skip scanned acts; a later run without this option reads them')
    .option('--no-extract', 'only store and queue the texts; griffie worker extracts the facts')
    .option('--json', 'print the report as one JSON object')
    .addHelpText('after', HELP)
    .action(run)
}

const HELP = `
Sends one request at a time, with a pause after each. Stored texts are not requested again: if interrupted, run it
again.
A day is complete when all its texts are stored; errors and empty answers never count as "nothing published". Today
stays incomplete until it is over, as further editions can appear; the next run without --from continues with it and
with incomplete days of the 30 before.
With --issues, texts missing in an issue's PDF are requested individually.
Set GAZETTE_CONTACT to a contact address: it is sent with every request.
Exit code 1 when a day is incomplete, 5 when another fetch is running, 6 when the site cannot be reached.

Examples:
  griffie fetch gazette
  griffie fetch gazette --from 2026-11-02 --to 2026-11-06 --acts
  griffie fetch gazette --from 2025-01-01 --to 2025-12-31 --issues
  griffie fetch gazette --from 2026-11-04 --to 2026-11-04 --again`

async function run(options: Options): Promise<void> {
  const config = readConfig()
  await withDatabase(config, database =>
    withQueue(config, database, async queue => {
      const days = await chooseDays(database.pool, options)
      const line = openProgressLine('gazette')
      const fetching = withAbortOnSignal(resumeHint(options), stopping => {
        const contact = watchConnectivity(config.gazetteUrl, stopping)
        const onProgress = (progress: GazetteSyncProgress) => line.update(toProgress(progress))
        const { signal } = contact
        const fetchOptions = { ...days, ...toFetchOptions(options), signal, onProgress }
        return syncGazette(config, database, queue, fetchOptions, contact)
      })
      const report = await fetching.catch(toCliError).finally(() => line.stop())
      process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : formatReport(report))
      for (const advice of hintFor(report, { ...config, ...options, again: options.again === true }))
        process.stderr.write(`griffie: ${advice}\n`)
      if (!isComplete(report)) process.exitCode = EXIT.failed
      if (options.extract) await extractFacts(queue, database.pool)
    }),
  )
}

async function extractFacts(queue: Queue, pool: Pool): Promise<void> {
  await drainQueue(queue, pool)
  const { waiting } = await countPublications(pool)
  if (waiting === 0) return
  const texts = `${waiting.toLocaleString('en')} stored ${waiting === 1 ? 'text is queued' : 'texts are queued'}`
  process.stderr.write(`griffie: ${texts} for extraction by griffie worker.\n`)
}

function toFetchOptions({ acts, issues, ocr, again }: Options): Partial<SyncGazetteOptions> {
  return { acts, issues, ocr: ocr ? 'auto' : 'never', again }
}

function resumeHint({ again }: Options): string {
  return again ? 'run it without --again' : 'run the same command again'
}

function toCliError(error: unknown): never {
  if (!(error instanceof GazetteSyncRunningError)) throw error
  throw new CliError(`${error.message} Wait until that run ends, or stop it.`, EXIT.busy)
}

const PARTS = { issues: 'issues', gazette: 'texts', annex: 'acts' }

function toProgress({ day, part, at, items }: GazetteSyncProgress): Progress {
  return { stage: `${day} ${PARTS[part]}, ${at} of ${items}`, done: items > 0 ? at / items : null }
}
