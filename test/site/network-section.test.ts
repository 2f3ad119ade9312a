// The network on a company's page: for visitors without natural persons, for members with them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { inTransaction } from '../../src/store/db/pool.ts'
import { addMember } from '../../src/usecases/members/manage-members.ts'
import { createTestDatabase } from '../database.ts'
import { addSeat, fillNetwork } from '../fixtures/network.ts'
import { addCompany, runApp, until } from '../rest/running-app.ts'
import { openBrowser } from './form-client.ts'

const PASSWORD = 'een-verzonnen-wachtwoord'
const { url, pool } = await createTestDatabase()
const app = await runApp({ databaseUrl: url })
const { centre, head, leaf, auditor } = await fillNetwork(pool)
await addMember(pool, {
  email: 'member@example.org',
  name: 'Invented Member',
  password: PASSWORD,
  plan: 'free',
})
const visitor = openBrowser(app.url)
const member = openBrowser(app.url)
await member.send('/en/sign-in', { email: 'member@example.org', name: 'Invented Member', password: PASSWORD })

async function sectionOf(number: string, lang = 'en', browser = visitor) {
  const first = await browser.get(`/${lang}/company/${number}`)
  const answer = first.status === 301 ? await browser.get(first.headers.get('location') ?? '') : first
  assert.equal(answer.status, 200)
  return load(await answer.text())('#network')
}

test('the network is drawn with linked companies, focusable and titled, and a legend', async () => {
  const section = await sectionOf(centre)
  const drawing = section.find('figure > svg.network-graph')
  assert.match(drawing.attr('aria-label') ?? '', /^Drawing of the network: \d+ nodes/)
  assert.match(drawing.text(), /Kop.*shareholder 60\s?%/s)
  assert.match(drawing.find('a.bad').text(), /Zuster.*bankrupt/s)
  assert.equal(drawing.find(`a[href="/en/company/kop-${head}"]`).length, 1)
  assert.equal(drawing.find('a > title').length, drawing.find('a').length)
  assert.match(section.find('.network-legend').text(), /shares.*board.*statutory auditor/s)
})

test('natural persons and what they link are shown to members only', async () => {
  const seen = (await sectionOf(centre)).text()
  assert.doesNotMatch(seen, /Luc Verplume|Ann Verzonnen|Gevallen/)
  assert.match(seen, /2 natural persons are not drawn\. .* members only/)
  const own = (await sectionOf(centre, 'en', member)).text()
  assert.match(own, /Luc Verplume/)
  assert.match(own, /Gevallen/)
  assert.doesNotMatch(own, /members only/)
})

test('insolvencies around are told in a sentence and a table, with the link and the rule', async () => {
  const section = await sectionOf(centre, 'en', member)
  assert.match(section.text(), /One company led by the same people went bankrupt in 2024\./)
  assert.match(section.text(), /One company in the same group went bankrupt in 2025\./)
  assert.match(
    section.find('tbody').text(),
    /Zuster.*Bankruptcy.*group: Kop.*Gevallen.*same person: Luc Verplume/s,
  )
  assert.match(section.text(), /ended in the year before/)
  for (const lang of ['nl', 'fr', 'de'])
    assert.match((await sectionOf(centre, lang, member)).text(), /2024.*2025|2025.*2024/s)
})

test('companies at the same address are counted, and an office centre is marked', async () => {
  assert.match((await sectionOf(centre)).text(), /One other legal person has its seat in this house\.\s*Buur/)
  for (let at = 0; at < 22; at++) await addSeat(pool, (await addCompany(pool)) as typeof centre, '8000')
  await addSeat(pool, leaf, '8000')
  const text = (await sectionOf(leaf)).text()
  assert.match(text, /22 other legal persons have their seat.*shared office address.*links nobody/s)
  assert.doesNotMatch((await sectionOf(auditor)).text(), /same address/)
})

test('a company that nothing is stated about is told as such', async () => {
  const text = (await sectionOf(await addCompany(pool))).text()
  assert.match(text, /No act or filing loaded here links this company to another one/)
  assert.match(text, /In what is loaded here there is none of companies with the same leadership/)
})

test('without the gazette the section says what is missing, never that there is none', async () => {
  await inTransaction(pool, async client => {
    await client.query('LOCK TABLE gazette.mandate IN ACCESS EXCLUSIVE MODE')
    const text = (await sectionOf(centre)).text()
    assert.match(text, /Mandates and bankruptcies are missing here/)
    assert.match(text, /Whether there are bankruptcies around this company is currently unknown/)
  })
  await until(async () => !/missing here/.test((await sectionOf(centre)).text()))
})
