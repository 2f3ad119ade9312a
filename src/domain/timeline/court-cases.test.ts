// Assignment of notices to cases, tested through open bankruptcies.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { makeEventFact } from '../../../test/fixtures/event-facts.ts'
import type { EventFact, EventKind } from '../publications/gazette-fact.ts'
import { deriveTimeline } from './derive-timeline.ts'

const AS_OF = '2026-12-31'
const GENT = 'Ondernemingsrechtbank Gent, afdeling Gent'
const KORTRIJK = 'Ondernemingsrechtbank Gent, afdeling Kortrijk'
const LEUVEN = 'Ondernemingsrechtbank Leuven'

let last = 2025800000

type Given = Partial<Pick<EventFact, 'court' | 'eventDate' | 'numac' | 'pubDate' | 'reference'>> & {
  openedOn?: string
}

function fact(eventKind: EventKind, eventDate: string | null, { openedOn, ...given }: Given = {}): EventFact {
  const numac = String(++last)
  const keyDates = openedOn ? { openedOn } : {}
  return makeEventFact({ eventKind, numac, pubDate: eventDate, eventDate, court: GENT, keyDates, ...given })
}

const A = { reference: '20190077' }
const B = { reference: '20250101' }
const openedA = fact('bankruptcy_opening', '2019-03-14', A)
const openedB = fact('bankruptcy_opening', '2025-02-13', B)

/** Opening date of the open bankruptcy; `none` if none is open. */
function open(...facts: EventFact[]): string | null {
  const { openBankruptcy } = deriveTimeline(facts, AS_OF)
  return openBankruptcy ? openBankruptcy.openedOn : 'none'
}

test('a bankruptcy is open from its opening to its closing or revocation, and again after a reopening', () => {
  assert.deepEqual(deriveTimeline([openedB], AS_OF).openBankruptcy, {
    openedOn: '2025-02-13',
    numac: openedB.numac,
  })
  for (const end of ['bankruptcy_closing', 'bankruptcy_revocation'] as const) {
    const ended = fact(end, '2025-06-12', B)
    assert.equal(open(openedB, ended), 'none')
    assert.equal(open(openedB, ended, fact('bankruptcy_reopening', '2025-09-11', B)), '2025-02-13')
    assert.equal(open(openedB, ended, fact('curator_replaced', '2025-09-11', B)), 'none')
  }
  assert.equal(open(openedB, fact('bankruptcy_closing', '2025-02-13', B)), 'none', 'by one judgment')
  assert.equal(open(fact('bankruptcy_closing', '2025-06-12', { openedOn: '2012-01-05' })), 'none')
  assert.equal(open(fact('curator_replaced', '2025-06-12', { openedOn: '2012-01-05' })), '2012-01-05')
})

test('a closing ends its own case, whenever it is judged or published', () => {
  const late = fact('bankruptcy_closing', '2025-06-12', A)
  assert.equal(open(openedA, openedB, late), '2025-02-13')
  assert.equal(open(openedA, openedB, fact('bankruptcy_closing', '2025-06-12', B)), '2019-03-14')
  assert.equal(open(openedB, late), '2025-02-13', 'the older opening is not on file')
  const byOpening = fact('bankruptcy_closing', '2025-06-12', { openedOn: '2019-03-14' })
  assert.equal(open(openedA, openedB, byOpening), '2025-02-13')
  const revoked = fact('bankruptcy_revocation', '2025-03-01', {
    reference: '20250099',
    openedOn: '2025-02-01',
  })
  assert.equal(open(openedB, revoked), '2025-02-13')
})

test('an end without reference and opening ends the only open case, never one opened later', () => {
  const end = (day: string, given = {}) => fact('bankruptcy_revocation', day, given)
  assert.equal(open(openedB, end('2025-03-13')), 'none')
  assert.equal(open(openedB, end('2025-02-12')), '2025-02-13')
  const closedA = fact('bankruptcy_closing', '2021-06-12', A)
  assert.equal(open(openedA, closedA, openedB, end('2025-03-13')), 'none')
  assert.equal(open(openedA, openedB, end('2021-06-12')), '2025-02-13')
  assert.equal(open(openedA, openedB, end('2025-03-13')), '2019-03-14', 'the newest of two')
  assert.equal(open(openedB, end('2025-03-13', { court: LEUVEN })), '2025-02-13', 'of another court')
})

