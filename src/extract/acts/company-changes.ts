// Wordings for changes of the company itself (data/gazette/company-changes.tsv), and marks of decisions
// (data/gazette/decision-marks.tsv).

import type { CompanyChange } from '../../domain/publications/gazette-fact.ts'
import { readTable } from '../../platform/read-table.ts'

export type ChangeWords = {
  change: CompanyChange
  sentence: RegExp
  subject: RegExp
  /** Requires a match in the subject: the text mentions it in passing too often. */
  needsSubject: boolean
}

const NEED_SUBJECT: readonly CompanyChange[] = [
  'merger',
  'division',
  'transfer_of_business',
  'dissolution',
  'liquidation_closed',
  'incorporation',
]
const CHANGES: readonly CompanyChange[] = [
  'name',
  'seat',
  'legal_form',
  'capital',
  'purpose',
  ...NEED_SUBJECT,
]

const WORDINGS = readTable('gazette/company-changes.tsv', {
  columns: ['change', 'in', 'pattern'],
  values: { change: CHANGES, in: ['subject', 'sentence'] },
})
const MARKS = readTable('gazette/decision-marks.tsv', {
  columns: ['mark', 'pattern'],
  values: { mark: ['decided', 'proposal', 'in_passing', 'not_decided', 'unaltered', 'agenda', 'proxy'] },
})

function anyOf(rows: readonly { pattern: string }[]): RegExp {
  if (rows.length === 0) throw new Error('a change or a mark without a wording')
  return new RegExp(rows.map(({ pattern }) => pattern).join('|'))
}

/** In the order in which an act states them. */
export const COMPANY_CHANGES: readonly ChangeWords[] = CHANGES.map(change => {
  const wordings = WORDINGS.filter(row => row.change === change)
  return {
    change,
    sentence: anyOf(wordings.filter(row => row.in === 'sentence')),
    subject: anyOf(wordings.filter(row => row.in === 'subject')),
    needsSubject: NEED_SUBJECT.includes(change),
  }
})

const markOf = (mark: string): RegExp => anyOf(MARKS.filter(row => row.mark === mark))

export const DECIDED = markOf('decided')
export const PROPOSAL = markOf('proposal')
export const IN_PASSING = markOf('in_passing')
export const NOT_DECIDED = markOf('not_decided')
export const UNALTERED = markOf('unaltered')
export const AGENDA = markOf('agenda')
export const PROXY = markOf('proxy')
