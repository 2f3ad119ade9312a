// GET /api/v1/companies/{kbo}/officers

import type { FastifyInstance } from 'fastify'
import { parseEnterpriseNumberSegment } from '../../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError, UnreadTextsError } from '../../../domain/errors.ts'
import type { NamedInAccounts } from '../../../domain/officers/officer-filings.ts'
import type { Officer } from '../../../store/gazette/officers.ts'
import type { ListedOfficers, ListOfficers } from '../../../usecases/officers/list-officers.ts'
import { CACHE_NO_STORE, CACHEABLE, renderJson, sendRendered } from '../../caching.ts'
import { sendProblem, UNKNOWN_COMPANY } from '../../problem.ts'
import { describeRoute, KBO_PARAMETER } from './describe-route.ts'
import { officersExamples } from './officers-examples.ts'
import type { NamedOfficerBody, OfficerBody, OfficersBody } from './officers-schema.ts'

const schema = describeRoute({
  operationId: 'listOfficers',
  summary: 'The officers of one company',
  description:
    'Current, stale and former mandates by gazette acts, each with its publication and doubts, and whom only the newest ' +
    'accounts name. While publications about the company are not yet processed it is a 503.',
  parameterSchemas: { params: KBO_PARAMETER },
  answer: {
    description: 'The mandates. Null means unknown, never zero or empty.',
    schema: { $ref: 'Officers#' },
    examples: officersExamples,
  },
  notFound: 'No company of this number is in the latest register extract.',
  unavailable: {
    description:
      'Register or gazette unavailable, or publications not yet processed. This does not mean that there are no officers.',
    error: 'Gazette source unavailable. This does not mean that nothing is on record; try again later.',
  },
})

export function registerOfficers(app: FastifyInstance, listOfficers: ListOfficers): void {
  app.get<{ Params: { kbo: string } }>('/companies/:kbo/officers', { schema }, async (request, reply) => {
    const number = parseEnterpriseNumberSegment(request.params.kbo)
    if (number === null) return sendProblem(reply, UNKNOWN_COMPANY)
    const listed = await listOfficers(number)
    const caching = listed.unanswered.length === 0 ? CACHEABLE : CACHE_NO_STORE
    sendRendered(request, reply, renderJson(JSON.stringify(toBody(listed)), caching))
  })
}

function toBody({ company, absence, part, waiting, namedInAccounts }: ListedOfficers): OfficersBody {
  if (absence !== null) throw new UnknownCompanyError()
  if (company === null) throw new SourceUnavailableError('register')
  if (waiting > 0) throw new UnreadTextsError(waiting)
  if (part === null) throw new SourceUnavailableError('gazette')
  return {
    enterprise_number: company.enterpriseNumber,
    legal_name: company.legalName,
    officers: part.officers.map(toOfficerBody),
    auditors: part.auditors.map(toOfficerBody),
    court_appointed: part.courtAppointed.map(toOfficerBody),
    named_in_accounts: namedInAccounts?.map(toNamedBody) ?? null,
  }
}

// Without addresses: the dossier has those that are served.
function toOfficerBody(officer: Officer): OfficerBody {
  return {
    name: officer.name,
    kind: officer.roleKind === 'director_company' ? 'company' : 'person',
    enterprise_number: officer.holderNumber,
    representative: officer.representative,
    role: officer.role,
    role_kind: officer.roleKind,
    office: officer.office,
    currency: officer.currency,
    from: officer.from,
    to: officer.to,
    term_ends_on: officer.termEndsOn,
    confirmed_on: officer.confirmedOn,
    source: officer.source,
    source_numac: officer.sourceNumac,
    doubts: officer.doubts?.map(({ reason, source, on }) => ({ reason, source, on })) ?? [],
  }
}

function toNamedBody(named: NamedInAccounts): NamedOfficerBody {
  return {
    name: named.name,
    kind: named.kind,
    enterprise_number: named.enterpriseNumber,
    representative: named.representative,
    is_auditor: named.isAuditor,
    role: named.role,
    from: named.from,
    term_ends_on: named.termEndsOn,
    year: named.year,
    deposit: named.deposit,
  }
}
