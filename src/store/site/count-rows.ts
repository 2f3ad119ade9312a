// Maps count rows in JSON to domain types. Each page reads all its data in one statement, as JSON, so that it never
// mixes two runs.

import type { CompanyCounts, CountRun, TownName } from '../../domain/company/company-counts.ts'

export type CountsRow = {
  legal_persons: number
  natural_persons: number
  open_bankruptcies: number
  openings: number | null
  band_counts: number[] | null
}

export function toCounts(row: CountsRow): CompanyCounts {
  return {
    legalPersons: row.legal_persons,
    naturalPersons: row.natural_persons,
    openBankruptcies: row.open_bankruptcies,
    openings: row.openings,
    bandCounts: row.band_counts,
  }
}

export type RunRow = {
  computed_at: string
  took_ms: number
  extract_number: number | null
  snapshot_date: string | null
  legal_persons: number
  natural_persons: number
  without_activity: number
  without_town: number
  gazette_state: CountRun['gazetteState']
  risk_state: CountRun['riskState']
  openings_since: string | null
  openings_until: string | null
}

/** The only row of `site.count_run` as JSON; null before the first run. */
export const RUN_AS_JSON = '(SELECT row_to_json(run) FROM site.count_run run)'

export function toRun(row: RunRow | null): CountRun | null {
  if (row === null) return null
  return {
    computedAt: new Date(row.computed_at),
    tookMs: row.took_ms,
    extractNumber: row.extract_number,
    snapshotDate: row.snapshot_date,
    legalPersons: row.legal_persons,
    naturalPersons: row.natural_persons,
    withoutActivity: row.without_activity,
    withoutTown: row.without_town,
    gazetteState: row.gazette_state,
    riskState: row.risk_state,
    openingsSince: row.openings_since,
    openingsUntil: row.openings_until,
  }
}

/** A legal person of the newest extract in a list. */
export type ListedCompany = {
  number: number
  legalName: string
  legalForm: string | null
  primaryNace: string | null
  zip: string | null
  city: string | null
  situation: string | null
}

/** A company `c` of `register.company` as JSON. */
export const COMPANY_AS_JSON = `json_build_object(
  'number', c.enterprise_number, 'legalName', c.legal_name, 'legalForm', c.legal_form,
  'primaryNace', c.primary_nace, 'zip', c.zip, 'city', c.city, 'situation', c.situation)`

/** Condition for listed companies: the register may have changed since the run. */
export const LISTABLE = 'c.in_register AND NOT c.natural_person'

export type CountedTown = { zip: string; names: TownName[]; companies: number }
