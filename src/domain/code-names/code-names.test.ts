import assert from 'node:assert/strict'
import { test } from 'node:test'
import sections from '../../../data/nace/sections.json' with { type: 'json' }
import forms from '../../../data/register/legal-forms.json' with { type: 'json' }
import situations from '../../../data/register/situations.json' with { type: 'json' }
import {
  divisionTitle,
  divisionTitleOf2008,
  legalFormInEnglish,
  legalFormOf,
  sectionTitle,
  sectionTitle2008,
  situationInEnglish,
} from '../code-names.ts'
import { naceSection } from '../nace-codes.ts'

const DIVISIONS = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))

test('every division that belongs to a section is named in German and English', () => {
  for (const language of ['de', 'en'] as const) {
    for (const edition of ['2008', '2025'] as const) {
      const title = edition === '2008' ? divisionTitleOf2008 : divisionTitle
      // Section ranges leave gaps: 34, 44, 48, 54, 57, 67, 76, 83 and 89 are no divisions of either edition.
      for (const division of DIVISIONS)
        assert.equal(
          title(division, language) !== null,
          naceSection(division, edition) !== null,
          `${edition} ${division} ${language}`,
        )
    }
  }
})

test('a code has the title of its division, in the newer edition where both have it', () => {
  assert.equal(divisionTitle('62100', 'en'), 'Computer programming, consultancy and related activities')
  assert.equal(divisionTitle('46', 'en'), 'Wholesale trade')
  assert.equal(divisionTitleOf2008('46', 'en'), 'Wholesale trade, except of motor vehicles and motorcycles')
  assert.match(divisionTitle('45310', 'de') ?? '', /Kraftfahrzeugen/)
  assert.equal(divisionTitle('', 'en'), null)
})

test('the letters of 2008 have the titles of 2008', () => {
  const english = (letter: string) => sectionTitle2008(letter, 'en')
  assert.deepEqual(['C', 'J', 'K', 'M', 'U', 'V'].map(english), [
    'Manufacturing',
    'Information and communication',
    'Financial and insurance activities',
    'Professional, scientific and technical activities',
    'Activities of extraterritorial organisations and bodies',
    null,
  ])
})

test('every section is named in four languages and has a division', () => {
  const letters = Object.keys(sections.titles)
  assert.equal(letters.length, 22)
  for (const letter of letters) {
    for (const language of ['nl', 'fr', 'de', 'en'] as const) assert.ok(sectionTitle(letter, language))
    assert.ok(
      DIVISIONS.some(division => naceSection(division) === letter),
      letter,
    )
  }
  assert.equal(sectionTitle('Z', 'nl'), null)
})

test('legal forms begin with the abbreviation they are known by', () => {
  assert.equal(legalFormInEnglish('610'), 'BV/SRL – private limited company')
  assert.equal(legalFormInEnglish('014'), 'NV/SA – public limited company')
  assert.equal(legalFormInEnglish('000'), null)
})

test('codes have three digits, and a legal form is of private or of public law', () => {
  const codes = [forms.private_law, forms.public_law].flatMap(Object.keys)
  assert.equal(new Set(codes).size, codes.length)
  for (const code of [...codes, ...Object.keys(situations.english)]) assert.match(code, /^\d{3}$/)
})

test('situations say what the register says', () => {
  assert.equal(situationInEnglish('000'), 'Ordinary situation')
  assert.equal(situationInEnglish('050'), 'Bankruptcy opened')
  assert.equal(situationInEnglish('777'), null)
})

test('a legal form is known by its Belgian abbreviations, today’s before former ones', () => {
  const codes = {
    bv: '610',
    'S.R.L.': '610',
    NV: '014',
    sa: '014',
    bvba: '015',
    sprl: '015',
    CV: '706',
    vzw: '017',
  }
  for (const [text, code] of Object.entries({ ...codes, 'Comm V': '612', ASBL: '017', SC: '706' }))
    assert.equal(legalFormOf(text), code, text)
  for (const text of ['', 'gmbh', '610', 'company']) assert.equal(legalFormOf(text), null, text)
})
