import assert from 'node:assert/strict'
import { test } from 'node:test'
import { naceSection } from './nace-codes.ts'

test('a letter stands for different sectors in the two editions', () => {
  assert.equal(naceSection('64200', '2008'), 'K')
  assert.equal(naceSection('64210', '2025'), 'L')
  assert.equal(naceSection('62010', '2008'), 'J')
  assert.equal(naceSection('62100', '2025'), 'K')
})

test('the letters of 2025 group codes of both editions', () => {
  assert.equal(naceSection('41201'), 'F')
  assert.equal(naceSection('45113'), 'G')
  assert.equal(naceSection('56'), 'I')
})

test('an invalid code or division has no section', () => {
  for (const code of [null, '', '4', 'F', '34100', '00']) assert.equal(naceSection(code), null)
})