test('a court of appeal ends the case that it reverses, whatever number and date it gives', () => {
  const reformed = (given: Given) =>
    fact('bankruptcy_revocation', '2025-05-20', { court: 'Hof van beroep te Gent', ...given })
  for (const given of [
    {},
    { reference: '2025/AR/612' },
    { openedOn: '2025-02-13' },
    { openedOn: '2025-03-20' },
  ])
    assert.equal(open(openedB, reformed(given)), 'none', JSON.stringify(given))
  const elsewhere = { court: 'Hof van beroep te Antwerpen' }
  assert.equal(open(openedB, reformed(elsewhere)), 'none', 'after the Court of Cassation')
  const hasselt = fact('bankruptcy_opening', '2025-01-09', {
    court: 'Ondernemingsrechtbank Antwerpen, afdeling Hasselt',
    reference: '20250003',
  })
  assert.equal(open(hasselt, openedB, reformed(elsewhere)), '2025-02-13', 'of its own area first')
})

test('a court of appeal that gives a case number means that case', () => {
  const reformed = fact('bankruptcy_revocation', '2025-05-20', { court: 'Hof van beroep te Gent', ...A })
  assert.equal(open(openedA, openedB, reformed), '2025-02-13')
})

test('a reopening reopens its own case, without a number the ended one', () => {
  const closedA = fact('bankruptcy_closing', '2021-06-12', A)
  const closedB = fact('bankruptcy_closing', '2025-06-12', B)
  const again = fact('bankruptcy_reopening', '2025-09-11', A)
  assert.equal(open(openedA, closedA, openedB, closedB, again), '2019-03-14')
  const unnumbered = fact('bankruptcy_reopening', '2025-04-11')
  assert.equal(open(openedA, closedA, openedB, unnumbered, closedB), '2019-03-14')
})

test('one opening printed with and without its number is one case', () => {
  const unnumbered = fact('bankruptcy_opening', '2025-02-13', { pubDate: '2025-03-03' })
  const closed = fact('bankruptcy_closing', '2025-06-12', B)
  assert.equal(open(openedB, unnumbered, closed), 'none')
  assert.equal(open(unnumbered, closed), 'none', 'the closing has the number alone')
  assert.equal(open(unnumbered, { ...closed, keyDates: { openedOn: '2025-02-13' } }), 'none')
  const undated = fact('bankruptcy_opening', null, { pubDate: '2025-02-20', reference: B.reference })
  assert.equal(open(undated, closed), 'none')
})

test('a corrected opening keeps its case, and so does a transferred case', () => {
  const moved = fact('bankruptcy_opening', '2025-02-14', B)
  assert.equal(open(openedB, moved, fact('bankruptcy_closing', '2025-06-12', B)), 'none')
  const closed = { court: LEUVEN, openedOn: '2025-02-13' }
  assert.equal(open(openedB, fact('bankruptcy_closing', '2025-06-12', { ...closed, ...B })), 'none')
  const renumbered = fact('bankruptcy_closing', '2025-06-12', { ...closed, reference: '20260001' })
  assert.equal(open(openedB, renumbered), 'none')
})

test('the same number at two courts is two cases', () => {
  const elsewhere = fact('bankruptcy_opening', '2025-07-01', { ...B, court: KORTRIJK })
  const closed = fact('bankruptcy_closing', '2025-09-12', { ...B, court: KORTRIJK })
  assert.equal(open(openedB, elsewhere, closed), '2025-02-13')
  assert.equal(open(openedB, closed), '2025-02-13')
  const numberless = { ...B, reference: '2025/101' }
  assert.equal(open(openedB, fact('bankruptcy_closing', '2025-09-12', numberless)), 'none')
})

