// REST v1: what there is under `/api/v1`.

import type { FastifyInstance } from 'fastify'
import type { GetCompany } from '../../../usecases/get-company.ts'
import type { SearchCompanies } from '../../../usecases/search-companies.ts'
import type { Gate } from '../../gate.ts'
import { sendProblem, UNKNOWN_PATH } from '../../problem.ts'
import { registerCompanies } from './companies.ts'
import { registerSearch } from './search.ts'

export type RestDeps = {
  gate: Gate
  getCompany: GetCompany
  searchCompanies: SearchCompanies
}

export function registerRestV1(app: FastifyInstance, { gate, getCompany, searchCompanies }: RestDeps): void {
  app.addHook('onRequest', gate) // unknown paths and other methods pass it too
  registerCompanies(app, getCompany)
  registerSearch(app, searchCompanies)
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, UNKNOWN_PATH))
}
