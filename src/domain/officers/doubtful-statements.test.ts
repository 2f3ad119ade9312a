import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filingConfirmation, mandateFact, NO_TERM } from '../../../test/fixtures/mandate-facts.ts'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import type { MandateFact } from '../publications/gazette-fact.ts'
import { deriveMandates } from './derive-mandates.ts'
import type { Confirmation } from './officer-filings.ts'

const AS_OF = '2025-12-31'
const DOUBTFUL = { doubtful: true, probability: 0.6 }

function tell(facts: MandateFact[], confirmations: Confirmation[] = []): string[] {
  return deriveMandates(facts, confirmations, AS_OF).map(
    ({ name, from, to, currency, doubts }) =>
      `${name}: ${from} to ${to}, ${[currency, ...doubts.map(({ reason }) => reason)].join(', ')}`,
  )
}

const appointed = (name: string, on: string, more: Partial<MandateFact> = {}) =>
  mandateFact('appointment', name, on, more)
const resigned = (name: string, on: string, more: Partial<MandateFact> = {}) =>
  mandateFact('resignation', name, on, more)

/** An act that prints a whole board. */
function board(names: readonly string[], on: string, more: Partial<MandateFact> = {}): MandateFact[] {
  const [first, ...others] = names.map(name =>
    mandateFact('confirmation', name, on, { wholeBoard: true, ...more }),
  )
  const { numac } = first as MandateFact
  return [first as MandateFact, ...others.map(fact => ({ ...fact, numac }))]
}

test('a doubtful statement makes no mandate current; it is kept with its doubt', () => {
  const [mandate] = deriveMandates(
    [appointed('Jan Verhulst', '2024-01-03', { ...DOUBTFUL, numac: '24000001' })],
    [],
    AS_OF,
  )
  assert.equal(mandate?.currency, 'stale')
  assert.deepEqual(mandate?.doubts, [{ reason: 'doubtful_statement', on: '2024-01-03', source: '24000001' }])
  assert.deepEqual(tell([mandateFact('confirmation', 'Jan Verhulst', '2024-01-03', DOUBTFUL)]), [
    'Jan Verhulst: null to null, stale, doubtful_statement',
  ])
})

test('a second act with the same holder and office corroborates, doubtful or not', () => {
  const first = appointed('Jan Verhulst', '2020-01-03', DOUBTFUL)
  const current = ['Jan Verhulst: 2020-01-03 to null, current']
  assert.deepEqual(
    tell([first, mandateFact('reappointment', 'VERHULST Jan', '2024-01-03', DOUBTFUL)]),
    current,
  )
  assert.deepEqual(tell([first, mandateFact('confirmation', 'Jan Verhulst', '2024-01-03')]), current)
  const sameAct = mandateFact('confirmation', 'Jan Verhulst', '2024-01-03', {
    ...DOUBTFUL,
    numac: first.numac,
  })
  assert.deepEqual(tell([first, sameAct]), ['Jan Verhulst: 2020-01-03 to null, stale, doubtful_statement'])
  const otherOffice = appointed('Jan Verhulst', '2024-01-03', { ...DOUBTFUL, office: 'daily_management' })
  assert.deepEqual(tell([first, otherOffice]), [
    'Jan Verhulst: 2020-01-03 to null, stale, doubtful_statement',
    'Jan Verhulst: 2024-01-03 to null, stale, doubtful_statement',
  ])
})

test('the board composition in the same act corroborates', () => {
  const given = appointed('Jan Verhulst', '2024-01-03', DOUBTFUL)
  const printed = mandateFact('confirmation', 'Jan Verhulst', '2024-01-03', { numac: given.numac })
  assert.deepEqual(tell([given, printed]), ['Jan Verhulst: 2024-01-03 to null, current'])
})

test('a filing of accounts corroborates the same office, not another', () => {
  const given = appointed('Jan Verhulst', '2024-01-03', DOUBTFUL)
  const doubted = ['Jan Verhulst: 2024-01-03 to null, stale, doubtful_statement']
  assert.deepEqual(tell([given], [filingConfirmation('Verhulst Jan', '2025-06-30')]), [
    'Jan Verhulst: 2024-01-03 to null, current',
  ])
  assert.deepEqual(tell([given], [filingConfirmation('Jan Verhulst', '2023-06-30')]), doubted)
  assert.deepEqual(
    tell([given], [filingConfirmation('Jan Verhulst', '2025-06-30', { capacity: 'auditor' })]),
    doubted,
  )
  assert.deepEqual(tell([given], [filingConfirmation('An Dumoulin', '2025-06-30')]), doubted)
  const chair = { ...given, office: 'chair' as const }
  assert.deepEqual(tell([chair], [filingConfirmation('Jan Verhulst', '2025-06-30')]), doubted)
  const auditor = { ...given, office: 'statutory_auditor' as const }
  assert.deepEqual(
    tell([auditor], [filingConfirmation('Jan Verhulst', '2025-06-30', { capacity: 'auditor' })]),
    ['Jan Verhulst: 2024-01-03 to null, current'],
  )
})

