// The section (letter) of a NACE code: the coarsest division into sectors, by which figures are compared.
// The two editions use the same letters for other things (K is finance in 2008 and information technology in 2025).

import sections from '../../../data/nace/sections.json' with { type: 'json' }

export type NaceEdition = '2008' | '2025'

type Divisions = { first: number; last: number }

const SECTIONS: Readonly<Record<NaceEdition, readonly (readonly [letter: string, divisions: Divisions])[]>> =
  {
    '2008': Object.entries(sections.divisions[2008]),
    '2025': Object.entries(sections.divisions[2025]),
  }

/**
 * Section of a code without dots (`43210`), null for none. Divisions (the first two digits) kept their meaning from 2008
 * to 2025 but for the motor trade, so that the letters of 2025 can group codes of both editions together: the default.
 */
export function naceSection(code: string | null, edition: NaceEdition = '2025'): string | null {
  const [, division] = /^(\d{2})\d{0,5}$/.exec(code ?? '') ?? []
  if (division === undefined) return null
  const number = Number(division)
  return SECTIONS[edition].find(([, { first, last }]) => number >= first && number <= last)?.[0] ?? null
}
