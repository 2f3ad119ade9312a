// CSV export of a company's figures for paid members. Authenticated by session, not by API key.

import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '../../domain/access/member.ts'
import { STATEMENTS } from '../../domain/accounts/statement-lines.ts'
import { type EnterpriseNumber, parseEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import { CSV_TYPE, type CsvRow, streamCsv } from '../../platform/csv.ts'
import type { ExportedFigure, ExportFinancials } from '../../usecases/accounts/export-financials.ts'
import type { Members } from '../../usecases/members/members.ts'
import { type Problem, problemOf, sendProblem } from '../errors/problem.ts'
import { requestedLanguage } from '../feeds/requested-language.ts'
import type { Lang } from '../i18n/languages.ts'
import { labelRatio } from './dossier/accounts/ratios/ratio-labels.ts'
import { sendErrorPage } from './error-pages.ts'
import { renderExportDenied } from './export-refusal.ts'
import type { Site } from './page.ts'
import { dossierPath } from './paths.ts'

export type ExportDeps = { site: Site; members: Members; exportFinancials: ExportFinancials }

const PRIVATE_HEADERS = { 'cache-control': 'private, no-store', vary: 'Cookie, Accept' }

const SIGNED_OUT: Problem = {
  status: 401,
  message:
    'Sign in on the site with an account on the paid plan. An API key does not give access to this export.',
  headers: PRIVATE_HEADERS,
}
const FREE_PLAN: Problem = {
  status: 403,
  message:
    'This export requires an account on the paid plan. Ask the operator of this service to change the plan.',
  headers: PRIVATE_HEADERS,
}

export function registerExport(app: FastifyInstance, deps: ExportDeps): void {
  app.get('/export/company/:kbo/financials.csv', async (request, reply) => {
    reply.headers(PRIVATE_HEADERS)
    const member = await deps.members.identify(request)
    if (member?.plan !== 'paid') return denyExport(request, reply, deps, member)
    const number = parseEnterpriseNumber((request.params as { kbo: string }).kbo)
    const figures = await catchProblem(() => readFigures(number, deps))
    if ('status' in figures) return sendErrorPage(request, reply, figures, deps.site)
    reply.headers({
      'content-type': CSV_TYPE,
      'content-disposition': `attachment; filename="${number}-financials.csv"`,
    })
    const rows = toRows(figures.all, requestedLanguage(request, deps.site))
    return reply.send(streamCsv(HEADER, request.method === 'HEAD' ? [] : rows))
  })
}

async function readFigures(number: EnterpriseNumber | null, { exportFinancials }: ExportDeps) {
  if (number === null) throw new UnknownCompanyError()
  return { all: await exportFinancials(number) }
}

// Problems are not cacheable here, because visitors get another response at this URL.
async function catchProblem<T extends object>(work: () => Promise<T>): Promise<T | Problem> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnknownCompanyError || error instanceof SourceUnavailableError)) throw error
    const problem = problemOf(error)
    return { ...problem, headers: { ...problem.headers, ...PRIVATE_HEADERS } }
  }
}

// Returns to the dossier page: returning to the file would leave the browser on the sign-in form.
function returnPathOf({ params }: FastifyRequest, lang: Lang): string | null {
  const number = parseEnterpriseNumber((params as { kbo: string }).kbo)
  return number && `${dossierPath(lang, number)}#accounts`
}

function denyExport(
  request: FastifyRequest,
  reply: FastifyReply,
  { site }: ExportDeps,
  member: Member | null,
) {
  const accepted = negotiate(request.headers.accept ?? '', ['application/json', 'text/html'])
  const problem = member === null ? SIGNED_OUT : FREE_PLAN
  if (accepted !== 'text/html') return sendProblem(reply, problem)
  const lang = requestedLanguage(request, site)
  return reply
    .code(problem.status)
    .header('content-type', 'text/html; charset=utf-8')
    .send(renderExportDenied({ lang, member, back: returnPathOf(request, lang) }, site))
}

const HEADER = [
  'enterprise_number',
  'fiscal_year_end',
  'period_start',
  'deposit_reference',
  'deposited_on',
  'currency',
  'kind',
  'code',
  'label',
  'value',
  'unit',
  'reason',
]

function* toRows(figures: Iterable<ExportedFigure>, lang: Lang): Iterable<CsvRow> {
  for (const figure of figures)
    yield [
      figure.enterpriseNumber,
      figure.fiscalYearEnd,
      figure.periodStart,
      figure.depositReference,
      figure.depositedOn,
      figure.currency,
      figure.kind,
      figure.code,
      labelOf(figure, lang),
      figure.value,
      figure.unit,
      figure.reason,
    ]
}

const RUBRIC_NAMES = new Map(
  Object.values(STATEMENTS)
    .flat()
    .map(({ rubric, labels }) => [rubric, labels]),
)

/** Null for a rubric that is not part of the displayed statements. */
function labelOf({ kind, code }: ExportedFigure, lang: Lang): string | null {
  if (code === null) return null
  return kind === 'derived' ? labelRatio(lang, code) : (RUBRIC_NAMES.get(code)?.[lang] ?? null)
}