test('a mandate supported by two doubtful acts becomes stale like any other', () => {
  const term = { ...NO_TERM, endsAtMeetingOf: 2022 }
  const acts = ['2016-01-04', '2017-01-04'].map(on => appointed('Jan Verhulst', on, { ...DOUBTFUL, term }))
  assert.deepEqual(tell(acts), ['Jan Verhulst: 2016-01-04 to null, stale'])
})

test('a doubtful end alone ends nothing', () => {
  const given = appointed('Jan Verhulst', '2020-01-03')
  const end = resigned('Jan Verhulst', '2024-01-03', DOUBTFUL)
  assert.deepEqual(tell([given, end]), ['Jan Verhulst: 2020-01-03 to null, current, doubtful_end'])
  const death = mandateFact('death', 'Jan Verhulst', '2024-01-03', DOUBTFUL)
  assert.deepEqual(tell([given, death]), ['Jan Verhulst: 2020-01-03 to null, current, doubtful_end'])
  const [mandate] = deriveMandates([given, end], [], AS_OF)
  assert.deepEqual(mandate?.doubts, [{ reason: 'doubtful_end', on: '2024-01-03', source: end.numac }])
})

test('a second act with the end corroborates a doubtful end, a later mention contradicts it', () => {
  const given = appointed('Jan Verhulst', '2020-01-03')
  const end = resigned('Jan Verhulst', '2024-01-03', DOUBTFUL)
  const ended = ['Jan Verhulst: 2020-01-03 to 2024-01-03, former']
  assert.deepEqual(tell([given, end, resigned('Jan Verhulst', '2024-02-05', DOUBTFUL)]), ended)
  assert.deepEqual(tell([given, end, { ...end, effectiveOn: null }]), [
    'Jan Verhulst: 2020-01-03 to null, current, doubtful_end',
  ])
  assert.deepEqual(tell([given, end, resigned('Jan Verhulst', '2024-02-05')]), [
    'Jan Verhulst: 2020-01-03 to 2024-02-05, former',
  ])
  const open = ['Jan Verhulst: 2020-01-03 to null, current']
  assert.deepEqual(tell([given, end, mandateFact('reappointment', 'Jan Verhulst', '2024-06-03')]), open)
  assert.deepEqual(tell([given, end, mandateFact('confirmation', 'Jan Verhulst', '2025-06-03')]), open)
  assert.deepEqual(tell([given, end], [filingConfirmation('Jan Verhulst', '2025-06-30')]), open)
  const after = resigned('Jan Verhulst', '2025-05-05', DOUBTFUL)
  assert.deepEqual(
    tell([given, after], [filingConfirmation('Jan Verhulst', '2025-06-30')]),
    ['Jan Verhulst: 2020-01-03 to null, current, doubtful_end'],
    'accounts of the year before the end may name who was in office then',
  )
})

test('a doubtful start cancels no end', () => {
  const given = appointed('Jan Verhulst', '2018-01-03')
  const end = resigned('Jan Verhulst', '2024-01-03')
  const again = mandateFact('reappointment', 'Jan Verhulst', '2024-01-03', DOUBTFUL)
  const told = [
    'Jan Verhulst: 2018-01-03 to 2024-01-03, former',
    'Jan Verhulst: 2024-01-03 to null, stale, doubtful_statement',
  ]
  assert.deepEqual(tell([given, end, again]), told)
  assert.deepEqual(tell([given, end, { ...again, numac: end.numac }]), told)
})

test('a doubtful end without a known start is a former mandate with its doubt, and does not suppress a board listing', () => {
  const end = resigned('Jan Verhulst', '2024-01-03', DOUBTFUL)
  const doubted = 'Jan Verhulst: null to 2024-01-03, former, doubtful_statement'
  assert.deepEqual(tell([end]), [doubted])
  assert.deepEqual(tell([end, resigned('Jan Verhulst', '2024-02-05', DOUBTFUL)]), [
    'Jan Verhulst: null to 2024-01-03, former',
  ])
  assert.deepEqual(tell([end, mandateFact('confirmation', 'Jan Verhulst', '2024-03-04')]), [
    'Jan Verhulst: null to null, current',
    doubted,
  ])
})

