// Routes of REST v1, under `/api/v1`.

// Each adds its bodies to `namedBodies`: in this order they stand in the description.
import './schema.ts'
import './companies/batch-schema.ts'
import './history/history-schema.ts'
import './changes/changes-schema.ts'
import './network/network-schema.ts'
import './officers/officers-schema.ts'
import './network/ownership-schema.ts'
import './officers/people-schema.ts'
import './register/register-schema.ts'

import type { FastifyInstance } from 'fastify'
import type { GetOwnership } from '../../../usecases/ownership/get-ownership.ts'
import type { SearchCompanies } from '../../../usecases/search/search-companies.ts'
import type { ApiGuard } from '../../api-guard.ts'
import { namedSchemas } from '../../json-schema.ts'
import { NOT_FOUND, sendProblem } from '../../problem.ts'
import { namedBodies } from './body-fields.ts'
import { type ChangesDeps, registerChanges } from './changes/changes.ts'
import { registerWatch, type WatchDeps } from './changes/watch.ts'
import { type BatchDeps, registerBatch } from './companies/batch.ts'
import { type CompaniesDeps, registerCompanies } from './companies/companies.ts'
import { type LifecycleDeps, registerLifecycle } from './companies/lifecycle.ts'
import { type RollupDeps, registerRollup } from './companies/rollup.ts'
import { registerSearch } from './companies/search.ts'
import { type HistoryDeps, registerHistory } from './history/history.ts'
import { type NetworkDeps, registerNetwork } from './network/network.ts'
import { registerOwnership } from './network/ownership.ts'
import { type OfficersDeps, registerOfficers } from './officers/officers.ts'
import { type PeopleDeps, registerPeople } from './officers/people.ts'
import { type EstablishmentsDeps, registerEstablishments } from './register/establishments.ts'
import { type RegisterDeps, registerRegister } from './register/register.ts'

export type RestDeps = {
  guard: ApiGuard
  getOwnership: GetOwnership
  searchCompanies: SearchCompanies
} & CompaniesDeps &
  BatchDeps &
  RegisterDeps &
  EstablishmentsDeps &
  HistoryDeps &
  LifecycleDeps &
  RollupDeps &
  NetworkDeps &
  OfficersDeps &
  PeopleDeps &
  ChangesDeps &
  WatchDeps

export function registerRestV1(app: FastifyInstance, deps: RestDeps): void {
  for (const schema of namedSchemas(namedBodies)) app.addSchema(schema)
  app.addHook('onRequest', deps.guard) // also runs for unknown paths and methods
  registerCompanies(app, deps)
  registerBatch(app, deps)
  registerLifecycle(app, deps)
  registerRollup(app, deps)
  registerHistory(app, deps)
  registerRegister(app, deps)
  registerEstablishments(app, deps)
  registerOfficers(app, deps)
  registerOwnership(app, deps.getOwnership)
  registerNetwork(app, deps)
  registerSearch(app, deps.searchCompanies)
  registerPeople(app, deps)
  registerChanges(app, deps)
  registerWatch(app, deps)
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, NOT_FOUND))
}
