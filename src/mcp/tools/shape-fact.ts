// A fact of the gazette for agents: what it states in typed fields, each stamped with its publication. What was not
// stated is left out.

import { z } from 'zod'
import type { CompanyChangeFact, EventFact, GazetteFact, MandateFact } from '../../domain/gazette-fact.ts'

/** A fact of any type; the fields beside these go by the type and are described in docs/mcp.md. */
export const factFields = z.looseObject({
  type: z.enum(['event', 'mandate', 'company_change']),
  kind: z.string(),
  numac: z.string(),
})

export type ShapedFact = z.input<typeof factFields>

/** One fact. Fields without a value are undefined. */
export function shapeFact(fact: GazetteFact): ShapedFact {
  if (fact.fact === 'event') return shapeEvent(fact)
  return fact.fact === 'mandate' ? shapeMandate(fact) : shapeChange(fact)
}

function shapeEvent(fact: EventFact): ShapedFact {
  const { practitioners, keyDates, corrects } = fact
  return {
    type: 'event',
    kind: fact.eventKind,
    numac: fact.numac,
    severity: fact.severity,
    court: fact.court ?? undefined,
    eventDate: fact.eventDate ?? undefined,
    reference: fact.reference ?? undefined,
    detail: fact.detail ?? undefined,
    duration: fact.duration,
    people: none(practitioners.map(({ role, change, name }) => ({ role, change, name }))),
    dates: Object.keys(keyDates).length === 0 ? undefined : { ...keyDates },
    corrects:
      corrects === null
        ? undefined
        : {
            numac: corrects.numac ?? undefined,
            pubDate: corrects.pubDate ?? undefined,
            effect: corrects.effect,
            values: none(corrects.values ?? []),
          },
    matchedByName: fact.identifiedBy === 'matched' ? true : undefined,
  }
}

function shapeMandate(fact: MandateFact): ShapedFact {
  const { holder, term } = fact
  return {
    type: 'mandate',
    kind: fact.change,
    numac: fact.numac,
    office: fact.office,
    role: fact.role,
    name: holder.name,
    holder: holder.kind,
    holderNumber: holder.enterpriseNumber ?? undefined,
    representative: fact.representative ?? undefined,
    effectiveOn: fact.effectiveOn ?? undefined,
    termEndsOn: term.endsOn ?? undefined,
    termEndsAtMeetingOf: term.endsAtMeetingOf ?? undefined,
    termYears: term.years ?? undefined,
    termIndefinite: term.indefinite || undefined,
  }
}

function shapeChange(fact: CompanyChangeFact): ShapedFact {
  return {
    type: 'company_change',
    kind: fact.change,
    numac: fact.numac,
    before: fact.before ?? undefined,
    after: fact.after ?? undefined,
    effectiveOn: fact.effectiveOn ?? undefined,
  }
}

function none<T>(items: T[]): T[] | undefined {
  return items.length === 0 ? undefined : items
}
