import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { makeEventFact } from '../../../test/fixtures/event-facts.ts'
import type { EventFact, EventKind, Practitioner, PractitionerRole } from '../publications/gazette-fact.ts'
import { deriveTimeline } from './derive-timeline.ts'

const AS_OF = '2026-01-15'
const COURT = 'Ondernemingsrechtbank Gent, afdeling Gent'

function event(eventKind: EventKind, numac: string, more: Partial<EventFact> = {}): EventFact {
  const dates = { pubDate: '2025-02-20', eventDate: '2025-02-13' }
  return makeEventFact({ eventKind, numac, ...dates, court: COURT, reference: '20250101', ...more })
}

function named(
  name: string,
  change: Practitioner['change'] = 'appointed',
  role: PractitionerRole = 'curator',
): Practitioner {
  return { role, change, name, officeAddress: 'Kantoorlaan 1, 9000 Gent', email: null }
}

function listed(...facts: EventFact[]): string[] {
  return deriveTimeline(facts, AS_OF).events.map(({ eventKind, numac }) => `${numac} ${eventKind}`)
}

function held(...facts: EventFact[]): string[] {
  return deriveTimeline(facts, AS_OF).mandates.map(
    ({ name, role, from, to, sourceNumac }) => `${name}: ${role} ${from} to ${to} (${sourceNumac})`,
  )
}

const opening = event('bankruptcy_opening', '2025800001', { practitioners: [named('AN DUMOULIN')] })
const closing = event('bankruptcy_closing', '2025800009', { pubDate: '2025-11-20', eventDate: '2025-11-13' })
const replaced = event('curator_replaced', '2025800005', {
  pubDate: '2025-06-19',
  eventDate: '2025-06-12',
  keyDates: { openedOn: '2025-02-13' },
  practitioners: [named('DUMOULIN AN', 'discharged'), named('PIET VERHULST')],
})

test('events are ordered newest publication first', () => {
  const { events } = deriveTimeline([opening, closing], AS_OF)
  assert.deepEqual(events[1], {
    source: 'faillissement',
    severity: 'high',
    numac: '2025800001',
    pubDate: '2025-02-20',
    eventKind: 'bankruptcy_opening',
    court: COURT,
    eventDate: '2025-02-13',
    detail: null,
    cessationDate: null,
    suspensionEnd: null,
  })
  assert.equal(events[0]?.numac, '2025800009')
})

test('a bankruptcy ends the roles of a reorganisation and of a provisional administration', () => {
  const own = { reference: '20240025', eventDate: '2024-11-01', pubDate: '2024-11-08' }
  const transfer = event('transfer_opening', '2024800001', {
    ...own,
    practitioners: [named('AN DUMOULIN', 'appointed', 'liquidation_expert')],
  })
  // One notice for both: it prints the reference of the bankruptcy.
  const both = event('transfer_end', opening.numac, { practitioners: opening.practitioners })
  assert.deepEqual(held(transfer, both, opening), [
    'AN DUMOULIN: curator 2025-02-13 to null (2025800001)',
    'AN DUMOULIN: liquidation expert 2024-11-01 to 2025-02-13 (2024800001)',
  ])
  const administrator = event('provisional_administrator_appointed', '2024800002', {
    ...own,
    practitioners: [named('PIET VERHULST', 'appointed', 'provisional_administrator')],
  })
  assert.ok(held(administrator, opening)[1]?.includes('2024-11-01 to 2025-02-13'))
  const revocation = event('bankruptcy_revocation', '2025800004', {
    eventDate: '2025-04-01',
    pubDate: '2025-04-08',
  })
  assert.ok(held(administrator, opening, revocation).some(one => one.includes('2024-11-01 to null')))
  const later = { ...administrator, pubDate: '2025-05-08', eventDate: '2025-05-01' }
  assert.ok(
    held(later, opening).some(one => one.includes('2025-05-01 to null')),
    'appointed after it',
  )
})

