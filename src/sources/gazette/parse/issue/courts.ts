// Court names above notices: they distinguish company notices from private ones, which are dropped, and give
// the language.

import type { Language } from '../../../../domain/publications/publication.ts'

/** Enterprise courts, including their names before November 2018. */
export const ENTERPRISE_COURT =
  /ondernemings-?\s?rechtbank|rechtbank van koophandel|tribunal de l[’']\s?entreprise|tribunal de commerce|unternehmensgericht|handelsgericht/i

/** A line that starts with such a court's name. */
export const ENTERPRISE_COURT_LINE = new RegExp(`^(?:\\p{L}+talige )?(?:${ENTERPRISE_COURT.source})`, 'iu')

export const APPEAL_COURT = /hof van beroep|cour d[’']appel|appellationshof/i

/** Courts for persons or offences. */
export const OTHER_COURT =
  /vredegerecht|justice de paix|friedensgericht|eerste aanleg|première instance|erster instanz|familierechtbank|tribunal de la famille|arbeidsrechtbank|tribunal du travail/i

export const INSOLVENCY =
  /failliss|faillie?t|failli\b|konkurs|reorgani[sz]at|réorganisation|vereffen|liquidat|ontbinding|dissolution|auflösung|art\.?\s?XX/i

const BY_COURT: [RegExp, Language][] = [
  [/unternehmensgericht|handelsgericht|appellationshof/i, 'de'],
  [/tribunal de (?:l[’']\s?entreprise|commerce)|cour d[’']appel/i, 'fr'],
  [/ondernemings-?\s?rechtbank|rechtbank van koophandel|hof van beroep/i, 'nl'],
]

/** Language of a notice by its court; null when `head` names none. */
export function languageByCourt(head: string): Language | null {
  return BY_COURT.find(([court]) => court.test(head))?.[1] ?? null
}
