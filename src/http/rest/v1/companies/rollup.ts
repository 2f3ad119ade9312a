// GET /api/v1/companies/{kbo}/rollup

import type { FastifyInstance } from 'fastify'
import examples from '../../../../../data/api/examples.json' with { type: 'json' }
import { parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import type { PastTimeline } from '../../../../usecases/history/past-timeline.ts'
import type { GetRollup } from '../../../../usecases/timeline/get-rollup.ts'
import { CACHE_NO_STORE, CACHEABLE, renderJson, sendRendered } from '../../../caching.ts'
import { sendProblem, UNKNOWN_COMPANY } from '../../../problem.ts'
import { bodyOf } from '../body-fields.ts'
import { describeKbo, describeRoute } from '../describe-route.ts'
import { MOMENT_PARAMETERS, type MomentQuery, readMoment, UNKNOWN_MOMENT } from '../moment.ts'
import { rollupSchema } from '../schema.ts'

// REST representation of a rollup, alone and in a dossier.

export const toRollupBody = bodyOf(rollupSchema)

const schema = describeRoute({
  operationId: 'getRollup',
  summary: 'Aggregate of the insolvency events of one company',
  description:
    'The same object as `rollup` in the dossier. 404 is the only answer to treat as nothing on record; 503 means that ' +
    'the source is unavailable. With `as_of` or ' +
    '`known_at` it is the answer as of a moment in the past; a malformed one is a 400.',
  params: describeKbo('0563467258'),
  query: MOMENT_PARAMETERS,
  answer: {
    description: 'At least one insolvency event is on record.',
    schema: { $ref: 'Rollup#' },
    examples: examples.rollup,
  },
  notFound:
    'Nothing on record: the company has no insolvency event. Also when no company of this number is in the latest ' +
    'register extract; the dossier distinguishes the two. ' +
    UNKNOWN_MOMENT,
  unavailable: {
    description: 'Source unavailable. It does not mean that nothing is on record.',
    error: 'Insolvency source unavailable. This does not mean that nothing is on record; try again later.',
  },
})

export type RollupDeps = { getRollup: GetRollup; pastTimeline: PastTimeline }

export function registerRollup(app: FastifyInstance, { getRollup, pastTimeline }: RollupDeps): void {
  app.get<{ Params: { kbo: string }; Querystring: MomentQuery }>(
    '/companies/:kbo/rollup',
    { schema },
    async (request, reply) => {
      const number = parseEnterpriseNumber(request.params.kbo)
      if (number === null) return sendProblem(reply, UNKNOWN_COMPANY)
      const moment = readMoment(request.query)
      const { value: rollup, current } = moment
        ? { value: await pastTimeline.getRollup(number, moment), current: true }
        : await getRollup(number)
      if (rollup === undefined) return sendProblem(reply, UNKNOWN_COMPANY) // also when nothing is on record
      const body = JSON.stringify(toRollupBody(rollup))
      sendRendered(request, reply, renderJson(body, current ? CACHEABLE : CACHE_NO_STORE))
    },
  )
}
