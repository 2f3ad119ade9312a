// Scores of missing ratios that were too rare in training for an indicator: the riskiest end of their ranks,
// so that omitting a figure never lowers a probability.

import { featureNamed } from '../features/all-features.ts'
import { extremeScores, type QuantileTransform } from './quantile-transform.ts'

/**
 * The transform with `absent` for each column without an indicator; features without a direction keep the
 * median.
 */
export function withMissingScores(transform: QuantileTransform): QuantileTransform {
  const { least, greatest } = extremeScores(transform.output)
  const columns = transform.columns.map(column => {
    const { direction } = featureNamed(column.name)
    if (column.missingIndicator || direction === 'free') return column
    return { ...column, absent: direction === 'decrease' ? least : greatest }
  })
  return { ...transform, columns }
}
