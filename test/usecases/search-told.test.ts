// Search texts that say more or less than a name: a number that is another's, questions, addresses of the web, prepositions.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { BRUSSELS, type CompanyFixture, createSearchFixture } from './search-fixture.ts'

const GENT: CompanyFixture['town'] = ['9000', 'Gent', 'Gand']
const AALST: CompanyFixture['town'] = ['9300', 'Aalst', 'Alost']
const NAMUR: CompanyFixture['town'] = ['5000', 'Namur', 'Namur']
const MARCHE: CompanyFixture['town'] = ['6900', 'Marche-en-Famenne', 'Marche-en-Famenne']

const COMPANIES: CompanyFixture[] = [
  {
    number: '0200.000.142',
    names: [['2', '001', 'Zavelput Trading BV']],
    town: GENT,
    street: ['Kerkstraat', 'Kerkstraat', '6'],
    nace: [['2025', '46190']],
    shops: [{ number: '2.100.000.114', street: ['Nieuwstraat', 'Rue Neuve', '7'] }],
  },
  { number: '0200.000.241', names: [['2', '001', 'NO Software']], town: GENT, nace: [['2025', '62100']] },
  { number: '0200.000.340', names: [['2', '001', 'In den Hert']], town: BRUSSELS, nace: [['2025', '56301']] },
  { number: '0200.000.439', names: [['1', '001', 'Soins à Domicile Doucet']], town: NAMUR },
  {
    number: '0200.000.538',
    names: [['1', '001', 'Hôtel Martens SRL']],
    town: MARCHE,
    nace: [['2025', '55100']],
  },
  {
    number: '0200.000.637',
    names: [['2', '001', 'Wittebolle Garage']],
    town: AALST,
    nace: [['2025', '95311']],
  },
  { number: '0200.000.736', names: [['2', '001', 'Banden Gent']], town: GENT, nace: [['2025', '47811']] },
  { number: '0200.000.835', names: [['1', '001', 'La Société du Verger']], town: NAMUR },
  { number: '0200.000.934', names: [['2', '001', 'Vandersmissen.be']], town: GENT },
  {
    number: '0200.001.033',
    names: [['1', '001', 'Atelier du Verger']],
    town: NAMUR,
    street: ['Boulevard du Prince(Nam)', 'Boulevard du Prince(Nam)', '269'],
  },
  { number: '0200.001.132', names: [['2', '001', 'Vandersmissen']], town: BRUSSELS },
]

const { search, close } = await createSearchFixture(COMPANIES)
after(close)

async function first(q: string) {
  const [hit] = await search(q, 20)
  return hit && { number: hit.enterpriseNumber.slice(-4), kind: hit.matchKind, approximate: hit.approximate }
}

async function assertFirst(number: string, approximate: boolean, ...texts: string[]): Promise<void> {
  for (const q of texts) {
    const hit = await first(q)
    assert.deepEqual([hit?.number, hit?.approximate], [number, approximate], q)
  }
}

test('a name beside a valid number of nobody is approximate', async () => {
  await assertFirst('0142', false, 'Zavelput Trading')
  await assertFirst('0142', true, 'Zavelput Trading BE0403449823', 'Zavelput Trading, Gent, BTW 0403.449.823')
})

test('a number beside the name of another company is approximate', async () => {
  await assertFirst('0241', true, 'Zavelput Trading BE0200.000.241', '0200.000.241 Iets Anders NV')
  await assertFirst(
    '0142',
    false,
    'Zavelput Trading BE0200.000.142',
    'ZAVELPUT, Kerkstraat 6 Gent, BTW 0200.000.142',
    'Zavelptu Trading 0200.000.142',
    'zavelputtrading 0200.000.142',
    'Kerkstraat 6, 9000 Gent, 0200.000.142',
    'Factuur 0200.000.142',
    'RPR Gent 0200.000.142',
    'klant0200000142x',
    'wie is de zaakvoerder van 0200.000.142',
    'Zavelput 2.100.000.114',
  )
})

test('one number of two that is nobody’s makes the other approximate', async () => {
  await assertFirst('0142', true, '0200.000.142 0403.449.823')
  await assertFirst('0142', false, '0200.000.142 2.100.000.114')
})

test('a label and its number do not find a company called No', async () => {
  await assertFirst(
    '0142',
    true,
    'Invoice no. 8430 Zavelput Trading',
    'Invoice no 8430 Zavelput Trading Gent',
    'Factuur nr. 8430 Zavelput Trading',
  )
  await assertFirst('0241', false, 'NO Software')
})

test('a code with its label finds companies of the activity', async () => {
  for (const q of ['NACE 62.100', 'NACE-BEL: 62100', 'code NACE 62.1', 'activité 6210', 'NACE 62.100 Gent'])
    assert.deepEqual(await first(q), { number: '0241', kind: 'nace', approximate: false }, q)
})

test('a trade that is not in the town is found near it, approximately, or not at all', async () => {
  for (const q of ['garage in Gent', 'garage Gent', 'garagiste à Gand', '95.311 Gent', 'NACE 95311, Gent'])
    assert.deepEqual(await first(q), { number: '0637', kind: 'nace', approximate: true }, q)
  for (const q of ['lawyers in Brussels', 'plombier à Liège', 'immokantoor Gent'])
    assert.deepEqual(await search(q, 20), [], q)
})

test('a trade that is not in the town finds a company there with a word for it in its name', async () => {
  await assertFirst('0736', true, 'tyres Gent', 'pneus Gand', 'bandencentrale')
})

test('a preposition alone finds no company', async () => {
  for (const q of ['qwzxv in den blurp', 'qwzxv à plonk']) assert.deepEqual(await search(q, 20), [], q)
  await assertFirst('0142', true, 'is Zavelput Trading failliet')
  await assertFirst('0340', false, 'in den hert')
})

test('a town with a conjunction is known beside a name', async () => {
  await assertFirst(
    '0538',
    false,
    'Hôtel Martens S.R.L. à Marche-en-Famenne',
    'la société Hôtel Martens S.R.L. à Marche-en-Famenne',
  )
})

test('an address may have the marks of the register, and a box in one word', async () => {
  for (const q of [
    'Boulevard du Prince(Nam) 269 5000',
    'Boulevard du Prince 269b1 5000',
    'Boulevard du Prince269 5000',
  ])
    assert.deepEqual(await first(q), { number: '1033', kind: 'address', approximate: false }, q)
  await assertFirst('0142', false, 'Kerkstraat6 9000')
})

test('an address of the web or of mail finds the company of that name', async () => {
  await assertFirst(
    '0142',
    true,
    'www.zavelputtrading.be',
    'info@zavelputtrading.be',
    'zavelput-trading.com',
    'https://www.zavelputtrading.be/contact',
  )
  assert.deepEqual(await search('www.qwzxvplonk.be', 20), [])
  await assertFirst('0934', false, 'vandersmissen.be')
})

test('a question finds the company that it is about', async () => {
  await assertFirst(
    '0142',
    false,
    'wie is de zaakvoerder van Zavelput Trading',
    'who owns Zavelput Trading?',
    'numéro de TVA de Zavelput Trading',
    'Zavelput Trading btw-nummer',
    'adres van de firma Zavelput Trading',
  )
  await assertFirst('0835', false, 'la société du verger')
})
