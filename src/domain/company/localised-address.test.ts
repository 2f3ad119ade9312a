import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FiledAddress } from './address.ts'
import { localiseAddress } from './localised-address.ts'

const filed = (given: Partial<FiledAddress>): FiledAddress => ({
  countryNl: null,
  countryFr: null,
  zipcode: null,
  municipalityNl: null,
  municipalityFr: null,
  streetNl: 'Kerkstraat',
  streetFr: 'Rue de l’Église',
  houseNumber: '1',
  box: '2',
  ...given,
})

function written(given: Partial<FiledAddress>, reader: 'nl' | 'fr' | 'de' | 'en'): string {
  const { street, zip, city } = localiseAddress(filed(given), reader)
  return `${street}, ${zip} ${city}`
}

test("Brussels is in the reader's language", () => {
  const brussels = { zipcode: '1000', municipalityNl: 'Brussel', municipalityFr: 'Bruxelles' }
  assert.equal(written(brussels, 'nl'), 'Kerkstraat 1 bus 2, 1000 Brussel')
  assert.equal(written(brussels, 'fr'), 'Rue de l’Église 1 bte 2, 1000 Bruxelles')
  assert.equal(written(brussels, 'de'), 'Rue de l’Église 1 bte 2, 1000 Brüssel')
  assert.equal(written(brussels, 'en'), 'Kerkstraat 1 bus 2, 1000 Brussels')
})

test('a municipality with facilities is in the language it serves, else in its own', () => {
  const ronse = { zipcode: '9600', municipalityNl: 'Ronse', municipalityFr: 'Renaix' }
  assert.equal(written(ronse, 'nl'), 'Kerkstraat 1 bus 2, 9600 Ronse')
  assert.equal(written(ronse, 'fr'), 'Rue de l’Église 1 bte 2, 9600 Renaix')
  assert.equal(written(ronse, 'en'), 'Kerkstraat 1 bus 2, 9600 Ronse')
  const mouscron = { zipcode: '7700', municipalityNl: 'Moeskroen', municipalityFr: 'Mouscron' }
  assert.equal(written(mouscron, 'nl'), 'Kerkstraat 1 bus 2, 7700 Moeskroen')
  assert.equal(written(mouscron, 'de'), 'Rue de l’Église 1 bte 2, 7700 Mouscron')
})

test('elsewhere the street is in the language of the municipality', () => {
  const namur = { zipcode: '5000', municipalityNl: 'Namen', municipalityFr: 'Namur' }
  assert.equal(written(namur, 'nl'), 'Rue de l’Église 1 bte 2, 5000 Namen')
  const ghent = { zipcode: '9000', municipalityNl: 'Gent', municipalityFr: 'Gent' }
  assert.equal(written(ghent, 'fr'), 'Kerkstraat 1 bus 2, 9000 Gent')
})

test('an address abroad has its country, and no Belgian language', () => {
  const abroad = localiseAddress(
    filed({
      countryNl: 'Nederland',
      countryFr: 'Pays-Bas',
      zipcode: '1000 AA',
      municipalityNl: 'Amsterdam',
      streetFr: null,
    }),
    'fr',
  )
  assert.deepEqual(abroad, {
    street: 'Kerkstraat 1 box 2',
    zip: '1000 AA',
    city: 'Amsterdam',
    country: { code: 'NL', name: 'Pays-Bas' },
    abroad: true,
  })
})
