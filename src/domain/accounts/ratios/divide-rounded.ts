// Division of exact decimals. Long division digit by digit, as of decimal libraries, is most of the time of a ratio: with
// integers it takes a tenth of that.

import type Big from 'big.js'

/**
 * The quotient, rounded half away from zero to `decimals`, as a plain decimal without trailing zeros. `denominator` must be
 * positive.
 */
export function divideRounded(numerator: Big, denominator: Big, decimals: number): string {
  const top = toUnits(numerator)
  const bottom = toUnits(denominator)
  const scaled = top.units * 10n ** BigInt(bottom.scale + decimals)
  const divisor = bottom.units * 10n ** BigInt(top.scale)
  const magnitude = (2n * (scaled < 0n ? -scaled : scaled) + divisor) / (2n * divisor)
  const digits = magnitude.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const text = `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.?0+$/, '')
  return scaled < 0n && magnitude > 0n ? `-${text}` : text
}

/** `units` / 10 ** `scale`. */
function toUnits(value: Big): { units: bigint; scale: number } {
  const text = value.toFixed()
  const point = text.indexOf('.')
  if (point === -1) return { units: BigInt(text), scale: 0 }
  return { units: BigInt(text.slice(0, point) + text.slice(point + 1)), scale: text.length - point - 1 }
}
