// Example bodies of the register's endpoints. All companies are fictitious; the types check the examples.

import type { Example } from '../examples.ts'
import type { EstablishmentsBody, RegisterAddressBody, RegisterBody } from './register-schema.ts'

const seat: RegisterAddressBody = {
  kind: 'seat',
  street: 'Postlaan 109',
  zip: '2440',
  city: 'Geel',
  country: 'België',
  country_code: 'BE',
  extra: null,
  struck_off_on: null,
  street_nl: 'Postlaan',
  street_fr: 'Postlaan',
  house_number: '109',
  box: null,
  city_nl: 'Geel',
  city_fr: 'Geel',
  country_nl: null,
  country_fr: null,
}

type Activity = RegisterBody['activities'][number]

const activity: Activity = {
  group: '001',
  group_label: 'btw',
  version: '2025',
  code: '69101',
  classification: 'MAIN',
  label: 'Activiteiten van advocaten',
  label_language: 'nl',
}

const legalForm: RegisterBody['legal_form'] = {
  code: '014',
  label: 'Naamloze vennootschap',
  label_language: 'nl',
}

const record: RegisterBody = {
  enterprise_number: '0730096036',
  kind: 'legal_person',
  start_date: '2013-05-14',
  situation: { code: '000', label: 'Normale toestand', label_language: 'nl' },
  legal_form: legalForm,
  legal_form_filed: legalForm,
  names: [
    { name: 'Delbelbuild', kind: 'legal', language: 'nl' },
    { name: 'DELB', kind: 'abbreviation', language: 'nl' },
  ],
  addresses: [seat],
  activities: [activity, { ...activity, version: '2008' }],
  branches: [],
  contacts: [],
  counts: { names: 2, addresses: 1, activities: 2, branches: 0, contacts: 0, establishments: 18 },
}

export const registerExamples: Record<string, Example> = {
  legal_person: { summary: 'A legal person', value: record },
  natural_person: {
    summary: 'A natural person: neither addresses of their own nor contacts',
    value: {
      ...record,
      enterprise_number: '0712345630',
      kind: 'natural_person',
      legal_form: null,
      legal_form_filed: null,
      names: [{ name: 'Verzonnen Molen', kind: 'legal', language: null }],
      addresses: null,
      contacts: null,
      counts: { ...record.counts, names: 1, addresses: null, contacts: null, establishments: 1 },
    } satisfies RegisterBody,
  },
}

const page: EstablishmentsBody = {
  enterprise_number: '0730096036',
  total: 18,
  establishments: [
    {
      establishment_number: '2013019620',
      start_date: '2023-09-18',
      names: [{ name: 'Delbelbuild Geel', kind: 'commercial', language: 'nl' }],
      address: {
        ...seat,
        kind: 'establishment',
        street: 'Haanstraat 56',
        street_nl: 'Haanstraat',
        street_fr: 'Haanstraat',
        house_number: '56',
      },
      activities: [{ ...activity, group: '006', group_label: 'RSZ (sociale zekerheid)' }],
      activity_count: 1,
    },
  ],
  next_cursor: '2013019620',
}

export const establishmentExamples: Record<string, Example> = {
  page: { summary: 'A page that others follow', value: page },
  none: {
    summary: 'No establishments',
    value: { ...page, total: 0, establishments: [], next_cursor: null } satisfies EstablishmentsBody,
  },
}
