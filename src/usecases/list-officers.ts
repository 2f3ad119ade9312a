// Who holds or held an office in one company, as far as the gazette tells: officers, auditors and those a court named.

import type { CompanyFacts } from '../domain/company.ts'
import type { EnterpriseNumber } from '../domain/enterprise-number.ts'
import { UnreadTextsError } from '../domain/errors.ts'
import type { Currency } from '../domain/mandate.ts'
import type { Officer } from '../store/gazette/officers.ts'
import type { Recorded } from '../store/gazette/unread-texts.ts'
import type { PointReader } from '../store/point-reader.ts'
import { type BesideRegister, readBesideRegister } from './beside-register.ts'

export type Officers = {
  /** Board and management, companies and permanent representatives among them. */
  officers: Officer[]
  auditors: Officer[]
  courtAppointed: Officer[]
}

/**
 * Each list: current, stale, former; within that the newest first. None while texts about the company wait to be read. See
 * `readBesideRegister` for sources that fail.
 */
export type ListOfficers = (number: EnterpriseNumber) => Promise<BesideRegister<Officers>>

export type ListOfficersDeps = {
  companies: PointReader<CompanyFacts>
  officers: PointReader<Recorded<Officer[]>>
}

export function createListOfficers({ companies, officers }: ListOfficersDeps): ListOfficers {
  return number => readBesideRegister(companies, number, officers.read(number).then(readWhole).then(sortOut))
}

function readWhole(recorded: Recorded<Officer[]> | undefined): Officer[] | undefined {
  if (recorded !== undefined && recorded.waiting > 0) throw new UnreadTextsError(recorded.waiting)
  return recorded?.value
}

function sortOut(found: readonly Officer[] = []): Officers {
  const sorted = found.toSorted(compareOfficers)
  const isCourtAppointed = ({ roleKind }: Officer) => roleKind === 'curator' || roleKind === 'interim_admin'
  const isAuditor = ({ office }: Officer) => office === 'statutory_auditor'
  return {
    officers: sorted.filter(officer => !isCourtAppointed(officer) && !isAuditor(officer)),
    auditors: sorted.filter(isAuditor),
    courtAppointed: sorted.filter(isCourtAppointed),
  }
}

const PLACES: Record<Currency, number> = { current: 0, stale: 1, former: 2 }

function compareOfficers(a: Officer, b: Officer): number {
  return (
    PLACES[a.currency] - PLACES[b.currency] ||
    descending(a.to ?? '', b.to ?? '') ||
    descending(a.from ?? '', b.from ?? '') ||
    descending(b.name, a.name)
  )
}

function descending(a: string, b: string): number {
  return a < b ? 1 : a > b ? -1 : 0
}
