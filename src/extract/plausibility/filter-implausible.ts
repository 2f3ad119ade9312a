// The last step of every extractor: values that cannot be right are left out of the facts, with a doubt for each that
// says which field and why. What is left out is not repeated in the doubt: it may be an address or a birth.

import type {
  CompanyChangeFact,
  EventFact,
  ExtractedFact,
  GazetteFact,
} from '../../domain/publications/gazette-fact.ts'
import type { Publication } from '../../domain/publications/publication.ts'
import { checkDate, createDateContext, type DateContext } from './check-date.ts'
import { findRegistrars } from './court-staff.ts'
import { DATE_BOUNDS } from './date-bounds.ts'
import { checkEventDates } from './event-dates.ts'
import { checkEventNames } from './event-names.ts'
import { checkEventNumbers } from './event-numbers.ts'
import { filterImplausibleMandate } from './mandate.ts'
import { withDoubts } from './with-doubts.ts'

type Text = Pick<Publication, 'text' | 'publishedOn'>

/** Events of `publication` without what cannot be right; those in which nothing is doubted are the same objects. */
export function filterImplausibleEvents(
  facts: readonly EventFact[],
  { text, publishedOn }: Text,
): EventFact[] {
  const dated = createDateContext(text, publishedOn)
  let registrars: string[][] | null = null
  const findStaff = () => {
    registrars ??= findRegistrars(text)
    return registrars
  }
  return facts.map(fact => {
    const dates = checkEventDates(fact, dated)
    const names = checkEventNames(fact, findStaff)
    const doubts = [...dates.doubts, ...names.doubts, ...checkEventNumbers(fact, text)]
    return doubts.length === 0 ? fact : withDoubts({ ...fact, ...dates.kept, ...names.kept }, doubts)
  })
}

/** Facts of an act without what cannot be right. */
export function filterImplausibleActFacts(
  facts: readonly GazetteFact[],
  { text, publishedOn }: Text,
): ExtractedFact[] {
  const dated = createDateContext(text, publishedOn)
  return facts.map(fact => {
    if (fact.fact === 'mandate') return filterImplausibleMandate(fact, dated)
    return fact.fact === 'company_change' ? filterImplausibleChange(fact, dated) : fact
  })
}

function filterImplausibleChange(fact: CompanyChangeFact, text: DateContext): CompanyChangeFact {
  const { effectiveOn } = fact
  const reason = effectiveOn && checkDate(effectiveOn, DATE_BOUNDS.effectiveOn, text)
  return reason ? withDoubts({ ...fact, effectiveOn: null }, [{ field: 'effectiveOn', reason }]) : fact
}
