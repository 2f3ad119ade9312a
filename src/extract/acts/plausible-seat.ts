// Leaves out seats that are no addresses: what a reader took with them, or the old seat read as the new one.

import { foldWords } from '../../domain/search/fold.ts'

type Moved = { before: string | null; after: string | null }

const MAX_LENGTH = 120 // characters; the longest addresses have both names of a street and of a town
// Words of a sentence or a form, which no street and no town has.
const NO_ADDRESS =
  /\b(?:siege|adresse|zetel|sitz|anschrift|transfer\w*|deplac\w*|verplaats\w*|verleg\w*|wordt|werd|wird|texte|tekst|doit|moniteur|staatsbl\w*|verbal|assemblee|vergadering|versammlung|notaire|notaris|administrateurs?|bestuurders?|gerante?|zaakvoerder)\b/
const SCAN_SIGNS = /[*#|_{}]/

/** A value that is more or less than an address is null; both are when the new seat is within the old one. */
export function plausibleSeats({ before, after }: Moved): Moved {
  const [left, reached] = [before, after].map(value => value && comparable(value))
  if (left && reached && left.includes(reached)) return { before: null, after: null }
  return { before: plausible(before), after: plausible(after) }
}

function plausible(value: string | null): string | null {
  if (value === null || value.length > MAX_LENGTH || SCAN_SIGNS.test(value)) return null
  return NO_ADDRESS.test(foldWords(value).join(' ')) || endsWithPerson(value) ? null : value
}

// `4770 AMEL Paul VARLIN`: who signed below the address.
const endsWithPerson = (value: string): boolean =>
  /\b\d{4} \p{L}[^\d,]*(?<= )\p{Lu}\p{Ll}+ \p{Lu}{3,}$/u.test(value)

function comparable(value: string): string {
  return foldWords(value).join('')
}