test('a bankruptcy of which only the closing is on file ended a provisional administration when it opened', () => {
  const administrator = event('provisional_administrator_appointed', '2025800002', {
    reference: null,
    practitioners: [named('PIET VERHULST', 'appointed', 'provisional_administrator')],
  })
  const late = { ...closing, keyDates: { openedOn: '2025-03-10' } }
  assert.deepEqual(held(administrator, late), [
    'PIET VERHULST: provisional administrator 2025-02-13 to 2025-03-10 (2025800002)',
  ])
})

test('what ends the company ends its liquidators, but no earlier bankruptcy and nobody appointed later', () => {
  const dissolved = { pubDate: '2025-03-20', eventDate: '2025-03-13', reference: null }
  const dissolution = event('judicial_dissolution', '2025800003', {
    ...dissolved,
    practitioners: [named('PIET VERHULST', 'appointed', 'liquidator')],
  })
  const atOnce = event('judicial_dissolution_and_closing', '2025800010', {
    ...dissolved,
    pubDate: '2025-11-20',
    eventDate: '2025-11-13',
  })
  for (const end of [closing, atOnce])
    assert.deepEqual(held(dissolution, end), [
      'PIET VERHULST: liquidator 2025-03-13 to 2025-11-13 (2025800003)',
    ])
  assert.ok(held(opening, atOnce)[0]?.includes('2025-02-13 to null'))
  assert.ok(held({ ...dissolution, eventDate: '2025-12-01' }, closing)[0]?.includes('2025-12-01 to null'))
  const debtor = { name: 'AN DUMOULIN', legalForm: null, naturalPerson: true, address: null }
  assert.ok(held(dissolution, { ...closing, debtor })[0]?.includes('2025-03-13 to null'))
})

test('a liquidator appointed when the closing of a dissolution is withdrawn is in office', () => {
  const atOnce = event('judicial_dissolution_and_closing', '2025800010', { reference: null })
  const withdrawn = event('interim_other', '2025800012', {
    reference: null,
    pubDate: '2025-11-20',
    eventDate: '2025-11-13',
    detail: 'closing_withdrawn',
    practitioners: [named('PIET VERHULST', 'appointed', 'liquidator')],
  })
  assert.deepEqual(held(atOnce, withdrawn), ['PIET VERHULST: liquidator 2025-11-13 to null (2025800012)'])
})

test('a notice in German and French is one event with the first numac', () => {
  const german = { court: 'Unternehmensgericht Eupen', reference: '20250007' }
  const french = { ...german, court: "Tribunal de l'entreprise d'Eupen" }
  const facts = [
    event('bankruptcy_opening', '2025800012', { ...french, practitioners: [named('PATRICK VERHULST')] }),
    event('bankruptcy_opening', '2025800011', { ...german, practitioners: [named('VERHULST PATRICK')] }),
  ]
  assert.deepEqual(listed(...facts), ['2025800011 bankruptcy_opening'])
  assert.deepEqual(held(...facts), ['VERHULST PATRICK: curator 2025-02-13 to null (2025800011)'])
})

test('an opening printed twice is one event, openings of two cases are two', () => {
  const again = event('bankruptcy_opening', '2025800030', { pubDate: '2025-03-04' })
  assert.deepEqual(listed(again, opening), ['2025800001 bankruptcy_opening'])
  const other = event('bankruptcy_opening', '2025800031', { reference: '20250202' })
  assert.equal(listed(opening, other).length, 2)
})

test('changes on one day that name different people are different events', () => {
  const added = (numac: string, name: string) =>
    event('curator_added', numac, { practitioners: [named(name)] })
  assert.equal(listed(added('2025800041', 'AN DUMOULIN'), added('2025800042', 'PIET VERHULST')).length, 2)
  assert.equal(listed(added('2025800041', 'AN DUMOULIN'), added('2025800042', 'DUMOULIN AN')).length, 1)
})

test('a republished closing with another outcome replaces the earlier one even without an erratum', () => {
  const outcome = (numac: string, pubDate: string, detail: string) =>
    event('bankruptcy_closing', numac, { pubDate, detail })
  const first = outcome('2025800043', '2025-02-20', 'liquidation, discharged')
  const second = outcome('2025800044', '2025-03-06', 'liquidation, partial_discharge')
  const { events } = deriveTimeline([second, first], AS_OF)
  assert.deepEqual(
    events.map(({ numac, detail }) => `${numac} ${detail}`),
    ['2025800044 liquidation, partial_discharge'],
  )
})

