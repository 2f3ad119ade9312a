// Statement lines of models before 2016 that later models subdivide differently. Without them, the totals of those years
// would appear as not filed.

import table from '../../../../../data/accounts/earlier-lines.json' with { type: 'json' }
import {
  STATEMENTS,
  type Statement,
  type StatementLine,
  toLine,
} from '../../../../domain/accounts/statement-lines.ts'

/** Statement lines of all model versions, in model order. */
export const LINES: Record<Statement, readonly StatementLine[]> = {
  ...STATEMENTS,
  assets: withEarlier('assets'),
  income: withEarlier('income'),
}

function withEarlier(statement: keyof Omit<typeof table, 'source'>): StatementLine[] {
  return STATEMENTS[statement].flatMap(line => [
    ...table[statement].filter(({ before }) => before === line.rubric).map(toLine),
    line,
  ])
}
