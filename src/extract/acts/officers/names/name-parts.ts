// Assigns each name a role from the words before it: holder, representative, replaced, or mentioned for
// another reason.

import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import { wordsOf } from '../cues/found-cue.ts'
import { editDistance } from '../lexicon.ts'
import { isUnderResolution } from '../resolution-heading.ts'
import { has, isSign, isWord, type Token } from '../tokens.ts'
import { type FoundName, lettersOf } from './name-search.ts'
import {
  ACHIEVED,
  ACHIEVES,
  AS_REPRESENTATIVE,
  BECOMES_REPRESENTATIVE,
  BESIDE,
  EMPOWERED,
  EXCLUDED,
  IN_CASE,
  IN_PLACE_OF,
  LEAVES,
  MARRIED,
  NOT_REPLACED,
  OF_OTHER_NOUN,
  REPLACED,
  REPORTS,
  REPRESENTED_BY,
  REPRESENTS,
  THANKED,
  WHOSE,
  WILL_REPRESENT,
  WITHIN,
} from './part-wordings.ts'

const WORDS_BEFORE = 12
const FAR = 70 // tokens from a company to its representative

/** Sets the role of every name, in text order. `ownName` holds letters and digits only. */
export function decideParts(tokens: readonly Token[], found: FoundName[], ownName: string | null): void {
  for (const [index, name] of found.entries())
    if (name.part === 'holder') decidePart(tokens, found, index, ownName)
  for (const name of found)
    if (EXCLUDED.test(wordsBefore(tokens, name.from, WORDS_BEFORE)))
      for (const same of found.filter(other => isSameMention(tokens, name, other))) same.part = 'none'
}

// In the same sentence, or in the list that it closes.
function isSameMention(tokens: readonly Token[], name: FoundName, other: FoundName): boolean {
  const between = tokens.slice(Math.min(name.to, other.to), Math.max(name.from, other.from))
  return between.length < FAR && isSameName(lettersOf(name.name), lettersOf(other.name))
}

function decidePart(
  tokens: readonly Token[],
  found: FoundName[],
  index: number,
  ownName: string | null,
): void {
  const name = found[index] as FoundName
  const company = name.kind === 'company'
  const before = wordsBefore(tokens, name.from, WORDS_BEFORE)
  const last = found[index - 1]
  if (last?.replaced && isJoinedName(tokens, last, name)) name.replaced = true
  if (IN_PLACE_OF.test(before) ? REPLACED.test(before) && !NOT_REPLACED.test(before) : ACHIEVED.test(before))
    name.replaced = true
  if (company && ownName && isSameName(lettersOf(name.name), ownName)) name.part = 'own'
  else if (
    IN_CASE.test(before) ||
    (BESIDE.test(before) && wordsAfter(tokens, name.to, 1) !== 'om') ||
    isSecondBeside(tokens, found, index) ||
    isNotLonger(tokens, name)
  )
    name.part = 'none'
  else if (ACHIEVES.test(wordsAfter(tokens, name.to, ACHIEVES_REACH))) name.part = 'replaced'
  else if (
    (REPLACED.test(before) || ACHIEVED.test(before)) &&
    !LEAVES.test(wordsAfter(tokens, name.to, LEAVES_REACH))
  )
    name.part = 'replaced'
  else if (
    isNoOfficer(wordsBefore(tokens, name.from, WORDS_BEFORE, false)) &&
    !WHOSE.test(wordsAfter(tokens, name.to, WHOSE_REACH))
  )
    name.part = 'none'
  else if ((company && WITHIN.test(before)) || isAffiliation(tokens, found, index)) name.part = 'none'
  else if (company && BECOMES_REPRESENTATIVE.test(before) && !isSubject(tokens, found, index))
    name.part = 'none'
  else if (company && REPRESENTS.test(before)) letPersonRepresent(found, index, name)
  else if (representsCompany(tokens, found, index, before)) {
    name.part = 'represents'
    const represented = companyBefore(found, index)
    if (represented && !company && name.from - represented.to < FAR) represented.representative ??= name
  }
}

// `aux côtés de X et Y`
function isSecondBeside(tokens: readonly Token[], found: readonly FoundName[], index: number): boolean {
  const [first, { from }] = [found[index - 1], found[index] as FoundName]
  if (first?.part !== 'none' || first.to !== from - 1) return false
  const joint = /^(?:et|en|und)$/.test(tokens[from - 1]?.fold ?? '')
  return joint && BESIDE.test(wordsBefore(tokens, first.from, WORDS_BEFORE))
}

