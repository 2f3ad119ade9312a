// get_company_acts: what the gazette published about a company, act by act.

import { z } from 'zod'
import type { Act, ActList } from '../../store/gazette/acts.ts'
import type { ListActs } from '../../usecases/list-acts.ts'
import type { TellReadDays } from '../../usecases/read-coverage.ts'
import type { Tool } from '../tool.ts'
import { defineTool } from './define-tool.ts'
import { bytesOf, keepWithin, MOST_BYTES } from './keep-within.ts'
import { factFields, shapeFact } from './shape-fact.ts'
import {
  closingFields,
  companyFields,
  frameAnswer,
  GAZETTE,
  kbo,
  numberOf,
  REGISTER,
  tellDays,
  writeNote,
} from './shared-fields.ts'

const DEFAULT_LIMIT = 10
const LIMIT = 'must be a whole number from 1 to 100.'

const act = z.object({
  numac: z.string(),
  date: z.string().nullable(),
  kind: z.enum(['act', 'court_notice', 'register_list']),
  rubrics: z.array(z.string()).optional(),
  facts: z.array(factFields).nullable(),
  factsLeftOut: z.int().optional(),
})

const output = z.object({
  ...companyFields,
  total: z.int().nullable().describe('Acts on file'),
  waiting: z.int().nullable().describe('Of total, not read yet'),
  acts: z.array(act).nullable(),
  ...closingFields,
})

type Output = z.input<typeof output>

export function createActsTool(listActs: ListActs, tellReadDays: TellReadDays): Tool {
  return defineTool({
    name: 'get_company_acts',
    title: 'Gazette acts of a company',
    description:
      'What the Belgian official gazette published about a company, newest first: appointments, seat, capital, mergers, insolvency, each fact with its numac. Use it for history and proof; for who is in office use get_company_officers. A field left out was not stated; facts [] = nothing extracted, null = not read yet; acts null = source did not answer.',
    input: z.strictObject({
      kbo,
      limit: z.int(LIMIT).min(1, LIMIT).max(100, LIMIT).default(DEFAULT_LIMIT),
    }),
    output,
    async answer({ kbo, limit }, context) {
      const number = numberOf(kbo)
      const { company, part, unanswered } = await listActs(number, limit)
      const note = writeNote(
        unanswered,
        tellUnread(part),
        part?.total === 0 && (await tellNoActs(tellReadDays)),
      )
      const told = {
        total: part?.total ?? null,
        waiting: part?.waiting ?? null,
        acts: part?.acts.map(shapeAct) ?? null,
      }
      return frameAnswer(context, { number, company, sources: [REGISTER, GAZETTE], note }, told)
    },
    shorten,
  })
}

async function tellNoActs(tellReadDays: TellReadDays): Promise<string> {
  const days = await tellReadDays()
  return `No acts of this company on file here; get_extraction_status tells what waits. ${tellDays('acts', days?.acts)} ${tellDays('court notices', days?.notices)}`
}

function tellUnread(part: ActList | null): string | false {
  return (
    part !== null &&
    part.waiting > 0 &&
    `${part.waiting} of ${part.total} wait to be read: facts will be added.`
  )
}

function shapeAct({ numac, publishedOn, kind, rubrics, facts }: Act): z.input<typeof act> {
  return {
    numac,
    date: publishedOn,
    kind,
    rubrics: rubrics.length === 0 ? undefined : rubrics,
    facts: facts?.map(shapeFact) ?? null,
  }
}

// A note about what was left out is as long as this.
const NOTE_BYTES = 300
// One act that names a hundred people must leave room for its neighbours.
const MOST_BYTES_OF_FACTS = 4_000

function shorten(answer: Output): Output {
  if (answer.acts === null || bytesOf(answer) <= MOST_BYTES) return answer
  const acts = answer.acts.map(shortenAct)
  const room = MOST_BYTES - NOTE_BYTES - bytesOf({ ...answer, acts: [] })
  const kept = keepWithin(acts, room)
  if (kept.length === acts.length) return { ...answer, acts }
  const cut = `Cut at ${MOST_BYTES} bytes: ${kept.length} of the ${acts.length} acts asked for are shown, the newest. Ask with a smaller limit; factsLeftOut counts facts left out of an act.`
  return { ...answer, acts: kept, note: answer.note === undefined ? cut : `${answer.note} ${cut}` }
}

function shortenAct(given: z.input<typeof act>): z.input<typeof act> {
  if (given.facts === null) return given
  const facts = keepWithin(given.facts, MOST_BYTES_OF_FACTS)
  const left = given.facts.length - facts.length
  return left === 0 ? given : { ...given, facts, factsLeftOut: left }
}
