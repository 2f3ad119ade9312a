// Routes of REST v1, under `/api/v1`.

import type { FastifyInstance } from 'fastify'
import type { GetCompany } from '../../../usecases/dossier/get-company.ts'
import type { GetRegisterRecord, ListEstablishments } from '../../../usecases/record/get-register-record.ts'
import type { SearchCompanies } from '../../../usecases/search/search-companies.ts'
import type { GetRollup } from '../../../usecases/timeline/get-rollup.ts'
import type { ListEvents } from '../../../usecases/timeline/list-events.ts'
import type { ApiGuard } from '../../api-guard.ts'
import { namedSchemas } from '../../json-schema.ts'
import { NOT_FOUND, sendProblem } from '../../problem.ts'
import { registerCompanies } from './companies.ts'
import { registerLifecycle } from './lifecycle.ts'
import { registerRecord } from './record.ts'
import { registerRollup } from './rollup.ts'
import { namedBodies } from './schema.ts'
import './record-schema.ts'
import { registerSearch } from './search.ts'

export type RestDeps = {
  guard: ApiGuard
  getCompany: GetCompany
  listEvents: ListEvents
  getRollup: GetRollup
  searchCompanies: SearchCompanies
  getRegisterRecord: GetRegisterRecord
  listEstablishments: ListEstablishments
}

export function registerRestV1(app: FastifyInstance, deps: RestDeps): void {
  for (const schema of namedSchemas(namedBodies)) app.addSchema(schema)
  app.addHook('onRequest', deps.guard) // also runs for unknown paths and methods
  registerCompanies(app, deps.getCompany)
  registerLifecycle(app, deps.listEvents)
  registerRollup(app, deps.getRollup)
  registerSearch(app, deps.searchCompanies)
  registerRecord(app, deps)
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, NOT_FOUND))
}
