// GET /api/v1/companies/{kbo}/rollup

import type { FastifyInstance } from 'fastify'
import { parseEnterpriseNumber } from '../../../domain/enterprise-number.ts'
import type { GetRollup } from '../../../usecases/get-rollup.ts'
import { CACHEABLE, NOT_STORED, renderJson, sendRendered } from '../../caching.ts'
import { sendProblem, UNKNOWN_COMPANY } from '../../problem.ts'
import { toRollupBody } from './rollup-body.ts'
import { responses, rollupSchema } from './schema.ts'

const schema = { response: responses(rollupSchema, [401, 404, 405, 429, 500, 503]) }

export function registerRollup(app: FastifyInstance, getRollup: GetRollup): void {
  app.get<{ Params: { kbo: string } }>('/companies/:kbo/rollup', { schema }, async (request, reply) => {
    const number = parseEnterpriseNumber(request.params.kbo)
    if (number === null) return sendProblem(reply, UNKNOWN_COMPANY)
    const { value: rollup, current } = await getRollup(number)
    if (rollup === undefined) return sendProblem(reply, UNKNOWN_COMPANY) // nothing on record is told so too
    const body = JSON.stringify(toRollupBody(rollup))
    sendRendered(request, reply, renderJson(body, current ? CACHEABLE : NOT_STORED))
  })
}
