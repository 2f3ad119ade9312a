// GET /badge/{kbo}.svg?lang=…: a company's status as an embeddable image. Errors are images too, because an embedding
// page cannot show anything else.

import { makeBadge } from 'badge-maker'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type EnterpriseNumber,
  formatEnterpriseNumber,
  parseEnterpriseNumberSegment,
} from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import type { NameCodes } from '../../usecases/codes/name-codes.ts'
import type { Dossier } from '../../usecases/dossier/compose-dossier.ts'
import type { GetCompany } from '../../usecases/dossier/get-company.ts'
import { CACHE_NO_STORE } from '../caching.ts'
import { problemOf } from '../errors/problem.ts'
import type { Lang } from '../i18n/languages.ts'
import type { Site } from '../site/page.ts'
import { type BadgeContent, badgeContent, unavailableBadge, unknownBadge } from './badge-content.ts'
import { requestedLanguage } from './requested-language.ts'
import { FIVE_MINUTES, registerReadOnly, sendText } from './respond.ts'

export type BadgeDeps = { getCompany: GetCompany; nameCodes: NameCodes; site: Site }

/** Allows embedding from other origins, and nothing else. */
const HEADERS = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
}

type BadgeRequest = FastifyRequest<{ Params: { file: string } }>

export function registerBadge(app: FastifyInstance, deps: BadgeDeps): void {
  registerReadOnly(app, '/badge/:file', async (request, reply) => {
    const lang = requestedLanguage(request, deps.site)
    const number = readNumber((request as BadgeRequest).params.file)
    if (number === null) return sendBadge(request, reply.code(404), 'KBO', unknownBadge(lang))
    const label = `KBO ${formatEnterpriseNumber(number)}`
    try {
      const dossier = await deps.getCompany(number)
      const content = await deps
        .nameCodes(dossier.company, lang)
        .then(({ situation }) => badgeContent(dossier, situation, lang))
      if (content === null) return sendUnavailable(request, reply, label, lang)
      return sendBadge(request, reply, label, content, cacheControlOf(dossier))
    } catch (error) {
      if (error instanceof UnknownCompanyError)
        return sendBadge(request, reply.code(404), label, unknownBadge(lang))
      if (error instanceof SourceUnavailableError) return sendUnavailable(request, reply, label, lang)
      throw error
    }
  })
}

function readNumber(file: string): EnterpriseNumber | null {
  return file.endsWith('.svg') ? parseEnterpriseNumberSegment(file.slice(0, -'.svg'.length)) : null
}

// The badge does not show the risk band, so a degraded risk source does not matter.
function cacheControlOf({ stagesDegraded }: Dossier): string {
  return stagesDegraded.every(stage => stage === 'risk') ? FIVE_MINUTES : CACHE_NO_STORE
}

function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  label: string,
  lang: Lang,
): FastifyReply {
  const { status, headers } = problemOf(new SourceUnavailableError('register'))
  return sendBadge(
    request,
    reply.code(status).headers(headers ?? {}),
    label,
    unavailableBadge(lang),
    CACHE_NO_STORE,
  )
}

function sendBadge(
  request: FastifyRequest,
  reply: FastifyReply,
  label: string,
  { message, colour }: BadgeContent,
  cacheControl = FIVE_MINUTES,
): FastifyReply {
  const body = makeBadge({ label, message, color: colour })
  return sendText(request, reply.headers(HEADERS), { body, type: 'image/svg+xml', cacheControl })
}
