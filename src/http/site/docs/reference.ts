// GET /docs/reference: the API description to browse and to try. It runs in the browser; everything it needs comes
// from here, and it may ask nobody else. A document of its own: the style sheet of the site would reach into it.

import { gunzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAmong } from '../../caching.ts'
import { html, raw, scriptJson } from '../html.ts'
import { addReadOnly } from '../machine/respond.ts'
import { ICON_PATH } from '../page.ts'
import { API_DOCS_PATH, OPENAPI_PATH, REFERENCE_PATH } from '../paths.ts'
import { sendPage } from '../send-page.ts'
import { type GetScalarBundle, holdScalarBundle } from './scalar-bundle.ts'

const BUNDLE_PATH = `${REFERENCE_PATH}/scalar.js`
const START_PATH = `${REFERENCE_PATH}/start.js`

/**
 * No other host, no inline script, no `eval`. Beyond the site's own policy: inline styles, because the reference sets
 * positions in `style` attributes, which neither a hash nor a nonce can allow; and images in `data:` addresses.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Off: what would ask a host of its maker's, and what would keep a key beyond the visit. */
const CONFIGURATION = {
  url: OPENAPI_PATH,
  telemetry: false,
  withDefaultFonts: false,
  mcp: { disabled: true },
  agent: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  documentDownloadType: 'direct',
  favicon: ICON_PATH,
  orderSchemaPropertiesBy: 'preserve',
  orderRequiredPropertiesFirst: false,
  modelsSectionLabel: 'Bodies',
  authentication: { preferredSecurityScheme: 'apiKey' },
}

// Loaded before the bundle, whose validator would else find out by a forbidden `Function` that it may not compile.
const START = `globalThis.__zod_globalConfig = { jitless: true }
addEventListener('DOMContentLoaded', () => Scalar.createApiReference('#reference', ${scriptJson(CONFIGURATION)}))
`

const PAGE = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · Griffie</title>
<meta name="description" content="Browse the API and try it with your key.">
<link rel="icon" href="${ICON_PATH}" type="image/svg+xml">
<style>${raw('body{margin:0}.way{margin:0;padding:.5rem 1rem;font:14px/1.5 system-ui,sans-serif}')}</style>
</head>
<body>
<p class="way"><a href="${API_DOCS_PATH}">Griffie: API documentation</a></p>
<noscript><p class="way">The reference needs JavaScript. <a href="${API_DOCS_PATH}">The documentation</a> says the
same without, and <a href="${OPENAPI_PATH}">the description</a> is there to be read by other tools.</p></noscript>
<div id="reference"></div>
<script src="${START_PATH}"></script>
<script src="${BUNDLE_PATH}"></script>
</body>
</html>`.toString()

const SCRIPT_TYPE = 'text/javascript; charset=utf-8'
const AN_HOUR = 'public, max-age=3600'

export function registerReference(
  app: FastifyInstance,
  getBundle: GetScalarBundle = holdScalarBundle(),
): void {
  addReadOnly(app, REFERENCE_PATH, (request, reply) =>
    sendPage(request, reply.header('content-security-policy', POLICY), PAGE),
  )
  addReadOnly(app, START_PATH, (_request, reply) =>
    reply.headers({ 'content-type': SCRIPT_TYPE, 'cache-control': AN_HOUR }).send(START),
  )
  addReadOnly(app, BUNDLE_PATH, (request, reply) => sendBundle(request, reply, getBundle))
}

async function sendBundle(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  getBundle: GetScalarBundle,
): Promise<FastifyReply> {
  const bundle = await getBundle()
  const etag = `W/"${bundle.version}"`
  reply.headers({ 'cache-control': AN_HOUR, vary: 'Accept-Encoding', etag })
  const known = headers['if-none-match']
  if (known !== undefined && isAmong(etag, known)) return reply.code(304).send()
  reply.header('content-type', SCRIPT_TYPE)
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(Buffer.from(bundle.br))
  if (/\bgzip\b/.test(accepted))
    return reply.header('content-encoding', 'gzip').send(Buffer.from(bundle.gzip))
  return reply.send(gunzipSync(bundle.gzip))
}
