// The companies that pages are tried with: some hundred invented ones with their gazette, accounts and scores, and a few
// put in by hand because they are rare. Loaded once for all test files of a run.

import { resolve } from 'node:path'
import { slug } from '../../../src/domain/company.ts'
import { enterpriseNumberFrom } from '../../../src/domain/enterprise-number.ts'
import { computeSectorStatistics } from '../../../src/jobs/sector-statistics.ts'
import { loadModel } from '../../../src/risk/load-model.ts'
import { storeScores } from '../../../src/risk/score-companies.ts'
import type { Pool } from '../../../src/store/db.ts'
import { refreshRollup } from '../../../src/store/rollup-refresh.ts'
import { refreshSiteCounts } from '../../../src/store/site/refresh-counts.ts'
import { addMember } from '../../../src/usecases/members/manage-members.ts'
import type { TemplateSeed, TestDatabase } from '../../database.ts'
import { loadSample } from '../../mcp/tools/sample-database.ts'
import { addCompany, copyOpenBankruptcies } from '../../rest/running-app.ts'
import { insertPdfDeposit } from '../../risk/filings.ts'

export const COMPANIES: TemplateSeed = { name: 'browser', seed: fill }

/** Somebody on the paid plan. */
export const MEMBER = { email: 'reader@example.org', password: 'a-password-for-tests-only' }

const SAMPLE = { companies: 400, seed: 1 }
const MODEL = resolve(import.meta.dirname, '../../../models/shipped.json')

async function fill(database: TestDatabase): Promise<void> {
  const { pool } = database
  const today = new Date().toISOString().slice(0, 10)
  await loadSample(database, SAMPLE)
  await addRareOnes(pool)
  await computeSectorStatistics(pool, today)
  await storeScores(database, await loadModel(MODEL), { asOf: today, today })
  await refreshRollup(pool)
  await copyOpenBankruptcies(pool)
  await refreshSiteCounts(pool)
  await addMember(pool, { ...MEMBER, name: 'Reader', plan: 'paid' })
  await pool.query('ANALYZE')
}

export const ODD_NAME = `"Ça & Là" <script>alert('été')</script> Łódź Ελλάς 公司 שלום`
const LONG_NAME =
  `Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikationsgesellschaft ${'en Zonen '.repeat(15)}`.trim()
const NOTHING = { legal_form: null, situation: null, primary_nace: null, street: null, zip: null, city: null }

async function addRareOnes(pool: Pool): Promise<void> {
  await addCompany(pool, { legal_name: 'Zonder Iets', ...NOTHING })
  await addCompany(pool, { legal_name: LONG_NAME, street: `${'Onuitsprekelijkheidslaan'.repeat(3)} 1` })
  await addCompany(pool, { legal_name: ODD_NAME })
  await addCompany(pool, { legal_name: 'Voorbeeld van de Handleiding', enterprise_number: 730_096_036 })
  const bank = await addCompany(pool, { legal_name: 'Verzonnen Bank', primary_nace: '64190' })
  await insertPdfDeposit(pool, bank, 2024, '2025-06-30')
}

export type Kind = 'bankrupt' | 'busy' | 'soleTrader' | 'nothing' | 'longName' | 'oddName' | 'pdf' | 'holding'

export type InventedCompany = { number: string; name: string; slug: string }

const TOWN = 'SELECT zip FROM site.count_by_town ORDER BY legal_persons DESC, zip LIMIT 1'
const ACTIVITY = `
  SELECT code FROM site.count_by_activity WHERE length(code) = 4 ORDER BY legal_persons DESC, code LIMIT 1`

/** The town and the activity with most companies. */
export async function findPlaces(pool: Pool): Promise<{ town: string; activity: string }> {
  const [towns, activities] = await Promise.all([
    pool.query<{ zip: string }>(TOWN),
    pool.query<{ code: string }>(ACTIVITY),
  ])
  return { town: towns.rows[0]?.zip ?? '', activity: activities.rows[0]?.code ?? '' }
}

const COUNTED = `
  SELECT c.enterprise_number, c.legal_name FROM register.company c
  JOIN LATERAL (
    SELECT (SELECT count(*) FROM gazette.lifecycle_event e WHERE e.enterprise_number = c.enterprise_number) AS events,
           (SELECT count(*) FROM gazette.mandate m WHERE m.enterprise_number = c.enterprise_number) AS mandates,
           (SELECT count(*) FROM accounts.deposit d WHERE d.enterprise_number = c.enterprise_number
                                                      AND d.rubrics IS NOT NULL) AS years
  ) n ON true
  WHERE c.in_register AND`

const NAMED = 'SELECT enterprise_number, legal_name FROM register.company WHERE legal_name ='

const CHOICES: Record<Kind, [statement: string, ...values: unknown[]]> = {
  bankrupt: [`${COUNTED} situation IN ('048', '049', '050') AND years > 0 ORDER BY events DESC, years DESC`],
  busy: [`${COUNTED} years > 1 AND NOT natural_person ORDER BY mandates + 2 * events + 3 * years DESC`],
  soleTrader: [`${COUNTED} natural_person ORDER BY events DESC, c.enterprise_number`],
  holding: [`${COUNTED} primary_nace LIKE '642%' AND years > 0 ORDER BY years DESC`],
  nothing: [`${NAMED} $1`, 'Zonder Iets'],
  longName: [`${NAMED} $1`, LONG_NAME],
  oddName: [`${NAMED} $1`, ODD_NAME],
  pdf: [`${NAMED} $1`, 'Verzonnen Bank'],
}

/** The company of each kind that shows most. */
export async function findCompanies(pool: Pool): Promise<Record<Kind, InventedCompany>> {
  const found = await Promise.all(
    Object.entries(CHOICES).map(async ([kind, choice]) => [kind, await findCompany(pool, kind, choice)]),
  )
  return Object.fromEntries(found) as Record<Kind, InventedCompany>
}

async function findCompany(
  pool: Pool,
  kind: string,
  [statement, ...values]: [string, ...unknown[]],
): Promise<InventedCompany> {
  const { rows } = await pool.query<{ enterprise_number: number; legal_name: string }>(
    `${statement} LIMIT 1`,
    values,
  )
  const [row] = rows
  if (!row) throw new Error(`Among the invented companies there is no ${kind}.`)
  const number = enterpriseNumberFrom(row.enterprise_number)
  return { number, name: row.legal_name, slug: slug(row.legal_name, number) }
}
