// The printed role of each person: the label, else the first role word in the text.

import type { Practitioner, PractitionerRole } from '../../../domain/publications/gazette-fact.ts'

const ARTICLE = /^(?:(?:De|Les?|La|Der|Die|Stelt aan als)\s+|L['’´`]\s*)/iu

/** A label as printed, without article and colon; null if nothing remains. */
export function readRoleLabel(printed: string): string | null {
  const label = printed
    .replace(/\s+/g, ' ')
    .replace(/ ?: ?$/, '')
    .trim()
    .replace(ARTICLE, '')
  return label === '' ? null : label
}

const WORDS: Record<PractitionerRole, RegExp> = {
  curator: /(?:(?:mede|co)-?)?(?:curator(?:en|s)?|curat(?:eur|rice)s?)(?!\p{L})|Konkursverwalter(?:in)?/iu,
  provisional_administrator:
    /voorlopige?\s+bewindvoerders?|administrat(?:eur|rice)s?\s+provisoires?|vorl[äa]ufige[rn]?\s+Verwalter/iu,
  liquidator: /vereffenaars?|liquidat(?:eur|rice)s?(?!\p{L})|Liquidator(?:en)?/iu,
  liquidation_expert: /vereffeningsdeskundigen?|praticiens?\s+de\s+la\s+liquidation|Liquidationsexperten?/iu,
  restructuring_expert:
    /herstructureringsdeskundigen?|praticiens?\s+de\s+la\s+r[ée]organi[sz]ation|Restrukturierungsexperten?/iu,
  judicial_mandatary:
    /gerechtsmandataris(?:sen)?|mandataires?\s+de\s+justice|gerichtliche[rn]?\s+(?:Beauftragte[rn]?|Mandatar)/iu,
}

/** The same people; those without a label get the first word for their role in `text`, if any. */
export function addPrintedRoles(people: Practitioner[], text: string): Practitioner[] {
  return people.map(one => {
    if (one.label !== undefined) return one
    const label = WORDS[one.role].exec(text)?.[0].replace(/\s+/g, ' ')
    return label === undefined ? one : { ...one, label }
  })
}
