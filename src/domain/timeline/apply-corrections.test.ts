import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeEventFact } from '../../../test/fixtures/event-facts.ts'
import type { Correction, EventFact, EventKind } from '../publications/gazette-fact.ts'
import { applyCorrections } from './apply-corrections.ts'
import { deriveTimeline } from './derive-timeline.ts'
import { findSupersededPublications } from './superseded-publications.ts'

const COURT = 'Ondernemingsrechtbank Leuven'

const event = (eventKind: EventKind, numac: string, more: Partial<EventFact> = {}): EventFact =>
  makeEventFact({ eventKind, numac, pubDate: '2031-01-10', eventDate: '2031-01-06', court: COURT, ...more })

const opening = event('bankruptcy_opening', '2031800001', {
  judges: ['LUC VANDENHAGE'],
  keyDates: { cessationOfPayments: '2031-01-06' },
})
const judge = event('judge_replaced', '2031800002', {
  pubDate: '2031-02-10',
  eventDate: '2031-02-06',
  keyDates: { openedOn: '2031-01-06' },
})

function erratum(corrects: Partial<Correction>, more: Partial<EventFact> = {}): EventFact {
  return event('bankruptcy_correction', '2031800009', {
    pubDate: '2031-03-01',
    eventDate: '2031-02-20',
    corrects: { numac: null, pubDate: null, effect: 'replaced', ...corrects },
    ...more,
  })
}

test('a corrected opening date is applied to every later notice', () => {
  const right = erratum({ values: [{ field: 'event_date', before: '2031-01-06', after: '2031-01-05' }] })
  const facts = applyCorrections([opening, judge, right])
  assert.deepEqual(
    facts.map(({ eventDate, keyDates }) => [eventDate, keyDates.openedOn]),
    [
      ['2031-01-05', undefined],
      ['2031-02-06', '2031-01-05'],
    ],
  )
})

test('a name, a cessation date and a reference are corrected where they occur', () => {
  const right = erratum({
    values: [
      { field: 'judge', before: 'LUC VANDENHAGE', after: 'LUC VANDERHAGE' },
      { field: 'cessation_of_payments', before: '2031-01-06', after: '2030-09-06' },
    ],
  })
  const [first] = applyCorrections([opening, right])
  assert.deepEqual(first?.judges, ['LUC VANDERHAGE'])
  assert.equal(first?.keyDates.cessationOfPayments, '2030-09-06')
})

test('a value not among the facts changes nothing', () => {
  const wrong = erratum({ values: [{ field: 'event_date', before: '2031-01-04', after: '2031-01-05' }] })
  assert.equal(applyCorrections([opening, wrong])[0], opening)
})

test('without the old value, the value of the named notice is replaced', () => {
  const values = [{ field: 'event_date' as const, before: null, after: '2031-01-05' }]
  const named = applyCorrections([opening, judge, erratum({ numac: '2031800001', values })])
  assert.deepEqual(
    named.map(({ eventDate }) => eventDate),
    ['2031-01-05', '2031-02-06'],
  )
})

test('an erratum that gives values only is left out once other facts have all of them', () => {
  const given = { field: 'event_date', before: '2031-01-06', after: '2031-01-05' } as const
  const unknown = { field: 'event_date', before: '2031-01-04', after: '2031-01-03' } as const
  const left = (values: Correction['values'], more: Partial<EventFact> = {}) =>
    applyCorrections([opening, erratum(values ? { values } : {}, more)]).length
  assert.equal(left([given]), 1)
  assert.equal(left([given, unknown]), 2)
  assert.equal(left([unknown]), 2)
  assert.equal(left(undefined), 2)
  assert.equal(left([given], { detail: 'judge_restated' }), 2, 'it tells something else too')
  assert.equal(applyCorrections([erratum({ values: [given] })]).length, 1, 'what it corrects is not on file')
})

test('a notice annulled by judgment date is removed, whatever publication date was typed', () => {
  const dissolution = event('judicial_dissolution', '2031800003', { eventDate: '2031-01-20' })
  const other = event('judicial_dissolution', '2031800004', { eventDate: '2030-01-20' })
  const annulment = event('interim_correction', '2031800009', {
    pubDate: '2031-03-01',
    eventDate: '2031-01-20',
    corrects: { numac: null, pubDate: '2030-01-21', effect: 'annulled' },
  })
  const left = applyCorrections([other, dissolution, annulment])
  assert.deepEqual(
    left.map(({ numac }) => numac),
    ['2031800004', '2031800009'],
  )
})

test('an annulment without a target removes the last notice of the case from recent weeks', () => {
  const annulment = erratum({ effect: 'annulled' }, { eventDate: null })
  assert.deepEqual(
    applyCorrections([opening, annulment]).map(({ numac }) => numac),
    ['2031800009'],
  )
  const old = { ...opening, pubDate: '2030-10-10' }
  assert.equal(applyCorrections([old, annulment]).length, 2)
})

