// Names of courts as they stand over a notice: they tell notices on companies from those on private persons, which
// are not kept, and give the language.

import type { Language } from '../../../../domain/publications/publication.ts'

/** Courts for enterprises, with their names of before November 2018. */
export const ENTERPRISE_COURT =
  /ondernemings-?\s?rechtbank|rechtbank van koophandel|tribunal de l[’']\s?entreprise|tribunal de commerce|unternehmensgericht|handelsgericht/i

/** A line that begins with such a court's name, as it stands over a notice. */
export const ENTERPRISE_COURT_LINE = new RegExp(`^(?:\\p{L}+talige )?(?:${ENTERPRISE_COURT.source})`, 'iu')

export const APPEAL_COURT = /hof van beroep|cour d[’']appel|appellationshof/i

/** Courts whose notices are about persons, or offences. */
export const OTHER_COURT =
  /vredegerecht|justice de paix|friedensgericht|eerste aanleg|première instance|erster instanz|familierechtbank|tribunal de la famille|arbeidsrechtbank|tribunal du travail/i

export const INSOLVENCY =
  /failliss|faillie?t|failli\b|konkurs|reorgani[sz]at|réorganisation|vereffen|liquidat|ontbinding|dissolution|auflösung|art\.?\s?XX/i

const BY_COURT: [RegExp, Language][] = [
  [/unternehmensgericht|handelsgericht|appellationshof/i, 'de'],
  [/tribunal de (?:l[’']\s?entreprise|commerce)|cour d[’']appel/i, 'fr'],
  [/ondernemings-?\s?rechtbank|rechtbank van koophandel|hof van beroep/i, 'nl'],
]

/** The language of a notice by the court over it; null when no court is named in `head`. */
export function languageByCourt(head: string): Language | null {
  return BY_COURT.find(([court]) => court.test(head))?.[1] ?? null
}
