// An address on file as one line, in the page's language where the municipality has it.

import { localiseAddress } from '../../../../domain/company/localised-address.ts'
import type { RecordAddress } from '../../../../domain/company/register-record.ts'
import type { Lang } from '../../../i18n/languages.ts'

/** `Street 1, 1000 Town (extra text), Country`; the country only abroad. */
export function formatAddress(lang: Lang, address: RecordAddress): string {
  const { street, zip, city, country, abroad } = localiseAddress(address, lang)
  const town = [zip, city].filter(part => part !== null).join(' ')
  const line = [street, town, address.extra, abroad ? country.name : null]
  return line.filter(part => part !== null && part !== '').join(', ')
}
