// French cues without a verb of change of their own: `ne se représente plus`, `est désormais gérante`, `retire à X son
// mandat`.

import { has, isSign, isUpper, type Token } from '../tokens.ts'
import { type FoundCue, isBe, toCue, wordsOf } from './found-cue.ts'

/** The cue that begins at `at`; null if none. */
export function frenchCueAt(tokens: readonly Token[], at: number): FoundCue | null {
  return (
    delegatesAt(tokens, at) ??
    entrustedAt(tokens, at) ??
    holdsFromNowAt(tokens, at) ??
    relievedAt(tokens, at) ??
    takesAwayAt(tokens, at) ??
    givesUpAt(tokens, at) ??
    arrivalAt(tokens, at) ??
    candidateAt(tokens, at) ??
    newOfficerAt(tokens, at)
  )
}

/** `Madame X ne se représente plus`, `X et Y ne font plus partie du conseil` */
export function noCandidateAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (
    tokens[at]?.fold === 'partie' &&
    /^ne (?:fait|font) plus partie d\S* (?:l' ?)?(?:conseil|organe|ca)\b/.test(
      wordsOf(tokens, at - 3, at + 4),
    )
  )
    return toCue('end_of_term', 'before', at)
  if (
    !/^represente(?:nt)?$/.test(tokens[at]?.fold ?? '') ||
    tokens[at - 1]?.fold !== 'se' ||
    tokens[at - 2]?.fold !== 'ne'
  )
    return null
  return toCue('end_of_term', 'before', at)
}

// `délègue la gestion journalière à X`: the participle would be followed by `à`. The office is the cue's own word.
function delegatesAt(tokens: readonly Token[], at: number): FoundCue | null {
  return /^delegue/.test(tokens[at]?.fold ?? '') &&
    /^delegue(?:nt)? (?:la|sa) gestion jour/.test(wordsOf(tokens, at, at + 4))
    ? { ...toCue('appointment', 'after', at), to: at }
    : null
}

// `La gestion journalière est déléguée à X`, `La gérance sera assurée par X`: what is entrusted stands before.
function entrustedAt(tokens: readonly Token[], at: number): FoundCue | null {
  const passive = ENTRUSTED.exec(tokens[at]?.fold ?? '')
  if (!passive || !/^(?:a|au|aux|par)$/.test(tokens[afterInsertion(tokens, at + 1)]?.fold ?? '')) return null
  // `est assurée par` tells how things are, `sera assurée par` what begins.
  const auxiliary = passive[1] ? /\b(?:est|sera|a ete)$/ : /\bsera$/
  if (!auxiliary.test(wordsOf(tokens, at - 2, at))) return null
  return ENTRUSTED_OFFICE.test(wordsOf(tokens, at - PASSIVE_REACH, at))
    ? { ...toCue('appointment', 'after', at), weak: true }
    : null
}

// `est attribué, pour trois exercices, à la SRL X`
function afterInsertion(tokens: readonly Token[], at: number): number {
  if (!isSign(tokens[at], ',')) return at
  const end = tokens.slice(at + 1, at + PASSIVE_REACH).findIndex(token => isSign(token, ','))
  return end < 0 ? at : at + end + 2
}

const PASSIVE_REACH = 12 // tokens
const ENTRUSTED = /^(?:(delegue|attribue|devolu)e?|(?:exerce|assure)e)$/
const ENTRUSTED_OFFICE = /\b(?:gestion jou[a-z]+|gerance)\b|\bmandat d/

// `est désormais administratrice déléguée`, `exercera dorénavant seule la fonction de gérante`, `assumera cette fonction à
// compter du 1er juin`
function holdsFromNowAt(tokens: readonly Token[], at: number): FoundCue | null {
  const fold = tokens[at]?.fold ?? ''
  if (/er(?:a|ont)$/.test(fold) && WILL_HOLD.test(wordsOf(tokens, at, at + OFFICE_REACH)))
    return toCue('appointment', 'before', at)
  if (!/^(?:desormais|dorenavant)$/.test(fold)) return null
  if (!HOLDS.test(wordsOf(tokens, at - 1, at))) return null
  const rest = tokens.slice(at + 1, at + OFFICE_REACH)
  const office = rest.findIndex(token => token.class.office || token.fold === 'gestion')
  const leads = office >= 0 && rest.slice(0, office).every(({ fold }) => LEADS.test(fold))
  return leads ? toCue('appointment', 'before', at) : null
}

const OFFICE_REACH = 9 // tokens
const WILL_HOLD =
  /^(?:exerc|assum|assur|occup)er(?:a|ont) (?:cette|ces|la) (?:fonctions?|gestion journaliere)(?: [a-z]+){0,3} a (?:compter|partir|dater)\b/
const HOLDS = /^(?:est|sont|ser(?:a|ont)|(?:exerc|assur|assum|occup)e(?:nt|ra|ront)?)$/
const LEADS = /^(?:seule?s?|la|le|les|l'|de|d'|du|fonctions?|postes?|mandats?|charge|role)$/

