// Example bodies of the change feed and the watch list. All companies are fictitious; the types check the examples.

import type { Example } from '../examples.ts'
import type { ChangesBody, WatchBody } from './changes-schema.ts'

const page: ChangesBody = {
  changes: [
    {
      id: 'MTg3LjE',
      kind: 'register.situation',
      enterprise_number: '0730096036',
      establishment_number: null,
      effective_on: '2026-11-20',
      recorded_at: '2026-11-21T08:04:11.218Z',
      reference: '164',
      before: { code: '000' },
      after: { code: '050' },
      links: { company: '/api/v1/companies/0730096036', page: '/kbo/0730096036' },
    },
    {
      id: 'MTkwLjE',
      kind: 'gazette.insolvency_event',
      enterprise_number: '0730096036',
      establishment_number: null,
      effective_on: '2026-11-24',
      recorded_at: '2026-11-24T06:31:40.007Z',
      reference: '2026807259',
      before: null,
      after: {
        event_kind: 'bankruptcy_opening',
        event_date: '2026-11-20',
        source: 'faillissement',
        severity: 'high',
        court: 'Ondernemingsrechtbank Gent, afdeling Dendermonde',
      },
      links: { company: '/api/v1/companies/0730096036', page: '/kbo/0730096036' },
    },
  ],
  next_cursor: 'MTkwLjIxNDc0ODM2NDc',
  more: false,
}

const nothingNew: ChangesBody = { changes: [], next_cursor: 'MTkwLjIxNDc0ODM2NDc', more: false }

const list: WatchBody = {
  total: 2,
  companies: [
    { enterprise_number: '0712345630', added_at: '2026-11-24T09:00:00.000Z' },
    { enterprise_number: '0730096036', added_at: '2026-11-24T09:00:00.000Z' },
  ],
  next_cursor: null,
}

export const changesExamples: Record<string, Example> = {
  page: { summary: 'Two changes of one company', value: page },
  nothing_new: { summary: 'Nothing new', value: nothingNew },
}

export const watchExamples: Record<string, Example> = {
  list: { summary: 'A list of two companies', value: list },
}

/** As the `data` lines of a stream have it. */
export const STREAM_EXAMPLE = `id: MTg3LjE
event: change
data: ${JSON.stringify(page.changes[0])}

: keep-alive

`