test('a certain resignation implies the office, however doubtful the appointment', () => {
  assert.deepEqual(
    tell([appointed('Jan Verhulst', '2020-01-03', DOUBTFUL), resigned('Jan Verhulst', '2024-01-03')]),
    ['Jan Verhulst: 2020-01-03 to 2024-01-03, former'],
  )
})

test('a doubtful change of permanent representative changes nothing', () => {
  const holder = { kind: 'company' as const, name: 'Delta Invest NV', enterpriseNumber: null }
  const given = appointed('', '2021-01-04', { holder, representative: 'Jan Verhulst' })
  const other = appointed('', '2023-01-02', {
    holder,
    office: 'permanent_representative',
    representative: 'An Dumoulin',
    ...DOUBTFUL,
  })
  assert.equal(deriveMandates([given, other], [], AS_OF)[0]?.representative, 'Jan Verhulst')
})

const JAN_AND_AN = [appointed('Jan Verhulst', '2020-01-03'), appointed('An Dumoulin', '2020-01-03')]

test('a complete board ends the mandates of those missing from it', () => {
  const newBoard = board(['An Dumoulin', 'Els Peeters'], '2024-06-03')
  assert.deepEqual(tell([...JAN_AND_AN, ...newBoard]), [
    'Els Peeters: null to null, current',
    'An Dumoulin: 2020-01-03 to null, current',
    'Jan Verhulst: 2020-01-03 to 2024-06-03, former',
  ])
  const notWhole = newBoard.map(fact => ({ ...fact, wholeBoard: false }))
  assert.match(tell([...JAN_AND_AN, ...notWhole]).at(-1) as string, /^Jan Verhulst: .* to null, current$/)
})

test('a board composition does not affect other offices, later appointments and other spellings', () => {
  const printed = board(['An Dumoulin'], '2024-06-03')
  const kept = [
    appointed('Jan Verhulst', '2020-01-03', { office: 'daily_management' }),
    appointed('Jan Verhulst', '2020-01-03', { office: 'statutory_auditor' }),
    appointed('Els Peeters', '2024-09-02'),
    appointed('A. Dumoulin', '2020-01-03'),
    mandateFact('appointment', 'Bo Claes', '2024-06-03', { numac: (printed[0] as MandateFact).numac }),
  ]
  const facts = [...kept, ...printed]
  assert.ok(tell(facts).every(told => told.includes('to null, current')))
})

test('a company on the board is identified by number or representative', () => {
  const held = (name: string, enterpriseNumber: EnterpriseNumber | null, representative: string | null) => ({
    holder: { kind: 'company' as const, name, enterpriseNumber },
    representative,
  })
  const facts = [
    appointed('', '2020-01-03', held('Delta Invest', '0123456749' as EnterpriseNumber, null)),
    appointed('Jan Verhulst', '2020-01-03'),
    mandateFact('confirmation', '', '2024-06-03', {
      wholeBoard: true,
      ...held('Delta Holding', '0123456749' as EnterpriseNumber, 'Jan Verhulst'),
    }),
  ]
  assert.ok(tell(facts).every(told => told.includes('to null, current')))
})

test('a doubtful composition only raises a doubt, and corroborates a doubtful end of another act', () => {
  const printed = board(['An Dumoulin'], '2024-06-03', DOUBTFUL)
  const janTold = (...facts: MandateFact[]) => tell([...JAN_AND_AN, ...facts]).at(-1)
  assert.equal(janTold(...printed), 'Jan Verhulst: 2020-01-03 to null, current, not_on_board')
  const end = resigned('Jan Verhulst', '2024-05-06', DOUBTFUL)
  assert.equal(janTold(end, ...printed), 'Jan Verhulst: 2020-01-03 to 2024-05-06, former')
  const sameAct = { ...end, numac: (printed[0] as MandateFact).numac }
  assert.equal(
    janTold(sameAct, ...printed),
    'Jan Verhulst: 2020-01-03 to null, current, doubtful_end, not_on_board',
  )
  const certain = board(['An Dumoulin'], '2024-06-03')
  const beside = { ...end, numac: (certain[0] as MandateFact).numac }
  assert.equal(janTold(beside, ...certain), 'Jan Verhulst: 2020-01-03 to 2024-05-06, former')
})

