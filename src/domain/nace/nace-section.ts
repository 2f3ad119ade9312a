// Section (letter) of a NACE code, the coarsest level, used for peer groups. The editions use letters
// differently (K is finance in 2008 and information technology in 2025).

import sections from '../../../data/nace/sections.json' with { type: 'json' }

type NaceEdition = '2008' | '2025'

type Divisions = { first: number; last: number }

const SECTIONS: Readonly<Record<NaceEdition, readonly (readonly [letter: string, divisions: Divisions])[]>> =
  {
    '2008': Object.entries(sections.divisions[2008]),
    '2025': Object.entries(sections.divisions[2025]),
  }

/**
 * Section of a code without dots (`43210`), null for none. Divisions (first two digits) kept their meaning
 * from 2008 to 2025 except motor trade, so the letters of 2025 apply to both editions: the default.
 */
export function naceSection(code: string | null, edition: NaceEdition = '2025'): string | null {
  const [, division] = /^(\d{2})\d{0,5}$/.exec(code ?? '') ?? []
  if (division === undefined) return null
  const number = Number(division)
  return SECTIONS[edition].find(([, { first, last }]) => number >= first && number <= last)?.[0] ?? null
}
