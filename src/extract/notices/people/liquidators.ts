// Extracts liquidators. At a closing the court names former directors: private people, whose home and e-mail
// address are dropped. For a winding-up it appoints a lawyer, whose office is kept.

import type { EventKind, Practitioner } from '../../../domain/publications/gazette-fact.ts'
import { cutOfficeAddress, restoreHyphensInAddress } from '../addresses/find-address.ts'
import { findNameEnd } from './names/name-end.ts'
import { type PersonEntry, skipTitles, splitPeople } from './names/split-people.ts'
import { findNameParts, hasDigit, type Token, tokenise } from './names/tokens.ts'
import { FORMS, fold, PARTICLES, PROFESSIONAL_TITLES, PROFESSIONS, STATUS_WORDS } from './names/word-lists.ts'
import { EMAIL } from './practitioners.ts'

type Person = {
  name: string
  title: 'professional' | 'private' | null
  address: string
  email: string | null
  text: string
}

const DESIGNATED =
  /(?<!\p{L})(?:LIQU?(?:ID)?(?:ATEUR|\.)?S? ?DES(?:IGN\p{L}*)?\.?|(?:aange(?:duide?|wezen) )vereffenaars?)(?!\p{L})/iu
const DESIGNATED_FIRST = new RegExp(`^(?:${DESIGNATED.source})[\\s:-]*`, 'iu')
const NO_HOME =
  /(?<!\p{L})(?:SANS|ZONDER|OHNE|DOM(?:ICIL\p{L}*)?|RADI\p{L}*|OVERLEDEN|D[ÉE]C[ÉE]D\p{L}*|WONENDE|DEMEURANT)(?!\p{L})/iu
const FOR_COMPANY =
  /,? (?:als vertegenwoordiger van|en qualit[ée] de|in hoedanigheid van|als Vertreter)(?!\p{L}).*$/iu

/** The people in `value` for an event of `kind`; `designated` by the label. */
export function readLiquidators(
  value: string,
  kind: EventKind,
  change: Practitioner['change'],
  designated: boolean,
): Practitioner[] {
  const people = withEmails(splitPeople(value).flatMap(readPeople))
  const shared = new Set(
    people.map(({ address }) => address).filter((one, index, all) => all.indexOf(one) < index),
  )
  return withoutRepeats(people).map(person => {
    const open = !designated && hasOffice(person, kind, shared)
    return {
      role: 'liquidator',
      change,
      name: person.name,
      officeAddress: (open && restoreHyphensInAddress(cutOfficeAddress(person.address))) || null,
      email: open ? person.email : null,
    }
  })
}

// An office needs a sign of the profession. Without one it is accepted only when the court opens a
// liquidation (always assigned to a lawyer), and never for people who share an address.
function hasOffice(person: Person, kind: EventKind, shared: ReadonlySet<string>): boolean {
  if (kind === 'judicial_dissolution_and_closing' || kind.startsWith('bankruptcy')) return false
  if (DESIGNATED.test(person.text) || NO_HOME.test(person.text) || NO_HOME.test(person.address)) return false
  if (person.title === 'professional' || person.email !== null) return true
  if (person.title === 'private') return false
  return (
    kind === 'judicial_dissolution' &&
    !shared.has(person.address) &&
    /(?<!\d)[1-9]\d{3}(?!\d)/.test(person.address)
  )
}

function readPeople(entry: PersonEntry): Person[] {
  const text = entry.text
    .replace(DESIGNATED_FIRST, '')
    .replace(DOUBLE, '$1-')
    .replace(/(?<=\p{L})-(?=LIQ)/giu, ' - ')
    .replace(/(?<=\p{L}{3})\/(?=\p{L}{3})/gu, ' / ')
    .replace(/^(M\.)(?=\p{Lu}{2})/u, '$1 ')
  const tokens = joinInvertedName(tokenise(text))
  const from = skipTitles(tokens, 0)
  const email = EMAIL.exec(text)?.[0].replace(/\.$/, '').toLowerCase() ?? null
  if (!tokens[from] || tokens[from].text.includes('@')) return email ? [{ ...NO_PERSON, email }] : []
  const { to, company } = findNameEnd(tokens, from)
  const end = company ? to : withoutTown(tokens, from, to)
  const rest = text.slice(tokens[end - 1]?.end ?? 0).replace(EMAIL, '')
  const person = {
    title: titleOf(tokens, from),
    address: cleanAddress(entry.address === '' ? rest : entry.address),
    email,
    text: entry.text,
  }
  const name = cleanName(words(tokens, from, end))
  return isName(name, tokens, from, end, company) ? [{ name, ...person }] : []
}

