// Example bodies of the officers. All companies and persons are fictitious; the types check the examples.

import type { Example } from '../examples.ts'
import type { OfficerBody, OfficersBody } from './officers-schema.ts'

const director: OfficerBody = {
  name: 'Odilon Van Pluim',
  kind: 'person',
  enterprise_number: null,
  representative: null,
  person_id: '0123456789abcdef',
  representative_person_id: null,
  role: 'bestuurder',
  role_kind: 'director',
  office: 'director',
  currency: 'current',
  from: '2021-06-15',
  to: null,
  term_ends_on: '2027-12-31',
  confirmed_on: '2025-06-30',
  source: 'BsActsV3',
  source_numac: '21072345',
  doubts: [],
}

const officers: OfficersBody = {
  enterprise_number: '0730096036',
  legal_name: 'Delbelbuild',
  officers: [
    director,
    {
      ...director,
      name: 'Verzonnen Holding',
      kind: 'company',
      enterprise_number: '0712345630',
      representative: 'Ann Verzonnen',
      person_id: null,
      representative_person_id: '00112233445566aa',
      role_kind: 'director_company',
      confirmed_on: null,
      doubts: [{ reason: 'not_in_accounts', source: '2025-00051120', on: '2025-07-02' }],
    },
  ],
  auditors: [],
  court_appointed: [],
  named_in_accounts: [],
}

export const officersExamples: Record<string, Example> = {
  board: { summary: 'A board with a person and a company, one of them uncertain', value: officers },
  none: {
    summary: 'No mandates found, which is no proof that there are none; accounts unavailable',
    value: { ...officers, officers: [], named_in_accounts: null } satisfies OfficersBody,
  },
}