test('bans of one judgment concern different people, except in two languages', () => {
  const ban = (numac: string, court: string) => event('professional_ban', numac, { court })
  assert.equal(listed(ban('2025800045', COURT), ban('2025800046', COURT)).length, 2)
  const [german, french] = ['Unternehmensgericht Eupen', "Tribunal de l'entreprise d'Eupen"] as const
  assert.equal(listed(ban('2025800045', german), ban('2025800046', french)).length, 1)
})

test('one act can have several events', () => {
  const ended = event('reorganisation_early_end', '2025800001', { detail: 'bankruptcy' })
  assert.deepEqual(listed(opening, ended), [
    '2025800001 bankruptcy_opening',
    '2025800001 reorganisation_early_end',
  ])
})

test('an erratum replaces in the named notice only what it restates', () => {
  const ended = event('reorganisation_early_end', '2025800001', { detail: 'bankruptcy' })
  const erratum = event('bankruptcy_opening', '2025800020', {
    pubDate: '2025-02-27',
    eventDate: '2025-02-12',
    corrects: { numac: '2025800001', pubDate: null, effect: 'replaced' },
  })
  assert.deepEqual(listed(erratum, opening, ended), [
    '2025800020 bankruptcy_opening',
    '2025800001 reorganisation_early_end',
  ])
})

test('an erratum replaces every publication of the corrected event', () => {
  const again = event('bankruptcy_opening', '2025800002', { pubDate: '2025-02-24' })
  const erratum = event('bankruptcy_opening', '2025800020', {
    pubDate: '2025-02-27',
    eventDate: '2025-02-12',
    corrects: { numac: '2025800001', pubDate: null, effect: 'replaced' },
  })
  assert.deepEqual(listed(opening, again, erratum), ['2025800020 bankruptcy_opening'])
})

test('an erratum without a number replaces the notice of that day, kind and case', () => {
  const corrects = (pubDate: string | null) => ({ numac: null, pubDate, effect: 'replaced' as const })
  const erratum = (pubDate: string | null) =>
    event('bankruptcy_closing', '2025800020', {
      pubDate: '2025-12-01',
      eventDate: '2025-11-12',
      corrects: corrects(pubDate),
    })
  const remaining = ['2025800020 bankruptcy_closing', '2025800001 bankruptcy_opening']
  assert.deepEqual(listed(opening, closing, erratum('2025-11-20')), remaining)
  assert.deepEqual(listed(opening, closing, erratum(null)), remaining)
  assert.equal(listed(opening, closing, erratum('2025-11-19')).length, 3)
})

test('an erratum that prints the opening again with another curator replaces the first one', () => {
  const corrects = { numac: null, pubDate: null, effect: 'replaced' } as const
  const again = (...practitioners: Practitioner[]) =>
    event('bankruptcy_correction', '2025800021', {
      pubDate: '2025-06-19',
      keyDates: { openedOn: '2025-02-13' },
      corrects,
      detail: 'opening_restated',
      practitioners,
    })
  assert.deepEqual(held(opening, again(named('PIET VERHULST'))), [
    'PIET VERHULST: curator 2025-02-13 to null (2025800021)',
  ])
  assert.deepEqual(held(opening, again(named('DUMOULIN AN'), named('PIET VERHULST'))), [
    'AN DUMOULIN: curator 2025-02-13 to null (2025800001)',
    'PIET VERHULST: curator 2025-02-13 to null (2025800021)',
  ])
  assert.deepEqual(held(opening, again()), ['AN DUMOULIN: curator 2025-02-13 to null (2025800001)'])
})

test('an event has the date that it is about: of its own procedure only', () => {
  const keyDates = { cessationOfPayments: '2024-11-30', suspensionEnd: '2025-06-30' }
  const about = (kind: EventKind) => {
    const [told] = deriveTimeline([event(kind, '2025800022', { keyDates })], AS_OF).events
    return [told?.cessationDate, told?.suspensionEnd]
  }
  assert.deepEqual(about('cessation_date_moved'), ['2024-11-30', null])
  assert.deepEqual(about('reorganisation_extension'), [null, '2025-06-30'])
  assert.deepEqual(about('judicial_dissolution'), [null, null])
})