// `en remplacement de Madame X, rue du Bac 4, et de Monsieur Y`
function isJoinedName(tokens: readonly Token[], { to }: FoundName, { from }: FoundName): boolean {
  const joint = tokens.slice(to, from).findLastIndex(({ fold }) => /^(?:et|en|und)$/.test(fold))
  const gap = tokens.slice(to, from)
  return (
    joint >= 0 &&
    gap.length - joint <= 2 &&
    gap.length < FAR / 2 &&
    gap.every(token => !isSign(token, '.;:') && !token.class.cues?.length && !token.class.office)
  )
}

// `Madame X (Fédération Y)`
function isAffiliation(tokens: readonly Token[], found: readonly FoundName[], index: number): boolean {
  const [person, { kind, certain, from }] = [found[index - 1], found[index] as FoundName]
  if (person?.kind !== 'person' || person.to !== from - 1 || !isSign(tokens[from - 1], '(')) return false
  return kind === 'company' || !certain
}

// `donne décharge et nomme X`: what stands before the verb is not about X.
const isNoOfficer = (before: string): boolean =>
  [OF_OTHER_NOUN, MARRIED, EMPOWERED, THANKED, REPORTS].some(pattern => pattern.test(before))

function representsCompany(
  tokens: readonly Token[],
  found: FoundName[],
  index: number,
  before: string,
): boolean {
  return (
    REPRESENTED_BY.test(before) ||
    isInBrackets(tokens, found, index) ||
    WILL_REPRESENT.test(wordsAfter(tokens, (found[index] as FoundName).to, 2 * WORDS_BEFORE)) ||
    isNamedRepresentative(tokens, found, index) ||
    isSecondRepresentative(tokens, found, index)
  )
}

// `la SRL X (M. Y)`, `X SA (BCE 0403.123.456 - RP : Y)`
function isInBrackets(tokens: readonly Token[], found: readonly FoundName[], index: number): boolean {
  const [company, { kind, from }] = [found[index - 1], found[index] as FoundName]
  if (kind !== 'person' || company?.kind !== 'company' || from - company.to > BRACKETS_REACH) return false
  const gap = tokens.slice(company.to, from)
  return gap.some(token => isSign(token, '(')) && !gap.some(token => isSign(token, ')'))
}

const BRACKETS_REACH = 14 // tokens

