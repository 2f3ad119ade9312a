// GET /api/v1/people and /api/v1/people/{id}, for keys with the right to look up people. Never cached: every look-up is
// recorded.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import examples from '../../../../../data/api/examples.json' with { type: 'json' }
import type { ActiveKey } from '../../../../domain/access/api-key.ts'
import { ParameterError } from '../../../../domain/errors.ts'
import { isPersonId } from '../../../../domain/people/person-id.ts'
import type { PersonMandate } from '../../../../store/people/person-record.ts'
import type { PersonRank } from '../../../../store/people/search-people.ts'
import type { GetPerson, PersonAnswer, PersonCompany } from '../../../../usecases/people/get-person.ts'
import type { FoundPeople, PersonHit, SearchPeople } from '../../../../usecases/people/search-people.ts'
import { CACHE_NO_STORE, renderJson, sendRendered } from '../../../caching.ts'
import { clientProblem, PEOPLE_NOT_ALLOWED, sendProblem } from '../../../problem.ts'
import { isUndecodable, type Parameter, parseSearchText, readLimit } from '../../../query-parameters.ts'
import { bodyOf } from '../body-fields.ts'
import { describeLimit, describeRoute } from '../describe-route.ts'
import { toDoubtBody } from './officers-schema.ts'
import {
  companySchema,
  mandateSchema,
  type PeopleBody,
  type PersonBody,
  type PersonCompanyBody,
  type PersonHitBody,
  type PersonMandateBody,
} from './people-schema.ts'

const LIMITS = { defaultLimit: 20, maxLimit: 50 }

const RIGHT = 'Needs a key with the right to look up people; every look-up is recorded. Never cached.'
const UNAVAILABLE = {
  description:
    'Gazette or register unavailable, mandates not yet joined into people, or the look-up could not be recorded. This ' +
    'does not mean that nobody has this name.',
  error: 'Insolvency source unavailable. This does not mean that nothing is on record; try again later.',
}

const searchRoute = describeRoute({
  operationId: 'searchPeople',
  summary: 'People by name',
  description: `People with all words of \`q\` in their names, in any order. ${RIGHT} A blank or missing \`q\` gives no people.`,
  query: {
    q: {
      type: 'string',
      description: 'Words of a name: case, accents and order make no difference. Initials are left out.',
      'x-examples': { name: { summary: 'A name', value: 'odilon van pluim' } },
    },
    limit: describeLimit('people', LIMITS),
    cursor: {
      type: 'string',
      description: 'The page after another one, from its `next_cursor`. Any other value is a 400.',
      examples: ['Mi4wMTIzNDU2Nzg5YWJjZGVm'],
    },
  },
  answer: {
    description: 'A page of people. An empty one is sent only when the gazette answered.',
    schema: { $ref: 'PeoplePage#' },
    examples: examples.people,
  },
  forbidden: PEOPLE_NOT_ALLOWED.message,
  unavailable: UNAVAILABLE,
})

const personRoute = describeRoute({
  operationId: 'getPerson',
  summary: 'One person, over all companies',
  description:
    'Mandates that evidence joins into one person, the reasons, and others of the name, which may be other people. ' +
    `${RIGHT} An earlier id of the person answers with the present one in \`id\`.`,
  params: {
    type: 'object',
    properties: {
      id: {
        type: 'string',
        description: 'An id from a search or a list of officers: sixteen digits and letters a to f.',
        'x-examples': { id: { summary: 'An id', value: '0123456789abcdef' } },
      },
    },
  },
  answer: {
    description: 'The person. Null means unknown, never zero or empty.',
    schema: { $ref: 'Person#' },
    examples: examples.person,
  },
  notFound: 'No person has or had this id.',
  notFoundError: 'Unknown person.',
  forbidden: PEOPLE_NOT_ALLOWED.message,
  unavailable: UNAVAILABLE,
})

export type PeopleDeps = { searchPeople: SearchPeople; getPerson: GetPerson }

