// Tools on a server with the register only: a source that was never loaded will not answer in a few minutes either.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey, runApp } from '../rest/running-app.ts'
import { callMessage, connect } from './running-endpoint.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const number = await addCompany(pool)
for (const table of ['intake.gazette_fetch', 'intake.accounts_fetch'])
  await pool.query(`DELETE FROM ${table}`)
const app = await runApp({ databaseUrl: url, key })

test('tools say that a source is not loaded on this server, and not to try again', async () => {
  const client = connect(`${app.url}/mcp`, key)
  const session = { 'mcp-session-id': await client.initialize() }
  for (const [tool, told] of [
    ['get_company_acts', /The official gazette is not loaded on this server/],
    ['get_company_officers', /The official gazette is not loaded on this server/],
    ['get_company_financials', /Annual accounts are not loaded on this server/],
    ['get_company_network', /Annual accounts are not loaded on this server/],
    ['get_extraction_status', /Unknown: the official gazette is not loaded on this server/],
    ['get_company_profile', /The official gazette is not loaded on this server/],
  ] as const) {
    const { text } = await client.post(callMessage(tool, { kbo: number }), session)
    assert.match(text, told, tool)
    assert.doesNotMatch(text, /[Tt]ry again/, tool)
  }
})
