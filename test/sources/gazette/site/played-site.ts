// The gazette's site played on a real socket: contents are invented, faults are planted per address.

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import type { Clock } from '../../../../src/sources/gazette/site/clock.ts'
import {
  actPath,
  articlePage,
  type InventedAct,
  type InventedText,
  inventedPdf,
  listPage,
  nothingFoundPage,
  summaryPage,
} from './invented-pages.ts'

export type Reply = {
  status?: number
  headers?: Record<string, string>
  body?: Uint8Array | string
  /** Closes the connection after so many bytes of the body, whatever length was announced. */
  cutAfter?: number
  /** Announces this length instead of the true one; null announces none. */
  announce?: number | null
}

export type Call = {
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** By the played clock. */
  at: number
}

export type PlayedSite = {
  url: string
  calls: Call[]
  /** Calls of a path (`summary.pl`), as their query values under `name`. */
  asked(path: string, name: string): (string | null)[]
  /** Most requests that were in the house at the same time. */
  mostAtOnce(): number
  /** Answers the next `times` calls whose address contains `part` with `reply`. */
  plant(part: string, reply: Reply, times?: number): void
}

export type Contents = {
  /** Editions by day, each with its texts. */
  days: Record<string, InventedText[][]>
  acts: InventedAct[]
  /** Languages in which a text exists; others say so. */
  languages?: Record<string, string>
  /** Sends an ETag with every page. */
  tagged?: boolean
}

/** Plays the site until the test file ends. */
export async function playSite(contents: Contents, clock?: Clock): Promise<PlayedSite> {
  const calls: Call[] = []
  const planted: { part: string; reply: Reply; times: number }[] = []
  let inside = 0
  let most = 0
  const server = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://site')
    most = Math.max(most, ++inside)
    response.once('close', () => inside--)
    calls.push({ path: pathname, query: searchParams, headers: request.headers, at: clock?.now() ?? 0 })
    const plant = planted.find(({ part, times }) => times > 0 && `${pathname}${search}`.includes(part))
    if (plant) plant.times--
    send(response, plant?.reply ?? ordinaryReply(contents, pathname, searchParams, request.headers))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    asked: (path, name) => calls.filter(call => call.path.endsWith(path)).map(call => call.query.get(name)),
    mostAtOnce: () => most,
    plant: (part, reply, times = 1) => void planted.push({ part, reply, times }),
  }
}

function send(response: ServerResponse, reply: Reply): void {
  const body = Buffer.from(reply.body ?? '')
  const length = reply.announce === undefined ? body.length : reply.announce
  response.writeHead(reply.status ?? 200, {
    'content-type': 'text/html; charset=iso-8859-1',
    ...(length === null ? {} : { 'content-length': String(length) }),
    ...reply.headers,
  })
  if (reply.cutAfter === undefined) {
    response.end(length === null ? body : body.subarray(0, length))
    return
  }
  response.write(body.subarray(0, reply.cutAfter), () => response.destroy())
}

function ordinaryReply(
  contents: Contents,
  path: string,
  query: URLSearchParams,
  headers: IncomingHttpHeaders,
): Reply {
  const body = ordinaryBody(contents, path, query)
  if (body === null) return { status: 404, body: 'Not Found' }
  if (!contents.tagged) return { body }
  const etag = `"${Buffer.from(body).toString('base64').length}-${body.reduce((sum, byte) => sum + byte, 0)}"`
  return headers['if-none-match'] === etag ? { status: 304, headers: { etag } } : { body, headers: { etag } }
}

function ordinaryBody(contents: Contents, path: string, query: URLSearchParams): Buffer | null {
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

function article(contents: Contents, day: string, numac: string, letter: string): Buffer {
  const texts = contents.days[day] ?? []
  const edition = texts.findIndex(edition => edition.some(text => text.numac === numac))
  const text = texts[edition]?.find(one => one.numac === numac) ?? { numac }
  const exists = (contents.languages?.[numac] ?? letter).includes(letter)
  const body = exists ? text.body : 'Deze tekst is niet beschikbaar in deze taal.'
  return articlePage(day, { ...text, body, edition: edition + 1 })
}

// As the site: a search by number with or without its leading zero, or by day; a first page without a page number.
function list(contents: Contents, query: URLSearchParams): Buffer {
  const number = query.get('btw')?.padStart(10, '0')
  const day = query.get('pdd')
  const acts = contents.acts.filter(act => (number ? act.number === number : act.day === day))
  if (acts.length === 0) return nothingFoundPage()
  const search = number ? `btw=${number.replace(/^0/, '')}` : `pdd=${day}&pdf=${day}`
  return listPage(acts, Number(query.get('page') ?? 1), search)
}
