// What a postal code's town is called for a reader. The register files each municipality in Dutch and in French;
// readers of German and English know it by the name of the place itself, or by one of their own.

import names from '../../../data/addresses/town-names.json' with { type: 'json' }
import type { TownName } from '../company/company-counts.ts'
import { municipalityLanguage } from './municipality-language.ts'

type ReaderLanguage = 'nl' | 'fr' | 'de' | 'en'

const OWN_NAMES: Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>> = names

/** One name; null where none is filed. */
export function nameTown(zip: string, { nl, fr }: TownName, reader: ReaderLanguage): string | null {
  if (reader === 'nl') return nl ?? fr
  if (reader === 'fr') return fr ?? nl
  const own = OWN_NAMES[reader][nl?.toLowerCase() ?? '']
  if (own !== undefined) return own
  const spoken = municipalityLanguage(zip)
  return spoken === 'nl' || (spoken === 'bilingual' && reader === 'en') ? (nl ?? fr) : (fr ?? nl)
}

/** All names filed with a postal code, the most used first, each once. */
export function nameTowns(zip: string, names: readonly TownName[], reader: ReaderLanguage): string[] {
  return [...new Set(names.flatMap(name => nameTown(zip, name, reader) ?? []))]
}
