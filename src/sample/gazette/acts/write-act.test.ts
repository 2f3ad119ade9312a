import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateAct } from '../../../../test/fixtures/gazette/generate-act.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import { SeededRandom } from '../../random.ts'
import type { ExpectedMandate } from '../truth.ts'
import { HEAVY_NOISE } from './ocr-noise.ts'
import { ACT_KINDS, type GeneratedAct } from './write-act.ts'

const LANGUAGES: Language[] = ['nl', 'fr', 'de']
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ')
const mandates = ({ facts }: GeneratedAct): ExpectedMandate[] => facts.filter(fact => fact.fact === 'mandate')

test('every kind of act is written in every language, under a rubric', () => {
  for (const kind of ACT_KINDS) {
    for (const language of LANGUAGES) {
      const act = generateAct(kind, language, new SeededRandom(7))
      assert.doesNotMatch(act.text, /undefined|NaN|\u00a0/, `${kind} ${language}`)
      assert.ok(act.rubrics.length > 0)
      assert.match(act.text, /^Mod|^MOD/)
    }
  }
})

test('holders and representatives of the truth are named in the act, endings and beginnings apart', () => {
  for (let seed = 1; seed <= 40; seed++) {
    for (const kind of ACT_KINDS) {
      const act = generateAct(kind, LANGUAGES[seed % 3] as Language, new SeededRandom(seed))
      const text = onOneLine(act.text)
      for (const { holder, representative } of mandates(act)) {
        assert.ok(text.includes(holder), `${kind}: ${holder}`)
        if (representative && kind !== 'permanent_representative')
          assert.ok(text.includes(representative), kind)
      }
    }
  }
})

test('a replacement is a resignation and an appointment', () => {
  const changes = mandates(generateAct('replacement', 'fr', new SeededRandom(5))).map(({ change }) => change)
  assert.deepEqual(changes, ['resignation', 'appointment'])
})

test('who changes capacity leaves in person and returns as representative', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const [left, returned] = mandates(generateAct('capacity_changed', 'nl', new SeededRandom(seed)))
    assert.equal(left?.change, 'resignation')
    assert.equal(returned?.representative, left?.holder)
  }
})

test('an act that only gives a proxy states nothing, though it stands under appointments', () => {
  for (const language of LANGUAGES) {
    const act = generateAct('proxy_only', language, new SeededRandom(11))
    assert.deepEqual(act.facts, [])
    assert.match(act.rubrics.join(), /BENOEMINGEN|NOMINATIONS|ERNENNUNG/)
    assert.match(act.text, /volmacht|procuration|Vollmacht/)
  }
})

test('recognition disturbs the text and not the truth', () => {
  const clean = generateAct('appointment', 'nl', new SeededRandom(8))
  const read = generateAct('appointment', 'nl', new SeededRandom(8), HEAVY_NOISE)
  assert.deepEqual(read.facts, clean.facts)
  assert.notEqual(read.text, clean.text)
})

test('national numbers are of the invented range and pass their check', () => {
  let found = 0
  for (let seed = 1; seed <= 400; seed++) {
    const { text } = generateAct('appointment_list', 'fr', new SeededRandom(seed))
    for (const [, yy, mm, dd, sequence, check] of onOneLine(text).matchAll(
      /(\d\d)\.(\d\d)\.(\d\d)-(\d{3})\.(\d\d)/g,
    )) {
      found++
      const nine = Number(`${yy}${mm}${dd}${sequence}`)
      assert.ok(Number(sequence) >= 900)
      assert.ok([nine, 2_000_000_000 + nine].some(base => 97 - (base % 97) === Number(check)))
    }
  }
  assert.ok(found > 10)
})
