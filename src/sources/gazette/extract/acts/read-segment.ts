// One piece of an act, read: which changes it announces, which offices and which people it names.

import { addWeakCues, type Cue, findCues } from './find-cues.ts'
import { findNames, type Named } from './find-names.ts'
import { type FoundOffice, findOffices } from './find-offices.ts'
import { nameInFull, type People } from './known-people.ts'
import {
  AT_FOUNDING,
  BOARD,
  BUREAU,
  DISCHARGE,
  DISCHARGED_AFTER,
  ERRATUM,
  MEETING_SECRETARY,
  OTHER_ROLE,
  PROPOSED,
  PROXY,
  RECALLED,
  REFUSED,
  REPORTER,
  REPORTS,
  RULE,
  SPEAKER,
} from './lexicon/set-aside.ts'
import type { Segment } from './split-segments.ts'

export type ReadSegment = {
  segment: Segment
  cues: Cue[]
  offices: FoundOffice[]
  names: Named[]
  /** Grants a power of attorney. */
  proxy: boolean
}

const ENDS_MANDATE = new Set(['resignation', 'dismissal', 'death', 'end_of_term'])
const LONGEST_SENTENCE = 6000 // characters; what is longer is a table or statutes that lost their dots
const NO_STATEMENT = [BUREAU, REFUSED, ERRATUM, REPORTS, PROPOSED, MEETING_SECRETARY, REPORTER]
const MANDATE = /\b(?:bestuurs|bestuurders)?(?:mandaa?t(?:en)?|functie)\b/
const HAS_CAPITAL = /\p{Lu}/u

/** Null when the piece states no mandate whatever it names: bureau of the meeting, refusal, rule of statutes. `founding`:
 * the act founds the company, so that what was done then is what it states. */
export function readSegment(
  segment: Segment,
  ownName: string | null,
  people: People = new Map(),
  founding = false,
): ReadSegment | null {
  const { flat, fold } = segment
  if (fold.length > LONGEST_SENTENCE || NO_STATEMENT.some(words => words.test(fold))) return null
  if (isRule(segment)) return null
  const speaker = SPEAKER.exec(fold)?.[0].length ?? 0
  const found = findOffices(fold).filter(
    office =>
      office.start >= speaker &&
      !isBesides(fold, office) &&
      !THANKED_AS.test(fold.slice(Math.max(0, office.start - 120), office.start)) &&
      !isKept(fold, office) &&
      !isOfRepresentative(fold, office),
  )
  if (found.length === 0 && OTHER_ROLE.test(fold)) return null
  const strong = findCues(fold)
  const spoken = found.length > 0 || BOARD.test(fold) || MANDATE.test(fold)
  const stated = keepStated(fold, spoken ? addWeakCues(fold, strong) : strong, founding)
  const said = new Set([...stated, ...found].map(({ start }) => start))
  const all = HAS_CAPITAL.test(flat) ? findNames(flat, fold, ownName, said) : []
  nameInFull(all, people)
  const named = all.filter(({ part }) => part !== 'mentioned')
  const unparted = withoutTitle(fold, keepEnds(fold, stated, named), named)
  const cues = segment.bulleted ? withoutAsides(fold, unparted) : unparted
  const elsewhere = found.filter(office => named.some(name => isHeldElsewhere(fold, office, name, named)))
  const offices = found
    .filter(office => !elsewhere.includes(office))
    .map(office => (isOfVerb(fold, office, cues) ? { ...office, capacity: true } : office))
  const names = named.filter(
    name =>
      !found.some(
        office => isHeldElsewhere(fold, office, name, named) || isWhereHeld(fold, office, name, named),
      ),
  )
  const declared = DECLARED.exec(fold)?.[0].length ?? 0
  const free = names.filter(
    name =>
      name.start >= declared && !offices.some(({ start, end }) => start <= name.start && end > name.start),
  )
  const kept = free.filter(name => name.certain || standsWhereNamesMust(fold, name, cues, offices))
  markRepresentatives(fold, kept, offices)
  freeRepresentatives(fold, kept, cues, offices)
  const ofCompany = kept.filter(
    ({ part, start }) => part === 'representative' && CHOOSES.test(fold.slice(0, start)),
  )
  return {
    segment,
    cues: cues.filter(cue => !ofCompany.some(name => isChoiceOf(fold, cue, name))),
    offices,
    names: kept,
    proxy: PROXY.test(fold),
  }
}

