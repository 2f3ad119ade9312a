// Maps offices found in text to offices of the domain, held in the filing company.

import type { Office } from '../../../../domain/publications/gazette-fact.ts'
import type { OfficeBy } from '../attach/attached.ts'
import type { FoundOffice } from '../find-offices.ts'
import { lineOf, type Reader } from './reader.ts'

/** Domain office by the class found in text. */
const OFFICES: Record<string, Office> = {
  director: 'director',
  manager: 'manager',
  managing_director: 'managing_director',
  daily_management: 'daily_management',
  chair: 'chair',
  statutory_auditor: 'statutory_auditor',
  liquidator: 'liquidator',
  secretary: 'secretary',
  vice_chair: 'vice_chair',
  treasurer: 'other',
  other: 'other',
  executive_committee: 'executive_committee',
  supervisory_board: 'supervisory_board',
}

/** A stated office; `role` is the act's wording, empty where it has none. */
export type StatedOffice = { office: Office; role: string; by: OfficeBy }

/** The domain office; null for other classes such as a board or a proxy. */
export const officeOf = ({ office }: FoundOffice): Office | null => OFFICES[office] ?? null

/** True for an office held in the filing company. */
export const isHeld = (found: FoundOffice): boolean => officeOf(found) !== null

/** The found offices that are domain offices, as stated offices. */
export function toStated(reader: Reader, found: readonly FoundOffice[], by: OfficeBy): StatedOffice[] {
  return found.flatMap(one => {
    const office = officeOf(one)
    return office ? [{ office, role: lineOf(reader, one), by }] : []
  })
}
