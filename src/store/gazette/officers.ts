// Mandates of single companies in full, stale ones included.

import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type { Mandate } from '../../domain/officers/mandate.ts'
import type { Office } from '../../domain/publications/gazette-fact.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { Source } from '../db/source.ts'
import { type Recorded, UNREAD_COUNTS } from './unread-publications.ts'

export type Officer = Mandate & {
  /** Null for court-appointed roles. */
  office: Office | null
  /** Enterprise number of a holder that is a company, where known. */
  holderNumber: EnterpriseNumber | null
  /** Permanent representative of a holder that is a company. */
  representative: string | null
  /** Last day on which an act or filing confirms the mandate, `YYYY-MM-DD`. */
  confirmedOn: string | null
  /** Last possible day of the stated term, `YYYY-MM-DD`. */
  termEndsOn: string | null
}

// Staleness depends on the current date, as in the timeline of a dossier.
const FIND_OFFICERS = {
  name: 'find-officers',
  text: `
    SELECT enterprise_number, role, role_kind AS "roleKind", name, address, starts_on AS "from", ends_on AS "to",
           CASE WHEN currency = 'current' AND stale_from <= current_date THEN 'stale' ELSE currency END AS currency,
           source, source_numac AS "sourceNumac", office, holder_number AS "holderNumber", representative,
           confirmed_on AS "confirmedOn", term_ends_on AS "termEndsOn", nullif(doubts, '[]') AS doubts, 0 AS waiting
    FROM gazette.mandate
    WHERE enterprise_number = ANY ($1::integer[])
    UNION ALL
    SELECT n, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, waiting
    FROM ${UNREAD_COUNTS}`,
}

type Row = Omit<Officer, 'holderNumber'> & {
  enterprise_number: number
  holderNumber: number | null
  waiting: number
}

/**
 * Mandates by enterprise number, unordered; companies without mandates and without waiting publications are absent.
 */
export function createOfficerReader(gazette: Source): BatchLoader<Recorded<Officer[]>> {
  return createBatchLoader('officers', numbers =>
    gazette.run(async pool => {
      const { rows } = await pool.query<Row>({ ...FIND_OFFICERS, values: [numbers] })
      return groupByCompany(rows)
    }),
  )
}

function groupByCompany(rows: Row[]): Map<number, Recorded<Officer[]>> {
  const officers = new Map<number, Recorded<Officer[]>>()
  for (const { enterprise_number, waiting, holderNumber, ...row } of rows) {
    const recorded = officers.get(enterprise_number) ?? { value: undefined, waiting: 0 }
    officers.set(enterprise_number, recorded)
    if (waiting > 0) {
      recorded.waiting = waiting
      continue
    }
    recorded.value ??= []
    recorded.value.push({
      ...row,
      holderNumber: holderNumber === null ? null : enterpriseNumberFrom(holderNumber),
    })
  }
  return officers
}
