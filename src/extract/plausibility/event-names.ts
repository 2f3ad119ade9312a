// Checks the names in an event: debtor, judges and appointees.

import type { Doubt, NameDoubt, NamedField } from '../../domain/publications/fact-fields.ts'
import type { EventFact } from '../../domain/publications/gazette-fact.ts'
import { beginsWithForm, fold } from '../notices/people/names/word-lists.ts'
import { checkName, checkPersonOrFirmName } from './check-name.ts'

// Finds court staff (registrars, judges) in a notice. They are never appointees.

const REGISTRAR =
  /(?<!\p{L})(?:griffiers?|greffi(?:er|[èe]re)s?|Gerichtsschreiber(?:in)?|Greffierin|Kanzler(?:in)?)(?!\p{L})/giu
// Text between title and name, on either side.
const GRADE =
  /^(?:[ ,.:–-]|en chef|d[ée]l[ée]gu[ée]e?|assum[ée]e?|\(?get\.?\)?)+|(?:[ ,.:–-]|(?:hoofd|afg|afgevaardigd|gedelegeerd|adjunct|de|le|la|der|die)(?=[ .-]*$))+$/giu
const MAX_TITLE_DISTANCE = 60 // characters
const NAME_WORD = /^\p{Lu}[\p{L}'’.-]*,?$/u

/** The words of each name next to a registrar's title in `text`. */
export function findRegistrars(text: string): string[][] {
  const flat = text.replaceAll(/\s+/g, ' ')
  return [...flat.matchAll(REGISTRAR)].flatMap(({ 0: title, index }) => {
    const end = index + title.length
    const after = flat
      .slice(end, end + MAX_TITLE_DISTANCE)
      .replaceAll(GRADE, '')
      .split(' ')
    const before = flat
      .slice(Math.max(0, index - MAX_TITLE_DISTANCE), index)
      .replaceAll(GRADE, '')
      .split(' ')
      .reverse()
    return [leadingNames(after), leadingNames(before)]
      .map(words => wordsOf(words.join(' ')))
      .filter(isFullName)
  })
}

// The leading words that can be part of a name.
function leadingNames(words: readonly string[]): string[] {
  const end = words.findIndex(word => !NAME_WORD.test(word) || word.endsWith(':'))
  return words.slice(0, end < 0 ? 5 : Math.min(end, 5))
}

/** Whether `name` matches one of `staff`, whose given names may be initials. */
function isStaffMember(name: string, staff: readonly string[][]): boolean {
  const words = wordsOf(name)
  return isFullName(words) && staff.some(other => isSame(words, other))
}

function wordsOf(name: string): string[] {
  return fold(name)
    .split(/[^\p{L}]+/u)
    .filter(word => word !== '')
}

function isFullName(words: readonly string[]): boolean {
  return words.length >= 2 && words.some(word => word.length >= 3)
}

// Every word of the shorter name, or its initial, is in the other.
function isSame(a: readonly string[], b: readonly string[]): boolean {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  const rest = [...many]
  return few.every(word => {
    const at = rest.findIndex(other => other === word || (isInitial(word, other) && other !== ''))
    return at >= 0 && rest.splice(at, 1).length === 1
  })
}

function isInitial(a: string, b: string): boolean {
  return (a.length === 1 || b.length === 1) && a[0] === b[0]
}

type Names = Pick<EventFact, 'debtor' | 'judges' | 'practitioners'>

/** The plausible names of `fact`, and a doubt for each of the others; `findStaff` returns the registrars. */
export function checkEventNames(
  fact: EventFact,
  findStaff: () => readonly string[][],
): { kept: Names; doubts: Doubt[] } {
  const doubts: Doubt[] = []
  const holds = (field: NamedField, reason: NameDoubt | null): boolean => {
    if (reason) doubts.push({ field, reason })
    return reason === null
  }
  const judges = fact.judges.filter(name => holds('judge', checkJudge(name, findStaff)))
  const sitting = judges.map(wordsOf)
  const practitioners = fact.practitioners.filter(({ name }) =>
    holds('practitioner', checkPractitioner(name, sitting, findStaff)),
  )
  const debtor = fact.debtor && holds('debtor', checkDebtor(fact.debtor)) ? fact.debtor : null
  return { kept: { debtor, judges, practitioners }, doubts }
}

function checkJudge(name: string, findStaff: () => readonly string[][]): NameDoubt | null {
  return checkName(name, 'person') ?? (isStaffMember(name, findStaff()) ? 'name_is_court_staff' : null)
}

function checkPractitioner(
  name: string,
  judges: readonly string[][],
  findStaff: () => readonly string[][],
): NameDoubt | null {
  const reason = checkPersonOrFirmName(name)
  if (reason) return reason
  return isStaffMember(name, judges) || isStaffMember(name, findStaff()) ? 'name_is_court_staff' : null
}

// The head of a form can hold the address of whom the court appointed instead of the debtor.
const APPOINTED =
  /\s(?:voorlopige? bewindvoerders?|bewindvoer(?:d?er|ster)|administrat(?:eur|rice) (?:provisoire|judiciaire|ad hoc)|(?:voorlopige? |gerechtelijke? )?vereffenaar|liquidat(?:eur|rice)(?: judiciaire)?|vorl[äa]ufiger? verwalter(?:in)?|liquidator)$/iu

// A firm must not be classified as a natural person.
function checkDebtor({ name, legalForm, naturalPerson }: NonNullable<EventFact['debtor']>): NameDoubt | null {
  if (legalForm === null && APPOINTED.test(name)) return 'name_is_label'
  if (!naturalPerson) return checkName(name, 'company')
  return beginsWithForm(name) ? 'name_is_company' : checkName(name, 'person')
}
