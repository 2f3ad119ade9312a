import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MandateChange } from '../../domain/publications/gazette-fact.ts'
import type { OfficerReading } from './officers/read-officers.ts'
import type { OfficerStatement } from './officers/reader/reader.ts'
import { featuresOf } from './statement-features.ts'
import { probabilityOf, weighStatements } from './weigh-statements.ts'

const FRENCH = { language: 'fr', recognised: false, subject: 'NOMINATIONS' } as const
const SURE = ['after', 'near', 'side_after', 'titled']

function statement(change: MandateChange, name: string, signs: string[] = SURE): OfficerStatement {
  return {
    change,
    office: 'director',
    role: 'administrateur',
    representative: null,
    effectiveOn: null,
    holder: { kind: 'person', name, enterpriseNumber: null },
    immediate: false,
    by: 'after',
    signs,
    term: { endsOn: null, endsAtMeetingOf: null, years: null, indefinite: false },
    span: { start: 0, end: 1 },
  }
}

function reading(statements: OfficerStatement[], board: OfficerStatement[] = []): OfficerReading {
  const names = statements.map(({ holder }) => ({ name: holder.name, part: 'holder' as const }))
  return { statements, board, names }
}

test('a contradicting statement next to it makes a statement less likely, and doubtful', () => {
  const comes = statement('appointment', 'Paul Varlin')
  const goes = statement('resignation', 'VARLIN Paul')
  const alone = probabilityOf(featuresOf(comes, reading([comes]), FRENCH), true)
  assert.ok(probabilityOf(featuresOf(comes, reading([comes, goes]), FRENCH), true) < alone)
  for (const { doubtful } of weighStatements(reading([comes, goes]), FRENCH)) assert.equal(doubtful, true)
})

test('the printed board supports appointments and contradicts departures', () => {
  const board = [statement('confirmation', 'Paul Varlin'), statement('confirmation', 'Anne Tarnel')]
  const seen = (change: MandateChange) => {
    const one = statement(change, 'Paul Varlin')
    return featuresOf(one, reading([one], board), FRENCH).filter(feature => feature.startsWith('board'))
  }
  assert.deepEqual(seen('appointment'), ['board_agrees'])
  assert.deepEqual(seen('resignation'), ['board_differs'])
})

test('a printed board confirms its members: fully with several members, doubtful where a name may be misread', () => {
  const named = statement('confirmation', 'Paul Varlin')
  const unsure = statement('confirmation', 'Anne Tarnel', ['after'])
  const [first, second] = weighStatements(reading([], [named, unsure]), FRENCH)
  assert.deepEqual([first?.wholeBoard, first?.doubtful], [true, false])
  assert.deepEqual([second?.wholeBoard, second?.doubtful], [true, true])
  assert.equal(weighStatements(reading([], [named]), FRENCH)[0]?.wholeBoard, false)
})

test('Dutch statements have no probability: not calibrated', () => {
  const [one] = weighStatements(reading([statement('appointment', 'Jan Wol')]), { ...FRENCH, language: 'nl' })
  assert.equal(one?.probability, null)
  assert.equal(one?.doubtful, false)
})

test('at most the maximum number of statements per act is classified', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => statement('appointment', `Paul Varlin${at}`))
  assert.ok(weighStatements(reading(many), FRENCH).length <= 150)
})
