// Rates of the model, and its variants: what it assumes is harder or easier than reality in places.

import stored from './model.json' with { type: 'json' }

export type Model = typeof stored.base

export type Variant = keyof typeof stored.variants

export const VARIANTS = Object.keys(stored.variants) as Variant[]

export function modelOf(variant: Variant): Model {
  const { note: _, ...changed } = stored.variants[variant]
  return { ...stored.base, ...changed }
}
