// An officer statement of one sentence, before it is linked to a company.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { MandateChange, Office, Span } from '../../domain/publications/gazette-fact.ts'
import { beginsMandate } from '../../domain/publications/mandate-change.ts'
import type { Term } from './effect.ts'
import { foldLine } from './fold-line.ts'
import type { OfficeBy } from './officers/attach/attached.ts'

export type Statement = {
  change: MandateChange
  office: Office
  role: string
  holder: { kind: 'person' | 'company'; name: string; enterpriseNumber: EnterpriseNumber | null }
  representative: string | null
  effectiveOn: string | null
  immediate: boolean
  term: Term
  span: Span
}

// Merges repeated statements: an act states the same change in its agenda, its decisions and the final list
// of the board.

/** A statement with the evidence it was read from, where that is kept. */
type Evidenced = Statement & { by?: OfficeBy; signs?: string[] }

// `LE André Dupont`: what a scan has before a signature.
const NOISE_BEFORE = /^(?:le|la|il|er|et|en|un) (?=\p{L}+ \p{L})/iu
// Legal forms among the words of a name: an act prints them before the name, behind it or not at all.
const FORMS = /(?<![a-z\d])(?:sa|nv|srl|sprl|bv|bvba|scrl|cvba|ag|gmbh|asbl|vzw)(?![a-z\d])/g
const SAME_RANK = new Set(['director', 'manager'])
const ENDS = new Set(['resignation', 'dismissal', 'death', 'end_of_term'])

/** Merges statements on the same holder and office; a change takes precedence over a board listing. */
export function mergeStatements(statements: Evidenced[]): Evidenced[] {
  const mandates = new Map<string, Evidenced[]>()
  for (const statement of statements) {
    const name = statement.holder.name.replace(NOISE_BEFORE, '')
    const key = `${statement.office} ${nameKey(name).replaceAll(FORMS, '').trim()}`
    const stated = mandates.get(key) ?? []
    const same = stated.find(other => isSameKind(other, statement))
    if (same) fill(same, statement)
    else mandates.set(key, [...stated, statement])
  }
  const kept = [...mandates.values()].flatMap(stated => stated.filter(one => !isOutdone(one, stated)))
  for (const statement of kept) {
    const anew = newCapacity(statement, kept)
    if (!anew) continue
    if (statement.change === 'dismissal') statement.change = 'resignation'
    anew.change = 'appointment'
  }
  return kept.sort((a, b) => a.span.start - b.span.start)
}

// Released as manager and appointed director at once: a change of office, not a dismissal.
function newCapacity({ change, office, holder }: Statement, all: Statement[]): Statement | undefined {
  if (!ENDS.has(change) || !SAME_RANK.has(office)) return undefined
  return all.find(
    other =>
      beginsMandate(other.change) &&
      other.office !== office &&
      SAME_RANK.has(other.office) &&
      isSamePerson(other.holder.name, holder.name),
  )
}

function isSameKind(a: Statement, b: Statement): boolean {
  if (a.change === b.change) return true
  const both = [a.change, b.change]
  if (both.includes('death')) return both.includes('resignation') // `suite au décès de X, prend acte de sa démission`
  return both.includes('appointment') && both.includes('reappointment')
}

function isOutdone(statement: Statement, stated: Statement[]): boolean {
  const others = stated.filter(other => other !== statement)
  if (statement.change === 'confirmation') return others.length > 0
  // `met fin aux mandats de X et de Y et les nomme à nouveau`
  if (statement.change === 'dismissal')
    return others.some(({ change, span }) => beginsMandate(change) && span.start > statement.span.start)
  if (statement.change !== 'end_of_term') return false
  return others.some(({ change }) => beginsMandate(change) || ENDS.has(change))
}

function fill(into: Evidenced, from: Evidenced): void {
  takeEvidence(into, from)
  if (from.change === 'reappointment' || from.change === 'death') into.change = from.change
  if (into.effectiveOn === null && from.effectiveOn !== null) into.span = from.span
  into.effectiveOn ??= from.effectiveOn
  into.immediate ||= from.immediate
  into.representative ??= from.representative
  into.holder.enterpriseNumber ??= from.holder.enterpriseNumber
  if (from.representative) into.holder.kind = 'company'
  into.term = {
    endsOn: into.term.endsOn ?? from.term.endsOn,
    endsAtMeetingOf: into.term.endsAtMeetingOf ?? from.term.endsAtMeetingOf,
    years: into.term.years ?? from.term.years,
    indefinite: into.term.indefinite || from.term.indefinite,
  }
}

const BY: readonly (OfficeBy | undefined)[] = [
  'after',
  'before',
  'item',
  'apposition',
  'head',
  'recent',
  'subject',
  'form',
]

// Of two sentences that state the same, the one that names the office more clearly is the evidence.
function takeEvidence(into: Evidenced, from: Evidenced): void {
  const better = BY.indexOf(from.by) < BY.indexOf(into.by)
  if (better) {
    into.by = from.by as OfficeBy
    into.role = from.role
    into.span = from.span
  }
  if (into.signs && from.signs) into.signs = [...((better ? from : into).signs as string[]), 'repeated']
}

/** Words of a name, independent of order and case. */
export function nameKey(name: string): string {
  return foldLine(name)
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim()
    .split(' ')
    .sort()
    .join(' ')
}

// `Verhaegen Dirk Maria` and later `Verhaegen Dirk` are one person.
export function isSamePerson(a: string, b: string): boolean {
  const [one, other] = [nameKey(a).split(' '), nameKey(b).split(' ')]
  return one.every(word => other.includes(word)) || other.every(word => one.includes(word))
}
