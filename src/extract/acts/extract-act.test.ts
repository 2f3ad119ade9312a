import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeAct, OWN_NUMBER } from '../../../test/fixtures/acts/compose-act.ts'
import { shorten } from '../../../test/fixtures/acts/shorten-fact.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { hasNamedHolder } from '../../domain/publications/named-facts.ts'
import type { Publication } from '../../domain/publications/publication.ts'
import { extractAct } from './extract-act.ts'

const SUBJECT = 'DEMISSIONS - NOMINATIONS'
const plain = composeAct(
  'fr',
  SUBJECT,
  `L'assemblée générale du 3 juin 2025 prend acte de la démission de Monsieur Paul Varlin de son mandat d'administrateur.
Elle nomme en qualité d'administrateur, pour une durée de six ans, Madame Anne Tarnel.`,
)
const extractNamed = (act: Publication) => extractAct(act).filter(hasNamedHolder)

test('an act yields ends and starts of mandates in text order', () => {
  assert.deepEqual(extractNamed(plain).map(shorten), [
    'resignation director Paul Varlin',
    'appointment director Anne Tarnel 6y',
  ])
})

test('an end has no term: that of the successor stands beside it', () => {
  const act = composeAct(
    'fr',
    SUBJECT,
    "L'assemblée accepte la démission de Monsieur Paul Varlin, administrateur, et nomme pour six ans Madame Anne Tarnel administratrice.",
  )
  assert.deepEqual(extractNamed(act).map(shorten), [
    'resignation director Paul Varlin',
    'appointment director Anne Tarnel 6y',
  ])
})

test('the company is identified by the number on the form, in any notation', () => {
  for (const written of [
    '0412 345 614',
    'BE 0412.345.614',
    '412 345 614',
    '0412.345.6 14',
    'O412.345.614 5 =',
  ]) {
    const act = { ...plain, text: plain.text.replace('0412.345.614', written) }
    for (const fact of extractNamed(act)) {
      assert.deepEqual([fact.enterpriseNumber, fact.identifiedBy], [OWN_NUMBER, 'printed'], written)
    }
  }
})

test('a printed number with a bad checksum is replaced by the listed one', () => {
  const text = plain.text.replace('0412.345.614', '0412.345.615')
  const enterpriseNumber = '0456789133' as EnterpriseNumber
  const listed = extractNamed({ ...plain, text, enterpriseNumber })
  assert.deepEqual(new Set(listed.map(fact => fact.identifiedBy)), new Set(['listed']))
  assert.equal(listed[0]?.enterpriseNumber, enterpriseNumber)
  assert.equal(extractNamed({ ...plain, text })[0]?.identifiedBy, null)
})

test('every fact has a span of the printed text that proves it', () => {
  for (const fact of extractNamed(plain)) {
    const proof = plain.text.slice(fact.span.start, fact.span.end)
    assert.ok(fact.fact === 'mandate' && proof.includes(fact.holder.name), proof)
  }
})

test('no fact contains a birth date, a national number or a home address', () => {
  const act = composeAct(
    'fr',
    SUBJECT,
    `Est nommée administratrice : Madame DUPLI Marie, née à Mons le 1er janvier 1980 (NN 80.01.01-001.23), domiciliée à 7000
Mons, rue Haute 9, qui accepte.`,
  )
  const facts = extractNamed(act)
  assert.deepEqual(facts.map(shorten), ['appointment director DUPLI Marie'])
  assert.doesNotMatch(JSON.stringify(facts), /1980|80\.01|Haute|7000|Mons/)
})

test('a list continues across a page break', () => {
  const foot = `
Mentionner sur la dernière page du Volet B : Au recto : Nom et qualité du notaire instrumentant
ayant pouvoir de représenter la personne morale à l'égard des tiers
Au verso : Nom et signature

Réservé      Volet B - suite
au
Moniteur     - Madame Anne Tarnel ;
`
  const act = composeAct(
    'fr',
    SUBJECT,
    `L'assemblée nomme administrateurs :\n- Monsieur Paul Varlin ;\n${foot}`,
  )
  assert.deepEqual(extractNamed(act).map(shorten), [
    'appointment director Paul Varlin',
    'appointment director Anne Tarnel',
  ])
})

