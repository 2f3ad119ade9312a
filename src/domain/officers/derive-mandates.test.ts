import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { filingConfirmation, mandateFact, NO_TERM } from '../../../test/fixtures/mandate-facts.ts'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import type { MandateChange, MandateFact, Office } from '../publications/gazette-fact.ts'
import { deriveMandates, type OfficerMandate } from './derive-mandates.ts'
import type { Confirmation } from './officer-filings.ts'

const AS_OF = '2026-01-15'

function derive(facts: MandateFact[], confirmations: Confirmation[] = []): OfficerMandate[] {
  return deriveMandates(facts, confirmations, AS_OF)
}

function rows(facts: MandateFact[], confirmations: Confirmation[] = []): string[] {
  return derive(facts, confirmations).map(
    ({ name, office, from, to, currency }) => `${name}: ${office} ${from} to ${to}, ${currency}`,
  )
}

test('an appointment and its renewals are one mandate, with the acts behind it', () => {
  const [mandate, ...others] = derive([
    mandateFact('reappointment', 'Jan Verhulst', '2024-06-03', { numac: '24000003', role: 'administrateur' }),
    mandateFact('appointment', 'Jan Verhulst', '2012-06-04', { numac: '12000001' }),
    mandateFact('appointment', 'Jan Verhulst', '2018-06-04', { numac: '18000002' }),
  ])
  assert.deepEqual(others, [])
  assert.deepEqual(mandate, {
    name: 'Jan Verhulst',
    holderKey: 'person jan verhulst',
    holderNumber: null,
    joinedNames: [],
    doubts: [],
    roleKind: 'director',
    role: 'administrateur',
    office: 'director',
    currency: 'current',
    representative: null,
    address: null,
    from: '2012-06-04',
    to: null,
    source: 'BsActsV3',
    sourceNumac: '12000001',
    confirmedOn: '2024-06-03',
    termEndsOn: null,
    numacs: ['12000001', '18000002', '24000003'],
    firstNumac: '12000001',
    lastNumac: '24000003',
  })
})

test('an end in other letters ends the mandate of the same name, whoever is called almost so', () => {
  assert.deepEqual(
    rows([
      mandateFact('appointment', 'Stepahn WIESEL', '2003-10-22', { numac: '03000001' }),
      mandateFact('appointment', 'Stephan WIESEL', '2003-10-22', { numac: '03000001' }),
      mandateFact('end_of_term', 'Stephan Wiesel', '2009-06-25', { numac: '10000001' }),
    ]),
    [
      'Stepahn WIESEL: director 2003-10-22 to null, stale',
      'Stephan WIESEL: director 2003-10-22 to 2009-06-25, former',
    ],
  )
})

test('an appointment after a resignation is a separate mandate', () => {
  assert.deepEqual(
    rows([
      mandateFact('appointment', 'Jan Verhulst', '2010-01-04'),
      mandateFact('resignation', 'VERHULST Jan', '2015-01-05'),
      mandateFact('appointment', 'Jan Verhulst', '2023-01-02'),
    ]),
    [
      'Jan Verhulst: director 2010-01-04 to 2015-01-05, former',
      'Jan Verhulst: director 2023-01-02 to null, current',
    ],
  )
})

test('an end and a new appointment on the same or next day are a renewal', () => {
  const renewed = ['Jan Verhulst: director 2018-06-04 to null, current']
  const start = mandateFact('appointment', 'Jan Verhulst', '2018-06-04')
  const end = mandateFact('end_of_term', 'Jan Verhulst', '2024-06-03')
  assert.deepEqual(rows([start, end, mandateFact('appointment', 'Jan Verhulst', '2024-06-04')]), renewed)
  const undated = { numac: end.numac, effectiveOn: null }
  assert.deepEqual(
    rows([start, end, mandateFact('reappointment', 'Jan Verhulst', '2024-06-20', undated)]),
    renewed,
  )
})

test('an end without a known start is a former mandate without one, repeated only once', () => {
  const end = mandateFact('resignation', 'Jan Verhulst', '2020-03-02')
  const again = mandateFact('resignation', 'Jan Verhulst', '2020-03-02', { pubDate: '2020-05-04' })
  assert.deepEqual(rows([again, end]), ['Jan Verhulst: director null to 2020-03-02, former'])
})

test('an undated end takes effect on publication', () => {
  const end = mandateFact('dismissal', 'Jan Verhulst', '2020-03-02', { effectiveOn: null })
  assert.deepEqual(rows([mandateFact('appointment', 'Jan Verhulst', '2018-01-02'), end]), [
    'Jan Verhulst: director 2018-01-02 to 2020-03-02, former',
  ])
})