// `a été déchargée, à sa demande, de ses fonctions`, `souhaite être relevé de son mandat`
function relievedAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (!/^(?:decharge|releve)(?:e|s|es)?$/.test(tokens[at]?.fold ?? '')) return null
  if (!isBe(tokens[at - 1] ?? NOTHING) || !OF_OFFICE.test(wordsOf(tokens, at + 1, at + 11))) return null
  const own = OWN_WISH.test(wordsOf(tokens, at - 5, at + 6))
  return toCue(own ? 'resignation' : 'dismissal', 'before', at)
}

const NOTHING = { fold: '' }
const OF_OFFICE = /^[^.;]*\bde (?:ses|sa|son|leurs?) (?:fonctions?|mandats?|missions?|charge)\b/
const OWN_WISH = /\b(?:souhait|desir|demand)/

// `relève Monsieur X de son mandat`, `a retiré à Monsieur X son mandat de gérant`
function takesAwayAt(tokens: readonly Token[], at: number): FoundCue | null {
  return /^(?:releve|retire)/.test(tokens[at]?.fold ?? '') &&
    TAKES_AWAY.test(wordsOf(tokens, at, at + TAKEN_REACH))
    ? toCue('dismissal', 'after', at)
    : null
}

const TAKEN_REACH = 14 // tokens
const TAKES_AWAY =
  /^(?:releve(?:nt|r)? (?:la |les? )?(?:monsieur|messieurs|madame|mesdames|mme|mm?|sa|srl|sprl) [^.;]*\bde (?:ses|son|leurs?) (?:fonctions?|mandats?)|retir(?:e|er|ent) a (?:monsieur|madame|mme|m|la) [^.;]*\b(?:son|leur|le|ses|leurs) (?:mandats?|fonctions?))\b/

// `ne souhaite plus exercer sa fonction`, `de ne pas poursuivre son mandat`
function givesUpAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (!/^(?:exercer|poursuivre|continuer|assumer)$/.test(tokens[at]?.fold ?? '')) return null
  const ahead = tokens.slice(at + 1, at + 6).some(token => has(token, 'mandate') || token.class.office)
  return ahead && NO_MORE.test(wordsOf(tokens, at - 5, at)) ? toCue('resignation', 'before', at) : null
}

const NO_MORE =
  /\b(?:ne|n') (?:[a-z]+ )?(?:pas|plus)(?: (?:pouvoir|vouloir|souhaiter|etre en mesure d'?e?))?$/

// `l'arrivée de trois nouveaux (X, Y et Z)`
function arrivalAt(tokens: readonly Token[], at: number): FoundCue | null {
  return tokens[at]?.fold === 'arrivee' && /^l' arrivee d['e]/.test(wordsOf(tokens, at - 1, at + 2))
    ? { ...toCue('appointment', 'after', at), weak: true }
    : null
}

// `a retenu la candidature de Madame X au poste d'administratrice`
function candidateAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (!/^candidatures?$/.test(tokens[at]?.fold ?? '')) return null
  return CHOSEN.test(wordsOf(tokens, at - 3, at))
    ? { ...toCue('appointment', 'after', at), weak: true }
    : null
}

const CHOSEN = /\b(?:retenu|retient|valide|accepte|approuve|agree)(?:nt)?(?: (?:la|les))?$/

// `Le nouvel administrateur est Monsieur X`
function newOfficerAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (!/^nouve(?:l|au|lle|aux|lles)$/.test(tokens[at]?.fold ?? '') || !tokens[at + 1]?.class.office)
    return null
  const name = tokens[at + 3]
  const named = has(name, 'title') || isUpper(name)
  return named && /^(?:est|sont|sera|seront)$/.test(tokens[at + 2]?.fold ?? '')
    ? toCue('appointment', 'after', at)
    : null
}

/** `X cède sa place d'administrateur à Y`: X ends, Y begins. */
export function yieldsAt(tokens: readonly Token[], at: number): FoundCue[] | null {
  if (!/^(?:cede|passe|laisse|transmet)/.test(tokens[at]?.fold ?? '')) return null
  if (!YIELDS.test(wordsOf(tokens, at, at + 3))) return null
  const to = tokens.slice(at, at + YIELD_REACH).findIndex(({ text }) => text === 'à')
  return to < 0 ? null : [toCue('resignation', 'before', at), toCue('appointment', 'after', at + to)]
}

const YIELD_REACH = 12 // tokens
const YIELDS =
  /^(?:cede|passe|laisse|transmet)(?:nt|ra|ront|tent)? (?:(?:sa|leur) place|son (?:siege|mandat|poste)|ses fonctions|leurs? mandats?)$/

/** `X remplace Y comme présidente`: X begins; nothing is said of how Y ended. */
export function replacesAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (!/^remplace(?:nt|ra|ront)?$/.test(tokens[at]?.fold ?? '')) return null
  if (tokens.slice(Math.max(0, at - 3), at).some(isBe)) return null
  const next = tokens[at + 1]
  const named = has(next, 'title') || isUpper(next) || (has(next, 'particle') && isUpper(tokens[at + 2]))
  return named ? { ...toCue('appointment', 'before', at), weak: true } : null
}
