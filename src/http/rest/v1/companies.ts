// GET /api/v1/companies/{kbo}

import type { FastifyInstance } from 'fastify'
import { parseEnterpriseNumberSegment } from '../../../domain/company/enterprise-number.ts'
import type { Dossier } from '../../../usecases/dossier/compose-dossier.ts'
import type { GetCompany } from '../../../usecases/dossier/get-company.ts'
import { type Rendered, sendRendered } from '../../caching.ts'
import { sendProblem, UNKNOWN_COMPANY } from '../../errors/problem.ts'
import { renderCompany } from './company-body.ts'
import { describeRoute, KBO_PARAMETER } from './describe-route.ts'
import { companyExamples } from './examples.ts'

const schema = describeRoute({
  operationId: 'getCompany',
  summary: 'The dossier of one company',
  description:
    'Identity and registration, risk band, counts of insolvency events, and mandates. When the insolvency timeline ' +
    'is unavailable the response is still 200: `coverage` reports it, and `rollup`, both counts and `mandates` are null.',
  parameterSchemas: { params: KBO_PARAMETER },
  answer: {
    description: 'The dossier. Null means unknown, never zero or empty.',
    schema: { $ref: 'CompanyApiResponse#' },
    examples: companyExamples,
  },
  notFound: 'No company of this number is in the latest register extract.',
  unavailable: {
    description:
      'Register unavailable, and no dossier of this company is cached. This does not mean that the company is unknown.',
    error: 'Register source unavailable. This does not mean that nothing is on record; try again later.',
  },
})

// Caches the rendered response as a non-enumerable property of the dossier, so that spreads do not copy it. A WeakMap
// with thousands of entries lengthens full garbage collections.
const RENDERED = Symbol('rendered')

function render(dossier: Dossier & { [RENDERED]?: Rendered }): Rendered {
  const answer = dossier[RENDERED] ?? renderCompany(dossier)
  if (dossier[RENDERED] === undefined) Object.defineProperty(dossier, RENDERED, { value: answer })
  return answer
}

export function registerCompanies(app: FastifyInstance, getCompany: GetCompany): void {
  app.get<{ Params: { kbo: string } }>('/companies/:kbo', { schema }, (request, reply) => {
    const number = parseEnterpriseNumberSegment(request.params.kbo)
    if (number === null) {
      sendProblem(reply, UNKNOWN_COMPANY)
      return
    }
    const dossier = getCompany(number)
    if (dossier instanceof Promise)
      return dossier.then(composed => sendRendered(request, reply, render(composed)))
    sendRendered(request, reply, render(dossier))
  })
}
