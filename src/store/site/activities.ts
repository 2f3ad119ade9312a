// Data of the pages by activity.

import type { CompanyCounts, CountRun } from '../../domain/company/company-counts.ts'
import type { Pool } from '../db/pool.ts'
import {
  COMPANY_AS_JSON,
  type CountedTown,
  type CountsRow,
  LISTABLE,
  type ListedCompany,
  RUN_AS_JSON,
  type RunRow,
  toCounts,
  toRun,
} from './count-rows.ts'

// NACE codes that have a page.

const LIST_COUNTED_CODES = {
  name: 'list-counted-codes',
  text: `
    SELECT EXISTS (SELECT FROM site.count_run) AS counted,
           (SELECT json_agg(code) FROM site.count_by_activity) AS codes`,
}

/** Codes of two to five digits without dots; null before the first count. */
export async function listCodesWithPage(pool: Pool): Promise<ReadonlySet<string> | null> {
  const { rows } = await pool.query<{ counted: boolean; codes: string[] | null }>(LIST_COUNTED_CODES)
  return rows[0]?.counted ? new Set(rows[0].codes ?? []) : null
}

export type ActivityCounts = CompanyCounts & { code: string }

type ActivityRow = CountsRow & { code: string }

const toActivity = (row: ActivityRow): ActivityCounts => ({ code: row.code, ...toCounts(row) })

const LIST_DIVISIONS = {
  name: 'list-counted-divisions',
  text: `
    SELECT ${RUN_AS_JSON} AS run,
           (SELECT json_agg(a ORDER BY a.code) FROM site.count_by_activity a WHERE length(a.code) = 2) AS divisions`,
}

type CountedDivisions = { run: CountRun | null; divisions: ActivityCounts[] }

/** All divisions (two-digit codes), ordered. */
export async function listCountedDivisions(pool: Pool): Promise<CountedDivisions> {
  const { rows } = await pool.query<{ run: RunRow | null; divisions: ActivityRow[] | null }>(LIST_DIVISIONS)
  return { run: toRun(rows[0]?.run ?? null), divisions: (rows[0]?.divisions ?? []).map(toActivity) }
}

// ':' follows '9', so the range from a code to itself with ':' contains its subordinate codes.
const FIND_ACTIVITY = {
  name: 'find-counted-activity',
  text: `
    SELECT ${RUN_AS_JSON} AS run,
           (SELECT row_to_json(a) FROM site.count_by_activity a WHERE a.code = $1) AS activity,
           (SELECT json_agg(a ORDER BY a.code) FROM site.count_by_activity a
            WHERE a.code > $1 AND a.code < $1 || ':' AND length(a.code) = length($1) + 1) AS children,
           (SELECT json_agg(json_build_object('zip', t.zip, 'names', t.names, 'companies', n.companies) ORDER BY n.place)
            FROM site.town_of_activity n JOIN site.count_by_town t USING (zip) WHERE n.code = $1) AS towns,
           (SELECT json_agg(${COMPANY_AS_JSON} ORDER BY l.place)
            FROM site.company_of_activity l JOIN register.company c USING (enterprise_number)
            WHERE l.code = $1 AND ${LISTABLE}) AS companies`,
}

type CountedActivity = {
  run: CountRun | null
  /** Null for unused codes outside the newest edition, and before the first run. */
  activity: ActivityCounts | null
  /** Subordinate codes, one digit longer. */
  children: ActivityCounts[]
  /** Towns with the most companies of the activity. */
  towns: CountedTown[]
  /** The best-ranked legal persons, a few more than are shown. */
  companies: ListedCompany[]
}

type FoundRow = {
  run: RunRow | null
  activity: ActivityRow | null
  children: ActivityRow[] | null
  towns: CountedTown[] | null
  companies: ListedCompany[] | null
}

/** Counts of the activity `code`, two to five digits. */
export async function findCountedActivity(pool: Pool, code: string): Promise<CountedActivity> {
  const { rows } = await pool.query<FoundRow>({ ...FIND_ACTIVITY, values: [code] })
  const [row] = rows
  return {
    run: toRun(row?.run ?? null),
    activity: row?.activity ? toActivity(row.activity) : null,
    children: (row?.children ?? []).map(toActivity),
    towns: row?.towns ?? [],
    companies: row?.companies ?? [],
  }
}

const LIST_CODES = `
  SELECT code FROM site.count_by_activity WHERE legal_persons + natural_persons > 0 ORDER BY code`

/** All codes with companies, ordered. */
export async function listCountedCodes(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ code: string }>(LIST_CODES)
  return rows.map(({ code }) => code)
}
