// REST representation of a dossier.

import type { Mandate, OfficeMandate } from '../../../domain/officers/mandate.ts'
import type { Risk, ScoreBasis } from '../../../domain/scores/risk.ts'
import type { Dossier } from '../../../usecases/dossier/compose-dossier.ts'
import { CACHE_NO_STORE, CACHEABLE, type Rendered, renderJson } from '../../caching.ts'
import { toRollupBody } from './rollup-body.ts'
import type { CompanyBody, MandateBody, OtherMandateBody } from './schema.ts'

/** The serialised dossier. Its ETag ignores `as_of`. */
export function renderCompany(dossier: Dossier): Rendered {
  const body = JSON.stringify(toBody(dossier))
  const cacheControl = dossier.stagesDegraded.length === 0 ? CACHEABLE : CACHE_NO_STORE
  return renderJson(body, cacheControl, body.replace(`"as_of":"${dossier.asOf}"`, ''))
}

function toBody(dossier: Dossier): CompanyBody {
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
    ...(risk.basis && { basis: toBasisBody(risk.basis) }),
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
