// Last step of every extractor: implausible values are removed from the facts, with a doubt that gives field
// and reason. The doubt does not repeat the value, which may be an address or a birth date.

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

/** Events of `publication` without implausible values; events without doubts are the same objects. */
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

/** Facts of an act without implausible values. */
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
