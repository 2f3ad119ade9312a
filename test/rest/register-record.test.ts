// All that the register holds of a company: one of an extract, with labels, and its establishments page by page.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type EstablishmentsBody,
  establishmentsSchema,
  type RecordBody,
  recordSchema,
} from '../../src/http/rest/v1/record-schema.ts'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { createTestDatabase } from '../database.ts'
import { writeExtract } from '../sources/register/extract-folder.ts'
import { issueKey, runApp } from './running-app.ts'

const database = await createTestDatabase()
const COMPANY = '0200000142'
const TRADER = '0200000241'
const FOREIGN = '0200000340'

await importRegister(
  database,
  writeExtract('full', 1, {
    code: [
      '"TypeOfEnterprise","2","NL","Rechtspersoon"',
      '"JuridicalForm","610","NL","Besloten Vennootschap"',
      '"JuridicalForm","610","FR","Société à responsabilité limitée"',
      '"JuridicalForm","610","DE","Gesellschaft mit beschränkter Haftung"',
      '"Nace2008","43910","NL","Dakwerkzaamheden"',
      '"Nace2008","43910","FR","Travaux de couverture"',
      '"Nace2025","43910","NL","Metselwerk"',
      '"Nace2025","43910","FR","Maçonnerie"',
    ],
    enterprise: [
      '"0200.000.142","AC","000","2","015","610",01-04-1999',
      '"0200.000.241","AC","000","1",,,02-03-2010',
      '"0200.000.340","AC","000","2","030",,01-01-2001',
    ],
    establishment: [
      '"2.100.000.114",01-05-1999,"0200.000.142"',
      '"2.100.000.213",01-05-2003,"0200.000.142"',
      '"2.100.000.312",01-05-2004,"0200.000.142"',
      '"2.100.000.411",02-03-2010,"0200.000.241"',
    ],
    branch: ['"9.100.000.168",01-06-2001,"0200.000.340"'],
    denomination: [
      '"0200.000.142","2","001","Verzonnen Molen"',
      '"0200.000.142","1","003","Le Moulin"',
      '"2.100.000.213","2","003","De Winkel"',
      '"0200.000.241","0","001","Iemand, Ann"',
      '"0200.000.340","4","001","Foreign Mill"',
      '"9.100.000.168","2","004","Molen België"',
    ],
    address: [
      '"0200.000.142","REGO",,,"1000","Brussel","Bruxelles","Nieuwstraat","Rue Neuve","7","3","",',
      '"2.100.000.114","BAET",,,"9000","Gent","Gent","Veldstraat","Veldstraat","9","","",',
      '"0200.000.340","REGO","Frankrijk","France","75001","Paris","Paris","Rue X","Rue X","1","","",',
      '"9.100.000.168","ABBR",,,"1000","Brussel","Bruxelles","Wetstraat","Rue de la Loi","1","","",',
    ],
    contact: [
      '"0200.000.142","ENT","WEB","www.voorbeeld.be"',
      '"0200.000.241","ENT","EMAIL","ann@voorbeeld.be"',
    ],
    activity: [
      '"0200.000.142","001","2008","43910","MAIN"',
      '"0200.000.142","001","2025","43910","SECO"',
      '"2.100.000.213","003","2025","43910","MAIN"',
    ],
  }),
  { force: true },
)
const app = await runApp({ databaseUrl: database.url, key: await issueKey(database.pool) })

async function readRecord(path: string): Promise<RecordBody> {
  const answer = await app.get(path)
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
  return recordSchema.parse(await answer.json())
}

async function readPage(path: string): Promise<EstablishmentsBody> {
  return establishmentsSchema.parse(await (await app.get(path)).json())
}

test('a record has names, addresses, contacts and counts as filed', async () => {
  const record = await readRecord(`/companies/${COMPANY}/register`)
  assert.equal(record.start_date, '1999-04-01')
  assert.deepEqual(
    record.names.map(({ name, kind }) => [name, kind?.code]),
    [
      ['Verzonnen Molen', '001'],
      ['Le Moulin', '003'],
    ],
  )
  assert.deepEqual(record.addresses[0]?.street, { nl: 'Nieuwstraat', fr: 'Rue Neuve' })
  assert.equal(record.addresses[0]?.country, null)
  assert.deepEqual(
    record.contacts?.map(({ value }) => value),
    ['www.voorbeeld.be'],
  )
  assert.deepEqual(record.counts, { establishments: 3, branches: 0 })
})

test('labels are in the language asked for, else say which they are in', async () => {
  const form = async (lang: string) =>
    (await readRecord(`/companies/${COMPANY}/register?lang=${lang}`)).legal_form
  assert.deepEqual(await form('nl'), { code: '610', label: 'Besloten Vennootschap', label_language: 'nl' })
  assert.equal((await form('de'))?.label_language, 'de')
  assert.equal((await form('en'))?.label_language, 'en')
  const { type } = await readRecord(`/companies/${COMPANY}/register?lang=fr`)
  assert.deepEqual(type, { code: '2', label: 'Rechtspersoon', label_language: 'nl' }, 'only filed in Dutch')
  assert.equal((await app.get(`/companies/${COMPANY}/register?lang=it`)).status, 400)
})

test('an activity is named in its own edition', async () => {
  const { activities } = await readRecord(`/companies/${COMPANY}/register`)
  assert.deepEqual(
    activities.map(({ version, nace, classification }) => [version, nace?.label, classification?.code]),
    [
      ['2025', 'Metselwerk', 'SECO'],
      ['2008', 'Dakwerkzaamheden', 'MAIN'],
    ],
  )
})

test('contacts of a sole trader are not served', async () => {
  const answer = await app.get(`/companies/${TRADER}/register`)
  const body = await answer.text()
  assert.equal((JSON.parse(body) as RecordBody).contacts, null)
  assert.doesNotMatch(body, /ann@/)
})

test('a foreign company has its country, and its branches', async () => {
  const record = await readRecord(`/companies/${FOREIGN}/register`)
  assert.deepEqual(record.addresses[0]?.country, { nl: 'Frankrijk', fr: 'France' })
  assert.equal(record.branches.length, 1)
  assert.equal(record.branches[0]?.names[0]?.name, 'Molen België')
  assert.equal(record.branches[0]?.addresses[0]?.street.fr, 'Rue de la Loi')
  assert.equal(record.counts.branches, 1)
})

test('establishments come page by page', async () => {
  const first = await readPage(`/companies/${COMPANY}/establishments?limit=2`)
  assert.equal(first.total, 3)
  assert.deepEqual(
    first.establishments.map(({ number }) => number),
    ['2100000114', '2100000213'],
  )
  assert.equal(first.establishments[0]?.addresses[0]?.municipality.nl, 'Gent')
  assert.equal(first.establishments[1]?.names[0]?.name, 'De Winkel')
  assert.equal(first.establishments[1]?.activities[0]?.nace?.label, 'Metselwerk')
  const second = await readPage(`/companies/${COMPANY}/establishments?limit=2&cursor=${first.next_cursor}`)
  assert.deepEqual(
    second.establishments.map(({ number }) => number),
    ['2100000312'],
  )
  assert.equal(second.next_cursor, null)
  assert.equal((await app.get(`/companies/${COMPANY}/establishments?cursor=x`)).status, 400)
})

test('an unknown company has no record', async () => {
  for (const part of ['register', 'establishments'])
    assert.equal((await app.get(`/companies/0200000439/${part}`)).status, 404)
})
