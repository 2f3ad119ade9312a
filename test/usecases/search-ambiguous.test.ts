// Search texts that mean several things: abbreviations of streets, towns of one name, towns in names of streets, and names beside a
// neighbouring town.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { findByStreet } from '../../src/store/register/search-addresses.ts'
import { BRUSSELS, type CompanyFixture, createSearchFixture } from './search-fixture.ts'

const AALST: CompanyFixture['town'] = ['9300', 'Aalst', 'Alost']
const SINT_TRUIDEN: CompanyFixture['town'] = ['3800', 'Sint-Truiden', 'Saint-Trond'] // has a village called Aalst
const ELSENE: CompanyFixture['town'] = ['1050', 'Elsene', 'Ixelles']
const NAMUR: CompanyFixture['town'] = ['5000', 'Namur', 'Namur']
const EUPEN: CompanyFixture['town'] = ['4700', 'Eupen', 'Eupen']
const MESSANCY: CompanyFixture['town'] = ['6780', 'Messancy', 'Messancy']

const COMPANIES: CompanyFixture[] = [
  {
    number: '0200.000.142',
    names: [['2', '001', 'Zuivelhuis Aalst']],
    town: AALST,
    street: ['Putlaan', 'Putlaan', '44bis'],
    nace: [['2025', '81210']],
  },
  {
    number: '0200.000.241',
    names: [['2', '001', 'Poetsdienst Haspengouw']],
    town: SINT_TRUIDEN,
    since: '01-01-1950',
    street: ['Burgemeester Maenhautlaan', 'Burgemeester Maenhautlaan', '150-152'],
    nace: [['2025', '81210']],
    shops: [
      { number: '2.100.000.114', street: ['Stapelstraat', 'Stapelstraat', '1'] },
      { number: '2.100.000.213', street: ['Stapelstraat', 'Stapelstraat', '2'] },
    ],
  },
  {
    number: '0200.000.340',
    names: [['2', '001', 'Fabriek Zandhoven']],
    town: ELSENE,
    since: '01-01-1950',
    street: ['Kerkstraat', "Rue de l'Église", '50'],
  },
  {
    number: '0200.000.439',
    names: [['2', '001', 'Winkel Zavelput']],
    town: BRUSSELS,
    street: ['Kerkstraat', "Rue de l'Église", '50'],
  },
  {
    number: '0200.000.538',
    names: [['1', '001', 'Atelier du Verger']],
    town: NAMUR,
    street: ['Chemin de la Tour', 'Chemin de la Tour', '16'],
  },
  {
    number: '0200.000.637',
    names: [['3', '001', 'Werkhof Ostkantone']],
    town: EUPEN,
    street: ['Kirchstraße', 'Kirchstraße', '2'],
  },
  {
    number: '0200.000.736',
    names: [['1', '001', 'Vercavision']],
    town: MESSANCY,
    street: ["Rue de l'Écu", "Rue de l'Écu", '54'],
  },
  {
    number: '0200.000.835',
    names: [['1', '001', 'Bercavision Solutions']],
    town: ['6700', 'Arlon', 'Arlon'],
  },
  {
    number: '0200.000.934',
    names: [['2', '001', 'Lakenhuis Ninove']],
    town: ['9400', 'Ninove', 'Ninove'],
  },
  {
    number: '0200.001.033',
    names: [['2', '001', 'Lakenhuis Geraardsbergen']],
    town: ['9500', 'Geraardsbergen', 'Grammont'],
    since: '01-01-1950',
  },
]

const { search, pool, close } = await createSearchFixture(COMPANIES)
after(close)

async function first(q: string) {
  const [hit] = await search(q, 20)
  return hit
}

async function assertFirst(number: string, ...texts: string[]): Promise<void> {
  for (const q of texts) assert.equal((await first(q))?.enterpriseNumber, number, q)
}

