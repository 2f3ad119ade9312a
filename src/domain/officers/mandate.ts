// A role somebody holds or held in a company: directors from acts and filings, court-appointed roles.

import type { Office } from '../publications/gazette-fact.ts'

export type RoleKind = 'director' | 'director_company' | 'curator' | 'interim_admin'
export type Currency = 'current' | 'stale' | 'former'

export type Mandate = {
  /** Role label as filed. */
  role: string
  roleKind: RoleKind
  /** `stale`: open, but not confirmed recently. */
  currency: Currency
  name: string
  address: string | null
  /** `YYYY-MM-DD`. */
  from: string | null
  /** `YYYY-MM-DD`; null while the mandate runs. */
  to: string | null
  /** Origin: `BsActsV3` (officer graph), `Faillissementen` (court-appointed roles). */
  source: string
  /** Gazette act number. */
  sourceNumac: string
  /** What is not certain of it; empty, null or left out where all is. */
  doubts?: readonly MandateDoubt[] | null
}

export type DoubtReason =
  /** Only doubtful statements name the holder, and no second source does: nobody is in office by them. */
  | 'doubtful_statement'
  /** A doubtful statement ends the mandate, and no second source does. */
  | 'doubtful_end'
  /** A composition of the board that was read with doubt leaves the holder out. */
  | 'not_on_board'
  /** The newest accounts name others in such an office, and the holder no longer. */
  | 'not_in_accounts'

export type MandateDoubt = {
  reason: DoubtReason
  /** Day of the statement; of accounts the last day of their year. */
  on: string | null
  /** Publication number, or the reference of a deposit. */
  source: string
}

/** True for a mandate that rests on doubtful statements alone. */
export function isUnconfirmed({ doubts }: Pick<Mandate, 'doubts'>): boolean {
  return (doubts ?? []).some(({ reason }) => reason === 'doubtful_statement')
}

/** A mandate and the office that an act gives it; null for court-appointed roles. */
export type OfficeMandate = Mandate & { office: Office | null }

/** Offices whose holders are not members of the board, managers or in charge of the daily management. */
const NON_DIRECTOR_OFFICES: ReadonlySet<Office | null> = new Set([
  'statutory_auditor',
  'permanent_representative',
  'liquidator',
  'secretary',
  'other',
])

/** The mandates of directors and court-appointed roles, and those of all other offices; each as listed. */
export function splitByOffice(mandates: readonly OfficeMandate[]): {
  mandates: OfficeMandate[]
  otherMandates: OfficeMandate[]
} {
  const isOther = ({ office }: OfficeMandate) => NON_DIRECTOR_OFFICES.has(office)
  return {
    mandates: listMandates(mandates.filter(mandate => !isOther(mandate))),
    otherMandates: listMandates(mandates.filter(isOther)),
  }
}

/**
 * The mandates a dossier lists: current directors, then former ones (newest end first), then court-appointed
 * roles. Stale directors are left out, not shown as current; so are those who left on a day that is not known, since an
 * end of null means that a mandate runs, and mandates that rest on doubtful statements alone. Returns a new array.
 */
export function listMandates<T extends Mandate>(mandates: readonly T[]): T[] {
  return mandates
    .filter(mandate => isCourtAppointed(mandate) || isListed(mandate))
    .sort(
      (a, b) =>
        listingRank(a) - listingRank(b) ||
        descending(a.to ?? OPEN_END, b.to ?? OPEN_END) ||
        descending(a.from ?? '', b.from ?? '') ||
        descending(b.name, a.name),
    )
}

function isListed(mandate: Mandate): boolean {
  const { currency, to } = mandate
  return !isUnconfirmed(mandate) && (currency === 'current' || (currency === 'former' && to !== null))
}

const OPEN_END = '9999-12-31' // sorts as the newest end

function isCourtAppointed({ roleKind }: Mandate): boolean {
  return roleKind === 'curator' || roleKind === 'interim_admin'
}

function listingRank(mandate: Mandate): number {
  if (isCourtAppointed(mandate)) return 2
  return mandate.currency === 'former' ? 1 : 0
}

function descending(a: string, b: string): number {
  return a < b ? 1 : a > b ? -1 : 0
}