test('an undated appointment is ended by a resignation published later', () => {
  const undated = mandateFact('appointment', 'Jan Verhulst', '2024-07-10', { effectiveOn: null })
  const end = mandateFact('resignation', 'Jan Verhulst', '2024-06-30', { pubDate: '2024-08-01' })
  assert.deepEqual(rows([end, undated]), ['Jan Verhulst: director null to 2024-06-30, former'])
  const before = mandateFact('resignation', 'Jan Verhulst', '2024-06-30', { pubDate: '2024-07-05' })
  assert.deepEqual(rows([before, undated]), [
    'Jan Verhulst: director null to null, current',
    'Jan Verhulst: director null to 2024-06-30, former',
  ])
})

test('leaving the board ends the office of managing director, not the daily management', () => {
  const offices: Office[] = ['director', 'managing_director', 'daily_management']
  const given = offices.map(office => mandateFact('appointment', 'Jan Verhulst', '2022-01-03', { office }))
  assert.deepEqual(rows([...given, mandateFact('resignation', 'Jan Verhulst', '2024-01-02')]), [
    'Jan Verhulst: daily_management 2022-01-03 to null, current',
    'Jan Verhulst: director 2022-01-03 to 2024-01-02, former',
    'Jan Verhulst: managing_director 2022-01-03 to 2024-01-02, former',
  ])
  const act = { numac: '24000001' }
  const kept = mandateFact('reappointment', 'Jan Verhulst', '2024-01-01', {
    ...act,
    office: 'managing_director',
  })
  assert.deepEqual(rows([kept, mandateFact('resignation', 'Jan Verhulst', '2024-01-02', act)]), [
    'Jan Verhulst: managing_director 2024-01-01 to null, current',
    'Jan Verhulst: director null to 2024-01-02, former',
  ])
  const [, director] = rows([
    ...given,
    mandateFact('resignation', 'Jan Verhulst', '2024-01-02', { office: 'managing_director' }),
  ])
  assert.equal(director, 'Jan Verhulst: director 2022-01-03 to null, current')
})

test('a manager before the law of 2019 is the director after it', () => {
  assert.deepEqual(
    rows([
      mandateFact('appointment', 'Jan Verhulst', '2015-01-05', { office: 'manager' }),
      mandateFact('resignation', 'Jan Verhulst', '2023-01-02'),
    ]),
    ['Jan Verhulst: manager 2015-01-05 to 2023-01-02, former'],
  )
})

test('death ends every mandate', () => {
  assert.deepEqual(
    rows([
      mandateFact('appointment', 'Jan Verhulst', '2022-01-03'),
      mandateFact('appointment', 'Jan Verhulst', '2022-01-03', { office: 'daily_management' }),
      mandateFact('death', 'Jan Verhulst', '2024-02-01'),
    ]),
    [
      'Jan Verhulst: daily_management 2022-01-03 to 2024-02-01, former',
      'Jan Verhulst: director 2022-01-03 to 2024-02-01, former',
    ],
  )
})

test('a mandate is stale when not confirmed for over six years', () => {
  const start = mandateFact('appointment', 'Jan Verhulst', '2012-01-02')
  const currency = (...days: string[]) =>
    derive(
      [start],
      days.map(on => filingConfirmation('VERHULST Jan', on)),
    )[0]?.currency
  assert.equal(currency(), 'stale')
  assert.equal(currency('2020-01-14'), 'stale')
  assert.equal(currency('2020-01-15'), 'current')
  assert.equal(currency('2020-01-14', '2025-06-30'), 'current')
})

test('a mandate is stale when its term has ended without a later mention', () => {
  const given = (term: Partial<MandateFact['term']>, days: string[] = []) =>
    derive(
      [mandateFact('appointment', 'Jan Verhulst', '2022-06-01', { term: { ...NO_TERM, ...term } })],
      days.map(on => filingConfirmation('Jan Verhulst', on)),
    ).map(({ currency, termEndsOn }) => `${currency} ${termEndsOn}`)
  assert.deepEqual(given({ endsOn: '2026-01-15' }), ['current 2026-01-15'])
  assert.deepEqual(given({ endsOn: '2026-01-14' }), ['stale 2026-01-14'])
  assert.deepEqual(given({ endsAtMeetingOf: 2026 }), ['current 2026-12-31'])
  assert.deepEqual(given({ endsAtMeetingOf: 2025 }), ['stale 2025-12-31'])
  assert.deepEqual(given({ years: 3 }), ['stale 2025-12-31'])
  assert.deepEqual(given({ years: 2 }, ['2025-07-01']), ['current 2024-12-31'])
  assert.deepEqual(given({ indefinite: true }), ['current null'])
})

