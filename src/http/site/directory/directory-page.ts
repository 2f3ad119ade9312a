// What all directory pages share: dependencies, response and breadcrumb.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '../../../domain/access/member.ts'
import { type Lang, phrase } from '../../i18n/languages.ts'
import { type Content, type Html, html } from '../html.ts'
import { type Page, renderPage, type Site } from '../page.ts'
import { sendPage } from '../send-page.ts'

// Breadcrumb of a page, as HTML and as structured data.

/** The last crumb is the page itself. `text` is the label without markup. */
export type Crumb = { text: string; label?: Content; path: string }

const words = {
  way: phrase('U bent hier', 'Vous êtes ici', 'Sie sind hier', 'You are here'),
}

export const HOME_CRUMB = phrase('Start', 'Accueil', 'Start', 'Home')

export function renderBreadcrumb(lang: Lang, crumbs: readonly Crumb[]): Html {
  const last = crumbs.length - 1
  return html`<nav class="crumbs" aria-label="${words.way[lang]}"><ol>${crumbs.map(
    ({ text, label, path }, at) =>
      at === last
        ? html`<li><span aria-current="page">${label ?? text}</span></li>`
        : html`<li><a href="${path}">${label ?? text}</a></li>`,
  )}</ol></nav>`
}

/** Source: https://schema.org/BreadcrumbList. */
export function describeBreadcrumb(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: text,
      item: origin + path,
    })),
  }
}

export type DirectoryPageDeps = {
  site: Site
  /** The signed-in member, or null. */
  readMember(request: FastifyRequest): Promise<Member | null>
}

/** `whole` is false when a source could not be read; the page is then not cached. */
export async function sendDirectoryPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, whole, deps }: { page: Omit<Page, 'viewer'>; whole: boolean; deps: DirectoryPageDeps },
): Promise<FastifyReply> {
  const viewer = await deps.readMember(request)
  const text = renderPage({ ...page, viewer: viewer?.email }, deps.site)
  return sendPage(request, reply, text, viewer ? 'private' : whole ? 'public' : 'degraded')
}
