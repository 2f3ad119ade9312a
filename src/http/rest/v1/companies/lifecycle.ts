// GET /api/v1/companies/{kbo}/lifecycle

import type { FastifyInstance } from 'fastify'
import examples from '../../../../../data/api/examples.json' with { type: 'json' }
import { parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import type { PastTimeline } from '../../../../usecases/history/past-timeline.ts'
import type { ListEvents } from '../../../../usecases/timeline/list-events.ts'
import { CACHE_NO_STORE, CACHEABLE, renderJson, sendRendered } from '../../../caching.ts'
import { sendProblem, UNKNOWN_COMPANY } from '../../../problem.ts'
import { bodyOf } from '../body-fields.ts'
import { describeRoute, KBO_PARAMETER } from '../describe-route.ts'
import { MOMENT_PARAMETERS, type MomentQuery, readMoment, UNKNOWN_MOMENT } from '../moment.ts'
import { lifecycleEvent } from '../schema.ts'

const schema = describeRoute({
  operationId: 'listLifecycleEvents',
  summary: 'The legal-lifecycle events of one company',
  description:
    'The whole timeline as a bare array: newest `pub_date` first, undated events last, then the higher `numac`. An ' +
    'empty array is sent only when the sources answered, and then means that nothing is on record. With `as_of` or ' +
    '`known_at` it is the answer as of a moment in the past; a malformed one is a 400.',
  params: KBO_PARAMETER,
  query: MOMENT_PARAMETERS,
  answer: {
    description: 'All events on record, newest first.',
    schema: { type: 'array', items: { $ref: 'LifecycleEventDto#' } },
    examples: examples.lifecycle,
  },
  notFound: `No company of this number is in the latest register extract. ${UNKNOWN_MOMENT}`,
  unavailable: {
    description: 'Source unavailable. It does not mean that nothing is on record.',
    error: 'Insolvency source unavailable. This does not mean that nothing is on record; try again later.',
  },
})

export type LifecycleDeps = { listEvents: ListEvents; pastTimeline: PastTimeline }

export function registerLifecycle(app: FastifyInstance, { listEvents, pastTimeline }: LifecycleDeps): void {
  app.get<{ Params: { kbo: string }; Querystring: MomentQuery }>(
    '/companies/:kbo/lifecycle',
    { schema },
    async (request, reply) => {
      const number = parseEnterpriseNumber(request.params.kbo)
      if (number === null) return sendProblem(reply, UNKNOWN_COMPANY)
      const moment = readMoment(request.query)
      const { value: events = [], current } = await (moment
        ? pastTimeline.listEvents(number, moment)
        : listEvents(number))
      const body = JSON.stringify(events.map(toBody))
      sendRendered(request, reply, renderJson(body, current ? CACHEABLE : CACHE_NO_STORE))
    },
  )
}

const toBody = bodyOf(lifecycleEvent)
