// GET /{lang}/company/{slug}/history: everything that changed about a company, with filters.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import wordings from '../../../../data/wordings/site/history-page.json' with { type: 'json' }
import type { Member } from '../../../domain/access/member.ts'
import { type ChangeKind, parseChangeKinds } from '../../../domain/changes/change-kinds.ts'
import { slug } from '../../../domain/company/company.ts'
import { parseEnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import type { SourceName } from '../../../domain/errors.ts'
import type { CodeLabels } from '../../../usecases/codes/name-codes.ts'
import type { UseCases } from '../../../usecases/create-use-cases.ts'
import type { CompanyHistory } from '../../../usecases/history/get-history.ts'
import { formatHistoryCursor, parseHistoryCursor } from '../../history-cursor.ts'
import { COLON, formatCount, formatDate, formatNumberWithDots } from '../../i18n/format.ts'
import { isLang, type Lang, phrase, phrases, sentence } from '../../i18n/languages.ts'
import { NOT_FOUND, UNKNOWN_COMPANY } from '../../problem.ts'
import { type Parameter, parseSearchText } from '../../query-parameters.ts'
import { renderEmpty, renderUnavailable } from '../dossier/section.ts'
import { sendErrorPage } from '../error-pages.ts'
import { type Html, html } from '../html.ts'
import { renderPage, type Site } from '../page.ts'
import { dossierPath, historyPath } from '../paths.ts'
import { sendPage } from '../send-page.ts'
import { renderEntries } from './history-entries.ts'

const PAGE_LENGTH = 40

const words = {
  ...phrases(wordings.words),
  description: sentence(wordings.sentences.description, 'name'),
  watched: sentence(wordings.sentences.watched, 'day'),
  left: sentence(wordings.sentences.left, 'day'),
  waiting: sentence(wordings.sentences.waiting, 'count'),
}

const SOURCES = {
  register: phrase('Register', 'Registre', 'Register', 'Register'),
  gazette: phrase('Staatsblad', 'Moniteur', 'Staatsblatt', 'Gazette'),
  accounts: phrase('Jaarrekeningen', 'Comptes annuels', 'Jahresabschlüsse', 'Accounts'),
  risk: phrase('Risico', 'Risque', 'Risiko', 'Risk'),
} as const satisfies Record<SourceName, unknown>

export type HistoryPageDeps = Pick<UseCases, 'getHistory' | 'labelCodes'> & {
  site: Site
  readMember(request: FastifyRequest): Promise<Member | null>
}

type Address = {
  Params: { lang: string; slug: string }
  Querystring: { source?: Parameter; after?: Parameter }
}

export function registerHistoryPage(app: FastifyInstance, deps: HistoryPageDeps): void {
  app.get<Address>('/:lang/company/:slug/history', async (request, reply) => {
    const { lang, slug: requestedSlug } = request.params
    const number = parseEnterpriseNumber(requestedSlug)
    if (!isLang(lang)) return sendErrorPage(request, reply, NOT_FOUND, deps.site)
    if (number === null) return sendErrorPage(request, reply, UNKNOWN_COMPANY, deps.site)
    // A source or cursor that no page gave shows the first page of everything.
    const source = findSource(parseSearchText(request.query.source))
    const after = parseHistoryCursor(parseSearchText(request.query.after))
    const query = { limit: PAGE_LENGTH, from: null, to: null, kinds: kindsOf(source), after }
    const [history, labels, viewer] = await Promise.all([
      deps.getHistory(number, query),
      deps.labelCodes(lang),
      deps.readMember(request),
    ])
    const name = slug(history.company.legalName, number)
    if (requestedSlug !== name)
      return reply.header('cache-control', 'public, max-age=300').redirect(historyPath(lang, name), 301)
    reply.header('x-robots-tag', 'noindex')
    const isComplete = history.unanswered.length === 0 && history.waiting === 0
    const caching = viewer ? 'private' : isComplete ? 'public' : 'degraded'
    const page = renderHistory({ lang, history, labels, name, source, viewer, site: deps.site })
    return sendPage(request, reply, page, caching)
  })
}

function findSource(text: string): SourceName | null {
  return Object.hasOwn(SOURCES, text) ? (text as SourceName) : null
}

function kindsOf(source: SourceName | null): ReadonlySet<ChangeKind> | null {
  if (source === null) return null
  const kinds = parseChangeKinds([source])
  return 'unknown' in kinds ? null : new Set(kinds)
}

type HistoryPage = {
  lang: Lang
  history: CompanyHistory
  labels: CodeLabels
  name: string
  source: SourceName | null
  viewer: Member | null
  site: Site
}

function renderHistory({ lang, history, labels, name, source, viewer, site }: HistoryPage): string {
  const { company, entries, next } = history
  const path = historyPath(lang, name)
  const further = next && new URLSearchParams({ ...(source && { source }), after: formatHistoryCursor(next) })
  return renderPage(
    {
      lang,
      title: `${company.legalName} (${formatNumberWithDots(company.enterpriseNumber)})${COLON[lang]}${words.title[lang]}`,
      description: words.description[lang](company.legalName),
      path: to => historyPath(to, name),
      noindex: true,
      viewer: viewer?.email,
      body: html`<article class="dossier">
<header class="identity"><h1>${company.legalName}</h1>
<p><a href="${dossierPath(lang, name)}">${words.dossier[lang]}</a></p></header>
<section class="card" id="history" aria-labelledby="history-title">
<h2 id="history-title">${words.title[lang]}</h2>
${renderFilters(lang, path, source)}
${renderNotes(lang, history)}
${entries.length === 0 ? renderEmpty(words.none[lang]) : renderEntries(lang, entries, labels)}
${further && html`<p><a href="${path}?${further.toString()}" rel="next">${words.earlier[lang]}</a></p>`}
</section></article>`,
    },
    site,
  )
}

function renderFilters(lang: Lang, path: string, source: SourceName | null): Html {
  const link = (text: string, query: string, isCurrent: boolean) =>
    html`<a href="${path}${query}"${isCurrent && html` aria-current="page"`}>${text}</a>\n`
  return html`<nav class="contents" aria-label="${words.filter[lang]}">${link(words.all[lang], '', source === null)}${(
    Object.keys(SOURCES) as SourceName[]
  ).map(name => link(SOURCES[name][lang], `?source=${name}`, source === name))}</nav>`
}

function renderNotes(lang: Lang, { watchedFrom, absence, unanswered, waiting }: CompanyHistory): Html {
  return html`${absence?.leftOn && renderUnavailable(words.left[lang](formatDate(lang, absence.leftOn)))}
${unanswered.length > 0 && renderUnavailable(words.unanswered[lang])}
${waiting > 0 && renderUnavailable(words.waiting[lang](formatCount(lang, waiting)))}
${watchedFrom && html`<p class="soft small">${words.watched[lang](formatDate(lang, watchedFrom))}</p>`}`
}
