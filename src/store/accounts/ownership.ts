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

/** Marks the newest statements of the companies `numbers`, in the transaction that changes their deposits. */
export async function markNewestOwnership(client: PoolClient, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return
  await client.query({
    text: `
      WITH newest AS (
        SELECT DISTINCT ON (o.enterprise_number, o.direction) o.enterprise_number, o.direction, o.reference
        FROM accounts.ownership o
        JOIN accounts.deposit d ON d.enterprise_number = o.enterprise_number AND d.reference = o.reference
        WHERE o.enterprise_number = ANY ($1::integer[])
        ORDER BY o.enterprise_number, o.direction, ${NEWEST_FIRST}
      )
      UPDATE accounts.ownership o SET newest = (o.reference = n.reference) FROM newest n
      WHERE o.enterprise_number = n.enterprise_number AND o.direction = n.direction
        AND o.newest <> (o.reference = n.reference)`,
    values: [numbers],
  })
}

const NEWEST_FIRST = `d.period_end DESC NULLS LAST,
           accounts.placed_on(d.deposited_on, d.period_end, d.reference) DESC NULLS LAST, d.reference DESC`

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

/** Statements of others that are read about a company; the state and large funds hold some hundred companies. */
const MAX_OTHER_STATEMENTS = 500

const FIND = {
  name: 'find-ownership',
  text: `
    SELECT number, filer, direction, o.reference, d.deposited_on AS "depositedOn", d.period_end AS "periodEnd", d.model, body,
           EXISTS (SELECT FROM accounts.deposit later
                   WHERE later.enterprise_number = filer AND later.period_end > d.period_end
                     AND later.form IN ${STATING_FORMS}) AS superseded
    FROM unnest($1::integer[]) AS number
    CROSS JOIN LATERAL (
      SELECT enterprise_number AS filer, direction, reference, ordinal, body
      FROM accounts.ownership own WHERE own.enterprise_number = number AND newest
      UNION ALL
      (SELECT enterprise_number, direction, reference, ordinal, body
       FROM accounts.ownership other WHERE other.party_number = number AND newest AND enterprise_number <> number
       ORDER BY enterprise_number LIMIT ${MAX_OTHER_STATEMENTS})
    ) o
    JOIN accounts.deposit d ON d.enterprise_number = filer AND d.reference = o.reference
    ORDER BY number, filer, ordinal`,
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
