import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readEffect, readMeetingDate } from './effect.ts'
import { foldLine } from './fold-line.ts'

const IMMEDIATE: [string, boolean][] = [
  ['est nommé immédiatement', true],
  ['avec effet immédiat', true],
  ['pour une période qui finira immédiatement après l’assemblée générale de 2033', false],
  ['qui prendra fin immédiatement-après la réunion de l’année 2033', false],
  ['pour une période de six ans, commençant ce jour', true],
  ['pour une durée de six années prenant cours aujourd’hui', true],
  ['constate la fin à ce jour du mandat', true],
  ['pour une durée illimitée, à compter des présentes', true],
  ['avec effet á la date de ces résolutions', true],
  ['avec effet à compter de ce 2 jour, des personnes suivantes', true],
  ['lui donne décharge jusqu’à ce jour', false],
]

for (const [text, immediate] of IMMEDIATE) {
  test(`an immediate start applies only if stated of the start of the mandate: ${text}`, () =>
    assert.equal(readEffect(text, foldLine(text)).immediate, immediate))
}

const DATES: [string, string | null, string | null][] = [
  ['La démission prend effet à partir du 25 octobre 2031.', '2031-10-25', null],
  ['leur démission a pris effet le 21 janvier 2031', '2031-01-21', null],
  ['L’assemblée entérine la démission en date du 30 juin 2031 de Monsieur Peer', '2031-06-30', null],
  ['la démission, par lettre en date du 30 juin 2031, de Monsieur Peer', null, null],
  ['administrateur pour la période allant du 01/01/2031 au 22/07/2036', '2031-01-01', '2036-07-22'],
  ['renommé. Début du mandat le 22/07/2031 et fin du mandat le 22/07/2037', '2031-07-22', '2037-07-22'],
  ['rückwirkend zum Datum der letzten Generalversammlung im Jahr 2031 (25. Juni 2031)', '2031-06-25', null],
  ['die Generalversammlung vom 14. Juli 2031 ernennt', null, null],
  ['avec effet au fer janvier 2031', '2031-01-01', null],
]

for (const [text, effectiveOn, endsOn] of DATES) {
  test(`the day on which a change takes effect, and the day on which it ends: ${text}`, () => {
    const effect = readEffect(text, foldLine(text))
    assert.deepEqual([effect.effectiveOn, effect.term.endsOn], [effectiveOn, endsOn])
  })
}

const LEAVER: [string, 'appointment' | 'resignation', string | null][] = [
  ['Jean Tarnel remplace Rose Peer, démissionnaire en date du 11/12/2031', 'appointment', null],
  ['Rose Peer, démissionnaire à la date du 11/12/2031', 'resignation', '2031-12-11'],
  ['Jan Tarnel vervangt Roos Peer, ontslagnemend op 11 december 2031', 'appointment', null],
]

for (const [text, change, effectiveOn] of LEAVER) {
  test(`the day on which one leaves is not that on which another follows: ${change}, ${text}`, () =>
    assert.equal(readEffect(text, foldLine(text), change).effectiveOn, effectiveOn))
}

test('the day stamped by the registry is no meeting', () => {
  const text = 'après dépôt de l’acte au greffe 31 AOÛT 2031 Extrait du P.V. de l’assemblée du 24 août 2031.'
  assert.equal(readMeetingDate(text, foldLine(text)), '2031-08-24')
})
