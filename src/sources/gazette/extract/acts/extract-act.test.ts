import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EnterpriseNumber } from '../../../../domain/enterprise-number.ts'
import { isNamed } from '../../../../domain/named-facts.ts'
import type { Language, Publication } from '../../../../domain/publication.ts'
import { extractAct, extractByPhrases } from './extract-act.ts'
import { inventAct, OWN_NUMBER, recognise } from './invented/act.ts'
import { type ActCase, shorten } from './invented/act-case.ts'
import { GERMAN } from './invented/cases-de.ts'
import { GERMAN_PHRASES } from './invented/cases-de-phrases.ts'
import { FRENCH } from './invented/cases-fr.ts'
import { EVERYDAY_FRENCH, EVERYDAY_GERMAN } from './invented/cases-fr-de.ts'
import { FRENCH_PHRASES } from './invented/cases-fr-phrases.ts'
import { LISTS } from './invented/cases-lists.ts'
import { MIXED } from './invented/cases-mixed.ts'
import { NAMES } from './invented/cases-names.ts'
import { DUTCH } from './invented/cases-nl.ts'
import { DUTCH_BOARDS } from './invented/cases-nl-boards.ts'
import { DUTCH_CANDIDATES } from './invented/cases-nl-candidates.ts'
import { DUTCH_COMPANIES } from './invented/cases-nl-companies.ts'
import { DUTCH_DECIDERS } from './invented/cases-nl-deciders.ts'
import { DUTCH_DISTRACTORS } from './invented/cases-nl-distractors.ts'
import { DUTCH_FOLLOWED } from './invented/cases-nl-followed.ts'
import { DUTCH_GIVEN_UP } from './invented/cases-nl-given-up.ts'
import { DUTCH_HANDED_OVER } from './invented/cases-nl-handed-over.ts'
import { DUTCH_LAYOUTS } from './invented/cases-nl-layouts.ts'
import { DUTCH_LOOSE } from './invented/cases-nl-loose.ts'
import { DUTCH_MINUTES } from './invented/cases-nl-minutes.ts'
import { MORE_DUTCH } from './invented/cases-nl-more.ts'
import { DUTCH_ORDINARY } from './invented/cases-nl-ordinary.ts'
import { DUTCH_PAST } from './invented/cases-nl-past.ts'
import { DUTCH_REPLIES } from './invented/cases-nl-replies.ts'
import { DUTCH_SUBJECTS } from './invented/cases-nl-subjects.ts'
import { DUTCH_SUCCESSION } from './invented/cases-nl-succession.ts'
import { DUTCH_TABLES } from './invented/cases-nl-tables.ts'
import { DUTCH_TURNS } from './invented/cases-nl-turns.ts'
import { DUTCH_VERBS } from './invented/cases-nl-verbs.ts'
import { SELF_WRITTEN } from './invented/cases-office.ts'
import { SISTER_WORDINGS } from './invented/cases-sisters.ts'
import { WORDINGS } from './invented/cases-wordings.ts'

const CASES: [Language, ActCase[]][] = [
  ['nl', DUTCH],
  ['nl', MORE_DUTCH],
  ['nl', DUTCH_VERBS],
  ['nl', DUTCH_BOARDS],
  ['nl', DUTCH_PAST],
  ['nl', DUTCH_ORDINARY],
  ['nl', DUTCH_COMPANIES],
  ['nl', DUTCH_GIVEN_UP],
  ['nl', DUTCH_SUBJECTS],
  ['nl', DUTCH_MINUTES],
  ['nl', DUTCH_LAYOUTS],
  ['nl', DUTCH_TABLES],
  ['nl', DUTCH_DISTRACTORS],
  ['nl', DUTCH_TURNS],
  ['nl', DUTCH_FOLLOWED],
  ['nl', DUTCH_HANDED_OVER],
  ['nl', DUTCH_REPLIES],
  ['nl', DUTCH_CANDIDATES],
  ['nl', DUTCH_DECIDERS],
  ['nl', DUTCH_LOOSE],
  ['nl', DUTCH_SUCCESSION],
  ['fr', FRENCH],
  ['de', GERMAN],
  ['fr', EVERYDAY_FRENCH],
  ['de', EVERYDAY_GERMAN],
  ['fr', FRENCH_PHRASES],
  ['de', GERMAN_PHRASES],
  ...[...MIXED, ...SELF_WRITTEN, ...WORDINGS, ...NAMES, ...LISTS, ...SISTER_WORDINGS].map(
    (act): [Language, ActCase[]] => [act.language, [act]],
  ),
]
const SUBJECTS: Record<Language, string> = {
  nl: 'ONTSLAGEN - BENOEMINGEN',
  fr: 'DEMISSIONS - NOMINATIONS',
  de: 'RÜCKTRITTE - ERNENNUNGEN',
}

