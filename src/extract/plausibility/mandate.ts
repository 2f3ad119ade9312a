// Checks a mandate: names of holder and representative, and the term.

import type {
  DateDoubt,
  DatedField,
  Doubt,
  MandateFact,
  UnnamedMandateFact,
} from '../../domain/publications/gazette-fact.ts'
import { checkDate, type DateContext } from './check-date.ts'
import { checkName } from './check-name.ts'
import { DATE_BOUNDS, EFFECTIVE_ON } from './date-bounds.ts'
import { withDoubts } from './with-doubts.ts'

/** `fact` without implausible values; without a holder's name it is kept for its doubts only. */
export function filterImplausibleMandate(
  fact: MandateFact,
  text: DateContext,
): MandateFact | UnnamedMandateFact {
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
