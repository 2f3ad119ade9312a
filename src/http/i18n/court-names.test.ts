import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translateCourt } from './court-names.ts'
import { LANGUAGES } from './languages.ts'

const COURTS: Record<string, [nl: string, fr: string, de: string, en: string]> = {
  'Ondernemingsrechtbank Antwerpen, afdeling Mechelen': [
    'Ondernemingsrechtbank Antwerpen, afdeling Mechelen',
    'Tribunal de l’entreprise d’Anvers, division Malines',
    'Unternehmensgericht Antwerpen, Abteilung Mecheln',
    'Enterprise Court of Antwerp, Mechelen division',
  ],
  'Tribunal de l’entreprise du Hainaut, division Mons': [
    'Ondernemingsrechtbank Henegouwen, afdeling Bergen',
    'Tribunal de l’entreprise du Hainaut, division Mons',
    'Unternehmensgericht Hennegau, Abteilung Mons',
    'Enterprise Court of Hainaut, Mons division',
  ],
  'Tribunal de l’entreprise francophone de Bruxelles': [
    'Franstalige ondernemingsrechtbank Brussel',
    'Tribunal de l’entreprise francophone de Bruxelles',
    'Französischsprachiges Unternehmensgericht Brüssel',
    'French-speaking Enterprise Court of Brussels',
  ],
  'Tribunal de l’entreprise du Brabant wallon': [
    'Ondernemingsrechtbank Waals-Brabant',
    'Tribunal de l’entreprise du Brabant wallon',
    'Unternehmensgericht Wallonisch-Brabant',
    'Enterprise Court of Walloon Brabant',
  ],
  'Unternehmensgericht Eupen': [
    'Ondernemingsrechtbank Eupen',
    'Tribunal de l’entreprise d’Eupen',
    'Unternehmensgericht Eupen',
    'Enterprise Court of Eupen',
  ],
  'Rechtbank van koophandel te Gent, afdeling Ieper': [
    'Rechtbank van koophandel te Gent, afdeling Ieper',
    'Tribunal de commerce de Gand, division Ypres',
    'Handelsgericht Gent, Abteilung Ypern',
    'Commercial Court of Ghent, Ypres division',
  ],
  'Rechtbank van koophandel te Ieper': [
    'Rechtbank van koophandel te Ieper',
    'Tribunal de commerce d’Ypres',
    'Handelsgericht Ypern',
    'Commercial Court of Ypres',
  ],
  'Hof van beroep te Gent': [
    'Hof van beroep te Gent',
    'Cour d’appel de Gand',
    'Appellationshof Gent',
    'Court of Appeal of Ghent',
  ],
}

test('court names are translated into the requested language', () => {
  for (const [printed, expected] of Object.entries(COURTS))
    assert.deepEqual(
      LANGUAGES.map(lang => translateCourt(lang, printed)),
      expected,
    )
})

test('an unrecognised court keeps its printed name', () => {
  for (const printed of ['Rechtbank Verzonnen', 'Vredegerecht Gent', 'Gent', ''])
    for (const lang of LANGUAGES) assert.equal(translateCourt(lang, printed), printed)
})
