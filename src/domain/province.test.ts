import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PROVINCES, provinceOf } from './municipality.ts'

test('postal codes are mapped to the province of their range', () => {
  const cases = {
    1000: 'brussels',
    1299: 'brussels',
    1300: 'walloon_brabant',
    1500: 'flemish_brabant',
    2000: 'antwerp',
    3000: 'flemish_brabant',
    3500: 'limburg',
    4700: 'liege',
    5000: 'namur',
    6000: 'hainaut',
    6700: 'luxembourg',
    7000: 'hainaut',
    8000: 'west_flanders',
    9999: 'east_flanders',
  }
  for (const [zip, province] of Object.entries(cases)) assert.equal(provinceOf(zip), province)
  assert.equal(PROVINCES.length, 11)
})

test('an invalid postal code has no province', () => {
  for (const zip of ['0999', '75008', 'L-1212', '', '1000 ']) assert.equal(provinceOf(zip), null)
})
