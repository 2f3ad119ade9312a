// Crawls all answers of a service, to compare two services byte for byte.

import { LANGUAGES } from '../../src/http/i18n/languages.ts'
import { activityPath, dossierPath, exportPath, feedPath, townPath } from '../../src/http/site/paths.ts'
import type { Pool } from '../../src/store/db/pool.ts'
import type { InventedSite } from '../fixtures/browser-site.ts'
import { callMessage, connect, LIST } from '../mcp/running-endpoint.ts'
import { sized } from '../nightly.ts'
import { listPageTypes } from '../site/browser/page-types.ts'

type CrawlTarget = { origin: string; key: string; cookie: string; session: string }

/** Status, content headers and body by request. */
type ResponseMap = Map<string, string>

// Headers that depend on time, request or remaining budget.
const OF_THE_MOMENT =
  /^(date|connection|keep-alive|x-request-id|ratelimit|ratelimit-policy|set-cookie|age|x-trace-id)$/

// Time of composition, which the ETag ignores too.
const COMPOSED_AT = /"(as_of|asOf)":"[^"]*"/g

const SEARCHES = ['de', 'bank', 'bvba brussel', 'vermeulen', 'janssens', '9000', 'gent', '62', 'holdng', 'x']
const TOOLS = ['get_company_profile', 'get_company_acts', 'get_company_officers', 'get_company_financials']

type Crawl = { numbers: string[]; slugs: string[]; codes: string[]; zips: string[]; files: string[] }

/** Everything that can be requested, of every third company; in the full group of every one. */
export async function buildCrawl(pool: Pool): Promise<Crawl> {
  const list = async (select: string) =>
    (await pool.query<{ item: string }>(select)).rows.map(({ item }) => item)
  const all = await list(
    `SELECT lpad(enterprise_number::text, 10, '0') AS item FROM register.company ORDER BY 1`,
  )
  const numbers = everyNth(all, sized(3, 1))
  return {
    numbers,
    slugs: numbers.map(number => `x-${number}`),
    codes: await list('SELECT code AS item FROM site.count_by_activity ORDER BY 1'),
    zips: await list('SELECT zip AS item FROM site.count_by_town ORDER BY 1'),
    files: await list('SELECT name AS item FROM site.sitemap_file ORDER BY 1'),
  }
}

/** Requests everything in `crawl`, and one page of each kind in every language. */
export async function fetchAll(site: InventedSite, crawl: Crawl, asked: CrawlTarget): Promise<ResponseMap> {
  const answers: ResponseMap = new Map()
  const paths = [...listPaths(crawl), ...listPages(site)]
  await withConcurrency(8, paths, async path => {
    const headers = { 'x-api-key': asked.key, cookie: asked.cookie }
    answers.set(path, await ask(asked.origin + path, headers))
  })
  await withConcurrency(4, everyNth(crawl.numbers, 4), async number => {
    for (const tool of TOOLS) answers.set(`${tool} ${number}`, await call(asked, tool, { kbo: number }))
  })
  for (const q of SEARCHES)
    answers.set(`search_companies ${q}`, await call(asked, 'search_companies', { query: q }))
  answers.set('tools', (await connect(`${asked.origin}/mcp`, asked.key).post(LIST, session(asked))).text)
  return answers
}

function listPaths({ numbers, slugs, codes, zips, files }: Crawl): string[] {
  const api = '/api/v1'
  return [
    ...numbers.flatMap(number => [`${api}/companies/${number}`, `${api}/companies/${number}/rollup`]),
    ...numbers.map(number => `${api}/companies/${number}/lifecycle?limit=100`),
    ...everyNth(numbers, 4).flatMap(number => [
      `/badge/${number}.svg`,
      `/kbo/${number}`,
      exportPath('nl', number),
    ]),
    ...SEARCHES.flatMap(q => [`${api}/search?q=${q}&limit=50`, `/nl/search?q=${encodeURIComponent(q)}`]),
    ...everyNth(slugs, 12).flatMap(slug => LANGUAGES.map(lang => dossierPath(lang, slug))),
    ...everyNth(codes, 4).map(code => activityPath('fr', code)),
    ...everyNth(zips, 4).map(zip => townPath('de', zip)),
    ...LANGUAGES.map(feedPath),
    ...['/sitemap.xml', '/robots.txt', '/openapi.json', '/version'],
    ...files.filter(name => name !== 'index').map(name => `/sitemap-${name}.xml`),
  ]
}

function everyNth(items: readonly string[], nth: number): string[] {
  return items.filter((_, at) => at % nth === 0)
}

function listPages(site: InventedSite): string[] {
  const types = listPageTypes(site).filter(({ name }) => name !== 'status') // contains relative times
  return types.flatMap(({ path }) => LANGUAGES.map(path))
}

async function ask(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { headers, redirect: 'manual' })
  if (answer.status === 429) {
    await answer.body?.cancel()
    await new Promise(resolve => setTimeout(resolve, 100))
    return ask(url, headers)
  }
  const isFeed = new URL(url).pathname.endsWith('rss.xml') // its Last-Modified is when this process first saw it so
  const told = [...answer.headers].filter(
    ([name]) => !OF_THE_MOMENT.test(name) && !(isFeed && name === 'last-modified'),
  )
  const body = (await answer.text()).replaceAll(COMPOSED_AT, '')
  return `${answer.status}\n${told.map(pair => pair.join(': ')).join('\n')}\n\n${body}`
}

async function call(asked: CrawlTarget, tool: string, args: Record<string, unknown>): Promise<string> {
  const { text } = await connect(`${asked.origin}/mcp`, asked.key).post(
    callMessage(tool, args),
    session(asked),
  )
  return text.replaceAll(/\\?"(as_of|asOf)\\?":\\?"[^"]*"/g, '')
}

function session({ session: id }: CrawlTarget): Record<string, string> {
  return { 'mcp-session-id': id }
}

async function withConcurrency<T>(
  width: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of left) await work(item)
    }),
  )
}
