import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameTown, nameTowns } from './municipality.ts'

const brussels = { nl: 'Brussel', fr: 'Bruxelles', seats: 9 }
const liege = { nl: 'Luik', fr: 'Liège', seats: 9 }
const namur = { nl: 'Namen', fr: 'Namur', seats: 9 }

test('a town has its name in the reader’s language', () => {
  assert.deepEqual(
    (['nl', 'fr', 'de', 'en'] as const).map(reader => nameTown('1000', brussels, reader)),
    ['Brussel', 'Bruxelles', 'Brüssel', 'Brussels'],
  )
  assert.equal(nameTown('4000', liege, 'de'), 'Lüttich')
  assert.equal(nameTown('4000', liege, 'en'), 'Liège')
  assert.equal(nameTown('5000', namur, 'de'), 'Namur')
  assert.equal(nameTown('5000', namur, 'nl'), 'Namen')
})

test('a town filed in one language has that name for all readers, one filed in none has no name', () => {
  assert.equal(nameTown('4780', { nl: null, fr: 'Sankt Vith', seats: 1 }, 'nl'), 'Sankt Vith')
  assert.equal(nameTown('4780', { nl: null, fr: null, seats: 1 }, 'de'), null)
})

test('a postal code of several municipalities has all their names, deduplicated', () => {
  const names = [brussels, { nl: 'Elsene', fr: 'Ixelles', seats: 2 }, { nl: 'Brussel', fr: null, seats: 1 }]
  assert.deepEqual(nameTowns('1000', names, 'nl'), ['Brussel', 'Elsene'])
})
