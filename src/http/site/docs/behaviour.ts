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
      body: html`<p>Every answer carries <code>Cache-Control: public, max-age=300</code>, errors included. An answer that rests on a
source which did not answer carries <code>no-store</code>. Answers belong to their key, hence <code>Vary: X-Api-Key</code>.</p>
<p>Every 200 has a weak <code>ETag</code>, made of the body without <code>as_of</code>. Send it back in
<code>If-None-Match</code>: while nothing changed, the answer is 304 without a body. A 304 counts as a call.</p>`,
    },
    {
      id: 'limits',
      title: 'Limits',
      body: html`<p>60 requests a minute for each client address, in fixed windows; whatever is asked counts, refusals too. The
budget is shared with <code>/health/status</code> and the suggestions of the search box. A key can be given a limit of its own,
which is then counted for the key from whatever address. Beyond the limit the answer is 429 with
<code>Retry-After: 60</code>.</p>
<p><code>RateLimit</code> and <code>RateLimit-Policy</code> tell what is left: <code>"default";r=59;t=60</code> is 59 requests for the
next 60 seconds. Ask the operator for higher limits or for data in bulk.</p>`,
    },
    {
      id: 'errors',
      title: 'Errors',
      body: html`<p>Every error has the body <code>{"error": "…"}</code>. Go by the status: the texts may change.</p>
${renderTable(
  'Errors',
  ['Status', 'Text begins', 'Meaning, and what to do'],
  [
    ['400', 'The request cannot be read.', 'The path cannot be decoded. Encode it.'],
    ['401', 'Missing X-Api-Key header.', 'Send the key in that header.'],
    ['401', 'Invalid API key.', 'The key is not valid, or no longer.'],
    ['401', 'API access is not enabled.', 'The service has issued no key. Ask the operator.'],
    [
      '404',
      'Unknown enterprise number.',
      'No such company in the newest extract; from rollup also: nothing on record.',
    ],
    ['404', 'There is nothing at this path.', 'Look at the path.'],
    ['405', 'This service is read-only', 'Use GET or HEAD.'],
    ['429', 'Rate limit exceeded: …', html`Wait as many seconds as <code>Retry-After</code> says: 60.`],
    ['431', 'The request headers are too large.', 'Send less.'],
    ['500', 'Something went wrong on our side.', 'Try again later. It has been logged.'],
    [
      '503',
      'Insolvency source unavailable',
      html`Lifecycle and rollup. We could not look; wait the 180 seconds of <code>Retry-After</code>.`,
    ],
    [
      '503',
      'Register source unavailable',
      'The register did not answer, and nothing is held from before. As above.',
    ],
  ],
)}
<p>They are checked in this order: limit, key, method, path, company.</p>`,
    },
  ]
}

export const KNOWN_QUIRKS: DocsSection = {
  id: 'quirks',
  title: 'Known quirks',
  body: html`<ul>
<li><code>status</code> is <code>active</code> for every company served, open bankruptcies included: look at
<code>register_situation_code</code>.</li>
<li>A company that has left the register is found by search with <code>not_in_register</code> true, but its dossier is a 404.</li>
<li>Timeline, counts, rollup and mandates of a company change together.</li>
<li>A healthy dossier has <code>rollup</code> null when nothing is on record: the counts tell that from a timeline that was not
read.</li>
<li>Events of one act share a <code>numac</code>: it is no key of an event.</li>
<li>In Brussels, names and streets are given in Dutch where both languages are on record.</li>
<li><code>href</code> and <code>subtitle</code> of a search hit are always null here, and its <code>kind</code> is always
<code>company</code>.</li>
<li>A <code>limit</code> that is no number counts as 20; one beyond 1 to 50, as 1 or 50. Neither is an error.</li>
</ul>`,
}

export function composeVersioning(history: Html): DocsSection {
  return {
    id: 'versioning',
    title: 'Versioning and change history',
    body: html`<p>The version is in the path. Fields and tools are added to v1 without a new version: tolerate those you do not
know. What would break a client comes under a new path and is announced by mail to every holder of a key before. One
exception: a field that stated what cannot be measured is corrected to null within v1, announced by mail.</p>
${history}
<p>What changed in the software is in the <a href="${CHANGELOG_PATH}">changelog</a>.</p>`,
  }
}
