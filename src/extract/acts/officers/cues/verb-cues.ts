// Cues of a single word, by its class in the lexicon. Names follow an active verb and precede a passive one.
// OCR loses the accent that distinguishes present from participle, so auxiliaries decide.

import type { CueClass } from '../lexicon.ts'
import { has, isSign, isUpper, isWord, type Token } from '../tokens.ts'
import { isLeaversHeading } from './exclude-cues.ts'
import { isCancelled } from './factuality.ts'
import { type FoundCue, isBe, isHave, isInfinitive, toCue, wordsOf } from './found-cue.ts'

// These count only next to an office.
const WEAK =
  /^(?:entsend|entsandt|enthebt|entheben|kiezen|kozen|accueil|opvolg|toegetreden|toetred|toetreed|aangetreden|aantred|aantreed|ingetreden|intrede|nachgeruckt|uittreding|aftreden|uittreden|ausscheiden|belast|charge|gelast|neergelegd|neerlegt|neerleggen|opneemt|waarneemt|beeindigen|beeindigd|beende[nt]$|afloopt|aftred|opgedrag|gekozen|herroep|verval|verstr|verlaat|verlaten|toegevoegd|stopt|stoppen|intrekking|ontzet|kiest|afgetreden|depart|renonc|cess|toevertr|devien|confirm|confie|deleg|constitution|installation|election|quitt|bestatig|bevestig|prolong|entlass|tod$|wahl|bezeichnet|bestimmt|appel|cessation|sortant|ausscheid|uittred|demet|choisi|investi|promu|rejoi|succed|entrant|aufgenommen|eingesetzt|ubertrag|beauftrag|entzogen|verfugung|ausgeschieden|ausgetreten|maintenu|retire|desist|niedergelegt|decharge|releve|demise?$|entb[iu]nd|enthoben|integre|repren|porte|abandonne|exclu|arret$|retrait$)/

/** The cue formed by the single word at `at`; null if none. */
export function cueAt(tokens: readonly Token[], at: number): FoundCue | null {
  const token = tokens[at] as Token
  const classes = token.class.cues
  if (!classes?.length) return null
  const form = formOf(tokens, at, classes)
  if (!form || isCharged(tokens, at)) return null
  // `non renouvelé` means ended, so that negation is kept; any other negation cancels the cue.
  const negated = form.change !== 'end_of_term' && isNegated(tokens, at)
  if (form.change === 'reappointment' && staysInOffice(tokens, at)) return toCue('confirmation', 'before', at)
  const again =
    form.change === 'appointment' &&
    (/\b(?:opnieuw|wederom|andermaal)\b/.test(wordsOf(tokens, at - 6, at)) ||
      /^(?:a|de) nouveau\b/.test(wordsOf(tokens, at + 1, at + 3)))
  const stated = again ? 'reappointment' : form.change
  const change = negated && stated === 'reappointment' ? 'end_of_term' : stated
  return {
    change,
    side: sideOf(tokens, at, form),
    at,
    to: at + 1,
    negated: (negated && change === stated) || isCancelled(tokens, at),
    weak: WEAK.test(token.fold) && !isLeaversHeading(tokens, at),
  }
}

// `wird als Präsidentin in ihrem Amt bestätigt`, `est confirmé dans ses fonctions`: no new term.
function staysInOffice(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:bestatigt|bevestigt|bevestigd|confirmee?s?)$/.test(tokens[at]?.fold ?? '')) return false
  const near = wordsOf(tokens, at - CONFIRMED_REACH, at + CONFIRMED_REACH)
  return IN_OFFICE.test(near) && !TERM.test(near)
}

const CONFIRMED_REACH = 14 // tokens
const IN_OFFICE =
  /\b(?:in (?:zijn|haar|hun) (?:functies?|mandaten|mandaat|ambt)|in (?:ihrem|seinem|ihren) (?:amt|amtern|mandat)|dans (?:ses|leurs?) fonctions)\b/
const TERM = /\b(?:termijn|terme|periode|duur|jaar|jahren?|dauer|duree|ans|annees|tot|bis|jusqu)\b|\d{4}/

// `de persoon belast met het dagelijks bestuur`: a description of the person.
function isCharged(tokens: readonly Token[], at: number): boolean {
  if (/^perso(?:on|nen)$/.test(tokens[at - 1]?.fold ?? '')) return tokens[at]?.fold === 'belast'
  return (
    tokens[at]?.fold === 'belast' &&
    !/\b(?:wordt|worden|werd|werden)\b/.test(wordsOf(tokens, at - PASSIVE_REACH, at))
  )
}

const PASSIVE_REACH = 15 // tokens

// Present and participle differ only by an accent, which OCR loses: the auxiliary decides.
function formOf(tokens: readonly Token[], at: number, classes: readonly CueClass[]): CueClass | null {
  const first = classes[0] as CueClass
  const token = tokens[at] as Token
  const before = tokens.slice(Math.max(0, at - AUXILIARY_REACH), at)
  const verb = classes.find(({ form }) => form !== 'noun')
  if (!verb) return first
  // Verbs of resignation and death have the person as subject in every tense.
  if (verb.change === 'resignation' || verb.change === 'death') return verb
  const participle = verb.form === 'passive' || /é(?:e|s|es)?$/.test(token.text)
  const adverb = /^(?:mieux|amplement|davantage)$/.test(tokens[at - 1]?.fold ?? '') ? 1 : 0
  if (participle && PAST.test(tokens[at - 1 - adverb]?.fold ?? '')) return null
  const last = before.findLast(
    (token, place) => isBe(token) || (isHave(token) && !CATEGORY.test(before[place - 1]?.fold ?? '')),
  )
  const passive = classes.find(({ form }) => form === 'passive')
  if (!last && participle && isCoordinatedObject(tokens, at)) return { ...verb, form: 'active' }
  const active = classes.find(({ form }) => form === 'active')
  if (last && isBe(last) && (passive || /[eé]$/.test(token.text)))
    return { ...(passive ?? verb), form: 'passive' }
  // In Dutch and German the object precedes the participle: `heeft X benoemd`.
  if (last && isHave(last))
    return { ...(active ?? verb), form: last.fold.startsWith('h') ? 'passive' : 'active' }
  if (active && !/é$/.test(token.text)) return active
  return passive ?? { ...verb, form: 'passive' }
}

