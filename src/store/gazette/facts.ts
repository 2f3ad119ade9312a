// Facts extracted from publications, by company. Company 0 has the facts whose company is unknown.
//
// Statements of extraction are unnamed: a prepared statement would keep the plan from when the tables were small,
// with sequential scans, until the next ANALYZE.

import type { CompanyChangeFact, ExtractedFact, GazetteFact } from '../../domain/publications/gazette-fact.ts'
import { foldNameWords } from '../../domain/search/fold.ts'
import { nameKey } from '../../domain/search/lookup-keys.ts'
import type { Pool, PoolClient } from '../db/pool.ts'

// Companies that appear in the gazette but not in the register.

/** `name`: of the newest debtor, else as the forms of acts print it; null where neither is certain. */
type UnregisteredCompany = { name: string | null; naturalPerson: boolean }

// Digits of the numac of an act; acts are of legal persons alone.
const ACT_DIGITS = 8
// A name that two acts print alike, or one with a text layer: a single recognised name may be misread.
const NAME_IN_ACTS = `
  SELECT mode() WITHIN GROUP (ORDER BY f.body->>'companyName') AS name
  FROM gazette.fact f JOIN gazette.publication p USING (numac)
  WHERE f.enterprise_number = $1 AND f.body ? 'companyName'
  GROUP BY f.debtor_key
  HAVING count(DISTINCT numac) > 1 OR bool_or(p.reading = 'text_layer')
  ORDER BY max(f.body->>'pubDate') DESC NULLS LAST LIMIT 1`

export async function findUnregisteredCompany(
  pool: Pool,
  enterpriseNumber: number,
): Promise<UnregisteredCompany | null> {
  const { rows } = await pool.query<UnregisteredCompany>({
    name: 'known-company',
    text: `
      SELECT coalesce(name, (${NAME_IN_ACTS})) AS name, "naturalPerson"
      FROM (SELECT body->'debtor'->>'name' AS name, numac, 0 AS place,
                   coalesce((body->'debtor'->>'naturalPerson')::boolean, false) AS "naturalPerson"
            FROM gazette.fact WHERE enterprise_number = $1 AND body->'debtor' <> 'null'::jsonb
            UNION ALL
            SELECT NULL, numac, 1, false FROM gazette.lifecycle_event WHERE enterprise_number = $1
            UNION ALL
            SELECT NULL, numac, 2, false FROM gazette.fact WHERE enterprise_number = $1 AND length(numac) = ${ACT_DIGITS}
            UNION ALL
            SELECT NULL, numac, 3, false FROM gazette.publication WHERE enterprise_number = $1 AND kind = 'act') known
      ORDER BY place, numac DESC LIMIT 1`,
    values: [enterpriseNumber],
  })
  return rows[0] ?? null
}

/** Companies of which a notice or the form of an act prints a name with key `debtorKey` (`nameKey`), most notices first. */
export async function findCompaniesNamed(
  pool: Pool,
  debtorKey: number,
  limit: number,
): Promise<{ enterpriseNumber: number; name: string }[]> {
  const { rows } = await pool.query<{ enterpriseNumber: number; name: string }>({
    name: 'debtors-named',
    text: `
      SELECT enterprise_number AS "enterpriseNumber",
             mode() WITHIN GROUP (ORDER BY coalesce(body->'debtor'->>'name', body->>'companyName')) AS name
      FROM gazette.fact WHERE debtor_key = $1 AND enterprise_number <> $3
      GROUP BY enterprise_number ORDER BY count(*) DESC, enterprise_number LIMIT $2`,
    values: [debtorKey, limit, UNKNOWN_COMPANY],
  })
  return rows
}

// Natural persons are not found by name.
function debtorKeyOf(fact: ExtractedFact): number | null {
  const debtor = 'debtor' in fact ? fact.debtor : { name: fact.companyName, naturalPerson: false }
  if (!debtor?.name || debtor.naturalPerson) return null
  const words = foldNameWords(debtor.name)
  return words.length > 0 ? nameKey(words) : null
}

export const UNKNOWN_COMPANY = 0

