// Candidates and suggested companies as the specification writes them.

import type { SearchHit } from '../../domain/search/query.ts'
import { standsByRegister } from '../../domain/timeline/insolvency-state.ts'
import type { NameCodes } from '../../usecases/codes/name-codes.ts'
import type { Candidate } from '../../usecases/reconcile/reconcile-companies.ts'
import type { ReadCompanyState } from '../../usecases/timeline/read-insolvency-state.ts'
import { describeInsolvency } from '../i18n/insolvency-state.ts'
import { type Lang, phrase } from '../i18n/languages.ts'
import { companyType } from './properties.ts'

const gone = phrase(
  'niet meer in het ondernemingsregister',
  'ne figure plus au registre des entreprises',
  'nicht mehr im Unternehmensregister',
  'no longer in the enterprise register',
)

export type DescribeDeps = { nameCodes: NameCodes; readCompanyState: ReadCompanyState }

/** A reconciliation candidate. */
export async function renderCandidate(candidate: Candidate, deps: DescribeDeps, lang: Lang) {
  const { hit, features, score, match } = candidate
  return {
    id: hit.enterpriseNumber,
    name: hit.legalName,
    description: await describe(hit, deps, lang),
    type: [companyType(lang)],
    score,
    match,
    features: [
      { id: 'number_equal', value: features.numberEqual },
      { id: 'name_equal', value: features.nameEqual },
      { id: 'approximate', value: features.approximate },
      { id: 'town_equal', value: features.townEqual },
      { id: 'street_equal', value: features.streetEqual },
    ].filter(({ value }) => value !== null),
  }
}

/** A suggested entity. */
export async function renderSuggestion(hit: SearchHit, deps: DescribeDeps, lang: Lang) {
  return {
    id: hit.enterpriseNumber,
    name: hit.legalName,
    description: await describe(hit, deps, lang),
    notable: [companyType(lang)],
  }
}

// Town, activity and state, as far as they are known.
async function describe(hit: SearchHit, deps: DescribeDeps, lang: Lang): Promise<string> {
  const names = await deps.nameCodes({ ...hit, legalForm: null }, lang)
  const registered = hit.notInRegister ? undefined : names.situation?.text
  const state = await describeState(hit, registered, deps.readCompanyState, lang)
  return [hit.city, names.activity?.text, state, hit.notInRegister && gone[lang]]
    .filter(text => text)
    .join(' · ')
}

// The register's situation, unless the gazette reports a bankruptcy or a dissolution. Without the gazette an ordinary
// situation is not told: it would say that nothing is on record.
async function describeState(
  hit: SearchHit,
  registered: string | undefined,
  readCompanyState: ReadCompanyState,
  lang: Lang,
): Promise<string | undefined> {
  const insolvency = await readCompanyState(hit)
  if (insolvency === null) return standsByRegister(hit.situationCode) ? undefined : registered
  return describeInsolvency(lang, insolvency) ?? registered
}
