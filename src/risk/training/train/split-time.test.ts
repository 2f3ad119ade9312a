import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitTime, TimeSplitError } from './split-time.ts'

test('the last year tests, the one before calibrates, the others train; the moratorium is left out', () => {
  const {
    train,
    calibrate,
    test: tested,
    left_out,
  } = splitTime({ fromYear: 2017, toYear: 2025, every: 'year' })
  assert.deepEqual(train, ['2017-01-01', '2018-01-01', '2019-01-01', '2022-01-01', '2023-01-01'])
  assert.deepEqual([calibrate, tested], [['2024-01-01'], ['2025-01-01']])
  assert.deepEqual(
    left_out.map(({ asOf }) => asOf),
    ['2020-01-01', '2021-01-01'],
  )
})

test('the moratorium is kept on request', () => {
  const { train } = splitTime({ fromYear: 2019, toYear: 2023, every: 'year', includeMoratorium: true })
  assert.deepEqual(train, ['2019-01-01', '2020-01-01', '2021-01-01'])
})

test('no outcome window overlaps the next part', () => {
  const { train, calibrate, test: tested } = splitTime({ fromYear: 2022, toYear: 2025, every: 'quarter' })
  assert.deepEqual(tested, ['2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01'])
  assert.deepEqual(calibrate, ['2024-01-01'])
  assert.deepEqual(train, ['2022-01-01', '2022-04-01', '2022-07-01', '2022-10-01', '2023-01-01'])
})

test('with two years the second calibrates and tests, on half of its companies each', () => {
  const {
    train,
    calibrate,
    test: tested,
    isShared,
  } = splitTime({ fromYear: 2022, toYear: 2023, every: 'year' })
  assert.deepEqual(
    [train, calibrate, tested, isShared],
    [['2022-01-01'], ['2023-01-01'], ['2023-01-01'], true],
  )
  assert.equal(splitTime({ fromYear: 2022, toYear: 2024, every: 'year' }).isShared, false)
})

test('a single year is rejected', () => {
  assert.throws(() => splitTime({ fromYear: 2019, toYear: 2021, every: 'year' }), TimeSplitError)
})

test('days before full filing coverage are left out and named in the error', () => {
  const options = { fromYear: 2022, toYear: 2025, every: 'year', firstCoveredDay: '2023-01-01' } as const
  assert.deepEqual(splitTime(options).train, ['2023-01-01'])
  assert.throws(() => splitTime({ ...options, toYear: 2023 }), /2022-01-01 is left out: annual accounts/)
})
