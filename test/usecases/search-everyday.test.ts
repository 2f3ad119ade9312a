// Search as people type and paste: numbers anywhere, letterheads, places, streets, trades, other blanks and forms.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { parseFilter } from '../../src/domain/search/filter.ts'
import { searchPage } from '../../src/usecases/search/search-page.ts'
import { type CompanyFixture, createSearchFixture } from './search-fixture.ts'

const GENT: CompanyFixture['town'] = ['9000', 'Gent', 'Gand']
const SINT_AMANDSBERG: CompanyFixture['town'] = ['9040', 'Gent', 'Gand']
const LIEGE: CompanyFixture['town'] = ['4000', 'Liège', 'Liège']

const COMPANIES: CompanyFixture[] = [
  {
    number: '0200.000.142',
    names: [['2', '001', 'Schilderwerken Wittebolle BV']],
    town: SINT_AMANDSBERG,
    street: ['Kerkstraat(Gen)', 'Kerkstraat(Gen)', '12'],
    nace: [['2025', '43341']],
  },
  {
    number: '0200.000.241',
    names: [['1', '001', 'Boulangerie de la Couronne SRL']],
    town: LIEGE,
    street: ['Rue de la Loi', 'Rue de la Loi', '7'],
    nace: [['2025', '10712']],
  },
  {
    number: '0200.000.340',
    names: [['2', '001', 'Van den Broeck Bouwwerken']],
    town: GENT,
    street: ['Veldstraat', 'Veldstraat', '9'],
    nace: [['2008', '43910']],
    shops: [{ number: '2.100.000.114', name: "L'Atelier d'Été", street: ['Nieuwstraat', 'Rue Neuve', '7'] }],
  },
  {
    number: '0200.000.439',
    names: [['2', '001', 'Harmonie Sint-Jozef']],
    town: GENT,
    nace: [['2025', '43910']],
  },
  { number: '0200.000.538', names: [['2', '001', 'Janssens, Ann']], town: GENT, trader: true },
  {
    number: '0200.000.637',
    names: [['2', '001', 'Janssens']],
    town: LIEGE,
    street: ['Rue Neuve', 'Rue Neuve', '3'],
    nace: [['2025', '62100']],
  },
]

const { search, close } = await createSearchFixture(COMPANIES)
after(close)

/** The last three digits of the numbers found, in order. */
async function found(q: string): Promise<string[]> {
  return (await search(q, 20)).map(({ enterpriseNumber }) => enterpriseNumber.slice(-3))
}

async function first(q: string) {
  const [hit] = await search(q, 20)
  return hit
}

test('a number is found in every writing, and within a text', async () => {
  for (const q of [
    'TVA BE 0200.000.142',
    'BTW BE0200000142',
    'KBO nr 0200.000.142',
    'RPR Gent 0200.000.142',
    '(0200.000.142)',
    '0200/000/142',
    '0200–000–142',
    '0200\u00a0000\u00a0142',
    'B.E. 0200.000.142',
    '０２００．０００．１４２',
    '200.000.142',
    'klant0200000142x',
    'Iets Anders NV, N° d’entreprise : 0200.000.142, IBAN BE68 5390 0754 7034',
  ]) {
    assert.deepEqual(await found(q), ['142'], q)
  }
  assert.deepEqual(await found('vestiging 2.100.000.114'), ['340'])
})

test('a number is not cut out of a phone number or an account', async () => {
  assert.deepEqual(await found('IBAN BE68 5390 0754 7034'), [])
  assert.equal((await first('Harmonie Sint-Jozef tel 09 200 00 01 42'))?.enterpriseNumber, '0200000439')
})

test('an invoice line or a letterhead finds its company', async () => {
  for (const q of [
    'Schilderwerken Wittebolle Kerkstraat 12 9040 Sint-Amandsberg',
    'Schilderwerken Wittebolle bv\nKerkstraat 12 bus 3\nB-9040 Sint-Amandsberg\nTel. 09 222 33 44 - info@voorbeeld.be',
    '9040 Gent, Kerkstraat 12, Schilderwerken Wittebolle, www.voorbeeld.be',
    'Schilderwerken Witebolle | Kerkstraat 12 | 9040 Gent',
  ]) {
    assert.equal((await first(q))?.enterpriseNumber, '0200000142', q)
  }
  const hit = await first('Schilderwerken Wittebolle Kerkstraat 12 9040 Gent')
  assert.equal(hit?.matchedAddress, 'Kerkstraat 12, 9040 Gent')
  assert.equal(hit?.approximate, false)
})

test('a house without a number is no word of a name', async () => {
  for (const q of [
    'Van den Broeck Bouwwerken, Veldstraat SN, 9000 Gent',
    'Van den Broeck Bouwwerken Veldstraat z/n B-9000 Gent',
    'Van den Broeck Bouwwerken\nmail info@vdbb.example\nVeldstraat SN bte /\nB-9000 Gent',
    'Van den Broeck Bouwwerken – Veldstraat z/n bte 0.2 · 9000 Gent',
  ])
    assert.equal((await first(q))?.enterpriseNumber, '0200000340', q)
})