// The filing company was already the subject of the sentence, by more than `le conseil de la SA Y`.
function isSubject(tokens: readonly Token[], found: readonly FoundName[], index: number): boolean {
  const letters = lettersOf((found[index] as FoundName).name)
  return found
    .slice(0, index)
    .some(
      ({ name, from }) =>
        lettersOf(name) === letters &&
        !/(?:de|du|van|der) (?:la |le |l')?$/.test(`${wordsBefore(tokens, from, 2)} `),
    )
}

// `SA X, die de heer Y als vaste vertegenwoordiger aanduidt`, `SA X, met de heer Y als vaste vertegenwoordiger`
function isNamedRepresentative(
  tokens: readonly Token[],
  found: readonly FoundName[],
  index: number,
): boolean {
  const company = companyBefore(found, index)
  const { kind, from, to } = found[index] as FoundName
  const next = found[index - 1] === company
  if (company && next && kind === 'person' && designatesBefore(tokens, company.to, from)) return true
  if (!company || kind !== 'person' || !AS_REPRESENTATIVE.test(wordsAfter(tokens, to, AS_REACH))) return false
  const gap = tokens.slice(company.to, from)
  const within = gap.slice(-2).some(({ fold }) => /^(?:met|avec|mit)$/.test(fold))
  return (within || gap.some(({ fold }) => RELATIVE.test(fold))) && !gap.some(token => isSign(token, ';'))
}

const AS_REACH = 16 // tokens

// `SA X, laquelle a désigné en qualité de représentant permanent pour cette fonction, Monsieur Y`
function designatesBefore(tokens: readonly Token[], from: number, to: number): boolean {
  const gap = tokens.slice(from, to)
  const who = gap.findIndex(({ fold }) => RELATIVE.test(fold))
  if (who < 0 || gap.some(token => isSign(token, ';'))) return false
  // `laquelle désigne Monsieur Y`
  if (/^(?:designe|delegue)$/.test(gap.at(-1)?.fold ?? '')) return true
  const as = gap.findIndex((token, at) => at > who && has(token, 'representative'))
  return as > who && gap.slice(who, as).some(({ fold }) => /^(?:designe|nomme|delegue)/.test(fold))
}

function companyBefore(found: readonly FoundName[], index: number): FoundName | undefined {
  const from = (found[index] as FoundName).from - FAR
  for (let at = index - 1; at >= 0 && (found[at] as FoundName).to > from; at--) {
    const other = found[at] as FoundName
    if (other.kind === 'company' && other.part !== 'represents') return other
  }
  return undefined
}

// `Monsieur X, représentant permanent de la SA Y`: Y is the holder, X its representative.
function letPersonRepresent(found: FoundName[], index: number, company: FoundName): void {
  const person = found[index - 1]
  if (person?.kind !== 'person' || person.part !== 'holder' || company.from - person.to > 12) return
  person.part = 'represents'
  company.representative = person
}

// `représentée par Mesdames X et Y`
function isSecondRepresentative(tokens: readonly Token[], found: FoundName[], index: number): boolean {
  const first = found[index - 1]
  const name = found[index] as FoundName
  if (first?.part !== 'represents' || name.kind !== 'person') return false
  const gap = tokens.slice(first.to, name.from)
  const before = tokens.slice(Math.max(0, first.from - WORDS_BEFORE), first.from).map(({ text }) => text)
  const joined = gap.length === 1 && /^(?:et|en|und)$/.test(gap[0]?.fold ?? '')
  if (joined && before.some(text => RESPECTIVELY.test(text))) assignRespectively(found, index)
  const isPlural = before.slice(-3).some(text => PLURAL.test(text))
  return joined && (isPlural || (!name.titled && has(tokens[first.from], 'titles')))
}

// `les SRL A et B, représentées respectivement par X et Y`
function assignRespectively(found: FoundName[], index: number): void {
  const companies = found.slice(0, index).filter(({ kind }) => kind === 'company')
  const [first, second] = companies.slice(-2)
  if (!first || !second || companies.at(-1)?.representative !== found[index - 1]) return
  first.representative = found[index - 1] as FoundName
  second.representative = found[index] as FoundName
}

const RESPECTIVELY = /^(?:respectivement|respectievelijk|jeweils)$/i
// `met als vertegenwoordigers X en Y`, `représentée par ses gérants, X et Y`
const PLURAL =
  /^(?:vertegenwoordigers|représentants|représentées|représentés|vertretern|respectivement|respectievelijk|jeweils|gérants|administrateurs|délégués|zaakvoerders|bestuurders|geschäftsführer|verwalter)$/i

function isSameName(one: string, other: string): boolean {
  if (one === other) return true
  if (one.length < 5 || other.length < 5) return false
  return editDistance(one, other, one.length >= 8 ? 2 : 1) <= 2 || (one.length >= 6 && other.startsWith(one))
}

function wordsBefore(tokens: readonly Token[], at: number, count: number, acrossVerbs = true): string {
  const words: string[] = []
  for (let before = at - 1; before >= 0 && words.length < count + 6; before--) {
    const token = tokens[before] as Token
    if (
      isSign(token, '.;') &&
      !/^(?:m|mr|mme|s|dr|ir|prof|dhr|mevr|mw|repr?|repres|perm|vert|verteg)$/.test(
        tokens[before - 1]?.fold ?? '',
      )
    )
      break
    if (!acrossVerbs && token.class.cues?.some(({ change }) => beginsMandate(change))) break
    if (isUnderResolution(tokens, before + 1)) break
    if (isWord(token)) words.unshift(token.fold)
  }
  return words.join(' ').replace(/([dl]') /g, '$1')
}

function wordsAfter(tokens: readonly Token[], from: number, count: number): string {
  const after = tokens.slice(from, from + count)
  const end = after.findIndex(token => isSign(token, '.;'))
  return after
    .slice(0, end < 0 ? count : end)
    .filter(isWord)
    .map(({ fold }) => fold)
    .join(' ')
}

// `Frau X wurde bestätigt, Herr Y nicht mehr`
const isNotLonger = (tokens: readonly Token[], { to }: FoundName): boolean =>
  /^(?:(?:niet|nicht)(?: (?:meer|mehr|langer))? [.,;]|\( (?:inchange|ongewijzigd|unverandert)|(?:demeurant|restant) (?:administrat|gerant|president))/.test(
    `${wordsOf(tokens, to, to + 3)} `,
  )

const RELATIVE = /^(?:die|dewelke|welke|wie|waarvoor|laquelle|lequel|qui|welche)$/
const WHOSE_REACH = 5 // tokens
const LEAVES_REACH = 10 // tokens
const ACHIEVES_REACH = 12 // tokens: with a representative
