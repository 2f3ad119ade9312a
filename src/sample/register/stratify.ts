// What is rare is dealt out, not left to chance: among each thousand companies every slot from 0 to 999 is held
// by one, so that a sample of a thousand shows every oddity of the register.

import { hash } from '../random.ts'

// [first, after]: slots that hold the trait. Natural persons are 40 % and foreign entities 0.4 % of the register.
const STRATA = {
  person: [0, 400],
  foreign: [400, 404],
  namedBranch: [400, 401],
  struckOff: [501, 504],
  unknownAddress: [511, 512],
  starredStreet: [521, 523],
  quotedName: [531, 534],
  doubleSpace: [541, 543],
  dottedName: [551, 554],
  twoMains: [561, 563],
  repeatedActivity: [571, 572],
  repeatedContact: [581, 583],
  twoNames: [591, 594],
  federalService: [611, 612],
  localAuthority: [613, 615],
  subsidizedSchool: [616, 622],
} as const

type Trait = keyof typeof STRATA

const SALT = 1

/** The slot of a company, 0 to 999. */
export function assignStratum(seed: number, index: number): number {
  const shift = hash(seed, Math.floor(index / 1000), SALT) % 1000
  return ((index % 1000) * 617 + shift) % 1000 // 617 shares no factor with 1000: no slot is dealt twice
}

/** The index of the company that has a slot among the thousand that begin with `thousand * 1000`. */
export function indexOfStratum(seed: number, thousand: number, slot: number): number {
  const shift = hash(seed, thousand, SALT) % 1000
  const inverse = 953 // 953 · 617 is 1 modulo 1000
  return thousand * 1000 + (((slot - shift + 1000) * inverse) % 1000)
}

export function hasTrait(slot: number, trait: Trait): boolean {
  const [first, after] = STRATA[trait]
  return slot >= first && slot < after
}
