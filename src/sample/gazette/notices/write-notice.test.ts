import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateNotice } from '../../../../test/fixtures/gazette/generate-notice.ts'
import {
  formatEnterpriseNumber,
  hasValidChecksum,
  parseEnterpriseNumber,
} from '../../../domain/company/enterprise-number.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import { flatten } from '../../../extract/text/flat-text.ts'
import { SeededRandom } from '../../random.ts'
import type { ExpectedEvent, LabelledText } from '../truth.ts'
import type { NoticeForm } from './notice-context.ts'
import { NOTICE_KINDS, type NoticeKind } from './notice-kinds.ts'

const LANGUAGES: Language[] = ['nl', 'fr', 'de']
const FORMS: NoticeForm[] = ['regsol', 'registry', 'prose']

function* everyNotice(
  seeds: number,
): Generator<{ kind: NoticeKind; form: NoticeForm; notice: LabelledText }> {
  for (let seed = 1; seed <= seeds; seed++) {
    for (const kind of NOTICE_KINDS) {
      for (const language of LANGUAGES) {
        for (const form of FORMS) {
          yield { kind, form, notice: generateNotice(kind, language, form, new SeededRandom(seed)) }
        }
      }
    }
  }
}

const events = ({ facts }: LabelledText): ExpectedEvent[] => facts.filter(fact => fact.fact === 'event')

// Names may be broken at line ends, so blanks and hyphens do not count.
const letters = (text: string): string => text.replace(/[\s-]/g, '')

test('every kind is written in every language and form, and states at least one event', () => {
  for (const { kind, notice } of everyNotice(3)) {
    assert.ok(notice.text.length > 100, kind)
    assert.ok(events(notice).length > 0, kind)
    assert.doesNotMatch(notice.text, /undefined|NaN|\[object|\u00a0/, kind)
  }
})

test('an enterprise number is printed where the truth has one, and nowhere else', () => {
  for (const { kind, notice } of everyNotice(6)) {
    const printed: string[] = flatten(notice.text).flat.match(/\b[01]\d{3}\.\d{3}\.\d{3}\b/g) ?? []
    const known = new Set(events(notice).map(fact => fact.enterprise_number))
    for (const number of known) {
      if (number === null) continue
      assert.ok(hasValidChecksum(number))
      const parsed = parseEnterpriseNumber(number)
      assert.ok(parsed && printed.includes(formatEnterpriseNumber(parsed)), kind)
    }
    if ([...known].every(number => number === null)) assert.deepEqual(printed, [], kind)
  }
})

test('court, debtor, reference and practitioners of the truth stand in the text', () => {
  for (const { kind, notice } of everyNotice(4)) {
    const text = letters(notice.text)
    for (const { court, debtor, reference, practitioners } of events(notice)) {
      assert.equal(notice.text.split('\n')[0], court, kind)
      assert.ok(text.includes(letters(debtor ?? '')), `${kind}: ${debtor}`)
      if (reference) assert.ok(text.includes(reference), kind)
      for (const { name } of practitioners) assert.ok(text.includes(letters(name)), `${kind}: ${name}`)
    }
  }
})

test('only the solvency register’s own form is headed RegSol, and only typed text lacks the second court line', () => {
  for (const { kind, form, notice } of everyNotice(1)) {
    const second = notice.text.split('\n')[1] ?? ''
    if (form === 'registry')
      assert.match(second, kind.includes('partners') || kind === 'appeal' ? /./ : /\.$/, kind)
    if (second === 'RegSol') assert.equal(form, 'regsol', kind)
  }
  const opening = generateNotice('opening', 'nl', 'regsol', new SeededRandom(2)).text.split('\n')
  assert.equal(opening[1], 'RegSol')
})

test('natural persons are printed with birth date and place', () => {
  for (let seed = 1; seed < 20; seed++) {
    const text = generateNotice('closing liquidation discharged', 'fr', 'regsol', new SeededRandom(seed)).text
    assert.match(text, /né\(e\) le \d\d\/\d\d\/\d{4} à /)
  }
})

test('an erratum names the publication that it puts right', () => {
  for (const kind of ['erratum_replacing', 'erratum_annulling'] as const) {
    for (const language of LANGUAGES) {
      const notice = generateNotice(kind, language, 'regsol', new SeededRandom(4))
      const [fact] = events(notice)
      assert.ok(fact?.corrects?.numac && notice.text.includes(fact.corrects.numac))
    }
  }
})

test('the partners of a partnership are debtors of their own, without a number', () => {
  const facts = events(generateNotice('opening_with_partners', 'nl', 'prose', new SeededRandom(3)))
  assert.equal(facts.length, 3)
  assert.deepEqual(
    facts.slice(1).map(fact => fact.enterprise_number),
    [null, null],
  )
})

test('the same draws give the same notice', () => {
  for (const kind of NOTICE_KINDS) {
    const twice = [1, 2].map(() => generateNotice(kind, 'fr', 'regsol', new SeededRandom(99)))
    assert.deepEqual(twice[0], twice[1])
  }
})
