// Name of a postal code's town for a reader. The register has Dutch and French names; German and English
// readers get the local name or an exonym.

import type { TownName } from '../company/company-counts.ts'
import { municipalityLanguage } from './municipality-language.ts'

type ReaderLanguage = 'nl' | 'fr' | 'de' | 'en'

// By folded Dutch name: towns with a German or English exonym.
const GERMAN: Readonly<Record<string, string>> = {
  brussel: 'Brüssel',
  brugge: 'Brügge',
  leuven: 'Löwen',
  luik: 'Lüttich',
  mechelen: 'Mecheln',
  oostende: 'Ostende',
  ieper: 'Ypern',
  tongeren: 'Tongern',
}
const ENGLISH: Readonly<Record<string, string>> = {
  brussel: 'Brussels',
  antwerpen: 'Antwerp',
  gent: 'Ghent',
  brugge: 'Bruges',
  oostende: 'Ostend',
  ieper: 'Ypres',
}

/** One name; null if none is filed. */
export function nameTown(zip: string, { nl, fr }: TownName, reader: ReaderLanguage): string | null {
  if (reader === 'nl') return nl ?? fr
  if (reader === 'fr') return fr ?? nl
  const own = (reader === 'de' ? GERMAN : ENGLISH)[nl?.toLowerCase() ?? '']
  if (own !== undefined) return own
  const spoken = municipalityLanguage(zip)
  return spoken === 'nl' || (spoken === 'bilingual' && reader === 'en') ? (nl ?? fr) : (fr ?? nl)
}

/** All names filed with a postal code, most frequent first, deduplicated. */
export function nameTowns(zip: string, names: readonly TownName[], reader: ReaderLanguage): string[] {
  return [...new Set(names.flatMap(name => nameTown(zip, name, reader) ?? []))]
}
