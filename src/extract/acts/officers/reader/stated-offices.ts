// Fallback office for a statement that names none: the recent one, that of the act's subject, or that implied
// by the legal form.

import type { Office } from '../../../../domain/publications/gazette-fact.ts'
import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import { foldLine } from '../../fold-line.ts'
import type { Content, OfficeBy } from '../attach/attached.ts'
import { type FoundCue, isPluralVerb } from '../cues/found-cue.ts'
import { type FoundOffice, findOffices } from '../find-offices.ts'
import { isSign, isWord, tokenize } from '../tokens.ts'
import type { Reader } from './reader.ts'

// Maps offices found in text to offices of the domain, held in the filing company.

/** Domain office by the class found in text. */
const OFFICES: Record<string, Office> = {
  director: 'director',
  manager: 'manager',
  managing_director: 'managing_director',
  daily_management: 'daily_management',
  chair: 'chair',
  statutory_auditor: 'statutory_auditor',
  liquidator: 'liquidator',
  secretary: 'secretary',
  vice_chair: 'vice_chair',
  treasurer: 'other',
  other: 'other',
  executive_committee: 'executive_committee',
  supervisory_board: 'supervisory_board',
}

/** A stated office; `role` is the act's wording, empty where it has none. */
export type StatedOffice = { office: Office; role: string; by: OfficeBy }

/** The domain office; null for other classes such as a board or a proxy. */
const officeOf = ({ office }: FoundOffice): Office | null => OFFICES[office] ?? null

/** True for an office held in the filing company. */
export const isHeld = (found: FoundOffice): boolean => officeOf(found) !== null

/** The found offices that are domain offices, as stated offices. */
export function toStated(reader: Reader, found: readonly FoundOffice[], by: OfficeBy): StatedOffice[] {
  return found.flatMap(one => {
    const office = officeOf(one)
    return office ? [{ office, role: roleOf(reader, one), by }] : []
  })
}

// `administrateur-` / `ki délégué`: the words of the act, without what was recognised between lines.
function roleOf({ tokens }: Reader, { from, to }: FoundOffice): string {
  return tokens
    .slice(from, to)
    .filter(token => isWord(token) || isSign(token, '-'))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/ ?- ?/g, '-')
    .replaceAll(/(['’]) /g, '$1')
}

const RECENT = 4 // pieces

/** Offices to use where none is next to cue and name; empty when nothing applies. */
export function fallbackOffices(
  reader: Reader,
  index: number,
  cue: FoundCue,
  content?: Content,
): StatedOffice[] {
  const { recent, context } = reader
  // A death is told in the history of an estate too: without an office it concerns nobody.
  if (cue.change === 'death' && subjectOffice(context.subject) === null) return []
  const beside = content?.offices.findLast(
    office => isHeld(office) && office.from < cue.at && !isPluralVerb(reader.tokens[office.to]),
  )
  if (beside) return toStated(reader, [beside], 'recent')
  const begins = content?.cues.some(other => other !== cue && beginsMandate(other.change))
  const [later, ...more] = content?.offices.filter(isHeld) ?? []
  if (later?.linked && (!begins || cue.replaced) && more.every(({ office }) => office === later.office))
    return toStated(reader, [later], 'recent')
  if (recent && index - recent.piece <= RECENT + reader.pending.length) {
    const offices = recent.offices.filter(isHeld)
    const chosen = offices.findLast(({ office }) => office === 'director') ?? offices.at(-1)
    if (
      chosen &&
      OF_BOARD.test(chosen.office) &&
      reader.statements.some(({ office }) => office === 'director')
    )
      return [{ office: 'director', role: '', by: 'recent' }]
    if (chosen) return toStated(reader, [chosen], 'recent')
  }
  const ofSubject = subjectOffice(context.subject)
  if (ofSubject) return [{ office: ofSubject, role: '', by: 'subject' }]
  const ofForm = boardOf(context.legalForm)
  return ofForm ? [{ office: ofForm, role: '', by: 'form' }] : []
}

// These offices are held by directors: an unspecified mandate is then that of director.
const OF_BOARD = /^(?:chair|vice_chair|secretary|treasurer)$/

// The single office named by the subject.
function subjectOffice(subject: string): Office | null {
  const tokens = tokenize(subject, 0)
  const nothingMasked = tokens.map(() => false)
  const offices = new Set(findOffices(tokens, nothingMasked).flatMap(found => officeOf(found) ?? []))
  const [office] = offices
  return office && offices.size === 1 ? office : null
}

// The governing office of that legal form; private companies have directors since 2019.
function boardOf(legalForm: string | null): Office | null {
  const fold = foldLine(legalForm ?? '')
  if (
    /privee|\bs\.?p\.?r\.?l|besloten vennootschap met|\bbvba|commandite|nom collectif|\bs\.?n\.?c|\bs\.?c\.?s\b/.test(
      fold,
    )
  )
    return 'manager'
  if (
    /anonyme|\bs\.?a\b|naamloze|\bn\.?v\b|aktiengesell|\ba\.?g\b|responsabilite limitee|\bs\.?r\.?l|besloten|\bb\.?v\b|association|vereniging|stichting|fondation|stiftung|vereinigung|asbl|vzw|cooperati(?:ve|eve)|\bscrl/.test(
      fold,
    )
  )
    return 'director'
  return null
}
