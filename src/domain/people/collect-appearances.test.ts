import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectAppearances, type StoredMandate } from './collect-appearances.ts'

const context = {
  company: 200000001,
  related: [200000009],
  zip: '9000',
  street: 'Kérkstraat 5 bus 2',
  activity: '62010',
}

function mandateOf(name: string, more: Partial<StoredMandate> = {}): StoredMandate {
  return {
    name,
    holderIsCompany: false,
    holderKey: `person ${name}`,
    holderNumber: null,
    representative: null,
    numacs: ['25000001'],
    ...more,
  }
}

test('a person in own name and as representative of a company is one appearance', () => {
  const [only, ...rest] = collectAppearances(
    [
      mandateOf('Jean Verplume'),
      mandateOf('Pluim Beheer', {
        holderIsCompany: true,
        holderNumber: 200000002,
        representative: 'VERPLUME Jean',
        numacs: ['25000002'],
      }),
    ],
    context,
  )
  assert.deepEqual(rest, [])
  assert.equal(only?.nameKey, 'verplume|jean')
  assert.deepEqual(only?.represents, [200000002])
  assert.deepEqual(only?.holderKeys, ['person Jean Verplume'])
  assert.deepEqual(only?.numacs, ['25000001', '25000002'])
  assert.deepEqual(only?.others, [])
  assert.deepEqual(
    [only?.zip, only?.related, only?.seat, only?.activity],
    ['9000', [200000009], '9000 kerkstraat 5', '62010'],
  )
})

test('others on the board are persons by their name and companies by their number', () => {
  const [first] = collectAppearances(
    [
      mandateOf('Jean Verplume'),
      mandateOf('Anne Pluimen'),
      mandateOf('Pluim Beheer', { holderIsCompany: true, holderNumber: 200000002 }),
    ],
    context,
  )
  assert.deepEqual(first?.others, ['200000002', 'pluimen|anne'])
})

test('two persons whom a company tells apart by further given names are two appearances', () => {
  const found = collectAppearances(
    [mandateOf('Luc Philippe Verplume'), mandateOf('Luc Marc Verplume'), mandateOf('Luc Verplume')],
    context,
  )
  assert.deepEqual(
    found.map(({ middle }) => middle),
    [['philippe'], ['marc']],
  )
  assert.equal(new Set(found.map(({ appearanceKey }) => appearanceKey)).size, 2)
})

test('a holder whose name is none of a person is left out', () => {
  assert.deepEqual(collectAppearances([mandateOf('Verplume')], context), [])
})
