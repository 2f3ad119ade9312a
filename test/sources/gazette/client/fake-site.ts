// Fake gazette site on a real socket: fixture contents, stubbed faults by URL.

import type { IncomingHttpHeaders } from 'node:http'
import type { Clock } from '../../../../src/platform/clock.ts'
import { type FakeServer, type StubReply, startFakeServer } from '../../fake-server.ts'
import {
  type ActFixture,
  actPath,
  articlePage,
  inventedPdf,
  listPage,
  nothingFoundPage,
  summaryPage,
  type TextFixture,
} from './generate-pages.ts'

export type FakeSite = FakeServer & {
  /** Requests for a path (`summary.pl`), as their query values under `name`. */
  asked(path: string, name: string): (string | null)[]
}

export type FakeSiteContents = {
  /** Editions by day, each with its texts. */
  days: Record<string, TextFixture[][]>
  acts: ActFixture[]
  /** Languages in which a text exists. */
  languages?: Record<string, string>
  /** Sends an ETag with every page. */
  tagged?: boolean
}

/** Starts the site until the test file ends. */
export async function startFakeSite(contents: FakeSiteContents, clock?: Clock): Promise<FakeSite> {
  const played = await startFakeServer(
    ({ path, query, headers }) => ordinaryReply(contents, path, query, headers),
    'text/html; charset=iso-8859-1',
    clock,
  )
  return {
    ...played,
    asked: (path, name) =>
      played.calls.filter(call => call.path.endsWith(path)).map(call => call.query.get(name)),
  }
}

function ordinaryReply(
  contents: FakeSiteContents,
  path: string,
  query: URLSearchParams,
  headers: IncomingHttpHeaders,
): StubReply {
  const body = ordinaryBody(contents, path, query)
  if (body === null) return { status: 404, body: 'Not Found' }
  if (!contents.tagged) return { body }
  const etag = `"${Buffer.from(body).toString('base64').length}-${body.reduce((sum, byte) => sum + byte, 0)}"`
  return headers['if-none-match'] === etag ? { status: 304, headers: { etag } } : { body, headers: { etag } }
}

function ordinaryBody(contents: FakeSiteContents, path: string, query: URLSearchParams): Buffer | null {
  const value = (name: string) => query.get(name) ?? ''
  if (path === '/cgi/summary.pl') {
    const editions = contents.days[value('sum_date')] ?? [[]]
    const edition = Number(value('s_editie') || 1)
    return summaryPage(value('sum_date'), editions[edition - 1] ?? [], edition, editions.length)
  }
  if (path === '/cgi/article.pl')
    return article(contents, value('pd_search'), value('numac_search'), value('lg_txt'))
  if (path === '/cgi_tsv/rech_res.pl' || path === '/cgi_tsv/list.pl') return list(contents, query)
  const act = contents.acts.find(one => actPath(one) === path)
  return act ? inventedPdf(act.name) : null
}

function article(contents: FakeSiteContents, day: string, numac: string, letter: string): Buffer {
  const texts = contents.days[day] ?? []
  const edition = texts.findIndex(edition => edition.some(text => text.numac === numac))
  const text = texts[edition]?.find(one => one.numac === numac) ?? { numac }
  const exists = (contents.languages?.[numac] ?? letter).includes(letter)
  const body = exists ? text.body : 'Deze tekst is niet beschikbaar in deze taal.'
  return articlePage(day, { ...text, body, edition: edition + 1 })
}

// Like the site: search by number with or without leading zero, or by day; the first page has no page number.
function list(contents: FakeSiteContents, query: URLSearchParams): Buffer {
  const number = query.get('btw')?.padStart(10, '0')
  const day = query.get('pdd')
  const acts = contents.acts.filter(act => (number ? act.number === number : act.day === day))
  if (acts.length === 0) return nothingFoundPage()
  const search = number ? `btw=${number.replace(/^0/, '')}` : `pdd=${day}&pdf=${day}`
  return listPage(acts, Number(query.get('page') ?? 1), search)
}
