// Orders rows by score. Sorting the typed array of scores and looking up each row's position is much faster
// than a comparison sort of row numbers.

/**
 * Row numbers, ascending by score, ties by index. Throws RangeError for a missing score, since metrics over
 * the rest would be misleading.
 */
export function orderByScore(scores: Float64Array): Int32Array {
  if (scores.some(Number.isNaN)) throw new RangeError('a score is missing')
  const sorted = scores.slice().sort()
  const taken = new Int32Array(scores.length)
  const rows = new Int32Array(scores.length)
  for (let row = 0; row < scores.length; row++) {
    const first = countBelow(sorted, scores[row] as number)
    rows[first + (taken[first] as number)] = row
    taken[first] = (taken[first] as number) + 1
  }
  return rows
}

function countBelow(sorted: Float64Array, score: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as number) < score) low = middle + 1
    else high = middle
  }
  return low
}
