import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ExtractedFact } from '../../domain/publications/gazette-fact.ts'
import { hasNamedHolder } from '../../domain/publications/named-facts.ts'
import type { Publication } from '../../domain/publications/publication.ts'
import { extractPublication } from '../extract-publication.ts'
import { checkName } from './check-name.ts'
import { filterImplausibleActFacts } from './filter-implausible.ts'

function extract(text: string, more: Partial<Publication> = {}): ExtractedFact[] {
  return extractPublication({
    numac: '2031812345',
    kind: 'court_notice',
    publishedOn: '2031-03-14',
    language: null,
    text,
    reading: 'text_layer',
    printedNumber: null,
    page: null,
    edition: null,
    enterpriseNumber: null,
    rubrics: [],
    ...more,
  })
}

const act = (text: string) => extract(text, { numac: '31012345', kind: 'act' })
const list = (text: string) => extract(text, { numac: '2031299001', kind: 'register_list' })

const COURT = 'Ondernemingsrechtbank Leuven\nRegSol\nOndernemingsrechtbank Leuven.\n'

/** A bankruptcy opened on 4 March 2031, with the given lines replaced. */
function opening(lines: Record<string, string> = {}, debtor = 'KORENBLOEM BV LAAN 1, 3000 LEUVEN.'): string {
  const labels = {
    Ondernemingsnummer: '0412.345.614',
    Referentie: '20310012.',
    'Datum faillissement': '4 maart 2031.',
    'Rechter Commissaris': 'ODILON VAN PLUIM.',
    Curator: 'ALIDA PEER, KERKPLEIN 3, 3000 LEUVEN- a.peer@voorbeeld.be.',
    ...lines,
  }
  const printed = Object.entries(labels).map(([label, value]) => `${label}: ${value}\n`)
  return `${COURT}Opening van het faillissement van: ${debtor}\n${printed.join('')}Voor eensluidend uittreksel: De griffier, B. HAAS.\n`
}

const doubtsOf = (facts: readonly ExtractedFact[]) =>
  facts.flatMap(({ doubts = [] }) => doubts.map(({ field, reason }) => `${field} ${reason}`))

test('a plausible notice has no doubts', () => {
  const [fact] = extract(opening())
  assert.equal(fact?.doubts, undefined)
  assert.ok(fact?.fact === 'event')
  assert.deepEqual([fact.judges, fact.practitioners.length], [['ODILON VAN PLUIM'], 1])
})

const PRACTITIONERS: [string, string][] = [
  ['art. XX.32 WER, KERKPLEIN 3, 3000 LEUVEN', 'name_is_law'],
  ['RECHTBANK LEUVEN, KERKPLEIN 3, 3000 LEUVEN', 'name_is_court'],
  ['HAZENSTRAAT, KERKPLEIN 3, 3000 LEUVEN', 'name_is_street'],
  ['RUE DU LIEVRE, 12, 5000 NAMUR', 'name_is_street'],
  ['Rechter Commissaris Odilon Van Pluim', 'name_is_label'],
  ['ZONDER GEKEND ADRES, LEUVEN', 'name_is_phrase'],
  ['wordt later nog aangeduid, LEUVEN', 'name_is_phrase'],
  ['MONITEUR BELGE — BELGISCH STAATSBLAD, 3000 LEUVEN', 'name_is_page_head'],
  ['ODILON VAN PLUIM, KERKPLEIN 3, 3000 LEUVEN', 'name_is_court_staff'],
  ['BARBARA HAAS, KERKPLEIN 3, 3000 LEUVEN', 'name_is_court_staff'],
]

for (const [curator, reason] of PRACTITIONERS) {
  test(`an implausible appointee is left out, ${reason}: ${curator}`, () => {
    const [fact] = extract(opening({ Curator: `${curator}.` }))
    assert.ok(fact?.fact === 'event')
    assert.deepEqual(fact.practitioners, [])
    assert.deepEqual(fact.doubts, [{ field: 'practitioner', reason }])
  })
}

test('names of firms may contain words and numbers that people’s do not', () => {
  for (const curator of ['SRL B&G CONCEPT', 'BV PEER & PARTNERS', 'DATUM & HAAS NV']) {
    const [fact] = extract(opening({ Curator: `${curator}, KERKPLEIN 3, 3000 LEUVEN.` }))
    assert.ok(fact?.fact === 'event')
    assert.deepEqual([fact.practitioners[0]?.name, fact.doubts], [curator, undefined])
  }
})

test('a judge without a name is left out; an e-mail address is no part of a name', () => {
  const [phrase] = extract(opening({ 'Rechter Commissaris': 'nog niet gekend.' }))
  assert.ok(phrase?.fact === 'event')
  assert.deepEqual(phrase.judges, [])
  assert.deepEqual(phrase.doubts, [{ field: 'judge', reason: 'name_is_phrase' }])
  const [mailed] = extract(
    opening({ 'Rechter Commissaris': 'ODILON VAN PLUIM -met e-mailadres: o.pluim@voorbeeld.be.' }),
  )
  assert.ok(mailed?.fact === 'event')
  assert.deepEqual([mailed.judges, mailed.doubts], [['ODILON VAN PLUIM'], undefined])
})

