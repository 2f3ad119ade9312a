// Finds the offices named in an act.

import { LEXICON } from './lexicon.ts'
import { has, isSign, isUpper, isWord, type Token } from './tokens.ts'

export type FoundOffice = {
  /**
   * An office of the domain, or the auxiliary classes `vice_chair`, `treasurer`, `representative`, `board`,
   * `proxy`.
   */
  office: string
  /** Tokens, end exclusive. */
  from: number
  to: number
  /** Introduced as a capacity: `en qualité d'`, `comme`, `au poste de`, `als`. */
  linked: boolean
  /** Preceded by `mandat d'` or `fonction de`. */
  ofMandate: boolean
}

const MEETING = new Set(LEXICON.meetings as string[])
const SMALL = new Set(LEXICON.betweenMandateAndOffice as string[])

/** Offices in text order; those inside masked ranges are left out. */
export function findOffices(tokens: readonly Token[], masked: readonly boolean[]): FoundOffice[] {
  const found: FoundOffice[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (masked[at]) continue
    const office = officeAt(tokens, at) ?? labelOfMembers(tokens, at, found.at(-1))
    if (!office) continue
    found.push({ ...office, ...introduction(tokens, office.from) })
    at = office.to - 1
  }
  return found
}

// `Président : X` / `Membres : Y, Z`: the other directors.
function labelOfMembers(tokens: readonly Token[], at: number, last?: FoundOffice): OfficeSpan | null {
  const token = tokens[at] as Token
  if (!isMember(token) || !isUpper(token) || !isSign(tokens[at + 1], ':')) return null
  if (!last || at - last.to > LABEL_REACH || !OF_BOARD.test(last.office)) return null
  return { office: 'director', from: at, to: at + 1 }
}

const LABEL_REACH = 40 // tokens
const OF_BOARD = /^(?:chair|vice_chair|secretary|treasurer)$/

type OfficeSpan = Pick<FoundOffice, 'office' | 'from' | 'to'>

function officeAt(tokens: readonly Token[], at: number): OfficeSpan | null {
  const token = tokens[at] as Token
  const next = tokens[at + 1]
  if (isDaily(tokens, at)) return { office: 'daily_management', from: at, to: at + 2 }
  if (has(token, 'delegate')) return delegateAt(tokens, at)
  if (token.fold === 'vice' && tokens[at + 2]?.class.office === 'chair')
    return { office: 'vice_chair', from: at, to: at + 3 }
  if (token.fold === 'vice' && next?.class.office === 'chair')
    return { office: 'vice_chair', from: at, to: at + 2 }
  if (isMember(token)) return memberAt(tokens, at)
  if (has(token, 'representative')) return representativeAt(tokens, at)
  if (token.fold === 'gerance' && ENTRUSTED.test(wordsAt(tokens, at + 1, ENTRUSTED_REACH)))
    return { office: 'manager', from: at, to: at + 1 }
  const office = token.class.office
  if (!office) return boardAt(tokens, at)
  if (HONORARY.test(wordsAt(tokens, at + 1, 2))) return { office: 'proxy', from: at, to: at + 1 }
  if (office !== 'chair' && isSubstitute(tokens, at)) return { office: 'other', from: at, to: at + 1 }
  if (office === 'director') return directorAt(tokens, at)
  // `gérant délégué à la gestion journalière`
  if (office === 'manager' && has(next, 'delegate')) {
    const delegate = delegateAt(tokens, at + 1)
    if (delegate?.office === 'daily_management') return { ...delegate, from: at }
  }
  if (office === 'chair' && isSubstitute(tokens, at)) return { office: 'vice_chair', from: at, to: at + 1 }
  if (office === 'chair') return chairAt(tokens, at)
  if (office === 'partner') return partnerAt(tokens, at)
  // `mandataire social`, `secrétariat social`
  if (next?.fold === 'social') return null
  // `les mandataires qui composent le conseil d'administration`
  if (/^mandatai/.test(token.fold)) {
    const member = memberAt(tokens, at)
    if (member) return member
  }
  if (office === 'secretary' && isOfMeeting(tokens, at)) return { office: 'proxy', from: at, to: at + 1 }
  return { office, from: at, to: office === 'managing_director' ? endOfDaily(tokens, at + 1) : at + 1 }
}

