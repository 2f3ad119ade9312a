// node bench/mcp/main.ts [--seconds N] [--rounds N]: tool calls and initializes per second on the MCP
// endpoint, compared with a bare server of the official SDK, both with one empty tool. Interleaved in one
// run, so that machine load affects both. Prints a table.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { leaseEmbeddedDatabase } from '../../src/store/db/embedded/lease.ts'
import { migrate } from '../../src/store/db/migrate.ts'
import { openPool } from '../../src/store/db/pool.ts'
import { issueApiKey } from '../../src/usecases/access/issue-api-key.ts'
import { describeMachine } from '../machine.ts'
import { type Row, renderTable } from '../report.ts'
import type { SubjectKind } from './server-under-test.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '4' }, rounds: { type: 'string', default: '5' } },
})
const SECONDS = Number(values.seconds)
const ROUNDS = Number(values.rounds)
const CONNECTIONS = 16
const TO_REACH = 0.7

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '1' } },
}
const CALL = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'empty', arguments: {} } }

const MODERN = {
  ...CALL,
  params: {
    ...CALL.params,
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
}
const MODERN_HEADERS = {
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': 'tools/call',
  'mcp-name': 'empty',
}

type Running = { url: string; headers: Record<string, string>; child: ChildProcess }

async function start(kind: SubjectKind, databaseUrl: string, key: string): Promise<Running> {
  const program = join(import.meta.dirname, 'server-under-test.ts')
  const child = spawn(process.execPath, [program, kind], {
    stdio: ['pipe', 'pipe', 'ignore'], // its log is discarded
    env: { ...process.env, SUBJECT: databaseUrl },
  })
  const url = await new Promise<string>(resolve => createInterface(child.stdout).once('line', resolve))
  const headers: Record<string, string> = {
    'x-api-key': key,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  const opened = await fetch(`${url}/mcp`, { method: 'POST', headers, body: JSON.stringify(INITIALIZE) })
  const session = opened.headers.get('mcp-session-id')
  if (!session) throw new Error(`${kind} did not open a session: ${opened.status}.`)
  return { url: `${url}/mcp`, headers: { ...headers, 'mcp-session-id': session }, child }
}

/** Responses per second to one repeated message. */
async function load({ url, headers }: Running, message: object, seconds: number): Promise<number> {
  const { 'mcp-session-id': session, ...others } = headers
  const result = await autocannon({
    url,
    method: 'POST',
    connections: CONNECTIONS,
    duration: seconds,
    headers: {
      ...others,
      ...(message === CALL && { 'mcp-session-id': session as string }),
      ...(message === MODERN && MODERN_HEADERS),
    },
    body: JSON.stringify(message),
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} responses with an error status, ${result.errors} requests failed.`)
  return result.requests.average
}

async function compare(what: string, message: object, bare: Running, griffie: Running): Promise<Row> {
  const rates = { bare: [] as number[], griffie: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, server] of [
      ['bare', bare],
      ['griffie', griffie],
    ] as const) {
      const rate = await load(server, message, round === 0 ? 2 : SECONDS) // warm-up
      if (round > 0) rates[name].push(rate)
    }
  const ratio = middle(rates.griffie.map((rate, i) => rate / (rates.bare[i] as number)))
  return {
    what: `MCP: ${what}`,
    measured: `${Math.round(middle(rates.griffie))}/s`,
    reference: `a bare SDK server: ${Math.round(middle(rates.bare))}/s`,
    ratio: ratio.toFixed(2),
    target: `≥ ${TO_REACH}`,
    reached: ratio >= TO_REACH,
  }
}

function middle(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number
}

const folder = mkdtempSync(join(tmpdir(), 'griffie-bench-mcp-'))
const lease = await leaseEmbeddedDatabase(folder)
await migrate(lease.url)
const pool = openPool(lease.url, { name: 'bench' })
const rateLimit = 2_147_483_647
const { key } = await issueApiKey(pool, { holder: 'bench', email: 'bench@localhost', rateLimit })
const [bare, griffie] = [await start('bare', lease.url, key), await start('griffie', lease.url, key)]
try {
  const rows = [
    await compare('tools/call', CALL, bare, griffie),
    await compare('initialize', INITIALIZE, bare, griffie),
    await compare('tools/call without session (2026-07-28)', MODERN, bare, griffie),
  ]
  process.stdout.write(`${describeMachine()}\n\n${renderTable(rows)}\n`)
} finally {
  for (const { child } of [bare, griffie]) child.stdin?.end()
  await pool.end()
  await lease.release()
  rmSync(folder, { recursive: true, force: true })
}
