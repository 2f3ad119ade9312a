// CSV export of a company's figures for paid members. Authenticated by session, not by API key.

import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '../../domain/access/member.ts'
import { labelRubric } from '../../domain/accounts/rubric-labels.ts'
import { type EnterpriseNumber, parseEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import { CSV_TYPE, type CsvRow, streamCsv } from '../../platform/csv.ts'
import type { ExportedFigure, ExportFinancials } from '../../usecases/accounts/export-financials.ts'
import type { Members } from '../../usecases/members/members.ts'
import { requestedLanguage } from '../feeds/respond.ts'
import { type Lang, phrase } from '../i18n/languages.ts'
import { type Problem, problemOf, sendProblem } from '../problem.ts'
import { labelRatio } from './dossier/accounts/ratio-words.ts'
import { sendErrorPage } from './error-pages.ts'
import { html } from './html.ts'
import { renderPage, type Site } from './page.ts'
import { accountPath, dossierPath, signInAndReturnPath } from './paths.ts'

// The page shown when a visitor is not authorised to download the export.

type ExportDenied = {
  lang: Lang
  /** A member on the free plan; null when not signed in. */
  member: Member | null
  /** Return path after signing in; null: the account page. */
  back: string | null
}

const words = {
  title: phrase(
    'Uitvoer van jaarrekeningen',
    'Export des comptes annuels',
    'Export von Jahresabschlüssen',
    'Export of annual accounts',
  ),
  signedOut: phrase(
    'Meld u aan met een account op het betalende plan om de cijfers van alle boekjaren als CSV te downloaden.',
    'Connectez-vous avec un compte à la formule payante pour télécharger les chiffres de tous les exercices en CSV.',
    'Melden Sie sich mit einem Konto im kostenpflichtigen Tarif an, um die Zahlen aller Geschäftsjahre als CSV herunterzuladen.',
    'Sign in with an account on the paid plan to download the figures of all fiscal years as CSV.',
  ),
  signIn: phrase('Aanmelden', 'Se connecter', 'Anmelden', 'Sign in'),
  freePlan: phrase(
    'Uw account staat op het gratis plan. De uitvoer hoort bij het betalende plan; vraag het aan de beheerder van deze dienst.',
    'Votre compte est à la formule gratuite. L’export fait partie de la formule payante ; demandez-la à l’exploitant de ce service.',
    'Ihr Konto ist im kostenlosen Tarif. Der Export gehört zum kostenpflichtigen Tarif; fragen Sie den Betreiber dieses Dienstes danach.',
    'Your account is on the free plan. The export is part of the paid plan; ask the operator of this service for it.',
  ),
  account: phrase('Uw account', 'Votre compte', 'Ihr Konto', 'Your account'),
}

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

/** Null for a rubric that no model of the last years names. */
function labelOf({ kind, code }: ExportedFigure, lang: Lang): string | null {
  if (code === null) return null
  return kind === 'derived' ? labelRatio(lang, code) : (labelRubric(code)?.[lang] ?? null)
}
