// The debtor of a ruling without a number is its only party. All texts are fixtures.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeTextNotice } from '../../../../test/fixtures/gazette/free-text-notice.ts'
import { extractNotice } from '../extract-notice.ts'

const namesOf = (text: string) =>
  extractNotice(freeTextNotice(text)).map(({ debtor }) => debtor?.name ?? null)

const CASES: readonly (readonly [statement: string, text: string, name: string | null])[] = [
  [
    'the only company',
    'Tribunal de l’entreprise francophone de Bruxelles\nPar jugement du 20 avril 2031, faisant droit à la tierce opposition de M. Paul POMME, associé, le tribunal a rétracté le jugement qui avait prononcé la dissolution et la clôture immédiate de la SRL VERGER DU PARC, avenue Rogier 3, 1030 Schaerbeek.',
    'VERGER DU PARC',
  ],
  [
    'a company whose form stands behind its name',
    'Faillite\nTribunal de l’entreprise de Liège, division Verviers\nPar jugement rendu le 20 avril 2031, la date de cessation des paiements de BOUCHERIE POIRIER SRL, place Verte 4, 4860 Pepinster, faillie depuis le 19 janvier 2031, est ramenée au 19 juillet 2030.',
    'BOUCHERIE POIRIER',
  ],
  [
    'the only person who is no lawyer and no judge',
    'Hof van beroep Gent\nBij arrest van 20 april 2031 wordt aan mevrouw Anna VAN DEN PEREBOOM, wonende te 9000 Gent, Kersenlaan 4, de kwijtschelding toegekend. Mr. Jan PERSOON was curator, de heer Paul PRUIM rechter-commissaris.',
    'Anna VAN DEN PEREBOOM',
  ],
  [
    'of a seller and a buyer the seller',
    'Ondernemingsrechtbank Leuven\nDe rechtbank verleende op 20 april 2031 aan vereffeningsdeskundige mr. Jan PERSOON de toestemming om de handelszaak van BV PEREBOOM, Kersenlaan 4, 3000 Leuven, over te dragen aan BV APPELBOOM.',
    'PEREBOOM',
  ],
  [
    'nobody where two companies are named',
    'Tribunal de l’entreprise de Liège\nPar jugement du 20 avril 2031, le tribunal rejette l’homologation du plan présenté par la SRL POIRIER avec la SRL CERISIER.',
    null,
  ],
  [
    'no company where a person is discharged',
    'Hof van beroep Gent\nBij arrest van 20 april 2031 werd de kwijtschelding geweigerd voor de schuld jegens BV APPELBOOM.',
    null,
  ],
]

for (const [statement, text, name] of CASES)
  test(`the debtor without a number: ${statement}`, () => assert.deepEqual(namesOf(text), [name]))