const DEBTORS: [string, string][] = [
  ['HAZENDAL 8/91, LAAN 1, 3000 LEUVEN,\ngeboren op 02/08/1982 in LEUVEN.', 'name_is_street'],
  ['KORENBVHAZENSTRAAT 283, 3000 LEUVEN.', 'name_is_street'],
  ['ONDERNEMINGSRECHTBANK LEUVEN- LAAN 1, 3000 LEUVEN.', 'name_is_court'],
  ['dossier 2031/AR/12 tussen PEER Alida tegen KORENBLOEM NV', 'name_is_phrase'],
]

for (const [debtor, reason] of DEBTORS) {
  test(`an implausible debtor is null, ${reason}: ${debtor.split('\n')[0]}`, () => {
    const [fact] = extract(opening({}, debtor))
    assert.ok(fact?.fact === 'event')
    assert.equal(fact.debtor, null)
    assert.deepEqual(fact.doubts, [{ field: 'debtor', reason }])
    assert.equal(fact.enterpriseNumber, '0412345614')
  })
}

test('unusual company names are kept', () => {
  for (const name of [
    'ART3M',
    '4TH AVENUE',
    'DATA CURATOR',
    'AVENUE LIEVRE',
    'PUBLICATIES HAAS',
    '1932 UTILITY',
  ]) {
    const [fact] = extract(opening({}, `${name} BV KERKPLEIN 3, 3000 LEUVEN.`))
    assert.ok(fact?.fact === 'event')
    assert.deepEqual([fact.debtor?.name, fact.doubts], [name, undefined])
  }
})

test('a cessation after the opening, an opening after its ruling and a report years ahead are doubted', () => {
  assert.deepEqual(
    doubtsOf(extract(opening({ 'Voorlopige datum van staking van betaling': '05/03/2031' }))),
    ['cessationOfPayments after_opening'],
  )
  assert.deepEqual(
    doubtsOf(extract(opening({ 'Voorlopige datum van staking van betaling': '04/03/2031' }))),
    [],
  )
  const closing = `${COURT}Summiere afsluiting faillissement van: KORENBLOEM BV\nGeopend op 6 maart 2031.\nReferentie: 20210012.\nDatum vonnis: 4 maart 2031.\nOndernemingsnummer: 0412.345.614\n`
  assert.deepEqual(doubtsOf(extract(closing)), ['openedOn after_ruling'])
  const report =
    'Neerlegging van het eerste proces-verbaal van de verificatie van de schuldvorderingen in het Centraal Register Solvabiliteit via de website www.regsol.be: op 11 april 2033.\n'
  assert.deepEqual(doubtsOf(extract(opening().replace('Voor eensluidend', `${report}Voor eensluidend`))), [
    'firstVerificationReport too_late',
  ])
})

test('a cessation date moved past the opening is not stated', () => {
  const [fact] = extract(
    `${COURT}Faillissement van: KORENBLOEM BV\nGeopend op 4 maart 2030.\nReferentie: 20300012.\nDatum vonnis: 4 maart 2031.\nOndernemingsnummer: 0412.345.614\nTerugbrenging van de datum van staking van betaling op 4 september 2030.\n`,
  )
  assert.ok(fact?.fact === 'event')
  assert.equal(fact.keyDates.cessationOfPayments, undefined)
  assert.deepEqual(fact.doubts, [{ field: 'cessationOfPayments', reason: 'after_opening' }])
})

test('a number with a bad checksum gives a doubt and no company', () => {
  const [fact] = extract(opening({ Ondernemingsnummer: '0412.345.615' }))
  assert.equal(fact?.enterpriseNumber, null)
  assert.deepEqual(fact?.doubts, [{ field: 'enterpriseNumber', reason: 'wrong_check' }])
})

const ENTRY = 'No ent. 0999.000.030\n HIBOU\n '
const SEAT = 'L’adresse du siège Rue Haute 1 1000 Bruxelles a été radiée avec effet le'

test('entries of register lists are checked too', () => {
  assert.deepEqual(doubtsOf(list(`${ENTRY}${SEAT} 27/04/2031.`)), [])
  assert.deepEqual(doubtsOf(list(`${ENTRY}${SEAT} 27/04/2032.`)), ['eventDate too_late'])
  assert.deepEqual(doubtsOf(list(`${ENTRY}${SEAT} 27/04/1931.`)), ['eventDate too_early'])
  const [wrong] = list(`${ENTRY.replace('030', '031')}${SEAT} 27/02/2031.`)
  assert.deepEqual(
    [wrong?.enterpriseNumber, doubtsOf([wrong as ExtractedFact])],
    [null, ['enterpriseNumber wrong_check']],
  )
  const replaced = (number: string) =>
    list(
      `${ENTRY}En date du 03/02/2031, le numéro d’entreprise 0999.000.030 a été clôturé pour cause de doublons et remplacé par le numéro suivant: ${number}.`,
    )
  assert.deepEqual(doubtsOf(replaced('0999.000.129')), [])
  assert.deepEqual(doubtsOf(replaced('0999.000.128')), ['replacedBy wrong_check'])
})

