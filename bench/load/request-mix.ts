// Request mix under load: 70 % dossiers, 20 % searches, 5 % timelines, 5 % tool calls. Of the dossiers 30 %
// are of a thousand popular companies (mostly cached), the others of any company.

import worst from '../search/expensive-queries.json' with { type: 'json' }
import { seededRandom } from '../search/queries.ts'
import type { Kind } from './tally.ts'

export type LoadTargets = {
  numbers: string[]
  queries: string[]
  key: string
  /** API keys of agents with a session each; the limit per key is eight concurrent calls. */
  agents: { key: string; session: string }[]
}

/** In place of the mix of a weekday. */
export type OnlyKind = 'dossiers' | 'worst searches'

type MixedRequest = {
  kind: Kind
  /** The company of the request, if any. */
  company: string | null
  bytes: Buffer
}

// The first of the list are the most expensive.
const WORST = 2
const POPULAR = 1_000
const POPULAR_SHARE = 0.3
// Cumulative shares up to 1.
const CUMULATIVE_SHARES: [Kind, number][] = [
  ['dossier', 0.7],
  ['search', 0.9],
  ['lifecycle', 0.95],
  ['mcp', 1],
]
const TOOLS = ['get_company_profile', 'get_company_officers', 'search_companies'] as const

/** A request generator; deterministic for a `seed`. */
export function createRequestMix(subjects: LoadTargets, seed: number, only?: OnlyKind): () => MixedRequest {
  const { numbers, queries, agents } = subjects
  const random = seededRandom(seed)
  const pick = <T>(from: readonly T[], most = from.length) =>
    from[Math.floor(random() * Math.min(most, from.length))] as T
  const get = (kind: Kind, path: string, company: string | null): MixedRequest => ({
    kind,
    company,
    bytes: Buffer.from(
      `GET /api/v1${path} HTTP/1.1\r\nHost: localhost\r\nX-Api-Key: ${subjects.key}\r\n\r\n`,
    ),
  })
  const draw: Record<Kind, () => MixedRequest> = {
    dossier() {
      const company = pick(numbers, random() < POPULAR_SHARE ? POPULAR : numbers.length)
      return get('dossier', `/companies/${company}`, company)
    },
    search: () => get('search', `/search?q=${encodeURIComponent(pick(queries))}`, null),
    lifecycle() {
      const company = pick(numbers)
      return get('lifecycle', `/companies/${company}/lifecycle`, company)
    },
    mcp() {
      const tool = pick(TOOLS)
      const args = tool === 'search_companies' ? { query: pick(queries) } : { kbo: pick(numbers) }
      return { kind: 'mcp', company: null, bytes: writeCall(pick(agents), tool, args) }
    },
  }
  if (only === 'dossiers') return draw.dossier
  if (only === 'worst searches')
    return () => get('search', `/search?q=${encodeURIComponent(pick(worst.texts, WORST))}`, null)
  return () => draw[kindAt(random())]()
}

function kindAt(part: number): Kind {
  return CUMULATIVE_SHARES.find(([, end]) => part < end)?.[0] ?? 'dossier'
}

function writeCall({ key, session }: LoadTargets['agents'][number], name: string, args: object): Buffer {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: args },
  })
  return Buffer.from(
    `POST /mcp HTTP/1.1\r\nHost: localhost\r\nX-Api-Key: ${key}\r\nMcp-Session-Id: ${session}\r\n` +
      'Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n' +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