test('a town is found by its parts, in other languages and misspelt', async () => {
  for (const q of [
    'wittebolle sint-amandsberg',
    'wittebolle st amandsberg',
    'wittebolle ghent',
    'wittebolle 9040',
  ])
    assert.equal((await first(q))?.enterpriseNumber, '0200000142', q)
  for (const q of ['janssens luik', 'janssens lüttich', 'janssens 4000'])
    assert.equal((await first(q))?.enterpriseNumber, '0200000637', q)
  assert.equal((await first('wittebolle sint-amandsbreg'))?.enterpriseNumber, '0200000142')
})

test('a name with the street of its seat needs no number', async () => {
  assert.deepEqual(await found('janssens rue neuve'), ['637'])
  assert.deepEqual(await found('wittebolle kerkstraat'), ['142'])
})

test('an address may lack its article, its number, or be of a neighbour', async () => {
  assert.deepEqual(await found('rue loi 7 liege'), ['241'])
  assert.deepEqual(await found('4000 liege, rue de la loi 7'), ['241'])
  assert.deepEqual(await found('rue de la loi liege'), ['241'])
  const neighbour = await first('kerkstraat 12 merelbeke')
  assert.equal(neighbour?.enterpriseNumber, '0200000142')
  assert.equal(neighbour?.approximate, true, 'not in the town asked for')
})

test('blanks may be elsewhere', async () => {
  for (const q of [
    'vandenbroeck bouwwerken',
    'van den broeck bouw werken',
    'vandenbroeckbouwwerken',
    'Vandenbroeck',
  ])
    assert.equal((await first(q))?.enterpriseNumber, '0200000340', q)
})

test('abbreviations stand for words, and words for abbreviations', async () => {
  for (const q of ['harmonie st jozef', 'Harmonie St. Jozef', 'harmonie saint jozef'])
    assert.equal((await first(q))?.enterpriseNumber, '0200000439', q)
})

test('a word with a point is the beginning of a word, wherever it stands', async () => {
  for (const q of ['Schild. Wittebolle', 'Wittebolle Schilderw.', 'Boul. de la Couronne'])
    assert.ok(['0200000142', '0200000241'].includes((await first(q))?.enterpriseNumber ?? ''), q)
})

test('a beginning with an error finds the name', async () => {
  assert.equal((await first('schilderwerken witebo'))?.enterpriseNumber, '0200000142')
})

test('unknown words are left out, and the hits say so', async () => {
  const hit = await first('wittebolle qwzxv')
  assert.equal(hit?.enterpriseNumber, '0200000142')
  assert.equal(hit?.approximate, true)
  assert.equal((await first('wittebolle'))?.approximate, false)
})

test('a trade finds companies of that activity, in its edition of the codes', async () => {
  for (const q of ['bakkerij', 'boulangerie', 'Bäckerei', 'bakery', 'boulangerie liège', 'bakker luik']) {
    const hit = await first(q)
    assert.equal(hit?.enterpriseNumber, '0200000241', q)
    assert.equal(hit?.matchKind, 'nace', q)
  }
  // 43910 is roofing in the edition of 2008, and bricklaying in that of 2025.
  assert.deepEqual(await found('dakwerker'), ['340'])
  assert.deepEqual(await found('metselaar'), ['439'])
  assert.deepEqual((await found('F43')).toSorted(), ['142', '340', '439'])
  assert.deepEqual(await found('bakkerij gent'), [])
})

test('a hit says which name matched, and whose', async () => {
  assert.deepEqual((await first("l'atelier d'ete"))?.matchedName, {
    name: "L'Atelier d'Été",
    entity: 'establishment',
  })
  assert.deepEqual((await first('wittebolle schilderwerken'))?.matchedName, {
    name: 'Schilderwerken Wittebolle BV',
    entity: 'company',
  })
  assert.equal((await first('0200.000.142'))?.matchedName, null)
})

test('a search can be limited', async () => {
  const NONE = { town: null, nace: null, legal_form: null, situation: null, person: null }
  const limited = async (q: string, limits: Partial<typeof NONE | Record<string, string>>) =>
    (await search(q, 20, parseFilter({ ...NONE, ...limits }))).map(hit => hit.enterpriseNumber.slice(-3))
  assert.deepEqual((await limited('janssens', {})).toSorted(), ['538', '637'])
  assert.deepEqual(await limited('janssens', { town: 'Luik' }), ['637'])
  assert.deepEqual(await limited('janssens', { person: 'natural' }), ['538'])
  assert.deepEqual(await limited('janssens', { nace: '62' }), ['637'])
  assert.deepEqual(await limited('janssens', { legal_form: '610' }), ['637'])
  assert.deepEqual(await limited('janssens', { situation: '050' }), [])
  assert.throws(() => parseFilter({ ...NONE, town: 'Nergens' }), /^ParameterError: town: no Belgian town/)
  assert.throws(() => parseFilter({ ...NONE, nace: 'x' }), /^ParameterError: nace: write/)
})

test('pages follow each other without gaps', async () => {
  const all = await found('0200000')
  const one = await searchPage(search, '0200000', { from: 0, limit: 4 })
  assert.equal(one.next, 4)
  const two = await searchPage(search, '0200000', { from: 4, limit: 4 })
  assert.equal(two.next, null)
  assert.deepEqual(
    [...one.hits, ...two.hits].map(({ enterpriseNumber }) => enterpriseNumber.slice(-3)),
    all,
  )
})
