import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeTextNotice } from '../../../../test/fixtures/gazette/free-text-notice.ts'
import { extractNotice } from '../extract-notice.ts'
import { readNamedDebtor } from './named-debtor.ts'

const NAMES: readonly (readonly [text: string, name: string | undefined])[] = [
  ['Rapporte la faillite de la SRL LE POIRIER et décharge le curateur', 'LE POIRIER'],
  ['la faillite de L’ATELIER DU POIRIER SRL a été confirmée', 'L’ATELIER DU POIRIER'],
  ['la dissolution judiciaire de la société anonyme « LE POIRIER », ayant son siège à Huy', 'LE POIRIER'],
  ['het faillissement van DE PEREBOOM BV ingetrokken', 'DE PEREBOOM'],
  ['het faillissement van van BV Perebomen, met zetel te Gent', 'Perebomen'],
  ['la faillite de la SA A.B.C. POIRIER. Réserve les dépens', 'A.B.C. POIRIER'],
  ['la faillite de Poirier et fils SRL, dont le siège', 'Poirier et fils'],
  ['dissolution de le 3 mars 2031', undefined],
]

for (const [text, name] of NAMES)
  test(`the name ends where the sentence goes on: ${text}`, () => {
    assert.equal(readNamedDebtor(text)?.name, name)
  })

test('who opposes is not the debtor, if another is named', () => {
  const facts = extractNotice(
    freeTextNotice(
      'Tribunal de l’entreprise de Liège, division Huy\nPar jugement du 20 avril 2031, le tribunal, sur tierce opposition de la SA BANQUE DU VERGER, B.C.E. 0999.000.129, a rapporté la faillite de la SRL LE POIRIER.',
    ),
  )
  assert.deepEqual(
    facts.map(({ eventKind, enterpriseNumber }) => [eventKind, enterpriseNumber]),
    [['bankruptcy_revocation', null]],
  )
})

test('a weekday belongs to the date of the ruling', () => {
  const [fact] = extractNotice(
    freeTextNotice(
      'Dissolution judiciaire\nRétracte la dissolution judiciaire de la SC LE POIRIER.\nAinsi jugé par le tribunal de l’entreprise de Liège, division Huy, le dimanche 20 avril 2031.\nLe jugement du lundi 3 mars 2031 avait été publié au Moniteur belge du lundi 10 mars 2031.',
    ),
  )
  assert.equal(fact?.eventDate, '2031-04-20')
})