type ReplacedFacts = {
  /** Companies that lost or got facts, ascending, without 0. */
  companies: number[]
  /** Facts about changes of companies that were stored before. */
  companyChanges: CompanyChangeFact[]
}

/** Replaces the facts of the publications `numacs` in the caller's transaction. */
export async function replaceFacts(
  client: PoolClient,
  numacs: readonly string[],
  facts: readonly ExtractedFact[],
  version: number,
): Promise<ReplacedFacts> {
  const before = await client.query<{ enterprise_number: number; change: CompanyChangeFact | null }>({
    text: `DELETE FROM gazette.fact WHERE numac = ANY ($1)
           RETURNING enterprise_number, CASE WHEN kind = 'company_change' THEN body END AS change`,
    values: [numacs],
  })
  const ordinals = new Map<string, number>()
  const rows = facts.map(fact => ({
    enterprise_number: Number(fact.enterpriseNumber ?? UNKNOWN_COMPANY),
    ordinal: nextOrdinal(ordinals, fact.numac),
    numac: fact.numac,
    kind: fact.fact,
    body: fact,
    debtor_key: debtorKeyOf(fact),
  }))
  await client.query({
    text: `INSERT INTO gazette.fact (enterprise_number, ordinal, extractor_version, numac, kind, body, debtor_key)
           SELECT enterprise_number, ordinal, $2, numac, kind, body, debtor_key
           FROM jsonb_to_recordset($1::jsonb) AS f(enterprise_number integer, ordinal integer, numac text,
                                                   kind text, body jsonb, debtor_key bigint)`,
    values: [JSON.stringify(rows), version],
  })
  const companies = new Set([...before.rows, ...rows].map(row => row.enterprise_number))
  companies.delete(UNKNOWN_COMPANY)
  return {
    companies: [...companies].sort((a, b) => a - b),
    companyChanges: before.rows.flatMap(({ change }) => change ?? []),
  }
}

function nextOrdinal(ordinals: Map<string, number>, numac: string): number {
  const count = ordinals.get(numac) ?? 0
  ordinals.set(numac, count + 1)
  return count
}

/**
 * SQL condition for facts that may be served. A mandate whose holder's name is doubtful is stored without the name,
 * only for its doubts.
 */
export const IS_SERVABLE = `body->'holder'->'name' IS DISTINCT FROM 'null'::jsonb`

/** Servable facts of the companies `numbers`, by enterprise number. */
export async function readFacts(
  client: PoolClient,
  numbers: readonly number[],
): Promise<Map<number, GazetteFact[]>> {
  const { rows } = await client.query<{ enterprise_number: number; body: GazetteFact }>({
    text: `SELECT enterprise_number, body FROM gazette.fact
           WHERE enterprise_number = ANY ($1) AND ${IS_SERVABLE} ORDER BY enterprise_number, numac, ordinal`,
    values: [numbers],
  })
  const facts = new Map<number, GazetteFact[]>()
  for (const { enterprise_number, body } of rows) {
    const existing = facts.get(enterprise_number)
    if (existing) existing.push(body)
    else facts.set(enterprise_number, [body])
  }
  return facts
}

/** Those of the companies `numbers` with a fact about a mandate, ascending. */
export async function filterWithMandates(client: PoolClient, numbers: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ n: number }>({
    text: `SELECT n FROM unnest($1::integer[]) AS n
           WHERE EXISTS (SELECT FROM gazette.fact WHERE enterprise_number = n AND kind = 'mandate') ORDER BY n`,
    values: [numbers],
  })
  return rows.map(({ n }) => n)
}

/** Locks the companies `numbers` (ascending) for the caller's transaction, so that derivations do not interleave. */
export async function lockCompanies(client: PoolClient, numbers: readonly number[]): Promise<void> {
  await client.query({
    text: 'SELECT pg_advisory_xact_lock($2, n) FROM unnest($1::integer[]) AS n ORDER BY n',
    values: [numbers, LOCK_CLASS],
  })
}

// First key of a two-key advisory lock, unique in this code base.
const LOCK_CLASS = 20_261_122