test('accounts of a later year that name only others raise a doubt, and corroborate a doubtful end', () => {
  const filing = [filingConfirmation('An Dumoulin', '2025-06-30')]
  const janTold = (confirmations: Confirmation[], ...facts: MandateFact[]) =>
    tell([...JAN_AND_AN, ...facts], confirmations).at(-1)
  assert.equal(janTold(filing), 'Jan Verhulst: 2020-01-03 to null, current, not_in_accounts')
  const named = filingConfirmation('Jan Verhulst', '2024-06-30')
  assert.equal(janTold([named, ...filing]), 'Jan Verhulst: 2020-01-03 to null, current, not_in_accounts')
  const end = resigned('Jan Verhulst', '2024-05-06', DOUBTFUL)
  assert.equal(janTold(filing, end), 'Jan Verhulst: 2020-01-03 to 2024-05-06, former')
  const afterwards = resigned('Jan Verhulst', '2025-05-05', DOUBTFUL)
  assert.match(janTold(filing, afterwards) as string, / to null, current, doubtful_end, not_in_accounts$/)
  const [mandate] = deriveMandates(JAN_AND_AN, [named, ...filing], AS_OF).slice(-1)
  assert.deepEqual(mandate?.doubts, [
    { reason: 'not_in_accounts', on: '2024-12-31', source: '2025-00000001' },
  ])
})

test('accounts with only unknown names, an earlier year, other spellings or auditors raise no doubt', () => {
  const jan = appointed('Jan Verhulst', '2023-01-03')
  const current = ['Jan Verhulst: 2023-01-03 to null, current']
  assert.deepEqual(tell([jan], [filingConfirmation('An Dumoulin', '2025-06-30')]), current)
  assert.deepEqual(
    tell(
      [jan],
      [filingConfirmation('Jan Verhulst', '2025-06-30'), filingConfirmation('An Dumoulin', '2024-06-30')],
    ),
    current,
  )
  assert.deepEqual(
    tell(
      [jan],
      [filingConfirmation('Jan Verhulst', '2024-06-30'), filingConfirmation('J. Verhulst', '2025-06-30')],
    ),
    current,
  )
  const auditor = filingConfirmation('Toets', '2025-06-30', { capacity: 'auditor' })
  assert.deepEqual(tell([jan], [filingConfirmation('Jan Verhulst', '2024-06-30'), auditor]), current)
  const company = { kind: 'company' as const, name: 'Verhulst BV', representative: 'Jan Verhulst' }
  assert.deepEqual(
    tell(
      [jan],
      [filingConfirmation('Jan Verhulst', '2024-06-30'), filingConfirmation('', '2025-06-30', company)],
    ),
    current,
  )
})

test('a board listing in the same act contradicts its doubtful end, one in another act may be older', () => {
  const given = appointed('Jan Verhulst', '2020-01-03')
  const end = resigned('Jan Verhulst', '2024-01-03', DOUBTFUL)
  const list = mandateFact('confirmation', 'Jan Verhulst', '2024-02-05')
  assert.deepEqual(tell([given, end, { ...list, numac: end.numac }]), [
    'Jan Verhulst: 2020-01-03 to null, current',
  ])
  assert.deepEqual(tell([given, end, list]), ['Jan Verhulst: 2020-01-03 to null, current, doubtful_end'])
})

test('of two ends without a known start the certain one gives the date', () => {
  const ends = [resigned('Jan Verhulst', '2024-01-03', DOUBTFUL), resigned('Jan Verhulst', '2024-02-05')]
  assert.deepEqual(tell(ends), ['Jan Verhulst: null to 2024-02-05, former'])
})

test('a filing before the act does not corroborate an undated appointment', () => {
  const given = appointed('Jan Verhulst', '2024-01-03', { ...DOUBTFUL, effectiveOn: null })
  const doubted = 'Jan Verhulst: null to null, stale, doubtful_statement'
  assert.deepEqual(tell([given], [filingConfirmation('Jan Verhulst', '2023-06-30')]), [doubted])
})

