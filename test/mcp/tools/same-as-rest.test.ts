// MCP tools and the REST API must return the same facts about a company.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refreshRollup } from '../../../src/store/gazette/refresh-rollup.ts'
import { createSearchCompanies } from '../../../src/usecases/search/search-companies.ts'
import { createTestDatabase } from '../../database.ts'
import { addCompany, copyOpenBankruptcies, insert, issueKey, runApp } from '../../rest/running-app.ts'
import { openTools } from './open-tools.ts'
import { type Answer, ask } from './stub-tools.ts'

const { pool, url } = await createTestDatabase()
const key = await issueKey(pool)
const number = await addCompany(pool, { legal_name: 'Stoommeelfabriek Kwakkelbeek', situation: '050' })

const mandate = {
  enterprise_number: Number(number),
  role: 'bestuurder',
  role_kind: 'director',
  office: 'director',
  source: 'BsActsV3',
  source_numac: '20123456',
}
await insert(pool, 'gazette.mandate', {
  ...mandate,
  currency: 'current',
  name: 'Clotilde Verbeeld',
  starts_on: '2020-02-03',
})
await insert(pool, 'gazette.mandate', {
  ...mandate,
  currency: 'former',
  name: 'Odilon Van Pluim',
  ends_on: '2021-04-05',
})
await insert(pool, 'gazette.mandate', { ...mandate, currency: 'stale', name: 'Anselm Kurz' })
await insert(pool, 'gazette.mandate', {
  ...mandate,
  role: 'curator',
  role_kind: 'curator',
  office: null,
  currency: 'current',
  name: 'Gudrun Toets',
  address: 'Kouter 1, 9000 Gent',
  source: 'Faillissementen',
})
await insert(pool, 'gazette.lifecycle_event', {
  enterprise_number: Number(number),
  event_date: '2025-01-02',
  pub_date: '2025-01-09',
  source: 'faillissement',
  severity: 'high',
  numac: '2025800001',
  event_kind: 'bankruptcy_opening',
})
await insert(pool, 'gazette.open_bankruptcy', { enterprise_number: Number(number), numac: '2025800001' })
await insert(pool, 'risk.score', {
  enterprise_number: Number(number),
  probability: 0.2,
  model_version: 'verzonnen-1',
  evaluated_at: '2026-01-01T00:00:00Z',
})
await refreshRollup(pool)
await copyOpenBankruptcies(pool)

const app = await runApp({
  databaseUrl: url,
  key,
  searchCompanies: ({ source, suppression }) => createSearchCompanies(source, suppression),
})
const tool = openTools(url)
const dossier: Answer = await (await app.get(`/companies/${number}`)).json()

test('the profile equals the dossier', async () => {
  const profile = await ask(tool('get_company_profile'), { kbo: number })
  const { risk, insolvency } = profile
  assert.deepEqual(
    {
      enterprise_number: profile.enterpriseNumber,
      legal_name: profile.legalName,
      legal_form: profile.legalForm,
      primary_nace: profile.primaryNace,
      status: profile.status,
      address: profile.address,
      register_situation_code: profile.situationCode,
      band: risk.band,
      score: risk.scoreOutOf100,
      probability: risk.probability,
      open: insolvency.openBankruptcy,
      events: insolvency.events,
      admin: insolvency.adminEvents,
      first: insolvency.firstSignal,
    },
    {
      enterprise_number: dossier.enterprise_number,
      legal_name: dossier.legal_name,
      legal_form: dossier.legal_form,
      primary_nace: dossier.primary_nace,
      status: dossier.status,
      address: dossier.address,
      register_situation_code: dossier.register_situation_code,
      band: dossier.risk.band,
      score: dossier.risk.score_out_of100,
      probability: dossier.risk.probability,
      open: dossier.rollup.has_open_faillissement,
      events: dossier.insolvency_event_count,
      admin: dossier.admin_event_count,
      first: dossier.rollup.first_signal_date,
    },
  )
  assert.equal(profile.risk.band, 'Severe')
})

test('officers are the mandates of the dossier plus stale ones', async () => {
  const { officers, courtAppointed } = await ask(tool('get_company_officers'), { kbo: number })
  const shown = [...officers.filter(({ currency }: Answer) => currency !== 'stale'), ...courtAppointed]
  assert.deepEqual(
    shown.map(({ name, role, from, to, address, numac }: Answer) => [
      name,
      role,
      from,
      to ?? null,
      address ?? null,
      numac,
    ]),
    dossier.mandates.map((m: Answer) => [m.name, m.role, m.from, m.to, m.address, m.source_numac]),
  )
  assert.equal(officers.length, 3)
})

test('auditors and permanent representatives are listed apart from directors', async () => {
  const audited = await addCompany(pool)
  for (const office of ['director', 'statutory_auditor', 'permanent_representative'])
    await insert(pool, 'gazette.mandate', {
      ...mandate,
      enterprise_number: Number(audited),
      name: `Wie ${office}`,
      office,
      currency: 'current',
    })
  const body = (await (await app.get(`/companies/${audited}`)).json()) as Answer
  assert.deepEqual(
    body.mandates.map(({ name }: Answer) => name),
    ['Wie director'],
  )
  assert.deepEqual(
    body.other_mandates.map(({ name, office, role_kind }: Answer) => [name, office, role_kind]).sort(),
    ['permanent_representative', 'statutory_auditor'].map(office => [`Wie ${office}`, office, undefined]),
  )
  const { auditors } = await ask(tool('get_company_officers'), { kbo: audited })
  assert.equal(auditors[0].name, 'Wie statutory_auditor')
})

test('a search returns the same companies in the same order', async () => {
  for (let n = 0; n < 12; n++)
    await addCompany(pool, { legal_name: `Kwakkel ${n}`, names: `kwakkel ${n}`, primary_nace: '10611' })
  const rest = (await (await app.get('/search?q=040345')).json()) as Answer[]
  const { companies } = await ask(tool('search_companies'), { query: '040345' })
  assert.ok(rest.length > 10)
  assert.deepEqual(
    companies.map(({ enterpriseNumber }: Answer) => enterpriseNumber),
    rest.slice(0, 10).map(hit => hit.enterprise_number),
  )
  assert.ok(companies[0].dossierUrl.endsWith(`/${rest[0].slug}`))
})
