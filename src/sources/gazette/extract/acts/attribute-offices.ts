// Which offices a holder's change is about, out of those a sentence names.

import type { Attribution } from './attribute-names.ts'
import type { Named } from './find-names.ts'
import type { FoundOffice } from './find-offices.ts'
import type { ReadSegment } from './read-segment.ts'

const JOINED =
  /^(?=[\s\S]*(?:et|en|und|ainsi|also|alsmede|sowie|evenals|tevens|ook|[,/]))(?:[\s,/()-]|d'|qu'|\b\w\b|des verwaltungsrates|\b(?:et|en|und|ainsi que?|ainsi qu'|alsook|alsmede|sowie|evenals|tevens|als|tot|comme|zum|zur|de|der|van|en qualite|in hoedanigheid|que|meme|president|ook|par voie de consequence|par consequent|donc|des lors|en meme temps|egalement|aussi|bijgevolg|dus|derhalve|tegelijk|folglich|somit|damit|gleichzeitig|ebenfalls|auch)\b)*$/

/**
 * Offices of `holder`: with a capacity (`als …`) after the name first, then in the order the sentence uses (office
 * before the names, or after). Offices joined by `and` come together. Empty when the sentence names none. `saidAt`:
 * where the word ends that announces the change.
 */
export function attributeOffices(
  fold: string,
  holder: Named,
  holders: Named[],
  offices: FoundOffice[],
  saidAt: number,
): FoundOffice[] {
  const bracket = BRACKET.exec(fold.slice(holder.end))
  const closes = bracket ? holder.end + bracket[0].length : 0
  const inBrackets = offices.filter(
    ({ office, start, end }) => office !== 'permanent_representative' && start >= holder.end && end <= closes,
  )
  const later = inLaterBracket(fold, holder, holders, offices)
  if (later.length > 0) return later
  const outside = offices.filter(({ start }) => !isInBrackets(fold, start))
  const usable = chooseOffices(
    fold,
    holder,
    holders,
    outside.filter(office => !isReference(fold, office, holders)),
    saidAt,
  )
  const besides = usable.filter(({ start }) => OF_LATTER.test(fold.slice(0, start)))
  const common = usable.filter(office => !besides.includes(office))
  const stated = officesStated(fold, holder, holders, common.length > 0 ? common : usable, saidAt)
  const latter = besides.find(({ start }) => start > holder.end)
  if (latter && common.length > 0 && holders.findLast(({ end }) => end < latter.start) === holder)
    return [...stated, latter]
  return [...stated, ...inBrackets.filter(office => !stated.includes(office))]
}

// `MM. X et Y, ce dernier en qualité de président`
const OF_LATTER =
  /\b(?:ce dernier|cette derniere|celui-ci|celle-ci|laatstgenoemde|deze laatste|letzterer?|letztere) (?:etant |wordt |egalement |ook |tevens |auch )?(?:en qualite d[e'] ?|comme |en tant que? ?|als |tot |zum |zur )(?:l')?$/
const BRACKET = /^ ?\([^)]{1,120}\)/

const WITH_NEXT = /^ (?:et|en|und) (?:(?:monsieur|madame|m\.|mme|de heer|mevrouw|herrn?|frau) )?$/

// `Entrante : Mme X, rue du Lin 3, 5000 Namur (administratrice, secrétaire)`
function inLaterBracket(
  fold: string,
  holder: Named,
  holders: Named[],
  offices: FoundOffice[],
): FoundOffice[] {
  if (offices.length === 0 || !offices.every(({ start }) => isInBrackets(fold, start))) return []
  const next = holders.find(({ start }) => start > holder.start)?.start ?? fold.length
  const shared = holders.find(({ start }) => start === next)
  if (shared && WITH_NEXT.test(fold.slice(holder.end, next)) && BRACKET.test(fold.slice(shared.end)))
    return offices.filter(({ start }) => start > next && start < fold.indexOf(')', next))
  const own = offices.filter(({ start }) => start > holder.end && start < next)
  const open = fold.lastIndexOf('(', own[0]?.start)
  const bracket = fold.slice(open, fold.indexOf(')', open) + 1)
  const said = own.reduce((sum, { start, end }) => sum + end - start, 0)
  return BRACKET.test(fold.slice(holder.end)) || bracket.length - said > 4 * own.length + 2 ? [] : own
}

function isInBrackets(fold: string, at: number): boolean {
  const open = fold.lastIndexOf('(', at)
  return open >= 0 && at - open < 120 && fold.lastIndexOf(')', at) < open && fold.indexOf(')', at) > 0
}

// Those the verb is about: not what somebody is besides (`X, président, et Y`), nor what stands before the verb
// when it has an office of its own.
function chooseOffices(
  fold: string,
  holder: Named,
  holders: Named[],
  offices: FoundOffice[],
  saidAt: number,
): FoundOffice[] {
  const ofVerb = saidAt > 0 && saidAt <= holder.start ? offices.filter(({ start }) => start >= saidAt) : []
  const raised = ofVerb.length > 0 ? officeRaised(fold, offices, saidAt) : undefined
  const own = raised ? [raised, ...ofVerb] : ofVerb
  const nearby = own.length > 0 && !onlyBesides(fold, own, holders, offices, saidAt) ? own : offices
  const main = nearby.filter(office => !isApposition(fold, office, holders))
  const [first, last] = [holders[0] ?? holder, holders.at(-1) ?? holder]
  const common = main.some(({ start, capacity }) => start < first.start || (capacity && start >= last.end))
  return common ? main : nearby
}

// `Tot bestuurders worden benoemd: …`: right before its verb.
function officeRaised(fold: string, offices: FoundOffice[], saidAt: number): FoundOffice | undefined {
  const raised = offices.findLast(({ end }) => end <= saidAt)
  return raised?.capacity && RAISES.test(fold.slice(raised.end, saidAt)) ? raised : undefined
}

const RAISES =
  /^ (?:wordt|worden|werd|werden|wird|wurden?|est|sont|a ete|ont ete)(?: (?:hier)?(?:opnieuw|unaniem|eenparig|eveneens|tevens|ook|egalement|einstimmig|auch))? [a-z]+$/

// `wordt het dagelijks bestuur toevertrouwd aan X, algemeen directeur`: what she is besides, not what she is given.
function onlyBesides(
  fold: string,
  ofVerb: FoundOffice[],
  holders: Named[],
  offices: FoundOffice[],
  saidAt: number,
): boolean {
  if (!ofVerb.every(office => !office.capacity && isApposition(fold, office, holders))) return false
  const before = offices.findLast(({ end }) => end <= saidAt)
  if (before?.office !== 'daily_management') return false
  return !holders.some(({ start, end }) => start >= before.end && end <= saidAt)
}

/** `X, président, et Y`: said of X in passing, no office of the others. */
export function isApposition(fold: string, office: FoundOffice, holders: Named[]): boolean {
  const before = holders.findLast(({ end }) => end <= office.start)
  if (
    !before ||
    !/^,? ?(?:(?:tevens|ook|eveneens|egalement|aussi|auch|zugleich|ebenfalls) )?$/.test(
      fold.slice(before.end, office.start),
    )
  )
    return false
  return /^ ?(?:[,;.)]|et\b|en\b|und\b|$)/.test(fold.slice(office.end, office.end + 5))
}

function officesStated(
  fold: string,
  holder: Named,
  holders: Named[],
  usable: FoundOffice[],
  saidAt: number,
): FoundOffice[] {
  const announced = officeAnnounced(fold, holders, usable)
  if (announced && announced.end <= holder.start) return [announced]
  const own =
    officeOfVerb(fold, holder, usable, saidAt) ??
    besideName(holder, holders, usable, saidAt) ??
    ownOffice(fold, holder, holders, usable, saidAt)
  if (own) return withJoined(fold, own, usable)
  const next = holders.find(other => other.start > holder.start)
  const limit = next?.start ?? Number.POSITIVE_INFINITY
  const introduced = usable.find(
    office => office.capacity && office.start >= holder.end && office.start < limit,
  )
  const first = introduced ?? pickByOrder(holder, holders, usable)
  if (!first) return []
  const joined = withJoined(fold, first, usable)
  // `confie la gestion journalière à X, nommé administrateur délégué`
  const daily = usable.find(
    office => office.office === 'daily_management' && office.end <= (holders[0] ?? holder).start,
  )
  return daily && !joined.includes(daily) ? [daily, ...joined] : joined
}

// `mettre fin à la fonction du gérant actuel, M. X, et procéder à sa nomination comme administrateur`
function officeOfVerb(
  fold: string,
  holder: Named,
  offices: FoundOffice[],
  saidAt: number,
): FoundOffice | undefined {
  if (saidAt <= 0) return undefined
  return offices.find(
    ({ start, end }) =>
      start > saidAt &&
      end <= holder.start &&
      /^(?: (?:a la|aux) fonctions?)? (?:du|de|d'|de l'|de la|van|van de|van het|des|der) ?$/.test(
        fold.slice(saidAt, start),
      ) &&
      /^ (?:actuel|actuelle|de|du|d'|van|von|des|der)\b/.test(fold.slice(end)),
  )
}

// `les administrateurs désignent Mme X présidente`: those who choose stand before the verb.
function besideName(
  holder: Named,
  holders: Named[],
  offices: FoundOffice[],
  saidAt: number,
): FoundOffice | undefined {
  if (saidAt <= 0 || holder.start < saidAt) return undefined
  const first = holders.find(({ start }) => start >= saidAt) ?? holder
  if (offices.some(({ start, end }) => end > saidAt && start < first.start)) return undefined
  return offices.find(({ start }) => start >= holder.end && start - holder.end <= 1)
}

const WITH_OFFICE =
  /^,? ?(?:le |la |l'|den |das |die |comme |als |tot |en tant que? ?|en qualite d[e'] ?|zum |zur )?(?:l')?$/

/** `Mme X est élue présidente, M. Y trésorier`: the verb holds for those named with an office of their own after it. */
export function addGapped(
  { segment: { fold }, names, offices }: ReadSegment,
  attributions: Attribution[],
): void {
  const last = attributions.at(-1)
  if (last?.cue.side !== 'before' || !/appointment/.test(last.cue.change)) return
  const taken = new Set(attributions.flatMap(({ holders }) => holders))
  if (![...last.holders].every(({ end }) => end <= last.cue.start)) return
  for (const name of names) {
    if (taken.has(name) || name.part !== 'holder' || name.start < last.cue.end) continue
    const beside = offices.some(
      ({ start, end }) =>
        (start >= name.end && WITH_OFFICE.test(fold.slice(name.end, start))) ||
        (end <= name.start &&
          /\b(?:zum|zur) $/.test(fold.slice(0, start)) &&
          POLITE.test(fold.slice(end, name.start))),
    )
    if (beside) last.holders.push(name)
  }
}

// `Worden benoemd als bestuurder: X, voorzitter, en Y, secretaris`: what stands after the names says who they are.
function officeAnnounced(fold: string, holders: Named[], offices: FoundOffice[]): FoundOffice | undefined {
  const [first] = holders
  const before = offices.filter(({ end }) => first && end <= first.start)
  if (!first || holders.length < 2 || before.length !== 1 || !before[0]?.capacity) return undefined
  const others = offices.slice(1)
  if (
    others.length === 0 ||
    others.some(({ capacity, start }) => capacity || !/^ ?, ?$/.test(fold.slice(start - 2, start)))
  )
    return undefined
  return /^[^:]{0,80}: /.test(fold.slice(before[0].end, first.start)) ? before[0] : undefined
}

const POLITE =
  /^[\s:,(]*(?:(?:namelijk|nl\.|met name|te weten|zijnde|in de persoon van|a savoir|soit|en la personne de|namlich|und zwar|in der person von)\s)?(?:(?:monsieur|madame|mademoiselle|m\.|mme|mlle|mr\.?|mevrouw|mevr\.|mw\.|de heer|dhr\.|herrn?|frau)\s)*$/
// `Zum Präsidenten wurde Herr X gewählt`
const WAS =
  /^ (?:(?:wird|wurde|werden|wurden|wordt|werd|worden|werden|est|sont) )?(?:(?:herrn?|frau|de heer|mevrouw|monsieur|madame) )?$/
const SAID_OF_IT =
  /^ (?:enkel |alleen |slechts |ook |tevens |eveneens |nu |uitsluitend |seulement |uniquement |egalement |aussi |nur |auch |lediglich |ebenfalls |ses |de |comme |als |tot |zum |zur |met |het |(?:haar|zijn|hun|son|sa|leur|sein|ihr) |(?:bestuurs)?(?:mandaat|functie|opdracht|ambt) (?:van |als )|(?:mandat|fonctions?) (?:de |d')|en qualite d[e'] ?|aux fonctions d[e'] ?|(?:nouve(?:l|au|lle)|nieuwe?|neue[rn]?) )*(?:l')?$/

// `élu administrateur`, `Trésorier : M. X`, `secrétaire Y`: the office beside the verb or the name goes before others.
function ownOffice(
  fold: string,
  holder: Named,
  holders: Named[],
  offices: FoundOffice[],
  saidAt: number,
): FoundOffice | undefined {
  const raised = offices.findLast(({ end }) => end <= holder.start)
  if (raised?.capacity && WAS.test(fold.slice(raised.end, holder.start))) return raised
  if (saidAt >= holder.end) {
    return (
      offices.find(
        ({ start, end }) => start >= saidAt && end > saidAt && SAID_OF_IT.test(fold.slice(saidAt, start)),
      ) ??
      officeOfMandate(fold, holder, offices) ??
      officeOfMandate(fold, holders[0] ?? holder, offices)
    )
  }
  if (holders.length < 2 || offices.length < 2) return undefined
  const after = offices.find(({ start }) => start >= holder.end)
  if (
    after &&
    after.start - holder.end <= 2 &&
    !offices.some(({ start }) => start < (holders[0]?.start ?? 0))
  )
    return after
  const before = offices.findLast(({ end }) => end <= holder.start)
  if (!before || (before.capacity && /^ ?,/.test(fold.slice(before.end, before.end + 2)))) return undefined
  return POLITE.test(fold.slice(before.end, holder.start)) ? before : undefined
}

// `le mandat d'administrateur délégué de M. X`
const OF_MANDATE =
  /\b(?:le|les|het|de|das|die|des) (?:mandats? (?:de |d')|mandaa?t(?:en)? (?:van|als) |fonctions? (?:de |d')|mandate? (?:als|des|der) )$/
const OF_HOLDER =
  /^ (?:de|van|von|des|der)(?: (?:monsieur|madame|m\.|mme|mr\.?|de heer|mevrouw|mevr\.|dhr\.|herrn?|frau|messieurs|mesdames|la|de heren))? $/

function officeOfMandate(fold: string, first: Named, offices: FoundOffice[]): FoundOffice | undefined {
  const office = offices.findLast(({ end }) => end <= first.start)
  if (!office || !OF_MANDATE.test(fold.slice(0, office.start))) return undefined
  return OF_HOLDER.test(fold.slice(office.end, first.start)) ? office : undefined
}

function pickByOrder(holder: Named, holders: Named[], offices: FoundOffice[]): FoundOffice | undefined {
  const after = offices.find(office => office.start >= holder.end)
  const before = offices.findLast(office => office.end <= holder.start)
  const leads = (offices[0]?.start ?? 0) < (holders[0]?.start ?? 0)
  return leads ? (before ?? after) : (after ?? before)
}

// `administrateur de la SA X` in passing, or of another company that the holder acts for.
function isReference(fold: string, office: FoundOffice, holders: Named[]): boolean {
  if (office.office === 'permanent_representative') return true
  const owner = holders.find(
    name => name.kind === 'company' && name.start > office.end && name.start - office.end < 30,
  )
  if (!owner || office.capacity) return false
  return /^ (?:de la|du|van de|der|des) (?:societe|sa|srl|sprl|vennootschap|nv|bv|bvba|gesellschaft|ag)\b/.test(
    fold.slice(office.end, owner.start),
  )
}

function withJoined(fold: string, first: FoundOffice, offices: FoundOffice[]): FoundOffice[] {
  let from = offices.indexOf(first)
  let to = from + 1
  while (from > 0 && isJoined(fold, offices[from - 1], offices[from])) from--
  while (to < offices.length && isJoined(fold, offices[to - 1], offices[to])) to++
  return offices.slice(from, to)
}

const EITHER = /\bzowel (?:als )?$/ // `zowel als bestuurder als gedelegeerd bestuurder`

function isJoined(fold: string, a: FoundOffice | undefined, b: FoundOffice | undefined): boolean {
  // `gedelegeerd bestuurder, belast met het dagelijks bestuur` says what the office is
  if (
    a?.office === 'managing_director' &&
    b?.office === 'daily_management' &&
    !/\b(?:et|en|und|ainsi|alsook)\b/.test(fold.slice(a.end, b.start))
  )
    return false
  if (a && b && EITHER.test(fold.slice(0, a.start)) && /^ als (?:als )?$/.test(fold.slice(a.end, b.start)))
    return true
  if (a && b?.capacity && !a.capacity && /^ ?,/.test(fold.slice(a.end, b.start))) return false
  return (
    a !== undefined && b !== undefined && a.office !== b.office && JOINED.test(fold.slice(a.end, b.start))
  )
}
