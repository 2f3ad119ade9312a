import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findActivity } from './activities.ts'

test('a trade is found in four languages, and is of the same codes in each', () => {
  const baker = findActivity(['bakkerij'])
  assert.ok(baker?.nace2025.some(code => code.startsWith('107')))
  for (const word of ['boulangerie', 'backerei', 'bakery'])
    assert.deepEqual(findActivity([word]), baker, word)
})

test('a trade of several words is found whole, no part of it', () => {
  assert.ok(findActivity(['courtier', 'en', 'assurances']))
  assert.equal(findActivity(['courtier', 'en']), null)
})

test('other words name no trade', () => {
  assert.equal(findActivity(['wittebolle']), null)
  assert.equal(findActivity([]), null)
})

test('common trades are known in four languages', () => {
  const sameTrade = [
    ['peintre', 'peintre en batiment', 'schilder', 'maler', 'house painter'],
    ['umzug', 'verhuis', 'demenagement', 'movers'],
    ['infirmiere a domicile', 'thuisverpleegster', 'hausliche krankenpflege', 'home nurse'],
    ['bandencentrale', 'centrale de pneus', 'reifendienst', 'tyre centre'],
    ['drukkerij', 'imprimerie', 'druckerei', 'printing'],
  ]
  for (const words of sameTrade) {
    const [first, ...others] = words.map(word => findActivity(word.split(' ')))
    for (const [at, other] of others.entries())
      assert.ok(
        first?.nace2025.every(code => other?.nace2025.includes(code)),
        `${words[at + 1]}`,
      )
  }
  const cleaning = findActivity(['reinigung'])
  assert.ok(cleaning?.nace2025.includes('81210') && cleaning.nace2025.includes('96102'))
})

test('a conjunction makes no difference to a trade', () => {
  assert.deepEqual(findActivity(['peintre', 'en', 'batiment']), findActivity(['peintre', 'batiment']))
})