test('an erratum that does not repeat the notice leaves it in place', () => {
  const misprint = event('bankruptcy_correction', '2025800020', {
    pubDate: '2025-02-27',
    corrects: { numac: '2025800001', pubDate: null, effect: 'replaced' },
  })
  assert.deepEqual(listed(opening, misprint), [
    '2025800020 bankruptcy_correction',
    '2025800001 bankruptcy_opening',
  ])
})

test('an annulled notice is removed with its mandates; annulling the annulment restores it', () => {
  const annul = (numac: string, target: string, pubDate: string) =>
    event('bankruptcy_correction', numac, {
      pubDate,
      corrects: { numac: target, pubDate: null, effect: 'annulled' },
    })
  const first = annul('2025800020', '2025800001', '2025-02-27')
  assert.deepEqual(listed(opening, first), ['2025800020 bankruptcy_correction'])
  assert.deepEqual(held(opening, first), [])
  const second = annul('2025800021', '2025800020', '2025-03-06')
  assert.deepEqual(listed(first, second, opening), [
    '2025800021 bankruptcy_correction',
    '2025800001 bankruptcy_opening',
  ])
})

test('a curator is in office from the judgment to the replacement or closing', () => {
  assert.deepEqual(deriveTimeline([opening], AS_OF).mandates, [
    {
      role: 'curator',
      roleKind: 'curator',
      currency: 'current',
      name: 'AN DUMOULIN',
      address: 'Kantoorlaan 1, 9000 Gent',
      from: '2025-02-13',
      to: null,
      source: 'Faillissementen',
      sourceNumac: '2025800001',
    },
  ])
  assert.deepEqual(held(closing, replaced, opening), [
    'PIET VERHULST: curator 2025-06-12 to 2025-11-13 (2025800005)',
    'AN DUMOULIN: curator 2025-02-13 to 2025-06-12 (2025800001)',
  ])
  const withdrawn = event('bankruptcy_revocation', '2025800006', { eventDate: '2025-03-13' })
  assert.deepEqual(held(opening, withdrawn), ['AN DUMOULIN: curator 2025-02-13 to 2025-03-13 (2025800001)'])
})

test('a court-appointed role has its printed name', () => {
  const [one] = opening.practitioners as [Practitioner]
  const french = { ...opening, practitioners: [{ ...one, label: 'Curateurs' }] }
  assert.deepEqual(held(french), ['AN DUMOULIN: Curateurs 2025-02-13 to null (2025800001)'])
})

test('a curator named again in a later notice has one mandate', () => {
  const moved = event('cessation_date_moved', '2025800004', {
    pubDate: '2025-04-17',
    eventDate: '2025-04-10',
    practitioners: [named('Dumoulin An', 'in_office')],
  })
  assert.deepEqual(held(moved, opening), ['AN DUMOULIN: curator 2025-02-13 to null (2025800001)'])
})

test('a curator replaced by the same person continues', () => {
  const moved = event('curator_replaced', '2025800005', {
    eventDate: '2025-06-12',
    practitioners: [named('AN DUMOULIN', 'discharged'), named('AN DUMOULIN')],
  })
  assert.deepEqual(held(opening, moved), ['AN DUMOULIN: curator 2025-02-13 to null (2025800001)'])
})

test('without the appointing notice the start is unknown', () => {
  assert.deepEqual(held(replaced), [
    'PIET VERHULST: curator 2025-06-12 to null (2025800005)',
    'DUMOULIN AN: curator null to 2025-06-12 (2025800005)',
  ])
})

