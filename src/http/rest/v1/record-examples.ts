// Examples of the register record, of an invented company.

import type { Example } from './examples.ts'
import type { AddressBody, CodeBody, EstablishmentsBody, RecordBody } from './record-schema.ts'

const code = (text: string, label: string): CodeBody => ({ code: text, label, label_language: 'nl' })

const address: AddressBody = {
  kind: code('REGO', 'Zetel'),
  country: null,
  zip: '9000',
  municipality: { nl: 'Gent', fr: 'Gent' },
  street: { nl: 'Molenstraat', fr: 'Molenstraat' },
  house_number: '1',
  box: null,
  extra: null,
  struck_off: null,
}

const name = {
  name: 'Verzonnen Molen',
  kind: code('001', 'Naam'),
  language: code('2', 'Nederlands'),
}

const activity = {
  group: code('001', 'BTW-activiteiten'),
  version: '2025',
  nace: code('10610', 'Vervaardiging van maalderijproducten'),
  classification: code('MAIN', 'Hoofdactiviteit'),
}

export const recordExamples: Record<string, Example> = {
  record: {
    summary: 'A legal person',
    value: {
      enterprise_number: '0712345630',
      type: code('2', 'Rechtspersoon'),
      start_date: '2018-10-01',
      situation: code('000', 'Normale toestand'),
      legal_form: code('610', 'Besloten Vennootschap'),
      names: [name],
      addresses: [address],
      activities: [activity],
      branches: [],
      contacts: [{ kind: code('WEB', 'Webadres'), value: 'www.voorbeeld.be' }],
      counts: { establishments: 1, branches: 0 },
    } satisfies RecordBody,
  },
}

export const establishmentExamples: Record<string, Example> = {
  page: {
    summary: 'The only page',
    value: {
      enterprise_number: '0712345630',
      total: 1,
      establishments: [
        {
          number: '2100000114',
          start_date: '2018-10-01',
          names: [],
          addresses: [{ ...address, kind: code('BAET', 'Vestigingseenheid') }],
          activities: [activity],
        },
      ],
      next_cursor: null,
    } satisfies EstablishmentsBody,
  },
}
