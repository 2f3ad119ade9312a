// GET /badge/{kbo}.svg?lang=…: a company's status as an embeddable image. Errors are images too, because an embedding
// page cannot show anything else.

import { makeBadge } from 'badge-maker'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import wordings from '../../../data/wordings/badge.json' with { type: 'json' }
import { formatEnterpriseNumber, parseEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import type { InsolvencyState } from '../../domain/timeline/insolvency-state.ts'
import type { NamedCode } from '../../usecases/codes/name-codes.ts'
import type { UseCases } from '../../usecases/create-use-cases.ts'
import type { Dossier } from '../../usecases/dossier/compose-dossier.ts'
import { CACHE_NO_STORE } from '../caching.ts'
import { DISSOLUTIONS, describeInsolvency } from '../i18n/insolvency-state.ts'
import { type Lang, type Phrase, phrases } from '../i18n/languages.ts'
import { NOT_FOUND, problemOf } from '../problem.ts'
import type { Site } from '../site/page.ts'
import { FIVE_MINUTES, registerReadOnly, requestedLanguage, sendJsonProblem, sendText } from './respond.ts'

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
  '013': [DISSOLUTIONS.dissolved, RED],
  '014': [words.liquidationClosed, GREY],
  '051': [words.bankruptcyClosed, GREY],
  '052': [words.bankruptcyClosed, GREY],
  '053': [words.bankruptcyClosed, GREY],
  '091': [words.reorganisation, AMBER],
  '112': [words.dissolution, AMBER],
}

type BadgeFacts = {
  dossier: Dossier
  /** Null when the register or the gazette was not read and no source reports a bankruptcy. */
  insolvency: InsolvencyState | null
  /** The register's denomination of its legal situation. */
  named: NamedCode | null
}

/** The badge of a company. A bankruptcy or a court's dissolution names its sources. Null with unknown insolvency. */
function badgeContent({ dossier, insolvency, named }: BadgeFacts, lang: Lang): BadgeContent | null {
  if (insolvency === null) return null
  const reported = describeInsolvency(lang, insolvency)
  if (reported !== null)
    return { message: reported, colour: insolvency.state === 'dissolved_and_closed' ? GREY : RED }
  const { registerSituationCode: code } = dossier
  const [message, colour] = SITUATIONS[code ?? ''] ?? []
  if (message !== undefined && colour !== undefined) return { message: message[lang], colour }
  if (code === null) return { message: words.unknown[lang], colour: GREY }
  return { message: named?.text ?? `${words.situation[lang]} ${code}`, colour: BLUE }
}

/** Reads what a badge tells. */
export async function readBadge(dossier: Dossier, lang: Lang, deps: BadgeDeps): Promise<BadgeContent | null> {
  const [insolvency, { situation }] = await Promise.all([
    deps.readDossierState(dossier),
    deps.nameCodes(dossier.company, lang),
  ])
  return badgeContent({ dossier, insolvency, named: situation }, lang)
}

function unknownBadge(lang: Lang): BadgeContent {
  return { message: words.unknown[lang], colour: GREY }
}

function unavailableBadge(lang: Lang): BadgeContent {
  return { message: words.away[lang], colour: GREY }
}

export type BadgeDeps = Pick<UseCases, 'getCompany' | 'readDossierState' | 'nameCodes'> & {
  site: Site
}

/** Allows embedding from other origins, and nothing else. */
const HEADERS = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
}

const FORMAT = '.svg'

type BadgeRequest = FastifyRequest<{ Params: { file: string } }>

export function registerBadge(app: FastifyInstance, deps: BadgeDeps): void {
  registerReadOnly(app, '/badge/:file', async (request, reply) => {
    const lang = requestedLanguage(request, deps.site)
    const { file } = (request as BadgeRequest).params
    // No picture is embedded from such an address.
    if (!file.endsWith(FORMAT)) return sendJsonProblem(reply, NOT_FOUND)
    const number = parseEnterpriseNumber(file.slice(0, -FORMAT.length))
    if (number === null) return sendBadge(request, reply.code(404), 'KBO', unknownBadge(lang))
    const label = `KBO ${formatEnterpriseNumber(number)}`
    try {
      const dossier = await deps.getCompany(number)
      const content = await readBadge(dossier, lang, deps)
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
