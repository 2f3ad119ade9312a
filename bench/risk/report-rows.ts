// Report rows of the risk benchmarks, including skipped sets.

import type { Interval } from '../../src/risk/training/learn/auc-interval.ts'
import type { Row } from '../report.ts'

/** One row. `reached` follows from `value` and `least` if both are given. */
export function figureRow(
  what: string,
  measured: string,
  options: { reference?: string; target?: string; reached?: boolean | null } = {},
): Row {
  const { reference = '', target = '', reached = null } = options
  return { what, measured, reference, ratio: '', target, reached }
}

/** An AUC with a target. */
export function areaRow(what: string, area: number, least: number | null, reference = ''): Row {
  const target = least === null ? '' : `≥ ${least}`
  return figureRow(what, area.toFixed(4), {
    reference,
    target,
    reached: least === null ? null : area >= least,
  })
}

/** `0.759 (0.739 to 0.779)`. */
export function formatInterval({ estimate, low, high }: Interval): string {
  return `${estimate.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`
}

/** A missing data set. */
export function skippedRow(what: string, folder: string): Row {
  return figureRow(what, 'skipped', { reference: `${folder} not found` })
}