test('a board listing opens an unfiled mandate, unless it ended shortly before', () => {
  const list = mandateFact('confirmation', 'Jan Verhulst', '2024-06-03')
  assert.deepEqual(rows([list]), ['Jan Verhulst: director null to null, current'])
  const resigned = (on: string) => mandateFact('resignation', 'Jan Verhulst', on)
  assert.deepEqual(rows([list, resigned('2024-05-06')]), [
    'Jan Verhulst: director null to 2024-05-06, former',
  ])
  assert.equal(rows([list, resigned('2020-05-04')]).length, 2)
})

test('a filing of accounts confirms incumbents and opens no mandate', () => {
  assert.deepEqual(rows([], [filingConfirmation('Jan Verhulst', '2025-06-30')]), [])
  const ended = [
    mandateFact('appointment', 'Jan Verhulst', '2018-01-02'),
    mandateFact('resignation', 'Jan Verhulst', '2020-01-02'),
  ]
  assert.deepEqual(rows(ended, [filingConfirmation('Jan Verhulst', '2025-06-30')]), [
    'Jan Verhulst: director 2018-01-02 to 2020-01-02, former',
  ])
})

test('a company holds its mandate by number, whatever its representative', () => {
  const holder = {
    kind: 'company' as const,
    name: 'Delta Invest NV',
    enterpriseNumber: '0123456749' as EnterpriseNumber,
  }
  const [mandate, ...others] = derive([
    mandateFact('appointment', '', '2021-01-04', { holder, representative: 'Jan Verhulst' }),
    mandateFact('appointment', '', '2023-01-02', {
      holder: { ...holder, name: 'Delta Invest', enterpriseNumber: null },
      office: 'permanent_representative',
      representative: 'An Dumoulin',
    }),
  ])
  assert.deepEqual(others, [])
  assert.equal(mandate?.roleKind, 'director_company')
  assert.equal(mandate?.holderKey, '0123456749')
  assert.equal(mandate?.representative, 'An Dumoulin')
  assert.deepEqual(
    mandate?.joinedNames.map(({ name }) => name),
    ['Delta Invest'],
  )
})

test('one enterprise number is one company, whatever the names', () => {
  const [first, second] = ['0123456749', '0987654394'] as EnterpriseNumber[]
  const given = (name: string, enterpriseNumber: EnterpriseNumber | undefined, on: string) =>
    mandateFact('appointment', '', on, {
      holder: { kind: 'company', name, enterpriseNumber: enterpriseNumber ?? null },
    })
  const renamed = [given('Delta Invest NV', first, '2022-01-03'), given('Omega NV', first, '2023-01-02')]
  assert.deepEqual(
    derive([...renamed, given('Delta Invest', undefined, '2024-01-02')]).map(({ numacs }) => numacs.length),
    [3],
  )
  const doubtful = [
    given('Delta Invest', undefined, '2024-01-02'),
    given('Delta Invest', second, '2024-01-03'),
  ]
  assert.deepEqual(
    derive([...renamed, ...doubtful]).map(({ holderKey }) => holderKey),
    [first, 'company delta invest', second],
  )
})

test('a new permanent representative replaces the previous one from then on', () => {
  const holder = { kind: 'company' as const, name: 'Delta Invest NV', enterpriseNumber: null }
  const given = mandateFact('appointment', '', '2021-01-04', { holder, representative: 'Jan Verhulst' })
  const office = 'permanent_representative' as const
  const left = mandateFact('resignation', 'VERHULST Jan', '2023-01-02', { office })
  const actsFor = (...facts: MandateFact[]) =>
    derive(facts).find(({ roleKind }) => roleKind === 'director_company')?.representative
  assert.equal(actsFor(given), 'Jan Verhulst')
  assert.equal(actsFor(given, left), null)
  const successor = mandateFact('appointment', 'An Dumoulin', '2023-01-02', { office, numac: left.numac })
  assert.equal(actsFor(successor, left, given), 'An Dumoulin')
  const elsewhere = mandateFact('appointment', '', '2021-01-04', {
    holder: { ...holder, name: 'Omega Beheer' },
    representative: 'Jan Verhulst',
  })
  assert.equal(actsFor(elsewhere, successor, left, given), 'Jan Verhulst')
})

test('the most frequent spelling is shown, and the others are explained', () => {
  const [mandate] = derive([
    mandateFact('appointment', 'Jan Verhulst', '2012-06-04'),
    mandateFact('reappointment', 'Jan Verhults', '2018-06-04'),
    mandateFact('reappointment', 'Jan Verhulst', '2024-06-03'),
  ])
  assert.equal(mandate?.name, 'Jan Verhulst')
  assert.deepEqual(mandate?.joinedNames, [
    { name: 'Jan Verhults', reason: '“Verhulst” and “Verhults” differ by one letter, a slip in a long name' },
  ])
})

