// Pages of companies that are not in the register, over HTTP.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import type { ExtractedFact } from '../../src/domain/publications/gazette-fact.ts'
import { insertSuppression } from '../../src/store/access/suppression.ts'
import { replaceFacts } from '../../src/store/gazette/facts.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, runApp, until, withChecksum } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const app = await runApp({ databaseUrl: url })

const left = await addCompany(pool, {
  legal_name: 'Vertrokken Molen',
  in_register: false,
  left_on: '2025-10-04',
})
const trader = await addCompany(pool, {
  legal_name: 'Gestopte Zaak',
  in_register: false,
  natural_person: true,
  street: 'Huisstraat 7',
})
const [byNotice, byAccounts, person] = [8_880_021, 8_880_022, 8_880_023].map(withChecksum) as [
  string,
  string,
  string,
]
const opening = (number: string) => ({
  enterprise_number: Number(number),
  source: 'faillissement',
  severity: 'high',
  numac: '2025807259',
  event_kind: 'bankruptcy_opening',
  pub_date: '2025-03-01',
})
for (const number of [left, byNotice]) await insert(pool, 'gazette.lifecycle_event', opening(number))
const notice = (number: string, naturalPerson: boolean) => ({
  enterpriseNumber: number as EnterpriseNumber,
  fact: 'event' as const,
  numac: '2025807259',
  debtor: { name: naturalPerson ? 'Odilon Van Pluim' : 'Verdwenen Molen NV', naturalPerson, address: null },
})
const client = await pool.connect()
const facts = [notice(byNotice, false), notice(person, true)]
await replaceFacts(client, ['2025807259'], facts as unknown as ExtractedFact[], 1)
client.release()
await insert(pool, 'accounts.deposit', {
  enterprise_number: Number(byAccounts),
  reference: '2025-00000001',
  deposited_on: '2025-06-30',
  period_end: '2024-12-31',
})

async function open(number: string, lang = 'nl') {
  const answer = await fetch(`${app.url}/${lang}/company/${number}`, { headers: { accept: 'text/html' } })
  return { answer, $: load(await answer.text()) }
}

test('a company that left the register keeps a page: since when, its last record, its events', async () => {
  const { answer, $ } = await open(left, 'en')
  assert.equal(answer.status, 200)
  assert.match(answer.url, /\/en\/company\/vertrokken-molen-\d{10}$/)
  assert.equal(answer.headers.get('x-robots-tag'), 'noindex')
  assert.equal($('meta[name=robots]').attr('content'), 'noindex')
  assert.match(
    $('header.identity').text(),
    /Not in the enterprise register since the extract of 4 October 2025\./,
  )
  assert.match($('header.identity').text(), /As last recorded in the register.*Nieuwstraat 1/s)
  assert.match($('#timeline').text(), /bankruptcy/i)
  for (const lang of ['nl', 'fr', 'de'])
    assert.match((await open(left, lang)).$('.gap').text(), /4 o[kc]tob[er]+ 2025|4\. Oktober 2025/i)
})

test('a company of the gazette or the accounts alone has a page of what these tell', async () => {
  const noticed = await open(byNotice, 'en')
  assert.equal(noticed.$('h1').text(), 'Verdwenen Molen NV')
  assert.match(noticed.$('header.identity').text(), /In no extract of the enterprise register/)
  assert.doesNotMatch(noticed.$('header.identity').text(), /As last recorded/)
  assert.match(noticed.$('#timeline').text(), /bankruptcy/i)
  const filed = await open(byAccounts, 'en')
  assert.match(filed.$('#accounts').text(), /2025-00000001/)
})

test('the address of a sole trader who left the register is not shown', async () => {
  const { answer, $ } = await open(trader)
  assert.equal(answer.status, 200)
  assert.doesNotMatch($('body').text(), /Huisstraat/)
})

test('natural persons without a record, suppressed companies and unknown numbers have no page', async () => {
  assert.equal((await open(person)).answer.status, 404)
  assert.equal((await open(withChecksum(8_880_099))).answer.status, 404)
  await insertSuppression(pool, parseTarget(byNotice) ?? assert.fail(byNotice), null)
  await until(async () => (await open(byNotice)).answer.status === 404)
})
