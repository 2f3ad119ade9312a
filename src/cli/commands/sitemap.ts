// griffie sitemap

import { setFlagsFromString } from 'node:v8'
import { type Command, InvalidArgumentError } from 'commander'
import { type Config, publicOrigin, readConfig } from '../../config.ts'
import { readOrigin } from '../../domain/sitemap.ts'
import { FIXED_PAGES, listCountedPages, toListedSite } from '../../http/site/listed-pages.ts'
import { dossierPath } from '../../http/site/paths.ts'
import { generateSitemap, SitemapRunningError, type SitemapSummary } from '../../jobs/sitemap.ts'
import type { Pool } from '../../store/db/pool.ts'
import { CliError, EXIT } from '../errors.ts'
import { withDatabase } from '../open-database.ts'
import { lowerPriority } from '../process/lower-priority.ts'
import { openProgressLine } from '../progress-line.ts'

// As in `serve`: limits V8's heap growth. Read at each collection, so it can be set at run time.
const HEAP_GROWTH = '--heap-growing-percent=25'

type SitemapCommandOptions = { baseUrl?: string; json?: boolean }

/** Adds `sitemap` to the program. */
export function addSitemap(program: Command): void {
  program
    .command('sitemap')
    .description('write the sitemap that search engines read at /sitemap.xml')
    .option('--base-url <url>', 'public origin of the site (default: BASE_URL)', parseOrigin)
    .option('--json', 'print the figures as JSON')
    .addHelpText(
      'after',
      `
Lists every company of the newest extract in all languages; natural persons and suppressed companies are left out. Run
it after each import of the register: the server serves the last written sitemap, without companies suppressed since.
The origin must match that of the server (BASE_URL, else HOST and PORT), or the server does not use it.
One run at a time; an interrupted run changes nothing.

Examples:
  griffie sitemap
  griffie sitemap --base-url https://companies.example.org`,
    )
    .action(async ({ baseUrl, json }: SitemapCommandOptions) => {
      const config = readConfig()
      setFlagsFromString(HEAP_GROWTH)
      const stop = new AbortController()
      const onSignal = () => stop.abort(new CliError('Stopped; the previous sitemap is still served.'))
      process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
      const { signal } = stop
      const summary = await withDatabase(config, database => {
        lowerPriority()
        return writeSitemap(database.pool, config, { origin: baseUrl, signal })
      })
      process.stdout.write(json ? `${JSON.stringify(summary)}\n` : describeSummary(summary))
    })
}

/** Writes the sitemap with a progress line. Throws `CliError` when another process is writing it. */
export async function writeSitemap(
  pool: Pool,
  config: Config,
  { origin = publicOrigin(config), signal }: { origin?: string; signal?: AbortSignal } = {},
): Promise<SitemapSummary> {
  const line = openProgressLine('sitemap')
  try {
    return await generateSitemap(pool, {
      site: toListedSite({ origin, defaultLanguage: config.defaultLanguage }),
      companyPath: dossierPath,
      sections: [FIXED_PAGES, { name: 'places', pages: listCountedPages(pool) }],
      signal,
      onProgress: ({ companies, of }) =>
        line.update({
          stage: `${companies.toLocaleString('en')} companies`,
          done: Math.min(companies / of, 1),
        }),
    })
  } catch (error) {
    throw error instanceof SitemapRunningError ? new CliError(error.message, EXIT.busy) : error
  } finally {
    line.stop()
  }
}

function parseOrigin(text: string): string {
  try {
    return readOrigin(text)
  } catch (error) {
    throw new InvalidArgumentError((error as RangeError).message)
  }
}

function describeSummary({ companies, urls, files, gzipBytes, seconds }: SitemapSummary): string {
  const count = (number: number) => number.toLocaleString('en')
  return (
    `${count(companies)} companies, ${count(urls)} addresses in ${count(files)} files ` +
    `(${(gzipBytes / 1024 ** 2).toFixed(1)} MiB packed), ${seconds.toFixed(1)} s\n`
  )
}
