// The register record as of a day in the past.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registerSchema } from '../../src/http/rest/v1/register/register-schema.ts'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { insertSuppression, type SuppressionTarget } from '../../src/store/access/suppression.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { FIRM, RECORD_ROWS } from '../fixtures/register-record.ts'
import { dayOf, writeDay } from '../sources/register/simulated-register.ts'
import { assertDocumented } from './assert-documented.ts'
import { issueKey, runApp, until } from './running-app.ts'

const { url, pool } = await createTestDatabase()
const database = { url, pool }
const timing = { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } }
const dotted = FIRM.replace(/^(.{4})(.{3})(.{3})$/, '$1.$2.$3')

await importRegister(database, writeDay('full', 5, RECORD_ROWS))
const betweenLoads = new Date().toISOString()
await importRegister(
  database,
  writeDay('update', 6, {
    code: RECORD_ROWS.code as string[],
    denomination_delete: [`"${dotted}"`],
    denomination_insert: [`"${dotted}","2","001","Andere Naam"`],
  }),
)
const key = await issueKey(pool)
const app = await runApp({ databaseUrl: url, key, timing })

async function read(query: string) {
  const answer = await app.get(`/companies/${FIRM}/register${query}`)
  const body = await answer.clone().json()
  await assertDocumented(answer, '/api/v1/companies/{kbo}/register')
  return { status: answer.status, body }
}

async function namesOf(query: string): Promise<string[]> {
  const { status, body } = await read(query)
  assert.equal(status, 200, query)
  return registerSchema.parse(body).names.map(({ name }) => name)
}

const OLD = ['Entreprise Inventée', 'Verzonnen Zaak', 'VZ', 'De Winkel']

test('a day has the names of its extract, in the shape of today', async () => {
  assert.deepEqual(await namesOf(`?as_of=${dayOf(5)}`), OLD)
  assert.deepEqual(await namesOf(`?as_of=${dayOf(6)}`), ['Andere Naam'])
  assert.deepEqual(await namesOf(''), ['Andere Naam'])
  const [then, now] = [await read(`?lang=fr&as_of=${dayOf(5)}`), await read('?lang=fr')]
  const withoutNames = ({ body }: { body: unknown }) => {
    const record = registerSchema.parse(body)
    return { ...record, names: null, counts: { ...record.counts, names: null } }
  }
  assert.deepEqual(withoutNames(then), withoutNames(now))
})

test('what was loaded later is not known before', async () => {
  assert.deepEqual(await namesOf(`?as_of=${dayOf(9)}&known_at=${betweenLoads}`), OLD)
  assert.deepEqual(await namesOf(`?known_at=${betweenLoads}`), OLD)
  assert.deepEqual(await namesOf(`?known_at=${new Date().toISOString()}`), ['Andere Naam'])
})

test('before the first extract nothing can be said, and the answer tells so', async () => {
  const { status, body } = await read(`?as_of=${dayOf(4)}`)
  assert.deepEqual(
    [status, body],
    [
      404,
      {
        error: `The register is known from the extract of ${dayOf(5)} on. Nothing can be said of earlier days.`,
      },
    ],
  )
  for (const query of [`as_of=${dayOf(4)}`, `as_of=${dayOf(9)}&known_at=2025-10-09`]) {
    const dossier = await app.get(`/companies/${FIRM}?${query}`)
    assert.deepEqual(
      [dossier.status, await dossier.json()],
      [404, (await read(`?${query}`)).body],
      'the dossier says the same',
    )
  }
  const unloaded = await read(`?as_of=${dayOf(9)}&known_at=2025-10-09`)
  assert.equal(unloaded.status, 404)
  assert.match(
    (unloaded.body as { error: string }).error,
    /^The register is known from 2.* on, when its first/,
  )
})

test('days that cannot be read or lie in the future are 400, and tell what to write', async () => {
  for (const query of [
    'as_of=2025-02-30',
    'as_of=5',
    'as_of=2099-01-01',
    'known_at=later',
    'known_at=2099-01-01',
  ]) {
    const { status, body } = await read(`?${query}`)
    assert.equal(status, 400, query)
    assert.match((body as { error: string }).error, /^(as_of|known_at): write a day as YYYY-MM-DD/)
  }
  assert.deepEqual(await namesOf('?as_of='), ['Andere Naam'], 'without a value as without the parameter')
})

test('a suppressed company is unknown in the past too', async () => {
  await insertSuppression(pool, parseTarget(FIRM) as SuppressionTarget, null)
  await until(async () => (await read(`?as_of=${dayOf(5)}`)).status === 404)
  assert.deepEqual((await read(`?as_of=${dayOf(5)}`)).body, { error: 'Unknown enterprise number.' })
})
