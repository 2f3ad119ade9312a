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
    'Identity and registration, a risk band, insolvency events in numbers, and mandates. When the insolvency timeline ' +
    'cannot be read the answer is still 200: `coverage` says so, and `rollup`, both counts and `mandates` are null.',
  parameterSchemas: { params: KBO_PARAMETER },
  answer: {
    description: 'The dossier. Null is unknown, never zero or none.',
    schema: { $ref: 'CompanyApiResponse#' },
    examples: companyExamples,
  },
  notFound: 'No company of this number is in the latest register extract.',
  unavailable: {
    description:
      'The register did not answer, and no dossier of this company is held from before. We could not look: it does not ' +
      'mean that the company is unknown.',
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