test('a name counts as one with and without its legal form', () => {
  const given = (name: string, on: string) =>
    mandateFact('reappointment', '', on, {
      holder: { kind: 'company', name, enterpriseNumber: '0123456749' as EnterpriseNumber },
    })
  const spellings = [given('NV Delta Invest', '2016-06-06'), given('Delta Invest', '2022-06-06')]
  const [mandate] = derive([...spellings, given('Burgerlijke CVBA Delfa Invest', '2019-06-03')])
  assert.equal(mandate?.name, 'NV Delta Invest')
})

test('similar names of two people in one act stay separate', () => {
  const together = (a: string, b: string) => {
    const first = mandateFact('appointment', a, '2022-01-03')
    return derive([first, mandateFact('appointment', b, '2022-01-03', { numac: first.numac })]).length
  }
  assert.equal(together('Jan Verhulst', 'Jan P. Verhulst'), 2)
  assert.equal(together('Jan Verhulst', 'Jan Verhults'), 2)
  assert.equal(together('Jan Verhulst', 'VERHULST Jan'), 1)
})

test('a board listing may spell a name differently from the appointment beside it', () => {
  const full = mandateFact('appointment', 'Jan Frans Verhulst', '2022-01-03')
  const list = mandateFact('confirmation', 'Jan Verhulst', '2022-01-03', { numac: full.numac })
  assert.deepEqual(rows([full, list]), ['Jan Frans Verhulst: director 2022-01-03 to null, current'])
})

test('an initial matching two board members joins neither', () => {
  const names = ['Jan Verhulst', 'Joris Verhulst', 'J. Verhulst']
  const board = names.map(name => mandateFact('appointment', name, '2022-01-03'))
  assert.deepEqual(
    derive(board).map(({ name }) => name),
    [...names].sort(),
  )
  assert.equal(derive([board[0], board[2]] as MandateFact[]).length, 1)
})

test('publications after the reference date are ignored', () => {
  const facts = [
    mandateFact('appointment', 'Jan Verhulst', '2022-01-03'),
    mandateFact('resignation', 'Jan Verhulst', '2025-01-02'),
  ]
  assert.equal(deriveMandates(facts, [], '2024-12-31')[0]?.currency, 'current')
  assert.equal(deriveMandates(facts, [], '2025-01-02')[0]?.currency, 'former')
})

const day = fc
  .integer({ min: 0, max: 9000 })
  .map(days => new Date(Date.UTC(2001, 0, 1 + days)).toISOString().slice(0, 10))
const name = fc.constantFrom(
  'Jan Verhulst',
  'VERHULST Jan',
  'Jan P. Verhulst',
  'J. Verhulst',
  'Joris Verhulst',
  'Jan Verhults',
  'Jan Verhulst junior',
  'An Dumoulin-Maes',
  'Dumoulin An',
)
const anyFact: fc.Arbitrary<MandateFact> = fc
  .record({
    numac: fc.integer({ min: 1, max: 12 }).map(n => String(20_000_000 + n)),
    name,
    change: fc.constantFrom<MandateChange[]>(
      'appointment',
      'reappointment',
      'resignation',
      'dismissal',
      'end_of_term',
      'death',
      'confirmation',
    ),
    office: fc.constantFrom<Office[]>('director', 'manager', 'managing_director', 'daily_management'),
    pubDate: fc.option(day),
    effectiveOn: fc.option(day),
    years: fc.option(fc.integer({ min: 1, max: 6 })),
    start: fc.nat({ max: 3 }),
    doubtful: fc.boolean(),
    wholeBoard: fc.boolean(),
  })
  .map(({ name: holder, years, start, ...rest }) =>
    mandateFact(rest.change, holder, null, {
      ...rest,
      term: { ...NO_TERM, years },
      span: { start, end: start + 5 },
    }),
  )

test('the result does not depend on the order of facts', () => {
  const shuffled = fc
    .tuple(fc.array(anyFact, { maxLength: 14 }), fc.array(fc.tuple(name, day), { maxLength: 3 }))
    .chain(([facts, named]) => {
      const filings = named.map(([who, on]) => filingConfirmation(who, on))
      const everyFact = { minLength: facts.length, maxLength: facts.length }
      const everyFiling = { minLength: filings.length, maxLength: filings.length }
      return fc.tuple(
        fc.constant([facts, filings] as const),
        fc.shuffledSubarray(facts, everyFact),
        fc.shuffledSubarray(filings, everyFiling),
      )
    })
  fc.assert(
    fc.property(shuffled, ([[facts, filings], otherFacts, otherFilings]) => {
      const mandates = derive(facts, filings)
      assert.deepEqual(derive(otherFacts, otherFilings), mandates)
      for (const one of mandates) {
        assert.ok(one.to === null || one.currency === 'former')
        const sameKey = mandates.filter(({ holderKey }) => holderKey === one.holderKey)
        assert.deepEqual(new Set(sameKey.map(mandate => mandate.name)), new Set([one.name]))
      }
    }),
    { numRuns: 500 },
  )
})
