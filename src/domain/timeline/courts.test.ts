import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areDifferentCourts, areDifferentDivisions, courtOf } from './courts.ts'

const elsewhere = (a: string, b: string) => areDifferentCourts(courtOf(a), courtOf(b))
const apart = (a: string, b: string) => areDifferentDivisions(courtOf(a), courtOf(b))

test('a court is recognised in three languages, with or without division, and by its former name', () => {
  for (const [a, b] of [
    ['Unternehmensgericht Eupen', 'Tribunal de l’entreprise d’Eupen'],
    ['Nederlandstalige ondernemingsrechtbank Brussel', 'Ondernemingsrechtbank Brussel'],
    ['Tribunal de l’entreprise francophone de Bruxelles', 'Franstalige ondernemingsrechtbank te Brussel'],
    ['Tribunal de l’entreprise de Liège, division Namur', 'Ondernemingsrechtbank Luik, afdeling Namen'],
    ['Ondernemingsrechtbank Gent, afdeling Dendermonde', 'Rechtbank van koophandel te Dendermonde'],
    ['Tribunal de commerce de Mons et de Charleroi, division de Mons', 'TRIBUNAL DE L’ENTREPRISE DU HAINAUT'],
    ['Tribunal de l’entreprise du Brabant wallon', 'Tribunal de commerce de Nivelles'],
    ['Ondernemingsrechtbank Antwerpen', 'Ondernemingsrechtbank Antwerpen, afdeling Tongeren'],
    ['Ondernemingsrechtbank Gent afd. Gent', 'Tribunal de l’entreprise de Gand, division Gand'],
  ] as const)
    assert.equal(apart(a, b), false, `${a} | ${b}`)
})

test('divisions of one court are distinct, as are other courts', () => {
  const [gent, kortrijk] = [
    'Ondernemingsrechtbank Gent, afdeling Gent',
    'Ondernemingsrechtbank Gent, afdeling Kortrijk',
  ]
  assert.deepEqual([apart(gent, kortrijk), elsewhere(gent, kortrijk)], [true, false])
  assert.equal(elsewhere(gent, 'Ondernemingsrechtbank Leuven'), true)
  const brussels = [
    'Nederlandstalige ondernemingsrechtbank Brussel',
    'Tribunal de l’entreprise francophone de Bruxelles',
  ]
  assert.equal(elsewhere(brussels[0] as string, brussels[1] as string), true)
})

test('a court of appeal is above the courts of its area, the Court of Cassation above all', () => {
  const area = [
    ['Hof van beroep Antwerpen', 'Ondernemingsrechtbank Antwerpen, afdeling Hasselt'],
    ['Hof van Beroep te Gent', 'Ondernemingsrechtbank Gent, afdeling Oostende'],
    ['Cour d’appel de Bruxelles', 'Tribunal de l’entreprise du Brabant wallon'],
    ['Hof van beroep te Brussel', 'Ondernemingsrechtbank Leuven'],
    ['Cour d’appel de Liège', 'Unternehmensgericht Eupen'],
    ['Cour d’appel de Mons', 'Tribunal de l’entreprise du Hainaut, division Tournai'],
    ['Hof van Cassatie', 'Ondernemingsrechtbank Leuven'],
  ] as const
  for (const [higher, court] of area) {
    assert.equal(courtOf(higher)?.higher, true, higher)
    assert.equal(elsewhere(higher, court), false, `${higher} | ${court}`)
  }
  assert.equal(elsewhere('Cour d’appel de Mons', 'Tribunal de l’entreprise de Liège, division Namur'), true)
})

test('an unknown court contradicts nothing', () => {
  assert.equal(courtOf('Vredegerecht'), null)
  assert.equal(elsewhere('Vredegerecht', 'Ondernemingsrechtbank Leuven'), false)
})
