// The lines of the balance sheet and the income statement in the order of the Bank's models, with their names in the
// three official languages and English. A filing holds more rubrics than these.

import table from '../../../data/accounts/statement-lines.json' with { type: 'json' }

export type StatementLine = {
  /** Code as filed, `20/58`. */
  rubric: string
  /** 0 for totals and headings, deeper for parts of the line above. */
  depth: 0 | 1 | 2 | 3
  labels: Record<'nl' | 'fr' | 'de' | 'en', string>
}

export type Statement = 'assets' | 'liabilities' | 'income' | 'staff'

/** The lines of each statement in the order of the models. */
export const STATEMENTS: Record<Statement, readonly StatementLine[]> = {
  assets: table.assets.map(toLine),
  liabilities: table.liabilities.map(toLine),
  income: table.income.map(toLine),
  staff: table.staff.map(toLine),
}

type Row = (typeof table.assets)[number]

/** A line as it stands in a table of `data/accounts`. */
export function toLine({ rubric, depth, nl, fr, de, en }: Row): StatementLine {
  return { rubric, depth: depth as StatementLine['depth'], labels: { nl, fr, de, en } }
}
