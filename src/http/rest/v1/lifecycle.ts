// GET /api/v1/companies/{kbo}/lifecycle

import type { FastifyInstance } from 'fastify'
import { parseEnterpriseNumber } from '../../../domain/enterprise-number.ts'
import type { LifecycleEvent } from '../../../domain/lifecycle-event.ts'
import type { ListEvents } from '../../../usecases/list-events.ts'
import { CACHEABLE, NOT_STORED, renderJson, sendRendered } from '../../caching.ts'
import { sendProblem, UNKNOWN_COMPANY } from '../../problem.ts'
import { type LifecycleEventBody, lifecycleSchema, responses } from './schema.ts'

const schema = { response: responses(lifecycleSchema, [401, 404, 405, 429, 500, 503]) }

export function registerLifecycle(app: FastifyInstance, listEvents: ListEvents): void {
  app.get<{ Params: { kbo: string } }>('/companies/:kbo/lifecycle', { schema }, async (request, reply) => {
    const number = parseEnterpriseNumber(request.params.kbo)
    if (number === null) return sendProblem(reply, UNKNOWN_COMPANY)
    const { value: events = [], current } = await listEvents(number)
    const body = JSON.stringify(events.map(toBody))
    sendRendered(request, reply, renderJson(body, current ? CACHEABLE : NOT_STORED))
  })
}

function toBody(event: LifecycleEvent): LifecycleEventBody {
  return {
    source: event.source,
    severity: event.severity,
    numac: event.numac,
    pub_date: event.pubDate,
    event_kind: event.eventKind,
    court: event.court,
    event_date: event.eventDate,
    detail: event.detail,
  }
}
