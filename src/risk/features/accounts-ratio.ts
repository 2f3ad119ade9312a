// How features from accounts are written down, and the bounds that keep a ratio from becoming absurd.

import type { Feature, FeatureGroup } from './feature.ts'
import { WITH_FIGURES } from './segments.ts'

type RatioInput = Pick<Feature, 'name' | 'unit' | 'direction' | 'formula' | 'of'>

/** Features of one group, for all segments with figures unless they say otherwise. */
export function defineRatios(
  group: FeatureGroup,
  features: readonly (RatioInput & Partial<Feature>)[],
): Feature[] {
  return features.map(feature => ({ group, segments: WITH_FIGURES, absence: 'tells', ...feature }))
}

/** The value, no further from 0 than `limit`: a debt-free company is sound, not infinitely so. */
export const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))

/** A cover of debts. Without debts nothing can fall due: the limit, on the side of the sign. */
export function ratioToDebt(numerator: number, debt: number, limit: number): number {
  if (debt > 0) return clamp(numerator / debt, limit)
  return debt === 0 && !Number.isNaN(numerator) ? Math.sign(numerator) * limit : Number.NaN
}
