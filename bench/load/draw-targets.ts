// Draws companies, words and keys from the register under load.

import type { OpenDatabase } from '../../src/cli/open-database.ts'
import { issueApiKey } from '../../src/usecases/access/issue-api-key.ts'
import { drawOtherQueries, drawQueries } from '../search/queries.ts'
import type { LoadTargets } from './request-mix.ts'

const COMPANIES = 200_000
const NAMES = 3_000
const OTHER_QUERIES = 600
const AGENTS = 20
const UNLIMITED = 2_147_483_647

export async function drawTargets({ pool }: OpenDatabase): Promise<Omit<LoadTargets, 'agents'>> {
  const { rows } = await pool.query<{ number: string }>(
    `SELECT lpad(enterprise_number::text, 10, '0') AS number FROM register.company
     WHERE in_register ORDER BY hashint4(enterprise_number) LIMIT $1`,
    [COMPANIES],
  )
  const names = await drawQueries(pool, NAMES, 5)
  const lanes = await drawOtherQueries(pool, OTHER_QUERIES, 5)
  return {
    numbers: rows.map(({ number }) => number),
    queries: [...names.map(({ text }) => text), ...lanes],
    key: await issueKey({ pool }),
  }
}

async function issueKey({ pool }: Pick<OpenDatabase, 'pool'>): Promise<string> {
  const holder = { holder: 'bench', email: 'bench@localhost', rateLimit: UNLIMITED }
  return (await issueApiKey(pool, holder)).key
}

/** API keys of agents, each with a session at the server on `port`. */
export async function openMcpSessions(database: OpenDatabase, port: number): Promise<LoadTargets['agents']> {
  const keys = await Promise.all(Array.from({ length: AGENTS }, () => issueKey(database)))
  await new Promise(resolve => setTimeout(resolve, 2_500)) // servers refresh keys periodically
  return Promise.all(keys.map(async key => ({ key, session: await openSession(port, key) })))
}

async function openSession(port: number, key: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/mcp`, {
    method: 'POST',
    headers: {
      'x-api-key': key,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-11-25',
        capabilities: {},
        clientInfo: { name: 'bench', version: '1' },
      },
    }),
  })
  await answer.text()
  const session = answer.headers.get('mcp-session-id')
  if (session === null) throw new Error(`No MCP session opened: ${answer.status}.`)
  return session
}
