// Case number at a court, as printed: `20250098` since 2017, `2016/2241`, `F/2016/02241` or `2241` before.

export type Reference = { year: string | null; number: string }

const YEAR = '(?:19|20)\\d\\d'
const YEAR_FIRST = new RegExp(`^\\D*(${YEAR})(?:\\D+|(?=\\d{4}))0*(\\d+)$`)
const YEAR_LAST = new RegExp(`^\\D*0*(\\d+)\\D+(${YEAR})$`)

/** Parses a printed reference; null without digits. */
export function parseReference(printed: string): Reference | null {
  const first = YEAR_FIRST.exec(printed)
  if (first) return { year: first[1] as string, number: first[2] as string }
  const last = YEAR_LAST.exec(printed)
  if (last) return { year: last[2] as string, number: last[1] as string }
  const number = printed.replace(/\D/g, '').replace(/^0+/, '')
  return number === '' ? null : { year: null, number }
}

/** `same`; `maybe` when one lacks the year; else `other`. */
export function compareReferences(a: Reference, b: Reference): 'maybe' | 'other' | 'same' {
  if (a.number !== b.number) return 'other'
  if (a.year === b.year) return 'same'
  return a.year === null || b.year === null ? 'maybe' : 'other'
}
