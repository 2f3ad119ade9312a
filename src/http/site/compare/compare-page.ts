// GET /{lang}/compare?c=…&c=…: two to five companies side by side. Works without scripts: `q` adds a company by name or
// number. What cannot be compared is told in a sentence, and the others are shown.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member } from '../../../domain/access/member.ts'
import { type EnterpriseNumber, parseEnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import type { SearchHit } from '../../../domain/search/query.ts'
import {
  type ComparedCompany,
  type Comparison,
  MAX_COMPARED,
} from '../../../usecases/compare/compare-companies.ts'
import type { UseCases } from '../../../usecases/create-use-cases.ts'
import { COLON, formatNumberWithDots } from '../../i18n/format.ts'
import { isLang, type Lang } from '../../i18n/languages.ts'
import type { RequestQuota } from '../../limits/request-quota.ts'
import { rateLimitProblem } from '../../problem.ts'
import { type Parameter, parseSearchText } from '../../query-parameters.ts'
import { sendErrorPage, sendNotFound } from '../error-pages.ts'
import { type Content, type Html, html } from '../html.ts'
import { renderPage, type Site } from '../page.ts'
import { comparePath } from '../paths.ts'
import { sendPage } from '../send-page.ts'
import { words } from './compare-words.ts'
import { renderTables } from './comparison-tables.ts'

export type ComparePageDeps = Pick<UseCases, 'compareCompanies' | 'searchCompanies'> & {
  site: Site
  pageQuota: RequestQuota
  /** Of the search pages: a name is looked up like there. */
  searchQuota: RequestQuota
  readMember(request: FastifyRequest): Promise<Member | null>
}

type CompareRequest = { Params: { lang: string }; Querystring: { c?: Parameter; q?: Parameter } }

const MAX_QUERY_LENGTH = 200
const MAX_CANDIDATES = 5
// More are ignored.
const MAX_GIVEN = 20

export function registerComparePage(app: FastifyInstance, deps: ComparePageDeps): void {
  app.get<CompareRequest>('/:lang/compare', async (request, reply) => {
    const { lang } = request.params
    if (!isLang(lang)) return sendNotFound(request, reply, deps)
    const asked = readAsked(request.query.c)
    const query = parseSearchText(request.query.q).slice(0, MAX_QUERY_LENGTH)
    const added = parseEnterpriseNumber(query)
    const isFull = asked.numbers.length === MAX_COMPARED
    if (added !== null && !isFull && !asked.numbers.includes(added))
      return reply.redirect(comparePath(lang, [...asked.numbers, added]), 302)
    const isName = query !== '' && added === null && !isFull
    const refused = await countCost(request, deps, asked.numbers.length, isName)
    if (refused) return sendErrorPage(request, reply, rateLimitProblem(refused), deps.site)
    const [viewer, comparison, candidates] = await Promise.all([
      deps.readMember(request),
      deps.compareCompanies(asked.numbers, lang),
      isName ? deps.searchCompanies(query, MAX_CANDIDATES) : [],
    ])
    const faults = describeFaults(lang, asked, comparison, query !== '' && isFull)
    const view = { lang, comparison, query: isName ? query : '', candidates, faults }
    const page = renderPage(
      {
        lang,
        title: titleOf(lang, comparison),
        description: words.description[lang],
        path: to => comparePath(to, numbersOf(comparison)),
        noindex: true,
        viewer: viewer?.email,
        body: renderBody(view),
      },
      deps.site,
    )
    reply.header('x-robots-tag', 'noindex')
    return sendPage(request, reply, page, viewer ? 'private' : comparison.isComplete ? 'public' : 'degraded')
  })
}

// A comparison counts as the pages of its companies: the page itself is counted already.
async function countCost(
  { ip }: FastifyRequest,
  { pageQuota, searchQuota }: ComparePageDeps,
  companies: number,
  isName: boolean,
) {
  const counts = [
    ...Array.from({ length: Math.max(0, companies - 1) }, () => pageQuota),
    ...(isName ? [searchQuota] : []),
  ]
  for (const quota of counts) {
    const allowance = await quota.count(ip, null)
    if (!allowance.withinLimit) return allowance
  }
  return null
}

type Asked = {
  /** Distinct, at most `MAX_COMPARED`. */
  numbers: EnterpriseNumber[]
  duplicates: EnterpriseNumber[]
  /** Texts that are no numbers. */
  invalid: string[]
  tooMany: boolean
}

function readAsked(given: Parameter): Asked {
  const texts = [given ?? []]
    .flat()
    .map(text => text.trim())
    .filter(text => text !== '')
    .slice(0, MAX_GIVEN)
  const parsed = texts.map(text => ({ text, number: parseEnterpriseNumber(text) }))
  const numbers = parsed.flatMap(({ number }) => number ?? [])
  const distinct = [...new Set(numbers)]
  return {
    numbers: distinct.slice(0, MAX_COMPARED),
    duplicates: [...new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at))],
    invalid: parsed.filter(({ number }) => number === null).map(({ text }) => text.slice(0, 40)),
    tooMany: distinct.length > MAX_COMPARED,
  }
}

