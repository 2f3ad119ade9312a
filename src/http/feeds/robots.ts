// GET /robots.txt (RFC 9309). The longest match wins, so order does not matter.

import type { FastifyInstance } from 'fastify'
import { LANGUAGES, type Lang } from '../i18n/languages.ts'
import type { Site } from '../site/page.ts'
import { accountPath, searchPagePath, signInPath, signOutPath } from '../site/paths.ts'
import { registerReadOnly, sendText } from './respond.ts'

// Authenticated, rate-limited or for members.
const DISALLOWED = ['/api/', '/mcp', '/internal/', '/health/', '/export/']
// Search results are an unbounded set of pages.
const DISALLOWED_PAGES = [signInPath, signOutPath, accountPath, (lang: Lang) => `${searchPagePath(lang)}?`]

export function registerRobots(app: FastifyInstance, { origin }: Site): void {
  const disallowed = [...DISALLOWED, ...LANGUAGES.flatMap(lang => DISALLOWED_PAGES.map(path => path(lang)))]
  const lines = ['User-agent: *', 'Allow: /', ...disallowed.map(path => `Disallow: ${path}`)]
  const body = `${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
  registerReadOnly(app, '/robots.txt', (request, reply) =>
    sendText(request, reply, {
      body,
      type: 'text/plain; charset=utf-8',
      cacheControl: 'public, max-age=86400',
    }),
  )
}
