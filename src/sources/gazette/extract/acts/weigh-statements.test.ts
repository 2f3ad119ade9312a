import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MandateChange, Office } from '../../../../domain/gazette-fact.ts'
import type { OfficerReading } from './officers/read-officers.ts'
import type { OfficerStatement } from './officers/reader/reader.ts'
import type { Statement } from './statement.ts'
import { listCandidates, weighStatements } from './weigh-statements.ts'

const TERM = { endsOn: null, endsAtMeetingOf: null, years: null, indefinite: false }
const FRENCH = { language: 'fr', recognised: false } as const

function phrase(change: MandateChange, office: Office, name: string): Statement {
  return {
    ...{ change, office, role: office, representative: null, effectiveOn: null, immediate: false },
    ...{ holder: { kind: 'person', name, enterpriseNumber: null }, term: TERM, span: { start: 0, end: 1 } },
  }
}

function reading(...statements: Statement[]): OfficerReading {
  const names = statements.map(({ holder }) => ({ name: holder.name, part: 'holder' as const }))
  return {
    statements: statements.map((one): OfficerStatement => ({ ...one, by: 'after', signs: [] })),
    names,
  }
}

test('what both readers state is stated once, surer than what one states', () => {
  const told = phrase('appointment', 'director', 'Paul Varlin')
  const [both, ...others] = listCandidates([told], reading(told), FRENCH)
  assert.equal(both?.by, 'both')
  assert.deepEqual(others, [])
  const probability = (statements: ReturnType<typeof weighStatements>) => statements[0]?.probability ?? 0
  const one = weighStatements([], reading(told), FRENCH)
  assert.ok(probability(weighStatements([told], reading(told), FRENCH)) > probability(one))
})

test('the same name with a slip, a title or a legal form is the same holder', () => {
  const pairs = [
    ['Paul Varlin', 'VARLIN Paul'],
    ['SA TARNEL INVEST', 'Tarnel Invest'],
    ['Stéphanie Marchandel', 'Stephanie Marchandei'],
  ] as const
  for (const [one, other] of pairs) {
    const candidates = listCandidates(
      [phrase('resignation', 'director', one)],
      reading(phrase('resignation', 'director', other)),
      FRENCH,
    )
    assert.equal(candidates.length, 1, `${one}, ${other}`)
  }
})

test('what readers contradict is doubtful, or not stated', () => {
  const appointed = phrase('appointment', 'director', 'Paul Varlin')
  const gone = phrase('resignation', 'director', 'Paul Varlin')
  for (const statement of weighStatements([appointed], reading(gone), FRENCH))
    assert.equal(statement.doubtful, true)
})

test('Dutch acts are read by phrases, without a probability; a contradiction is a doubt', () => {
  const dutch = { language: 'nl', recognised: false } as const
  const appointed = phrase('appointment', 'director', 'Jan Wol')
  const gone = phrase('resignation', 'director', 'Jan Wol')
  const [certain] = weighStatements([appointed], reading(), dutch)
  assert.equal(certain?.probability, null)
  assert.equal(certain?.doubtful, false)
  assert.equal(weighStatements([appointed], reading(gone), dutch)[0]?.doubtful, true)
})
