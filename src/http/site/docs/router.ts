// Routes of the API documentation, in English only.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '../../../domain/access/member.ts'
import { JSON_TYPE, registerReadOnly, sendText } from '../../feeds/respond.ts'
import { readApiDescription } from '../../openapi/api-description.ts'
import { html } from '../html.ts'
import { type Page, renderPage, type Site } from '../page.ts'
import { API_DOCS_PATH, CHANGELOG_PATH, OPENAPI_PATH, REFERENCE_PATH } from '../paths.ts'
import { sendPage } from '../send-page.ts'
import { composeApiPage } from './api-page.ts'
import { composeChangelog, readChangelog } from './changelog.ts'
import { composeReference, REFERENCE_SCRIPT_PATH, registerReferenceScript } from './reference.ts'

// GET /openapi.json: the committed OpenAPI document, byte for byte.

const ONE_HOUR = 'public, max-age=3600'

function registerOpenApiRoute(app: FastifyInstance, text: string): void {
  registerReadOnly(app, OPENAPI_PATH, (request, reply) =>
    sendText(request, reply, { body: text, type: JSON_TYPE, cacheControl: ONE_HOUR }),
  )
}

type DocsDeps = {
  site: Site
  /** The signed-in member, or null. */
  readMember(request: FastifyRequest): Promise<Member | null>
}

export function registerDocs(app: FastifyInstance, deps: DocsDeps): void {
  const { text, description } = readApiDescription()
  const changelog = readChangelog()
  registerOpenApiRoute(app, text)
  registerReferenceScript(app)
  registerPage(app, deps, API_DOCS_PATH, () => composeApiPage(description, changelog, deps.site.origin))
  registerPage(app, deps, REFERENCE_PATH, () => ({
    ...composeReference(description, deps.site.origin),
    head: html`<script src="${REFERENCE_SCRIPT_PATH}" type="module"></script>`,
  }))
  registerPage(app, deps, CHANGELOG_PATH, () => composeChangelog(changelog))
}

// Composed on the first request, not at start: rendering the Markdown takes half a second.
function registerPage(app: FastifyInstance, deps: DocsDeps, path: string, compose: () => Page): void {
  const { site, readMember } = deps
  let page: Page | undefined
  let anonymousPage: string | undefined
  const render = (viewer: string | null) => {
    page ??= compose()
    // One language, so no hreflang alternates.
    const head = html`<link rel="canonical" href="${site.origin + path}">${page.head}`
    return renderPage({ ...page, onlyPath: path, head, viewer }, site)
  }
  registerReadOnly(app, path, async (request, reply): Promise<FastifyReply> => {
    const member = await readMember(request)
    if (member !== null) return sendPage(request, reply, render(member.email), 'private')
    anonymousPage ??= render(null)
    return sendPage(request, reply, anonymousPage)
  })
}
