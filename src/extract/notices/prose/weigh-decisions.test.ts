import assert from 'node:assert/strict'
import { test } from 'node:test'
import model from '../../../../models/prose-reader.json' with { type: 'json' }
import type { Publication } from '../../../domain/publications/publication.ts'
import { extractNotice } from '../extract-notice.ts'
import { GIVEN_NAMES } from '../people/names/word-lists.ts'
import { readDecisionText } from './decision-text.ts'
import type { Decision } from './find-decisions.ts'
import { OUTCOME_CLASSES } from './outcome-classes.ts'
import { classifyOutcome } from './outcome-classifier.ts'
import { weighDecisions } from './weigh-decisions.ts'

const OPENED =
  'Tribunal de l’entreprise de Liège, division Huy\nPar jugement du 3 mars 2031, le tribunal a déclaré ouverte la faillite de la SRL\nALPHA, BCE 0412.345.614, et désigné Me Jeanne PERSON, avocate, en qualité de curateur.\nLes créances sont à déposer au registre dans les trente jours.'
const WITHDRAWN =
  'Hof van beroep te Gent\nHet hof verklaart het hoger beroep gegrond, doet het bestreden vonnis teniet en trekt het\nfaillissement van BV ALPHA, 0412.345.614, in.'

const read = (text: string) => readDecisionText(text, 0, text.length, { titlesFrom: 0, rubrics: [] })

function told(kind: Decision['kind'], text: string): Decision[] {
  const { plain } = read(text)
  return [{ kind, detail: null, role: 'curator', clause: { start: 0, end: plain.length, plain } }]
}

test('the classifier gives every class a probability, summing to one', () => {
  const chances = classifyOutcome(read(OPENED))
  assert.deepEqual([...chances.keys()], [...OUTCOME_CLASSES])
  assert.ok(Math.abs([...chances.values()].reduce((sum, one) => sum + one, 0) - 1) < 0.02)
})

test('an outcome on which rules and classifier agree has a probability and no doubt', () => {
  const [decision] = weighDecisions(read(OPENED), told('bankruptcy_opening', OPENED))
  assert.equal(decision?.kind, 'bankruptcy_opening')
  assert.ok((decision?.probability ?? 0) > 0.5)
  assert.equal(decision?.doubts, undefined)
})

test('an opening that the classifier finds unlikely is not stated', () => {
  const [decision] = weighDecisions(read(WITHDRAWN), told('bankruptcy_opening', WITHDRAWN))
  assert.ok(['bankruptcy_other', 'bankruptcy_revocation'].includes(decision?.kind ?? ''))
  assert.deepEqual(decision?.doubts, [{ field: 'eventKind', reason: 'readers_disagree' }])
  assert.equal(decision?.role, null)
})

test('the classifier never yields a severe event by itself', () => {
  const [decision] = weighDecisions(read(OPENED), told('bankruptcy_revocation', OPENED))
  assert.equal(decision?.kind, 'bankruptcy_other')
})

test('of two contradicting outcomes neither is stated', () => {
  const ended =
    'Ondernemingsrechtbank Gent\nBij vonnis van 3 maart 2031 werd een einde gesteld aan de opdracht van mr. An PERSOON, advocaat, als voorlopig bewindvoerder\nover BV ALPHA, 0412.345.614.'
  assert.ok((classifyOutcome(read(ended)).get('administrator_ended') ?? 0) > 0.95)
  const [decision] = weighDecisions(read(ended), told('provisional_administrator_appointed', ended))
  assert.equal(decision?.kind, 'interim_other')
})

test('facts of free text have a probability', () => {
  const publication = { numac: '2031700001', text: OPENED, publishedOn: '2031-03-10', rubrics: [] }
  const [fact] = extractNotice(publication as unknown as Publication)
  assert.equal(fact?.eventKind, 'bankruptcy_opening')
  assert.ok((fact?.probability ?? 0) > 0.5)
})

// Given names that are ordinary words of the three languages, too.
const ORDINARY = new Set(
  'allen april aura avril cas dan elke elle kent libere lui mai mate onder august mars'.split(' '),
)

test('the classifier’s vocabulary contains no names', () => {
  const names = model.words
    .split(' ')
    .filter(word => GIVEN_NAMES.has(word.toUpperCase()) && !ORDINARY.has(word))
  assert.deepEqual(names, [])
})

test('every n-gram of the model consists of its ordinary words', () => {
  const words = new Set([...model.words.split(' '), '#'])
  const runs = model.features.filter(feature => !feature.startsWith('@'))
  assert.ok(runs.every(run => run.split(' ').every(word => words.has(word))))
})
