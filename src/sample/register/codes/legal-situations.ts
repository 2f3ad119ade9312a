// The juridical situations: how often invented companies are in each, and all official labels.

import { readTable } from '../../read-table.ts'

export const NORMAL_SITUATION = '000'
export const BANKRUPTCY = '050'

export const SITUATIONS = readTable<'code' | 'weight' | 'nl' | 'fr' | 'de'>('legal-situations').map(row => ({
  ...row,
  /** Parts of ten thousand legal persons; the rest is in the normal situation. */
  weight: Number(row.weight),
}))
