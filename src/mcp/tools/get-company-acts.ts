// get_company_acts: gazette publications about a company with their facts.

import { z } from 'zod'
import { describeAbsence } from '../../domain/company/describe-absence.ts'
import { ParameterError } from '../../domain/errors.ts'
import type { Act, ActList, ActQuery } from '../../store/gazette/acts.ts'
import type { ListActs } from '../../usecases/timeline/list-acts.ts'
import type { ReadCoverage } from '../../usecases/timeline/read-coverage.ts'
import {
  closingFields,
  companyFields,
  day,
  describeReadDays,
  frameAnswer,
  GAZETTE,
  kbo,
  numberOf,
  REGISTER,
  writeNote,
} from './company-answer.ts'
import { defineTool } from './define-tool.ts'
import {
  type ActsCursor,
  cursorAfter,
  cursorToFacts,
  jsonByteLength,
  MAX_RESULT_BYTES,
  parseActsCursor,
  takeWithinBytes,
} from './pagination.ts'
import { factFields, shapeFact } from './shape-fact.ts'
import type { Tool } from './tool.ts'

const DEFAULT_LIMIT = 10
const LIMIT = 'must be a whole number from 1 to 100.'
const CURSOR = 'must be a nextCursor or factsCursor of an earlier result.'
const FACT_TYPES = ['event', 'mandate', 'company_change'] as const
const DAY = 'must be a day such as "2019-12-31".'

const act = z.object({
  numac: z.string(),
  date: z.string().nullable(),
  kind: z.enum(['act', 'court_notice', 'register_list']),
  rubrics: z.array(z.string()).optional(),
  supersededBy: z.string().optional(),
  facts: z.array(factFields).nullable(),
  factsLeftOut: z.int().optional(),
  factsCursor: z.string().optional(),
})

const output = z.object({
  ...companyFields,
  total: z.int().nullable().describe('Matching acts on file'),
  waiting: z.int().nullable().describe('Of total, not yet processed'),
  acts: z.array(act).nullable(),
  nextCursor: z.string().optional(),
  ...closingFields,
})

type Output = z.input<typeof output>

export function createActsTool(listActs: ListActs, readCoverage: ReadCoverage): Tool {
  return defineTool({
    name: 'get_company_acts',
    title: 'Gazette acts of a company',
    description:
      'What the Belgian official gazette published about a company, newest first. For history and evidence; current officers: get_company_officers. Omitted = not stated; facts [] = nothing extracted, null = not yet processed; acts null = source unavailable. More: cursor = nextCursor, or factsCursor of an act.',
    input: z.strictObject({
      kbo,
      limit: z.int(LIMIT).min(1, LIMIT).max(100, LIMIT).default(DEFAULT_LIMIT),
      cursor: z
        .string(CURSOR)
        .refine(text => parseActsCursor(text) !== null, CURSOR)
        .optional(),
      from: day(DAY).optional().describe('First publication day'),
      until: day(DAY).optional().describe('Last day'),
      type: z.enum(FACT_TYPES).optional().describe('Acts with such facts'),
    }),
    output,
    async answer({ kbo, limit, cursor, ...filter }, context) {
      const number = numberOf(kbo)
      if (filter.from !== undefined && filter.until !== undefined && filter.from > filter.until)
        throw new ParameterError('from', 'must not be later than until.')
      const start = cursor === undefined ? null : parseActsCursor(cursor)
      // One extra item shows whether there is a next page.
      const { company, absence, part, unanswered } = await listActs(number, {
        ...filter,
        limit: limit + 1,
        start: start ?? undefined,
      })
      const note = writeNote(
        context,
        unanswered,
        describeAbsence(absence),
        describeWaitingActs(part),
        part?.acts.length === 0 && (await explainEmptyPage(filter, cursor, readCoverage)),
      )
      const shown = part?.acts.slice(0, limit)
      // A page behind the last one has no row to tell the total by.
      const isBehind = start !== null && part?.acts.length === 0
      const whole = isBehind ? (await listActs(number, { ...filter, limit: 1 })).part : part
      const body = {
        total: whole?.total ?? null,
        waiting: whole?.waiting ?? null,
        acts: shown?.map(found => shapeAct(found, start)) ?? null,
        nextCursor: part && shown && part.acts.length > limit ? cursorAfter(shown.at(-1)) : undefined,
      }
      return frameAnswer(context, { number, company, sources: [REGISTER, GAZETTE], note }, body)
    },
    shorten: truncateAnswer,
  })
}

