// A server under test in a separate process: `node bench/mcp/server-under-test.ts bare|griffie`, database URL
// in SUBJECT. Prints its address, and ends when its standard input closes.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { registerMcp } from '../../src/mcp/endpoint/register-endpoint.ts'
import type { Tool } from '../../src/mcp/tools/tool.ts'
import { createLogger } from '../../src/platform/log.ts'
import { openPool } from '../../src/store/db/pool.ts'
import { openApiKeyCache } from '../../src/usecases/access/api-key-cache.ts'
import { createBaselineServer } from './baseline-server.ts'

export type SubjectKind = 'bare' | 'griffie'

const EMPTY: Tool = {
  name: 'empty',
  title: 'Empty',
  description: 'Returns an empty result.',
  inputSchema: { type: 'object' },
  outputSchema: { type: 'object' },
  annotations: { readOnlyHint: true },
  call: async () => ({ content: [] }),
}

const subjects: Record<SubjectKind, (databaseUrl: string) => Promise<string>> = {
  bare: async () => {
    const server = createBaselineServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  },
  griffie: async databaseUrl => {
    const app = fastify()
    const logger = createLogger('info')
    const pool = openPool(databaseUrl, { name: 'bench' })
    const keyRing = await openApiKeyCache(pool, logger)
    await registerMcp(app, { tools: [EMPTY], apiKeyCache: keyRing, logger, pool, from: { databaseUrl } })
    return app.listen({ port: 0, host: '127.0.0.1' })
  },
}

const address = await subjects[process.argv[2] as SubjectKind](process.env.SUBJECT ?? '')
process.stdout.write(`${address}\n`)
process.stdin.resume().on('end', () => process.exit())
