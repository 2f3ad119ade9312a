// griffie export

import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import packageJson from '../../../package.json' with { type: 'json' }
import { type Config, readConfig } from '../../config.ts'
import { type Destination, openFolder, openRemote } from '../../jobs/bulk/destination.ts'
import { ExportRunningError, type ExportSummary, exportSnapshot } from '../../jobs/bulk/export-snapshot.ts'
import { openObjectStore, parseObjectStoreUrl } from '../../platform/object-store.ts'
import { readSuppressions } from '../../store/access/suppression.ts'
import { enableClientConnectionCheck, matchBackendPriority } from '../../store/db/database-server.ts'
import { openPool } from '../../store/db/pool.ts'
import { createSuppressionReader } from '../../usecases/suppression/read-suppression.ts'
import { CliError, EXIT } from '../errors.ts'
import { withDatabase } from '../open-database.ts'
import { lowerPriority } from '../process/lower-priority.ts'
import { openProgressLine } from '../progress-line.ts'

type Options = { people?: boolean; json?: boolean }

/** Adds `export` to the program. */
export function addExport(program: Command): void {
  program
    .command('export')
    .description('write a snapshot of all companies as Parquet files')
    .argument('[destination]', 'folder or s3://bucket/prefix (default: BULK_FOLDER)')
    .option('--people', 'with the names of natural persons: officers and shareholders (default: BULK_PEOPLE)')
    .option('--json', 'print the figures as JSON')
    .addHelpText(
      'after',
      `
Companies, names, addresses, establishments, activities, events, mandates, key figures, ratios, scores, holdings and history,
a table each, as of one moment; described in datapackage.json and dcat.jsonld beside them. docs/bulk.md has every column.
No contact data, nothing of suppressed companies and people; of natural persons only number, activity and municipality.
Serving and importing go on meanwhile. The newest two snapshots are kept; latest.json names the newest, and an
interrupted run leaves it as it is. Intermediate files, some gigabytes of a full register, are in the data folder.
An object store is found by AWS_ENDPOINT_URL_S3 and AWS_REGION, and its keys as the AWS tools find theirs.
The worker exports every night when BULK_FOLDER is set.

Examples:
  griffie export /srv/bulk
  griffie export s3://company-data/bulk
  griffie query "SELECT count(*) FROM companies" --snapshot /srv/bulk`,
    )
    .action(async (given: string | undefined, { people, json }: Options) => {
      const config = readConfig()
      const folder = given ?? config.bulk.folder
      if (folder === null) throw new CliError('Name a destination, or set BULK_FOLDER.', EXIT.usage)
      const stop = new AbortController()
      const onSignal = () => stop.abort(new CliError('Stopped; the previous snapshot is still the newest.'))
      process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
      const summary = await withDatabase(config, ({ url }) => {
        lowerPriority()
        return writeSnapshot(url, config, { folder, people, signal: stop.signal })
      })
      process.stdout.write(json ? `${JSON.stringify(summary)}\n` : describeSummary(summary, folder))
    })
}

type WriteOptions = { folder: string; people?: boolean; signal?: AbortSignal }

/** Exports to a folder or an object store with a progress line. Throws `CliError` for what the operator can change. */
export async function writeSnapshot(
  databaseUrl: string,
  config: Config,
  { folder, people = config.bulk.people, signal }: WriteOptions,
): Promise<ExportSummary> {
  const scratch = join(config.dataDir, 'export')
  // Of its own: other jobs of a worker must not wait for connections that are held for minutes.
  const pool = openPool(databaseUrl, { name: 'export' })
  matchBackendPriority(pool)
  enableClientConnectionCheck(pool)
  const line = openProgressLine('export')
  try {
    return await withDestination(folder, config, scratch, destination =>
      exportSnapshot(
        { url: databaseUrl, pool },
        {
          destination,
          scratch,
          people,
          readSuppression: async () => ({
            version: (await readSuppressions(pool, null))?.version ?? '',
            list: await createSuppressionReader(pool)(),
          }),
          version: packageJson.version,
          onProgress: line.update,
          signal,
        },
      ),
    )
  } catch (error) {
    throw error instanceof ExportRunningError ? new CliError(error.message, EXIT.busy) : error
  } finally {
    line.stop()
    await pool.end()
  }
}

async function withDestination<T>(
  folder: string,
  { bulk }: Config,
  scratch: string,
  work: (destination: Destination) => Promise<T>,
): Promise<T> {
  if (!folder.includes('://')) return work(openFolder(resolve(folder)))
  const address = parseObjectStoreUrl(folder)
  if (address === null)
    throw new CliError('The destination must be a folder or s3://bucket/prefix.', EXIT.usage)
  const store = await openObjectStore({ ...address, ...bulk.objectStore })
  try {
    return await work(openRemote(store, scratch))
  } catch (error) {
    throw toStoreError(error as Error, folder)
  } finally {
    store.close()
  }
}

// Errors of the store's client have its answer; their messages name neither the address nor the remedy.
function toStoreError(error: Error & { $metadata?: object }, folder: string): Error {
  if (error.$metadata === undefined && !/^Credentials|ProviderError$/.test(error.name)) return error
  return new CliError(
    `${folder} refused: ${error.name}: ${error.message} The previous snapshot is still the newest there.`,
  )
}

function describeSummary({ tables, files, bytes, seconds, path }: ExportSummary, folder: string): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  return (
    `${folder}/${path}: ${(tables.companies ?? 0).toLocaleString('en')} companies, ${rows.toLocaleString('en')} rows in ` +
    `${files} files (${(bytes / 1e6).toFixed(1)} MB), ${seconds.toFixed(1)} s\n`
  )
}
