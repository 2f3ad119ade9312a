// A bankruptcy or a court's dissolution in a few words, with the sources that report it.

import wordings from '../../../data/wordings/insolvency-state.json' with { type: 'json' }
import type { InsolvencyState, JudicialDissolution } from '../../domain/timeline/insolvency-state.ts'
import { type Lang, type Phrase, phrase, phrases } from './languages.ts'
import { nameBankruptcySources } from './source-names.ts'

const BANKRUPTCY = phrase('faillissement', 'faillite', 'Konkurs', 'bankruptcy')

export const DISSOLUTIONS: Record<JudicialDissolution, Phrase> = phrases(wordings.dissolutions)

/** `bankruptcy (gazette, register)`, `dissolved by the court (gazette)`; null where the register tells the state. */
export function describeInsolvency(lang: Lang, insolvency: InsolvencyState): string | null {
  if (insolvency.state === 'as_registered') return null
  if (insolvency.state === 'bankrupt')
    return `${BANKRUPTCY[lang]} (${nameBankruptcySources(lang, insolvency.by)})`
  return `${DISSOLUTIONS[insolvency.state][lang]} (${nameBankruptcySources(lang, ['gazette'])})`
}
