// Finds the company of a name and a printed address. Strict: same name, the address is one of the company's, and no
// second company fits.

import { foldWords } from '../search/fold.ts'
import { type EnterpriseNumber, enterpriseNumberFrom } from './enterprise-number.ts'

/** A party to match. `address` is the text with its address. */
export type NamedParty = { nameKey: number; naturalPerson: boolean; address: string }

export type Namesake = {
  enterpriseNumber: number
  /** Key of the matching denomination (domain/search/lookup-keys.ts). */
  nameKey: number
  naturalPerson: boolean
  /** All its addresses and its establishments', struck off or not. */
  places: {
    zip: string | null
    streetNl: string | null
    streetFr: string | null
    houseNumber: string | null
  }[]
}

/** The one namesake with the printed address; null if none or several. */
export function matchNamesake(sought: NamedParty, namesakes: readonly Namesake[]): EnterpriseNumber | null {
  const words = ` ${foldWords(sought.address).join(' ')} `
  const fitting = namesakes.filter(
    namesake =>
      namesake.nameKey === sought.nameKey &&
      namesake.naturalPerson === sought.naturalPerson &&
      namesake.places.some(place => addressContains(words, place)),
  )
  const numbers = new Set(fitting.map(({ enterpriseNumber }) => enterpriseNumber))
  const [only] = numbers
  return numbers.size === 1 && only ? enterpriseNumberFrom(only) : null
}

// Postcode, street and house number must all be in the printed words. If a street is hyphenated or
// abbreviated, the party stays unmatched.
function addressContains(
  words: string,
  { zip, streetNl, streetFr, houseNumber }: Namesake['places'][number],
): boolean {
  if (!zip || !words.includes(` ${zip} `)) return false
  const house = houseNumber ? foldWords(houseNumber)[0] : undefined
  const squeezed = words.replaceAll(' ', '')
  return [streetNl, streetFr].some(street => {
    const name = street ? foldWords(street.replace(/\(.*?\)/g, '')).join('') : ''
    if (name === '') return false
    return squeezed.includes(house ? `${name}${house}` : name)
  })
}
