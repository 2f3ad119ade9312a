// Sections of the API documentation on caching, rate limits, errors, quirks and versioning.

import { type Html, html } from '../html.ts'
import { CHANGELOG_PATH } from '../paths.ts'
import { renderTable } from './fields.ts'
import type { DocsSection } from './section.ts'

export function composeBehaviour(): DocsSection[] {
  return [
    {
      id: 'caching',
      title: 'Caching',
      body: html`<p>Every response carries <code>Cache-Control: public, max-age=300</code>, errors included. A response built while a
source was unavailable carries <code>no-store</code>. Caches store responses per key: <code>Vary: X-Api-Key</code>.</p>
<p>Every 200 has a weak <code>ETag</code>, computed from the body without <code>as_of</code>. Send it in
<code>If-None-Match</code>: an unchanged body gives 304 without a body. A 304 counts as a request.</p>`,
    },
    {
      id: 'limits',
      title: 'Limits',
      body: html`<p>60 requests per minute per client IP, in fixed windows; every request counts, rejected ones too. The limit is
shared with <code>/health/status</code> and the suggestions of the search box. A key can have its own limit, which is then
counted per key instead of per IP. Over the limit the response is 429 with
<code>Retry-After: 60</code>.</p>
<p><code>RateLimit</code> and <code>RateLimit-Policy</code> give the remaining quota: <code>"default";r=59;t=60</code> is 59 requests for the
next 60 seconds. Higher limits and bulk access are available from the operator.</p>`,
    },
    {
      id: 'errors',
      title: 'Errors',
      body: html`<p>Every error has the body <code>{"error": "…"}</code>. Match on the status code: the texts may change.</p>
${renderTable(
  'Errors',
  ['Status', 'Start of the text', 'Condition and remedy'],
  [
    ['400', 'Malformed request.', 'The path cannot be decoded. Percent-encode it.'],
    ['401', 'Missing X-Api-Key header.', 'Send the key in that header.'],
    ['401', 'Invalid API key.', 'The key is invalid or revoked.'],
    ['401', 'API access is not enabled.', 'The service has issued no key. Ask the operator.'],
    ['403', 'This key may not look up people', 'Ask the operator for the right.'],
    ['403', 'This key may not download bulk files', 'Ask the operator for the right.'],
    [
      '404',
      'Unknown enterprise number.',
      'No such company in the newest extract; from rollup also: nothing on record.',
    ],
    ['404', 'Unknown person.', 'No person has or had this id.'],
    ['404', 'Path not found.', 'Check the path.'],
    ['405', 'This service is read-only', 'Use GET or HEAD.'],
    ['429', 'Rate limit exceeded: …', html`Wait as many seconds as <code>Retry-After</code> says: 60.`],
    ['431', 'The request headers are too large.', 'Send less.'],
    ['500', 'Internal server error.', 'Try again later. It has been logged.'],
    [
      '503',
      'Insolvency source unavailable',
      html`Lifecycle and rollup. Source unavailable; wait the 180 seconds of <code>Retry-After</code>.`,
    ],
    [
      '503',
      'Register source unavailable',
      'The register is unavailable, and no cached dossier exists. As above.',
    ],
    [
      '503',
      'People unavailable',
      'Mandates are not joined into people yet, or the look-up could not be recorded. As above.',
    ],
  ],
)}
<p>Order of checks: rate limit, key, method, path, right of the key, company.</p>`,
    },
  ]
}

export const KNOWN_QUIRKS: DocsSection = {
  id: 'quirks',
  title: 'Known quirks',
  body: html`<ul>
<li><code>status</code> is <code>active</code> for every company served, open bankruptcies included: use
<code>register_situation_code</code>.</li>
<li>A company that has left the register is found by search with <code>not_in_register</code> true, but its dossier is a 404. Its page tells since when, and what the gazette and the accounts have.</li>
<li>Timeline, counts, rollup and mandates of a company change together.</li>
<li>A healthy dossier has <code>rollup</code> null when nothing is on record: the counts distinguish this from an unavailable
timeline.</li>
<li>Events of one act share a <code>numac</code>: it does not identify an event.</li>
<li>In Brussels, names and streets are given in Dutch where both languages are on record.</li>
<li><code>href</code> and <code>subtitle</code> of a search hit are always null here, and its <code>kind</code> is always
<code>company</code>.</li>
<li>A <code>limit</code> that is not a number counts as 20; other values are clamped to 1..50. Neither is an error.</li>
</ul>`,
}

export function composeVersioning(history: Html): DocsSection {
  return {
    id: 'versioning',
    title: 'Versioning and change history',
    body: html`<p>The version is in the path. Fields and tools are added to v1 without a new version: clients must tolerate unknown
ones. Breaking changes get a new path and are announced by mail to every key holder before they ship. One
exception: a field that stated something unmeasurable is corrected to null within v1, announced by mail.</p>
${history}
<p>Changes of the software are listed in the <a href="${CHANGELOG_PATH}">changelog</a>.</p>`,
  }
}
