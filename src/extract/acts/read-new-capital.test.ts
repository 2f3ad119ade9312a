import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listSentences, parseAct } from './officers/parse-act.ts'
import { readNewCapital } from './read-new-capital.ts'

const capitalOf = (text: string) => readNewCapital(listSentences(parseAct(text, 0, false)))?.value ?? null

test('the new capital is the final amount', () => {
  for (const [text, capital] of [
    [
      "L'assemblée décide d'augmenter le capital à concurrence de 100.000 EUR, pour le porter de 18.600 EUR à 118.600 EUR, par apport.",
      '118.600 EUR',
    ],
    [
      'Augmentation de capital. Le capital est augmenté de 100.000 € pour le porter de 500.000 € à six cent mille euros (600.000,00 €) par\nincorporation de réserves de 100.000 €.',
      '600.000,00 EUR',
    ],
    ['Le capital est de 18.600 EUR.', null],
  ] as const)
    assert.equal(capitalOf(text), capital)
})
