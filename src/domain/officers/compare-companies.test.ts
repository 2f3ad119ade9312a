import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { compareCompanies, parseCompanyName } from './same-holder.ts'

const named = (name: string, number: string | null = null) =>
  parseCompanyName(name, number as EnterpriseNumber | null)
const distance = (a: string, b: string) => compareCompanies(named(a), named(b))?.distance ?? null

test('one letter may differ in names of twelve letters or more, not in shorter ones', () => {
  assert.equal(distance('Haa Kwakkebel', 'Haa Kwakkepel'), 2)
  assert.equal(distance('Ha Kwakkebel', 'Ha Kwakkepel'), null)
})

test('names that differ in a digit are two companies', () => {
  assert.equal(distance('Molenfonds Kwakkel2100', 'Molenfonds Kwakkel2200'), null)
})

test('numbers decide where both are known', () => {
  const compared = (a: string, b: string) =>
    compareCompanies(named('Molen', a), named('Andere', b))?.distance ?? null
  assert.deepEqual([compared('0123456749', '0123456749'), compared('0123456749', '0412345614')], [0, null])
})
