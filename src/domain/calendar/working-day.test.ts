import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWorkingDay } from './working-day.ts'

const dayOf2025 = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10)

test('weekends and the ten legal holidays are no working days', () => {
  assert.equal(
    Array.from({ length: 365 }, (_, day) => dayOf2025(day)).filter(isWorkingDay).length,
    261 - 9,
    'one of the ten falls on a Saturday',
  )
  const holidays = '01-01 04-21 05-01 05-29 06-09 07-21 08-15 11-11 12-25'.split(' ')
  for (const holiday of holidays) assert.equal(isWorkingDay(`2025-${holiday}`), false, holiday)
  assert.equal(isWorkingDay('2025-11-01'), false, 'a holiday on a Saturday')
  assert.equal(isWorkingDay('2025-05-30'), true, 'the day after Ascension')
})

test('movable holidays follow Easter', () => {
  for (const easterMonday of ['2000-04-24', '2008-03-24', '2011-04-25', '2024-04-01', '2026-04-06']) {
    assert.equal(isWorkingDay(easterMonday), false, easterMonday)
  }
})
