// Distribution of a ratio as cut points at equal shares.

/** Cut points: minimum, each percentile, maximum. */
const CUT_COUNT = 101

/**
 * 101 ascending cut points of the finite values, interpolated linearly (Hyndman & Fan, type 7); empty without
 * values.
 */
export function quantilesOf(values: Float64Array): number[] {
  const sorted = values.filter(Number.isFinite).sort()
  if (sorted.length === 0) return []
  return Array.from({ length: CUT_COUNT }, (_, at) =>
    interpolate(sorted, (at / (CUT_COUNT - 1)) * (sorted.length - 1)),
  )
}

/** Quantile at a share from 0 to 1; null for an empty distribution. */
export function valueAt(cuts: readonly number[], share: number): number | null {
  return cuts.length === 0 ? null : interpolate(cuts, share * (cuts.length - 1))
}

/**
 * Share of the distribution below a value, 0 to 1, counting half of the ties. Null for an empty distribution.
 */
export function shareBelow(cuts: readonly number[], value: number): number | null {
  if (cuts.length === 0) return null
  return (interpolatedRank(cuts, value, false) + interpolatedRank(cuts, value, true)) / 2
}

/** Share below a value (`through`: up to and including), interpolated between cut points. */
function interpolatedRank(cuts: readonly number[], value: number, through: boolean): number {
  let low = 0
  let high = cuts.length
  while (low < high) {
    const middle = (low + high) >> 1
    const cut = cuts[middle] as number
    if (cut < value || (through && cut === value)) low = middle + 1
    else high = middle
  }
  if (low === 0) return 0
  if (low === cuts.length) return 1
  const below = cuts[low - 1] as number
  const above = cuts[low] as number
  const within = above === below ? 0 : (value - below) / (above - below)
  return Math.min(1, (low - 1 + within) / (cuts.length - 1))
}

function interpolate(sorted: ArrayLike<number>, position: number): number {
  const index = Math.floor(position)
  const below = sorted[index] as number
  const above = sorted[Math.min(index + 1, sorted.length - 1)] as number
  return position === index || above === below ? below : below + (position - index) * (above - below)
}
