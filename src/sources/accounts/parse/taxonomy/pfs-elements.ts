// Which rubric an element of the Bank's taxonomies before April 2022 (`pfs`) is.

import { readTable } from '../../../../platform/read-table.ts'

const ELEMENTS = Map.groupBy(
  readTable('accounts/pfs-elements.tsv', {
    columns: ['code', 'element', 'filers', 'layout'],
    unique: ['element', 'layout'],
    values: {
      code: /^\d+[A-Z]?(?:\/\d+[A-Z]?)?$/,
      element: /^[A-Za-z]+$/,
      filers: ['all', 'companies'],
      layout: ['any', 'from_2016', 'before_2016'],
    },
  }),
  ({ element }) => element,
)

/**
 * The code of an element in accounts of a year that began on `start` (null: unknown, then no code that depends on it);
 * null for an element without a known one.
 */
export function findPfsCode(element: string, start: string | null, association: boolean): string | null {
  const layout = start !== null && start >= '2016-01-01' ? 'from_2016' : 'before_2016'
  const row = ELEMENTS.get(element)?.find(
    row =>
      (row.filers === 'all' || !association) &&
      (row.layout === 'any' || (start !== null && row.layout === layout)),
  )
  return row?.code ?? null
}
