// Converts denomination.csv, address.csv and contact.csv: as filed, plus columns for search and display.

import {
  displayAddress,
  type FiledAddress,
  houseKeys,
  streetWords,
  townWords,
} from '../../../../domain/company/address.ts'
import { foldNameWords } from '../../../../domain/search/fold.ts'
import { gluedKey, nameKey } from '../../../../domain/search/lookup-keys.ts'
import { copyText } from '../../../../store/db/copy-format.ts'
import type { Fields } from '../csv-reader.ts'
import { RowError, readEntityNumber, readName, readPastDate } from '../values.ts'
import type { RecordContext, RecordFormat } from './entities.ts'

function readEntity(fields: Fields, { entities }: RecordContext): string {
  const entity = readEntityNumber(fields[0], 'EntityNumber')
  return `${entity}\t${entities.enterpriseOf(entity)}`
}

export const denomination: RecordFormat = {
  table: 'denomination',
  columns: [
    'entity_number',
    'enterprise_number',
    'language',
    'type_of_denomination',
    'denomination',
    'folded',
    'name_key',
    'glued_key',
    'extra',
  ],
  convert(fields, extra, context) {
    const entity = readEntity(fields, context)
    const [, language = null, type = null, denomination = null] = fields
    if (denomination === null) throw new RowError('Denomination is missing')
    const name = readName(denomination)
    const words = foldNameWords(name)
    const folded = words.join(' ')
    context.terms.addWords(words)
    const key = words.length > 0 ? nameKey(words) : '\\N'
    const glued = words.length > 1 ? gluedKey(words) : '\\N'
    const filed = `${copyText(language)}\t${copyText(type)}\t${copyText(name)}`
    return `${entity}\t${filed}\t${folded}\t${key}\t${glued}\t${copyText(extra)}`
  },
}

export const address: RecordFormat = {
  table: 'address',
  columns: [
    'entity_number',
    'enterprise_number',
    'type_of_address',
    'country_nl',
    'country_fr',
    'zipcode',
    'municipality_nl',
    'municipality_fr',
    'street_nl',
    'street_fr',
    'house_number',
    'box',
    'extra_address_info',
    'date_striking_off',
    'display_language',
    'display_street',
    'display_city',
    'town_words',
    'street_keys',
    'street_words',
    'extra',
  ],
  convert(fields, extra, context) {
    const entity = readEntity(fields, context)
    const struckOff = copyText(readPastDate(fields[12], 'DateStrikingOff'))
    const filed = readFiledAddress(fields)
    const shown = displayAddress(filed)
    const town = townWords(filed)
    const houses = houseKeys(filed)
    context.terms.addAddress(town, filed.streetNl, filed.streetFr)
    const columns = fields.slice(1, 12).map(copyText).join('\t')
    const display = [shown.language, shown.street, shown.city, town].map(copyText).join('\t')
    return `${entity}\t${columns}\t${struckOff}\t${display}\t{${houses.join(',')}}\t${streetWords(filed)}\t${copyText(extra)}`
  },
}

function readFiledAddress(fields: Fields): FiledAddress {
  const [
    ,
    ,
    countryNl,
    countryFr,
    zipcode,
    municipalityNl,
    municipalityFr,
    streetNl,
    streetFr,
    houseNumber,
    box,
  ] = fields as (string | null)[] as [never, never, ...(string | null)[]]
  return {
    countryNl: countryNl ?? null,
    countryFr: countryFr ?? null,
    zipcode: zipcode ?? null,
    municipalityNl: municipalityNl ?? null,
    municipalityFr: municipalityFr ?? null,
    streetNl: streetNl ?? null,
    streetFr: streetFr ?? null,
    houseNumber: houseNumber ?? null,
    box: box ?? null,
  }
}

export const contact: RecordFormat = {
  table: 'contact',
  columns: ['entity_number', 'enterprise_number', 'entity_contact', 'contact_type', 'value', 'extra'],
  convert(fields, extra, context) {
    const filed = fields.slice(1, 4).map(copyText).join('\t')
    return `${readEntity(fields, context)}\t${filed}\t${copyText(extra)}`
  },
}
