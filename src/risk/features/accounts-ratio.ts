// Definition helpers for ratio features, and the bounds of extreme ratios.

import type { Feature, FeatureGroup } from './feature.ts'
import { WITH_FIGURES } from './segments.ts'

type RatioInput = Pick<Feature, 'name' | 'unit' | 'direction' | 'formula' | 'of'>

/** Features of one group; by default for all segments with figures. */
export function defineRatios(
  group: FeatureGroup,
  features: readonly (RatioInput & Partial<Feature>)[],
): Feature[] {
  return features.map(feature => ({ group, segments: WITH_FIGURES, absence: 'tells', ...feature }))
}

/** The value clamped to ±`limit`: bounds ratios with a tiny denominator. */
export const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))

/** A ratio to debt. Without debt: the limit, with the sign of the numerator. */
export function ratioToDebt(numerator: number, debt: number, limit: number): number {
  if (debt > 0) return clamp(numerator / debt, limit)
  return debt === 0 && !Number.isNaN(numerator) ? Math.sign(numerator) * limit : Number.NaN
}