const CUT: [language: 'fr' | 'nl', before: string, after: string][] = [
  ['fr', 'Est nommé administrateur, aussi longtemps que les statuts le prévoient, Monsieur Paul', 'Varlin.'],
  [
    'nl',
    'De vergadering besluit met eenparigheid van stemmen tot bestuurder te benoemen de heer Paul',
    'Varlin.',
  ],
  [
    'fr',
    "L'assemblée appelle aux fonctions d'administrateur de la société, aussi longtemps que les statuts",
    'le prévoient, Paul Varlin.',
  ],
]
const PAGE_HEADS = {
  fr: 'Pr Réservé\natt\nMoniteur\nbelge\n\n4 LP\nH an\nHi _—\n\nVolet B - Suite',
  nl: 'Voor-\nbehouden\naan het\nBelgisch\nStaatsblad\n\n4 LP\nH an\n\nLuik B - vervolg',
}

for (const [language, before, after] of CUT)
  test(`a sentence continues below the head of a page without a foot: ${before}`, () => {
    const act = composeAct(language, SUBJECT, `${before}\n\n\n${PAGE_HEADS[language]}\n\n${after}`)
    assert.deepEqual(extractNamed({ ...act, reading: 'ocr' }).map(shorten), [
      'appointment director Paul Varlin',
    ])
  })

test('general provisions of the statutes are not company changes', () => {
  const articles = [1, 2, 3, 4, 5].map(
    number => `Article ${number}. L'assemblée peut décider de modifier l'objet et de transférer le siège.`,
  )
  const act = composeAct(
    'fr',
    'STATUTS',
    `L'assemblée décide d'adopter des statuts :\n${articles.join('\n')}`,
  )
  assert.deepEqual(extractNamed(act).map(shorten), [])
})

const CHANGES: [text: string, changes: string[]][] = [
  ["Le siège d'exploitation est transféré à 4000 Liège, rue Basse 22.", []],
  ['De uitbatingszetel wordt verplaatst naar Molenstraat 25, 9300 Aalst.', []],
  ['De vergadering beslist de zetel over te brengen naar 2000 Antwerpen, Meir 12.', ['seat']],
  ['De vergadering verwerpt het voorstel om de zetel te verplaatsen naar Molenstraat 25, 9300 Aalst.', []],
  ['De vergadering beslist de rechtsvorm te wijzigen in een naamloze vennootschap.', ['legal_form']],
]

for (const [text, changes] of CHANGES)
  test(`the company has changed so: ${text}`, () => {
    const facts = extractAct(composeAct(/^Le /.test(text) ? 'fr' : 'nl', SUBJECT, text))
    const found = facts.filter(fact => fact.fact === 'company_change').map(fact => fact.change)
    assert.deepEqual(found, changes)
  })

test('the seat does not move on the day of the decision before, whose line runs on', () => {
  const facts = extractAct(
    composeAct(
      'fr',
      'SIEGE - NOMINATION',
      "L'assemblée nomme avec effet au 1er mai 2025 Monsieur Paul Varlin administrateur. ) - il est décidé de transférer le siège social à 4000 Liège, rue Haute 12.",
    ),
  )
  assert.partialDeepStrictEqual(facts.at(-1), { change: 'seat', effectiveOn: null })
})

const DENIED: ['nl' | 'fr' | 'de', string, string][] = [
  ['fr', 'SIEGE', 'Le conseil décide de ne pas transférer le siège social à 4000 Liège, rue Haute 12.'],
  ['fr', 'SIEGE', "L'assemblée décide de reporter le transfert du siège social à 4000 Liège, rue Haute 12."],
  ['fr', 'CAPITAL', "L'assemblée décide de renoncer à l'augmentation du capital proposée."],
  ['fr', 'DISSOLUTION', "L'assemblée décide, malgré les pertes, de ne pas dissoudre la société."],
  ['nl', 'ZETEL', 'De zetel kan verplaatst worden door een besluit van het bestuursorgaan.'],
  ['nl', 'KAPITAAL', 'De vergadering beslist het kapitaal niet te verhogen.'],
  ['nl', 'ONTBINDING', 'De vergadering besluit de vennootschap niet te ontbinden.'],
  ['de', 'SITZ', 'Der Sitz kann durch Beschluss des Verwaltungsrats verlegt werden.'],
  ['de', 'AUFLÖSUNG', 'Die Versammlung beschließt, die Gesellschaft nicht aufzulösen.'],
]

for (const [language, subject, body] of DENIED)
  test(`the company has not changed: ${body}`, () =>
    assert.deepEqual(extractAct(composeAct(language, subject, body)), []))

test('text without a form, or empty text, yields no error and no company', () => {
  for (const text of ['', '\n\n', 'Ceci n’est pas un acte.', '-'.repeat(5000), 'Jean DUPONT '.repeat(2000)]) {
    assert.deepEqual(extractAct({ ...plain, text }), [])
  }
})
