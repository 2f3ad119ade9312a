import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { ListedExtract } from '../../client/register-client.ts'
import { type LoadedExtract, MAX_EXTRACTS_SINCE_FULL, MAX_UPDATES, planExtracts } from './plan-extracts.ts'

const extract = (
  type: ListedExtract['type'],
  number: number,
  bytes: number | null = null,
): ListedExtract => ({
  type,
  number,
  bytes,
  day: null,
  name: `${type} ${number}`,
})
const full = (number: number, bytes?: number) => extract('full', number, bytes)
const update = (number: number, bytes?: number) => extract('update', number, bytes)
const updates = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => update(from + at))
const loaded = (number: number, fullNumber = number): LoadedExtract => ({
  number,
  fullNumber,
  isSample: false,
})

function told(...args: Parameters<typeof planExtracts>): string {
  const { why, steps } = planExtracts(...args)
  return [`${why}:`, ...steps.map(({ name }) => name)].join(' ')
}

test('Updates are applied in order if they lead to the newest extract', () => {
  const listed = [update(143), full(141), update(141), full(143), update(142), full(142), update(140)]
  assert.equal(told(loaded(140), listed), 'updates: update 141 update 142 update 143')
  assert.equal(told(loaded(142), listed), 'updates: update 143')
  assert.equal(told(loaded(143), listed), 'up_to_date:')
  assert.equal(told(loaded(150), listed), 'up_to_date:')
})

test('with nothing or sample data loaded, the newest Full comes first, then its Updates', () => {
  const listed = [full(140), full(142), update(141), update(142), update(143), update(145)]
  assert.equal(told(null, listed), 'nothing_loaded: full 142 update 143')
  assert.equal(told({ ...loaded(900), isSample: true }, listed), 'sample: full 142 update 143')
  assert.equal(told(null, updates(1, 3)), 'stuck:')
})

test('a gap is bridged by the newest Full, and earlier Updates are skipped', () => {
  assert.equal(
    told(loaded(140), [update(141), update(143), full(143), update(144)]),
    'gap: full 143 update 144',
  )
  assert.equal(told(loaded(140), [update(142), full(141)]), 'gap: full 141 update 142')
})

test('a gap that no Full bridges is reported after applying what is possible', () => {
  assert.equal(told(loaded(140), [update(141), update(143), full(140)]), 'updates: update 141')
  assert.equal(told(loaded(141), [update(141), update(143), full(140)]), 'stuck:')
})

test('a gap after the newest Full does not trigger a Full when Updates suffice', () => {
  assert.equal(
    told(loaded(140), [...updates(141, 142), full(142), update(144)]),
    'updates: update 141 update 142',
  )
})

test('a Full replaces more than a month of Updates, or larger ones', () => {
  const many = updates(141, 141 + MAX_UPDATES)
  assert.match(told(loaded(140), [...many, full(150)]), /^many: full 150 update 151/)
  assert.match(told(loaded(140), [...many.slice(1), update(141), full(139)]), /^updates: update 141/)
  assert.equal(told(loaded(140), [update(141, 33), update(142, 30), full(142, 60)]), 'larger: full 142')
  assert.match(
    told(loaded(140), [update(141, 33), update(142), full(142, 60)]),
    /^updates/,
    'unknown is not small',
  )
  assert.match(told(loaded(140), [update(141, 33), update(142, 30), full(141, 60)]), /^updates/)
})

test('a newer Full is loaded a quarter after the last one', () => {
  const before = 140
  const due = before + MAX_EXTRACTS_SINCE_FULL + 1
  assert.equal(told(loaded(due - 1, before), [update(due), full(due)]), `long_ago: full ${due}`)
  assert.equal(told(loaded(due - 2, before), [update(due - 1), full(due - 1)]), `updates: update ${due - 1}`)
  assert.equal(told(loaded(due, before), [update(due), full(due)]), 'up_to_date:')
  assert.match(told({ ...loaded(140), fullNumber: null }, [update(141), full(141)]), /^long_ago: full 141/)
})

test('a requested Full is the newest one, even if loaded, and never older', () => {
  const listed = [full(141), update(141), full(142), update(142), update(143)]
  assert.equal(told(loaded(140), listed, { full: true }), 'asked: full 142 update 143')
  assert.equal(told(loaded(142), listed, { full: true }), 'asked: full 142 update 143')
  assert.equal(told(loaded(143), listed, { full: true }), 'up_to_date:')
  assert.equal(told(loaded(141), [update(142)], { full: true }), 'updates: update 142')
  assert.equal(told(null, [], { full: true }), 'stuck:')
})

const anyExtract = fc.record({
  type: fc.constantFrom('full' as const, 'update' as const),
  number: fc.integer({ min: 1, max: 60 }),
  bytes: fc.option(fc.integer({ min: 1, max: 100 })),
})
const anyList = fc
  .uniqueArray(anyExtract, { selector: ({ type, number }) => `${type} ${number}`, maxLength: 120 })
  .map(list => list.map(({ type, number, bytes }) => extract(type, number, bytes)))
const anyLoaded = fc.option(
  fc
    .record({ number: fc.integer({ min: 1, max: 60 }), isSample: fc.boolean(), age: fc.option(fc.nat(150)) })
    .map(({ number, isSample, age }) => ({
      number,
      isSample,
      fullNumber: age === null ? null : number - age,
    })),
)

test('every plan is a gapless chain that reaches as far as possible', () => {
  fc.assert(
    fc.property(anyLoaded, anyList, fc.boolean(), (held, listed, asked) => {
      const { steps, why } = planExtracts(held, listed, { full: asked })
      const start = held?.isSample ? null : (held?.number ?? null)
      let at = start
      for (const step of steps) {
        assert.ok(listed.includes(step))
        if (step.type === 'update') assert.equal(step.number, (at ?? Number.NaN) + 1)
        else
          assert.ok(step === steps[0] && (at === null || step.number > at || (asked && step.number === at)))
        at = step.number
      }
      assert.equal(at, furthest(start, listed), 'as far as can be')
      const isNewer = listed.some(({ number }) => number > (start ?? 0))
      if (steps.length === 0) assert.equal(why, start !== null && !isNewer ? 'up_to_date' : 'stuck')
    }),
    { numRuns: 2_000 },
  )
})

test('list order and extracts older than the loaded one have no effect', () => {
  fc.assert(
    fc.property(anyLoaded, anyList, (held, listed) => {
      const plan = planExtracts(held, listed)
      assert.deepEqual(planExtracts(held, [...listed].reverse()), plan)
      if (!held || held.isSample) return
      assert.deepEqual(
        planExtracts(
          held,
          listed.filter(({ number }) => number > held.number),
        ),
        plan,
      )
    }),
  )
})

// By exhaustive search.
function furthest(start: number | null, listed: readonly ListedExtract[]): number | null {
  let at = start
  for (const { type, number } of [...listed].sort((a, b) => a.number - b.number)) {
    if (type === 'full' ? at === null || number > at : number === (at ?? Number.NaN) + 1) at = number
  }
  return at
}
