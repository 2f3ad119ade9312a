// Common dependencies and response of the directory pages.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '../../../domain/access/member.ts'
import { type Page, renderPage, type Site } from '../page.ts'
import { sendPage } from '../send-page.ts'

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