export function registerPeople(app: FastifyInstance, { searchPeople, getPerson }: PeopleDeps): void {
  app.get<{ Querystring: { q?: Parameter; limit?: Parameter; cursor?: Parameter } }>(
    '/people',
    { schema: searchRoute },
    async (request, reply) => {
      const by = askerOf(request)
      if (by === null) return sendProblem(reply, PEOPLE_NOT_ALLOWED)
      if (isUndecodable(request.url)) return sendProblem(reply, clientProblem(400))
      const after = readCursor(request.query.cursor)
      const page = { after, limit: readLimit(request.query.limit, LIMITS), by }
      send(request, reply, toPageBody(await searchPeople(parseSearchText(request.query.q), page)))
    },
  )
  app.get<{ Params: { id: string } }>('/people/:id', { schema: personRoute }, async (request, reply) => {
    const by = askerOf(request)
    if (by === null) return sendProblem(reply, PEOPLE_NOT_ALLOWED)
    send(request, reply, toPersonBody(await getPerson(request.params.id, by)))
  })
}

function askerOf(request: FastifyRequest): { keyId: string } | null {
  const { people, keyId } = request.apiKey as ActiveKey
  return people ? { keyId } : null
}

function send(request: FastifyRequest, reply: FastifyReply, body: PeopleBody | PersonBody): void {
  sendRendered(request, reply, renderJson(JSON.stringify(body), CACHE_NO_STORE))
}

// A cursor is the rank of the last person of a page, opaque to clients.

function formatCursor({ companies, personId }: PersonRank): string {
  return Buffer.from(`${companies}.${personId}`).toString('base64url')
}

// Ignoring an unknown cursor would send a client that pages in a circle.
function readCursor(given: Parameter): PersonRank | null {
  const cursor = (Array.isArray(given) ? given[0] : given) ?? ''
  if (cursor === '') return null
  const [companies = '', personId = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('.')
  const rank = { companies: Number(companies), personId }
  if (!/^[1-9]\d{0,8}$/.test(companies) || !isPersonId(personId) || formatCursor(rank) !== cursor)
    throw new ParameterError('cursor', 'take it from `next_cursor` of the page before, or leave it out.')
  return rank
}

function toPageBody({ hits, next }: FoundPeople): PeopleBody {
  return { people: hits.map(toHitBody), next_cursor: next && formatCursor(next) }
}

function toHitBody({ personId, name, companyCount, company }: PersonHit): PersonHitBody {
  return {
    id: personId,
    name,
    company_count: companyCount,
    company: { enterprise_number: company.enterpriseNumber, legal_name: company.legalName },
  }
}

function toPersonBody(person: PersonAnswer): PersonBody {
  return {
    id: person.personId,
    name: person.name,
    company_count: person.companyCount,
    companies: person.companies.map(toCompanyBody),
    joins: person.joins.map(({ companies, reasons, bits }) => ({
      companies: [...companies],
      reasons,
      weight_bits: Math.round(bits * 10) / 10,
    })),
    shared_boards: person.sharedBoards.map(({ personId, name, companies }) => ({
      id: personId,
      name,
      companies,
    })),
    same_name_count: person.sameNameCount,
    same_name: person.sameName.map(toHitBody),
  }
}

const toCompanyFields = bodyOf(companySchema)

function toCompanyBody(company: PersonCompany): PersonCompanyBody {
  return toCompanyFields({
    ...company,
    registerSituationCode: company.situationCode,
    mandates: company.mandates?.map(toMandateBody) ?? null,
  })
}

const toMandateFields = bodyOf(mandateSchema)

function toMandateBody(mandate: PersonMandate): PersonMandateBody {
  const isRepresentative = mandate.roleKind === 'director_company'
  return toMandateFields({
    ...mandate,
    name: (isRepresentative && mandate.representative) || mandate.name,
    representativeOf: isRepresentative
      ? { name: mandate.name, enterprise_number: mandate.holderNumber }
      : null,
    sourceNumacs: mandate.numacs,
    doubts: mandate.doubts?.map(toDoubtBody) ?? [],
  })
}
