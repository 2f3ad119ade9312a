// An address in the language of its reader, where the municipality has that language: Brussels is bilingual, and the
// municipalities with facilities serve in a second one. Elsewhere streets have one official name.

import facilities from '../../../data/addresses/facility-municipalities.json' with { type: 'json' }
import { type MunicipalityLanguage, municipalityLanguage, nameTown } from '../municipality.ts'
import { cleanCity, displayAddress, type FiledAddress } from './address.ts'
import { type Country, countryOf, isAbroad } from './country.ts'

type Reader = 'nl' | 'fr' | 'de' | 'en'

export type LocalisedAddress = {
  /** With number and box. */
  street: string | null
  zip: string | null
  city: string | null
  country: Country
  abroad: boolean
}

const FACILITIES: Readonly<Record<'nl' | 'fr' | 'de', ReadonlySet<string>>> = {
  nl: new Set(facilities.nl),
  fr: new Set(facilities.fr),
  de: new Set(facilities.de),
}

/** The language in which the street of a Belgian postal code is written for a reader. */
function streetLanguage(zip: string | null, reader: Reader): MunicipalityLanguage {
  const own = municipalityLanguage(zip)
  if (own === 'bilingual' && reader !== 'en') return reader === 'nl' ? 'nl' : 'fr'
  const served = zip !== null && reader !== 'en' && FACILITIES[reader].has(zip)
  return served ? reader : own
}

/** The address as `displayAddress` writes it, in the reader's language where the municipality has it. */
export function localiseAddress(filed: FiledAddress, reader: Reader): LocalisedAddress {
  const abroad = isAbroad(filed)
  const inLanguage = abroad ? undefined : streetLanguage(filed.zipcode, reader)
  const { street, zip, city } = displayAddress(filed, inLanguage)
  const country = countryOf(filed, reader)
  if (abroad) {
    const own = reader === 'fr' ? cleanCity(filed.municipalityFr) : null
    return { street, zip, city: own ?? city, country, abroad }
  }
  const names = { nl: cleanCity(filed.municipalityNl), fr: cleanCity(filed.municipalityFr), seats: 0 }
  return { street, zip, city: nameTown(zip ?? '', names, reader), country, abroad }
}
