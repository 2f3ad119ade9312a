// Example bodies of people. All companies and persons are fictitious; the types check the examples.

import type { Example } from '../examples.ts'
import type { PeopleBody, PersonBody, PersonHitBody } from './people-schema.ts'

const namesake: PersonHitBody = {
  id: 'fedcba9876543210',
  name: 'Odilon Van Pluim',
  company_count: 1,
  company: { enterprise_number: '0712345630', legal_name: 'Verzonnen Holding' },
}

const people: PeopleBody = {
  people: [
    {
      id: '0123456789abcdef',
      name: 'Odilon Van Pluim',
      company_count: 2,
      company: { enterprise_number: '0730096036', legal_name: 'Delbelbuild' },
    },
    namesake,
  ],
  next_cursor: null,
}

const person: PersonBody = {
  id: '0123456789abcdef',
  name: 'Odilon Van Pluim',
  company_count: 2,
  companies: [
    {
      enterprise_number: '0730096036',
      legal_name: 'Delbelbuild',
      in_register: true,
      register_situation_code: '000',
      open_bankruptcy: false,
      insolvency_event_count: 0,
      mandates: [
        {
          name: 'Odilon Van Pluim',
          representative_of: { name: 'Pluim Beheer', enterprise_number: '0700000089' },
          role: 'bestuurder',
          office: 'director',
          currency: 'current',
          from: '2021-06-15',
          to: null,
          term_ends_on: '2027-12-31',
          confirmed_on: '2025-06-30',
          source_numac: '21072345',
          source_numacs: ['21072345'],
          doubts: [],
        },
      ],
    },
    {
      enterprise_number: '0700000188',
      legal_name: 'Oude Molen',
      in_register: true,
      register_situation_code: '050',
      open_bankruptcy: true,
      insolvency_event_count: null,
      mandates: null,
    },
  ],
  joins: [
    {
      companies: ['0700000188', '0730096036'],
      reasons: ['same_represented_company'],
      weight_bits: 17.2,
    },
  ],
  shared_boards: [{ id: '00112233445566aa', name: 'Ann Verzonnen', companies: ['0700000188', '0730096036'] }],
  same_name_count: 1,
  same_name: [namesake],
}

export const peopleExamples: Record<string, Example> = {
  namesakes: { summary: 'Two people of one name', value: people },
  none: { summary: 'Nobody of this name', value: { people: [], next_cursor: null } satisfies PeopleBody },
}

export const personExamples: Record<string, Example> = {
  director: { summary: 'A person with mandates in two companies, one of them bankrupt', value: person },
}
