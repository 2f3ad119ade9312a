// Participating interests and shareholders stated by filings.

import type { FiledHolding, FiledOwnership, FiledShareholder } from '../../domain/accounts/filed-ownership.ts'
import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { PoolClient } from '../db/pool.ts'
import type { Source } from '../db/source.ts'

type FilingWithOwnership = {
  enterpriseNumber: EnterpriseNumber
  reference: string
  ownership: FiledOwnership
}

/** Replaces what the filings state, in the transaction that stores them. */
export async function replaceOwnership(
  client: PoolClient,
  filings: readonly FilingWithOwnership[],
): Promise<void> {
  if (filings.length === 0) return
  await client.query({
    text: `DELETE FROM accounts.ownership o USING unnest($1::integer[], $2::text[]) AS f(number, reference)
           WHERE o.enterprise_number = f.number AND o.reference = f.reference`,
    values: [
      filings.map(filing => Number(filing.enterpriseNumber)),
      filings.map(({ reference }) => reference),
    ],
  })
  const rows = filings.flatMap(listRows)
  if (rows.length === 0) return
  await client.query({
    text: `INSERT INTO accounts.ownership (enterprise_number, reference, ordinal, direction, party_number, body)
           SELECT * FROM json_to_recordset($1::json) AS r(
             enterprise_number integer, reference text, ordinal integer, direction text, party_number integer, body jsonb)`,
    values: [JSON.stringify(rows)],
  })
}

function listRows({ enterpriseNumber, reference, ownership }: FilingWithOwnership) {
  const parties = [
    ...ownership.holdings.map(body => ({ direction: 'holds', body })),
    ...ownership.shareholders.map(body => ({ direction: 'held_by', body })),
  ]
  return parties.map((party, ordinal) => ({
    ...party,
    enterprise_number: Number(enterpriseNumber),
    reference,
    ordinal,
    party_number: party.body.enterpriseNumber === null ? null : Number(party.body.enterpriseNumber),
  }))
}

/** The filing that states something. */
export type OwnershipFiling = {
  filer: EnterpriseNumber
  reference: string
  /** `YYYY-MM-DD`. */
  depositedOn: string | null
  periodEnd: string | null
  /** Model as filed, `m02-f`. */
  model: string | null
  /** Whether the filer has a filing of a later year that states nothing of the kind. */
  superseded: boolean
}

export type OwnershipStatement = OwnershipFiling &
  ({ direction: 'holds'; body: FiledHolding } | { direction: 'held_by'; body: FiledShareholder })

export type StoredOwnership = {
  /** By the company and by others about it; of each filer its newest filing that states any of that direction. */
  statements: OwnershipStatement[]
  /** The newest filing of the company whose form could state ownership; null when there is none. */
  newest: Omit<OwnershipFiling, 'superseded'> | null
}

// Structured forms with participating interests and shareholders.
const STATING_FORMS = `('json_xbrl', 'xbrl')`

/** Filings of others that are read about a company; the state and large funds hold some hundred companies. */
const MAX_OTHER_FILERS = 500

const NEWEST_FIRST = `d.period_end DESC NULLS LAST,
           accounts.placed_on(d.deposited_on, d.period_end, d.reference) DESC NULLS LAST, d.reference DESC`

const FIND = {
  name: 'find-ownership',
  text: `
    WITH subject AS (SELECT unnest($1::integer[]) AS number),
    filer AS (
      SELECT number, number AS filer, direction FROM subject, (VALUES ('holds'), ('held_by')) AS v(direction)
      UNION ALL
      SELECT number, other.filer, other.direction FROM subject CROSS JOIN LATERAL (
        SELECT DISTINCT enterprise_number AS filer, direction FROM accounts.ownership
        WHERE party_number = number AND enterprise_number <> number
        ORDER BY 1, 2 LIMIT ${MAX_OTHER_FILERS}
      ) other
    )
    SELECT f.number, f.filer, f.direction, filing.*, o.body,
           EXISTS (SELECT FROM accounts.deposit later
                   WHERE later.enterprise_number = f.filer AND later.period_end > filing."periodEnd"
                     AND later.form IN ${STATING_FORMS}) AS superseded
    FROM filer f
    CROSS JOIN LATERAL (
      SELECT d.reference, d.deposited_on AS "depositedOn", d.period_end AS "periodEnd", d.model
      FROM accounts.deposit d
      WHERE d.enterprise_number = f.filer AND EXISTS (
        SELECT FROM accounts.ownership s
        WHERE s.enterprise_number = f.filer AND s.reference = d.reference AND s.direction = f.direction)
      ORDER BY ${NEWEST_FIRST} LIMIT 1
    ) filing
    JOIN accounts.ownership o ON o.enterprise_number = f.filer AND o.reference = filing.reference
      AND o.direction = f.direction AND (f.filer = f.number OR o.party_number = f.number)
    ORDER BY f.number, f.filer, o.ordinal`,
}

const FIND_NEWEST = {
  name: 'find-newest-stating-filing',
  text: `
    SELECT DISTINCT ON (d.enterprise_number) d.enterprise_number AS filer, d.reference,
           d.deposited_on AS "depositedOn", d.period_end AS "periodEnd", d.model
    FROM accounts.deposit d
    WHERE d.enterprise_number = ANY ($1::integer[]) AND d.form IN ${STATING_FORMS}
    ORDER BY d.enterprise_number, ${NEWEST_FIRST}`,
}

type StatementRow = Omit<OwnershipStatement, 'filer'> & { number: number; filer: number }
type NewestRow = Omit<OwnershipFiling, 'superseded' | 'filer'> & { filer: number }

/** By enterprise number; companies of which no filing states anything, and without one that could, are absent. */
export function createOwnershipReader(accounts: Source): BatchLoader<StoredOwnership> {
  return createBatchLoader('ownership', numbers =>
    accounts.run(async pool => {
      const [statements, newest] = await Promise.all([
        pool.query<StatementRow>({ ...FIND, values: [numbers] }),
        pool.query<NewestRow>({ ...FIND_NEWEST, values: [numbers] }),
      ])
      const found = new Map<number, StoredOwnership>()
      for (const row of newest.rows)
        found.set(row.filer, { statements: [], newest: { ...row, filer: enterpriseNumberFrom(row.filer) } })
      for (const { number, filer, ...row } of statements.rows) {
        const stored = found.get(number) ?? { statements: [], newest: null }
        found.set(number, stored)
        stored.statements.push({ ...row, filer: enterpriseNumberFrom(filer) } as OwnershipStatement)
      }
      return found
    }),
  )
}