// `administrateur-délégué à la gestion journalière`, `…, chargé de la gestion journalière`: one office.
function endOfDaily(tokens: readonly Token[], to: number): number {
  const apart = isSign(tokens[to], ',')
  const from = apart ? to + 1 : to
  if (apart && !isCharged(tokens[from])) return to
  const daily = tokens.slice(from, from + 4).findIndex((_, place) => isDaily(tokens, from + place))
  return daily < 0 ? to : from + daily + 2
}

const isCharged = (token: Token | undefined): boolean =>
  /^(?:charge|belast|beauftragt)/.test(token?.fold ?? '')

// `présidente d'honneur`
const HONORARY = /^(?:d' ?honneur|honoraires?)\b/
const ENTRUSTED_REACH = 10 // tokens
// `La gérance de la société est confiée à X`; elsewhere it is the body.
const ENTRUSTED =
  /\b(?:est|sera|a ete) (?:[a-z]+ )?(?:confiee|deleguee|attribuee|devolue|exercee|assuree) (?:a|au|aux|par)\b/

const MEMBERS = new Set(LEXICON.boardMembers as string[])
// `conseil d'administration`, `raad van bestuur`, `CA`: the board as a body.
const BOARDS =
  /^(?:conseil|raad|verwaltungsrat(?:e?s)?|verwaltungsorgans?|bestuursorgaan|organe|ca|vorstand(?:e?s)?)$/
const isMember = (token: Token): boolean => MEMBERS.has(token.fold)

function memberAt(tokens: readonly Token[], at: number): OfficeSpan | null {
  const body = /^(?:du|d') ?(conseil|comite) de (direction|surveillance)$/.exec(wordsAt(tokens, at + 1, 4))
  if (body?.[2] === 'surveillance') return { office: 'supervisory_board', from: at, to: at + 5 }
  if (body) return { office: 'executive_committee', from: at, to: at + 5 }
  const committee = tokens
    .slice(at + 1, at + 4)
    .findIndex(({ fold }) => /^(?:comite|directiecomite|directieraad|direktionsausschuss)$/.test(fold))
  if (committee >= 0)
    return { office: 'executive_committee', from: at, to: Math.min(tokens.length, at + committee + 3) }
  if (/^van de raad van toezicht$/.test(wordsAt(tokens, at + 1, 5)))
    return { office: 'supervisory_board', from: at, to: at + 6 }
  const board = tokens.slice(at + 1, at + 6).findIndex(({ fold }) => BOARDS.test(fold))
  if (board < 0) return null
  const named = at + 1 + board
  const to = named + (/^(?:conseil|organe|raad)$/.test(tokens[named]?.fold ?? '') ? 3 : 1)
  return { office: 'director', from: at, to: Math.min(to, tokens.length) }
}

const wordsAt = (tokens: readonly Token[], from: number, count: number): string =>
  tokens
    .slice(from, from + count)
    .map(({ fold }) => fold)
    .join(' ')

// `représentant permanent`, `vaste vertegenwoordiger`, `représentant ad hoc`
function representativeAt(tokens: readonly Token[], at: number): OfficeSpan | null {
  const next = tokens[at + 1]?.fold ?? ''
  if (/^ad$/.test(next)) return { office: 'proxy', from: at, to: at + 2 }
  const permanent = /^perman/.test(next)
  const before = tokens[at - 1]?.fold ?? ''
  // `remplacée, en tant que représentante, par X`; not `comme représentant de la commune`.
  const bare =
    /^(?:que|comme|als)$/.test(before) &&
    (isSign(tokens[at + 1], ',.') || /^(?:par|door|om|die|aan|aangeduid|aangesteld)$/.test(next))
  const preceded = /^(?:vaste?|standige[nrs]?|permanente[nrs]?)$/.test(before)
  if (!permanent && !bare && !preceded) return null
  const from = preceded ? at - 1 : at
  return { office: 'representative', from, to: endOfRepresented(tokens, permanent ? at + 2 : at + 1) }
}

// `vaste vertegenwoordiger van de commissaris`: the office belongs to the represented company.
function endOfRepresented(tokens: readonly Token[], to: number): number {
  const office =
    tokens[to]?.fold === 'van' ? to + (/^(?:de|het)$/.test(tokens[to + 1]?.fold ?? '') ? 2 : 1) : to
  return office > to && tokens[office]?.class.office ? office + 1 : to
}

function boardAt(tokens: readonly Token[], at: number): OfficeSpan | null {
  const fold = tokens[at]?.fold ?? ''
  if (
    /^(?:conseil|organe)$/.test(fold) &&
    /^d['’]?$/.test(tokens[at + 1]?.fold ?? '') &&
    /^admini/.test(tokens[at + 2]?.fold ?? '')
  )
    return { office: 'board', from: at, to: at + 3 }
  if (fold === 'raad' && tokens[at + 2]?.fold === 'bestuur') return { office: 'board', from: at, to: at + 3 }
  return /^(?:verwaltungsrat(?:e?s)?|bestuursorgaan|verwaltungsorgans?)$/.test(fold)
    ? { office: 'board', from: at, to: at + 1 }
    : null
}

function isDaily(tokens: readonly Token[], at: number): boolean {
  const pair = `${tokens[at]?.fold} ${tokens[at + 1]?.fold}`
  return /^(?:gestion jou[a-z]+|dagelijks(?:e)? (?:bestuur|bestuurders?|leiding|beheer)|tagliche[nr]? (?:geschafts)?fuhrung)$/.test(
    pair,
  )
}

// `déléguée à la gestion journalière`; on its own it qualifies the director before it.
function delegateAt(tokens: readonly Token[], at: number): OfficeSpan | null {
  const next = tokens.slice(at + 1, at + 4)
  const daily = next.findIndex((_, place) => isDaily(tokens, at + 1 + place))
  if (daily >= 0) return { office: 'daily_management', from: at, to: at + daily + 3 }
  const after = isSign(tokens[at + 1], '-–') ? at + 2 : at + 1
  if (tokens[after]?.class.office === 'director')
    return { office: 'managing_director', from: at, to: endOfDaily(tokens, after + 1) }
  return null
}

// `secrétaire de séance`, `voorzitter van de vergadering, die als secretaris X aanduidt`: of the meeting's bureau.
function isOfMeeting(tokens: readonly Token[], at: number): boolean {
  if (MEETING.has(tokens[at + 2]?.fold ?? '')) return true
  return BUREAU.test(wordsAt(tokens, Math.max(0, at - BUREAU_REACH), 2 * BUREAU_REACH))
}

const BUREAU_REACH = 20 // tokens
const BUREAU =
  /\b(?:scrutat(?:eur|rice)|stemopnemer|stimmenzahler)|\b(?:president|presidente|voorzitter|voorzitster|vorsitzende[nr]?) (?:de l' ?|de la |de |van de |der )(?:assemblee|seance|reunion|vergadering|versammlung|sitzung)\b|\bsous la presidence d|\bonder (?:het )?voorzitterschap van|\b(?:die )?versammlung leitet|\bleitet die versammlung|\b(?:opent|leidt) de (?:vergadering|zitting)/

// `administrateur suppléant`, `plaatsvervangend bestuurder`: in office only when another is not.
const isSubstitute = (tokens: readonly Token[], at: number): boolean =>
  /^(?:statutaires? )?(?:suppleant|successeur|subsidiaire)/.test(wordsAt(tokens, at + 1, 2)) ||
  /^(?:plaatsvervangende?|opvolgende?|stellvertretende[rn]?)$/.test(tokens[at - 1]?.fold ?? '')

function directorAt(tokens: readonly Token[], at: number): OfficeSpan {
  const after = isSign(tokens[at + 1], '-–') ? at + 2 : at + 1
  if (has(tokens[after], 'delegate') || /^dele?g?$/.test(tokens[after]?.fold ?? '')) {
    return { office: 'managing_director', from: at, to: endOfDaily(tokens, after + 1) }
  }
  // Put in by a court.
  if (/^provisoires?$/.test(tokens[at + 1]?.fold ?? '')) return { office: 'other', from: at, to: at + 2 }
  const daily = endOfDaily(tokens, at + 1)
  if (isCharged(tokens[at + 1]) && daily > at + 1) return { office: 'daily_management', from: at, to: daily }
  return { office: 'director', from: at, to: at + 1 }
}

function chairAt(tokens: readonly Token[], at: number): OfficeSpan {
  const after = tokens.slice(at + 1, at + 4)
  const meets = after.some(({ fold }) => MEETING.has(fold))
  const before = tokens[at - 1]?.fold
  // `sous la présidence de`, `Madame la Présidente`: chair of the meeting.
  const presides =
    /^presiden[ct]/.test(tokens[at]?.fold ?? '') &&
    (before === 'la' || before === 'le') &&
    (tokens[at - 2]?.fold === 'sous' || has(tokens[at - 2], 'title'))
  if (meets || presides) return { office: 'proxy', from: at, to: at + 1 }
  const board = after.findIndex(({ fold }) => BOARDS.test(fold))
  if (board < 0) return { office: 'chair', from: at, to: at + 1 }
  const named = at + 1 + board
  const spelt = /^(?:conseil|organe|raad)$/.test(tokens[named]?.fold ?? '')
  const full =
    spelt &&
    /^(?:d['’]?|van)$/.test(tokens[named + 1]?.fold ?? '') &&
    /^admini|bestuur/.test(tokens[named + 2]?.fold ?? '')
  return { office: 'chair', from: at, to: named + (full ? 3 : 1) }
}

function partnerAt(tokens: readonly Token[], at: number): OfficeSpan | null {
  return /^actif/.test(tokens[at + 1]?.fold ?? '') ? { office: 'other', from: at, to: at + 2 } : null
}

const TO_FUNCTION = /^(?:a la (?:presidence|vice-presidence|tresorerie)|au secretariat)$/

// `de son mandat de` refers to the previous name.
const POSSESSIVE = /^(?:son|sa|ses|leurs?|zijn|haar|hun|seine[mrsn]?|ihre[mrsn]?)$/

function introduction(tokens: readonly Token[], from: number): { linked: boolean; ofMandate: boolean } {
  let at = from - 1
  let ofMandate = false
  for (let steps = 0; at >= 0 && steps < 6; at--, steps++) {
    const token = tokens[at] as Token
    // `à la présidence`, `au secrétariat`
    if (steps <= 1 && TO_FUNCTION.test(wordsAt(tokens, at, from + 1 - at))) return { linked: true, ofMandate }
    // `zu Verwaltern`
    if (has(token, 'links') || (token.fold === 'zu' && steps === 0))
      return { linked: true, ofMandate: ofMandate || has(token, 'mandate') }
    if (ofMandate && POSSESSIVE.test(token.fold)) return { linked: true, ofMandate }
    // `om de functie van … op te nemen`
    if (ofMandate && token.fold === 'om') return { linked: true, ofMandate: false }
    // `désigne X au mandat de commissaire`
    if (has(token, 'mandate') && /^aux?$/.test(tokens[at - 1]?.fold ?? '')) return { linked: true, ofMandate }
    // `in de functie van`
    if (/^(?:functie|ambt|amt)$/.test(token.fold) && tokens[at - 2]?.fold === 'in')
      return { linked: true, ofMandate }
    if (has(token, 'mandate')) ofMandate = true
    else if (!(isWord(token) && SMALL.has(token.fold)) && !isSign(token, '\'’"“«')) break
  }
  return { linked: false, ofMandate }
}
