// Loads a sample of companies with gazette publications and accounts into a test database.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importPath } from '../../../src/cli/commands/intake/import-accounts.ts'
import { sharedSampleFacts } from '../../../src/cli/commands/sample.ts'
import {
  ACCOUNTS_SAMPLE_FILES as ACCOUNTS_FILES,
  writeAccountsSample,
} from '../../../src/sample/accounts/write-accounts-sample.ts'
import { GAZETTE_SAMPLE_FILES, writeGazetteSample } from '../../../src/sample/gazette/write-gazette-sample.ts'
import { describeCompanies } from '../../../src/sample/register/describe-companies.ts'
import { writeRegisterSample } from '../../../src/sample/register/write-register-sample.ts'
import { extractFacts } from '../../../src/sources/gazette/import/extract-facts.ts'
import { importGazette } from '../../../src/sources/gazette/import/import-gazette.ts'
import { importRegister } from '../../../src/sources/register/import/import-register.ts'
import type { Database } from '../../../src/store/db/pool.ts'

type Sample = { companies: number; seed: number }

/** The same seed yields the same companies. */
export async function loadSample(database: Database, sample: Sample): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'griffie-mcp-sample-'))
  try {
    const { zips } = await writeRegisterSample(folder, { ...sample, updates: 0 })
    for (const { path } of zips) await importRegister(database, path, { sample: true })
    const companies = () => describeCompanies(sample)
    await writeGazetteSample(folder, companies(), { seed: sample.seed })
    await loadGazette(database, folder)
    await writeAccountsSample(folder, companies(), {
      seed: sample.seed,
      ...sharedSampleFacts({ seed: sample.seed, gazetteShare: 1 }),
    })
    for (const file of [ACCOUNTS_FILES.references, ACCOUNTS_FILES.accounts])
      await importPath(database, join(folder, file))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function loadGazette(database: Database, folder: string): Promise<void> {
  const stored: string[] = []
  for (const file of [GAZETTE_SAMPLE_FILES.notices, GAZETTE_SAMPLE_FILES.acts, GAZETTE_SAMPLE_FILES.lists])
    await importGazette(database, join(folder, file), async (_, numacs) => {
      stored.push(...numacs)
    })
  for (let from = 0; from < stored.length; from += 200)
    await extractFacts(database.pool, stored.slice(from, from + 200), '2026-06-01')
  for (const table of ['fact', 'mandate', 'lifecycle_event']) {
    const { rowCount } = await database.pool.query(`SELECT FROM gazette.${table} LIMIT 1`)
    assert.equal(rowCount, 1, `gazette.${table} is empty: tests on this sample would prove nothing`)
  }
}
