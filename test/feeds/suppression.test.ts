import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, runApp, until } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const number = await addCompany(pool, { legal_name: 'Verzonnen Bakkerij BV' })
for (const enterprise_number of [number, await addCompany(pool)])
  await insert(pool, 'gazette.lifecycle_event', {
    enterprise_number: Number(enterprise_number),
    source: 'faillissement',
    severity: 'high',
    event_kind: 'bankruptcy_opening',
    numac: '2026800001',
    pub_date: '2026-11-03',
    court: 'Rechter Pieter Verzonneman te Gent',
  })

test('suppressed companies and persons disappear from every feed within seconds', async () => {
  const app = await runApp({ databaseUrl: url })
  const ask = (path: string) => fetch(`${app.url}${path}`, { redirect: 'manual' })
  const feed = async () => (await ask('/insolventies/rss.xml')).text()
  assert.match(await feed(), /Verzonnen Bakkerij/)
  assert.match(await feed(), /Verzonneman/)
  assert.equal((await ask(`/badge/${number}.svg`)).status, 200)

  await insert(pool, 'access.suppression', { kind: 'company', enterprise_number: Number(number) })
  await until(async () => !(await feed()).includes('Verzonnen Bakkerij'))
  await until(async () => (await ask(`/badge/${number}.svg`)).status === 404)
  await until(async () => (await ask(`/kbo/${number}`)).status === 404)
  assert.doesNotMatch(await (await ask(`/badge/${number}.svg`)).text(), /faillissement|actief/)
  assert.equal((await feed()).match(/<item>/g)?.length, 1)

  const person = { kind: 'name', name: 'Pieter Verzonneman', name_key: 'pieter verzonneman' }
  await insert(pool, 'access.suppression', person)
  await until(async () => !(await feed()).includes('Verzonneman'))
  assert.equal((await feed()).match(/<item>/g)?.length, 1)
})
