// GET /api/v1/companies/{kbo}

import type { FastifyInstance } from 'fastify'
import examples from '../../../../../data/api/examples.json' with { type: 'json' }
import { parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import type { Mandate, OfficeMandate } from '../../../../domain/officers/mandate.ts'
import type { Risk, ScoreBasis } from '../../../../domain/risk.ts'
import type { Dossier } from '../../../../usecases/dossier/compose-dossier.ts'
import type { GetCompany } from '../../../../usecases/dossier/get-company.ts'
import type { GetPastDossier } from '../../../../usecases/history/get-past-dossier.ts'
import { CACHE_NO_STORE, CACHEABLE, type Rendered, renderJson, sendRendered } from '../../../caching.ts'
import { sendProblem, UNKNOWN_COMPANY } from '../../../problem.ts'
import { describeRoute, KBO_PARAMETER } from '../describe-route.ts'
import { MOMENT_PARAMETERS, type MomentQuery, readMoment } from '../moment.ts'
import type { CompanyBody, MandateBody, OtherMandateBody } from '../schema.ts'
import { toRollupBody } from './rollup.ts'

// REST representation of a dossier.

/** The serialised dossier. Its ETag ignores `as_of`. */
function renderCompany(dossier: Dossier): Rendered {
  const body = JSON.stringify(toCompanyBody(dossier))
  const cacheControl = isDegraded(dossier) ? CACHE_NO_STORE : CACHEABLE
  return renderJson(body, cacheControl, { stableBody: body.replace(`"as_of":"${dossier.asOf}"`, '') })
}

/** Whether a source was unavailable for it. */
export function isDegraded({ stagesDegraded }: Dossier): boolean {
  return stagesDegraded.length > 0
}

function toCompanyBody(dossier: Dossier): CompanyBody {
  const { company } = dossier
  return {
    enterprise_number: company.enterpriseNumber,
    legal_name: company.legalName,
    legal_form: company.legalForm,
    primary_nace: company.primaryNace,
    status: 'active', // companies outside the newest extract are unknown here
    address: company.address,
    risk: toRiskBody(dossier.risk),
    rollup: dossier.rollup && toRollupBody(dossier.rollup),
    insolvency_event_count: dossier.insolvencyEventCount,
    admin_event_count: dossier.adminEventCount,
    mandates: dossier.mandates?.map(toMandateBody) ?? null,
    ...(dossier.otherMandates?.length && { other_mandates: dossier.otherMandates.map(toOtherMandateBody) }),
    coverage: {
      insolvency_timeline_read: dossier.insolvencyTimelineRead,
      risk_scored: dossier.riskScored,
      stages_degraded: dossier.stagesDegraded,
    },
    as_of: dossier.asOf,
    register_situation_code: dossier.registerSituationCode,
  }
}

function toRiskBody(risk: Risk): CompanyBody['risk'] {
  return {
    band: risk.band,
    score_out_of100: risk.scoreOutOf100,
    probability: risk.probability,
    altman_z: risk.altmanZ,
    model_version: risk.modelVersion,
    evaluated_at: risk.evaluatedAt,
    ...(risk.rule && { rule: risk.rule }),
    ...(risk.basis && { basis: toBasisBody(risk.basis) }),
    ...(risk.unscored && { reason: risk.unscored }),
  }
}

function toBasisBody({ deposit, periodEnd, inputsKnown, inputsTotal }: ScoreBasis) {
  return { deposit, period_end: periodEnd, inputs_known: inputsKnown, inputs_total: inputsTotal }
}

function toOtherMandateBody(mandate: OfficeMandate): OtherMandateBody {
  const { role_kind: _, ...body } = toMandateBody(mandate)
  return { ...body, office: mandate.office as OtherMandateBody['office'] }
}

function toMandateBody(mandate: Mandate): MandateBody {
  return {
    role: mandate.role,
    role_kind: mandate.roleKind,
    name: mandate.name,
    // Never disclose a natural person's home address, even if stored.
    address: mandate.roleKind === 'director' ? null : mandate.address,
    from: mandate.from,
    to: mandate.to,
    source: mandate.source,
    source_numac: mandate.sourceNumac,
  }
}

const schema = describeRoute({
  operationId: 'getCompany',
  summary: 'The dossier of one company',
  description:
    'Identity and registration, risk band, counts of insolvency events, and mandates. When the insolvency timeline ' +
    'is unavailable the response is still 200: `coverage` reports it, and `rollup`, both counts and `mandates` are null.',
  params: KBO_PARAMETER,
  query: MOMENT_PARAMETERS,
  answer: {
    description: 'The dossier. Null means unknown, never zero or empty.',
    schema: { $ref: 'CompanyApiResponse#' },
    examples: examples.company,
  },
  notFound:
    'No company of this number is in the latest register extract, or in that of the day; or the day is before the first ' +
    'extract that was loaded, and nothing can be said of it: the error text says which.',
  unavailable: {
    description:
      'Register unavailable, and no dossier of this company is cached. This does not mean that the company is unknown.',
    error: 'Register source unavailable. This does not mean that nothing is on record; try again later.',
  },
})

// Caches the rendered response as a non-enumerable property of the dossier, so that spreads do not copy it. A WeakMap
// with thousands of entries lengthens full garbage collections.
const RENDERED = Symbol('rendered')

/** The serialised dossier, rendered once for each dossier. */
export function renderDossier(dossier: Dossier & { [RENDERED]?: Rendered }): Rendered {
  const answer = dossier[RENDERED] ?? renderCompany(dossier)
  if (dossier[RENDERED] === undefined) Object.defineProperty(dossier, RENDERED, { value: answer })
  return answer
}

export type CompaniesDeps = { getCompany: GetCompany; getPastDossier: GetPastDossier }

export function registerCompanies(app: FastifyInstance, { getCompany, getPastDossier }: CompaniesDeps): void {
  type Address = { Params: { kbo: string }; Querystring: MomentQuery }
  app.get<Address>('/companies/:kbo', { schema }, (request, reply) => {
    const number = parseEnterpriseNumber(request.params.kbo)
    if (number === null) {
      sendProblem(reply, UNKNOWN_COMPANY)
      return
    }
    const moment = readMoment(request.query)
    const dossier = moment ? getPastDossier(number, moment) : getCompany(number)
    if (dossier instanceof Promise)
      return dossier.then(composed => sendRendered(request, reply, renderDossier(composed)))
    sendRendered(request, reply, renderDossier(dossier))
  })
}
