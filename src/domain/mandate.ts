// A role somebody holds or held in a company: directors from acts and filings, court-appointed roles.

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

/**
 * The mandates a dossier lists: current directors, then former ones (newest end first), then court-appointed
 * roles. Stale directors are left out, not shown as current. Returns a new array.
 */
export function listedMandates(mandates: readonly Mandate[]): Mandate[] {
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