test('a doubtful renewal changes no role; who represents is unknown where it names another', () => {
  const holder = { kind: 'company' as const, name: 'Delta Invest NV', enterpriseNumber: null }
  const given = appointed('', '2021-01-04', { holder, representative: 'Jan Verhulst' })
  const renewal = mandateFact('reappointment', '', '2024-01-04', {
    holder,
    representative: 'An Dumoulin',
    office: 'manager' as const,
    ...DOUBTFUL,
  })
  const [mandate] = deriveMandates([given, renewal], [], AS_OF)
  assert.deepEqual(
    [mandate?.role, mandate?.office, mandate?.representative, mandate?.confirmedOn],
    ['bestuurder', 'director', null, '2024-01-04'],
  )
  const same = { ...renewal, representative: 'VERHULST Jan' }
  assert.equal(deriveMandates([given, same], [], AS_OF)[0]?.representative, 'Jan Verhulst')
})

test('a mandate mentioned or started after a composition is not ended by it', () => {
  const printed = board(['An Dumoulin'], '2024-06-03')
  const open = ['Jan Verhulst: 2020-01-03 to null, current']
  const janTold = (facts: MandateFact[], confirmations: Confirmation[] = []) =>
    tell([...printed, ...facts], confirmations).filter(told => told.startsWith('Jan'))
  const jan = appointed('Jan Verhulst', '2020-01-03')
  assert.deepEqual(janTold([jan, mandateFact('reappointment', 'Jan Verhulst', '2025-01-06')]), open)
  assert.deepEqual(janTold([jan], [filingConfirmation('Jan Verhulst', '2025-06-30')]), open)
  const later = appointed('Jan Verhulst', '2024-05-06', { effectiveOn: '2024-09-02' })
  assert.deepEqual(janTold([later]), ['Jan Verhulst: 2024-09-02 to null, current'])
})

test('a company with a misread number is not missing from a composition', () => {
  const held = (enterpriseNumber: string) => ({
    holder: {
      kind: 'company' as const,
      name: 'Delta Invest NV',
      enterpriseNumber: enterpriseNumber as EnterpriseNumber,
    },
  })
  const facts = [
    appointed('', '2020-01-03', held('0123456749')),
    mandateFact('confirmation', '', '2024-06-03', { wholeBoard: true, ...held('0987654394') }),
  ]
  assert.ok(tell(facts).every(told => told.includes('to null, current')))
})

test('a board ends mandates on its date, never on its members’ appointment dates', () => {
  const ended = (effectiveOn: string) =>
    tell([...JAN_AND_AN, ...board(['An Dumoulin'], '2024-06-03', { effectiveOn })]).at(-1)
  assert.equal(ended('2024-05-13'), 'Jan Verhulst: 2020-01-03 to 2024-05-13, former')
  assert.equal(ended('2021-06-07'), 'Jan Verhulst: 2020-01-03 to 2024-06-03, former')
})

test('accounts count by their newest deposit, and against acts before the end of their year', () => {
  const jan = appointed('Jan Verhulst', '2020-01-03')
  const current = 'Jan Verhulst: 2020-01-03 to null, current'
  const [before, without] = [
    filingConfirmation('Jan Verhulst', '2024-06-30'),
    filingConfirmation('An Dumoulin', '2025-06-30'),
  ]
  assert.deepEqual(tell([jan], [before, without]), [`${current}, not_in_accounts`])
  const renewed = mandateFact('reappointment', 'Jan Verhulst', '2025-03-03')
  assert.deepEqual(tell([jan, renewed], [before, without]), [current])
  // A correction that names a holder whose mandate ended early in the year.
  const correction = { source: '2025-00000000', periodEnd: '2024-12-31' }
  const corrected = [
    filingConfirmation('An Dumoulin', '2024-02-01', correction),
    filingConfirmation('Jan Verhulst', '2025-09-30', correction),
  ]
  assert.deepEqual(tell([jan], [before, without, ...corrected]), [current])
  const left = [appointed('An Dumoulin', '2020-01-03'), resigned('An Dumoulin', '2021-01-04')]
  assert.equal(tell([jan, ...left], [without]).at(-1), current)
})

test('a permanent representative is confirmed by a mention as such', () => {
  const office = 'permanent_representative' as const
  const given = appointed('Jan Verhulst', '2024-01-03', { ...DOUBTFUL, office })
  const company = { kind: 'company' as const, name: 'Delta Invest NV', representative: 'Jan Verhulst' }
  assert.deepEqual(tell([given], [filingConfirmation('', '2025-06-30', company)]), [
    'Jan Verhulst: 2024-01-03 to null, current',
  ])
  assert.deepEqual(tell([given], [filingConfirmation('Jan Verhulst', '2025-06-30')]), [
    'Jan Verhulst: 2024-01-03 to null, stale, doubtful_statement',
  ])
})