test('two bankruptcies of one company do not end each other', () => {
  const earlier = event('bankruptcy_opening', '2019800001', {
    pubDate: '2019-03-21',
    eventDate: '2019-03-14',
    reference: '20190077',
    practitioners: [named('KAREL MAES')],
  })
  assert.deepEqual(held(opening, earlier, closing), [
    'KAREL MAES: curator 2019-03-14 to null (2019800001)',
    'AN DUMOULIN: curator 2025-02-13 to 2025-11-13 (2025800001)',
  ])
  const unnumbered = event('bankruptcy_closing', '2025800010', {
    eventDate: '2025-12-01',
    reference: null,
    keyDates: { openedOn: '2019-03-14' },
  })
  assert.deepEqual(held(opening, earlier, unnumbered), [
    'AN DUMOULIN: curator 2025-02-13 to null (2025800001)',
    'KAREL MAES: curator 2019-03-14 to 2025-12-01 (2019800001)',
  ])
})

test('a notice belongs to the case with its reference', () => {
  const unnumbered = event('bankruptcy_opening', '2025800061', {
    pubDate: '2025-09-18',
    eventDate: '2025-09-11',
    reference: null,
    practitioners: [named('KAREL MAES')],
  })
  assert.deepEqual(held(opening, unnumbered, closing), [
    'KAREL MAES: curator 2025-09-11 to null (2025800061)',
    'AN DUMOULIN: curator 2025-02-13 to 2025-11-13 (2025800001)',
  ])
  const otherCourt = { ...closing, reference: null, court: 'Ondernemingsrechtbank Leuven' }
  assert.deepEqual(held(opening, otherCourt), ['AN DUMOULIN: curator 2025-02-13 to null (2025800001)'])
  const elsewhere = { ...closing, reference: '20240009' }
  assert.deepEqual(held(opening, elsewhere), ['AN DUMOULIN: curator 2025-02-13 to null (2025800001)'])
})

test('a bankruptcy opened and closed by one judgment has no curator mandate, and its later representative is not in office', () => {
  const curator = [named('AN DUMOULIN'), named('JAN MAES', 'appointed', 'liquidator')]
  const both = (['bankruptcy_closing', 'bankruptcy_opening'] as const).map(kind =>
    event(kind, '2025800050', { practitioners: curator }),
  )
  assert.deepEqual(held(...both), ['AN DUMOULIN: curator 2025-02-13 to 2025-02-13 (2025800050)'])
})

test('other court appointees are interim administrators under their printed role', () => {
  const roles: [EventKind, PractitionerRole][] = [
    ['provisional_administrator_appointed', 'provisional_administrator'],
    ['restructuring_expert_appointed', 'restructuring_expert'],
    ['judicial_dissolution', 'liquidator'],
    ['transfer_opening', 'liquidation_expert'],
  ]
  const facts = roles.map(([kind, role], at) =>
    event(kind, `202580006${at}`, { practitioners: [named('AN DUMOULIN', 'appointed', role)] }),
  )
  const { mandates } = deriveTimeline(facts, AS_OF)
  assert.deepEqual(mandates.map(({ role, roleKind }) => `${roleKind} ${role}`).sort(), [
    'interim_admin liquidation expert',
    'interim_admin liquidator',
    'interim_admin provisional administrator',
    'interim_admin restructuring expert',
  ])
})

test('whoever follows a replaced appointee begins on the day of the replacement, whatever the kind of the notice', () => {
  const expert = (name: string, change?: Practitioner['change']) =>
    named(name, change, 'restructuring_expert')
  const begun = event('reorganisation_opening', '2025800063', { practitioners: [expert('AN DUMOULIN')] })
  const changed = event('reorganisation_other', '2025800064', {
    pubDate: '2025-06-19',
    eventDate: '2025-06-12',
    practitioners: [expert('AN DUMOULIN', 'discharged'), expert('PIET VERHULST')],
  })
  assert.deepEqual(held(begun, changed), [
    'PIET VERHULST: restructuring expert 2025-06-12 to null (2025800064)',
    'AN DUMOULIN: restructuring expert 2025-02-13 to 2025-06-12 (2025800063)',
  ])
})

test('the end of a liquidation expert’s mission is that of the mandatary of justice of the same name', () => {
  const mandatary = [named('AN DUMOULIN', 'in_office', 'judicial_mandatary')]
  const extended = event('reorganisation_extension', '2025800065', { practitioners: mandatary })
  const ended = event('reorganisation_other', '2025800066', {
    pubDate: '2025-06-19',
    eventDate: '2025-06-12',
    practitioners: [named('DUMOULIN AN', 'discharged', 'liquidation_expert')],
  })
  assert.deepEqual(held(extended, ended), ['AN DUMOULIN: judicial mandatary null to 2025-06-12 (2025800065)'])
})

