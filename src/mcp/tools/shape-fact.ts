// Shapes gazette facts for agents as typed fields with their publication. Fields that were not stated are left out.

import { z } from 'zod'
import type { CompanyChangeFact, EventFact, MandateFact } from '../../domain/publications/gazette-fact.ts'
import type { ListedFact } from '../../store/gazette/superseded-acts.ts'

const text = z.string().optional()

/** A fact of any type. Fields after the first three depend on the type, see docs/mcp.md. */
export const factFields = z.object({
  type: z.enum(['event', 'mandate', 'company_change']),
  kind: z.string(),
  numac: z.string(),
  effectiveOn: text,
  // Of an event.
  severity: text,
  court: text,
  eventDate: text,
  reference: text,
  detail: text,
  duration: z.object({ years: z.int(), months: z.int() }).optional(),
  people: z.array(z.object({ role: z.string(), change: z.string(), name: z.string() })).optional(),
  dates: z.record(z.string(), z.string()).optional(),
  corrects: z
    .object({
      numac: text,
      pubDate: text,
      effect: z.string(),
      values: z
        .array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string() }))
        .optional(),
    })
    .optional(),
  correctedBy: text,
  matchedByName: z.literal(true).optional(),
  // Of a mandate.
  office: text,
  role: text,
  name: text,
  holder: text,
  holderNumber: text,
  representative: text,
  termEndsOn: text,
  termEndsAtMeetingOf: z.int().optional(),
  termYears: z.number().optional(),
  termIndefinite: z.literal(true).optional(),
  probability: z.number().optional(),
  doubtful: z.literal(true).optional(),
  // Of a change of the company.
  before: text,
  after: text,
})

type ShapedFact = z.input<typeof factFields>

/** Fields without a value are undefined. */
export function shapeFact(fact: ListedFact): ShapedFact {
  if (fact.fact === 'event') return shapeEvent(fact)
  return fact.fact === 'mandate' ? shapeMandate(fact) : shapeChange(fact)
}

function shapeEvent(fact: EventFact & Pick<ListedFact, 'correctedBy'>): ShapedFact {
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
    people: undefinedIfEmpty(practitioners.map(({ role, change, name }) => ({ role, change, name }))),
    dates: Object.keys(keyDates).length === 0 ? undefined : { ...keyDates },
    corrects:
      corrects === null
        ? undefined
        : {
            numac: corrects.numac ?? undefined,
            pubDate: corrects.pubDate ?? undefined,
            effect: corrects.effect,
            values: undefinedIfEmpty(corrects.values ?? []),
          },
    correctedBy: fact.correctedBy,
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
    probability: fact.probability,
    doubtful: fact.doubtful || undefined,
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

function undefinedIfEmpty<T>(items: T[]): T[] | undefined {
  return items.length === 0 ? undefined : items
}
