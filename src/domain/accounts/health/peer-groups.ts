// Which groups of companies a company is compared with, from the narrowest to the widest.

import { naceSection } from '../../nace/nace-section.ts'
import type { SizeClass } from '../size-class.ts'

/** The widest group: all companies whose accounts are known. */
export const ALL_COMPANIES = 'all'

/**
 * Names of the groups a company belongs to: `F small`, `F`, `all`. The letter is the NACE section of 2025. Without an
 * activity only the widest remains; without a size class the sector and the widest.
 */
export function peerGroups(nace: string | null, sizeClass: SizeClass | null): string[] {
  const section = naceSection(nace)
  if (section === null) return [ALL_COMPANIES]
  return sizeClass === null ? [section, ALL_COMPANIES] : [`${section} ${sizeClass}`, section, ALL_COMPANIES]
}
