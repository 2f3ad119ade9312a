// Classifies an office by its neighbouring words.

import { wordsOf } from '../cues/found-cue.ts'
import type { FoundOffice } from '../find-offices.ts'
import type { FoundName } from '../names/name-search.ts'
import { has, isSign, type Token } from '../tokens.ts'

/** `comme administrateur de la SA X`: X is the company of the office, not its holder; `Est nommée commissaire la SRL X`: it is. */
export const isCompanyOfOffice = (
  tokens: readonly Token[],
  name: FoundName,
  offices: readonly FoundOffice[],
): boolean => {
  const between = wordsToOffice(tokens, name, offices)
  return between !== null && (between.length === 0 || between.some(({ fold }) => OF.test(fold)))
}

/** True for a company behind an office with nothing but prepositions and articles between. */
export const isCompanyBehindOffice = (
  tokens: readonly Token[],
  name: FoundName,
  offices: readonly FoundOffice[],
): boolean => wordsToOffice(tokens, name, offices) !== null

function wordsToOffice(
  tokens: readonly Token[],
  name: FoundName,
  offices: readonly FoundOffice[],
): Token[] | null {
  const office = offices.findLast(({ to }) => to <= name.from)
  if (name.kind !== 'company' || !office || name.from - office.to > 5) return null
  const between = tokens.slice(office.to, name.from)
  return between.every(({ fold }) => OF.test(fold) || ARTICLE.test(fold)) ? between : null
}

const OF = /^(?:de|du|des|au|sein|van|der|d'|notre|dans|bij|in)$/
const ARTICLE = /^(?:la|le|l'|societe|vennootschap)$/

/**
 * `représentant permanent de la SA X, administrateur`: the office is X's, not its representative's. `représentée par
 * ses gérants`: it is one within X.
 */
export function isOfficeOfRepresented(
  tokens: readonly Token[],
  { from, office: title }: FoundOffice,
  names: readonly FoundName[],
  offices: readonly FoundOffice[],
): boolean {
  const before = wordsOf(tokens, from - WORDS_BEFORE, from)
  if (
    REPRESENTED_BY.test(before) ||
    TERM_OF.test(before) ||
    PROPOSED_BY.test(before) ||
    REPRESENTED_IN.test(before) ||
    KEPT.test(before) ||
    (title === 'other' && TITLED.test(before))
  )
    return true
  const company = names.find(({ to }) => to === from - 1)
  if (!company || !isSign(tokens[from - 1], ',')) return false
  const represented = offices.filter(({ office }) => office === 'representative')
  return isCompanyOfOffice(tokens, company, represented)
}

const WORDS_BEFORE = 8
// `voor de duur van zijn mandaat als bestuurder`: how long another office is held.
const TERM_OF =
  /\b(?:duur|dauer|duree|meme date que) (?:(?:van|de|des) )?(?:zijn|haar|hun|son|leur|seines|ihres) (?:mandaat|ambt|mandats?|mandates|amtes) (?:als|van|d'|de|comme)$/
// `qui portera le titre de directeur`: no office of its own.
const TITLED =
  /\b(?:port(?:e|er|era|eront)|titel) (?:(?:desormais|le|de|van|einer?) ?)*(?:titre d(?:e|')? ?)?$/
// `mais conserve son mandat d'administrateur`: that office does not change.
const KEPT =
  /\b(?:conserv|gard|rest|demeur)e(?:nt|ra|ront)?(?: (?:toutefois|cependant|neanmoins|egalement))?(?: (?:son|sa|ses|leurs?|le|la|les|mandats?|fonctions?|poste|qualite|d'|de))*$/
// `op voorstel van de voorzitter`
const PROPOSED_BY =
  /\b(?:op (?:voorstel|voordracht|verzoek) van|auf (?:vorschlag|antrag)|sur (?:la )?proposition) ?(?:de|het|een|des|der|du|de la|d'|de l'|d'un)?$/
// `vaste vertegenwoordiger voor haar bestuursmandaat`, `représentant permanent dans le cadre de son mandat d'administrateur`
const REPRESENTED_IN =
  /\b(?:permanente?s?|vertegenwoordig(?:er|ster)|vertreter(?:in)?)(?: [a-z]+){0,4} (?:haar|zijn|hun|son|leur|ihre[smn]?|seine[smn]?)(?: (?:mandaa?t|mandates|amtes)(?: (?:van|d'|de|als|comme))?)?$/
const REPRESENTED_BY =
  /\b(?:representee?s?|vertegenwoordigd|vertreten)(?: [a-z]+)? (?:par|door|durch)(?: \W)?(?: (?:son|sa|ses|leurs?|l'|le|la|les|zijn|haar|hun|de|het|ihre[nrm]?|ihr|seinen?|den|deux|trois|seul|unique))*$/

/** `administrateur et administrateur-délégué`: coordinated offices share a holder. */
export function joinsOffice(tokens: readonly Token[], { from }: FoundOffice): boolean {
  for (let at = from - 1; at > from - 6; at--) {
    const fold = tokens[at]?.fold ?? ''
    if (/^(?:et|en|und|,|\/|ainsi|sowie)$/.test(fold)) return true
    if (!/^(?:de|d'|comme|qualite|l'|le|la|du|als|en|que)$/.test(fold)) return false
  }
  return false
}

/**
 * True when only a colon or a particle separates the office from the next name, so it belongs to that name.
 */
export function introducesNext(
  tokens: readonly Token[],
  { to }: FoundOffice,
  names: readonly FoundName[],
): boolean {
  const next = names.find(({ from }) => from >= to)
  if (!next || next.from - to > 2) return false
  return tokens.slice(to, next.from).every(token => isSign(token, ':') || has(token, 'particle'))
}