for (const [language, cases] of CASES) {
  for (const [index, { subject, body, facts, loose }] of cases.entries()) {
    const act = inventAct(language, subject ?? SUBJECTS[language], body)
    const name = `${language} ${index + 1}: ${facts.join('; ') || 'nothing'}`
    test(`text layer, ${name}`, () => compare(extractNamed(act).map(shorten), facts, loose))
    test(`recognised, ${name}`, () => {
      for (const seed of [1, 2, 3]) compare(extractNamed(recognise(act, seed)).map(shorten), facts, loose)
    })
  }
}

function extractNamed(act: Publication) {
  return extractByPhrases(act).filter(isNamed)
}

function compare(found: string[], stated: string[], loose = false): void {
  if (loose)
    assert.deepEqual(
      stated.filter(fact => !found.includes(fact)),
      [],
      `found: ${found.join('; ')}`,
    )
  else assert.deepEqual([...found].sort(), [...stated].sort())
}

const [dutch] = DUTCH
const plain = inventAct('nl', SUBJECTS.nl, dutch?.body ?? '')

test('the company is the one whose number the form prints, however it is written', () => {
  for (const written of [
    '0412 345 614',
    'BE 0412.345.614',
    '412 345 614',
    '0412.345.6 14',
    'O412.345.614 5 =',
  ]) {
    const act = { ...plain, text: plain.text.replace('0412.345.614', written) }
    for (const fact of extractNamed(act)) {
      assert.deepEqual([fact.enterpriseNumber, fact.identifiedBy], [OWN_NUMBER, 'printed'], written)
    }
  }
})

test('a printed number that fails its checksum yields to the listed one', () => {
  const text = plain.text.replace('0412.345.614', '0412.345.615')
  const enterpriseNumber = '0456789133' as EnterpriseNumber
  const listed = extractByPhrases({ ...plain, text, enterpriseNumber })
  assert.deepEqual(new Set(listed.map(fact => fact.identifiedBy)), new Set(['listed']))
  assert.equal(listed[0]?.enterpriseNumber, enterpriseNumber)
  assert.equal(extractByPhrases({ ...plain, text })[0]?.identifiedBy, null)
})

test('every fact points at the words of the printed text that prove it', () => {
  for (const [language, cases] of CASES) {
    for (const { subject, body } of cases) {
      const act = inventAct(language, subject ?? SUBJECTS[language], body)
      for (const fact of extractNamed(act)) {
        const proof = act.text.slice(fact.span.start, fact.span.end).replaceAll(/\s+/g, ' ')
        assert.ok(proof.length > 0 && act.text.indexOf(body) <= fact.span.start, shorten(fact))
        if (fact.fact === 'mandate') {
          const named = fact.holder.name.split(' ').some(word => proof.includes(word))
          assert.ok(named, `${fact.holder.name} in: ${proof}`)
        }
      }
    }
  }
})

test('no fact holds a birth date, a national number or a home address', () => {
  const act = inventAct(
    'fr',
    SUBJECTS.fr,
    `Est nommée administratrice : Madame DUPLI Marie, née à Mons le 1er janvier 1980 (NN 80.01.01-001.23), domiciliée à 7000
Mons, rue Haute 9, qui accepte.`,
  )
  const facts = extractNamed(act)
  assert.deepEqual(facts.map(shorten), ['appointment director DUPLI Marie'])
  assert.doesNotMatch(JSON.stringify(facts), /1980|80\.01|Haute|7000|Mons/)
})

test('text without any form, or none at all, yields no error and no company', () => {
  for (const text of ['', '\n\n', 'Ceci n’est pas un acte.', '-'.repeat(5000), 'Jean DUPONT '.repeat(2000)]) {
    assert.deepEqual(extractAct({ ...plain, text }), [])
  }
})
