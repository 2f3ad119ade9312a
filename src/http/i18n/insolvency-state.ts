// A bankruptcy or a court's dissolution in a few words, with the sources that report it.

import type { InsolvencyState, JudicialDissolution } from '../../domain/timeline/insolvency-state.ts'
import { type Lang, type Phrase, phrase } from './languages.ts'
import { nameBankruptcySources } from './source-names.ts'

export const BANKRUPTCY = phrase('faillissement', 'faillite', 'Konkurs', 'bankruptcy')

export const DISSOLUTIONS: Record<JudicialDissolution, Phrase> = {
  dissolved: phrase(
    'gerechtelijk ontbonden',
    'dissolution judiciaire',
    'gerichtlich aufgelöst',
    'dissolved by the court',
  ),
  dissolved_and_closed: phrase(
    'gerechtelijk ontbonden en gesloten',
    'dissolution judiciaire clôturée',
    'gerichtlich aufgelöst und abgeschlossen',
    'dissolved by the court and closed',
  ),
  in_liquidation: phrase(
    'gerechtelijke vereffening',
    'liquidation judiciaire',
    'gerichtliche Liquidation',
    'liquidation by the court',
  ),
}

/** `bankruptcy (gazette, register)`, `dissolved by the court (gazette)`; null where the register tells the state. */
export function describeInsolvency(lang: Lang, insolvency: InsolvencyState): string | null {
  if (insolvency.state === 'as_registered') return null
  if (insolvency.state === 'bankrupt')
    return `${BANKRUPTCY[lang]} (${nameBankruptcySources(lang, insolvency.by)})`
  return `${DISSOLUTIONS[insolvency.state][lang]} (${nameBankruptcySources(lang, ['gazette'])})`
}
