// Where a piece of text says that a mandate begins, goes on or ends.

import type { MandateChange } from '../../../../domain/gazette-fact.ts'
import { type CueSide, type CueWords, CUE_WORDS as OTHER_WORDS } from './lexicon/changes.ts'
import { MORE_FRENCH_GERMAN } from './lexicon/changes-fr-de.ts'
import { MANDATE_PHRASES } from './lexicon/mandate-phrases.ts'
import { SEPARABLE_VERBS } from './lexicon/separable-verbs.ts'
import { WEAK_FRENCH_GERMAN } from './lexicon/weak-fr-de.ts'
import { WEAK_DUTCH } from './lexicon/weak-nl.ts'
import { closeUp, placeIn } from './passed-over.ts'

export type Cue = { change: MandateChange; side: CueSide; start: number; end: number }

export const WEAK_WORDS = [...WEAK_DUTCH, ...WEAK_FRENCH_GERMAN]
const CUE_WORDS = [...MORE_FRENCH_GERMAN, ...SEPARABLE_VERBS, ...OTHER_WORDS, ...MANDATE_PHRASES]
const CUES = compile(CUE_WORDS)
const WEAK_CUES = compile(WEAK_WORDS)

function compile(words: CueWords[]): RegExp {
  return new RegExp(`(?<![a-z])(?:${words.map(one => `(${one.words})`).join('|')})(?![a-z])`, 'g')
}

/**
 * Further cues of words that only speak of a mandate beside an office or the board, put among `strong` where none of
 * those stands.
 */
export function addWeakCues(fold: string, strong: Cue[]): Cue[] {
  const weak = collect(fold, WEAK_CUES, WEAK_WORDS).filter(
    cue =>
      !strong.some(({ change, start, end }) => {
        const gap = change === cue.change ? WEAK_GAP : 1
        return start < cue.end + gap && end > cue.start - gap
      }),
  )
  return weak.length === 0 ? strong : [...strong, ...weak].sort((a, b) => a.start - b.start)
}

const WEAK_GAP = 20 // characters: nearer, both are one wording

// `sous réserve de réélection` announces nothing.
const CONDITIONAL_NOUN =
  /(?:en cas d[e'](?: la)?|in geval van|im falle (?:des|der|einer)|(?:sous|[a-z]{3,4}),? reserve d[e']|onder voorbehoud van|behoudens|vorbehaltlich|sauf|jusqu'a|avant|lors de|tot aan|datum van)\s?(?:sa |son |leur |zijn |hun |haar |een |une |eventuelle )?$/

/** The cues in folded text, in order, without overlap; adverbs between the words of a verb are passed over. */
export function findCues(fold: string): Cue[] {
  return endByDeath(fold, withoutUnwanted(fold, joinNouns(fold, collect(fold, CUES, CUE_WORDS))))
}

function collect(fold: string, pattern: RegExp, words: CueWords[]): Cue[] {
  const closed = closeUp(fold)
  return collectIn(closed.text, pattern, words).map(cue => ({
    ...cue,
    side: opensSentence(closed.text, cue) || governs(closed.text, cue) ? 'after' : cue.side,
    start: placeIn(closed, cue.start),
    end: placeIn(closed, cue.end - 1) + 1,
  }))
}

// `Est portée à la présidence Mme X`: who it is comes after.
function opensSentence(fold: string, { start, end }: Cue): boolean {
  return AUXILIARY.test(fold.slice(start, end)) && /^[\W\d]*(?:[a-h][.)] )?$/.test(fold.slice(0, start))
}

const PLURAL = /^(?:ernennen|bestellen|wahlen|berufen|benennen|kooptieren)$/
const OBJECT =
  /^ (?:(?:einstimmig|ferner|sodann|hiermit|erneut|nun|wiederum) )?(?:herrn|frau|die|den|das|zum|zur|als) /

// `Die Gesellschafter X und Y ernennen Herrn Z`, where `Herrn Z zu ernennen` has him before it.
function governs(fold: string, { start, end }: Cue): boolean {
  return PLURAL.test(fold.slice(start, end)) && OBJECT.test(fold.slice(end))
}

