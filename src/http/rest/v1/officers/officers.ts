// GET /api/v1/companies/{kbo}/officers

import type { FastifyInstance } from 'fastify'
import examples from '../../../../../data/api/examples.json' with { type: 'json' }
import type { ActiveKey } from '../../../../domain/access/api-key.ts'
import { parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError, UnreadTextsError } from '../../../../domain/errors.ts'
import { directorRoleKind } from '../../../../domain/officers/mandate.ts'
import type { Officer } from '../../../../store/gazette/officers.ts'
import type { UseCases } from '../../../../usecases/create-use-cases.ts'
import type { ListedOfficers } from '../../../../usecases/officers/list-officers.ts'
import type { PersonIdOf } from '../../../../usecases/people/identify-officers.ts'
import { CACHE_NO_STORE, CACHEABLE, renderJson, sendRendered } from '../../../caching.ts'
import { sendProblem, UNKNOWN_COMPANY } from '../../../problem.ts'
import { bodyOf } from '../body-fields.ts'
import { describeRoute, KBO_PARAMETER } from '../describe-route.ts'
import { MOMENT_PARAMETERS, type MomentQuery, readMoment, UNKNOWN_MOMENT } from '../moment.ts'
import {
  namedOfficer,
  type OfficerBody,
  type OfficersBody,
  officerSchema,
  toDoubtBody,
} from './officers-schema.ts'

const schema = describeRoute({
  operationId: 'listOfficers',
  summary: 'The officers of one company',
  description:
    'Current, stale and former mandates by gazette acts, each with its publication and doubts, and whom only the newest ' +
    'accounts name. While publications about the company are not yet processed it is a 503. Ids of people are given to keys ' +
    'with the right to look up people only; the request is recorded then, and the response is not cacheable. With ' +
    '`as_of` or `known_at` it is the answer as of a moment in the past, without such ids; a malformed one is a 400.',
  params: KBO_PARAMETER,
  query: MOMENT_PARAMETERS,
  answer: {
    description: 'The mandates. Null means unknown, never zero or empty.',
    schema: { $ref: 'Officers#' },
    examples: examples.officers,
  },
  notFound: `No company of this number is in the latest register extract. ${UNKNOWN_MOMENT}`,
  unavailable: {
    description:
      'Register or gazette unavailable, or publications not yet processed. This does not mean that there are no officers.',
    error: 'Gazette source unavailable. This does not mean that nothing is on record; try again later.',
  },
})

export type OfficersDeps = Pick<UseCases, 'listOfficers' | 'identifyOfficers' | 'pastTimeline'>

export function registerOfficers(
  app: FastifyInstance,
  { listOfficers, identifyOfficers, pastTimeline }: OfficersDeps,
): void {
  app.get<{ Params: { kbo: string }; Querystring: MomentQuery }>(
    '/companies/:kbo/officers',
    { schema },
    async (request, reply) => {
      const number = parseEnterpriseNumber(request.params.kbo)
      if (number === null) return sendProblem(reply, UNKNOWN_COMPANY)
      const moment = readMoment(request.query)
      const { keyId, people } = request.apiKey as ActiveKey
      // People are joined from today's mandates, so past ones have no ids.
      const identifies = people && moment === null
      const [listed, personIdOf] = await Promise.all([
        moment ? pastTimeline.listOfficers(number, moment) : listOfficers(number),
        identifies ? identifyOfficers(number, { kind: 'officers', by: { keyId } }) : null,
      ])
      const caching = listed.unanswered.length === 0 && !identifies ? CACHEABLE : CACHE_NO_STORE
      sendRendered(request, reply, renderJson(JSON.stringify(toBody(listed, personIdOf)), caching))
    },
  )
}

function toBody(
  { company, absence, part, waiting, namedInAccounts }: ListedOfficers,
  personIdOf: PersonIdOf | null,
): OfficersBody {
  if (absence !== null) throw new UnknownCompanyError()
  if (company === null) throw new SourceUnavailableError('register')
  if (waiting > 0) throw new UnreadTextsError(waiting)
  if (part === null) throw new SourceUnavailableError('gazette')
  return {
    enterprise_number: company.enterpriseNumber,
    legal_name: company.legalName,
    officers: part.officers.map(officer => toOfficerBody(officer, personIdOf)),
    auditors: part.auditors.map(officer => toOfficerBody(officer, personIdOf)),
    court_appointed: part.courtAppointed.map(officer => toOfficerBody(officer, null)),
    named_in_accounts: namedInAccounts?.map(toNamedBody) ?? null,
  }
}

// Without addresses: the dossier has those that are served.
const toOfficerFields = bodyOf(officerSchema)
const toNamedBody = bodyOf(namedOfficer)

function toOfficerBody(officer: Officer, personIdOf: PersonIdOf | null): OfficerBody {
  const isCompany = officer.roleKind === 'director_company'
  const personId = personIdOf?.(officer) ?? null
  return toOfficerFields({
    ...officer,
    kind: isCompany ? 'company' : 'person',
    enterpriseNumber: officer.holderNumber,
    personId: isCompany ? null : personId,
    representativePersonId: isCompany ? personId : null,
    roleKind: directorRoleKind(officer),
    doubts: officer.doubts?.map(toDoubtBody) ?? [],
  })
}
