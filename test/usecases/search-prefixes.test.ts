// Prefix queries: whatever the number and frequency of completions, the results equal those of a full scan, and
// exact words rank first.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { withChecksum } from '../rest/running-app.ts'
import { BRUSSELS, type CompanyFixture, createSearchFixture } from './search-fixture.ts'

const LINDAU: CompanyFixture['town'] = ['9988', 'Lindau', 'Lindau']
const FIRST = ['Atelier', 'Zaal', 'Atelier Zaal', 'Huis']
const MANY = [
  'Linde',
  'Linden',
  'Lindor',
  'Linea',
  'Lingo',
  'Linker',
  'Linnen',
  'Linoleum',
  'Linus',
  'Linz',
].flatMap(word => [word, `${word}hof`, `${word}bos`])
const FEW = ['Kroon', 'Kroonen', 'Kroonlijst', 'Kruis']

const NAMES = [
  ...FIRST.flatMap(first => [...MANY, ...FEW, 'Lin', 'Kro'].map(last => `${first} ${last}`)),
  ...Array.from({ length: 30 }, (_, n) => `Lin ${'abcdefghijklmnopqrstuvwxyzåßçø'[n]}x`),
  ...[
    'Zaal Oost',
    'Zaal Oosteinde',
    'Zaal Oostende',
    'Huis Oost',
    'Bakker',
    'Bakkerij',
    'Bakkerin',
    'Bakkers',
  ],
]
// Older companies are ranked before younger ones: more of them than are read.
const OLD = Array.from({ length: 210 }, (_, n) => `Brugman Werf${n}`)
const GUESSED = ['Vedamhof', 'Vedamhof', 'Veldmark', 'Zoenmodent', 'Zonemodis', 'Zonemodis', 'Zonemoker']
const companies = [...NAMES, ...GUESSED, ...OLD, 'Brugwachter'].map((name, at) => ({
  number: withChecksum(2_100_000 + at).replace(/(....)(...)(...)/, '$1.$2.$3'),
  names: [['2', '001', name]] as CompanyFixture['names'],
  town: /Oost/.test(name) ? LINDAU : BRUSSELS,
  since: OLD.includes(name) ? '01-01-1950' : '01-01-2000',
}))

const { search, close } = await createSearchFixture(companies)
after(close)

const foundNames = async (q: string, limit: number) =>
  (await search(q, limit)).map(({ legalName }) => legalName)

/**
 * All companies with the words of `q` in name or town, the last one possibly a prefix; at least one word in the
 * name.
 */
function lookAtEvery(q: string): string[] {
  const words = q.toLowerCase().split(' ')
  const last = words.pop() as string
  return companies
    .filter(({ names: [first], town }) => {
      const ofName = (first?.[2] ?? '').toLowerCase().split(' ')
      const all = words.length > 0 ? [...ofName, ...town.map(word => word.toLowerCase())] : ofName
      return words.every(word => all.includes(word)) && all.some(word => word.startsWith(last))
    })
    .map(({ names: [first] }) => first?.[2] as string)
}

test('all completions are found: few or many, alone or with other words, in name or town', async () => {
  for (const q of [
    'atelier lin',
    'atelier kro',
    'zaal atelier linde',
    'huis l',
    'zaal lindau',
    'lindau oos',
    'lindau o',
    'zaal linda',
    'kroon',
    'bakk',
    'lin',
  ]) {
    const expected = lookAtEvery(q)
    assert.ok(expected.length > 0, q)
    assert.deepEqual((await foundNames(q, 200)).toSorted(), expected.toSorted(), q)
  }
})

test('complete words rank first, and suffice when there are enough', async () => {
  for (const q of ['lin', 'atelier lin', 'zaal kroon']) {
    const names = await foundNames(q, 10)
    const last = q.split(' ').at(-1) as string
    const exact = lookAtEvery(q).filter(name => name.toLowerCase().split(' ').includes(last))
    const first = Math.min(names.length, exact.length)
    assert.ok(first > 0)
    for (const name of names.slice(0, first)) assert.ok(exact.includes(name), `${q}: ${name}`)
  }
})

test('one error per word is tried before two', async () => {
  assert.equal((await foundNames('zaal kruus', 5))[0], 'Zaal Kruis')
  assert.equal((await foundNames('Bakekrij', 5))[0], 'Bakkerij')
  assert.equal((await foundNames('huis krnonlist', 5))[0], 'Huis Kroonlijst')
})

test('a name that begins so comes before better-ranked companies with such a word', async () => {
  assert.equal((await foundNames('brug', 10))[0], 'Brugwachter')
})

test('of misspelt beginnings the likelier error comes first, then one company of each name', async () => {
  assert.deepEqual(await foundNames('vedlm', 3), ['Veldmark', 'Vedamhof', 'Vedamhof'])
  assert.deepEqual((await foundNames('zobemo', 3)).toSorted(), ['Zonemodis', 'Zonemodis', 'Zonemoker'])
  assert.equal((await foundNames('zobemo', 3))[1], 'Zonemoker')
})

test('a beginning that hardly any name has may be misspelt, approximately', async () => {
  const hits = await search('zoenmo', 3)
  assert.deepEqual(
    hits.map(({ legalName, approximate }) => [legalName, approximate]),
    [
      ['Zoenmodent', false],
      ['Zonemodis', true],
      ['Zonemoker', true],
    ],
  )
})