const AUXILIARY_REACH = 4 // tokens

// `que l'assemblée a accepté la démission de X et nommé Monsieur Y`: the verb before has the auxiliary.
const isCoordinatedObject = (tokens: readonly Token[], at: number): boolean =>
  /^(?:et|puis)$/.test(tokens[at - 1]?.fold ?? '') &&
  (has(tokens[at + 1], 'title') || has(tokens[at + 1], 'particle') || isUpper(tokens[at + 1])) &&
  HAS_DECIDED.test(wordsOf(tokens, at - DECISION_REACH, at))

const DECISION_REACH = 70 // tokens
const HAS_DECIDED =
  /\b(?:assemblee|conseil|gerance|associe|associes|actionnaires?|administrateurs?|organe)(?: [a-z']+){0,4} (?:a|ont) (?:[a-z']+ ){0,3}(?:accepte|pris|nomme|designe|renouvele|reelu|elu|constate|revoque|mis)\b[^.]*$/
// `bestuurder van categorie A benoemd`
const CATEGORY = /^(?:categorie|categorien|kategorie|klasse|classe|groep|groupe|type|reeks)$/

// `les administrateurs ainsi nommés`
const PAST =
  /^(?:ainsi|ici|ci-apres|plus|nouvellement|deja|prealablement|precedemment|anterieurement|ci-avant|ci-dessus|recemment|soussignes?|reeds)$/

function sideOf(tokens: readonly Token[], at: number, { form, change }: CueClass): FoundCue['side'] {
  // `te benoemen`, `abzuberufen`: the object may be on either side.
  if (form !== 'noun' && isInfinitive(tokens, { at, to: at + 1 })) return 'either'
  if (form === 'active' || /^confie|^toevertr/.test(tokens[at]?.fold ?? '')) return 'after'
  if (form === 'passive') return 'before'
  if (change === 'resignation' && isResignation(tokens, at)) return 'before'
  const near = tokens.slice(at + 1, at + 5)
  const bracket = near.findIndex(token => isSign(token, '('))
  const next = near.slice(0, bracket < 0 ? near.length : bracket).map(({ fold }) => fold)
  if (
    change === 'resignation' &&
    /^(?:sa|leur|ses|son|leurs|zijn|haar|hun|seinen|ihren)$/.test(tokens[at - 1]?.fold ?? '')
  )
    return 'before'
  if (next.some(word => /^(?:de|du|des|d'|d|van|von|der|l'|:)$/.test(word))) return 'after'
  return 'either'
}

// `X neemt met onmiddellijke ingang ontslag`, `dat X ontslag nam`; not `neemt kennis van het ontslag van X`.
function isResignation(tokens: readonly Token[], at: number): boolean {
  if (/^(?:het|dit|van|de|diens|:)$/.test(tokens[at - 1]?.fold ?? '') || tokens[at]?.opens) return false
  return (
    TAKES.test(tokens[at + 1]?.fold ?? '') ||
    tokens.slice(Math.max(0, at - LEAVE_REACH), at).some(({ fold }) => TAKES.test(fold))
  )
}

// `neemt ontslag`, `biedt zijn ontslag aan`
const TAKES = /^(?:neemt|nemen|nam|namen|genomen|biedt|bood)$/
const LEAVE_REACH = 12 // tokens

function isNegated(tokens: readonly Token[], at: number): boolean {
  const words: string[] = []
  for (let near = Math.max(0, at - NEGATED_REACH); near < Math.min(tokens.length, at + 5); near++) {
    const token = tokens[near] as Token
    if (isSign(token, '.;')) {
      if (near > at) break
      words.length = 0
    } else if (near < at && AND.test(token.fold) && negatesOther(tokens, near, at)) words.length = 0
    else if (isWord(token)) words.push(token.fold)
  }
  const text = ` ${words.join(' ')} `
  return NEGATED.test(text) || isNegatedDutch(tokens, at)
}

const AND = /^(?:et|mais)$/

// `décide de ne pas nommer de commissaire et désigne`: another verb before `et` is negated.
const negatesOther = (tokens: readonly Token[], and: number, at: number): boolean =>
  tokens
    .slice(Math.max(0, at - NEGATED_REACH), and)
    .some(token => token.class.cues?.some(({ form }) => form !== 'noun'))

const NEGATED_REACH = 7 // tokens
const NEGATED =
  / (?:n'|ne) (?:[a-z]+ ){0,4}?(?:pas|plus) | ne pas | n'est pas | pas (?:ete )?(?:renouvele|renomme|reconduit|reelu)| non (?:renouvele|renomme|reconduit|reelu|reeligible)/

// `niet te hernieuwen en benoemt X`: a Dutch or German negation stands before its own verb; `geen ontslag`.
function isNegatedDutch(tokens: readonly Token[], at: number): boolean {
  return /\b(?:niet|nicht)(?: (?:meer|mehr|langer|weiter|te|zu|werd|wordt|worden|wensen|wenst|opnieuw|(?:als|tot|zum|zur) [a-z-]+))*$|\b(?:geen|keinen?|aucune?)$/.test(
    wordsOf(tokens, at - 7, at),
  )
}
