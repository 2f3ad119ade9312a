// Baseline: minimal server of the official SDK with sessions in memory, JSON responses and one empty tool,
// and the stateless revision. No keys, limits, host check or session expiry.

import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import {
  createMcpHandler,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'

function makeServer(): McpServer {
  const server = new McpServer({ name: 'bare', version: '1.0.0' })
  server.registerTool('empty', { description: 'Returns an empty result.' }, async () => ({ content: [] }))
  return server
}

/** A Node server, not yet listening. */
export function createBaselineServer(): Server {
  const stateless = createMcpHandler(makeServer, { legacy: 'reject' })
  const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>()

  async function transportOf(request: IncomingMessage): Promise<WebStandardStreamableHTTPServerTransport> {
    const known = sessions.get(String(request.headers['mcp-session-id']))
    if (known) return known
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      enableJsonResponse: true,
      onsessioninitialized: id => void sessions.set(id, transport),
    })
    await makeServer().connect(transport)
    return transport
  }
  return createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const parsedBody = JSON.parse(Buffer.concat(chunks).toString())
    const headers = request.headers as Record<string, string>
    const web = new Request('http://localhost/mcp', { method: 'POST', headers })
    const answer = request.headers['mcp-method']
      ? await stateless.fetch(web, { parsedBody })
      : await (await transportOf(request)).handleRequest(web, { parsedBody })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
}