// `Aangezien de vennootschap niet langer klein is, wordt X benoemd`: what is decided stands behind the reason.
const REASON =
  /^\W*(?:aangezien|omdat|daar|vermits|gezien|overwegende dat|nu|doordat|puisqu|etant donne qu|comme|vu qu|considerant qu|da|weil|nachdem)[a-z']*\b[^;]{0,400}?, (?=(?:wordt|worden|werd|werden|wijst|stelt|duidt|benoemt|herbenoemt|beslist|besluit|heeft|neemt|l'|le |la |les |il |elle |wird|wurden?|beschliess|hat|ernennt|wahlt|bestellt))/
const TWO_WORDS = /\p{Lu}\p{Ll}+ (?:(?:van|de|den|der|von|du) )*\p{Lu}/u

// A rule of the statutes, but for one that only adds to what was stated of somebody before it.
function isRule({ flat, fold }: Segment): boolean {
  const reason = REASON.exec(fold)?.[0].length ?? 0
  const rule = RULE.exec(fold.slice(reason))
  if (!rule) return false
  const at = reason + rule.index
  return !(
    TWO_WORDS.test(flat.slice(reason, at)) && findCues(fold).some(({ end }) => end > reason && end < at)
  )
}

// `- dokter X (ambtshalve, einde mandaat voorzitter)`: in an item, only what a bracket begins with is the item's.
function withoutAsides(fold: string, cues: Cue[]): Cue[] {
  return cues.filter(({ start }) => {
    const open = fold.lastIndexOf('(', start)
    return (
      open < 0 ||
      start - open < 3 ||
      fold.lastIndexOf(')', start) > open ||
      !/, /.test(fold.slice(open, start))
    )
  })
}

const TITLE = /^[^:;]{0,100}?: (?=\S)/
const PASSING =
  /^(?:ontslagnemend|uittredend|aftredend|demissionnaire|sortant|ausscheidend|overleden|decede|verstorben)/

// `Ontslag en benoeming: X neemt ontslag, Y wordt benoemd`: the title before the colon says nothing of its own.
function withoutTitle(fold: string, cues: Cue[], names: Named[]): Cue[] {
  const end = TITLE.exec(fold)?.[0].length ?? 0
  const before = cues.filter(cue => cue.end < end)
  const after = cues.filter(cue => cue.start >= end && !PASSING.test(fold.slice(cue.start)))
  if (before.length === 0 || after.length === 0 || before.some(({ side }) => side === 'before')) return cues
  if (names.some(({ start }) => start < end)) return cues
  const kinds = new Set(before.map(({ change }) => change))
  const repeated = before.every(
    ({ change }) => change === 'confirmation' || after.some(other => other.change === change),
  )
  return kinds.size > 1 || repeated ? cues.filter(cue => !before.includes(cue)) : cues
}

// `door X, eveneens bestuurder`: what else somebody is.
const BESIDES =
  /[a-z], (?:eveneens|reeds|al|zelf|ook al|egalement|deja|lui-meme|elle-meme|ebenfalls|bereits|selbst) (?:een |de |l')?$/
const ENDS_PHRASE = /^ ?(?:[,.;)]|$)/