// `JANSSENS, JAN, KERKSTRAAT 1`: the first comma separates surname and given name.
function joinInvertedName(tokens: Token[]): Token[] {
  const from = skipTitles(tokens, 0)
  const comma = tokens.findIndex(({ text }) => text === ',')
  if (comma < 0 || findNameParts(tokens, from, comma).length !== 1 || hasDigit(tokens[comma + 1]))
    return tokens
  return tokens.toSpliced(comma, 1)
}

// `PEETERS - MAES AN`: a double surname printed with spaces.
const DOUBLE = /^(\p{Lu}[\p{L}'’]+) [-–] (?=\p{Lu}[\p{L}'’]+ \p{Lu}[\p{L}'’-]+$)/u

const NO_PERSON: Person = { name: '', title: null, address: '', email: null, text: '' }

// A list line with only an e-mail address belongs to the previous person.
function withEmails(people: Person[]): Person[] {
  return people.flatMap((person, index) => {
    if (person.name === '') return []
    const next = people[index + 1]
    return [next?.name === '' && person.email === null ? { ...person, email: next.email } : person]
  })
}

// `MR` is a lawyer's title in Dutch, `monsieur` in French.
function titleOf(tokens: readonly Token[], from: number): Person['title'] {
  if (tokens.some(({ folded }) => PROFESSIONS.has(folded))) return 'professional'
  const titles = tokens.slice(0, from).map(({ folded }) => folded)
  if (titles.some(title => PROFESSIONAL_TITLES.has(title))) return 'professional'
  return titles.some(title => title !== 'MR') ? 'private' : null
}

// `ODILON PORT MAR CARRER MAR 2, 17490 PORT MAR`: trailing words of the town are not part of
// the name.
function withoutTown(tokens: readonly Token[], from: number, to: number): number {
  const town = tokens.findLastIndex(token => /\p{Nd}{4}/u.test(token.text))
  if (town < to) return to
  const words = new Set(tokens.slice(town + 1).map(({ folded }) => folded))
  let end = to
  while (end > from + 2 && words.has((tokens[end - 1] as Token).folded)) end--
  return end - from >= 2 ? end : to
}

// The name ends at an `and` that could not be resolved as joining two people.
function words(tokens: readonly Token[], from: number, to: number): string {
  const and = tokens.findIndex(({ folded }, at) => at > from + 1 && at < to && /^(?:EN|ET|UND)$/.test(folded))
  return tokens
    .slice(from, and < 0 ? to : and)
    .map(({ text }) => text)
    .join(' ')
}

function cleanName(text: string): string {
  return text
    .replace(/ ([,;])/g, '$1')
    .replace(/^[\s,.:;–-]+|[\s,:;/–-]+$/g, '')
    .replace(/(?<=\p{L}{2})\.$/u, '')
}

function isName(name: string, tokens: readonly Token[], from: number, to: number, company: boolean): boolean {
  if (!/\p{L}{2}/u.test(name)) return false
  const first = (tokens[from] as Token).folded
  if (tokens.slice(from, to).every(({ folded }) => PARTICLES.has(folded) || FORMS.has(folded))) return false
  if (STATUS_WORDS.has(first) || (first === 'PAS' && /^D[E']/.test(tokens[from + 1]?.folded ?? '')))
    return false
  if (company) return true
  return (
    !tokens.slice(from, to).some(hasDigit) && findNameParts(tokens, from, to).length <= 6 && to - from <= 9
  )
}

function cleanAddress(text: string): string {
  return text
    .replace(FOR_COMPANY, '')
    .replace(/^[\s,;.:()–-]+|[\s,;.:(–-]+$/g, '')
    .replace(/^\P{L}*$/u, '')
}

function withoutRepeats(people: Person[]): Person[] {
  const seen = new Set<string>()
  return people.filter(({ name }) => {
    const key = fold(name).split(' ').sort().join(' ')
    return !seen.has(key) && seen.add(key)
  })
}
