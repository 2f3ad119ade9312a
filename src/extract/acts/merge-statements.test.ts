import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeStatements, type Statement } from './statement.ts'

const says = (change: Statement['change'], name: string, more: Partial<Statement> = {}): Statement => ({
  change,
  office: 'director',
  role: '',
  representative: null,
  effectiveOn: null,
  immediate: false,
  holder: { kind: 'person', name, enterpriseNumber: null },
  term: { endsOn: null, endsAtMeetingOf: null, years: null, indefinite: false },
  span: { start: 0, end: 10 },
  ...more,
})
const told = (...statements: Statement[]) =>
  mergeStatements(statements).map(({ change, office, holder }) => `${change} ${office} ${holder.name}`)

test('who is dismissed as manager to be director resigned as manager, and is appointed', () => {
  const asManager = says('dismissal', 'Peer Alida Maria', { office: 'manager' })
  const asDirector = says('reappointment', 'Peer Alida', { span: { start: 20, end: 30 } })
  assert.deepEqual(told(asManager, asDirector), [
    'resignation manager Peer Alida Maria',
    'appointment director Peer Alida',
  ])
  assert.deepEqual(told(says('dismissal', 'Peer Alida')), ['dismissal director Peer Alida'])
})

test('the words with the day prove what is said twice', () => {
  const dated = { effectiveOn: '2031-05-01', span: { start: 50, end: 80 } }
  const [merged] = mergeStatements([
    says('resignation', 'Peer Alida'),
    says('resignation', 'Alida PEER', dated),
  ])
  assert.deepEqual([merged?.effectiveOn, merged?.span], ['2031-05-01', { start: 50, end: 80 }])
  const [first] = mergeStatements([
    says('resignation', 'Peer Alida', dated),
    says('resignation', 'Peer Alida'),
  ])
  assert.deepEqual(first?.span, { start: 50, end: 80 })
})

test('a list of the board yields to a change, and an end of term to a new one', () => {
  assert.deepEqual(told(says('confirmation', 'Peer Alida'), says('resignation', 'Peer Alida')), [
    'resignation director Peer Alida',
  ])
  assert.deepEqual(told(says('end_of_term', 'Peer Alida'), says('reappointment', 'Peer Alida')), [
    'reappointment director Peer Alida',
  ])
})

test('who is dismissed and then appointed to the same office goes on', () => {
  const appointed = says('appointment', 'Peer Alida', { span: { start: 20, end: 30 } })
  assert.deepEqual(told(says('dismissal', 'Peer Alida'), appointed), ['appointment director Peer Alida'])
  const dismissed = says('dismissal', 'Peer Alida', { span: { start: 40, end: 50 } })
  assert.equal(told(dismissed, appointed).length, 2, 'the other way round')
})

test('noise before a name makes nobody else of it', () => {
  assert.deepEqual(told(says('reappointment', 'Alida Peer'), says('reappointment', 'LE Alida Peer')), [
    'reappointment director Alida Peer',
  ])
  assert.equal(
    told(says('appointment', 'Le Peer'), says('appointment', 'Peer')).length,
    2,
    'of one name only',
  )
})

test('one who died has not resigned as well', () => {
  assert.deepEqual(told(says('resignation', 'Peer Alida'), says('death', 'Alida Peer')), [
    'death director Peer Alida',
  ])
  assert.deepEqual(told(says('death', 'Peer Alida'), says('appointment', 'Peer Alida')), [
    'death director Peer Alida',
    'appointment director Peer Alida',
  ])
})
