// The Bank's filing models, which determine the available rubrics and the formulas of ratios.

/**
 * full: capital companies m02, others m82, associations m05 · abridged: m01, m81, m04 · micro: m07, m87, m08
 * · unstructured: PDF without rubrics (banks, insurers, consolidated, foreign) · unknown: any other.
 */
export type Scheme = 'full' | 'abridged' | 'micro' | 'unstructured' | 'unknown'

type Model = {
  scheme: Scheme
  /** Associations and foundations use other equity and debt codes. */
  association: boolean
}

const SCHEMES: Record<string, [scheme: Scheme, association: boolean]> = {
  m01: ['abridged', false],
  m02: ['full', false],
  m04: ['abridged', true],
  m05: ['full', true],
  m07: ['micro', false],
  m08: ['micro', true],
  m81: ['abridged', false],
  m82: ['full', false],
  m87: ['micro', false],
}

/**
 * Parses a model as filed: `m02-f` (full filing), `m02-a` (annual accounts of a split filing), `m06-p` (PDF).
 * Part `-o` of a split filing (other documents) has no figures and counts as unstructured.
 */
export function readModel(filed: string | null): Model {
  const [, model = '', part = 'f'] = /^(m\d{2,3})(?:-([a-z]))?/i.exec(filed ?? '') ?? []
  if (/[po]/i.test(part)) return { scheme: 'unstructured', association: false }
  const [scheme, association] = SCHEMES[model.toLowerCase()] ?? ['unknown', false]
  return { scheme, association }
}
