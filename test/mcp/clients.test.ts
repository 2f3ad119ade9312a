// Third-party MCP clients against the whole service on a real socket.

import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { createMCPClient } from '@ai-sdk/mcp'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { PROJECT_DIR } from '../../src/config.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey, runApp } from '../rest/running-app.ts'

const { url: databaseUrl, pool } = await createTestDatabase()
const number = await addCompany(pool, { legal_name: 'De Verzonnen Molen' })
const key = await issueKey(pool)
const app = await runApp({ databaseUrl })
const url = `${app.url}/mcp`
const headers = { 'X-Api-Key': key }
const info = { name: 'test', version: '1' }

const NAMES = [
  'search_companies',
  'get_company_profile',
  'get_company_acts',
  'get_company_officers',
  'get_company_financials',
  'get_company_network',
  'get_extraction_status',
]

type Result = { [field: string]: unknown }

/** Asserts that a result is the company's profile, as structured content and text. */
function assertProfile({ structuredContent, content }: Result): void {
  const profile = structuredContent as Record<string, unknown>
  assert.equal(profile.enterpriseNumber, number)
  assert.equal(profile.legalName, 'De Verzonnen Molen')
  assert.equal(profile.dossierUrl, `${app.url}/nl/company/de-verzonnen-molen-${number}`)
  assert.deepEqual(content, [{ type: 'text', text: JSON.stringify(profile) }])
}

for (const [mode, era] of [
  ['legacy', 'legacy'],
  ['auto', 'modern'],
  [{ pin: '2026-07-28' }, 'modern'],
] as const)
  test(`the official SDK v2 client, negotiating ${JSON.stringify(mode)}, lists and calls the tools`, async () => {
    const client = new Client(info, { versionNegotiation: { mode } })
    const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } })
    await client.connect(transport)
    assert.equal(client.getProtocolEra(), era)
    const { tools } = await client.listTools()
    assert.deepEqual(
      tools.map(({ name }) => name),
      NAMES,
    )
    assertProfile(await client.callTool({ name: 'get_company_profile', arguments: { kbo: number } }))
    const refused = await client.callTool({ name: 'get_company_profile', arguments: { kbo: '1' } })
    assert.equal(refused.isError, true)
    await assert.rejects(client.callTool({ name: 'nope', arguments: {} }), { code: -32_602 })
    if (era === 'legacy') await transport.terminateSession()
    await client.close()
  })

test('the official SDK v1 client lists and calls the tools, and ends its session', async () => {
  const client = new ClientV1(info)
  const transport = new TransportV1(new URL(url), { requestInit: { headers } })
  await client.connect(transport)
  const { tools } = await client.listTools()
  assert.deepEqual(
    tools.map(({ name }) => name),
    NAMES,
  )
  assertProfile(await client.callTool({ name: 'get_company_profile', arguments: { kbo: number } }))
  const session = transport.sessionId as string
  await transport.terminateSession()
  await client.close()
  const again = await fetch(url, { method: 'DELETE', headers: { ...headers, 'mcp-session-id': session } })
  assert.equal(again.status, 404)
})

test('the AI SDK client lists and calls the tools', async () => {
  const client = await createMCPClient({ transport: { type: 'http', url, headers } })
  const tools = await client.tools()
  assert.deepEqual(Object.keys(tools), NAMES)
  const execute = tools.get_company_profile?.execute
  assert.ok(execute)
  const options = { toolCallId: 'x', messages: [], context: undefined }
  assertProfile((await execute({ kbo: number }, options as never)) as Result)
  await client.close()
})

const INSPECTOR = join(
  PROJECT_DIR,
  'node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js',
)

type Inspected = { code: number; printed: string }

function inspect(withHeader: boolean, ...options: string[]): Promise<Inspected> {
  const header = withHeader ? ['--header', `X-Api-Key: ${key}`] : []
  const args = [INSPECTOR, '--cli', url, '--transport', 'http', ...header, ...options]
  return new Promise(resolve => {
    execFile(process.execPath, args, { timeout: 60_000 }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr })
    })
  })
}

for (const era of ['legacy', 'auto', 'modern'])
  test(`the inspector lists and validates the tools and calls one (${era})`, async () => {
    const choice = ['--protocol-era', era]
    const list = await inspect(true, '--method', 'tools/list', '--strict', ...choice)
    assert.equal(list.code, 0, list.printed)
    for (const name of NAMES) assert.ok(list.printed.includes(name))
    const call = [
      '--method',
      'tools/call',
      '--tool-name',
      'get_company_profile',
      '--tool-arg',
      `kbo=${number}`,
    ]
    const called = await inspect(true, ...call, ...choice)
    assert.equal(called.code, 0, called.printed)
    assert.ok(called.printed.includes('De Verzonnen Molen'))
  })

test('the inspector reports a missing key', async () => {
  const { code, printed } = await inspect(false, '--method', 'tools/list')
  assert.equal(code, 3, printed)
})
