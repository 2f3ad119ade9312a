// The three figures that decide a company's size, of its newest fiscal year.

import type { SizeFigures } from '../../domain/ownership/group-size.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { Source } from '../db/source.ts'

const FIND = {
  name: 'find-size-figures',
  text: `
    SELECT DISTINCT ON (k.enterprise_number) k.enterprise_number AS number, k.period_end AS "periodEnd", d.currency,
           d.rubrics ->> '20/58' AS "balanceSheetTotal", d.rubrics ->> '70' AS turnover,
           coalesce(d.rubrics ->> '9087', d.rubrics ->> '1003') AS staff
    FROM accounts.key_figures k
    JOIN accounts.deposit d ON d.enterprise_number = k.enterprise_number AND d.reference = k.reference
    WHERE k.enterprise_number = ANY ($1::integer[])
    ORDER BY k.enterprise_number, k.period_end DESC, k.known_from DESC, k.reference DESC`,
}

/** By enterprise number; companies without a filing with figures are absent. */
export function createSizeFigureReader(accounts: Source): BatchLoader<SizeFigures> {
  return createBatchLoader('size-figures', numbers =>
    accounts.run(async pool => {
      const { rows } = await pool.query<SizeFigures & { number: number }>({ ...FIND, values: [numbers] })
      return new Map(rows.map(({ number, ...figures }) => [number, figures]))
    }),
  )
}
