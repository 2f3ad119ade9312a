// Last step of every extractor: implausible values are removed from the facts, with a doubt that gives field
// and reason. The doubt does not repeat the value, which may be an address or a birth date.

import { parseEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { DateDoubt, DatedField, Doubt } from '../../domain/publications/fact-fields.ts'
import type {
  CompanyChangeFact,
  EventFact,
  ExtractedFact,
  GazetteFact,
  MandateFact,
  UnnamedMandateFact,
} from '../../domain/publications/gazette-fact.ts'
import type { Publication } from '../../domain/publications/publication.ts'
import { checkDate, createDateContext, DATE_BOUNDS, type DateContext, EFFECTIVE_ON } from './check-date.ts'
import { checkName } from './check-name.ts'
import { checkEventDates } from './event-dates.ts'
import { checkEventNames, findRegistrars } from './event-names.ts'

// Detects labelled enterprise numbers with bad check digits.

const LABELLED =
  /(?:(?:ondernemings|unternehmens)nummer|num[ée]ro d['’]entreprise|ZUD Nr\.?|(?:N[o°º]\.?|Num\.)\s?ent|Ond\.?\s?Nr|Unt\.?\s?nr|KBO|BCE)[\s.:°-]{0,6}([01]\d{3}[. ]?\d{3}[. ]?\d{3})(?!\d)/giu
const PRINTED = /(?<![\d.])[01]\d{3}[. ]?\d{3}[. ]?\d{3}(?!\d)/g

/** True when `text` has labelled numbers and all have bad check digits. */
function hasOnlyWrongNumbers(text: string): boolean {
  const numbers = [...text.matchAll(LABELLED)].map(match => match[1] as string)
  return numbers.length > 0 && numbers.every(isWrong)
}

/** True when any ten digits in enterprise-number format have bad check digits. */
function hasWrongNumber(text: string): boolean {
  return (text.match(PRINTED) ?? []).some(isWrong)
}

function isWrong(number: string): boolean {
  return parseEnterpriseNumber(number.replaceAll(/\D/g, '')) === null
}

// Checks the numbers in an event: a bad check digit gives a doubt instead of a company.

/** Doubts about numbers that `text` prints but `fact` omits. */
function checkEventNumbers(fact: EventFact, text: string): Doubt[] {
  const { enterpriseNumber, eventKind, source, span, detail } = fact
  // The span of a list entry covers all of it; that of a notice only its heading.
  const printed = source === 'kbo_admin' ? text.slice(span.start, span.end) : text
  const doubts: Doubt[] = []
  if (enterpriseNumber === null && hasOnlyWrongNumbers(printed))
    doubts.push({ field: 'enterpriseNumber', reason: 'wrong_check' })
  if (eventKind.startsWith('number_') && !detail?.includes('replaced_by') && hasWrongNumber(printed))
    doubts.push({ field: 'replacedBy', reason: 'wrong_check' })
  return doubts
}

// Appends doubts to a fact.

/** `fact` with `doubts` appended to its own. */
function withDoubts<T extends { doubts?: Doubt[] }>(fact: T, doubts: readonly Doubt[]): T {
  return { ...fact, doubts: [...(fact.doubts ?? []), ...doubts] }
}

// Checks a mandate: names of holder and representative, and the term.

/** `fact` without implausible values; without a holder's name it is kept for its doubts only. */
function filterImplausibleMandate(fact: MandateFact, text: DateContext): MandateFact | UnnamedMandateFact {
  const { holder, representative } = fact
  const dates = checkMandateDates(fact, text)
  const actsFor = representative === null ? null : checkName(representative, 'person')
  const held = checkName(holder.name, holder.kind)
  const doubts: Doubt[] = [...dates]
  if (actsFor) doubts.push({ field: 'representative', reason: actsFor })
  if (held) doubts.push({ field: 'holder', reason: held })
  if (doubts.length === 0) return fact
  const kept = withDoubts(
    { ...withoutDoubtedFields(fact, dates), representative: actsFor ? null : representative },
    doubts,
  )
  return held ? { ...kept, holder: { kind: holder.kind, name: null, enterpriseNumber: null } } : kept
}

type DatedDoubt = { field: DatedField; reason: DateDoubt }

function checkMandateDates({ change, effectiveOn, term }: MandateFact, text: DateContext): DatedDoubt[] {
  const doubts: DatedDoubt[] = []
  const isDoubted = (field: DatedField, date: string, bounds = DATE_BOUNDS[field]): boolean => {
    const reason = checkDate(date, bounds, text)
    if (reason) doubts.push({ field, reason })
    return reason !== null
  }
  const begins =
    effectiveOn !== null && !isDoubted('effectiveOn', effectiveOn, EFFECTIVE_ON[change]) ? effectiveOn : ''
  const meeting = term.endsAtMeetingOf === null ? null : String(term.endsAtMeetingOf)
  for (const [field, end] of [
    ['termEndsOn', term.endsOn],
    ['termEndsAtMeetingOf', meeting],
  ] as const) {
    if (end === null || isDoubted(field, end)) continue
    if (end < begins.slice(0, end.length)) doubts.push({ field, reason: 'before_beginning' })
  }
  return doubts
}

function withoutDoubtedFields(fact: MandateFact, doubts: readonly DatedDoubt[]): MandateFact {
  const doubted = new Set(doubts.map(({ field }) => field))
  const { effectiveOn, term } = fact
  return {
    ...fact,
    effectiveOn: doubted.has('effectiveOn') ? null : effectiveOn,
    term: {
      ...term,
      endsOn: doubted.has('termEndsOn') ? null : term.endsOn,
      endsAtMeetingOf: doubted.has('termEndsAtMeetingOf') ? null : term.endsAtMeetingOf,
    },
  }
}

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
