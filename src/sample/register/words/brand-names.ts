// Words that a company makes up for itself: from pieces that sell, from two families, from initials.

import { capitalize, drawSurname } from '../../people.ts'
import type { SeededRandom } from '../../random.ts'
import { readWords } from '../../read-table.ts'

const HEADS = readWords('brand_heads')
const MIDDLES = readWords('brand_middles')
const TAILS = readWords('brand_tails')
const LANDSCAPES = readWords('brand_landscapes')
const SIGHTS = readWords('brand_sights')
const SAME_THRICE = /(.)\1{2,}/g
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEGLMPRSTVDBMSCA'

/** One invented word: `Solidec`, `Novarivest`, `Zonnedal`, `Vermadis`. Millions are possible. */
export function drawBrand(by: SeededRandom): string {
  return combine(by).replace(SAME_THRICE, '$1')
}

function combine(by: SeededRandom): string {
  const kind = by.below(20)
  if (kind < 3) return by.pick(HEADS) + by.pick(TAILS)
  if (kind < 12) return by.pick(HEADS) + by.pick(MIDDLES) + by.pick(TAILS)
  if (kind < 13) return by.pick(LANDSCAPES) + by.pick(SIGHTS)
  if (kind < 16) return blend(by)
  return capitalize(by.pick(MIDDLES) + by.pick(MIDDLES)) + by.pick(MIDDLES) + by.pick(TAILS)
}

/** `Zonnehof`: a house, a residence, a home for the old. */
export function drawEstateName(by: SeededRandom): string {
  return by.pick(LANDSCAPES) + by.pick(SIGHTS)
}

// Two families or a family and a piece that sells: Peemers, Janvest
function blend(by: SeededRandom): string {
  const stem = drawSurname(by).split(/[ '-]/).pop() as string
  const cut = capitalize(stem.slice(0, 3 + by.below(4)))
  return by.chance(0.3)
    ? cut + (drawSurname(by).split(/[ '-]/).pop() as string).slice(-4)
    : cut + by.pick(TAILS)
}

/** `JVD`, `DMS`, `AXKT`: initials without dots. */
export function drawInitials(by: SeededRandom): string {
  const length = by.below(10) < 2 ? 2 : by.below(10) < 6 ? 3 : 4
  let letters = ''
  for (let at = 0; at < length; at++) letters += LETTERS.charAt(by.below(LETTERS.length))
  return letters
}
