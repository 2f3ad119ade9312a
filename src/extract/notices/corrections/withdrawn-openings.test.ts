// A ruling that withdraws, annuls, reverses or refuses an opening never yields an opening.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberedNotice } from '../../../../test/fixtures/gazette/numbered-notice.ts'
import type { EventFact } from '../../../domain/publications/gazette-fact.ts'
import { extractNotice } from '../extract-notice.ts'

const extract = (text: string): EventFact[] => extractNotice(numberedNotice(text))

const NUMBER = '0412.345.614'
const TEXTS = [
  `Hof van beroep Gent\nBij arrest van 3 maart 2031 werd het vonnis van 2 februari 2031 waarbij BV PEREBOOM, met ondernemingsnummer ${NUMBER}, failliet werd verklaard, hervormd. Het faillissement wordt ingetrokken.`,
  `Ondernemingsrechtbank Leuven\nBij vonnis van 3 maart 2031 werd het faillissement van BV PEREBOOM, ondernemingsnummer ${NUMBER}, ingetrokken.`,
  `Ondernemingsrechtbank Leuven\nBij vonnis van 3 maart 2031 werd de vordering tot faillietverklaring van BV PEREBOOM, ondernemingsnummer ${NUMBER}, afgewezen als ongegrond.`,
  `Cour d’appel de Liège\nPar arrêt du 3 mars 2031, la cour réforme le jugement du 2 février 2031 qui avait déclaré la faillite de la SRL POIRIER, BCE ${NUMBER}, et dit pour droit que les conditions de la faillite ne sont pas réunies.`,
  `Tribunal de l’entreprise de Liège\nPar jugement du 3 mars 2031, le tribunal rapporte la faillite de la SRL POIRIER, inscrite à la BCE sous le numéro ${NUMBER}.`,
  `Tribunal de l’entreprise de Liège\nPar jugement du 3 mars 2031, le tribunal a annulé la dissolution judiciaire de la SRL POIRIER, numéro d’entreprise ${NUMBER}.`,
  `Unternehmensgericht Eupen\nDurch Urteil vom 3. März 2031 wurde der Konkurs der GMBH BIRNBAUM, Unternehmensnummer ${NUMBER}, widerrufen.`,
  `Ondernemingsrechtbank Leuven\nBij vonnis van 3 maart 2031 werd de gerechtelijke ontbinding van BV PEREBOOM, ondernemingsnummer ${NUMBER}, vernietigd.`,
]
const OPENINGS = ['bankruptcy_opening', 'judicial_dissolution', 'judicial_dissolution_and_closing']

for (const text of TEXTS)
  test(`no opening: ${text.split('\n')[1]?.slice(0, 90)}`, () => {
    for (const { eventKind, severity } of extract(text)) {
      assert.ok(!OPENINGS.includes(eventKind), eventKind)
      assert.notEqual(severity, 'high')
    }
  })

test('a text without a confident reading yields the unspecified event of its family, never a severe one', () => {
  const facts = extract(
    `Ondernemingsrechtbank Leuven\nFaillissement van: BV PEREBOOM LAAN 1, 3000 LEUVEN.\nGeopend op 12 juni 2030.\nReferentie: 20300663.\nDatum vonnis: 20 januari 2031.\nOndernemingsnummer: ${NUMBER}\nDe rechtbank neemt akte van wat partijen verklaren over de inventaris.\nVoor eensluidend uittreksel: De curator: WILKENS GREGOOR.`,
  )
  assert.deepEqual(
    facts.map(({ eventKind, severity }) => [eventKind, severity]),
    [['bankruptcy_other', 'med']],
  )
})
