// GET /reconcile/preview?id=…: a company in a few lines, as HTML for a frame of another site.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type EnterpriseNumber,
  formatEnterpriseNumber,
  parseEnterpriseNumber,
} from '../../domain/company/enterprise-number.ts'
import type {
  ExtendCompany,
  ExtensionId,
  ExtensionValues,
} from '../../usecases/reconcile/extend-companies.ts'
import { FIVE_MINUTES, requestedLanguage, sendJsonProblem, sendText } from '../feeds/respond.ts'
import { type Lang, phrase } from '../i18n/languages.ts'
import { UNKNOWN_COMPANY } from '../problem.ts'
import { html } from '../site/html.ts'
import type { Site } from '../site/page.ts'
import { findValue } from './extension-values.ts'
import { PREVIEW_PATH } from './manifest.ts'
import { extensionProperties } from './properties.ts'
import { readParameter, registerOpen } from './respond.ts'

export type PreviewDeps = { site: Site; extendCompany: ExtendCompany }

const SHOWN: readonly ExtensionId[] = ['legal_form', 'street', 'zip', 'town', 'nace', 'situation']
// No script, style or image; any site may frame it.
const FRAMED = { 'content-security-policy': "default-src 'none'; frame-ancestors *" }

export function registerPreview(app: FastifyInstance, deps: PreviewDeps): void {
  registerOpen(app, PREVIEW_PATH, ['GET'], async (request, reply) => {
    const lang = requestedLanguage(request, deps.site)
    const number = parseEnterpriseNumber(readParameter(request, 'id'))
    const values = number && (await deps.extendCompany(number, SHOWN, lang))
    if (number === null || values === null)
      return sendJsonProblem(reply, { ...UNKNOWN_COMPANY, headers: { 'cache-control': FIVE_MINUTES } })
    return sendPreview(request, reply, renderPreview(deps.site, number, values, lang))
  })
}

const insolvencyUnknown = phrase(
  'niet bekend: het Staatsblad is niet gelezen',
  'inconnue : le Moniteur belge n’a pas été lu',
  'nicht bekannt: das Staatsblatt wurde nicht gelesen',
  'not known: the gazette was not read',
)

function renderPreview(
  { origin }: Site,
  number: EnterpriseNumber,
  values: ExtensionValues,
  lang: Lang,
): string {
  const title = values.legal_name?.name ?? number
  const rows = extensionProperties(lang).flatMap(({ id, name }) => {
    const shown = describeValue(values, id as ExtensionId, lang)
    return shown ? [html`<dt>${name}</dt><dd>${shown}</dd>\n`] : []
  })
  return html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>${title}</title><meta name="color-scheme" content="light dark"></head>
<body>
<p><a href="${origin}/kbo/${number}" target="_blank" rel="noopener"><strong>${title}</strong></a> ${formatEnterpriseNumber(number)}</p>
<dl>${rows}</dl>
</body>
</html>`.toString()
}

// Without a source for it, silence on insolvency would say that there is none.
function describeValue(values: ExtensionValues, id: ExtensionId, lang: Lang): string | null {
  if (id === 'insolvency' && values.insolvency === null) return insolvencyUnknown[lang]
  return id === 'insolvency' || SHOWN.includes(id) ? (findValue(values, id, lang)?.name ?? null) : null
}

function sendPreview(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  // The site's own pages may not be framed.
  reply.raw.removeHeader('x-frame-options')
  reply.removeHeader('x-frame-options')
  return sendText(request, reply.headers(FRAMED), {
    body,
    type: 'text/html; charset=utf-8',
    cacheControl: FIVE_MINUTES,
  })
}
