// Prepares the data: a full-size register with gazette, accounts and scores for some companies, and a
// weekday's input: an Update and some hundred notices. Reused if the folder is kept.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importPath } from '../../src/cli/commands/intake/import-accounts.ts'
import { computeStatistics, refreshCounts } from '../../src/cli/commands/statistics.ts'
import { type OpenDatabase, withQueue } from '../../src/cli/open-database.ts'
import { drainQueue } from '../../src/cli/run-extraction.ts'
import type { Config } from '../../src/config.ts'
import { enqueueExtraction } from '../../src/jobs/extract-gazette.ts'
import { loadModel } from '../../src/risk/model/load-model.ts'
import { storeScores } from '../../src/risk/score/score-companies.ts'
import {
  ACCOUNTS_SAMPLE_FILES as ACCOUNTS_FILES,
  writeAccountsSample,
} from '../../src/sample/accounts/write-accounts-sample.ts'
import { GAZETTE_SAMPLE_FILES, writeGazetteSample } from '../../src/sample/gazette/write-gazette-sample.ts'
import { describeCompanies } from '../../src/sample/register/describe-companies.ts'
import { writeRegisterSample } from '../../src/sample/register/write-register-sample.ts'
import type { SampleCompany } from '../../src/sample/sample-company.ts'
import { importGazette } from '../../src/sources/gazette/import/import-gazette.ts'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { findLatestLoad } from '../../src/store/intake/register-loads.ts'

const SEED = 1
const UPDATES = 12
/** Share of companies with gazette and accounts data. */
const COVERED_SHARE = 0.02
const NOTICES_A_DAY = 230
const ASKED_FOR_NOTICES = 8_000 // one in twenty has any

type Say = (text: string) => void
type Data = { config: Config; database: OpenDatabase; companies: number; say: Say }

/** Loads everything except the Updates, resuming an interrupted run. */
export async function prepareData({ config, database, companies, say }: Data): Promise<void> {
  const ready = join(config.dataDir, 'load-ready')
  await ensureExtracts(config, companies, say)
  if (existsSync(ready)) return
  say(`importing ${companies.toLocaleString('en')} companies …`)
  await importRegister(database, extractsOf(config).full, { sample: true })
  const told = () => firstOf(describeCompanies({ companies, seed: SEED }), 0, COVERED_SHARE * companies)
  const folder = join(config.dataDir, 'load-texts')
  say('the gazette …')
  await writeGazetteSample(folder, told(), { seed: SEED })
  await withQueue(config, database, async queue => {
    for (const file of [GAZETTE_SAMPLE_FILES.notices, GAZETTE_SAMPLE_FILES.acts, GAZETTE_SAMPLE_FILES.lists])
      await importGazette(database, join(folder, file), (client, numacs) =>
        enqueueExtraction(queue, client, numacs),
      )
    await drainQueue(queue, database.pool)
  })
  say('accounts, scores, counts …')
  await writeAccountsSample(folder, told(), { seed: SEED })
  for (const file of [ACCOUNTS_FILES.references, ACCOUNTS_FILES.accounts])
    await importPath(database, join(folder, file))
  rmSync(folder, { recursive: true, force: true })
  await computeStatistics(database.pool)
  const today = new Date().toISOString().slice(0, 10)
  await storeScores(database, await loadModel(config.riskModel), { asOf: today, today })
  await refreshCounts(database.pool)
  await database.pool.query('VACUUM (ANALYZE)')
  writeFileSync(ready, '')
}

async function ensureExtracts(config: Config, companies: number, say: Say): Promise<void> {
  const folder = extractFolder(config)
  if (existsSync(folder)) return
  say(`writing a generated register of ${companies.toLocaleString('en')} companies …`)
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  await writeRegisterSample(partial, { companies, seed: SEED, updates: UPDATES })
  renameSync(partial, folder)
}

function extractFolder({ dataDir }: Config): string {
  return join(dataDir, 'load-extracts')
}

function extractsOf(config: Config): { full: string; updates: string[] } {
  const folder = extractFolder(config)
  const zips = readdirSync(folder)
    .sort()
    .map(name => join(folder, name))
  const isFull = (path: string) => path.endsWith('_Full.zip')
  return { full: zips.find(isFull) as string, updates: zips.filter(path => !isFull(path)) }
}

/** The initial Full extract. */
export function findFull(config: Config): string {
  return extractsOf(config).full
}

/** The next Update after the loaded extract. */
export async function findNextUpdate(config: Config, database: OpenDatabase): Promise<string> {
  const latest = await findLatestLoad(database.pool)
  const next = extractsOf(config).updates.find(
    path => Number(/KboOpenData_(\d+)_/.exec(path)?.[1]) > (latest?.extractNumber ?? 0),
  )
  if (next) return next
  throw new Error(`All ${UPDATES} Updates are loaded: remove ${config.dataDir} and start again.`)
}

/** Writes a day of new notices about companies without any; returns the file. */
export async function writeGazetteDay({ config, companies }: Data): Promise<string> {
  const folder = join(config.dataDir, 'load-day')
  const from = Math.floor(COVERED_SHARE * companies)
  const others = firstOf(describeCompanies({ companies, seed: SEED }), from, from + ASKED_FOR_NOTICES)
  await writeGazetteSample(folder, others, { seed: SEED })
  const texts = readFileSync(join(folder, GAZETTE_SAMPLE_FILES.notices), 'utf8').trimEnd().split('\n')
  const first = Date.now() % 1_000_000_000
  const lines = texts
    .slice(0, NOTICES_A_DAY)
    .map((line, at) =>
      JSON.stringify({ ...JSON.parse(line), numac_derived: String(2_000_000_000 + first + at) }),
    )
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const file = join(folder, 'notices.jsonl')
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

function* firstOf(companies: Iterable<SampleCompany>, from: number, to: number): Generator<SampleCompany> {
  let at = 0
  for (const company of companies) {
    if (at >= to) return
    if (at++ >= from) yield company
  }
}
