// REST shapes of names, addresses and activities on file.

import { localiseAddress } from '../../../../domain/company/localised-address.ts'
import { addressKindOf, nameKindOf, nameLanguageOf } from '../../../../domain/company/register-codes.ts'
import type { RecordActivity, RecordAddress, RecordName } from '../../../../domain/company/register-record.ts'
import type { CodeLabels, NamedCode } from '../../../../usecases/codes/name-codes.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { nameActivityGroup } from '../../../i18n/register-words.ts'
import type { JsonSchema } from '../../../json-schema.ts'
import type {
  RegisterActivityBody,
  RegisterAddressBody,
  RegisterCodeBody,
  RegisterNameBody,
} from './register-schema.ts'

/** `?lang=` of the register's endpoints. */
export const LANGUAGE_PARAMETER: Record<string, JsonSchema> = {
  lang: {
    type: 'string',
    enum: ['nl', 'fr', 'de', 'en'],
    description:
      "Language of labels, towns and countries. Anything else counts as the service's default language.",
    'x-examples': {
      dutch: { summary: 'Dutch', value: 'nl' },
      french: { summary: 'French', value: 'fr' },
      german: { summary: 'German', value: 'de' },
      english: { summary: 'English', value: 'en' },
    },
  },
}

export function toCodeBody(code: string | null, named: NamedCode | null): RegisterCodeBody | null {
  return code === null ? null : { code, label: named?.text ?? null, label_language: named?.language ?? null }
}

export function toNameBody({ name, type, language }: RecordName): RegisterNameBody {
  return { name, kind: nameKindOf(type), language: nameLanguageOf(language) }
}

export function toAddressBody(lang: Lang, filed: RecordAddress): RegisterAddressBody {
  const { street, zip, city, country } = localiseAddress(filed, lang)
  return {
    kind: addressKindOf(filed.type),
    street,
    zip,
    city,
    country: country.name,
    country_code: country.code,
    extra: filed.extra,
    struck_off_on: filed.struckOffOn,
    street_nl: filed.streetNl,
    street_fr: filed.streetFr,
    house_number: filed.houseNumber,
    box: filed.box,
    city_nl: filed.municipalityNl,
    city_fr: filed.municipalityFr,
    country_nl: filed.countryNl,
    country_fr: filed.countryFr,
  }
}

export function toActivityBody(lang: Lang, labels: CodeLabels, filed: RecordActivity): RegisterActivityBody {
  const named = labels.activity(filed.code, filed.version)
  return {
    group: filed.group,
    group_label: nameActivityGroup(lang, filed.group),
    version: filed.version,
    code: filed.code,
    classification: filed.classification,
    label: named?.text ?? null,
    label_language: named?.language ?? null,
  }
}
