// Static assets of the site: style sheet, scripts and icon. File names contain a content hash, so that browsers cache
// them as immutable.

import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

export type Asset = { path: string; type: string; body: string }

function read(url: string): string {
  return readFileSync(fileURLToPath(url), 'utf8')
}

function asset(name: string, type: string, body: string): Asset {
  const [stem, ending] = name.split('.')
  return { path: `/assets/${stem}-${hash('sha1', body, 'base64url').slice(0, 10)}.${ending}`, type, body }
}

const SCRIPT_TYPE = 'text/javascript; charset=utf-8'
const COMBOBOX = asset('combobox.js', SCRIPT_TYPE, read(import.meta.resolve('@github/combobox-nav')))

// Cascade order: later sheets override earlier ones. Concatenated to save round trips.
const STYLE_SHEETS = [
  './site.css',
  './dossier/dossier.css',
  './dossier/accounts/accounts.css',
  './docs/docs.css',
  './directory/directory.css',
  './compare/compare.css',
]

export const STYLE = asset(
  'site.css',
  'text/css; charset=utf-8',
  STYLE_SHEETS.map(file => read(import.meta.resolve(file))).join('\n'),
)
/** The import of the dependency is rewritten to its hashed path. */
export const SCRIPT = asset(
  'site.js',
  SCRIPT_TYPE,
  read(import.meta.resolve('./site.js')).replace("'@github/combobox-nav'", `'${COMBOBOX.path}'`),
)
const ICON = read(import.meta.resolve('./icon.svg'))

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'

export function registerAssets(app: FastifyInstance): void {
  for (const { path, type, body } of [STYLE, SCRIPT, COMBOBOX])
    app.get(path, (_request, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': IMMUTABLE }).send(body),
    )
  for (const path of ['/icon.svg', '/favicon.ico'])
    app.get(path, (_request, reply) =>
      reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': ONE_DAY }).send(ICON),
    )
}
