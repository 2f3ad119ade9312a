// Candidates and suggested companies as the specification writes them.

import type { SearchHit } from '../../domain/search/query.ts'
import type { NameCodes } from '../../usecases/codes/name-codes.ts'
import type { Candidate } from '../../usecases/reconcile/reconcile-companies.ts'
import { type Lang, phrase } from '../i18n/languages.ts'
import { companyType } from './properties.ts'

const gone = phrase(
  'niet meer in het ondernemingsregister',
  'ne figure plus au registre des entreprises',
  'nicht mehr im Unternehmensregister',
  'no longer in the enterprise register',
)

/** A reconciliation candidate. */
export async function renderCandidate(candidate: Candidate, nameCodes: NameCodes, lang: Lang) {
  const { hit, features, score, match } = candidate
  return {
    id: hit.enterpriseNumber,
    name: hit.legalName,
    description: await describe(hit, nameCodes, lang),
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
export async function renderSuggestion(hit: SearchHit, nameCodes: NameCodes, lang: Lang) {
  return {
    id: hit.enterpriseNumber,
    name: hit.legalName,
    description: await describe(hit, nameCodes, lang),
    notable: [companyType(lang)],
  }
}

// Town, activity and state, as far as they are known.
async function describe(hit: SearchHit, nameCodes: NameCodes, lang: Lang): Promise<string> {
  const names = await nameCodes({ ...hit, legalForm: null }, lang)
  const state = hit.notInRegister ? gone[lang] : names.situation?.text
  return [hit.city, names.activity?.text, state].filter(text => text).join(' · ')
}