const AUXILIARY = /^(?:est|sont|a ete|ont ete|sera|seront) [a-z]/

function collectIn(fold: string, pattern: RegExp, words: CueWords[]): Cue[] {
  const cues: Cue[] = []
  for (const match of fold.matchAll(pattern)) {
    const kind = words[match.slice(1).findIndex(group => group !== undefined)]
    if (!kind || CONDITIONAL_NOUN.test(fold.slice(Math.max(0, match.index - 40), match.index))) continue
    const change = negate(kind.change, fold.slice(Math.max(0, match.index - 90), match.index))
    if (change === null) continue
    const place = { fold, start: match.index, end: match.index + match[0].length }
    if (saysNothing(change, place)) continue
    cues.push({
      change: settle(change, kind.change, place),
      side: kind.side,
      start: place.start,
      end: place.end,
    })
  }
  return cues
}

type Place = { fold: string; start: number; end: number }

function before({ fold, start }: Place, reach: number): string {
  return fold.slice(Math.max(0, start - reach), start)
}

function after({ fold, end }: Place, reach: number): string {
  return fold.slice(end, end + reach)
}

function around({ fold, start, end }: Place, left: number, right: number): string {
  return fold.slice(Math.max(0, start - left), end + right)
}

// Words of a change that only tell how long a mandate lasts, why somebody goes, what was undone.
function saysNothing(change: MandateChange, place: Place): boolean {
  const words = place.fold.slice(place.start, place.end)
  if (change === 'end_of_term')
    return (
      (SOFT_END.test(words) && ENDS_LATER.test(after(place, 90))) ||
      OF_PERIOD.test(before(place, 40)) ||
      OF_THING.test(before(place, 120))
    )
  if (change === 'appointment' && !STAYS.test(before(place, 110)))
    return (
      UNDONE.test(after(place, 120)) ||
      OF_PLACE.test(before(place, 90)) ||
      AS_REASON.test(before(place, 40)) ||
      POSTPONED.test(before(place, 50))
    )
  if (change === 'reappointment') return !isRenewed(place)
  if (change === 'death') return OF_THE_DEAD.test(around(place, 8, 8))
  return change === 'dismissal' && !BY_LAW.test(around(place, 18, 40)) && OF_READING.test(after(place, 120))
}

// What the words around make of a change: who is sent away at his own wish has resigned.
function settle(change: MandateChange, printed: MandateChange, place: Place): MandateChange {
  const words = place.fold.slice(place.start, place.end)
  if (change === 'appointment' && STAYS.test(before(place, 110))) return 'confirmation'
  if (isByLaw(change, place)) return 'end_of_term'
  if (change === 'end_of_term' && / deel/.test(words) && AT_OWN_WISH.test(around(place, 120, 80)))
    return 'resignation'
  if (
    printed === 'end_of_term' &&
    AT_HIS_WISH.test(place.fold.slice(0, place.start)) &&
    !/\b(?:pas|nicht|niet)\b/.test(words)
  )
    return 'resignation'
  if (change === 'dismissal' && OWN_WISH.test(around(place, 120, 80))) return 'resignation'
  if (change === 'dismissal' && AGREED.test(around(place, 40, 60))) return 'end_of_term'
  if (change === 'resignation' && isAtEndOfTerm(words, place.fold)) return 'end_of_term'
  return isBegunAnew(change, place) ? 'reappointment' : change
}

function isByLaw(change: MandateChange, place: Place): boolean {
  if (change !== 'dismissal' && change !== 'resignation') return false
  return (
    BY_LAW.test(around(place, 18, 40)) || (change === 'dismissal' && BY_DISSOLUTION.test(before(place, 60)))
  )
}

function isAtEndOfTerm(words: string, fold: string): boolean {
  return BY_ROTATION.test(fold) || (GOES.test(words) && AT_END_OF_TERM.test(fold))
}

function isBegunAnew(change: MandateChange, { fold, start, end }: Place): boolean {
  if (change === 'appointment') return isAnew(fold, start, end)
  return change === 'confirmation' && isForNewTerm(fold, start, end)
}