// `X BV, vertegenwoordigd door haar zaakvoerder, mevrouw Y`: an office in the company that acts.
const ACTS_BY =
  /(?:vertegenwoordigd|representee?|vertreten) (?:[a-z]+ ){0,3}?(?:door|par|durch) (?:haar |zijn |hun |sa |son |ihren? |seinen? |de |den |die |le |la |l'|een |(?:de heer|mevrouw|monsieur|madame|herrn?|frau) (?:[a-z'.-]+ ){1,4}, )(?:statutaire? |enige |unique |huidige )?$/

// `LINNEN BV, met hem als vaste vertegenwoordiger`: said of the company in passing, of nobody named here.
const BY_HIM =
  /\b(?:met|avec|mit) (?:hem|haar|hen|hemzelf|haarzelf|zichzelf|lui|elle|eux|lui-meme|elle-meme|ihm|ihr|sich)(?: (?:zelf|selbst))? (?:als|comme|en qualite d[e'] ?|en tant que?) ?(?:(?:haar|hun|zijn|son|sa|ihr|sein)[a-z]* )?$/

function isOfRepresentative(fold: string, { start, office }: FoundOffice): boolean {
  if (office === 'permanent_representative') return BY_HIM.test(fold.slice(Math.max(0, start - 40), start))
  return ACTS_BY.test(fold.slice(Math.max(0, start - 90), start))
}

// `X blijft bestuurder, maar legt haar mandaat van voorzitter neer`: nothing changes in what she keeps.
const KEEPS =
  /\b(?:blijft|blijven|behoudt|behouden|reste(?:nt|ra|ront)?|restant|demeure(?:nt|ra|ront)?|demeurant|conserve(?:nt|ra)?|conservant|garde(?:nt|ra)?|gardant|maintient|bleibt|bleiben|verbleibt|behalt|behalten) (?:(?:wel|ook|verder|evenwel|echter|nog|toutefois|neanmoins|cependant|encore|aussi|egalement|jedoch|weiterhin|allerdings|aber|noch|auch) )*(?:(?:zijn|haar|hun|het|son|sa|ses|leurs?|sein|ihr|seine|ihre|das|un|une|een) )?(?:(?:mandaat|functie|mandats?|fonctions?|siege|poste|qualite|titre|amt|mandat|posten) (?:van |als |de |d'|comme |als |des |der )?)?$/
// `legt den Vorsitz nieder, will aber Verwalter bleiben`
const KEPT_AFTER =
  /^ (?:blijft|blijven|bleibt|bleiben|verbleibt|te blijven|zu bleiben|gebleven|behoudt|behalt)\b/

const KEEPER =
  /(?:\b(?:die|hij|zij|der|er|sie|aber|jedoch|doch|und|maar|en|echter) |, )(?:[a-z]+ )?(?:als |weiterhin )?$/

const FOR_NEW_TERM =
  /^ (?:voor|gedurende|pour|pendant|fur) (?:une?|een|de|la|eine[nr]?|die) (?:nouve|nieuwe|volgende|bijkomende|verdere|extra|neue|weitere)/

function isKept(fold: string, { start, end }: FoundOffice): boolean {
  if (FOR_NEW_TERM.test(fold.slice(end))) return false
  return (
    KEEPS.test(fold.slice(Math.max(0, start - 60), start)) ||
    (KEEPER.test(fold.slice(Math.max(0, start - 30), start)) && KEPT_AFTER.test(fold.slice(end)))
  )
}

// `bedankt voor zijn inzet als bestuurder, secretaris en voorzitter`: what somebody was.
const THANKED_AS =
  /\b(?:inzet|diensten|verdiensten|jarenlang[a-z]*|engagement|toewijding|werk|devouement|services rendus|merites|einsatz|dienste|verdienste)\b[^.;:]{0,60} (?:als|comme|en tant que?|en qualite d[e'] ?) ?(?:[a-z]+, )?(?:[a-z]+ (?:en|et|und) )?$/

function isBesides(fold: string, { start, end }: FoundOffice): boolean {
  return BESIDES.test(fold.slice(Math.max(0, start - 24), start)) && ENDS_PHRASE.test(fold.slice(end))
}

function keepStated(fold: string, cues: Cue[], founding: boolean): Cue[] {
  const discharge = fold.search(DISCHARGE)
  const discharged = discharge >= 0 && DISCHARGED_AFTER.test(fold)
  return cues.filter(cue => {
    if (
      discharge >= 0 &&
      cue.start > discharge &&
      ENDS_MANDATE.has(cue.change) &&
      !NOTES.test(fold.slice(discharge, cue.start))
    )
      return false
    if (ENDS_MANDATE.has(cue.change) && discharged) return false
    if (!founding && AT_FOUNDING.test(fold.slice(Math.max(0, cue.start - 40), cue.start))) return false
    if (cue.change === 'end_of_term' && isTerm(fold, cue)) return false
    if (ENDS_MANDATE.has(cue.change) && THANKED.test(fold.slice(0, cue.start))) return false
    if (TO_COMPLETE.test(fold.slice(0, cue.end))) return false
    if (cue.side === 'before' && EARLIER.test(fold.slice(0, cue.start))) return false
    // `présidente Rose Fil (réélue), trésorier Marc Aune`: the bracket is about her alone
    if (fold[cue.start - 1] === '(' && cue.change === 'reappointment' && cues.some(isFirstOf(cue)))
      return false
    const recalled =
      cue.side === 'before' &&
      !ENDS_MANDATE.has(cue.change) &&
      RECALLED.test(fold.slice(cue.end, cue.end + 60))
    return !recalled || /^(?:est|sont|wordt|worden|wird|werden) /.test(fold.slice(cue.start, cue.end))
  })
}

// `dankt uittredend bestuurder X`
const THANKED = /\b(?:dankt|danken|bedankt|bedanken|huldigt|remercie|remercient|wurdigt) (?:[a-z]+ ){0,4}$/
// `om zijn mandaat te beëindigen`: whose term she takes over.
const NOTES =
  /(?:,| en| et| und) (?:stelt|stellen) (?:ook )?vast dat |constate(?:nt)? que |stellt fest, dass /
const TO_COMPLETE =
  /(?:benoemd|aangesteld|verkozen|aangeduid)[^.;]{0,40} om (?:zijn|haar|hun|diens|dit) mandaat te beeindigen$/
// `voorlopig benoemd door de raad`: before this act.
const EARLIER =
  /, (?:voorlopig|eerder|destijds|voorheen|vroeger|indertijd|anterieurement|precedemment|fruher|zuvor)(?: [a-z]+)? $/

function isFirstOf(later: Cue): (cue: Cue) => boolean {
  return ({ change, start }) => change === 'appointment' && start < later.start
}

const SOFT_END = /^(?:prend|prennent|eindigt|eindigen|endet|enden)\b/
const IN_TERM =
  /\b(?:beginnt|beginnen|commence|prend(?:ra)? cours|prend(?:ra)? effet|gaat in|gaan in|vangt aan|neemt aanvang)\b/

// `Die Mandate beginnen heute und enden am …`: until when those are given that were just named.
function keepEnds(fold: string, cues: Cue[], named: Named[]): Cue[] {
  const given = IN_TERM.test(fold) || cues.some(({ change }) => /appointment/.test(change))
  return cues.filter(
    ({ start, end }) => !SOFT_END.test(fold.slice(start, end)) || (!given && named.length > 0),
  )
}

// `venant à échéance le …`: until when it is given.
function isTerm(fold: string, cue: Cue): boolean {
  return (
    /^venant/.test(fold.slice(cue.start, cue.end)) &&
    /^ (?:le|lors|a l'issue|au|en) /.test(fold.slice(cue.end, cue.end + 14))
  )
}

const OF_COMPANY =
  /^ (?:van|de|du|der|des|d')(?: (?:la|de|het|l'))?(?: (?:societe|vennootschap|gesellschaft|sa|srl|sprl|nv|bv|bvba|ag|gmbh|besloten|naamloze|anonyme))*\s?["“«]?$/

// `X, vaste vertegenwoordiger van Y BV, wordt opgevolgd door Z`
const SUCCEEDED =
  /^,? (?:[a-z]+ ){0,5}(?:opgevolgd|vervangen) (?:worden )?door|^,? (?:[a-z]+ ){0,5}remplacee? par|^,? (?:[a-z]+ ){0,3}durch [^.;]{1,90} (?:ersetzt|abgelost)/

// `Marc Hemd, zaakvoerder van HEMDEN BVBA, neemt ontslag als bestuurder`: an office in another company.
function isHeldElsewhere(fold: string, office: FoundOffice, company: Named, names: Named[]): boolean {
  if (company.kind !== 'company' || company.start < office.end || office.capacity) return false
  if (office.office === 'permanent_representative' && SUCCEEDED.test(fold.slice(company.end))) return false
  if (!OF_COMPANY.test(fold.slice(office.end, company.start))) return false
  return names.some(({ kind, end }) => kind === 'person' && end <= office.start && office.start - end < 6)
}

// `désigne X en qualité de commissaire de l'Intercommunale Y`: the office is X's, in Y.
function isWhereHeld(fold: string, office: FoundOffice, company: Named, names: Named[]): boolean {
  if (!office.capacity || company.kind !== 'company' || company.start < office.end) return false
  if (!OF_COMPANY.test(fold.slice(office.end, company.start))) return false
  return names.some(({ end, part, kind }) => end <= office.start && part === 'holder' && kind === 'company')
}

// `est nommée représentante permanente`, `cesse d'être représentant permanent`
function isOfVerb(fold: string, { office, start }: FoundOffice, cues: Cue[]): boolean {
  if (office !== 'permanent_representative') return false
  return cues.some(
    ({ end, side }) => side === 'before' && BESIDE_VERB.test(fold.slice(end, start)) && end <= start,
  )
}

const BESIDE_VERB = /^ (?:(?:le|la|de|een|son|sa|leur|haar|zijn|der|die|nouve(?:au|lle)|nieuwe) )*$/

// `Son représentant permanent, M. X, est nommé administrateur`: he is elected himself.
function freeRepresentatives(fold: string, names: Named[], cues: Cue[], offices: FoundOffice[]): void {
  const [first] = names
  if (first?.part !== 'representative' || first.kind !== 'person') return
  const elected = cues.find(({ start, side }) => side === 'before' && start > first.end)
  const office = offices.find(({ start }) => elected !== undefined && start >= elected.end)
  if (!elected || !office || office.office === 'permanent_representative') return
  if (!BESIDE_VERB.test(fold.slice(elected.end, office.start)) || names[1]) return
  first.part = 'holder'
  office.capacity = true
}

// `De ondergetekenden, X en Y, verklaren dat`: they speak, and are not spoken of.
const DECLARED =
  /^.{0,40}\b(?:verklaren|bevestigen|verklaart|bevestigt) (?:hierbij )?(?:de )?ondergetekende[^;]{0,160}?\bdat\b|^.{0,20}\b(?:ondergetekend|soussign|unterzeichn)[^;]{0,200}?\b(?:(?:verklaart|verklaren|bevestigt|bevestigen) dat|(?:declare|certifie)(?:nt)? que|erklaren, dass|erklart, dass)/

const SLOT_GAP = 6

// A single word names somebody only right after a verb, an office or a colon, or at the head of an item.
function standsWhereNamesMust(fold: string, name: Named, cues: Cue[], offices: FoundOffice[]): boolean {
  if (name.end - name.start < 3 || name.part !== 'holder') return name.part !== 'holder'
  const before = fold.slice(0, name.start)
  if (/:\s*["“«]?$/.test(before)) return true
  if (/^[\W\d]*$/.test(before)) return /\p{Lu}.*\p{Lu}|\d/u.test(name.name)
  const near = (end: number): boolean => end <= name.start && name.start - end <= SLOT_GAP
  return cues.some(cue => near(cue.end)) || offices.some(office => near(office.end))
}

const NAMED_TO_ACT =
  /^[^.;]{0,30} (?:aanduidt|aanstelt|aanwijst) als (?:haar )?(?:vaste )?vertegenwoordig|^[^.;]{0,20} als (?:haar )?(?:vaste )?vertegenwoordig(?:st)?er aan(?:duidt|stelt|wijst)/
// `qui désigne M. X en qualité de représentant`
const ACTS_FOR_IT =
  /^[^.;]{0,70} (?:en qualite de|comme|en tant que) (?:son |sa )?representante?\b(?! de la)|^[^.;]{0,70} (?:pour|afin de|um|om) (?:[a-z]+ ){0,2}(?:l'y )?(?:represent|zu vertreten|te vertegenwoord)|^[^.;]{0,70} als (?:ihre[nr]? )?(?:standige[nr]? )?vertreter(?:in)?\b/
const WHICH =
  /\b(?:qui|laquelle|lequel|welche|der|die) (?:a |hat |elle-meme )?(?:[a-z]+ ){0,2}(?:monsieur |madame |m\. |mme |herrn |frau )?$/
// `…, die als vaste vertegenwoordiger voor deze opdracht de heer X heeft aangewezen`
const CHOOSES =
  /\b(?:die|dewelke|welke|waarvoor|waarbij|en|qui|laquelle|et|der|und) (?:[a-z]+ ){0,6}(?:vaste? vertegenwoordig(?:st)?er|representante? permanente?|standigen? vertreter(?:in)?)[^,;]{0,60}$/
const CHOSEN =
  /^[^,;.]{0,12} (?:heeft |hebben |a |hat )?(?:aangewezen|aangeduid|aangesteld|benoemd|aanduidt|aanstelt|aanwijst|benannt|bestimmt|benennt|designe)\b/

function isChoiceOf(fold: string, cue: Cue, name: Named): boolean {
  return cue.start >= name.end && cue.start - name.end < 30 && CHOSEN.test(fold.slice(name.end))
}

// `avec Monsieur X, …, en qualité de représentant permanent` after a company: X acts for it.
function markRepresentatives(fold: string, names: Named[], offices: FoundOffice[]): void {
  for (const [at, name] of names.entries()) {
    if (
      names[at - 1]?.kind === 'company' &&
      name.kind === 'person' &&
      (NAMED_TO_ACT.test(fold.slice(name.end, name.end + 60)) ||
        (WHICH.test(fold.slice(names[at - 1]?.end, name.start)) && ACTS_FOR_IT.test(fold.slice(name.end))) ||
        (CHOOSES.test(fold.slice(names[at - 1]?.end, name.start)) && CHOSEN.test(fold.slice(name.end))))
    )
      name.part = 'representative'
  }
  for (const office of offices) {
    if (office.office !== 'permanent_representative') continue
    const index = names.findLastIndex(name => name.end <= office.start)
    const [name, before] = [names[index], names[index - 1]]
    if (name?.part !== 'holder' || name.kind !== 'person' || before?.kind !== 'company') continue
    const joined =
      /(?:\b(?:avec|met|mit|par|door|durch|dont|waarvan|waarvoor|voor (?:wie|welke)|namens (?:wie|welke)|pour (?:laquelle|lequel)|fur (?:die|welche)|ayant|qui (?:conserve|garde|maintient|a)|die [a-z]* ?behoudt|(?:laquelle|lequel|qui|dewelke|welche)(?: a)? (?:designe|nomme|duidt|bestimmt))\b|[,(])[^,;]{0,20}$/.test(
        fold.slice(before.end, name.start),
      )
    if (joined && !/\b(?:demission|ontslag|rucktritt)\b/.test(fold.slice(before.end, name.start))) {
      name.part = 'representative'
    }
  }
}
