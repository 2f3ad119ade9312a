// GET /docs/changelog: CHANGELOG.md, a trusted file, rendered once at startup.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'
import { PROJECT_DIR } from '../../../config.ts'
import { type Html, html, trustedHtml } from '../html.ts'
import type { Page } from '../page.ts'
import { API_DOCS_PATH } from '../paths.ts'

const API_HISTORY = 'The API, v1'

export function readChangelog(): string {
  return readFileSync(join(PROJECT_DIR, 'CHANGELOG.md'), 'utf8')
}

export function composeChangelog(changelog: string): Page {
  return {
    lang: 'en',
    title: 'Changelog',
    description: 'Changes of the API and the software, newest first.',
    path: null,
    body: html`<article class="prose">${trustedHtml(marked.parse(changelog, { async: false }))}
<p><a href="${API_DOCS_PATH}">API documentation</a></p></article>`,
  }
}

/** The section on the API, without its heading. Throws when the file has none. */
export function renderApiHistory(changelog: string): Html {
  const [, part] = changelog.split(`\n## ${API_HISTORY}\n`)
  const [history] = part?.split('\n## ') ?? []
  if (history === undefined) throw new Error(`CHANGELOG.md has no section "${API_HISTORY}".`)
  return trustedHtml(marked.parse(history, { async: false }))
}
