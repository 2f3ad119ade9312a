// Owners, holdings and group on a company's page.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import type { FiledOwnership } from '../../src/domain/accounts/filed-ownership.ts'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import { saveDeposits } from '../../src/store/accounts/deposits.ts'
import { refreshKeyFigures } from '../../src/store/accounts/key-figures.ts'
import { markNewestOwnership, replaceOwnership } from '../../src/store/accounts/ownership.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, runApp } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const app = await runApp({ databaseUrl: url })
const company = async (legal_name: string, more = {}) =>
  (await addCompany(pool, { legal_name, ...more })) as EnterpriseNumber
const [head, middle, leaf, alone] = [
  await company('Kop'),
  await company('Midden'),
  await company('Blad', { situation: '050' }),
  await company('Alleen'),
]

const entity = (name: string, enterpriseNumber: EnterpriseNumber | null) => ({
  name,
  enterpriseNumber,
  foreignIdentifier: null,
  country: enterpriseNumber === null ? null : 'BE',
})
const held = (name: string, number: EnterpriseNumber, direct: string) => ({
  ...entity(name, number),
  rights: [{ nature: 'Aandelen', number: '10', direct, throughSubsidiaries: null }],
  accountsDate: '2024-12-31',
  currency: 'EUR',
  equity: '114928.0',
  netResult: '1266.0',
})
const right = (percentage: string) => ({ nature: null, number: null, numberNotAttached: null, percentage })

let filed = 0

async function file(enterpriseNumber: EnterpriseNumber, ownership: FiledOwnership): Promise<void> {
  const reference = `2025-0000000${++filed}`
  await inTransaction(pool, async client => {
    await saveDeposits(client, [
      {
        enterpriseNumber,
        reference,
        depositedOn: '2025-06-30',
        periodStart: '2024-01-01',
        periodEnd: '2024-12-31',
        approvedOn: null,
        model: 'm02-f',
        depositType: 'Initial',
        language: 'NL',
        currency: 'EUR',
        legalForm: '014',
        figures: {
          form: 'json_xbrl',
          rubrics: { '20/58': '1500.5' },
          previousRubrics: {},
          officers: [],
          brokenRules: [],
        },
      },
    ])
    await refreshKeyFigures(client, [{ enterpriseNumber: Number(enterpriseNumber), reference }])
    await replaceOwnership(client, [{ enterpriseNumber, reference, ownership }])
    await markNewestOwnership(client, [Number(enterpriseNumber)])
  })
}

await file(head, { holdings: [held('Midden', middle, '0.6')], shareholders: [] })
await file(middle, {
  holdings: [held('Blad', leaf, '1.0')],
  shareholders: [
    { kind: 'company', ...entity('Kop', head), rights: [right('0.55')] },
    { kind: 'person', ...entity('Ann Verzonnen', null), rights: [right('0.45')] },
  ],
})

async function sectionOf(number: string, lang = 'en') {
  const answer = await fetch(`${app.url}/${lang}/company/${number}`, { headers: { accept: 'text/html' } })
  assert.equal(answer.status, 200)
  return load(await answer.text())('#ownership')
}

test('owners and holdings are a table with the words of both sides, linked', async () => {
  const section = await sectionOf(middle)
  const [owners, holdings] = section.find('table').toArray()
  const $ = load('')
  assert.match($(owners).text(), /Kop.*contradict each other.*60\s?%.*deposit 2025-00000001.*55\s?%/s)
  assert.match($(owners).find('a').attr('href') ?? '', new RegExp(`/en/company/kop-${head}`))
  assert.match($(holdings).text(), /Blad.*100\s?%.*114,928 \/ 1,266 EUR/s)
})

test('a person who owns is counted, and named to members only', async () => {
  const section = await sectionOf(middle)
  assert.doesNotMatch(section.text(), /Ann Verzonnen/)
  assert.match(section.text(), /A natural person\. Natural persons are named to members only\./)
})

test('the group is told in words and drawn, with this company and a bankrupt one marked', async () => {
  const section = await sectionOf(leaf)
  assert.match(section.text(), /Ultimate majority holder known: Kop/)
  const drawing = section.find('svg.group-graph')
  assert.match(drawing.attr('aria-label') ?? '', /3 companies/)
  assert.deepEqual(
    drawing
      .find('g')
      .toArray()
      .map(row => [row.attribs.class, load(row)('title').text()]),
    [
      ['other', 'Kop'],
      ['other', 'Midden'],
      ['this', 'Blad'],
    ],
  )
  assert.equal((await sectionOf(middle)).find('g.bad title').text(), 'Blad')
  await pool.query('INSERT INTO risk.open_bankruptcy (enterprise_number) VALUES ($1)', [Number(head)])
  const bad = (await sectionOf(middle)).find('g.bad title')
  assert.deepEqual(bad.map((_, title) => load(title).text()).get(), ['Kop', 'Blad'], 'by the gazette too')
})

test('what no filing states is told as unknown, not as none', async () => {
  const section = await sectionOf(alone)
  assert.match(section.text(), /No filing loaded here states who owns this company/)
  assert.match(section.text(), /No filing loaded here states what this company holds/)
  assert.match((await sectionOf(leaf)).text(), /No filing loaded here states what this company holds/)
  for (const lang of ['nl', 'fr', 'de'])
    assert.ok((await sectionOf(alone, lang)).find('h2').text().length > 5)
})

test('a filing that lists no participating interests is named', async () => {
  await file(alone, { holdings: [], shareholders: [] })
  assert.match(
    (await sectionOf(alone)).text(),
    /accounts closed on 31 December 2024 list no participating interests/,
  )
})

test('a group has its summed size beside that of the company, and who is counted', async () => {
  const section = await sectionOf(middle)
  const row = section.find('caption:contains("Size")').parent().find('tbody tr').first()
  assert.equal(row.text().replaceAll(/\s+/g, ' ').trim(), 'Balance sheet total 1,500.5 3,001 (of 2)')
  assert.match(section.text(), /Own figures of 2 of the 3 Belgian companies of the group/)
})
