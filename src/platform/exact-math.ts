// exp, log and functions based on them. ECMAScript leaves the last digits of Math.exp, log and pow to the engine,
// so models trained on different machines would differ. These use only + - * / on doubles, which are exact by
// standard: the same seed gives the same model on every machine. Algorithms: FreeBSD's msun (e_exp.c, e_log.c),
// within one unit in the last place.

const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10
const LOG2_E = Math.LOG2E
const LARGEST_EXPONENT = 709.782712893384
const SMALLEST_EXPONENT = -745.1332191019411

/** 2^k for k from -1022 to 1023 at k + 1022: every normal power of two. */
const POWERS = powersOfTwo()

function powersOfTwo(): Float64Array {
  const powers = new Float64Array(2046)
  powers[1022] = 1
  for (let k = 1; k <= 1023; k++) powers[1022 + k] = (powers[1021 + k] as number) * 2
  for (let k = 1; k <= 1022; k++) powers[1022 - k] = (powers[1023 - k] as number) / 2
  return powers
}

/** e to the power of x. */
export function exp(x: number): number {
  if (!(x <= LARGEST_EXPONENT)) return Number.isNaN(x) ? x : Number.POSITIVE_INFINITY
  if (x < SMALLEST_EXPONENT) return 0
  const k = Math.floor(LOG2_E * x + 0.5)
  const high = x - k * LN2_HIGH
  const low = k * LN2_LOW
  const r = high - low
  const t = r * r
  const c =
    r -
    t *
      (0.16666666666666602 +
        t *
          (-0.0027777777777015593 +
            t * (6.613756321437934e-5 + t * (-1.6533902205465252e-6 + t * 4.1381367970572385e-8))))
  const y = 1 - (low - (r * c) / (2 - c) - high)
  return scale(y, k)
}

// Two steps where the result is subnormal or k is 1024.
function scale(y: number, k: number): number {
  if (k >= -1021 && k <= 1023) return y * (POWERS[k + 1022] as number)
  const half = Math.floor(k / 2)
  return y * (POWERS[half + 1022] as number) * (POWERS[k - half + 1022] as number)
}

const bits = new DataView(new ArrayBuffer(8))

/** The natural logarithm: −Infinity of 0, NaN below. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN
  if (x === Number.POSITIVE_INFINITY) return x
  if (x < 2.2250738585072014e-308) return log(x * 18014398509481984) - 54 * (LN2_HIGH + LN2_LOW)
  bits.setFloat64(0, x)
  const word = bits.getUint32(0)
  // Chosen so that the mantissa lies between √½ and √2.
  const above = ((word & 0xfffff) + 0x95f64) & 0x100000
  const k = (word >>> 20) - 1023 + (above >>> 20)
  bits.setUint32(0, (word & 0xfffff) | (above ^ 0x3ff00000))
  return logOfMantissa(bits.getFloat64(0) - 1, k)
}

function logOfMantissa(f: number, k: number): number {
  const s = f / (2 + f)
  const z = s * s
  const w = z * z
  const even = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373))
  const odd =
    z * (0.6666666666666735 + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)))
  const half = 0.5 * f * f
  return k * LN2_HIGH - (half - (s * (half + even + odd) + k * LN2_LOW) - f)
}

/** Probability of log-odds: 1 / (1 + e^-x). */
export function probabilityOf(logOdds: number): number {
  return 1 / (1 + exp(-logOdds))
}

// Beyond this a probability has no statistical meaning, and its logarithm would be infinite.
const MIN_PROBABILITY = 1e-15

/** Log-odds of a probability, clamped to 1e-15 and 1 − 1e-15. */
export function logOddsOf(probability: number): number {
  const p = Math.min(Math.max(probability, MIN_PROBABILITY), 1 - MIN_PROBABILITY)
  return log(p / (1 - p))
}
