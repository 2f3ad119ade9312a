// Field values of REST responses: naming, mandates, timestamps.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { companySchema } from '../../src/http/rest/v1/schema.ts'
import { createTestDatabase } from '../database.ts'
import { description } from './assert-documented.ts'
import { addCompany, insert, issueKey, runApp } from './running-app.ts'

const { url, pool } = await createTestDatabase()
const app = await runApp({ databaseUrl: url, key: await issueKey(pool) })

const dossier = async (number: string) =>
  companySchema.parse(await (await app.get(`/companies/${number}`)).json())

test('all field names are snake_case', () => {
  const names = Object.values(description.components.schemas).flatMap(({ properties }) =>
    Object.keys(properties as object),
  )
  assert.ok(names.length > 50)
  assert.deepEqual(
    names.filter(name => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)),
    [],
  )
})

const given = { currency: 'current', starts_on: '2020-05-05', source_numac: '20123456', source: 'BsActsV3' }
const court = { source: 'Faillissementen', source_numac: '2025807259' }

test('a mandate has eight fields and a role kind', async () => {
  const number = await addCompany(pool)
  for (const row of [
    { ...given, role: 'bestuurder', role_kind: 'director', name: 'A', office: 'director' },
    { ...given, role: 'bestuurder', role_kind: 'director_company', name: 'B', address: 'Plein 1, 9000 Gent' },
    { ...given, ...court, role: 'curator', role_kind: 'curator', name: 'C', address: 'Kouter 1, 9000 Gent' },
    { ...given, ...court, role: 'voorlopig bewindvoerder', role_kind: 'interim_admin', name: 'D' },
  ])
    await insert(pool, 'gazette.mandate', { enterprise_number: Number(number), ...row })
  const { mandates } = await dossier(number)
  const director = {
    role: 'bestuurder',
    role_kind: 'director',
    name: 'A',
    address: null,
    from: '2020-05-05',
    to: null,
    source: 'BsActsV3',
    source_numac: '20123456',
  }
  assert.deepEqual(mandates, [
    director,
    { ...director, role_kind: 'director_company', name: 'B', address: 'Plein 1, 9000 Gent' },
    {
      ...director,
      ...court,
      role: 'curator',
      role_kind: 'curator',
      name: 'C',
      address: 'Kouter 1, 9000 Gent',
    },
    { ...director, ...court, role: 'voorlopig bewindvoerder', role_kind: 'interim_admin', name: 'D' },
  ])
})

test('natural persons are listed without an address', async () => {
  const number = await addCompany(pool)
  await insert(pool, 'gazette.mandate', {
    enterprise_number: Number(number),
    ...given,
    role: 'bestuurder',
    role_kind: 'director',
    name: 'A',
    address: 'Thuisstraat 7, 9000 Gent',
  })
  assert.equal((await dossier(number)).mandates?.[0]?.address, null)
})

test('liquidators and secretaries of acts are not directors', async () => {
  const number = await addCompany(pool)
  for (const office of ['director', 'manager', 'daily_management', 'liquidator', 'secretary'])
    await insert(pool, 'gazette.mandate', {
      enterprise_number: Number(number),
      ...given,
      role: office,
      role_kind: 'director',
      name: office,
      office,
    })
  const directors = (await dossier(number)).mandates?.filter(({ role_kind }) => role_kind === 'director')
  assert.deepEqual(directors?.map(({ name }) => name).sort(), ['daily_management', 'director', 'manager'])
})

test('an ended mandate never has a null end date', async () => {
  const number = await addCompany(pool)
  await insert(pool, 'gazette.mandate', {
    enterprise_number: Number(number),
    ...given,
    role: 'bestuurder',
    role_kind: 'director',
    name: 'A',
    currency: 'former',
  })
  const running = (await dossier(number)).mandates?.filter(({ to }) => to === null)
  assert.deepEqual(running, [])
})

test('timestamps have an offset and denote the stored instant', async () => {
  const number = await addCompany(pool)
  await insert(pool, 'risk.score', {
    enterprise_number: Number(number),
    probability: 0.02,
    model_version: 'm1',
    evaluated_at: '2026-01-01T00:00:00+01:00',
  })
  const { as_of, risk } = await dossier(number)
  for (const moment of [as_of, risk.evaluated_at]) assert.match(String(moment), /T.*(Z|[+-]\d\d:\d\d)$/)
  assert.equal(Date.parse(String(risk.evaluated_at)), Date.UTC(2025, 11, 31, 23))
})

test('every search result is a bare array without a count', async () => {
  for (const query of ['', '?q=', '?q=niemand', '?q=niemand&limit=50']) {
    const answer = await app.get(`/search${query}`)
    assert.equal(await answer.text(), '[]', query)
    assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8')
    for (const header of ['link', 'x-total-count', 'content-range'])
      assert.equal(answer.headers.get(header), null)
  }
})
