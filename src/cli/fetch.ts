// griffie fetch gazette

import type { Command } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { readConfig } from '../config.ts'
import { enqueueExtraction } from '../jobs/extract-gazette.ts'
import { createLogger } from '../log.ts'
import { fetchIntoDatabase } from '../sources/gazette/fetch-into-database.ts'
import { createGazetteSite } from '../sources/gazette/site/client.ts'
import type { FetchReport } from '../sources/gazette/site/fetch-days.ts'
import { findNewestFetchedDay } from '../store/gazette/fetch-log.ts'
import { withDatabase } from './database.ts'
import { workUntilEmpty } from './extraction.ts'
import { CliError, EXIT } from './failure.ts'
import { openProgressLine } from './progress-line.ts'
import { withQueue } from './queue.ts'

type Options = {
  from?: string
  to?: string
  acts?: boolean
  ocr: boolean
  extract: boolean
  recheck?: string
  json?: boolean
}

/** Adds `fetch` to the program. */
export function addFetch(program: Command): void {
  program
    .command('fetch')
    .description('fetch from an upstream')
    .command('gazette')
    .description("fetch days from the gazette's site, politely, and take the facts out of them")
    .option('--from <day>', 'first day, YYYY-MM-DD (default: the day after the newest one that is whole)')
    .option('--to <day>', 'last day (default: today)')
    .option('--acts', 'fetch the acts of companies too: some two thousand PDFs a day')
    .option('--recheck <day>', 'ask again, conditionally, for days that are whole from this one on')
    .option('--no-ocr', 'do not recognise scanned acts')
    .option('--no-extract', 'only store and queue the texts; griffie worker takes the facts')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      `
One request at a time with a pause after each. What is stored is not asked for again: after a cut, run it again.
A day counts as whole only when every text of it is stored; an error or an empty answer never means "nothing".
Set GAZETTE_CONTACT to an address the site can write to. Exit code 1 when days are left undone.

Example:
  griffie fetch gazette --from 2026-11-02 --to 2026-11-06`,
    )
    .action(run)
}

async function run(options: Options): Promise<void> {
  const config = readConfig()
  const logger = createLogger(config.logLevel)
  const site = createGazetteSite({
    baseUrl: config.gazetteUrl,
    userAgent: `griffie/${packageJson.version} (${config.gazetteContact ?? 'no contact given'})`,
    logger,
  })
  const to = parseDay(options.to ?? new Date().toISOString().slice(0, 10))
  await withDatabase(config, database =>
    withQueue(config, database, async queue => {
      const newest = await findNewestFetchedDay(database.pool, 'gazette')
      const from = options.from ? parseDay(options.from) : newest ? dayAfter(newest) : to
      const line = openProgressLine('gazette')
      const stop = new AbortController()
      process.once('SIGINT', () => stop.abort(new CliError('Stopped; run it again to go on.')))
      const report = await fetchIntoDatabase(
        site,
        database,
        (client, numacs) => enqueueExtraction(queue, client, numacs),
        {
          from,
          to,
          acts: options.acts,
          ocr: options.ocr ? 'auto' : 'never',
          recheckFrom: options.recheck && parseDay(options.recheck),
          signal: stop.signal,
          onProgress: ({ day, part, at, items }) =>
            line.update({ stage: `${day} ${part}, ${at} of ${items}`, done: items > 0 ? at / items : null }),
        },
      ).finally(() => line.stop())
      if (options.extract) await workUntilEmpty(queue, database.pool)
      print(report, options.json === true)
    }),
  )
}

function parseDay(text: string): string {
  const valid = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toISOString().startsWith(text)
  if (!valid) throw new CliError(`${text} is no day: write it as 2026-11-06.`, EXIT.usage)
  return text
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

function print(report: FetchReport, asJson: boolean): void {
  const undone = report.days.filter(({ state }) => state === 'undone' || state === 'not_tried')
  if (asJson) process.stdout.write(`${JSON.stringify(report)}\n`)
  else {
    for (const { day, state, gazette, annex } of report.days)
      process.stdout.write(
        `${day} ${state.padEnd(9)} ${counts('gazette', gazette)}${counts('annex', annex)}\n`,
      )
    for (const fault of report.faults) process.stderr.write(`${JSON.stringify(fault)}\n`)
  }
  if (report.stopped) process.stderr.write(`griffie: ended early: ${report.stopped}\n`)
  if (undone.length > 0) process.exitCode = EXIT.failed
}

function counts(part: string, found: Record<string, number>): string {
  const entries = Object.entries(found).filter(([, value]) => value > 0)
  return entries.length === 0
    ? ''
    : ` ${part}: ${entries.map(([key, value]) => `${value} ${key}`).join(', ')}`
}
