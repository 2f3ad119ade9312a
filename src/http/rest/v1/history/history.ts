// GET /api/v1/companies/{kbo}/history?from=…&to=…&kinds=…&cursor=…&limit=…

import type { FastifyInstance } from 'fastify'
import examples from '../../../../../data/api/examples.json' with { type: 'json' }
import type { HistoryCursor, HistoryQuery } from '../../../../domain/changes/history-entry.ts'
import { parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import { ParameterError } from '../../../../domain/errors.ts'
import { isCalendarDay } from '../../../../platform/calendar-days.ts'
import type { CompanyHistory, GetHistory } from '../../../../usecases/history/get-history.ts'
import { CACHE_NO_STORE, CACHEABLE, renderJson, sendRendered } from '../../../caching.ts'
import { formatHistoryCursor, parseHistoryCursor } from '../../../history-cursor.ts'
import { clientProblem, sendProblem, UNKNOWN_COMPANY } from '../../../problem.ts'
import { isUndecodable, type Parameter, parseSearchText, readLimit } from '../../../query-parameters.ts'
import { bodyOf } from '../body-fields.ts'
import { readKinds } from '../changes/change-body.ts'
import { describeLimit, describeRoute, KBO_PARAMETER } from '../describe-route.ts'
import { type HistoryBody, historyEntry } from './history-schema.ts'

const LIMITS = { defaultLimit: 50, maxLimit: 200 }
const DAY = { type: 'string', format: 'date' } as const

const schema = describeRoute({
  operationId: 'getHistory',
  summary: 'What changed about one company, and when',
  description:
    'Changes of the register since the first extract that was loaded, insolvency events, acts that change the company or its ' +
    'officers (counted, without names), filings, and changes of the risk band: newest first, page by page. Companies that ' +
    'left the register keep their history. Cannot be cached while a source is missing.',
  params: KBO_PARAMETER,
  query: {
    from: { ...DAY, description: 'First day. Undated changes never match.' },
    to: { ...DAY, description: 'Last day. Undated changes never match.' },
    kinds: {
      type: 'string',
      description: 'Kinds, separated by commas; `register` stands for all of its kinds, and so on.',
      'x-examples': {
        moves: { summary: 'Seats and acts', value: 'register.seat,gazette.company_change' },
      },
    },
    limit: describeLimit('entries', LIMITS),
    cursor: {
      type: 'string',
      description: '`next_cursor` of the page before. Without it, the first page. Any other value is a 400.',
    },
  },
  answer: {
    description: 'A page of changes. Missing sources and unprocessed publications are named.',
    schema: { $ref: 'CompanyHistory#' },
    examples: examples.history,
  },
  notFound: 'No source knows a company of this number.',
  unavailable: {
    description: 'Register unavailable. This does not mean that nothing changed.',
    error: 'Register source unavailable. This does not mean that nothing is on record; try again later.',
  },
})

export type HistoryDeps = { getHistory: GetHistory }

type QueryString = Record<'from' | 'to' | 'kinds' | 'limit' | 'cursor', Parameter>

export function registerHistory(app: FastifyInstance, { getHistory }: HistoryDeps): void {
  app.get<{ Params: { kbo: string }; Querystring: QueryString }>(
    '/companies/:kbo/history',
    { schema },
    async (request, reply) => {
      const number = parseEnterpriseNumber(request.params.kbo)
      if (number === null) return sendProblem(reply, UNKNOWN_COMPANY)
      if (isUndecodable(request.url)) return sendProblem(reply, clientProblem(400))
      const history = await getHistory(number, readQuery(request.query))
      const isComplete = history.unanswered.length === 0 && history.waiting === 0
      const body = JSON.stringify(toBody(history))
      sendRendered(request, reply, renderJson(body, isComplete ? CACHEABLE : CACHE_NO_STORE))
    },
  )
}

function readQuery(given: QueryString): HistoryQuery {
  const [from, to] = [readDay('from', given.from), readDay('to', given.to)]
  if (from !== null && to !== null && from > to)
    throw new ParameterError('to', 'write a day that is not before `from`.')
  return {
    limit: readLimit(given.limit, LIMITS),
    from,
    to,
    kinds: toSet(readKinds(given.kinds)),
    after: readHistoryCursor(given.cursor),
  }
}

function readDay(name: string, given: Parameter): string | null {
  const text = parseSearchText(given)
  if (text === '') return null
  if (isCalendarDay(text)) return text
  throw new ParameterError(name, 'write a day as 2026-03-02.')
}

function toSet<T>(values: readonly T[] | null): ReadonlySet<T> | null {
  return values && new Set(values)
}

function readHistoryCursor(given: Parameter): HistoryCursor | null {
  const text = parseSearchText(given)
  const cursor = parseHistoryCursor(text)
  if (text !== '' && cursor === null)
    throw new ParameterError('cursor', 'take it from `next_cursor` of the page before, or leave it out.')
  return cursor
}

function toBody(history: CompanyHistory): HistoryBody {
  const { company, absence, entries, next, unanswered, waiting, watchedFrom } = history
  return {
    enterprise_number: company.enterpriseNumber,
    legal_name: company.legalName || null,
    in_register: absence === null,
    left_on: absence?.leftOn ?? null,
    register_watched_from: watchedFrom,
    entries: entries.map(toEntryBody),
    next_cursor: next && formatHistoryCursor(next),
    unanswered,
    unread_publications: waiting,
  }
}

const toEntryBody = bodyOf(historyEntry)
