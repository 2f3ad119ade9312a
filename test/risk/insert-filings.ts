// Inserts filings, events and companies directly into the tables, for point-in-time tests.

import type { Pool } from '../../src/store/db/pool.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { readSnapshots } from '../../src/store/risk/snapshot.ts'
import { COLUMN, type SnapshotColumn } from '../../src/store/risk/snapshot-columns.ts'
import { insert } from '../rest/running-app.ts'

let filed = 0

/** A deposit with figures for a calendar year, known from July of the next by default. */
export async function insertDeposit(
  pool: Pool,
  company: string | number,
  year: number,
  given: Record<string, unknown> = {},
): Promise<string> {
  filed++
  const row = {
    enterprise_number: Number(company),
    reference: `${year + 1}-${String(filed).padStart(8, '0')}`,
    period_start: `${year}-01-01`,
    period_end: `${year}-12-31`,
    known_from: `${year + 1}-07-15`,
    model: 'm07-f',
    total_assets: 1_000,
    current_assets: 1_000,
    cash: 1_000,
    equity: 400,
    contribution: 400,
    amounts_payable: 600,
    payables_within_one_year: 600,
    operating_result: 10,
    result: 8,
    ...given,
  }
  await insert(pool, 'accounts.key_figures', row)
  return row.reference
}

/** A deposit without figures. */
export async function insertPdfDeposit(
  pool: Pool,
  company: string | number,
  year: number,
  depositedOn: string,
  model = 'm06-p',
) {
  filed++
  await insert(pool, 'accounts.deposit', {
    enterprise_number: Number(company),
    reference: `${year + 1}-${String(filed).padStart(8, '0')}`,
    period_start: `${year}-01-01`,
    period_end: `${year}-12-31`,
    deposited_on: depositedOn,
    model,
  })
}

/** An event of the timeline. */
export async function insertEvent(pool: Pool, company: string | number, given: Record<string, unknown>) {
  filed++
  await insert(pool, 'gazette.lifecycle_event', {
    enterprise_number: Number(company),
    source: 'faillissement',
    severity: 'high',
    numac: `2020${String(filed).padStart(6, '0')}`,
    event_kind: 'bankruptcy_opening',
    ...given,
  })
}

/** A fact of an act of the annexes. */
export async function insertActFact(
  pool: Pool,
  company: string | number,
  pubDate: string,
  body: Record<string, unknown>,
) {
  filed++
  await insert(pool, 'gazette.fact', {
    enterprise_number: Number(company),
    ordinal: 1,
    extractor_version: 1,
    numac: String(20_000_000 + filed),
    kind: body.fact,
    body: JSON.stringify({ pubDate, ...body }),
  })
}

export type Known = Record<SnapshotColumn, number> & { reference: string | null; model: string | null }

/** Point-in-time snapshot of all companies on a day, by number. */
export async function readSnapshotOn(
  pool: Pool,
  asOf: string,
  more: { live?: boolean; withOutcome?: boolean; withFailures?: boolean } = {},
): Promise<Map<number, Known>> {
  const companies = new Map<number, Known>()
  await inTransaction(pool, async client => {
    const { live = false, withOutcome = false, withFailures = true } = more
    const scope = { asOf, live, withOutcome, withFailures }
    for await (const batch of readSnapshots(client, scope, 3)) {
      for (let at = 0; at < batch.rows; at++) {
        const row = batch.row(at)
        const values = Object.fromEntries(
          Object.entries(COLUMN).map(([column, place]) => [column, row[place]]),
        )
        const texts = { reference: batch.references[at] ?? null, model: batch.models[at] ?? null }
        companies.set(row[COLUMN.enterprise_number] as number, { ...values, ...texts } as Known)
      }
    }
  })
  return companies
}
