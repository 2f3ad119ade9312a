// Which offices an item of a list gives to a name in it.

import { isPlural } from '../attach/attach-offices.ts'
import type { AssignedOffice, Content } from '../attach/attached.ts'
import type { FoundOffice } from '../find-offices.ts'
import type { FoundName } from '../names/name-search.ts'
import type { Piece } from '../split-pieces.ts'
import { isSign, isWord, type Token } from '../tokens.ts'
import type { CurrentPiece, Head, Reader } from './reader.ts'
import { isHeld } from './stated-offices.ts'

/**
 * The item's own offices plus those of the heading they do not replace; a title next to the name if there are
 * neither.
 */
export function officesOfItem(
  reader: Reader,
  { piece, content }: CurrentPiece,
  at: number,
  head: Head,
): AssignedOffice[] {
  const { tokens } = reader
  const name = content.names[at] as FoundName
  const own = ownOffices(tokens, piece, content, at)
  if (at > 0 && own.length === 0) own.push(...labelOf(tokens, piece, content, at))
  if (own.length === 0) own.push(...sharedOffices(tokens, piece, content, at))
  if (own.length === 0 && head.offices.length === 0) own.push(...closingOffices(reader, content, at))
  const linked = own.find(
    office =>
      office.linked ||
      office.to <= name.from ||
      isSign(tokens[office.from - 1], ':(–-') ||
      closesItem(reader, content, at, office),
  )
  const chosen = linked ? own.filter(({ from }) => from >= linked.from) : []
  const isDirector = ({ office }: FoundOffice) => office === 'director'
  const kept = head.offices.filter(
    office => chosen.length === 0 || (isDirector(office) && !chosen.some(isDirector)),
  )
  if (kept.length + chosen.length === 0) return own.map(office => ({ office, by: 'apposition' }))
  return [
    ...kept.map(office => ({ office, by: 'head' as const })),
    ...chosen.map(office => ({ office, by: 'item' as const })),
  ]
}

const LABEL_GAP = 2 // tokens: a colon, a comma, a title

// `administrateurs : X, Y`, `administrateurs-délégués Madame X et Monsieur Y`: of all names behind it.
function labelOf(
  tokens: readonly Token[],
  { from }: Piece,
  { offices, names }: Content,
  at: number,
): FoundOffice[] {
  const label = offices.find(isHeld)
  if (label?.from !== from || !(isSign(tokens[label.to], ':') || isPlural(tokens, label))) return []
  const inRow = names
    .slice(0, at + 1)
    .every(({ from: start }, place) => start - (names[place - 1]?.to ?? label.to) <= LABEL_GAP)
  return inRow ? [label] : []
}

// `Messieurs X et Y en tant qu'administrateurs`: of both.
function sharedOffices(tokens: readonly Token[], piece: Piece, content: Content, at: number): FoundOffice[] {
  const [name, next] = [content.names[at] as FoundName, content.names[at + 1]]
  const joined = next && next.from - name.to === 1 && /^(?:et|en|und)$/.test(tokens[name.to]?.fold ?? '')
  return joined ? ownOffices(tokens, piece, content, at + 1).filter(({ linked }) => linked) : []
}

// `X, ingénieur, rue du Bac 4 à 5000 Namur, président`: an office behind everything else that is told of X.
function closesItem(
  { tokens, masked }: Reader,
  { names, to }: Content,
  at: number,
  office: FoundOffice,
): boolean {
  const end = names[at + 1]?.from ?? to
  const rest = tokens.slice(office.to, end).filter(isWord).length
  return rest === 0 && masked.slice((names[at] as FoundName).to, office.from).some(Boolean)
}

// `- BV X, vertegenwoordigd door Y, voorzitter ;` below a heading without an office: the item tells that of X.
function closingOffices({ tokens }: Reader, { names, offices, to }: Content, at: number): FoundOffice[] {
  const behind = offices.filter(one => isHeld(one) && one.from >= (names[at] as FoundName).to)
  const [office] = behind
  if (!office || behind.length > 1 || at < names.length - 1) return []
  return tokens.slice(office.to, to).some(isWord) ? [] : [office]
}

// Offices between this name and the next; `commissaire : Y` is of Y, and of the first name also what stands before it.
function ownOffices(tokens: readonly Token[], piece: Piece, content: Content, at: number): FoundOffice[] {
  const name = content.names[at] as FoundName
  const next = content.names[at + 1]
  const start = at === 0 ? piece.from : (content.names[at - 1] as FoundName).to
  const introduces = ({ to }: FoundOffice): boolean => isSign(tokens[to], ':')
  return content.offices.filter(
    office =>
      isHeld(office) &&
      !isOfRepresentative(content, office) &&
      (office.from >= name.to
        ? next === undefined || (office.from < next.from && !introduces(office))
        : office.to <= name.from && office.from >= start && (at === 0 || introduces(office))),
  )
}

// `SA X, représentée par Y, administrateur délégué`: Y's office elsewhere.
function isOfRepresentative({ all }: Content, { from, linked }: FoundOffice): boolean {
  return !linked && all.findLast(({ to }) => to <= from)?.part === 'represents'
}
