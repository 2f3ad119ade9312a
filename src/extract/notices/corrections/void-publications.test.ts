// Typed notices that say that a publication is void, with and without a text in its place. All texts are fixtures.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeTextNotice } from '../../../../test/fixtures/gazette/free-text-notice.ts'
import { extractNotice } from '../extract-notice.ts'

const NUMBER = '0412.345.614'

const told = (text: string) =>
  extractNotice(freeTextNotice(text)).map(({ eventKind, detail, severity }) => [eventKind, detail, severity])

test('that a publication is void is told with a low severity, whatever it repeats', () => {
  const voided = `Gerechtelijke ontbinding\nNederlandstalige ondernemingsrechtbank Brussel\nVERBETERD BERICHT\nPublicatie 2031148489.\nGelieve de publicatie van de Nederlandstalige ondernemingsrechtbank Brussel van 25.11.2031 inzake de BV PEREBOOM, met ondernemingsnummer ${NUMBER}, als nietig te beschouwen.\nVoor eensluidend uittreksel : J. PERSOON.`
  assert.deepEqual(told(voided), [['interim_correction', 'publication_void', 'low']])
  const repeated = `Faillite\nTribunal de l’entreprise francophone de Bruxelles\nAvis rectificatif\nRemplacement de juge-commissaire – (Avis nul et non avenu)\nFaillite de : SRL POIRIER, RUE HAUTE 17, 1000 BRUXELLES.\nDéclarée le 6 juillet 2029.\nRéférence : 20290526.\nDate du jugement : 16 juin 2030.\nNuméro d’entreprise : ${NUMBER}.\nLe juge commissaire : JEAN POMME\nest remplacé par :\nLe juge commissaire : LUC PERSON.\nPour extrait conforme : Guy NOTE, curateur.`
  assert.deepEqual(told(repeated), [['bankruptcy_correction', 'publication_void', 'low']])
})

test('a text in place of a void one says what it says', () => {
  const text = `Faillissement\nOndernemingsrechtbank Leuven\nErratum\nDe publicatie van 12 december 2030, nr. 3515, kan als niet-bestaande worden beschouwd.\nDe te publiceren nieuw tekst moet zijn :\nFaillissement van PEREBOOM BV, met zetel te 3200 AARSCHOT, Nieuwlaan 9.\nGeopend op 31/03/2027.\nReferentie : 6090.\nDatum vonnis : 01/12/2030.\nOndernemingsnummer : ${NUMBER}.\nDe rechter-commissaris : J. Appel.\nIs vervangen door.\nDe rechter-commissaris : W. Persoon.\nVoor eensluidend uittreksel : C. NOOT, griffier.`
  assert.deepEqual(told(text), [['bankruptcy_correction', 'judge_restated', 'med']])
})

const EXPERT = { role: 'restructuring_expert', change: 'discharged', email: null }

test('an appointment that is void is told with whom it was of', () => {
  const texts: [string, string, string][] = [
    [
      `Gerechtelijke reorganisatie\nNederlandstalige ondernemingsrechtbank Brussel\nVerbetering bericht\nPublicatie 2031/113965 van 3 april 2031\nGelieve in de publicatie van de Nederlandstalige ondernemings-\nrechtbank Brussel inzake de BV PEREBOOM, met ondernemingsnummer ${NUMBER}, de aanstelling als herstructureringsdes-\nkundige van de heer Jan Persoon, advocaat te 1000 Brussel,\nPerelaan 86C B414, als nietig te beschouwen.\nVoor eensluidend uittreksel : K. NOOT, hoofdgriffier.`,
      'Jan Persoon',
      '1000 Brussel, Perelaan 86C B414',
    ],
    [
      `Réorganisation judiciaire\nTribunal de l’entreprise francophone de Bruxelles\nAvis rectificatif\nPublication 2031/113965 du 3 avril 2031\nVeuillez considérer, dans la publication concernant la SRL POIRIER, numéro d’entreprise ${NUMBER}, la désignation comme praticien de la réorganisation de Maître Jeanne Pomme, avocate à 1050 Bruxelles, rue du Poirier 3, comme nulle et non avenue.\nPour extrait conforme : K. NOTE, greffier.`,
      'Jeanne Pomme',
      '1050 Bruxelles, rue du Poirier 3',
    ],
  ]
  for (const [text, name, officeAddress] of texts) {
    const [fact] = extractNotice(freeTextNotice(text))
    assert.deepEqual([fact?.eventKind, fact?.detail], ['reorganisation_correction', 'appointment_void'], name)
    const [{ label: _label, ...person } = {}, ...others] = fact?.practitioners ?? []
    assert.deepEqual([others, person], [[], { ...EXPERT, name, officeAddress }])
  }
  const all = texts[0]?.[0].replace(/de aanstelling[^.]*als nietig/, 'het rolnummer als nietig') as string
  assert.deepEqual(extractNotice(freeTextNotice(all))[0]?.practitioners, [])
})
