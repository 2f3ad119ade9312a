// Example bodies of ownership. All companies and persons are fictitious; the types check the examples.

import type { Example } from '../examples.ts'
import type { OwnershipBody, OwnershipClaimBody, OwnershipPartyBody } from './ownership-schema.ts'

const parent: OwnershipPartyBody = {
  kind: 'company',
  name: 'Verzonnen Holding',
  enterprise_number: '0712345630',
  matched_by_name: false,
  foreign_identifier: null,
  country: 'BE',
  register_situation_code: '000',
}

const byHolder: OwnershipClaimBody = {
  filer: '0712345630',
  deposit: '2025-00045812',
  deposited_on: '2025-07-02',
  period_end: '2024-12-31',
  superseded: false,
  direct: '0.6',
  through_subsidiaries: null,
  implausible: false,
  rights: [
    {
      nature: 'Gewone aandelen',
      number: '600',
      number_not_attached: null,
      direct: '0.6',
      through_subsidiaries: null,
    },
  ],
  accounts: { date: '2024-12-31', currency: 'EUR', equity: '114928.0', net_result: '1266.0' },
}

const byHeld: OwnershipClaimBody = {
  ...byHolder,
  filer: '0730096036',
  deposit: '2025-00051120',
  direct: '0.55',
  rights: [
    {
      nature: 'Aandelen',
      number: '550',
      number_not_attached: '0',
      direct: '0.55',
      through_subsidiaries: null,
    },
  ],
  accounts: null,
}

const ownership: OwnershipBody = {
  enterprise_number: '0730096036',
  legal_name: 'Delbelbuild',
  holds: [],
  held_by: [{ party: parent, by_holder: byHolder, by_held: byHeld, contradiction: true }],
  held_by_exceeds_whole: false,
  filing: { deposit: '2025-00051120', deposited_on: '2025-07-02', period_end: '2024-12-31' },
  group: {
    parents: [{ party: parent, share: '0.6', superseded: false }],
    cycle: false,
    members: [
      {
        party: { ...parent, name: 'Delbelbuild', enterprise_number: '0730096036' },
        share: '0.6',
        superseded: false,
        parent: '0712345630',
      },
    ],
    truncated: false,
    contested: [],
    size: {
      companies: 2,
      with_figures: 2,
      not_in_euro: 0,
      oldest_period_end: '2024-12-31',
      newest_period_end: '2024-12-31',
      balance_sheet_total: { sum: '4162800.55', companies: 2 },
      turnover: { sum: null, companies: 0 },
      staff: { sum: '21.4', companies: 2 },
    },
  },
}

export const ownershipExamples: Record<string, Example> = {
  held: { summary: 'Held by another company, which states another share', value: ownership },
  unknown: {
    summary: 'No filing that could state ownership',
    value: {
      ...ownership,
      holds: null,
      held_by: null,
      filing: null,
      group: { parents: [], cycle: false, members: [], truncated: false, contested: [], size: null },
    } satisfies OwnershipBody,
  },
}