test('an abbreviation of a street means any of the streets that are written so', async () => {
  await assertFirst('0200000538', 'Ch. de la Tour 16 Namur', 'Chem. de la Tour 16, 5000 Namur')
  await assertFirst('0200000637', 'Kirchstr. 2 Eupen', 'Kirchstrasse 2 Eupen')
  await assertFirst('0200000241', 'Burg. Maenhautln 150 Sint-Truiden')
})

test('a house number may have a word, a range or a box behind it, before the street and after it', async () => {
  await assertFirst('0200000142', 'Putlaan 44bis Aalst', 'Putlaan 44 bis Aalst', '44bis Putlaan, Aalst')
  await assertFirst(
    '0200000241',
    '150-152, Burgemeester Maenhautlaan 3800 Sint-Truiden',
    'Burgemeester Maenhautlaan 150-152',
    'Burgemeester Maenhautlaan 150 A bus 0101 Sint-Truiden',
    'Burgemeester Maenhautlaan 150 bt 1 Sint-Truiden',
    'Burgemeester Maenhautlaan 150, bus 0.2 Sint-Truiden',
  )
})

test('of several towns of a name the one that is called so comes first', async () => {
  assert.deepEqual(
    (await search('schoonmaakbedrijf Aalst', 20)).map(({ enterpriseNumber }) => enterpriseNumber),
    ['0200000142', '0200000241'],
  )
  await assertFirst('0200000439', 'Kerkstraat 50 Brussel', 'Kerkstraat 50 Bruxelles', 'Kerkstraat 50 Brussle')
})

test('a town within the name of a street is not asked for', async () => {
  await assertFirst('0200000538', 'Chemin de la Tour 16', 'Chemin de la Tour 16 Nmaur')
  await assertFirst('0200000736', "Rue de l'Écu 54")
})

test('the word behind a postal code is the town, however it is spelt', async () => {
  const hit = await first("Rue de l'Écu 54 6780 Mesansyc")
  assert.equal(hit?.enterpriseNumber, '0200000736')
  assert.equal(hit?.approximate, false)
})

test('a postal code is no house number', async () => {
  const hit = await first('Chemin de la Tour, 5000 Namur')
  assert.equal(hit?.enterpriseNumber, '0200000538')
})

test('an address with a postal code that no town has is approximate', async () => {
  const exact = await first('Kerkstraat 50 1000')
  assert.deepEqual([exact?.enterpriseNumber, exact?.approximate], ['0200000439', false])
  for (const q of ['Kerkstraat 50 1001', 'Kerkstraat 50, 1001 Brussel']) {
    const hit = await first(q)
    assert.deepEqual(
      [hit?.enterpriseNumber, hit?.matchKind, hit?.approximate],
      ['0200000439', 'address', true],
      q,
    )
  }
})

test('a name that exists near the town comes before misspelt ones in the town, and says so', async () => {
  const hit = await first('Vercavision Arlon')
  assert.equal(hit?.enterpriseNumber, '0200000736')
  assert.equal(hit?.approximate, true)
  assert.notEqual((await first('Vercavision Gent'))?.approximate, false, 'nor of a far town')
})

test('of two towns the last one is where the company is, the other one a word of its name', async () => {
  const both = await search('Lakenhuis Ninove Geraardsbergen', 10)
  assert.deepEqual(
    both.slice(0, 2).map(({ enterpriseNumber }) => enterpriseNumber),
    ['0200000934', '0200001033'],
  )
})

test('a street is found in a large town as in a small one', async () => {
  const large = Array.from({ length: 20 }, (_, at) => String(1000 + 10 * at))
  for (const zips of [['1000'], large]) {
    const rows = await findByStreet(pool, { street: 'kerkstraat', zips }, 20)
    const numbers = rows.map(({ enterpriseNumber }) => enterpriseNumber)
    assert.deepEqual(numbers.toSorted(), zips.includes('1050') ? [200000340, 200000439] : [200000439])
  }
})
