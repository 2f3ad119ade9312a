// Routes of REST v1, under `/api/v1`.

import type { FastifyInstance } from 'fastify'
import type { GetOwnership } from '../../../usecases/ownership/get-ownership.ts'
import type { SearchCompanies } from '../../../usecases/search/search-companies.ts'
import type { ApiGuard } from '../../api-guard.ts'
import { namedSchemas } from '../../json-schema.ts'
import { NOT_FOUND, sendProblem } from '../../problem.ts'
import { type BatchDeps, registerBatch } from './batch.ts'
import { type ChangesDeps, registerChanges } from './changes.ts'
import { type CompaniesDeps, registerCompanies } from './companies.ts'
import { type EstablishmentsDeps, registerEstablishments } from './establishments.ts'
import { type HistoryDeps, registerHistory } from './history.ts'
import { type LifecycleDeps, registerLifecycle } from './lifecycle.ts'
import { type NetworkDeps, registerNetwork } from './network.ts'
import { type OfficersDeps, registerOfficers } from './officers.ts'
import { registerOwnership } from './ownership.ts'
import { type PeopleDeps, registerPeople } from './people.ts'
import { type RegisterDeps, registerRegister } from './register.ts'
import './history-schema.ts'
import './changes-schema.ts'
import './network-schema.ts'
import './officers-schema.ts'
import './ownership-schema.ts'
import './people-schema.ts'
import './register-schema.ts' // adds its bodies to `namedBodies`
import { type RollupDeps, registerRollup } from './rollup.ts'
import { namedBodies } from './schema.ts'
import { registerSearch } from './search.ts'
import { registerWatch, type WatchDeps } from './watch.ts'

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
