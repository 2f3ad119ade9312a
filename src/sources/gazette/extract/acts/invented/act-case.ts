// An invented act with its facts in short: `resignation director Karel Wevers / Joris Haspel 2025-07-01 m2031 6y`.

import type { CompanyChangeFact, GazetteFact, MandateFact } from '../../../../../domain/gazette-fact.ts'

export type ActCase = {
  subject?: string
  body: string
  facts: string[]
  /** Further facts may be read from it as well. */
  loose?: boolean
}

/** A fact in short, to compare and to read. */
export function shorten(fact: GazetteFact): string {
  if (fact.fact === 'mandate') return shortenMandate(fact)
  return fact.fact === 'company_change' ? shortenChange(fact) : fact.eventKind
}

function shortenMandate({ change, office, holder, representative, effectiveOn, term }: MandateFact): string {
  return join([
    change,
    office,
    holder.name,
    representative && `/ ${representative}`,
    holder.enterpriseNumber && `#${holder.enterpriseNumber}`,
    effectiveOn,
    term.endsOn && `e${term.endsOn}`,
    term.endsAtMeetingOf && `m${term.endsAtMeetingOf}`,
    term.years && `${term.years}y`,
    term.indefinite && 'indefinite',
  ])
}

function shortenChange({ change, before, after, effectiveOn }: CompanyChangeFact): string {
  return join([change, before, after && `> ${after}`, effectiveOn])
}

function join(parts: (string | number | false | null)[]): string {
  return parts.filter(part => part !== null && part !== false && part !== 0).join(' ')
}
