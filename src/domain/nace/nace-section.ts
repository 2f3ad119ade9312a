// Section (letter) of a NACE code, the coarsest level, used for peer groups. The editions use letters
// differently (K is finance in 2008 and information technology in 2025).

export type NaceEdition = '2008' | '2025'

type Section = [letter: string, firstDivision: number, lastDivision: number]

const SECTIONS: Readonly<Record<NaceEdition, readonly Section[]>> = {
  '2008': [
    ['A', 1, 3],
    ['B', 5, 9],
    ['C', 10, 33],
    ['D', 35, 35],
    ['E', 36, 39],
    ['F', 41, 43],
    ['G', 45, 47],
    ['H', 49, 53],
    ['I', 55, 56],
    ['J', 58, 63],
    ['K', 64, 66],
    ['L', 68, 68],
    ['M', 69, 75],
    ['N', 77, 82],
    ['O', 84, 84],
    ['P', 85, 85],
    ['Q', 86, 88],
    ['R', 90, 93],
    ['S', 94, 96],
    ['T', 97, 98],
    ['U', 99, 99],
  ],
  // 45 (motor trade) was dropped; codes of the earlier edition still use it, and belong to trade.
  '2025': [
    ['A', 1, 3],
    ['B', 5, 9],
    ['C', 10, 33],
    ['D', 35, 35],
    ['E', 36, 39],
    ['F', 41, 43],
    ['G', 45, 47],
    ['H', 49, 53],
    ['I', 55, 56],
    ['J', 58, 60],
    ['K', 61, 63],
    ['L', 64, 66],
    ['M', 68, 68],
    ['N', 69, 75],
    ['O', 77, 82],
    ['P', 84, 84],
    ['Q', 85, 85],
    ['R', 86, 88],
    ['S', 90, 93],
    ['T', 94, 96],
    ['U', 97, 98],
    ['V', 99, 99],
  ],
}

/**
 * Section of a code without dots (`43210`), null for none. Divisions (first two digits) kept their meaning
 * from 2008 to 2025 except motor trade, so the letters of 2025 apply to both editions: the default.
 */
export function naceSection(code: string | null, edition: NaceEdition = '2025'): string | null {
  const [, division] = /^(\d{2})\d{0,5}$/.exec(code ?? '') ?? []
  if (division === undefined) return null
  const number = Number(division)
  return SECTIONS[edition].find(([, first, last]) => number >= first && number <= last)?.[0] ?? null
}
