// The kinds of court notices and their wordings, as `notices.json` gives them.

import wordings from '../../../../data/sample/notices.json' with { type: 'json' }
import type { EventKind, PractitionerRole } from '../../../domain/publications/gazette-fact.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import type { ExpectedPractitioner } from '../truth.ts'
import type { Discharge, NoticeForm } from './notice-context.ts'

type Closing = `closing ${'insufficient_assets' | 'liquidation' | 'summary'}`

/** A closing names the ground and what became of a natural person's debts. */
export type NoticeKind =
  | Exclude<keyof typeof wordings.kinds | keyof typeof wordings.typed, `closing ${string}`>
  | `${Closing} ${Discharge}`

export type KindWording = {
  event: EventKind
  /** An event that the notice states before its own. */
  ends?: EventKind
  detail?: string
  /** Where the kind has one form only. */
  form?: NoticeForm
  /** Other procedures than bankruptcies: debtor below the heading, or after a dash. */
  layout?: 'below' | 'dash'
  /** Prints no case reference. */
  unreferenced?: boolean
  role?: PractitionerRole
  change?: ExpectedPractitioner['change']
  heading: Record<Language, string | string[]>
  lines: string[]
}

export type TypedWording = {
  event: EventKind
  detail?: string
  role?: PractitionerRole
  court?: Record<Language, string>
  lines: Record<Language, string[]>
}

export const KINDS = wordings.kinds as Record<string, KindWording>
export const TYPED = wordings.typed as Partial<Record<string, TypedWording>>

/** What became of a natural person's debts, the commonest first. */
export const DISCHARGES = Object.keys(wordings.words.discharges) as Discharge[]

export const NOTICE_KINDS = [...new Set([...Object.keys(KINDS), ...Object.keys(TYPED)])].flatMap(kind => {
  if (!kind.startsWith('closing ')) return [kind]
  // Files of the old law, which are closed summarily, know no discharge.
  return kind.split(' ').length > 2
    ? []
    : (kind.endsWith('summary') ? ['none'] : DISCHARGES).map(end => `${kind} ${end}`)
}) as NoticeKind[]

const FOR_PERSONS = /discharge/
const FOR_COMPANIES = /dissolution|distribution|liquidator|partners/

/** Which debtors a kind of notice can be about. */
export function debtorOf(kind: NoticeKind): 'person' | 'company' | 'either' {
  if (FOR_COMPANIES.test(kind)) return 'company'
  return FOR_PERSONS.test(kind) ? 'person' : 'either'
}
