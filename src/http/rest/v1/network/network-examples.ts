// Example bodies of the network. All companies and persons are fictitious; the types check the examples.

import type { Example } from '../examples.ts'
import type { NetworkBody, NetworkEdgeBody, NetworkNodeBody } from './network-schema.ts'

const company: NetworkNodeBody = {
  id: '0730096036',
  kind: 'company',
  name: 'Delbelbuild',
  distance: 0,
  enterprise_number: '0730096036',
  person_id: null,
  country: 'BE',
  foreign_identifier: null,
  in_register: true,
  register_situation_code: '000',
  open_bankruptcy: [],
  risk_band: 'Moderate',
}

const holder: NetworkNodeBody = {
  ...company,
  id: '0712345630',
  name: 'Verzonnen Holding',
  distance: 1,
  enterprise_number: '0712345630',
  risk_band: 'Low',
}

const officer: NetworkNodeBody = {
  ...company,
  id: 'other-1',
  kind: 'person',
  name: 'Ann Verzonnen',
  distance: 1,
  enterprise_number: null,
  country: null,
  in_register: null,
  register_situation_code: null,
  open_bankruptcy: null,
  risk_band: null,
}

const holds: NetworkEdgeBody = {
  kind: 'holds',
  from: '0712345630',
  to: '0730096036',
  currency: 'current',
  doubtful: false,
  source: { kind: 'deposit', reference: '2025-00045812' },
  date: '2024-12-31',
  offices: [],
  starts_on: null,
  ends_on: null,
  on_behalf_of: null,
  by_holder: '0.6',
  by_held: '0.55',
  contradiction: true,
}

const directorOf: NetworkEdgeBody = {
  ...holds,
  kind: 'director_of',
  from: 'other-1',
  source: { kind: 'act', reference: '24012345' },
  date: '2024-01-15',
  offices: ['managing_director', 'director'],
  starts_on: '2024-01-15',
  by_holder: null,
  by_held: null,
  contradiction: false,
}

const network: NetworkBody = {
  enterprise_number: '0730096036',
  legal_name: 'Delbelbuild',
  depth: 1,
  people: false,
  nodes: [company, holder, officer],
  edges: [holds, directorOf],
  left_out: { nodes: 0, is_minimum: false },
  insolvencies_around: [
    {
      enterprise_number: '0712345729',
      name: 'Verzonnen Werken',
      in_register: true,
      kind: 'bankruptcy',
      opened_on: '2024-05-06',
      numac: '2024800001',
      links: [{ kind: 'group', through: { id: '0712345630', name: 'Verzonnen Holding' } }],
    },
  ],
  same_address: {
    count: 1,
    is_minimum: false,
    shared_office: false,
    companies: [{ enterprise_number: '0712345630', legal_name: 'Verzonnen Holding' }],
  },
  not_answered: [],
}

export const networkExamples: Record<string, Example> = {
  held: { summary: 'A holder, an officer, and a bankruptcy in the group', value: network },
  degraded: {
    summary: 'The gazette did not answer',
    value: {
      ...network,
      nodes: [
        { ...company, open_bankruptcy: [] },
        { ...holder, open_bankruptcy: null },
      ],
      edges: [holds],
      insolvencies_around: null,
      not_answered: ['gazette'],
    } satisfies NetworkBody,
  },
}
