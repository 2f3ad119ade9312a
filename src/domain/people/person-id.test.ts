import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assignPersonIds, isPersonId } from './person-id.ts'

const member = (company: number) => ({ company, appearanceKey: 'verplume|jean' })
const group = (companies: number[], previous: (string | null)[]) => ({
  members: companies.map(member),
  previous,
})

test('a new person has an id from the first appearance, the same each time', () => {
  const [id] = assignPersonIds([group([1, 2], [null, null])])
  assert.ok(isPersonId(id as string))
  assert.deepEqual(assignPersonIds([group([1, 2], [null, null])]), [id])
})

test('the group with most of an id keeps it, the other gets a new one', () => {
  const [small, large] = assignPersonIds([
    group([1], ['a'.repeat(16)]),
    group([2, 3], ['a'.repeat(16), 'a'.repeat(16)]),
  ])
  assert.equal(large, 'a'.repeat(16))
  assert.notEqual(small, large)
})

test('an id whose first appearance is split off is not given twice', () => {
  const [first] = assignPersonIds([group([1, 2, 3], [null, null, null])]) as [string]
  const ids = assignPersonIds([group([1], [first]), group([2, 3], [first, first])])
  assert.equal(new Set(ids).size, 2)
  assert.equal(ids[1], first)
})
