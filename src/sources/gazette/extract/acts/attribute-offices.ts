// Which offices a holder's change is about, out of those a sentence names.

import type { Named } from './find-names.ts'
import type { FoundOffice } from './find-offices.ts'

const JOINED =
  /^(?=[\s\S]*(?:et|en|und|ainsi|also|alsmede|sowie|evenals|tevens|ook|[,/]))(?:[\s,/()-]|d'|qu'|\b\w\b|des verwaltungsrates|\b(?:et|en|und|ainsi que?|ainsi qu'|alsook|alsmede|sowie|evenals|tevens|als|tot|comme|zum|zur|de|van|en qualite|in hoedanigheid|que|meme|president|ook)\b)*$/

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
  const inBrackets = offices.find(
    ({ start }) => start >= holder.end && start - holder.end < 3 && fold[start - 1] === '(',
  )
  const outside = offices.filter(({ start }) => fold[start - 1] !== '(')
  const usable = chooseOffices(
    fold,
    holder,
    holders,
    outside.filter(office => !isReference(fold, office, holders)),
    saidAt,
  )
  const stated = officesStated(fold, holder, holders, usable, saidAt)
  return inBrackets && !stated.includes(inBrackets) ? [...stated, inBrackets] : stated
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
  const nearby = ofVerb.length > 0 ? ofVerb : offices
  const main = nearby.filter(office => !isApposition(fold, office, holders))
  const [first, last] = [holders[0] ?? holder, holders.at(-1) ?? holder]
  const common = main.some(({ start, capacity }) => start < first.start || (capacity && start >= last.end))
  return common ? main : nearby
}

/** `X, président, et Y`: said of X in passing, no office of the others. */
export function isApposition(fold: string, office: FoundOffice, holders: Named[]): boolean {
  const before = holders.findLast(({ end }) => end <= office.start)
  if (!before || !/^,? ?$/.test(fold.slice(before.end, office.start))) return false
  return /^ ?(?:[,;.)]|et\b|en\b|und\b|$)/.test(fold.slice(office.end, office.end + 5))
}

function officesStated(
  fold: string,
  holder: Named,
  holders: Named[],
  usable: FoundOffice[],
  saidAt: number,
): FoundOffice[] {
  const own = ownOffice(fold, holder, holders, usable, saidAt)
  if (own) return withJoined(fold, own, usable)
  const next = holders.find(other => other.start > holder.start)
  const limit = next?.start ?? Number.POSITIVE_INFINITY
  const introduced = usable.find(
    office => office.capacity && office.start >= holder.end && office.start < limit,
  )
  const first = introduced ?? pickByOrder(holder, holders, usable)
  if (!first) return []
  const joined = withJoined(fold, first, usable)
  // `confie la gestion journalière à X, avec le titre d'administrateur délégué`
  const daily = usable.find(
    office => office.office === 'daily_management' && office.end <= (holders[0] ?? holder).start,
  )
  return daily && !joined.includes(daily) ? [daily, ...joined] : joined
}

const POLITE =
  /^[\s:,]*(?:(?:monsieur|madame|mademoiselle|m\.|mme|mlle|mr\.?|mevrouw|mevr\.|mw\.|de heer|dhr\.|herrn?|frau)\s)*$/
const SAID_OF_IT =
  /^ (?:de |comme |als |tot |zum |zur |en qualite d[e'] ?|aux fonctions d[e'] ?|(?:nouve(?:l|au|lle)|nieuwe?|neue[rn]?) )*(?:l')?$/

// `élu administrateur`, `Trésorier : M. X`, `secrétaire Y`: the office beside the verb or the name goes before others.
function ownOffice(
  fold: string,
  holder: Named,
  holders: Named[],
  offices: FoundOffice[],
  saidAt: number,
): FoundOffice | undefined {
  if (saidAt >= holder.end) {
    return offices.find(
      ({ start, end }) => start >= saidAt && end > saidAt && SAID_OF_IT.test(fold.slice(saidAt, start)),
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

function isJoined(fold: string, a: FoundOffice | undefined, b: FoundOffice | undefined): boolean {
  // `gedelegeerd bestuurder, belast met het dagelijks bestuur` says what the office is
  if (
    a?.office === 'managing_director' &&
    b?.office === 'daily_management' &&
    !/\b(?:et|en|und|ainsi|alsook)\b/.test(fold.slice(a.end, b.start))
  )
    return false
  if (a && b?.capacity && !a.capacity && /^ ?,/.test(fold.slice(a.end, b.start))) return false
  return (
    a !== undefined && b !== undefined && a.office !== b.office && JOINED.test(fold.slice(a.end, b.start))
  )
}
