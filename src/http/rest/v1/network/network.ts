// GET /api/v1/companies/{kbo}/network?depth=1|2

import type { FastifyInstance } from 'fastify'
import examples from '../../../../../data/api/examples.json' with { type: 'json' }
import type { ActiveKey } from '../../../../domain/access/api-key.ts'
import { parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import { ParameterError } from '../../../../domain/errors.ts'
import type { EdgeSource } from '../../../../domain/network/network.ts'
import type { UseCases } from '../../../../usecases/create-use-cases.ts'
import type {
  CompanyNetwork,
  Depth,
  LinkedEdge,
  NetworkNode,
} from '../../../../usecases/network/get-network.ts'
import type { ListedInsolvency } from '../../../../usecases/network/list-insolvencies.ts'
import { CACHE_NO_STORE, CACHEABLE, renderJson, sendRendered } from '../../../caching.ts'
import { clientProblem, sendProblem, UNKNOWN_COMPANY } from '../../../problem.ts'
import { isUndecodable, type Parameter } from '../../../query-parameters.ts'
import { bodyOf } from '../body-fields.ts'
import { describeRoute, KBO_PARAMETER } from '../describe-route.ts'
import {
  aroundSchema,
  edgeSchema,
  type InsolvencyAroundBody,
  type NetworkBody,
  type NetworkEdgeBody,
  type NetworkNodeBody,
  nodeSchema,
} from './network-schema.ts'

const schema = describeRoute({
  operationId: 'getNetwork',
  summary: 'Companies and people around one company',
  description:
    'Holdings, officers, permanent representatives, auditors and companies in the same house as a graph of at most 200 ' +
    'nodes, and insolvencies around the company. Without the right to look up people, natural persons are officers of ' +
    'the company only and link nothing. Another `depth` than 1 or 2 is a 400.',
  params: KBO_PARAMETER,
  query: {
    depth: {
      type: 'integer',
      format: 'int32',
      default: 1,
      minimum: 1,
      maximum: 2,
      description: 'Edges from the company.',
    },
  },
  answer: {
    description:
      'The network. Null means unknown, never zero or empty; `not_answered` names what is missing.',
    schema: { $ref: 'Network#' },
    examples: examples.network,
  },
  notFound: 'No company of this number is in the latest register extract.',
  unavailable: {
    description:
      'Register unavailable, or both gazette and accounts. This does not mean that there is no network.',
    error: 'Register source unavailable. This does not mean that nothing is on record; try again later.',
  },
})

export type NetworkDeps = Pick<UseCases, 'getNetwork' | 'mayShowPeople'>

type Route = { Params: { kbo: string }; Querystring: { depth?: Parameter } }

export function registerNetwork(app: FastifyInstance, deps: NetworkDeps): void {
  const { getNetwork, mayShowPeople } = deps
  app.get<Route>('/companies/:kbo/network', { schema }, async (request, reply) => {
    const number = parseEnterpriseNumber(request.params.kbo)
    if (number === null) return sendProblem(reply, UNKNOWN_COMPANY)
    if (isUndecodable(request.url)) return sendProblem(reply, clientProblem(400))
    const depth = readDepth(request.query.depth)
    const { keyId, people } = request.apiKey as ActiveKey
    const withPeople = await mayShowPeople(number, people ? keyId : null)
    const network = await getNetwork(number, { depth, withPeople })
    const isCacheable = network.notAnswered.length === 0 && !people
    const body = JSON.stringify(toBody(network))
    sendRendered(request, reply, renderJson(body, isCacheable ? CACHEABLE : CACHE_NO_STORE))
  })
}

// Ignoring an invalid depth would return a smaller network without a warning.
function readDepth(given: Parameter): Depth {
  const text = Array.isArray(given) ? given[0] : given
  if (text === undefined || text === '' || text === '1') return 1
  if (text === '2') return 2
  throw new ParameterError('depth', 'write 1 or 2, or leave it out.')
}

function toBody(network: CompanyNetwork): NetworkBody {
  const { company, depth, withPeople, nodes, edges, leftOut, sameAddress } = network
  return {
    enterprise_number: company.enterpriseNumber,
    legal_name: company.legalName,
    depth,
    people: withPeople,
    nodes: nodes.map(toNodeBody),
    edges: edges.map(toEdgeBody),
    left_out: { nodes: leftOut.nodes, is_minimum: leftOut.isMinimum },
    insolvencies_around: network.insolvenciesAround?.map(toAroundBody) ?? null,
    same_address: sameAddress && {
      count: sameAddress.count,
      is_minimum: sameAddress.isMinimum,
      shared_office: sameAddress.isSharedOffice,
      companies: sameAddress.companies.map(({ enterpriseNumber, legalName }) => ({
        enterprise_number: enterpriseNumber,
        legal_name: legalName,
      })),
    },
    not_answered: network.notAnswered,
  }
}

const toNodeFields = bodyOf(nodeSchema)

function toNodeBody({ party, company, band, ...node }: NetworkNode): NetworkNodeBody {
  return toNodeFields({
    ...node,
    ...party,
    name: company?.legalName ?? party.name,
    inRegister: party.enterpriseNumber === null ? null : (company?.inRegister ?? false),
    registerSituationCode: company?.inRegister ? company.situationCode : null,
    riskBand: band,
  })
}

const toEdgeFields = bodyOf(edgeSchema)

function toEdgeBody({ source, mandates, holding, ...edge }: LinkedEdge): NetworkEdgeBody {
  const offices = mandates.flatMap(({ office }) => office ?? [])
  return toEdgeFields({
    ...edge,
    from: edge.fromId,
    to: edge.toId,
    source: { kind: source.kind, reference: referenceOf(source) },
    offices: [...new Set(offices)],
    startsOn: mandates[0]?.startsOn ?? null,
    endsOn: mandates[0]?.endsOn ?? null,
    byHolder: holding?.byHolder ?? null,
    byHeld: holding?.byHeld ?? null,
    contradiction: holding?.contradiction ?? false,
  })
}

function referenceOf(source: EdgeSource): string | null {
  if (source.kind === 'act') return source.numac
  return source.kind === 'deposit' ? source.reference : null
}

const toAroundFields = bodyOf(aroundSchema)

function toAroundBody(insolvency: ListedInsolvency): InsolvencyAroundBody {
  const links = insolvency.links.map(({ kind, through }) => ({
    kind,
    through: through && {
      id: through.party.enterpriseNumber ?? through.party.personId,
      name: through.company?.legalName ?? through.party.name,
    },
  }))
  return toAroundFields({ ...insolvency, links })
}
