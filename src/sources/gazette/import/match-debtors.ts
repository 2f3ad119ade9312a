// Debtors of whom a notice gives only name and address, found in the register. A match is never a guess: the name
// is the same, the printed address is one of the company's, and no second company fits.

import { type EnterpriseNumber, enterpriseNumberFrom } from '../../../domain/company/enterprise-number.ts'
import type { EventFact, ExtractedFact } from '../../../domain/publications/gazette-fact.ts'
import { foldName, foldWords } from '../../../domain/search/fold.ts'
import { nameKey } from '../../../domain/search/hash.ts'
import type { Namesake } from '../../../store/register/namesakes.ts'

/** A debtor to look for. `address` is the printed text the address stands in, read once and not kept. */
export type DebtorQuery = { nameKey: number; naturalPerson: boolean; address: string }

/** What to look for, for an event whose company is not known; null when there is too little to go by. */
export function debtorQueryOf(fact: ExtractedFact, text: string): (DebtorQuery & { fact: EventFact }) | null {
  if (fact.fact !== 'event' || fact.enterpriseNumber !== null || !fact.debtor) return null
  const words = foldName(fact.debtor.name).split(' ').filter(Boolean)
  // One word names too many people, and `NV` alone nobody.
  if (words.length < (fact.debtor.naturalPerson ? 2 : 1)) return null
  const { naturalPerson } = fact.debtor
  return { fact, nameKey: nameKey(words), naturalPerson, address: text.slice(fact.span.start, fact.span.end) }
}

/** The one namesake whose address is the printed one; null when none is, or two are. */
export function matchDebtor(sought: DebtorQuery, namesakes: readonly Namesake[]): EnterpriseNumber | null {
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

// Postcode, street and house number all stand in the printed words. Print breaks and abbreviations can hide a
// street; then the debtor stays unknown.
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
