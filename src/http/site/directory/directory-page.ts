// What every page of this folder needs beside its own answer, and how it goes out.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '../../../domain/access/member.ts'
import { type Page, renderPage, type Site } from '../page.ts'
import { sendPage } from '../send-page.ts'

export type DirectoryPageDeps = {
  site: Site
  /** Who is signed in; null for everybody else. */
  readMember(request: FastifyRequest): Promise<Member | null>
}

/** Sends a page as its reader sees it; `whole` is false where something could not be read. */
export async function sendDirectoryPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, whole, deps }: { page: Omit<Page, 'viewer'>; whole: boolean; deps: DirectoryPageDeps },
): Promise<FastifyReply> {
  const viewer = await deps.readMember(request)
  const text = renderPage({ ...page, viewer: viewer?.email }, deps.site)
  return sendPage(request, reply, text, viewer ? 'private' : whole ? 'public' : 'degraded')
}
