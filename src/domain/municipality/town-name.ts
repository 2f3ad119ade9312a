// Name of a postal code's town for a reader. The register has Dutch and French names; German and English
// readers get the local name or an exonym.

import names from '../../../data/addresses/town-names.json' with { type: 'json' }
import type { TownName } from '../company/company-counts.ts'
import { municipalityLanguage } from './municipality-language.ts'

type ReaderLanguage = 'nl' | 'fr' | 'de' | 'en'

const OWN_NAMES: Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>> = names

/** One name; null if none is filed. */
export function nameTown(zip: string, { nl, fr }: TownName, reader: ReaderLanguage): string | null {
  if (reader === 'nl') return nl ?? fr
  if (reader === 'fr') return fr ?? nl
  const own = OWN_NAMES[reader][nl?.toLowerCase() ?? '']
  if (own !== undefined) return own
  const spoken = municipalityLanguage(zip)
  return spoken === 'nl' || (spoken === 'bilingual' && reader === 'en') ? (nl ?? fr) : (fr ?? nl)
}

/** All names filed with a postal code, most frequent first, deduplicated. */
export function nameTowns(zip: string, names: readonly TownName[], reader: ReaderLanguage): string[] {
  return [...new Set(names.flatMap(name => nameTown(zip, name, reader) ?? []))]
}
