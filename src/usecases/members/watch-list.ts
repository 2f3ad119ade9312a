// A member's watch list with name, state and risk band of each company.

import { slug } from '../../domain/company/company.ts'
import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import { type SourceName, SourceUnavailableError } from '../../domain/errors.ts'
import type { RiskBand } from '../../domain/risk.ts'
import type { WatchedRow } from '../../store/access/members/watch.ts'
import type { Source } from '../../store/db/source.ts'
import type { IsHidden } from '../listings/listed-companies.ts'
import { type CompanyStates, readStates } from '../network/read-states.ts'

export type WatchedCompany = {
  enterpriseNumber: EnterpriseNumber
  /** Null: not known, not shown, or the register did not answer. */
  legalName: string | null
  slug: string
  /** Null: not known. */
  inRegister: boolean | null
  openBankruptcy: boolean | null
  band: RiskBand | null
  lastChange: WatchedRow['lastChange']
  addedAt: Date
}

export type DescribeWatched = (rows: readonly WatchedRow[]) => Promise<WatchedCompany[]>

type WatchDeps = { sources: Record<SourceName, Source>; isHidden: IsHidden }

/** Sources that do not answer leave nulls. Of suppressed companies only the number is told. */
export function createDescribeWatched({ sources, isHidden }: WatchDeps): DescribeWatched {
  return async rows => {
    const shown = rows.filter(row => !isHidden(row.enterpriseNumber))
    const states = await readStates(
      sources,
      shown.map(({ enterpriseNumber }) => enterpriseNumberFrom(enterpriseNumber)),
    ).catch(error => {
      if (error instanceof SourceUnavailableError) return null
      throw error
    })
    return rows.map(row => describe(row, isHidden(row.enterpriseNumber) ? null : states))
  }
}

function describe(row: WatchedRow, states: CompanyStates | null): WatchedCompany {
  const enterpriseNumber = enterpriseNumberFrom(row.enterpriseNumber)
  const company = states?.companies.get(enterpriseNumber)
  const open = states?.openBankruptcies.get(enterpriseNumber)
  return {
    enterpriseNumber,
    legalName: company?.legalName ?? null,
    slug: company ? slug(company.legalName, enterpriseNumber) : enterpriseNumber,
    inRegister: company?.inRegister ?? null,
    openBankruptcy: open ? open.length > 0 : null,
    band: states?.bands.get(enterpriseNumber) ?? null,
    lastChange: states === null ? null : row.lastChange,
    addedAt: row.addedAt,
  }
}
