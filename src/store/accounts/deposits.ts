// Deposits of annual accounts: the Bank's references and, where available, their figures.

import type { CellConflict, DepositReference, FiledAccounts, Rubrics } from '../../domain/accounts/deposit.ts'
import type { BrokenRule } from '../../domain/accounts/sum-rules.ts'
import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { Pool, PoolClient } from '../db/pool.ts'
import type { Source } from '../db/source.ts'

type Db = Pool | PoolClient

/** `figures` is null when none were filed in a structured form or none have been fetched yet. */
export type Deposit = DepositReference & {
  /** Date used for ordering, `YYYY-MM-DD`, when the deposit date is unknown. */
  placedOn?: string | null
  figures:
    | (Omit<FiledAccounts, 'reference'> & {
        brokenRules: readonly BrokenRule[]
        conflicts?: readonly CellConflict[]
      })
    | null
}

// A single JSON parameter: parsing it in PostgreSQL is faster than building arrays in the driver.
const INPUT_CTE = `
  WITH given AS (
    SELECT * FROM json_to_recordset($1::json) AS g(
      n integer, reference text, "depositedOn" date, "periodStart" date, "periodEnd" date, "approvedOn" date,
      model text, "depositType" text, language text, currency text, "legalForm" text,
      form text, rubrics jsonb, "previousRubrics" jsonb, officers jsonb, "brokenRules" jsonb, conflicts jsonb)
    ORDER BY n, reference
  )`

// Fields that are null in the new row keep their stored value. Figures of a Consult CSV (one period, no officers)
// never replace more complete ones.
const REPLACES_FIGURES = `(excluded.form IS NOT NULL AND (excluded.form <> 'consult_csv' OR coalesce(d.form, 'consult_csv') = 'consult_csv'))`

const SAVE = {
  text: `${INPUT_CTE}
  INSERT INTO accounts.deposit AS d
    (enterprise_number, reference, deposited_on, period_start, period_end, approved_on, model, deposit_type,
     language, currency, legal_form, form, rubrics, previous_rubrics, officers, broken_rules, conflicts)
  SELECT n, reference, "depositedOn", "periodStart", "periodEnd", "approvedOn", model, "depositType",
         language, currency, "legalForm", form, rubrics, "previousRubrics", coalesce(officers, '[]'),
         coalesce("brokenRules", '[]'), coalesce(conflicts, '[]')
  FROM given
  ON CONFLICT (enterprise_number, reference) DO UPDATE SET
    received_at = now(),
    deposited_on = coalesce(excluded.deposited_on, d.deposited_on),
    period_start = coalesce(excluded.period_start, d.period_start),
    period_end = coalesce(excluded.period_end, d.period_end),
    approved_on = coalesce(excluded.approved_on, d.approved_on),
    model = coalesce(excluded.model, d.model),
    deposit_type = coalesce(excluded.deposit_type, d.deposit_type),
    language = coalesce(excluded.language, d.language),
    currency = coalesce(excluded.currency, d.currency),
    legal_form = coalesce(excluded.legal_form, d.legal_form),
    form = CASE WHEN ${REPLACES_FIGURES} THEN excluded.form ELSE d.form END,
    rubrics = CASE WHEN ${REPLACES_FIGURES} THEN excluded.rubrics ELSE d.rubrics END,
    previous_rubrics = CASE WHEN ${REPLACES_FIGURES} THEN excluded.previous_rubrics ELSE d.previous_rubrics END,
    officers = CASE WHEN ${REPLACES_FIGURES} THEN excluded.officers ELSE d.officers END,
    broken_rules = CASE WHEN ${REPLACES_FIGURES} THEN excluded.broken_rules ELSE d.broken_rules END,
    conflicts = CASE WHEN ${REPLACES_FIGURES} THEN excluded.conflicts ELSE d.conflicts END
  WHERE (coalesce(excluded.deposited_on, d.deposited_on), coalesce(excluded.period_start, d.period_start),
         coalesce(excluded.period_end, d.period_end), coalesce(excluded.approved_on, d.approved_on),
         coalesce(excluded.model, d.model), coalesce(excluded.deposit_type, d.deposit_type),
         coalesce(excluded.language, d.language), coalesce(excluded.currency, d.currency),
         coalesce(excluded.legal_form, d.legal_form))
        IS DISTINCT FROM (d.deposited_on, d.period_start, d.period_end, d.approved_on, d.model, d.deposit_type,
         d.language, d.currency, d.legal_form)
     OR ${REPLACES_FIGURES} AND (excluded.rubrics, excluded.previous_rubrics, excluded.officers, excluded.conflicts)
        IS DISTINCT FROM (d.rubrics, d.previous_rubrics, d.officers, d.conflicts)
  RETURNING enterprise_number AS "enterpriseNumber", reference, (xmax = 0) AS "isNew"`,
}

type SavedDeposit = { enterpriseNumber: number; reference: string; isNew: boolean }

/**
 * Upserts deposits by company and reference in the caller's transaction; references must be unique in the batch.
 * Returns only the rows that were inserted or changed.
 */
export async function saveDeposits(
  client: PoolClient,
  deposits: readonly Deposit[],
): Promise<SavedDeposit[]> {
  const given = deposits.map(({ enterpriseNumber, figures, ...reference }) => ({
    ...reference,
    ...figures,
    n: Number(enterpriseNumber),
  }))
  const { rows } = await client.query<SavedDeposit>({ ...SAVE, values: [JSON.stringify(given)] })
  return rows
}

const COLUMNS = `
  enterprise_number, reference, deposited_on AS "depositedOn", period_start AS "periodStart",
  period_end AS "periodEnd", approved_on AS "approvedOn", model, deposit_type AS "depositType", language, currency,
  legal_form AS "legalForm"`

