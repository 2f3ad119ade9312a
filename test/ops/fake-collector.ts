// A fake trace collector on a local server.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

export type ReceivedSpan = {
  traceId: string
  spanId: string
  /** Absent for root spans. */
  parentSpanId?: string
  name: string
  /** 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number
  attributes: Record<string, string | number | boolean>
  links: { traceId: string; spanId: string }[]
  failed: boolean
}

export type FakeCollector = {
  endpoint: string
  spans: ReceivedSpan[]
  resource: Record<string, unknown>
  /** Raw request bodies. */
  raw: string[]
  paths: string[]
  headers: NodeJS.Dict<string | string[]>[]
  /** Response mode; `silent` never answers. */
  answer: number | 'silent'
  /** Direct children. */
  below(parent: ReceivedSpan): ReceivedSpan[]
}

type Sent = {
  resourceSpans: { resource: { attributes: Pair[] }; scopeSpans: { spans: SentSpan[] }[] }[]
}
type Pair = { key: string; value: Record<string, string | number | boolean> }
type SentSpan = Omit<ReceivedSpan, 'attributes' | 'links' | 'failed'> & {
  attributes: Pair[]
  links?: { traceId: string; spanId: string }[]
  status: { code?: number }
}

export async function startFakeCollector(): Promise<FakeCollector> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    collector.paths.push(`${request.method} ${request.url}`)
    collector.headers.push(request.headers)
    if (collector.answer === 'silent') return
    if (collector.answer === 200) take(collector, Buffer.concat(chunks).toString())
    response.writeHead(collector.answer, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const collector: FakeCollector = {
    endpoint: `http://127.0.0.1:${port}`,
    spans: [],
    resource: {},
    raw: [],
    paths: [],
    headers: [],
    answer: 200,
    below: ({ spanId }) => collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId),
  }
  return collector
}

function take(collector: FakeCollector, body: string): void {
  collector.raw.push(body)
  for (const { resource, scopeSpans } of (JSON.parse(body) as Sent).resourceSpans) {
    collector.resource = valuesOf(resource.attributes)
    for (const { attributes, links = [], status, ...span } of scopeSpans.flatMap(({ spans }) => spans))
      collector.spans.push({
        ...span,
        attributes: valuesOf(attributes),
        links,
        failed: status.code === 2,
      })
  }
}

function valuesOf(pairs: Pair[]): Record<string, string | number | boolean> {
  return Object.fromEntries(
    pairs.map(({ key, value }) => {
      const [[kind, held] = []] = Object.entries(value)
      return [key, kind === 'intValue' ? Number(held) : (held ?? '')]
    }),
  )
}
