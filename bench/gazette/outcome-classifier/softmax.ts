// Multinomial logistic regression with a ridge penalty over sparse features, by full-batch Adam (Kingma and
// Ba 2015). Deterministic.

/** A text: feature indexes and values, and the share of each class in its label (sum 1). */
export type SparseRow = { features: Int32Array; values: Float64Array; target: Float64Array }

/** Weights by feature and class (`feature × classes + class`), and an unpenalised intercept per class. */
export type Softmax = { classes: number; intercepts: Float64Array; weights: Float64Array }

type SoftmaxOptions = { ridge: number; steps: number; rate: number }

/** Minimises the mean cross entropy + ½ ridge Σ weight². */
export function fitSoftmax(
  rows: readonly SparseRow[],
  features: number,
  classes: number,
  { ridge, steps, rate }: SoftmaxOptions,
): Softmax {
  const size = (features + 1) * classes
  const all = new Float64Array(size)
  const adam = { mean: new Float64Array(size), square: new Float64Array(size) }
  const model = {
    classes,
    weights: all.subarray(0, features * classes),
    intercepts: all.subarray(features * classes),
  }
  for (let step = 1; step <= steps; step++) {
    const gradient = gradientOf(model, rows, features)
    for (let at = 0; at < features * classes; at++) gradient[at] = at_(gradient, at) + ridge * at_(all, at)
    const slowing = rate * Math.min(1, 2 * (1 - step / (steps + 1)))
    moveBy(all, gradient, adam, step, slowing)
  }
  return model
}

const at_ = (numbers: Float64Array, at: number) => numbers[at] as number

function gradientOf(model: Softmax, rows: readonly SparseRow[], features: number): Float64Array {
  const { classes } = model
  const gradient = new Float64Array((features + 1) * classes)
  for (const row of rows) {
    const chances = scoreRow(model, row)
    for (let one = 0; one < classes; one++) {
      const error = (at_(chances, one) - at_(row.target, one)) / rows.length
      gradient[features * classes + one] = at_(gradient, features * classes + one) + error
      chances[one] = error
    }
    row.features.forEach((feature, index) => {
      const value = at_(row.values, index)
      for (let one = 0; one < classes; one++) {
        const at = feature * classes + one
        gradient[at] = at_(gradient, at) + value * at_(chances, one)
      }
    })
  }
  return gradient
}

function moveBy(
  all: Float64Array,
  gradient: Float64Array,
  { mean, square }: { mean: Float64Array; square: Float64Array },
  step: number,
  rate: number,
): void {
  const [keepMean, keepSquare] = [0.9, 0.999]
  const unbias = Math.sqrt(1 - keepSquare ** step) / (1 - keepMean ** step)
  for (let at = 0; at < all.length; at++) {
    const slope = at_(gradient, at)
    mean[at] = keepMean * at_(mean, at) + (1 - keepMean) * slope
    square[at] = keepSquare * at_(square, at) + (1 - keepSquare) * slope * slope
    all[at] = at_(all, at) - (rate * unbias * at_(mean, at)) / (Math.sqrt(at_(square, at)) + 1e-8)
  }
}

/** The probability of each class. */
export function scoreRow({ classes, weights, intercepts }: Softmax, row: SparseRow): Float64Array {
  const sums = Float64Array.from(intercepts)
  row.features.forEach((feature, index) => {
    const value = at_(row.values, index)
    for (let one = 0; one < classes; one++)
      sums[one] = at_(sums, one) + value * at_(weights, feature * classes + one)
  })
  const highest = Math.max(...sums)
  let total = 0
  for (let one = 0; one < classes; one++) {
    sums[one] = Math.exp(at_(sums, one) - highest)
    total += at_(sums, one)
  }
  return sums.map(sum => sum / total)
}
