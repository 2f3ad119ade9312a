// Runs the MCP endpoint with fixture tools on its own server, and a client for tests.

import { after } from 'node:test'
import { fastify } from 'fastify'
import { pino } from 'pino'
import { type McpOptions, registerMcp } from '../../src/mcp/endpoint/register-endpoint.ts'
import { openPool } from '../../src/store/db/pool.ts'
import { openApiKeyCache } from '../../src/usecases/access/api-key-cache.ts'
import { TEST_TOOLS } from '../fixtures/mcp-tools.ts'

type Endpoint = {
  /** URL of the endpoint. */
  url: string
  /** Log lines so far. */
  log: string[]
  close(): Promise<void>
}

type EndpointOptions = { databaseUrl: string; trustProxy?: string[] } & Partial<
  Pick<McpOptions, 'tools' | 'baseUrl' | 'allowedHosts' | 'timing'>
>

export async function runEndpoint({
  databaseUrl,
  trustProxy,
  ...options
}: EndpointOptions): Promise<Endpoint> {
  const log: string[] = []
  const logger = pino({ level: 'debug' }, { write: line => void log.push(line) })
  const pool = openPool(databaseUrl, { name: 'test', connectTimeoutMs: 500 })
  const keyRing = await openApiKeyCache(pool, logger, { refreshMs: 40 })
  const app = fastify({ trustProxy: trustProxy ?? false, http: { optimizeEmptyRequests: true } })
  await registerMcp(app, {
    tools: TEST_TOOLS,
    apiKeyCache: keyRing,
    logger,
    pool,
    from: { databaseUrl },
    ...options,
    timing: { pollMs: 50, ...options.timing },
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= app.close().then(async () => {
      await keyRing.close()
      await pool.end()
    })
    return closed
  }
  after(close)
  return { url: `${address}/mcp`, log, close }
}

export type Message = Record<string, unknown>

type Answer = {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back
  json: any
}

type Client = {
  /** POSTs a message, or a raw string body. Null headers are omitted. */
  post(message: unknown, headers?: Record<string, string | null>): Promise<Answer>
  /** Sends another method without a body. */
  send(method: string, headers?: Record<string, string | null>): Promise<Answer>
  /** Opens a session and returns its id. */
  initialize(version?: string): Promise<string>
  /** Headers of a call in a session. */
  headers(session?: string): Record<string, string>
}

export function connect(url: string, key: string): Client {
  const basic = { 'x-api-key': key, 'content-type': 'application/json' }
  const ask = async (method: string, headers: Record<string, string | null>, body?: string) => {
    const given = Object.entries({ ...basic, ...headers }).filter(
      (entry): entry is [string, string] => !!entry[1],
    )
    return read(await fetch(url, { method, headers: given, body }))
  }
  const client: Client = {
    post: (message, headers = {}) =>
      ask('POST', headers, typeof message === 'string' ? message : JSON.stringify(message)),
    send: (method, headers = {}) => ask(method, headers),
    async initialize(version) {
      const { headers } = await client.post(initializeMessage(version))
      return headers.get('mcp-session-id') as string
    },
    headers: session => ({ ...basic, ...(session && { 'mcp-session-id': session }) }),
  }
  return client
}

async function read(answer: Response): Promise<Answer> {
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') && text !== ''
  return { status: answer.status, headers: answer.headers, text, json: isJson ? JSON.parse(text) : null }
}

export function initializeMessage(version = '2025-11-25', id: string | number = 1): Message {
  return {
    jsonrpc: '2.0',
    id,
    method: 'initialize',
    params: { protocolVersion: version, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  }
}

export function callMessage(name: string, args: Message = {}, id: string | number = 2): Message {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } }
}

export const LIST: Message = { jsonrpc: '2.0', id: 3, method: 'tools/list' }
export const INITIALIZED: Message = { jsonrpc: '2.0', method: 'notifications/initialized' }