test('the liquidator of a judicial dissolution serves until its closing', () => {
  const liquidator = [named('AN DUMOULIN', 'appointed', 'liquidator')]
  const dissolved = event('judicial_dissolution', '2025800070', {
    reference: null,
    practitioners: liquidator,
  })
  const closed = event('judicial_dissolution_closing', '2025800071', {
    pubDate: '2025-10-02',
    eventDate: '2025-09-25',
    reference: null,
    practitioners: liquidator,
  })
  assert.deepEqual(held(closed, dissolved), ['AN DUMOULIN: liquidator 2025-02-13 to 2025-09-25 (2025800070)'])
})

test('a curator named by a notice that also ends a reorganisation belongs to the bankruptcy only', () => {
  const ended = event('reorganisation_early_end', '2025800001', {
    detail: 'bankruptcy',
    practitioners: [named('AN DUMOULIN')],
  })
  assert.deepEqual(held(ended, opening), ['AN DUMOULIN: curator 2025-02-13 to null (2025800001)'])
})

test('publications after the reference date are ignored', () => {
  const { events, mandates } = deriveTimeline([opening, closing], '2025-11-19')
  assert.equal(events.length, 1)
  assert.equal(mandates[0]?.currency, 'current')
})

const dates = fc.constantFrom('2024-05-02', '2024-05-09', '2025-02-13', '2025-02-20', '2025-06-12')
const anyNumac = fc.integer({ min: 1, max: 9 }).map(n => `202580000${n}`)
const anyEvent = fc
  .record({
    kind: fc.constantFrom<EventKind[]>(
      'bankruptcy_opening',
      'bankruptcy_closing',
      'bankruptcy_correction',
      'curator_replaced',
      'curator_added',
      'judicial_dissolution',
      'provisional_administrator_appointed',
      'entity_struck_off',
    ),
    numac: anyNumac,
    pubDate: fc.option(dates),
    eventDate: fc.option(dates),
    reference: fc.constantFrom('20250101', '20240033', null),
    detail: fc.constantFrom(null, 'summary'),
    corrects: fc.option(
      fc.record({
        numac: fc.option(anyNumac),
        pubDate: fc.option(dates),
        effect: fc.constantFrom('replaced' as const, 'annulled' as const),
      }),
      { freq: 3 },
    ),
    practitioners: fc.array(
      fc
        .tuple(
          fc.constantFrom('AN DUMOULIN', 'Dumoulin An', 'Piet Verhulst'),
          fc.constantFrom<Practitioner['change'][]>('appointed', 'in_office', 'discharged'),
          fc.constantFrom<PractitionerRole[]>('curator', 'liquidator', 'provisional_administrator'),
        )
        .map(parts => named(...parts)),
      { maxLength: 2 },
    ),
  })
  .map(({ kind, numac, ...more }) => event(kind, numac, more))

test('the result does not depend on the order of facts', () => {
  const shuffled = fc
    .array(anyEvent, { maxLength: 10 })
    .chain(facts =>
      fc.tuple(
        fc.constant(facts),
        fc.shuffledSubarray(facts, { minLength: facts.length, maxLength: facts.length }),
      ),
    )
  fc.assert(
    fc.property(shuffled, ([facts, others]) => {
      const timeline = deriveTimeline(facts, AS_OF)
      assert.deepEqual(deriveTimeline(others, AS_OF), timeline)
      for (const { numac } of timeline.events) assert.ok(facts.some(fact => fact.numac === numac))
    }),
    { numRuns: 1000 },
  )
})

test('duplicate facts do not change the timeline', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 6 }), facts => {
      const dated = facts.filter(fact => fact.corrects === null && fact.eventDate !== null)
      assert.deepEqual(deriveTimeline([...dated, ...dated], AS_OF), deriveTimeline(dated, AS_OF))
    }),
  )
})