test('two cases closed on one day are both closed', () => {
  const closed = (openedOn: string) => fact('bankruptcy_closing', '2025-06-12', { openedOn })
  const facts = [openedA, openedB, closed('2019-03-14'), closed('2025-02-13')]
  assert.equal(open(...facts), 'none')
  assert.equal(deriveTimeline(facts, AS_OF).events.length, 4)
})

test('the end of a dissolution or reorganisation leaves a bankruptcy open', () => {
  const ends = (['judicial_dissolution_closing', 'transfer_end', 'reorganisation_closing'] as const).map(
    kind => fact(kind, '2025-06-12', B),
  )
  assert.equal(open(openedB, ...ends), '2025-02-13')
})

// Identified cases: by court and reference, or by court and opening date.
const IDENTITIES: readonly Given[] = [
  { court: GENT, reference: '20250101', openedOn: '2025-01-10' },
  { court: GENT, reference: '20250102', openedOn: '2025-01-10' },
  { court: KORTRIJK, reference: '20250101', openedOn: '2025-02-20' },
  { court: LEUVEN, openedOn: '2025-01-20' },
  { court: LEUVEN, openedOn: '2025-03-05' },
  { court: 'Tribunal de l’entreprise de Liège, division Namur', reference: '1234', openedOn: '2024-12-05' },
]
const LATER = ['2025-01-20', '2025-04-01', '2025-05-02', '2025-06-03', '2026-01-09']
const KINDS: EventKind[] = [
  'bankruptcy_closing',
  'bankruptcy_revocation',
  'bankruptcy_reopening',
  'curator_replaced',
  'judge_replaced',
]

function arbitraryCase(identity: Given): fc.Arbitrary<EventFact[]> {
  const opening = fact('bankruptcy_opening', identity.openedOn as string, { ...identity })
  const later = fc
    .tuple(fc.constantFrom(...KINDS), fc.constantFrom(...LATER))
    .map(([kind, day]) => fact(kind, day, identity))
  return fc
    .tuple(fc.boolean(), fc.array(later, { maxLength: 4 }))
    .map(([isOnFile, facts]) => (isOnFile ? [opening, ...facts] : facts))
}

const severalCases = fc
  .tuple(...IDENTITIES.map(identity => fc.option(arbitraryCase(identity), { nil: [], freq: 2 })))
  .chain(cases => {
    const all = cases.flat()
    return fc.tuple(
      fc.constant(cases),
      fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
    )
  })

test('facts of one case do not affect another, in any import order', () => {
  fc.assert(
    fc.property(severalCases, ([cases, shuffled]) => {
      const alone = cases.map(facts => deriveTimeline(facts, AS_OF))
      const together = deriveTimeline(shuffled, AS_OF)
      assert.deepEqual(deriveTimeline(cases.flat(), AS_OF), together)
      assert.equal(
        together.openBankruptcy !== null,
        alone.some(({ openBankruptcy }) => openBankruptcy !== null),
      )
      const told = (events: readonly { numac: string }[]) => events.map(({ numac }) => numac).sort()
      assert.deepEqual(told(together.events), told(alone.flatMap(({ events }) => events)))
    }),
    { numRuns: 1000 },
  )
})

test('a case with any proof of its opening is open by its last end or reopening', () => {
  fc.assert(
    fc.property(arbitraryCase(IDENTITIES[0] as Given), facts => {
      const days = (kinds: EventKind[]) =>
        facts.filter(({ eventKind }) => kinds.includes(eventKind)).map(({ eventDate }) => eventDate ?? '')
      const proved = days(['curator_replaced', 'judge_replaced'])
      const opened = [...days(['bankruptcy_opening', 'bankruptcy_reopening']), ...proved]
      const ended = days(['bankruptcy_closing', 'bankruptcy_revocation']).sort().at(-1)
      const reopened = days(['bankruptcy_reopening']).sort().at(-1)
      const isOpen =
        opened.length > 0 && (ended === undefined || (reopened !== undefined && reopened > ended))
      assert.equal(deriveTimeline(facts, AS_OF).openBankruptcy !== null, isOpen)
    }),
    { numRuns: 500 },
  )
})
