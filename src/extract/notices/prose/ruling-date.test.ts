// Ruling date of a free-text ruling, among recalled and future dates. All texts are fixtures.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateOfRuling } from './ruling-date.ts'

const RULED = '2031-04-20'

function dateOf(flat: string): string | null {
  return dateOfRuling(flat, { start: 0, end: flat.length }, '2031-05-14')
}

const CASES: readonly (readonly [statement: string, text: string])[] = [
  [
    'the day of the public hearing in which it was pronounced',
    'Par jugement prononcé par défaut le 10 décembre 2030 et publié au Moniteur belge du 22 décembre 2030, le tribunal a prononcé la dissolution. PAR CES MOTIFS, met à néant le jugement dont opposition. Ainsi jugé et prononcé à l’audience publique du 20 avril 2031.',
  ],
  [
    'the day of the ruling that its own sentence is on',
    'Tribunal de l’entreprise du Hainaut, division Mons Le jugement rendu le 20 avril 2031 par la deuxième chambre, dans le dossier de la SA POIRIER, dont le siège est à 7800 Ath, autorise le praticien de la liquidation à exécuter la vente.',
  ],
  [
    'the only day, beside the chamber of enterprises',
    'Dans la dissolution de la SRL POIRIER, la chambre des entreprises en difficulté a, le 20 avril 2031, désigné Me Jeanne PERSON comme liquidatrice.',
  ],
  [
    'the day behind a dash in the head of a ruling',
    'Cour d’appel de Liège Chambre des vacations — 20 avril 2031 SA POIRIER, requérante. Le 15 mars 2031, le tribunal a refusé d’ouvrir la procédure. La Cour déclare ouverte la procédure de réorganisation et octroie un sursis échéant le 6 août 2031.',
  ],
  [
    'the day before the chamber',
    'Hof van beroep Gent 20 april 2031 - 7de kamer BV PEREBOOM. Op 30 maart 2031 weigerde de rechtbank de procedure te openen. Het hof verklaart de procedure open.',
  ],
  [
    'today is the day of the ruling',
    'Vervangt de rechtbank hem, met ingang van heden, 20 april 2031, als vereffenaar van BV PEREBOOM, ontbonden op 5 december 2026.',
  ],
  [
    'the day on which an office lapsed is another',
    'De opdracht van mr. Jan PERSOON, sinds 14 oktober 2030 voorlopig bewindvoerder, verstreek op 25 april 2031. De voorzitter heeft bij beschikking van 20 april 2031 beslist dat hij zijn taak verder waarneemt.',
  ],
  [
    'what was judged at a hearing',
    'La SRL POIRIER a été citée en faillite. Le tribunal a jugé ce qui suit en audience du 20 avril 2031 : la société est dissoute.',
  ],
  [
    'an extract without a preposition',
    'Uittreksel vonnis 20 april 2031 De rechtbank verklaart de procedure open.',
  ],
  [
    'a ruling in brackets, beside a day that describes a procedure',
    'Er wordt een bijkomende opschorting verleend, eindigend op 26 juni 2031, in de op 26 november 2030 aangevatte procedure. (Vonnis 20 april 2031)',
  ],
]

for (const [statement, text] of CASES) test(statement, () => assert.equal(dateOf(text), RULED))

test('the date of an opening used as a description is no ruling date', () => {
  assert.equal(
    dateOf(
      'Mr. Jan PERSOON, curator van het op 2 februari 2031 geopende faillissement BV PEREBOOM, nodigt uit.',
    ),
    null,
  )
})