const PLACED_ON = `accounts.placed_on(deposited_on, period_end, reference) AS "placedOn"`

type ReferenceRow = Omit<DepositReference, 'enterpriseNumber'> & { enterprise_number: number }

/** Stored references, by reference number. */
export async function findReferences(
  db: Db,
  references: readonly string[],
): Promise<Map<string, DepositReference>> {
  const { rows } = await db.query<ReferenceRow>(
    `SELECT ${COLUMNS} FROM accounts.deposit WHERE reference = ANY ($1)`,
    [references],
  )
  return new Map(rows.map(row => [row.reference, toReference(row)]))
}

type DepositRow = ReferenceRow & {
  placedOn: string | null
  form: FiledAccounts['form'] | null
  rubrics: Rubrics
  previousRubrics: Rubrics
  officers: FiledAccounts['officers']
  brokenRules: BrokenRule[]
  conflicts: CellConflict[]
}

/** Whether the company has a stored deposit. */
export async function hasDeposit(db: Db, enterpriseNumber: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'has-deposit',
    text: 'SELECT FROM accounts.deposit WHERE enterprise_number = $1 LIMIT 1',
    values: [enterpriseNumber],
  })
  return rowCount === 1
}

/** All deposits of a company: newest period first, and within a period newest deposit first. */
export async function listDeposits(db: Db, number: EnterpriseNumber): Promise<Deposit[]> {
  const { rows } = await db.query<DepositRow>({
    name: 'list-deposits',
    text: `
      SELECT ${COLUMNS}, ${PLACED_ON}, form, rubrics, previous_rubrics AS "previousRubrics", officers,
             broken_rules AS "brokenRules", conflicts
      FROM accounts.deposit WHERE enterprise_number = $1
      ORDER BY period_end DESC NULLS LAST, period_start DESC, "placedOn" DESC NULLS LAST, reference DESC`,
    values: [Number(number)],
  })
  return rows.map(toDeposit)
}

/**
 * Deposits of a company's newest fiscal year, of unknown years, and of its group of later years, with the closing dates
 * of earlier years, newest first.
 */
type NewestDeposits = { deposits: Deposit[]; earlierPeriods: string[] }

// As `isOfGroup`.
const IS_OWN = `coalesce(model !~* '^m(120|90)(-|$)', true)`

// Reading only the newest year avoids transferring about 100 KB for ten years of figures.
const FIND_NEWEST = {
  name: 'find-newest-deposits',
  text: `
    SELECT ${COLUMNS}, ${PLACED_ON}, form, rubrics, previous_rubrics AS "previousRubrics", officers,
           broken_rules AS "brokenRules", conflicts, periods
    FROM accounts.deposit
    JOIN (SELECT enterprise_number,
                 coalesce(max(period_end) FILTER (WHERE ${IS_OWN}), max(period_end)) AS newest_end,
                 coalesce(array_agg(DISTINCT period_end::text ORDER BY period_end::text DESC)
                            FILTER (WHERE period_end IS NOT NULL AND ${IS_OWN}),
                          array_agg(DISTINCT period_end::text ORDER BY period_end::text DESC)
                            FILTER (WHERE period_end IS NOT NULL)) AS periods
          FROM accounts.deposit
          WHERE enterprise_number = ANY ($1::integer[])
          GROUP BY enterprise_number) AS newest USING (enterprise_number)
    WHERE enterprise_number = ANY ($1::integer[])
      AND (period_end >= newest_end OR period_end IS NULL)`,
}

/** Newest deposits by enterprise number; companies without deposits are absent. */
export function createNewestDepositReader(accounts: Source): BatchLoader<NewestDeposits> {
  return createBatchLoader('deposits', numbers =>
    accounts.run(async pool => {
      const { rows } = await pool.query<DepositRow & { periods: string[] | null }>({
        ...FIND_NEWEST,
        values: [numbers],
      })
      const found = new Map<number, NewestDeposits>()
      for (const { periods, ...row } of rows) {
        const existing = found.get(row.enterprise_number)
        if (existing) existing.deposits.push(toDeposit(row))
        else
          found.set(row.enterprise_number, {
            deposits: [toDeposit(row)],
            earlierPeriods: periods?.slice(1) ?? [],
          })
      }
      return found
    }),
  )
}

function toDeposit(deposit: DepositRow): Deposit {
  const { form, rubrics, previousRubrics, officers, brokenRules, conflicts, placedOn, ...row } = deposit
  const figures = form && { form, rubrics, previousRubrics, officers, brokenRules }
  return {
    ...toReference(row),
    ...(row.depositedOn === null && { placedOn }),
    figures: figures && { ...figures, ...(conflicts.length > 0 && { conflicts }) },
  }
}

function toReference({ enterprise_number, ...row }: ReferenceRow): DepositReference {
  return { ...row, enterpriseNumber: enterpriseNumberFrom(enterprise_number) }
}

export type DepositCounts = {
  total: number
  withFigures: number
  /** Date of the newest deposit. */
  newestOn: string | null
}

export async function countDeposits(db: Db): Promise<DepositCounts> {
  const { rows } = await db.query<DepositCounts>(
    `SELECT count(*)::int AS total, count(form)::int AS "withFigures", max(deposited_on) AS "newestOn"
     FROM accounts.deposit`,
  )
  return rows[0] as DepositCounts
}

/** Updates the planner statistics. */
export async function analyseAccounts(pool: Pool): Promise<void> {
  await pool.query('ANALYZE accounts.deposit, accounts.key_figures')
}
