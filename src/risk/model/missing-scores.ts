// What a ratio that cannot be formed counts as where absences were too few to learn their worth: the end of its ranks at which
// the risk is highest. So leaving a figure out never makes a probability lower.

import { featureNamed } from '../features/all-features.ts'
import { extremeScores, type QuantileTransform } from './quantile-transform.ts'

/** The transform with `absent` for each column without an indicator; features free to pull either way keep the median. */
export function withMissingScores(transform: QuantileTransform): QuantileTransform {
  const { least, greatest } = extremeScores(transform.output)
  const columns = transform.columns.map(column => {
    const { direction } = featureNamed(column.name)
    if (column.missingIndicator || direction === 'free') return column
    return { ...column, absent: direction === 'decrease' ? least : greatest }
  })
  return { ...transform, columns }
}
