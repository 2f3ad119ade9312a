// GET /api/v1/companies/{kbo}

import type { FastifyInstance } from 'fastify'
import { parseEnterpriseNumber } from '../../../domain/enterprise-number.ts'
import type { Dossier } from '../../../usecases/compose-dossier.ts'
import type { GetCompany } from '../../../usecases/get-company.ts'
import { type Rendered, sendRendered } from '../../caching.ts'
import { sendProblem, UNKNOWN_COMPANY } from '../../problem.ts'
import { renderCompany } from './company-body.ts'
import { companySchema, responses } from './schema.ts'

const schema = { response: responses(companySchema, [401, 404, 405, 429, 500, 503]) }

export function registerCompanies(app: FastifyInstance, getCompany: GetCompany): void {
  // Beside each held dossier its answer, for as long as the dossier itself is held.
  const rendered = new WeakMap<Dossier, Rendered>()

  function render(dossier: Dossier): Rendered {
    let answer = rendered.get(dossier)
    if (answer === undefined) {
      answer = renderCompany(dossier)
      rendered.set(dossier, answer)
    }
    return answer
  }

  app.get<{ Params: { kbo: string } }>('/companies/:kbo', { schema }, (request, reply) => {
    const number = parseEnterpriseNumber(request.params.kbo)
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