test('the holder of an office struck off must have a plausible name', () => {
  const struck = (holder: string) =>
    list(
      `${ENTRY}La fonction ″Gérant″, inscrite dans la Banque-Carrefour des Entreprises, comme étant exercée par ${holder} a été radiée d’office avec effet le 11/02/2031.`,
    )
  assert.deepEqual(doubtsOf(struck('Van Pluim Odilon')), [])
  const [fact] = struck('Rue du Lièvre 12')
  assert.ok(fact?.fact === 'event')
  assert.deepEqual([fact.detail, doubtsOf([fact])], ['function Gérant', ['functionHolder name_is_street']])
})

const DECIDES = 'L’assemblée générale du 3 mars 2031 décide de nommer'
const NAMES_ODILON = `${DECIDES} Monsieur Odilon VAN PLUIM en qualité d’administrateur`

const HOLDERS: [string, 'person' | 'company', string | null][] = [
  ['Odilon Van Pluim', 'person', null],
  ['Alida ART', 'person', null],
  ['Jean-Odilon van den Haas', 'person', null],
  ['Peer & Haas Bedrijfsrevisoren', 'company', null],
  ['Tribunal de l’entreprise de Namur', 'company', 'name_is_court'],
  ['F-99999 LIEVREVILLE', 'company', 'name_is_street'],
  ['9999 Lièvreville, Rue du Lièvre, 40', 'company', 'name_is_street'],
  ['Odilon Van Pluim / Alida Peer', 'person', 'name_of_several'],
  ['Odilon Van Pluim qui accepte', 'person', 'name_is_phrase'],
]

for (const [name, kind, reason] of HOLDERS) {
  test(`the holder of a mandate must have a plausible name: ${name}`, () => {
    const [told] = act(`${NAMES_ODILON}.`)
    assert.ok(told?.fact === 'mandate')
    const holder = { kind, name, enterpriseNumber: null }
    const [fact] = filterImplausibleActFacts([{ ...told, holder }], { text: '', publishedOn: '2031-03-14' })
    assert.ok(fact?.fact === 'mandate')
    assert.equal(fact.holder.name, reason ? null : name)
    assert.deepEqual(doubtsOf([fact]), reason ? [`holder ${reason}`] : [])
    assert.equal(hasNamedHolder(fact), reason === null)
  })
}

test('an implausible representative is left out of the mandate', () => {
  const [told] = act(`${NAMES_ODILON}.`)
  assert.ok(told?.fact === 'mandate')
  const [fact] = filterImplausibleActFacts(
    [
      {
        ...told,
        holder: { kind: 'company', name: 'Peer BV', enterpriseNumber: null },
        representative: 'Rue du Lièvre 4',
      },
    ],
    { text: '', publishedOn: '2031-03-14' },
  )
  assert.ok(fact?.fact === 'mandate')
  assert.deepEqual([fact.holder.name, fact.representative], ['Peer BV', null])
  assert.deepEqual(doubtsOf([fact]), ['representative name_is_street'])
})

test('a company change must be plausible too', () => {
  const moved = (on: string) =>
    act(
      `${DECIDES.replace('nommer', 'transférer le siège social')} à 5000 Namur, Rue du Lièvre 4, à partir du ${on}.`,
    )
  assert.deepEqual(doubtsOf(moved('1er avril 2031')), [])
  assert.deepEqual(doubtsOf(moved('1er avril 2039')), ['effectiveOn too_late'])
})

const EFFECTS: [string, string[]][] = [
  [' avec effet au 1er janvier 2032.', []],
  [' avec effet au 1er janvier 2035.', ['effectiveOn too_late']],
  [' avec effet au 1er janvier 1931.', ['effectiveOn too_early']],
  [', né le 5 mai 2012, avec effet au 5 mai 2012.', ['effectiveOn birth_date']],
  [' jusqu’au 31 décembre 2045.', []],
  [' jusqu’au 31 décembre 2065.', ['termEndsOn too_late']],
  [' avec effet au 1er mai 2031 jusqu’au 30 avril 2030.', ['termEndsOn before_beginning']],
]

for (const [effect, doubts] of EFFECTS) {
  test(`dates of mandates must be plausible:${effect}`, () => {
    const facts = act(`${NAMES_ODILON}${effect}`)
    assert.equal(facts[0]?.fact, 'mandate')
    assert.deepEqual(doubtsOf(facts), doubts)
    if (doubts.length > 0) assert.doesNotMatch(JSON.stringify(facts), /1931|2035|2065|2012/)
  })
}

test('processor time grows linearly with a long run of capitals', () => {
  for (const text of ['A'.repeat(100_000), 'Ba. '.repeat(30_000), `${'A.'.repeat(50_000)}griffier`]) {
    assert.equal(checkName(text, 'company'), 'name_too_long')
    assert.equal(checkName(text, 'person'), 'name_too_long')
  }
})
