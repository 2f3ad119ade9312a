// Exports of a company for paid members: its figures as CSV, all of it as a workbook. Authenticated by session, not by
// API key.

import type { Readable } from 'node:stream'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import wordings from '../../../data/wordings/site/export.json' with { type: 'json' }
import type { Member } from '../../domain/access/member.ts'
import { labelRubric } from '../../domain/accounts/rubric-labels.ts'
import { type EnterpriseNumber, parseEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import { CSV_TYPE, type CsvRow, EXCEL_CSV, streamCsv } from '../../platform/csv.ts'
import type { ExportedFigure } from '../../usecases/accounts/export-financials.ts'
import type { Members } from '../../usecases/members/members.ts'
import { requestedLanguage } from '../feeds/respond.ts'
import { type Lang, phrases } from '../i18n/languages.ts'
import { type Problem, problemOf, sendProblem } from '../problem.ts'
import { plainRatioLabel } from './dossier/accounts/ratio-words.ts'
import { sendErrorPage } from './error-pages.ts'
import { html } from './html.ts'
import { renderPage, type Site } from './page.ts'
import {
  accountPath,
  dossierPath,
  EXCEL_FORMAT,
  EXPORT_PATH,
  signInAndReturnPath,
  WORKBOOK_PATH,
} from './paths.ts'
import { createWorkbook, WORKBOOK_TYPE, type WorkbookSources } from './report/workbook.ts'

// The page shown when a visitor is not authorised to download the export.

type ExportDenied = {
  lang: Lang
  /** A member on the free plan; null when not signed in. */
  member: Member | null
  /** Return path after signing in; null: the account page. */
  back: string | null
}

const words = phrases(wordings.words)

export function renderExportDenied({ lang, member, back }: ExportDenied, site: Site): string {
  const text = words[member === null ? 'signedOut' : 'freePlan'][lang]
  const next = member
    ? html`<a class="button" href="${accountPath(lang)}">${words.account[lang]}</a>`
    : html`<a class="button" href="${signInAndReturnPath(lang, back)}">${words.signIn[lang]}</a>`
  return renderPage(
    {
      lang,
      title: words.title[lang],
      description: text,
      path: null,
      noindex: true,
      viewer: member?.email,
      body: html`<div class="narrow">
<h1>${words.title[lang]}</h1>
<p>${text}</p>
<p>${next}</p>
</div>`,
    },
    site,
  )
}

export type ExportDeps = WorkbookSources & { site: Site; members: Members }

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

type Address = { Params: { kbo: string }; Querystring: { format?: unknown } }
type ExportRequest = FastifyRequest<Address>
type Exported = { name: string; type: string; body: Readable | Buffer }
/** Writes a file for a member on the paid plan. */
type WriteExport = (request: ExportRequest, number: EnterpriseNumber, viewer: Member) => Promise<Exported>

export function registerExport(app: FastifyInstance, deps: ExportDeps): void {
  const serve = (path: string, write: WriteExport) =>
    app.get<Address>(path, (request, reply) => sendExport(request, reply, deps, write))
  serve(EXPORT_PATH, async (request, number) => {
    const figures = await deps.exportFinancials(number)
    const rows = request.method === 'HEAD' ? [] : toRows(figures, requestedLanguage(request, deps.site))
    const dialect = request.query.format === EXCEL_FORMAT ? EXCEL_CSV : undefined
    return { name: 'financials.csv', type: CSV_TYPE, body: streamCsv(HEADER, rows, dialect) }
  })
  serve(WORKBOOK_PATH, async (request, number, viewer) => {
    const lang = requestedLanguage(request, deps.site)
    const order = { number, lang, viewer, origin: deps.site.origin, now: new Date() }
    return { name: 'dossier.xlsx', type: WORKBOOK_TYPE, body: await createWorkbook(order, deps) }
  })
}

async function sendExport(
  request: ExportRequest,
  reply: FastifyReply,
  deps: ExportDeps,
  write: WriteExport,
): Promise<FastifyReply> {
  reply.headers(PRIVATE_HEADERS)
  const member = await deps.members.identify(request)
  if (member?.plan !== 'paid') return denyExport(request, reply, deps, member)
  const number = parseEnterpriseNumber(request.params.kbo)
  const file = await catchProblem(async () => {
    if (number === null) throw new UnknownCompanyError()
    return write(request, number, member)
  })
  if ('status' in file) return sendErrorPage(request, reply, file, deps.site)
  return reply
    .headers({
      'content-type': file.type,
      'content-disposition': `attachment; filename="${number}-${file.name}"`,
    })
    .send(file.body)
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
function returnPathOf({ params }: ExportRequest, lang: Lang): string | null {
  const number = parseEnterpriseNumber(params.kbo)
  return number && `${dossierPath(lang, number)}#accounts`
}

function denyExport(
  request: ExportRequest,
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

/** Null for a rubric that no model of the last years names. */
function labelOf({ kind, code }: ExportedFigure, lang: Lang): string | null {
  if (code === null) return null
  return kind === 'derived' ? plainRatioLabel(lang, code) : (labelRubric(code)?.[lang] ?? null)
}
