// GET /docs/changelog, from CHANGELOG.md: a file of ours, rendered once when the process starts.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'
import { PROJECT_DIR } from '../../../config.ts'
import { type Html, html, trustedHtml } from '../html.ts'
import type { Page } from '../page.ts'
import { API_DOCS_PATH } from '../paths.ts'

const API_HISTORY = 'The API, v1'

/** The file as committed. */
export function readChangelog(): string {
  return readFileSync(join(PROJECT_DIR, 'CHANGELOG.md'), 'utf8')
}

export function composeChangelog(changelog: string): Page {
  return {
    lang: 'en',
    title: 'Changelog',
    description: 'What changed in the API and in the software, newest first.',
    path: null,
    body: html`<article class="prose">${trustedHtml(marked.parse(changelog, { async: false }))}
<p><a href="${API_DOCS_PATH}">API documentation</a></p></article>`,
  }
}

/** The part on the API, without its heading. Throws when the file has none. */
export function renderApiHistory(changelog: string): Html {
  const [, part] = changelog.split(`\n## ${API_HISTORY}\n`)
  const [history] = part?.split('\n## ') ?? []
  if (history === undefined) throw new Error(`CHANGELOG.md has no part called "${API_HISTORY}".`)
  return trustedHtml(marked.parse(history, { async: false }))
}
