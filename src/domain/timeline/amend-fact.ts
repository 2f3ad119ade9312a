// Applies corrected values of an erratum to a fact: `lire 22 mars au lieu de 23 mars`.

import { sameHolder } from '../officers/same-holder.ts'
import type { KeyDates } from '../publications/fact-fields.ts'
import type { CorrectedField, CorrectedValue, EventFact } from '../publications/gazette-fact.ts'
import { stripAccents } from '../search/fold.ts'

const KEY_DATES: Partial<Record<CorrectedField, keyof KeyDates>> = {
  cessation_of_payments: 'cessationOfPayments',
  suspension_end: 'suspensionEnd',
  creditors_vote: 'creditorsVote',
  first_verification_report: 'firstVerificationReport',
}

/**
 * `fact` with `values` applied; the same object if none match. A value without a quoted old value replaces
 * the current one only if `named`, i.e. the erratum identifies this fact.
 */
export function amendFact(fact: EventFact, values: readonly CorrectedValue[], named: boolean): EventFact {
  return values.reduce((amended, value) => amend(amended, value, named), fact)
}

function amend(fact: EventFact, { field, before, after }: CorrectedValue, named: boolean): EventFact {
  const fits = (value: string | null | undefined) =>
    value != null && (before === null ? named : isSameText(value, before))
  const keyDate = KEY_DATES[field]
  if (keyDate) {
    if (!fits(fact.keyDates[keyDate])) return fact
    return { ...fact, keyDates: { ...fact.keyDates, [keyDate]: after } }
  }
  switch (field) {
    case 'event_date':
      return amendDay(fact, before, after, named)
    case 'reference':
      return fits(fact.reference) ? { ...fact, reference: after } : fact
    case 'court':
      return fits(fact.court) ? { ...fact, court: after } : fact
    case 'debtor':
      return fact.debtor && fits(fact.debtor.name)
        ? { ...fact, debtor: { ...fact.debtor, name: after } }
        : fact
    case 'judge':
      return amendJudges(fact, before, after, named)
    case 'practitioner':
      return amendPractitioners(fact, before, after, named)
    default:
      return fact
  }
}

// The opening date is quoted by every later notice of the procedure.
function amendDay(fact: EventFact, before: string | null, after: string, named: boolean): EventFact {
  const { openedOn } = fact.keyDates
  const isMeant = before === null ? named : fact.eventDate === before
  const keyDates = before !== null && openedOn === before ? { ...fact.keyDates, openedOn: after } : null
  if (!isMeant && !keyDates) return fact
  return { ...fact, eventDate: isMeant ? after : fact.eventDate, keyDates: keyDates ?? fact.keyDates }
}

function amendJudges(fact: EventFact, before: string | null, after: string, named: boolean): EventFact {
  const at = indexOfPerson(fact.judges, before, named)
  return at < 0 ? fact : { ...fact, judges: fact.judges.with(at, after) }
}

function amendPractitioners(
  fact: EventFact,
  before: string | null,
  after: string,
  named: boolean,
): EventFact {
  const at = indexOfPerson(
    fact.practitioners.map(({ name }) => name),
    before,
    named,
  )
  const meant = fact.practitioners[at]
  if (!meant) return fact
  return { ...fact, practitioners: fact.practitioners.with(at, { ...meant, name: after }) }
}

function indexOfPerson(names: readonly string[], before: string | null, named: boolean): number {
  if (before === null) return named && names.length === 1 ? 0 : -1
  return names.findIndex(name => isSameText(name, before) || isSamePerson(name, before))
}

function isSamePerson(a: string, b: string): boolean {
  const holder = (name: string) => ({ kind: 'person' as const, name, enterpriseNumber: null })
  return sameHolder(holder(a), holder(b)).same
}

function isSameText(a: string, b: string): boolean {
  const fold = (text: string) => stripAccents(text.toLowerCase()).replace(/[^a-z0-9]/g, '')
  return fold(a) === fold(b)
}
