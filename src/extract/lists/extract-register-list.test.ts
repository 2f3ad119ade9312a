import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitRegisterLists } from '../../../test/fixtures/gazette/split-register-lists.ts'
import { parseEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { Publication } from '../../domain/publications/publication.ts'
import { extractRegisterList } from './extract-register-list.ts'

function publication(text: string, more: Partial<Publication> = {}): Publication {
  return {
    numac: '2024299001',
    kind: 'register_list',
    publishedOn: '2024-05-06',
    language: null,
    text,
    reading: 'text_layer',
    printedNumber: null,
    page: null,
    edition: null,
    enterpriseNumber: null,
    rubrics: [],
    ...more,
  }
}

const FIRST = '0999.000.030'
const SECOND = '0999.000.129'

const SEATS = `Liste des entités enregistrées dont l’adresse
  du siège a été radiée, dans la Banque-
  Carrefour des Entreprises
  Pour toute question : 02/000 00 00.

  No ent. ${FIRST}
  ATELIER DU HIBOU (ANCIENNE FABRI-
QUE DE COUVRE-CHEFS)
  L’adresse du siège Korte Hazenstraat
12 boîte 3 9000 Gent a été radiée avec effet le
27/03/2024.
  No ent. ${SECOND}
  POIRES & CIE
  L’adresse du siège Rue des Poires 33
5000 Namur a été radiée avec effet le
28/03/2024.

 FEDERALE     OVERHEIDSDIENST
  ECONOMIE
 Lijst van geregistreerde entiteiten waarvan
   het adres van de zetel is doorgehaald
   Ond. Nr. ${FIRST}
   ATELIER DU HIBOU (ANCIENNE FABRIQUE DE COUVRE-CHEFS)
   Het adres van de zetel Korte Hazenstraat 12 bus 3 9000 Gent werd doorge-
 haald met ingang van 27/03/2024.
    Unt. nr. ${SECOND}
    POIRES & CIE
    Die Sitzadresse Rue des Poires 33 5000 Namur wurde mit Wirkung vom 28/03/2024 gestri-
    chen.
`

test('a company has one fact per list, in however many languages it is repeated', () => {
  const text = SEATS
  const facts = extractRegisterList(publication(text))
  assert.deepEqual(
    facts.map(fact => [
      fact.enterpriseNumber,
      fact.eventKind,
      fact.eventDate,
      fact.detail,
      fact.debtor?.name,
    ]),
    [
      [
        '0999000030',
        'seat_struck_off',
        '2024-03-27',
        'seat',
        'ATELIER DU HIBOU (ANCIENNE FABRIQUE DE COUVRE-CHEFS)',
      ],
      ['0999000129', 'seat_struck_off', '2024-03-28', 'seat', 'POIRES & CIE'],
    ],
  )
  const [first] = facts
  assert.equal(first?.source, 'kbo_admin')
  assert.equal(first?.severity, 'low')
  assert.equal(first?.numac, '2024299001')
  assert.equal(first?.identifiedBy, 'printed')
  const proof = text.slice(first?.span.start, first?.span.end)
  assert.match(proof, /^No ent\. 0999\.000\.030[\s\S]*27\/03\/2024\.$/)
})

test("the span of a column's last entry ends where the next column begins", () => {
  const [, second] = extractRegisterList(publication(SEATS))
  assert.match(SEATS.slice(second?.span.start, second?.span.end), /28\/03\/2024\.$/)
})

const SENTENCES: [string, string, string | null, string | null][] = [
  [
    'La radiation de l’adresse du siège Rue Haute 1 1000 Bruxelles a été annulée.',
    'seat_strike_off_withdrawn',
    null,
    'seat annulled',
  ],
  [
    'De doorhaling van het adres van de zetel Hoogstraat 1 1000 Brussel werd stopgezet met ingang van 31/12/2023.',
    'seat_strike_off_withdrawn',
    '2023-12-31',
    'seat stopped',
  ],
  [
    'L’adresse de la succursale Rue Haute 1 1000 Bruxelles a été radiée avec effet le 02/01/2024.',
    'branch_struck_off',
    '2024-01-02',
    'branch',
  ],
  [
    'Die Streichung der Adresse der Zweigniederlassung Hochstraße 1 4700 Eupen wurde annulliert.',
    'branch_strike_off_withdrawn',
    null,
    'branch annulled',
  ],
  [
    'Date de la prise d’effet de la radiation d’office suite au non-respect des formalités UBO : 22/02/2024.',
    'entity_struck_off',
    '2024-02-22',
    'ubo',
  ],
  [
    'Ambtshalve doorhaling ten gevolge van niet vervullen UBO-verplichtingen ingaande vanaf: 22/02/2024.',
    'entity_struck_off',
    '2024-02-22',
    'ubo',
  ],
  [
    'Datum des Inkrafttretens der Streichung von Amts wegen wegen Nichterfüllung der UBO-Verpflichtungen: 22/02/2024.',
    'entity_struck_off',
    '2024-02-22',
    'ubo',
  ],
  [
    'date de la prise d’effet du retrait de la radiation d’office pour non-dépôt des comptes annuels : 19/02/2024',
    'entity_strike_off_withdrawn',
    '2024-02-19',
    'annual_accounts_not_filed withdrawn',
  ],
  [
    'intrekking van de ambtshalve doorhaling wegens niet-neerlegging jaarrekening ingaande vanaf: 19/02/2024',
    'entity_strike_off_withdrawn',
    '2024-02-19',
    'annual_accounts_not_filed withdrawn',
  ],
  [
    'La fonction ″Gérant″, inscrite dans la Banque-Carrefour des Entreprises, comme étant exercée par Van Pluim Odilon a été radiée d’office avec effet le 11/04/2023.',
    'function_struck_off',
    '2023-04-11',
    'function Gérant: Van Pluim Odilon',
  ],
  [
    'De in de Kruispuntbank van Ondernemingen ingeschreven functie ″Zaakvoerder″, uitgeoefend door Van Pluim Odilon, werd ambtshalve doorgehaald met ingang van 11/04/2023.',
    'function_struck_off',
    '2023-04-11',
    'function Zaakvoerder: Van Pluim Odilon',
  ],
]

for (const [sentence, kind, date, detail] of SENTENCES) {
  test(`an entry is classified by its sentence: ${sentence.slice(0, 60)}…`, () => {
    const [fact] = extractRegisterList(publication(`No ent. ${FIRST}\n  HIBOU\n  ${sentence}\n`))
    assert.deepEqual([fact?.eventKind, fact?.eventDate, fact?.detail], [kind, date, detail])
    assert.equal(fact?.debtor?.name, 'HIBOU')
  })
}

test('a duplicate number yields a fact about the closed number that names its replacement', () => {
  const [fact] = extractRegisterList(
    publication(
      `No ent. ${FIRST}\n HIBOU\n En date du 03/02/2024, le numéro d’entreprise ${FIRST} a été clôturé pour cause de doublons et remplacé par le numéro suivant: ${SECOND}.`,
    ),
  )
  assert.equal(fact?.eventKind, 'number_replaced')
  assert.equal(fact?.enterpriseNumber, '0999000030')
  assert.equal(fact?.eventDate, '2024-02-03')
  assert.equal(fact?.detail, 'duplicate replaced_by 0999000129')
})

test('an annulled strike-off refers to the publication it annuls', () => {
  const [fact] = extractRegisterList(
    publication(
      `No ent. ${FIRST}\n HIBOU\n La radiation de l’adresse du siège Rue Haute 1 1000 Bruxelles a été annulée.`,
    ),
  )
  assert.deepEqual(fact?.corrects, { numac: null, pubDate: null, effect: 'annulled' })
})

test('the title completes an entry without details', () => {
  const [fact] = extractRegisterList(
    publication(
      `Liste des entités enregistrées pour lesquelles il a été procédé à l’annulation de la radiation d’office UBO\n No ent. ${FIRST}\n HIBOU\n La radiation d’office est concernée : 05/01/2024.`,
    ),
  )
  assert.equal(fact?.eventKind, 'entity_strike_off_withdrawn')
  assert.equal(fact?.detail, 'ubo annulled')
})

test('two office holders at one company yield two facts', () => {
  const struck = (name: string) =>
    `No ent. ${FIRST}\n HIBOU\n La fonction ″Gérant″, inscrite dans la Banque-Carrefour des Entreprises, comme étant exercée par ${name} a été radiée d’office avec effet le 11/04/2023.\n`
  const facts = extractRegisterList(
    publication(struck('Van Pluim Odilon') + struck('Peer Alida') + struck('Peer Alida')),
  )
  assert.deepEqual(
    facts.map(fact => fact.detail),
    ['function Gérant: Van Pluim Odilon', 'function Gérant: Peer Alida'],
  )
})

test('a company page in the annex yields a fact about the company it is listed under', () => {
  const [fact] = extractRegisterList(
    publication(
      'Date de la prise d’effet de la radiation d’office pour non-respect des obligations UBO : 30/05/2024.',
      {
        enterpriseNumber: parseEnterpriseNumber(FIRST),
      },
    ),
  )
  assert.deepEqual(
    [fact?.eventKind, fact?.enterpriseNumber, fact?.identifiedBy, fact?.eventDate, fact?.detail],
    ['entity_struck_off', '0999000030', 'listed', '2024-05-30', 'ubo'],
  )
})

const CHANGES = [
  'Le numéro étranger de la succursale a été modifié : HRB 12345 est remplacé par HRB 54321.',
  'Het buitenlands nummer van het bijkantoor werd gewijzigd in HRB 54321.',
  'Radiation du numéro étranger de la succursale avec effet le 03/02/2024.',
  'Die ausländische Nummer der Zweigniederlassung wurde am 03/02/2024 geändert.',
  'Depuis le 03/02/2024, l’adresse de la succursale est : Rue Haute 1 1000 Bruxelles.',
]

for (const sentence of CHANGES) {
  test(`a branch that only changes is not struck off: ${sentence.slice(0, 50)}…`, () => {
    assert.deepEqual(extractRegisterList(publication(`No ent. ${FIRST}\n HIBOU\n ${sentence}\n`)), [])
    const titled = `Liste des entités dont l’adresse de la succursale a été radiée\n No ent. ${FIRST}\n HIBOU\n ${CHANGES[0]}\n`
    assert.deepEqual(extractRegisterList(publication(titled)), [])
  })
}

test('a new address of a seat is no strike-off', () => {
  const facts = extractRegisterList(
    publication(
      `No ent. ${FIRST}\n HIBOU\n Depuis le 01/01/2024, l’adresse du siège est\nl a s u i v a n t e : 9000 Gent Korte Hazenstraat 8`,
    ),
  )
  assert.deepEqual(facts, [])
})

test('page columns are joined into lists, separated by their printed number', () => {
  const entry = (label: string, number: string) => `${label} ${number}\n HIBOU\n`
  const lists = splitRegisterLists(
    [
      `<<<PAGE 7 col=1 (FR)>>>\n${entry('No ent.', FIRST)}[C − 2024/299002]\n${entry('No ent.', SECOND)}`,
      `<<<PAGE 7 col=2 (NL)>>>\n${entry('Ond. Nr.', FIRST)}[C − 2024/299002]\n`,
      `<<<PAGE 8 col=2 (NL)>>>\n${entry('Ond. Nr.', SECOND)}`,
    ].join(''),
  )
  assert.deepEqual(
    lists.map(list => [list.numac, list.text.match(/HIBOU/g)?.length]),
    [
      [null, 2],
      ['2024299002', 2],
    ],
  )
})
