// Introductory sections of the API documentation: keys, authentication, number formats, null values.

import { html } from '../html.ts'
import { renderTable } from './fields.ts'
import type { DocsSection } from './section.ts'
import { curl, renderCode } from './snippets.ts'

export function composeBasics(origin: string): DocsSection[] {
  return [
    {
      id: 'key',
      title: 'Getting a key',
      body: html`<p>Keys are issued by hand, by whoever runs this service, on request. There is no page to make one. One
key opens the API and the MCP endpoint. Whoever runs the service issues one with:</p>
${renderCode('Issuing a key', 'npx griffie keys issue --holder "Your desk" --email you@example.org')}
<p>A key is shown once and stored as a hash only. Keep it on a server: whoever has it is you.</p>`,
    },
    {
      id: 'authentication',
      title: 'Authentication',
      body: html`<p>Every call to <code>/api/v1</code> carries the key in the header <code>X-Api-Key</code>. There is no bearer
token and no query parameter.</p>
${renderCode('A first call', `export GRIFFIE_KEY=…\n${curl(origin, { path: '/api/v1/companies/0730096036' })}`)}
<p>Without a valid key the answer is 401, and its text says which of three it is: <code>Missing X-Api-Key header.</code>,
<code>Invalid API key.</code>, or <code>API access is not enabled.</code> when the service has issued no key at all. The API sends
no CORS headers: call it from a server, not from a page.</p>`,
    },
    {
      id: 'numbers',
      title: 'Numbers',
      body: html`<p><code>{kbo}</code> takes an enterprise number in any writing: its digits are taken, and the last ten are the
number. <code>0730096036</code>, <code>0730.096.036</code>, <code>BE0730096036</code> and <code>BE 0730.096.036</code> are the same
company. A number begins with 0 or 1, and its last two digits are 97 minus the first eight modulo 97; all else is answered
as an unknown company, 404.</p>
<p>Answers always give ten digits without dots. Dates are <code>YYYY-MM-DD</code>, moments ISO 8601 with offset. Codes of
activities (NACE) come without dots.</p>`,
    },
    {
      id: 'nulls',
      title: 'Nulls, and sources that do not answer',
      body: html`<p><strong>Null means unknown: a source did not answer, or does not say. It never means zero or none.</strong>
Every field is always present.</p>
${renderTable(
  'How unknown, nothing on record and not looked are told apart',
  ['Answer', 'Means'],
  [
    [
      html`<code>insolvency_event_count: 0</code>`,
      'The gazette was read, and holds no insolvency event of the company.',
    ],
    [
      html`<code>insolvency_event_count: null</code>`,
      'The gazette could not be read, or publications about the company wait to be. Nothing is known either way.',
    ],
    [html`<code>mandates: []</code>`, 'No mandates were returned. It does not prove that there are none.'],
    [html`<code>mandates: null</code>`, 'No source of mandates answered.'],
    [
      html`<code>[]</code> from lifecycle`,
      'The sources answered, and nothing is on record, in the days that were loaded and read: see /health/status.',
    ],
    [
      '404 from rollup',
      'The company has no insolvency event on record: the only answer to treat as nothing on record.',
    ],
    ['503 from lifecycle or rollup', 'We could not look, or publications about the company wait to be read.'],
    [html`<code>band: "Unknown"</code>`, 'There is no current score. It is not a good or a bad one.'],
    [html`<code>register_situation_code: null</code>`, 'The register was not read for this answer.'],
  ],
)}
<p>When the insolvency timeline cannot be read, or publications about the company are stored and wait to be read, a dossier is still 200: <code>coverage.insolvency_timeline_read</code> is
false, <code>coverage.stages_degraded</code> names <code>insolvency_timeline</code>, and <code>rollup</code>, both counts and
<code>mandates</code> are null. All else is as ever. Such an answer is <code>no-store</code> and is composed anew within three
minutes.</p>
<p>To find companies in open bankruptcy, go by <code>register_situation_code</code>, which covers every company. The gazette is
read by machine and misses some: when this was last measured (9 August 2026), 8,683 of the 33,033 companies that the
register records as open bankruptcies. <code>status</code> is <code>active</code> for all of them.</p>`,
    },
  ]
}
