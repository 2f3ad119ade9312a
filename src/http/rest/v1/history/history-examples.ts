// Example bodies of histories. The company is fictitious; the types check the examples.

import type { Example } from '../examples.ts'
import type { HistoryBody } from './history-schema.ts'

const history: HistoryBody = {
  enterprise_number: '0730096036',
  legal_name: 'Delbelbuild',
  in_register: true,
  left_on: null,
  register_watched_from: '2026-01-04',
  entries: [
    {
      date: '2026-03-02',
      kind: 'register.seat',
      source: 'register',
      reference: '141',
      recorded_at: '2026-03-02T05:12:09.000Z',
      establishment_number: null,
      before: { street: 'Verzonnenstraat 1', zip: '9000', city: 'Gent' },
      after: { street: 'Verzonnenlaan 12', zip: '9300', city: 'Aalst' },
    },
    {
      date: '2026-02-19',
      kind: 'gazette.company_change',
      source: 'gazette',
      reference: '26012345',
      recorded_at: null,
      establishment_number: null,
      before: null,
      after: { change: 'seat', value: 'Verzonnenlaan 12, 9300 Aalst', effective_on: null },
    },
    {
      date: '2025-06-30',
      kind: 'accounts.filed',
      source: 'accounts',
      reference: '2025-00012345',
      recorded_at: null,
      establishment_number: null,
      before: null,
      after: { period_end: '2024-12-31', deposit_type: 'Initial', model: 'm81-f', has_figures: true },
    },
  ],
  next_cursor: null,
  unanswered: [],
  unread_publications: 0,
}

export const historyExamples: Record<string, Example> = {
  history: { summary: 'A company that moved and filed its accounts', value: history },
}
