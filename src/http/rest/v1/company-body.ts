// A dossier as REST shows it: snake_case, every field always there.

import type { Mandate, OfficeMandate } from '../../../domain/officers/mandate.ts'
import type { Risk, ScoreBasis } from '../../../domain/scores/risk.ts'
import type { Dossier } from '../../../usecases/dossier/compose-dossier.ts'
import { CACHE_NO_STORE, CACHEABLE, type Rendered, renderJson } from '../../caching.ts'
import { toRollupBody } from './rollup-body.ts'
import type { CompanyBody, MandateBody, OtherMandateBody } from './schema.ts'

/** The body of a dossier, ready to be sent. Its validator leaves `as_of` out. */
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
    status: 'active', // present in the newest extract: any other company is unknown here
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
    // The home of a natural person is never given, whatever is stored.
    address: mandate.roleKind === 'director' ? null : mandate.address,
    from: mandate.from,
    to: mandate.to,
    source: mandate.source,
    source_numac: mandate.sourceNumac,
  }
}
