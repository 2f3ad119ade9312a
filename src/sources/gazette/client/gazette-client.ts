// Client of the gazette's site: days, texts, acts. Rate-limited; accepts only complete pages that match the
// request, and never reports a blocked, truncated or empty response as "nothing published" (check-response.ts).

import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import type { Language, Publication } from '../../../domain/publications/publication.ts'
import { type Clock, systemClock } from '../../../platform/clock.ts'
import { createRateLimiter } from '../../../platform/http-client/rate-limiter.ts'
import type { Logger } from '../../../platform/log.ts'
import { traceFetch } from '../../../platform/tracing/traced-fetch.ts'
import type { ListedAct } from '../parse/pages/act-list.ts'
import { type CompanyPage, readCompanyPage } from '../parse/pages/company-page.ts'
import { readApiPage } from '../parse/pages/text-page.ts'
import { DEFAULT_GAZETTE_CLIENT_LIMITS, type GazetteClientLimits } from './client-limits.ts'
import { GazetteResponseError } from './errors.ts'
import { fetchActList } from './fetch-act-list.ts'
import {
  type ConditionalResult,
  createSendRequest,
  type FetchOptions,
  fetchPages,
  fetchUnconditionally,
  type PagedResource,
  type SendRequest,
} from './fetch-pages.ts'
import { fetchArticle, fetchDaySummary, type GazetteDay } from './fetch-texts.ts'
import { createGazetteUrls, type GazetteUrls, isActPath } from './urls.ts'

type GazetteClientOptions = {
  /** `https://www.ejustice.just.fgov.be`, or a copy of it. */
  baseUrl: string
  /** User agent, with a contact address. */
  userAgent: string
  limits?: Partial<GazetteClientLimits>
  fetch?: typeof globalThis.fetch
  clock?: Clock
  logger: Logger
}

/** `first`: language to try first, by default Dutch. */
type ArticleOptions = { signal?: AbortSignal; first?: Language }

/**
 * Every function throws `GazetteBlockedError`, `GazetteResponseError` or the reason of an aborted signal.
 * Days are `YYYY-MM-DD`.
 */
export type GazetteClient = {
  /** The texts of a day, all editions. */
  readDay(day: string, options?: FetchOptions): Promise<ConditionalResult<GazetteDay>>
  /** A text listed for `day`; null when it exists as an image only. */
  readArticle(numac: string, day: string, options?: ArticleOptions): Promise<Publication | null>
  /** A text by numac, from the API page; null for an unknown numac. */
  findArticle(numac: string, day: string, options?: { signal?: AbortSignal }): Promise<Publication | null>
  /** Acts of a company in the annex, newest first. */
  listActsOf(number: EnterpriseNumber, options?: FetchOptions): Promise<ConditionalResult<ListedAct[]>>
  /** Acts of all companies published on a day. */
  listActsOn(day: string, options?: FetchOptions): Promise<ConditionalResult<ListedAct[]>>
  /** Acts and gazette events of a company, with the text of court notices. */
  readCompanyPage(number: EnterpriseNumber, options?: FetchOptions): Promise<ConditionalResult<CompanyPage>>
  /** PDF of an act, by the path that its list gives. */
  readActPdf(path: string, options?: FetchOptions): Promise<ConditionalResult<Uint8Array>>
  /** PDF of a whole issue. */
  readIssuePdf(day: string, edition: number, options?: FetchOptions): Promise<ConditionalResult<Uint8Array>>
}

/** Creates a client. Use one per process: the rate limit is per client. */
export function createGazetteClient(options: GazetteClientOptions): GazetteClient {
  const clock = options.clock ?? systemClock
  const limits = { ...DEFAULT_GAZETTE_CLIENT_LIMITS, ...options.limits }
  const wire = {
    fetch: traceFetch(options.fetch ?? globalThis.fetch),
    userAgent: options.userAgent,
    limits,
    rateLimiter: createRateLimiter(limits, clock),
    clock,
  }
  return createMethods(createSendRequest(wire, options.logger), createGazetteUrls(options.baseUrl))
}

function createMethods(ask: SendRequest, addresses: GazetteUrls): GazetteClient {
  return {
    readDay: (day, options = {}) => {
      const paged: PagedResource = { kind: 'page', urlOf: edition => addresses.summary(day, edition) }
      return fetchPages(ask, paged, options, get => fetchDaySummary(day, get))
    },
    readArticle: (numac, day, { signal, first = 'nl' } = {}) =>
      fetchArticle(numac, first, language =>
        fetchUnconditionally(ask, 'page', addresses.article(numac, day, language), signal, []),
      ),
    findArticle: (numac, day, { signal } = {}) =>
      findArticle(ask, numac, addresses.apiPage(numac, day), signal),
    listActsOf: (number, options = {}) => {
      const paged: PagedResource = { kind: 'page', urlOf: page => addresses.actsOf(number, page) }
      const belongs = (act: ListedAct) => act.enterpriseNumber === null || act.enterpriseNumber === number
      return fetchPages(ask, paged, options, get => fetchActList(get, belongs))
    },
    listActsOn: (day, options = {}) => {
      const paged: PagedResource = { kind: 'page', urlOf: page => addresses.actsOn(day, page) }
      const belongs = (act: ListedAct) => act.publishedOn === null || act.publishedOn === day
      return fetchPages(ask, paged, options, get => fetchActList(get, belongs))
    },
    readCompanyPage: (number, options = {}) =>
      readCompany(ask, number, addresses.companyPage(number), options),
    readActPdf: async (path, options = {}) => {
      if (!isActPath(path))
        throw new GazetteResponseError('redirect', path, { detail: 'not a path of an act' })
      return readPdf(ask, addresses.actPdf(path), options)
    },
    readIssuePdf: (day, edition, options = {}) => readPdf(ask, addresses.issuePdf(day, edition), options),
  }
}

function readPdf(
  ask: SendRequest,
  url: string,
  options: FetchOptions,
): Promise<ConditionalResult<Uint8Array>> {
  return fetchPages(
    ask,
    { kind: 'pdf', urlOf: () => url, pages: 1 },
    options,
    async get => (await get(1)).bytes,
  )
}

async function findArticle(
  ask: SendRequest,
  numac: string,
  url: string,
  signal: AbortSignal | undefined,
): Promise<Publication | null> {
  const page = await fetchUnconditionally(ask, 'page', url, signal, [])
  const publication = readApiPage(page.bytes, { url })
  if (publication === null || publication.numac === numac) return publication
  throw new GazetteResponseError('wrong_page', url, { detail: `shows ${publication.numac}` })
}

function readCompany(
  ask: SendRequest,
  number: EnterpriseNumber,
  url: string,
  options: FetchOptions,
): Promise<ConditionalResult<CompanyPage>> {
  return fetchPages(ask, { kind: 'page', urlOf: () => url, pages: 1 }, options, async get => {
    const company = parseCompanyPage((await get(1)).bytes, url)
    if (company === null || company.entries.length === 0) {
      throw new GazetteResponseError('unproven_empty', url)
    }
    if (company.enterpriseNumber === number) return company
    throw new GazetteResponseError('wrong_page', url, { detail: 'another company' })
  })
}

function parseCompanyPage(bytes: Uint8Array, url: string): CompanyPage | null {
  try {
    return readCompanyPage(bytes)
  } catch (cause) {
    throw new GazetteResponseError('unreadable', url, { cause })
  }
}
