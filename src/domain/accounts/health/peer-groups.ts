// Peer groups of a company, from the narrowest to the widest.

import { naceSection } from '../../nace/nace-section.ts'
import type { SizeClass } from '../size-class.ts'

/** The widest group: all companies with accounts. */
const ALL_COMPANIES = 'all'

/**
 * Groups of a company: `F small`, `F`, `all`. The letter is the NACE section of 2025. Without an activity
 * only `all`; without a size class the sector and `all`.
 */
export function peerGroups(nace: string | null, sizeClass: SizeClass | null): string[] {
  const section = naceSection(nace)
  if (section === null) return [ALL_COMPANIES]
  return sizeClass === null ? [section, ALL_COMPANIES] : [`${section} ${sizeClass}`, section, ALL_COMPANIES]
}
