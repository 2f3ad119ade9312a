// A role somebody holds or held in a company: directors from acts and filings, court-appointed roles.

import type { Office } from './gazette-fact.ts'

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
}

/** A mandate and the office that an act gives it; null for court-appointed roles. */
export type OfficeMandate = Mandate & { office: Office | null }

/** Offices whose holders are no directors: they audit the company, or act for one that is a director. */
const BESIDE_THE_BOARD: ReadonlySet<Office | null> = new Set([
  'statutory_auditor',
  'permanent_representative',
])

/** The mandates of directors and court-appointed roles, and those of auditors and permanent representatives; each as listed. */
export function sortByOffice(mandates: readonly OfficeMandate[]): {
  mandates: OfficeMandate[]
  otherMandates: OfficeMandate[]
} {
  const isBeside = ({ office }: OfficeMandate) => BESIDE_THE_BOARD.has(office)
  return {
    mandates: listedMandates(mandates.filter(mandate => !isBeside(mandate))),
    otherMandates: listedMandates(mandates.filter(isBeside)),
  }
}

/**
 * The mandates a dossier lists: current directors, then former ones (newest end first), then court-appointed
 * roles. Stale directors are left out, not shown as current. Returns a new array.
 */
export function listedMandates<T extends Mandate>(mandates: readonly T[]): T[] {
  return mandates
    .filter(mandate => isCourtAppointed(mandate) || mandate.currency !== 'stale')
    .sort(
      (a, b) =>
        place(a) - place(b) ||
        descending(a.to ?? STILL_RUNNING, b.to ?? STILL_RUNNING) ||
        descending(a.from ?? '', b.from ?? '') ||
        descending(b.name, a.name),
    )
}

const STILL_RUNNING = '9999-12-31' // sorts as the newest end

function isCourtAppointed({ roleKind }: Mandate): boolean {
  return roleKind === 'curator' || roleKind === 'interim_admin'
}

function place(mandate: Mandate): number {
  if (isCourtAppointed(mandate)) return 2
  return mandate.currency === 'former' ? 1 : 0
}

function descending(a: string, b: string): number {
  return a < b ? 1 : a > b ? -1 : 0
}