// `Das Amt bleibt X anvertraut`, `reste confiée à X`
const STAYS = /\b(?:bleib(?:t|en)|restent?|demeurent?|blijft|blijven) (?:(?! (?:et|en|und) )[^.;,]){0,100}$/
// `au remplacement du défunt` tells of nobody new.
const OF_THE_DEAD =
  /(?:\bdu|\bde la|\bdes|\bvan de|\bvan den|\bder) (?:defunte?s?|overledenen?|verstorbenen?)(?: (?:au|aux|dans|avant|en|pour|als|in|im|bis)\b|[.,;]|$)/
// `À la demande de M. X, son mandat prend fin`
const AT_HIS_WISH =
  /^[^.;]{0,40}\b(?:a sa (?:propre )?demande|a la demande (?:de l'interessee?|de (?:m\.|monsieur|madame|mme))|auf (?:eigenen|seinen|ihren) (?:ausdrucklichen )?wunsch|op (?:eigen|zijn|haar) (?:eigen )?verzoek|op verzoek van (?:betrokkene|de betrokkene|de heer|mevrouw))\b(?![^;]*\bpas\b)/
const AT_OWN_WISH =
  /\bop (?:eigen|zijn eigen|haar eigen) (?:verzoek|vraag|initiatief)\b|\ba (?:sa|leur) propre demande\b|auf (?:eigenen|seinen eigenen|ihren eigenen) (?:wunsch|antrag)/
const OWN_WISH =
  /\bwens(?:t|te|en|ten) (?:[a-z]+ ){0,4}te beeindigen|\b(?:verzoek|vraag|wens) van [^.;]{3,90} om\b|\b(?:verzoekt|verzocht|vraagt|vroeg) om\b|\bom (?:zijn|haar) ontslag (?:verzoekt|vraagt)|\bop (?:eigen|zijn eigen|haar eigen|zijn|haar|hun) (?:verzoek|vraag)|\b(?:a|sur) (?:sa|leur) (?:propre )?demande\b|a la (?:propre )?demande (?:de l'interessee?|des interessee?s|de celui-ci|de celle-ci|de ce dernier|de cette derniere)|auf (?:eigenen|seinen|ihren|dessen|deren) (?:eigenen |ausdrucklichen )?(?:wunsch|antrag)|auf (?:wunsch|antrag) (?:des|der) betroffenen|\bgebeten,? (?:ihn|sie)\b|\bbittet (?:darum|um)\b|\bersucht\b|op verzoek van (?:de )?(?:betrokkene|laatstgenoemde)/
// `De voorzitter wordt ontslagen van de voorlezing` keeps his office.
const OF_READING =
  /^[^.;]{0,60} (?:van (?:de |het |alle )?|de (?:la |donner )?)(?:voorlezing|lezing|verplicht|lecture)/
const SOFT_END = /^(?:prend|prennent|eindigt|eindigen|endet|enden|vervalt|vervallen|verstrijkt|verstrijken)\b/
// `Het mandaat eindigt na de jaarvergadering van 2029` says until when it is given.
const ENDS_LATER =
  /^(?!.{0,60}(?:presente?|deze|dieser|heutig|ce jour|heden|vandaag|huidige)\b)(?=.{0,90}(?:assemblee|vergadering|versammlung|comptes|jaarrekening|\b20[2-9]\d$))/

// `le bail des locaux prend fin le 31 janvier`
const OF_THING =
  /\b(?:bail|baux|contrats?|convention|location|emprunt|delai|exercice(?: social)?|assurance|huur(?:overeenkomst)?|(?:lease|arbeids)?contract|overeenkomst|lening|boekjaar|(?:miet|pacht|arbeits)?vertrag|mietverhaltnis|geschaftsjahr|frist)\b(?![^.;]*\b(?:mandat|mandaat|mandats|mandaten|mandate|amt)\b)[^.;,]*$/

const NEGOTIATES =
  /\b(?:ermachtigt|beauftragt|autorisee?|habilitee?|gemachtigd|gelast|chargee? d[e']|negocier|verhandeln|onderhandelen)[^.;]{0,40}$/
const OF_MANDATE = /\bmandat|\bmandaa|\bfonction|\bfuncti|\bfunktion|\bamt\b|\bamtes\b/
const TRUST =
  /^ (?:sa|leur|son|toute sa|ihr|ihm ihr|het|zijn|haar) (?:entiere )?(?:confiance|vertrauen|vertrouwen)/

// Neither a contract that somebody may prolong nor the confidence of the meeting is a mandate.
function isRenewed({ fold, start, end }: Place): boolean {
  if (TRUST.test(fold.slice(end))) return FURTHER_TERM.test(fold.slice(end))
  if (OF_MANDATE.test(fold)) return true
  return !NEGOTIATES.test(fold.slice(0, start))
}

// `reporter la nomination d'un administrateur`
const POSTPONED =
  /\b(?:report|ajourn|differ|postpos|vertag|verschieb|verschob|uitstel)[a-z]* (?:de |la |le |les |l'|die |der |het )*$/

// `De benoeming van X wordt ingetrokken`
const UNDONE =
  /^ van [^.;]{3,100} (?:wordt|is|werd) (?:[a-z]+ ){0,2}(?:ingetrokken|herroepen)|^ (?:de|d') ?[^.;]{3,100} (?:est|a ete|sont|ont ete) (?:retiree|annulee|rapportee|reportee|ajournee)|^ [^.;]{3,100} (?:uitgesteld|verdaagd|verschoben|vertagt)\b/
// `voor de boekjaren die eindigen op …`, `une durée qui expire`: no mandate of anybody's.
const OF_PERIOD =
  /\b(?:boekja(?:ar|ren)|duur|termijn|periode|exercices?|duree|geschaftsjahre?n?|dauer|zeitraum) (?:die|dat|welke|qui|das|der|welches)(?: [a-z]+){0,2} $/
// `Als plaats waar de boeken bewaard blijven wordt aangeduid:`
const OF_PLACE =
  /\b(?:als|comme|als ort) (?:bewaar)?plaats\b|\bcomme lieu\b|\bals ort\b|\bboeken [^.;]{0,60}$/

// A dissolution ends all mandates without anybody's will.
const BY_LAW = /de plein droit|van rechtswege|von rechts wegen/
const BY_DISSOLUTION =
  /(?:dissolution|ontbinding|auflosung)(?: de la societe| van de vennootschap| der gesellschaft)? $/
// Neither side ended it alone.
const AGREED =
  /(?:de|d'un) commun accord|parties (?:ont )?convenu|in onderling(?:e)? (?:overleg|akkoord|overeenstemming)|einvernehmlich|im gegenseitigen einvernehmen/
const AGAIN_BEFORE =
  /\b(?:(?:opnieuw|wederom|andermaal|erneut|wiederum|neuerlich) (?:[a-z]+ ){0,4}|abermals |von neuem |aufs neue |(?:a|de) nouveau |wieder )$/
const AGAIN_AFTER =
  /^ (?:une?|een|ein(?:en)?) (?:nouveau|nieuw|neues|weiteres) (?:mandat|mandaat)\b|^(?: (?:ihn|sie|hem|haar|hen))? (?:opnieuw|wederom|erneut|wiederum|abermals|(?:a|de) nouveau)\b/
const ELECTS = /^(?:wahlt|wahlen|bestellt|ernennt|gewahlt|ernannt)/
const AGAIN_LATER = /^[^;]{0,420}? wieder(?: (?:in|zum|zur|als|ins)\b|[.,;:]|$)/

// `erneut bestellt`, `wählt X wieder in sein Amt`
function isAnew(fold: string, start: number, end: number): boolean {
  if (AGAIN_BEFORE.test(fold.slice(Math.max(0, start - 60), start))) return true
  if (FOR_FURTHER.test(fold.slice(Math.max(0, start - 60), start))) return true
  if (FOR_FURTHER.test(fold.slice(end, end + 60)) && !/:$/.test(fold)) return true
  const after = fold.slice(end)
  return AGAIN_AFTER.test(after) || (ELECTS.test(fold.slice(start, end)) && AGAIN_LATER.test(after))
}

// `scheiden aus und sind wieder wählbar`
const BY_ROTATION = /turnusgemas|wieder ?wahlbar|zur wiederwahl\b|en herkiesbaar|et (?:sont |est )?reeligible/

// Whoever goes when his term is over was not to go before it.
const GOES =
  /^(?:ontslagnemend|demissionnaire|verla|verli|treed|tred|trad|aftred|uittred|afscheid|vertrek|stop|quitte|cesse|se retire|sort|depart|verlass|scheid|schied|aus|tritt)/
const AT_END_OF_TERM =
  /\b(?:bij|op|na|met|wegens) (?:het )?(?:einde|verstrijken|aflopen|afloop) van (?:zijn|haar|hun|het|de) (?:lopende |huidige )?(?:bestuurs)?mandaa?t|\b(?:au terme|a l'(?:issue|expiration|echeance)) de (?:son|leur) mandat|\b(?:mit|nach|zum) (?:dem )?(?:ablauf|ende) (?:seiner|seines|ihrer|ihres|der|des) (?:mandate?s?|amtszeit)|\((?:einde|afloop|verstrijken) (?:van )?(?:het |hun |zijn |haar )?(?:bestuurs)?mandaat|\bniet (?:opnieuw |meer |langer )(?:[a-z]+ )?kandidaat\b|\((?:fin de mandat|ende des mandats)|\bniet (?:meer |langer )?(?:her)?(?:ver)?kiesbaar\b|\b(?:plus|non|pas) reeligible|\bnicht (?:mehr )?wieder ?wahlbar/

// `wird für einen neuen Zeitraum von sechs Jahren ernannt`
const FOR_FURTHER =
  /\b(?:pour|voor|fur|auf|confier|attribuer|octroyer|conferer) (?:une?|een|eine[nr]?|de|die) (?:(?:nouve(?:au|l|lle)|nieuwe?|neue[nrs]?|weitere[nrs]?|verdere) )(?:mandat|terme|periode|duree|termijn|mandaat|duur|amtszeit|dauer|zeitraum)\b|\bfur weitere\b/

// `démissionnaire à la suite de sa nomination comme juge`
const AS_REASON =
  /\b(?:suite (?:de|a)|raison de|ingevolge|wegens|door|infolge|wegen|aufgrund) (?:sa|leur|zijn|haar|hun|seiner|ihrer) $/

const CONFIRMS = /^(?:confirm|bevestig|bestatig|te bevestigen|(?:wordt|worden) )/
const FURTHER_TERM =
  /\b(?:nouve(?:au|lle)|nieuwe?|neue[nrs]?|weitere[rnms]?|verdere|bijkomende|andere?|supplementaires?) (?:[a-z]+ ){0,2}(?:mandats?|termes?|periodes?|durees?|termijn|mandaat|duur|jaar|jahren?|amtszeit|dauer|zeitraum|annees|ans|exercices|boekjaren|geschaftsjahre)\b/
const OWN_TERM =
  /\b(?:pour|voor|fur|auf) (?:une? (?:duree|periode|terme) de |een (?:duur|periode|termijn) van |eine dauer von |die dauer von |einen zeitraum von )?(?:[a-z]+|\d+) (?:\(\w+\) )?(?:ans|annees|jaar|jahren?|exercices|boekjaren|geschaftsjahren?)\b/

// `wurden für weitere vier Jahre als Verwalter bestätigt`: a term of its own makes it a renewal.
function isForNewTerm(fold: string, start: number, end: number): boolean {
  if (!CONFIRMS.test(fold.slice(start, end))) return false
  const around = [
    fold.slice(Math.max(0, start - 160), start),
    fold.slice(start, end),
    fold.slice(end, end + 200),
  ]
  return around.some(text => FURTHER_TERM.test(text) || OWN_TERM.test(text))
}

const OF_NOUN = /^ (?:de |d'|van |der |des )(?:la |l'|les |de |het )?$/

// `le renouvellement de la nomination`, `la confirmation de la cooptation`: one change in two nouns.
function joinNouns(fold: string, cues: Cue[]): Cue[] {
  const joined: Cue[] = []
  for (const cue of cues) {
    const before = joined.at(-1)
    const two = before?.side === 'after' && cue.side === 'after' && BEGINS.has(before.change)
    if (two && BEGINS.has(cue.change) && OF_NOUN.test(fold.slice(before.end, cue.start))) {
      joined.pop()
      const change = before.change === 'reappointment' ? before.change : cue.change
      joined.push({ ...cue, change })
    } else joined.push(cue)
  }
  return joined
}

const BEGINS = new Set<MandateChange>(['appointment', 'reappointment', 'confirmation'])

const UNWANTED =
  /pas (?:souhaite|demande|sollicite)|(?:souhaite|sollicite|demande|souhaitant)(?:nt)? (?:donc )?(?:pas|plus)|wens(?:t|en)/

// `n'a pas souhaité le renouvellement de son mandat`
function withoutUnwanted(fold: string, cues: Cue[]): Cue[] {
  return cues.filter(({ change, start }, at) => {
    const before = cues[at - 1]
    if (change !== 'reappointment' || before?.change !== 'end_of_term' || start - before.end > 30) return true
    return !UNWANTED.test(fold.slice(before.start, before.end))
  })
}

const BY =
  /\b(?:pour cause d[eu]|pour raison d[eu]|om reden van|suite (?:a|au)|(?:a la )?suite d[eu]|en raison d[eu]|par(?: suite d[eu])?|du fait d[eu]|ingevolge|wegens|door|als gevolg van|naar aanleiding van|durch|infolge|aufgrund|wegen)(?: son| leur| sa| le| zijn| haar| hun| het| de| seine[sn]| ihre[sn]| des| den| dessen| deren)?\s?$/

// `la fin du mandat de X à la suite de son décès`: the death is the change, said of the same person.
function endByDeath(fold: string, cues: Cue[]): Cue[] {
  const death = cues.find(
    ({ change, start, end }) =>
      change === 'death' &&
      (BY.test(fold.slice(Math.max(0, start - 40), start)) ||
        /^(?:durch|infolge)/.test(fold.slice(start, end))),
  )
  const ending = death && cues.find(({ change }) => change === 'end_of_term' || change === 'dismissal')
  if (!ending) return cues
  return cues.filter(cue => cue !== death).map(cue => (cue === ending ? { ...cue, change: 'death' } : cue))
}

const NEGATED =
  /(?:\bniet|\bne pas|\bn'(?:est|a|y a) pas|\bne (?:sont|sera|procede) pas|\bnicht|\bgeen(?: [a-z]+)?|\bkeine?[nr]?(?: [a-z]+)?)(?: (?:te|zu|meer|plus|de|le|la|a la|ete|verder))*\s$/

// `n'a pas sollicité le renouvellement`, `wünscht keine Verlängerung`, `wenst zijn mandaat niet te verlengen`
const NOT_WANTED =
  /(?:\bn(?:e |')(?:[a-z']+ ){0,3}p[ae]s|\bn(?:e |')(?:[a-z']+ ){0,3}plus|\bsans|\bniet|\bnicht)(?: (?!mais\b|maar\b|sondern\b|et\b|en\b|und\b)[a-z']+){0,8} (?:l'|d')?$/
// `renonce au renouvellement`, `hat auf eine Verlängerung verzichtet`
const RENOUNCED =
  /\b(?:renonc[a-z]* (?:a|au|a la|a un|a une|a tout|a toute)|declin[a-z]* (?:le|la|un|une|tout)|(?:verzicht[a-z]*|hat|haben) auf (?:eine|die|eine weitere)|ziet af van (?:een|de)|zien af van (?:een|de)) $/
// Not to renew is to let end; whom nobody appoints is not appointed.
function negate(change: MandateChange, before: string): MandateChange | null {
  if (change === 'reappointment' && (NOT_WANTED.test(before) || RENOUNCED.test(before))) return 'end_of_term'
  if (!NEGATED.test(before)) return change
  return change === 'reappointment' ? 'end_of_term' : null
}