type ActFilter = Pick<ActQuery, 'from' | 'until' | 'type'>

async function explainEmptyPage(
  filter: ActFilter,
  cursor: string | undefined,
  readCoverage: ReadCoverage,
): Promise<string> {
  if (cursor !== undefined) return 'There are no more acts.'
  const isFiltered = Object.values(filter).some(value => value !== undefined)
  if (!isFiltered) return explainNoActs(readCoverage)
  const days = await readCoverage()
  return `No act on file matches from, until and type: omit them to see all. ${describeReadDays(days)}`
}

async function explainNoActs(readCoverage: ReadCoverage): Promise<string> {
  const days = await readCoverage()
  return `No acts of this company on file; get_extraction_status reports what is not yet processed. ${describeReadDays(days)}`
}

function describeWaitingActs(part: ActList | null): string | false {
  return (
    part !== null &&
    part.waiting > 0 &&
    `${part.waiting} of ${part.total} are not yet processed: their facts follow.`
  )
}

function shownBefore(numac: string, start: ActsCursor | null): number {
  return start?.numac === numac ? start.facts : 0
}

function shapeAct(
  { numac, publishedOn, kind, rubrics, supersededBy, facts }: Act,
  start: ActsCursor | null,
): z.input<typeof act> {
  return {
    numac,
    date: publishedOn,
    kind,
    rubrics: rubrics.length === 0 ? undefined : rubrics,
    supersededBy: supersededBy?.numac,
    facts: facts?.slice(shownBefore(numac, start)).map(shapeFact) ?? null,
  }
}

// Maximum size of the note about truncation, including the cursor.
const RESERVED_NOTE_BYTES = 400
// Limits acts with many facts, such as one that names a hundred people.
const MAX_FACT_BYTES = 4_000

// Truncated items are reachable through a cursor.
function truncateAnswer(answer: Output, { cursor }: { cursor?: string | undefined }): Output {
  if (answer.acts === null || jsonByteLength(answer) <= MAX_RESULT_BYTES) return answer
  const start = cursor === undefined ? null : parseActsCursor(cursor)
  const acts = answer.acts.map(one => truncateAct(one, shownBefore(one.numac, start)))
  const room = MAX_RESULT_BYTES - RESERVED_NOTE_BYTES - jsonByteLength({ ...answer, acts: [] })
  const kept = takeWithinBytes(acts, room)
  if (kept.length === acts.length) return { ...answer, acts }
  const cut = `Truncated at ${MAX_RESULT_BYTES} bytes: the newest ${kept.length} of the ${acts.length} requested acts are shown. The rest: cursor = nextCursor.`
  const note = answer.note === undefined ? cut : `${answer.note} ${cut}`
  return { ...answer, acts: kept, nextCursor: cursorAfter(kept.at(-1)), note }
}

function truncateAct(given: z.input<typeof act>, before: number): z.input<typeof act> {
  if (given.facts === null) return given
  const kept = takeWithinBytes(given.facts, MAX_FACT_BYTES)
  const facts = kept.length === 0 ? given.facts.slice(0, 1) : kept // at least one fact, so that the cursor advances
  const factsLeftOut = given.facts.length - facts.length
  return factsLeftOut === 0
    ? given
    : { ...given, facts, factsLeftOut, factsCursor: cursorToFacts(given, before + facts.length) }
}
