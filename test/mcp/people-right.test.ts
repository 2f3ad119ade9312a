// The right of keys to look up people, through the endpoint in every kind of session.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiKeyId } from '../../src/domain/access/api-key.ts'
import { derivePeople } from '../../src/jobs/derive-people.ts'
import { listLookups } from '../../src/store/access/people-lookups.ts'
import { createTestDatabase } from '../database.ts'
import { addMandate } from '../people/add-mandates.ts'
import { addCompany, issueKey, issuePeopleKey, runApp } from '../rest/running-app.ts'
import { callMessage, connect } from './running-endpoint.ts'

const { url, pool } = await createTestDatabase()
const [allowed, plain] = [await issuePeopleKey(pool), await issueKey(pool)]
const app = await runApp({ databaseUrl: url })
const number = await addCompany(pool)
await addMandate(pool, number, 'Luc Verplume')
await derivePeople(pool, { all: true })

async function officersFor(key: string) {
  const client = connect(`${app.url}/mcp`, key)
  const session = { 'mcp-session-id': await client.initialize() }
  const { json } = await client.post(callMessage('get_company_officers', { kbo: number }), session)
  return json.result.structuredContent.officers
}

test('officers have ids and pages of people for a key with the right, and the call is recorded', async () => {
  const [officer] = await officersFor(allowed)
  assert.match(officer.personId, /^[0-9a-f]{16}$/)
  assert.equal(officer.url, `${app.url}/nl/person/${officer.personId}`)
  const recorded = await listLookups(pool, { keyId: null, limit: 10 })
  assert.deepEqual(
    recorded.map(({ kind, keyId, subject }) => [kind, keyId, subject]),
    [['tool', apiKeyId(allowed), number]],
  )
})

test('a key without the right gets neither, and nothing is recorded', async () => {
  await pool.query('TRUNCATE access.people_lookup')
  const [officer] = await officersFor(plain)
  assert.deepEqual([officer.name, officer.personId, officer.url], ['Luc Verplume', undefined, undefined])
  assert.deepEqual(await listLookups(pool, { keyId: null, limit: 10 }), [])
})
