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
      body: html`<p>Keys are issued by hand by the operator of this service, on request; there is no self-service page.
One key gives access to the API and the MCP endpoint. The operator issues one with:</p>
${renderCode('Issuing a key', 'npx griffie keys issue --holder "Your desk" --email you@example.org')}
<p>A key is shown once and stored as a hash only. Keep it on a server: it is a secret. Looking up people needs a right of its
own (<code>--people</code>), and every look-up is recorded; so do <a href="#bulk">bulk files</a> (<code>--bulk</code>).</p>`,
    },
    {
      id: 'authentication',
      title: 'Authentication',
      body: html`<p>Every request to <code>/api/v1</code> needs the key in the header <code>X-Api-Key</code>. Bearer tokens and
query parameters are not supported.</p>
${renderCode('A first call', `export GRIFFIE_KEY=…\n${curl(origin, { path: '/api/v1/companies/0730096036' })}`)}
<p>Without a valid key the response is 401, with one of three error texts: <code>Missing X-Api-Key header.</code>,
<code>Invalid API key.</code>, or <code>API access is not enabled.</code> when the service has issued no key at all. The API sends
no CORS headers: call it from a server, not from a page.</p>`,
    },
    {
      id: 'numbers',
      title: 'Numbers',
      body: html`<p><code>{kbo}</code> accepts an enterprise number in any notation: the last ten of its digits are the
number. <code>0730096036</code>, <code>0730.096.036</code>, <code>BE0730096036</code> and <code>BE 0730.096.036</code> are the same
company. A number begins with 0 or 1, and its last two digits are 97 minus the first eight modulo 97; anything else is treated
as an unknown company: 404.</p>
<p>Responses always contain ten digits without dots. Dates are <code>YYYY-MM-DD</code>, date-times ISO 8601 with offset. NACE
codes have no dots.</p>`,
    },
    {
      id: 'nulls',
      title: 'Null values and unavailable sources',
      body: html`<p><strong>Null means unknown: a source is unavailable or does not state the value. It never means zero or empty.</strong>
Every field is always present, unless its description says that it is omitted, as <code>risk.rule</code> and <code>risk.basis</code> of
a dossier.</p>
${renderTable(
  'Unknown, nothing on record and source unavailable',
  ['Response', 'Meaning'],
  [
    [
      html`<code>insolvency_event_count: 0</code>`,
      'The gazette source answered and has no insolvency event of the company.',
    ],
    [
      html`<code>insolvency_event_count: null</code>`,
      'The gazette source is unavailable, or publications about the company are not yet processed. The count is unknown.',
    ],
    [
      html`<code>mandates: []</code>`,
      'No mandates were returned. It does not mean that the company has none.',
    ],
    [html`<code>mandates: null</code>`, 'No mandate source answered.'],
    [
      html`<code>[]</code> from lifecycle`,
      'The sources answered, and nothing is on record for the processed days: see /health/status.',
    ],
    [
      '404 from rollup',
      'The company has no insolvency event on record: the only answer to treat as nothing on record.',
    ],
    [
      '503 from lifecycle or rollup',
      'The source is unavailable, or publications about the company are not yet processed.',
    ],
    [
      html`<code>band: "Unknown"</code>`,
      'There is no current score. This is neither a good nor a bad score.',
    ],
    [html`<code>register_situation_code: null</code>`, 'The register was unavailable for this response.'],
  ],
)}
<p>When the insolvency timeline is unavailable, or stored publications about the company are not yet processed, a dossier is still 200: <code>coverage.insolvency_timeline_read</code> is
false, <code>coverage.stages_degraded</code> names <code>insolvency_timeline</code>, and <code>rollup</code>, both counts and
<code>mandates</code> are null. All other fields are unaffected. Such a response is <code>no-store</code> and is rebuilt within three
minutes.</p>
<p>To find companies in open bankruptcy, use <code>register_situation_code</code>, which covers every company. The extraction
from the gazette is incomplete: as measured on 9 August 2026, it missed 8,683 of the 33,033 companies that the register
records as open bankruptcies. <code>status</code> is <code>active</code> for all of them.</p>`,
    },
  ]
}
