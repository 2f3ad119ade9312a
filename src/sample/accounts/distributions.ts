// Bell-shaped and log-normal draws from sums and products alone: Math.exp and Math.log may differ in the last bit between
// machines, and the same seed must give the same cents everywhere.

import type { SeededRandom } from '../random.ts'

/** Mean 0, standard deviation 1, never beyond 4.2. Source: a sum of uniform draws (Irwin–Hall, 6 of them). */
export function drawNormal(random: SeededRandom): number {
  let sum = 0
  for (let at = 0; at < 6; at++) sum += random.fraction()
  return (sum - 3) * Math.SQRT2 // variance of the sum is 6/12
}

/** e^x for moderate x, by (1 + x/1024)^1024; off by less than 1 % for |x| ≤ 4, which no draw needs to be better than. */
export function exponential(x: number): number {
  let power = 1 + x / 1024
  for (let at = 0; at < 10; at++) power *= power
  return power
}

export function drawBetween(from: number, to: number, random: SeededRandom): number {
  return from + (to - from) * random.fraction()
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
