// The last step of every extractor: values that cannot be right are left out of the facts, with a doubt for each that
// says which field and why. What is left out is not repeated in the doubt: it may be an address or a birth.

import type {
  CompanyChangeFact,
  EventFact,
  ExtractedFact,
  GazetteFact,
} from '../../../../domain/gazette-fact.ts'
import type { Publication } from '../../../../domain/publication.ts'
import { findRegistrars } from './court-staff.ts'
import { DATE_BOUNDS } from './date-bounds.ts'
import { type DatedText, datedText, doubtDate } from './doubt-date.ts'
import { doubtEventDates } from './event-dates.ts'
import { doubtEventNames } from './event-names.ts'
import { doubtNumbers } from './event-numbers.ts'
import { keepPlausibleMandate } from './mandate.ts'
import { withDoubts } from './with-doubts.ts'

type Text = Pick<Publication, 'text' | 'publishedOn'>

/** Events of `publication` without what cannot be right; those in which nothing is doubted are the same objects. */
export function keepPlausibleEvents(facts: readonly EventFact[], { text, publishedOn }: Text): EventFact[] {
  const dated = datedText(text, publishedOn)
  let registrars: string[][] | null = null
  const findStaff = () => {
    registrars ??= findRegistrars(text)
    return registrars
  }
  return facts.map(fact => {
    const dates = doubtEventDates(fact, dated)
    const names = doubtEventNames(fact, findStaff)
    const doubts = [...dates.doubts, ...names.doubts, ...doubtNumbers(fact, text)]
    return doubts.length === 0 ? fact : withDoubts({ ...fact, ...dates.kept, ...names.kept }, doubts)
  })
}

/** Facts of an act without what cannot be right. */
export function keepPlausibleActs(
  facts: readonly GazetteFact[],
  { text, publishedOn }: Text,
): ExtractedFact[] {
  const dated = datedText(text, publishedOn)
  return facts.map(fact => {
    if (fact.fact === 'mandate') return keepPlausibleMandate(fact, dated)
    return fact.fact === 'company_change' ? keepPlausibleChange(fact, dated) : fact
  })
}

function keepPlausibleChange(fact: CompanyChangeFact, text: DatedText): CompanyChangeFact {
  const { effectiveOn } = fact
  const reason = effectiveOn && doubtDate(effectiveOn, DATE_BOUNDS.effectiveOn, text)
  return reason ? withDoubts({ ...fact, effectiveOn: null }, [{ field: 'effectiveOn', reason }]) : fact
}
