import assert from 'node:assert/strict'
import { test } from 'node:test'
import { displayAddress, type FiledAddress, houseKey, houseKeys, leadingHouseNumber } from './address.ts'

const KORTRIJK: FiledAddress = {
  countryNl: null,
  countryFr: null,
  zipcode: '8500',
  municipalityNl: 'Kortrijk',
  municipalityFr: 'Courtrai',
  streetNl: 'Budastraat(Kor)',
  streetFr: 'Budastraat(Kor)',
  houseNumber: '12',
  box: '3',
}
const BRUSSELS: FiledAddress = {
  ...KORTRIJK,
  zipcode: '1040',
  municipalityNl: 'Etterbeek',
  municipalityFr: 'Etterbeek',
  streetNl: 'Tongerenstraat',
  streetFr: 'Rue des Tongres',
}

function street(filed: Partial<FiledAddress>): string | null {
  return displayAddress({ ...KORTRIJK, ...filed }).street
}

test("the register's suffixes are removed from a street", () => {
  assert.equal(street({}), 'Budastraat 12 bus 3')
  assert.equal(street({ streetNl: '*Station', box: null }), 'Station 12')
  assert.equal(street({ streetNl: "Rue d' Avret,Aub.", box: null }), "Rue d'Avret, Aub. 12")
})

test('placeholders for no number and no box are removed', () => {
  for (const houseNumber of ['SN', 'ZN', 'z/n', 's.n.', '-', '/', '0', null]) {
    assert.equal(street({ houseNumber, box: null }), 'Budastraat', String(houseNumber))
  }
  assert.equal(street({ box: '/' }), 'Budastraat 12')
  assert.equal(street({ box: '0001' }), 'Budastraat 12 bus 0001')
  assert.equal(street({ houseNumber: '+5', box: '//1' }), 'Budastraat 5 bus 1')
})

test('the language is that of the municipality', () => {
  assert.equal(displayAddress(BRUSSELS).street, 'Tongerenstraat 12 bus 3')
  const namur = { ...BRUSSELS, zipcode: '5000', municipalityNl: 'Namen', municipalityFr: 'Namur' }
  assert.deepEqual(displayAddress(namur), {
    language: 'fr',
    street: 'Rue des Tongres 12 bte 3',
    zip: '5000',
    city: 'Namur',
  })
})

test('the code 0999 alone is no address', () => {
  const empty = { municipalityNl: null, municipalityFr: null, streetNl: null, streetFr: null }
  assert.deepEqual(displayAddress({ ...KORTRIJK, ...empty, zipcode: '0999' }), {
    language: 'unknown',
    street: null,
    zip: null,
    city: null,
  })
})

test("a house is found by its street's names in both languages, hamlets included", () => {
  const found = (filed: FiledAddress) => houseKeys(filed)
  const under = (...streets: string[]) => streets.map(street => houseKey(street, '12'))
  assert.deepEqual(found(KORTRIJK), under('budastraat'))
  assert.deepEqual(found(BRUSSELS), under('tongerenstraat', 'ruetongres'))
  assert.deepEqual(
    found({ ...KORTRIJK, streetNl: 'Rue du Pont,Dhuy', streetFr: null }),
    under('ruepontdhuy', 'ruepont', 'dhuy'),
  )
  assert.deepEqual(found({ ...KORTRIJK, streetNl: null, streetFr: null }), [])
  assert.deepEqual(found({ ...KORTRIJK, houseNumber: 'SN' }), [])
})

test('the leading number of a house number is used', () => {
  assert.deepEqual(['30 A', '2-4', '24/1', '+5', 'W526', 'SN', null].map(leadingHouseNumber), [
    '30',
    '2',
    '24',
    '5',
    '526',
    null,
    null,
  ])
})
