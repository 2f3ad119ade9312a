import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAmounts, formatAmount } from './amounts.ts'

const AMOUNTS: [string, string[]][] = [
  ['de 18.600 eur a 118.600,50 euros', ['18.600 EUR', '118.600,50 EUR']],
  ['de soixante-deux mille euros a deux cent quarante-deux mille euros', ['62.000 EUR', '242.000 EUR']],
  ['deux mille cent six euros quarante-huit cents', ['2.106,48 EUR']],
  ['cent nonante-trois mille cinq cents euros (193.500 eur)', ['193.500 EUR']],
  // The digits are misread.
  ['cent cinquante mille euros (150.900 eur)', ['150.000 EUR']],
  ['quatre-vingt-cinq mille euros', ['85.000 EUR']],
  ['un million cent mille francs (vingt-sept mille euros)', ['1.100.000 BEF', '27.000 EUR']],
  ['tweehonderdtweeenveertigduizend euro', ['242.000 EUR']],
  ['vierhundertfunfundsiebzigtausend (475.000,00) euro', ['475.000,00 EUR']],
  [
    'neuf millions (9.000.000,-) francs, soit deux cent trente mille (230.000,-) euros',
    ['9.000.000 BEF', '230.000 EUR'],
  ],
  ['six cent quarante-huit mile six cents euros (648.600)', ['648.600 EUR']],
  ['vierhundertfunfundsiebzigtausend euro', ['475.000 EUR']],
  ['en 2009 par 1.880 actions et 100 eur', []],
  ['9.278.177,- francs belges', ['9.278.177 BEF']],
  ['250000 bef', ['250000 BEF']],
]

for (const [text, amounts] of AMOUNTS)
  test(`amounts: ${text}`, () => assert.deepEqual(findAmounts(text).map(formatAmount), amounts))
