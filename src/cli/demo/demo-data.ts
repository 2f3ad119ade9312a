// Demo data: a generated register, its gazette, accounts and scores.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, publicOrigin } from '../../config.ts'
import { enqueueExtraction } from '../../jobs/extract-gazette.ts'
import { runRecorded } from '../../jobs/schedule.ts'
import { loadModel } from '../../risk/model/load-model.ts'
import { storeScores } from '../../risk/score/score-companies.ts'
import {
  ACCOUNTS_SAMPLE_FILES as ACCOUNTS_FILES,
  writeAccountsSample,
} from '../../sample/accounts/write-accounts-sample.ts'
import { GAZETTE_SAMPLE_FILES, writeGazetteSample } from '../../sample/gazette/write-gazette-sample.ts'
import { describeCompanies } from '../../sample/register/describe-companies.ts'
import { writeRegisterSample } from '../../sample/register/write-register-sample.ts'
import { importGazette } from '../../sources/gazette/import/import-gazette.ts'
import { importRegister } from '../../sources/register/import/import-register.ts'
import type { Database, Pool } from '../../store/db/pool.ts'
import { findLatestLoad } from '../../store/intake/register-loads.ts'
import { findLiveSitemap } from '../../store/site/sitemap.ts'
import { importPath } from '../commands/intake/import-accounts.ts'
import { deriveWithProgress } from '../commands/people.ts'
import { sharedSampleFacts } from '../commands/sample.ts'
import { writeSitemap } from '../commands/sitemap.ts'
import { computeStatistics, refreshCounts } from '../commands/statistics.ts'
import { withQueue } from '../open-database.ts'
import type { CONTINUOUS_JOBS } from '../process/scheduled-jobs.ts'
import { openProgressLine } from '../progress-line.ts'
import { drainQueue } from '../run-extraction.ts'

const COMPANIES = 2_000
const SEED = 1

/** Loads demo data when no register is loaded. True when the loaded register is a sample. */
export async function ensureDemoData(config: Config, database: Database): Promise<boolean> {
  const load = await findLatestLoad(database.pool)
  if (load && !load.isSample) return false
  if (!load) await loadSampleData(config, database, { companies: COMPANIES, seed: SEED })
  await ensureDemoSitemap(config, database.pool)
  return true
}

// The sitemap contains absolute URLs, and the port may change between starts.
async function ensureDemoSitemap(config: Config, pool: Pool): Promise<void> {
  const live = await findLiveSitemap(pool)
  if (live?.origin === publicOrigin(config)) return
  await runAndRecord(pool, 'sitemap', async () => {
    const { companies, urls } = await writeSitemap(pool, config)
    return `${companies} companies, ${urls} addresses`
  })
}

// Recorded like the worker's scheduled jobs, for the status.
function runAndRecord(
  pool: Pool,
  name: (typeof CONTINUOUS_JOBS)[number] | ComputingJob,
  run: () => Promise<string>,
) {
  return runRecorded(pool, { name, run }, new AbortController().signal)
}

type ComputingJob = 'people' | 'sector-statistics' | 'risk-scores' | 'site-counts' | 'sitemap'

type SampleSpec = { companies: number; seed: number }

/** Loads a generated register, gazette and accounts, and scores them; deterministic per seed. */
export async function loadSampleData(config: Config, database: Database, spec: SampleSpec): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'griffie-sample-'))
  const line = openProgressLine('sample register')
  try {
    const { zips } = await writeRegisterSample(folder, { ...spec, updates: 1 })
    for (const { path } of zips) await importRegister(database, path, { sample: true, progress: line.update })
    await importSampleGazette(config, database, folder, spec)
    await importSampleAccounts(config, database, folder, spec)
    await runAndRecord(database.pool, 'people', async () =>
      (await deriveWithProgress(database.pool, true)).trim(),
    )
    await runAndRecord(database.pool, 'site-counts', async () => {
      return (await refreshCounts(database.pool)).trim()
    })
  } finally {
    line.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function importSampleGazette(
  config: Config,
  database: Database,
  folder: string,
  spec: SampleSpec,
): Promise<void> {
  await writeGazetteSample(folder, describeCompanies(spec), { seed: spec.seed })
  await withQueue(config, database, async queue => {
    for (const file of [GAZETTE_SAMPLE_FILES.notices, GAZETTE_SAMPLE_FILES.acts, GAZETTE_SAMPLE_FILES.lists])
      await importGazette(database, join(folder, file), (client, numacs) =>
        enqueueExtraction(queue, client, numacs),
      )
    await runAndRecord(database.pool, 'gazette-facts', async () => {
      const { publications } = await drainQueue(queue, database.pool)
      return `${publications.toLocaleString('en')} publications`
    })
    await runAndRecord(database.pool, 'rollup-refresh', async () => 'refreshed')
  })
}

async function importSampleAccounts(
  config: Config,
  database: Database,
  folder: string,
  spec: SampleSpec,
): Promise<void> {
  const { seed } = spec
  const shared = sharedSampleFacts({ seed, gazetteShare: 1 })
  await writeAccountsSample(folder, describeCompanies(spec), { seed, ...shared })
  for (const file of [ACCOUNTS_FILES.references, ACCOUNTS_FILES.accounts])
    await importPath(database, join(folder, file))
  await runAndRecord(database.pool, 'sector-statistics', async () => {
    return `${await computeStatistics(database.pool)} companies`
  })
  const today = new Date().toISOString().slice(0, 10)
  await runAndRecord(database.pool, 'risk-scores', async () => {
    const { companies, scored } = await storeScores(database, await loadModel(config.riskModel), {
      asOf: today,
      today,
    })
    return `${scored} of ${companies} companies`
  })
}
