// Offices of the domain, which somebody holds in the company whose act it is, among the offices that texts speak of.

import type { Office } from '../../../../domain/publications/gazette-fact.ts'
import type { OfficeBy } from '../attach/attached.ts'
import type { FoundOffice } from '../find-offices.ts'
import { lineOf, type Reader } from './reader.ts'

/** The offices of the domain by what is found in texts. */
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

/** An office as it is stated: `role` is how the act words it, empty where it does not. */
export type StatedOffice = { office: Office; role: string; by: OfficeBy }

/** The office of the domain; null for what is none, such as a board or a proxy. */
export const officeOf = ({ office }: FoundOffice): Office | null => OFFICES[office] ?? null

/** True for an office that somebody holds in the company whose act it is. */
export const isHeld = (found: FoundOffice): boolean => officeOf(found) !== null

/** Of the offices found those of the domain, as they are stated. */
export function toStated(reader: Reader, found: readonly FoundOffice[], by: OfficeBy): StatedOffice[] {
  return found.flatMap(one => {
    const office = officeOf(one)
    return office ? [{ office, role: lineOf(reader, one), by }] : []
  })
}
