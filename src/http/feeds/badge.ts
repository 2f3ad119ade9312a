// GET /badge/{kbo}.svg?lang=…: a company's status as an embeddable image. Errors are images too, because an embedding
// page cannot show anything else.

import { makeBadge } from 'badge-maker'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import wordings from '../../../data/wordings/badge.json' with { type: 'json' }
import {
  type EnterpriseNumber,
  formatEnterpriseNumber,
  parseEnterpriseNumberSegment,
} from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import { openBankruptcyBy } from '../../domain/timeline/open-bankruptcy.ts'
import type { NameCodes, NamedCode } from '../../usecases/codes/name-codes.ts'
import type { Dossier } from '../../usecases/dossier/compose-dossier.ts'
import type { GetCompany } from '../../usecases/dossier/get-company.ts'
import { CACHE_NO_STORE } from '../caching.ts'
import { type Lang, type Phrase, phrases } from '../i18n/languages.ts'
import { nameBankruptcySources } from '../i18n/source-names.ts'
import { problemOf } from '../problem.ts'
import type { Site } from '../site/page.ts'
import { FIVE_MINUTES, registerReadOnly, requestedLanguage, sendText } from './respond.ts'

// Text and colour of a company's badge. A source that was not read never yields a positive status.

/** Every `colour` has a contrast of at least 4.5:1 with the white text (WCAG 2.2, 1.4.3). */
type BadgeContent = { message: string; colour: string }

const GREEN = '#2e7d32'
const RED = '#b3261e'
const AMBER = '#9a5b00'
const BLUE = '#1565c0'
const GREY = '#616161'

const words = phrases(wordings.words)

// By the register's situation code. Other codes show the register's denomination.
const SITUATIONS: Record<string, [Phrase, string]> = {
  '000': [words.active, GREEN],
  '010': [words.dissolution, AMBER],
  '012': [words.dissolution, AMBER],
  '013': [words.judicialDissolution, RED],
  '014': [words.liquidationClosed, GREY],
  '051': [words.bankruptcyClosed, GREY],
  '052': [words.bankruptcyClosed, GREY],
  '053': [words.bankruptcyClosed, GREY],
  '091': [words.reorganisation, AMBER],
  '112': [words.dissolution, AMBER],
}

/**
 * The badge of a company; `named` is the register's denomination of its legal situation. A bankruptcy names its
 * sources. Null when the register or the gazette was not read and no source reports a bankruptcy.
 */
export function badgeContent(dossier: Dossier, named: NamedCode | null, lang: Lang): BadgeContent | null {
  const { registerSituationCode: code, insolvencyTimelineRead } = dossier
  const bankruptBy = openBankruptcyBy(dossier)
  if (bankruptBy.length > 0)
    return { message: `${words.bankruptcy[lang]} (${nameBankruptcySources(lang, bankruptBy)})`, colour: RED }
  if (dossier.stagesDegraded.includes('register') || !insolvencyTimelineRead) return null
  const [message, colour] = SITUATIONS[code ?? ''] ?? []
  if (message !== undefined && colour !== undefined) return { message: message[lang], colour }
  if (code === null) return { message: words.unknown[lang], colour: GREY }
  return { message: named?.text ?? `${words.situation[lang]} ${code}`, colour: BLUE }
}

function unknownBadge(lang: Lang): BadgeContent {
  return { message: words.unknown[lang], colour: GREY }
}

function unavailableBadge(lang: Lang): BadgeContent {
  return { message: words.away[lang], colour: GREY }
}

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
      return sendBadge(request, reply, label, content, badgeCacheControl(dossier))
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

/** The badge does not show the risk band, so a degraded risk source does not matter. */
export function badgeCacheControl({ stagesDegraded }: Dossier): string {
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
