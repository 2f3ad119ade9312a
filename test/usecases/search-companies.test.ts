// Search over a small test register: all lanes, and ranking.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BRUSSELS, type CompanyFixture, createSearchFixture } from './search-fixture.ts'

const GENT: CompanyFixture['town'] = ['9000', 'Gent', 'Gand']
const LIEGE: CompanyFixture['town'] = ['4000', 'Luik', 'Liège']

const COMPANIES: CompanyFixture[] = [
  {
    number: '0200.000.142',
    names: [
      ['2', '001', 'Schilderwerken Wittebolle BV'],
      ['2', '002', 'S.W.B.'],
    ],
    town: GENT,
    street: ['Kerkstraat(Gen)', 'Kerkstraat(Gen)', '12A'],
    nace: [
      ['2008', '43341'],
      ['2025', '43340'],
    ],
  },
  { number: '0200.000.241', names: [['2', '001', 'Wittebolle']], town: BRUSSELS, since: '01-01-1950' },
  {
    number: '0200.000.340',
    names: [['2', '001', 'Wittebolle NV']],
    town: LIEGE,
    shops: [
      { number: '2.100.000.114', name: "L'Atelier d'Été", street: ['Nieuwstraat', 'Rue Neuve', '7'] },
      { number: '2.100.000.213', street: ['Veldstraat', 'Veldstraat', '9'] },
    ],
  },
  { number: '0200.000.439', names: [['0', '001', 'Wittebolle, Ann']], town: GENT, trader: true },
  {
    number: '0200.000.538',
    names: [
      ['1', '001', 'Société Ferronnerie Grandjean'],
      ['2', '001', 'IJzersmederij Grandjean'],
    ],
    town: BRUSSELS,
    street: ['Tongerenstraat', 'Rue des Tongres', '30'],
    nace: [
      ['2025', '62100'],
      ['2008', '62010'],
    ],
  },
  {
    number: '0200.000.637',
    names: [['1', '001', 'Grand Jean Transports S.A.']],
    town: LIEGE,
    nace: [['2025', '62100']],
  },
  { number: '0200.000.736', names: [['2', '001', 'Gentbrugse Bouwwerken']], town: ['9050', 'Gent', 'Gand'] },
  { number: '0200.000.835', names: [['2', '001', 'Garage 2000']], town: LIEGE },
]

const { search, replaceBy, close } = await createSearchFixture(COMPANIES)

/** The last three digits of the numbers found, in order. */
async function found(q: string, limit = 20): Promise<string[]> {
  return (await search(q, limit)).map(({ enterpriseNumber }) => enterpriseNumber.slice(-3))
}

test('numbers are found in any notation, by prefix and by establishment', async () => {
  for (const q of [
    '0200000142',
    '0200.000.142',
    'BE0200000142',
    'BE 0200.000.142',
    '200000142',
    '02000001',
  ]) {
    assert.deepEqual(await found(q), ['142'], q)
  }
  assert.deepEqual(await found('2.100.000.213'), ['340'])
  assert.equal((await search('0200000142', 20))[0]?.matchKind, 'kbo')
  assert.equal((await found('020000')).length, COMPANIES.length)
})

test('NACE codes are found by prefix in both versions', async () => {
  assert.deepEqual(await found('62'), ['637', '538'].sort((a, b) => Number(b) - Number(a)).reverse())
  assert.deepEqual(await found('62.010'), ['538'], 'the code of 2008')
  assert.deepEqual(await found('43.34'), ['142'])
  assert.equal((await search('62', 20))[0]?.matchKind, 'nace')
})

test('addresses are found with and without town, in both languages, and misspelt', async () => {
  const [hit] = await search('Kerkstraat 12 Gent', 20)
  assert.equal(hit?.matchKind, 'address')
  assert.equal(hit?.matchedAddress, 'Kerkstraat 12A, 9000 Gent')
  for (const q of ['kerkstr. 12', 'Kerkstraat 12a, 9000 Gent', 'kerkstrat 12', '12 kerkstraat gand']) {
    assert.deepEqual(await found(q), ['142'], q)
  }
  assert.deepEqual(await found('rue des Tongres 30 bruxelles'), ['538'])
  assert.deepEqual(await found('Tongerenstraat 30'), ['538'])
  assert.deepEqual(await found('rue neuve 7'), ['340'], 'an establishment’s')
  assert.deepEqual(await found('Kerkstraat 12 Liège'), [], 'not in that town')
})