function describeFaults(
  lang: Lang,
  { duplicates, invalid, tooMany }: Asked,
  { companies, unknown }: Comparison,
  isFull: boolean,
): string[] {
  return [
    ...invalid.map(text => words.invalid[lang](text)),
    ...duplicates.map(number => words.duplicate[lang](formatNumberWithDots(number))),
    ...unknown.map(number => words.absent[lang](formatNumberWithDots(number))),
    ...(tooMany ? [words.tooMany[lang](MAX_COMPARED)] : []),
    ...(isFull ? [words.full[lang](MAX_COMPARED)] : []),
    ...(companies.length === 1 ? [words.more[lang]] : []),
  ]
}

function numbersOf({ companies }: Comparison): EnterpriseNumber[] {
  return companies.map(({ dossier }) => dossier.company.enterpriseNumber)
}

function titleOf(lang: Lang, { companies }: Comparison): string {
  const names = companies.map(({ dossier }) => dossier.company.legalName).join(', ')
  return names === '' ? words.title[lang] : `${words.title[lang]}${COLON[lang]}${names}`
}

type View = {
  lang: Lang
  comparison: Comparison
  /** A name that is to be added; empty without one. */
  query: string
  candidates: readonly SearchHit[]
  faults: readonly string[]
}

function renderBody(view: View): Html {
  const { lang, comparison, faults } = view
  const { companies } = comparison
  return html`<h1>${words.title[lang]}</h1>
<p class="lead">${words.description[lang]}</p>
${faults.length > 0 && html`<div role="status"><ul class="faults">${faults.map(fault => html`<li class="gap">${fault}</li>`)}</ul></div>`}
${companies.length > 0 && renderChosen(lang, companies)}
${companies.length < MAX_COMPARED && renderForm(view)}
${companies.length > 0 && renderTables(lang, comparison)}`
}

function renderChosen(lang: Lang, companies: readonly ComparedCompany[]): Html {
  const all = companies.map(({ dossier }) => dossier.company)
  return html`<ul class="chips" aria-label="${words.compared[lang]}">${all.map(
    ({ legalName, enterpriseNumber }) => {
      const others = all.map(other => other.enterpriseNumber).filter(number => number !== enterpriseNumber)
      return html`<li class="chip plain">${legalName} <a href="${comparePath(lang, others)}" rel="nofollow" aria-label="${words.remove[lang](legalName)}">${words.removeShort[lang]}</a></li>`
    },
  )}</ul>`
}

function renderForm({ lang, comparison, query, candidates }: View): Html {
  const numbers = numbersOf(comparison)
  return html`<form class="compare-add" action="${comparePath(lang, [])}" method="get">${numbers.map(
    number => html`<input type="hidden" name="c" value="${number}">`,
  )}
<label for="add">${words.add[lang]}</label>
<div><input id="add" name="q" type="text" value="${query}" maxlength="${MAX_QUERY_LENGTH}" autocomplete="off" spellcheck="false"><button class="button" type="submit">${words.addButton[lang]}</button></div>
</form>${query !== '' && renderCandidates(lang, query, numbers, candidates)}`
}

function renderCandidates(
  lang: Lang,
  query: string,
  numbers: readonly EnterpriseNumber[],
  hits: readonly SearchHit[],
): Content {
  const candidates = hits.filter(
    ({ enterpriseNumber, notInRegister }) => !notInRegister && !numbers.includes(enterpriseNumber),
  )
  if (candidates.length === 0) return html`<p class="gap" role="status">${words.notFound[lang](query)}</p>`
  return html`<p id="candidates">${words.found[lang](query)}</p>
<ul class="hits" aria-labelledby="candidates">${candidates.map(
    ({ enterpriseNumber, legalName, city }) =>
      html`<li><a href="${comparePath(lang, [...numbers, enterpriseNumber])}" rel="nofollow">${legalName}</a> <span class="soft small"><span class="number">${formatNumberWithDots(enterpriseNumber)}</span>${city && ` · ${city}`}</span></li>`,
  )}</ul>`
}
