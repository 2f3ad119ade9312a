// Matches debtors without a number to the register, by name and address. Strict: same name, the printed
// address is one of the company's, and no second company matches.

import { type EnterpriseNumber, enterpriseNumberFrom } from '../../../domain/company/enterprise-number.ts'
import type { EventFact, ExtractedFact } from '../../../domain/publications/gazette-fact.ts'
import { foldName, foldWords } from '../../../domain/search/fold.ts'
import { nameKey } from '../../../domain/search/lookup-keys.ts'
import type { Namesake } from '../../../store/register/companies.ts'

/** A debtor to match. `address` is the printed text with the address; it is not stored. */
type DebtorQuery = { nameKey: number; naturalPerson: boolean; address: string }

/** The query for an event without a company number; null if there is too little to match on. */
export function debtorQueryOf(fact: ExtractedFact, text: string): (DebtorQuery & { fact: EventFact }) | null {
  if (fact.fact !== 'event' || fact.enterpriseNumber !== null || !fact.debtor) return null
  const words = foldName(fact.debtor.name).split(' ').filter(Boolean)
  // A single word matches too many people, and `NV` alone no company.
  if (words.length < (fact.debtor.naturalPerson ? 2 : 1)) return null
  const { naturalPerson } = fact.debtor
  return { fact, nameKey: nameKey(words), naturalPerson, address: text.slice(fact.span.start, fact.span.end) }
}

/** The one namesake with the printed address; null if none or several. */
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

// Postcode, street and house number must all be in the printed words. If a street is hyphenated or
// abbreviated, the debtor stays unmatched.
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