test('whole names rank first, then establishments, legal persons and age', async () => {
  assert.deepEqual(await found('wittebolle'), ['340', '241', '439', '142'])
})

test('accents, case, punctuation, legal forms and the order of words make no difference', async () => {
  for (const q of [
    'WITTEBOLLE schilderwerken',
    'schilderwerken wittebolle nv',
    'Schilderwerken "Wittebolle" B.V.',
  ]) {
    assert.equal((await found(q))[0], '142', q)
  }
  assert.equal((await found('swb'))[0], '142', 'initials without dots')
  assert.equal((await found('latelier dete'))[0], '340', 'blanks for apostrophes left out')
  assert.equal((await found("l'atelier d'ete"))[0], '340', 'a name of an establishment')
})

test('a name in either language finds the company', async () => {
  assert.equal((await found('ferronnerie grandjean'))[0], '538')
  assert.equal((await found('ijzersmederij grandjean'))[0], '538')
})

test('a town selects among namesakes; a town alone does not match all its companies', async () => {
  assert.equal((await found('wittebolle brussel'))[0], '241')
  assert.equal((await found('wittebolle liege'))[0], '340')
  assert.deepEqual(await found('luik'), [])
  assert.deepEqual(await found('gent'), ['736'])
})

test('one or two typing errors per word are corrected; exact matches rank first', async () => {
  for (const q of ['schilderwreken wittebole', 'schildrewerken witebolle', 'shilderwerken wittebolle']) {
    assert.equal((await found(q))[0], '142', q)
  }
  assert.equal((await found('grandjaen ferronnerie'))[0], '538')
  assert.deepEqual((await found('grand jean')).slice(0, 1), ['637'])
})

test('superfluous and missing blanks are corrected', async () => {
  assert.equal((await found('schilder werken wittebolle'))[0], '142')
  assert.equal((await found('grandjean transports'))[0], '637')
})

test('the last word may be a prefix', async () => {
  assert.equal((await found('schilderwerken wit'))[0], '142')
  assert.equal((await found('schilderwerken w'))[0], '142')
})

test('a name with a number is a name', async () => {
  assert.deepEqual(await found('garage 2000'), ['835'])
})

test('the limit applies, and empty queries have no results', async () => {
  assert.equal((await search('wittebolle', 2)).length, 2)
  assert.deepEqual(await search('zzzzzzzz', 20), [])
  assert.deepEqual(await search('   ', 20), [])
})

test('special characters of the database are treated as text', async () => {
  for (const q of [
    "wittebolle' | 'x",
    'wittebolle & !grandjean',
    "':*",
    '\\',
    '%',
    '_',
    'a\0b',
    '🦆',
    "O'",
  ]) {
    await assert.doesNotReject(search(q, 5), q)
  }
})

test('a hit has its lane, and its address only in the address lane', async () => {
  const [byName] = await search('schilderwerken wittebolle', 20)
  assert.deepEqual(
    [byName?.matchKind, byName?.matchedAddress, byName?.slug],
    ['name', null, 'schilderwerken-wittebolle-bv-0200000142'],
  )
  for (const [q, lane] of [
    ['BE0200.000.142', 'kbo'],
    ['43.34', 'nace'],
  ] as const) {
    const [hit] = await search(q, 20)
    assert.deepEqual([hit?.matchKind, hit?.matchedAddress], [lane, null], q)
  }
})

test('removed companies rank last and are marked', async () => {
  await replaceBy(COMPANIES.filter(({ number }) => number !== '0200.000.340'))
  const hits = await search('wittebolle', 20)
  assert.deepEqual(
    hits.map(({ enterpriseNumber, notInRegister }) => [enterpriseNumber.slice(-3), notInRegister]),
    [
      ['241', false],
      ['439', false],
      ['142', false],
      ['340', true],
    ],
  )
  await replaceBy(COMPANIES.filter(({ number }) => number !== '0200.000.835'))
  assert.deepEqual(await found('garage 2000'), ['835'], 'by words that no company has any more')
  await replaceBy(COMPANIES.filter(({ number }) => number !== '0200.000.142'))
  for (const code of ['43341', '43.34', '433'])
    assert.deepEqual(await found(code), ['142'], 'by a code that no company has any more')
  assert.equal((await search('433', 20))[0]?.matchKind, 'nace')
  await close()
})
