import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listSentences, parseAct } from './officers/parse-act.ts'
import { readNewCapital } from './read-new-capital.ts'

const capitalOf = (text: string) => readNewCapital(listSentences(parseAct(text, 0, false)))?.after ?? null

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
    // In words alone, and the misread digits of what it was.
    [
      "L'assemblée décide d'augmenter le capital à concurrence de quarante-trois mille cinq cents euros pour le porter de cent cinquante mille euros (150.900 EUR) à cent nonante-trois mille cinq cents euros, par la création de trois cents actions.",
      '193.500 EUR',
    ],
    // Raised and converted: the article of the statutes states the result, the history of the capital does not count.
    [
      `L'assemblée décide d'augmenter le capital pour le porter de neuf millions (9.000.000,-) francs belges à neuf millions deux cent mille (9.200.000,-) francs. L'assemblée décide de convertir le capital en euros, soit deux cent trente mille (230.000,-) euros.
Le capital social est fixé à deux cent trente mille (230.000,-) euros.
Lors de la constitution de la société, le capital s'élevait à un million de francs.`,
      '230.000 EUR',
    ],
    [
      'Die Versammlung beschließt, das Kapital um dreihunderttausend (300.000,00) Euro zu verringern, um dieses von siebenhundertfünfundsiebzigtausend (775.000,00) Euro auf vierhundertfünfundsiebzigtausend (475.000,00) Euro zu bringen.',
      '475.000,00 EUR',
    ],
    // Raised first, then converted.
    [
      `L'assemblée constate que le capital social a effectivement été porté à sept cent cinquante mille trois cents francs.
L'assemblée décide de transformer le capital social en euros. Le capital sera donc désormais de dix-huit mille six cents euros (18.600 €).`,
      '18.600 EUR',
    ],
    // Two results that do not agree.
    ['Le capital est fixé à 18.600 EUR.\nArticle 5. Le capital social est fixé à 62.000 EUR.', null],
  ] as const)
    assert.equal(capitalOf(text), capital)
})
