import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDeclaredDebtor } from './declared-debtor.ts'

const DECLARED: [string, string, string | null, string | null][] = [
  [
    'Verklaart BV PEER & HAAS, met zetel te 3000 LEUVEN, HAZENLAAN 3, ingeschreven in de Kruispuntbank van Ondernemingen onder nummer 0999.910.048 ontbonden. Stelt aan als vereffenaar meester Alida Haas.',
    'PEER & HAAS',
    'BV',
    '3000 LEUVEN, HAZENLAAN 3',
  ],
  [
    'Prononce la dissolution judiciaire de la SRL LIEVRE BLANC, dont le siège social est établi à 5000 NAMUR, RUE DU LIEVRE 4, inscrite à la BCE sous le numéro 0999.910.048.',
    'LIEVRE BLANC',
    'SRL',
    '5000 NAMUR, RUE DU LIEVRE 4',
  ],
]

for (const [body, name, legalForm, address] of DECLARED) {
  test(`a body declares a company dissolved: ${name}`, () => {
    assert.deepEqual(readDeclaredDebtor(body), {
      enterpriseNumber: '0999910048',
      identifiedBy: 'printed',
      debtor: { name, legalForm, naturalPerson: false, address },
    })
  })
}

const OTHERS = [
  'Stelt aan als vereffenaar BV PEER, met ondernemingsnummer 0999.910.048.',
  'Verklaart BV PEER, met ondernemingsnummer 0999.910.048, ontvankelijk in haar vordering.',
  'Verklaart BV PEER (0999.910.048) ontbonden. Stelt aan als vereffenaar BV HAAS (0999.910.147).',
]

for (const body of OTHERS) {
  test(`a body declares nobody dissolved, or prints several numbers: ${body}`, () => {
    assert.equal(readDeclaredDebtor(body), null)
  })
}