test('with several bans of one judgment an erratum without a number removes none', () => {
  const ban = (numac: string, more: Partial<EventFact> = {}) => event('professional_ban', numac, more)
  const again = ban('2031800009', {
    pubDate: '2031-03-01',
    corrects: { numac: null, pubDate: null, effect: 'replaced' },
  })
  assert.equal(applyCorrections([ban('2031800005'), ban('2031800006'), again]).length, 3)
})

const voids = (numac: string | null, more: Partial<EventFact> = {}) =>
  erratum({ numac, effect: 'annulled' }, { eventDate: null, detail: 'publication_void', ...more })

test('that a publication is void is no event, whether that one is on file or not', () => {
  const left = applyCorrections([opening, judge, voids('2031800002')])
  assert.deepEqual(
    left.map(({ numac }) => numac),
    ['2031800001'],
  )
  assert.deepEqual(applyCorrections([voids('2031899999')]), [])
})

test('when the publication of the end of a bankruptcy is void, the bankruptcy is open', () => {
  for (const kind of ['bankruptcy_revocation', 'bankruptcy_closing'] as const) {
    const end = event(kind, '2031800003', {
      reference: '20310044',
      keyDates: { openedOn: '2031-01-06' },
      pubDate: '2031-01-20',
      eventDate: '2031-01-16',
    })
    const { events, openBankruptcy } = deriveTimeline([end, voids('2031800003')], '2031-04-01')
    assert.deepEqual(openBankruptcy, { openedOn: '2031-01-06', numac: '2031800009' })
    assert.deepEqual(
      events.map(({ numac, eventKind, detail, severity }) => [numac, eventKind, detail, severity]),
      [['2031800009', 'bankruptcy_correction', 'end_void', 'med']],
    )
    const late = { ...end, numac: '2031800012', pubDate: '2031-03-20', eventDate: '2031-03-16' }
    assert.equal(deriveTimeline([end, voids('2031800003'), late], '2031-04-01').openBankruptcy, null)
  }
})

test('publications that fall are told with what they fall by, and corrections with what falls', () => {
  const closing = event('judicial_dissolution_closing', '2031800003')
  const dissolution = event('judicial_dissolution', '2031800008', {
    pubDate: '2031-02-10',
    corrects: { numac: null, pubDate: null, effect: 'annulled' },
  })
  const { superseded, corrected } = findSupersededPublications([dissolution, closing, judge])
  assert.deepEqual([...superseded], [['2031800003', { numac: '2031800008', effect: 'annulled' }]])
  assert.deepEqual([...corrected], [['2031800008', { numac: '2031800003', pubDate: closing.pubDate }]])
})

test('an erratum that prints a dissolution again names its liquidator, from the day of the ruling', () => {
  const liquidator = (name: string) =>
    ({ role: 'liquidator', change: 'appointed', name, officeAddress: null, email: null }) as const
  const restated = event('interim_correction', '2031800009', {
    pubDate: '2031-03-01',
    eventDate: '2031-02-20',
    detail: 'opening_restated',
    keyDates: { openedOn: '2031-01-06' },
    corrects: { numac: null, pubDate: null, effect: 'replaced' },
    practitioners: [liquidator('An Pomme')],
  })
  const first = event('judicial_dissolution', '2031800001', { practitioners: [liquidator('Bo Noot')] })
  for (const facts of [[restated], [first, restated]]) {
    const { mandates } = deriveTimeline(facts, '2031-04-01')
    assert.deepEqual(
      mandates.map(({ name, from, to }) => [name, from, to]),
      [['An Pomme', '2031-01-06', null]],
    )
  }
  const closing = event('judicial_dissolution_closing', '2031800010', { eventDate: '2031-03-20' })
  assert.equal(deriveTimeline([restated, closing], '2031-04-01').mandates[0]?.to, '2031-03-20')
})

test('an erratum that says what was ruled replaces the blank notice of its case', () => {
  const blank = event('bankruptcy_other', '2031800003', {
    pubDate: '2031-02-02',
    eventDate: '2031-01-20',
    reference: '20290082',
    keyDates: { openedOn: '2029-01-25' },
  })
  const ban = event('professional_ban', '2031800008', {
    ...blank,
    numac: '2031800008',
    eventKind: 'professional_ban',
    pubDate: '2031-02-10',
    eventDate: '2031-02-04',
    corrects: { numac: null, pubDate: null, effect: 'replaced' },
  })
  const left = (...facts: EventFact[]) => applyCorrections(facts).map(({ numac }) => numac)
  assert.deepEqual(left(blank, ban), ['2031800008'])
  const { superseded, corrected } = findSupersededPublications([blank, ban])
  assert.deepEqual([...superseded], [['2031800003', { numac: '2031800008', effect: 'replaced' }]])
  assert.deepEqual([...corrected], [['2031800008', { numac: '2031800003', pubDate: '2031-02-02' }]])
  for (const other of [
    { reference: '20290083' },
    { reference: null },
    { court: 'Ondernemingsrechtbank Gent' },
    { detail: 'upheld' },
    { pubDate: '2030-02-02' },
    { eventKind: 'professional_ban' as const },
  ])
    assert.equal(left({ ...blank, ...other }, ban).length, 2, JSON.stringify(other))
})
