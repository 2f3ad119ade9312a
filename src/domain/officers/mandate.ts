// A current or former role in a company: directors from acts and filings, court-appointed roles.

import type { MandateFact, Office } from '../publications/gazette-fact.ts'

// Term of a mandate, and when an unconfirmed mandate becomes stale.

const YEARS_WITHOUT_CONFIRMATION = 6

/**
 * The last possible day of a mandate with this term, `YYYY-MM-DD`; null if none is stated. A term that ends
 * at a general meeting or after a number of years ends on 31 December of that year: the meeting date is not
 * filed, and the holder stays until replaced.
 */
export function lastDayOfTerm(term: MandateFact['term'], from: string | null): string | null {
  if (term.endsOn !== null) return term.endsOn
  if (term.endsAtMeetingOf !== null) return `${term.endsAtMeetingOf}-12-31`
  if (term.years === null || from === null) return null
  return `${Number(from.slice(0, 4)) + Math.ceil(term.years)}-12-31`
}

/**
 * True when an open mandate is no longer shown as current: last confirmed over six years ago, or the term has
 * ended without a later mention.
 */
export function isStale(confirmedOn: string | null, lastDay: string | null, asOf: string): boolean {
  if (confirmedOn === null || confirmedOn < yearsBefore(asOf, YEARS_WITHOUT_CONFIRMATION)) return true
  return lastDay !== null && lastDay < asOf && confirmedOn <= lastDay
}

function yearsBefore(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`
}

/** Whole days from one date to another, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/**
 * What a mandate is, as far as a decision needs it: `director_company` is any mandate that a company holds. For others than
 * directors it is not to be served: see `directorRoleKind`.
 */
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
  /** Doubts; empty, null or absent if there are none. */
  doubts?: readonly MandateDoubt[] | null
}

export type DoubtReason =
  /** Only doubtful statements name the holder, without a second source: not current. */
  | 'doubtful_statement'
  /** An uncorroborated doubtful statement ends the mandate. */
  | 'doubtful_end'
  /** A doubtful composition of the board lacks the holder. */
  | 'not_on_board'
  /** The newest accounts name others in such an office, but not the holder. */
  | 'not_in_accounts'

export type MandateDoubt = {
  reason: DoubtReason
  /** Date of the statement; for accounts the end of their year. */
  on: string | null
  /** Publication number, or the reference of a deposit. */
  source: string
}

/** True for a mandate supported only by doubtful statements. */
export function isUnconfirmed({ doubts }: Pick<Mandate, 'doubts'>): boolean {
  return (doubts ?? []).some(({ reason }) => reason === 'doubtful_statement')
}

/** A mandate with its office from an act; null for court-appointed roles. */
export type OfficeMandate = Mandate & {
  office: Office | null
  /** Of a court-appointed role: the stated end of its mission. */
  termEndsOn?: string | null
}

/** Offices other than board member, manager or daily management. */
export const NON_DIRECTOR_OFFICES = [
  'statutory_auditor',
  'permanent_representative',
  'liquidator',
  'secretary',
  'other',
] as const satisfies Office[]
const NON_DIRECTORS: ReadonlySet<Office | null> = new Set(NON_DIRECTOR_OFFICES)

/** The role kind to serve: null for an office that is no directorship. */
export function directorRoleKind({
  roleKind,
  office,
}: Pick<OfficeMandate, 'roleKind' | 'office'>): RoleKind | null {
  return NON_DIRECTORS.has(office) ? null : roleKind
}

/** Mandates of directors and court-appointed roles, and those of all other offices; each in listing order. */
export function splitByOffice(mandates: readonly OfficeMandate[]): {
  mandates: OfficeMandate[]
  otherMandates: OfficeMandate[]
} {
  const isOther = ({ office }: OfficeMandate) => NON_DIRECTORS.has(office)
  return {
    mandates: listMandates(mandates.filter(mandate => !isOther(mandate)).map(withPassedEnd)),
    otherMandates: listMandates(mandates.filter(isOther)),
  }
}

// A null end would say that the mission still runs.
function withPassedEnd(mandate: OfficeMandate): OfficeMandate {
  const { currency, to, termEndsOn } = mandate
  const hasPassed = isCourtAppointed(mandate) && currency === 'stale' && to === null
  return hasPassed ? { ...mandate, to: termEndsOn ?? null } : mandate
}

/**
 * The mandates of a dossier: current directors, former ones (newest end first), court-appointed roles. Left
 * out are stale directors, those who left on an unknown date (since a null end means current), and mandates
 * supported only by doubtful statements. Returns a new array.
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

/** Current mandates first. */
export const CURRENCY_ORDER: Record<Currency, number> = { current: 0, stale: 1, former: 2 }

/** Sort order by state, then the newest period first. */
export function comparePeriods(
  a: Pick<Mandate, 'currency' | 'from' | 'to'>,
  b: Pick<Mandate, 'currency' | 'from' | 'to'>,
): number {
  return (
    CURRENCY_ORDER[a.currency] - CURRENCY_ORDER[b.currency] ||
    compareDescending(a.to ?? '', b.to ?? '') ||
    compareDescending(a.from ?? '', b.from ?? '')
  )
}

/** Sort order of texts, by code units, the greatest first. */
export function compareDescending(a: string, b: string): number {
  return a < b ? 1 : a > b ? -1 : 0
}
