import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Rating, TIER } from '../../domain/search/rating.ts'
import type { CompanyRow } from '../../store/register/search-columns.ts'
import { type RatedCompany, rankCompanies } from './rank-companies.ts'

// The rank of a legal person with so many establishments.
const rankOf = (establishments: number) => ((4_095 - establishments) << 19) + (1 << 18)

const found = (
  enterpriseNumber: number,
  name: string,
  { completed = 2, establishments = 1, tier = TIER.wordsWithPrefix, errors = 0 }: Partial<Row> = {},
): RatedCompany => ({
  row: { enterpriseNumber, rank: rankOf(establishments), inRegister: true } as CompanyRow,
  rating: {
    tier,
    errors,
    slips: 0,
    inTown: 0,
    surplus: 0,
    missing: 0,
    variants: 0,
    isReordered: false,
    completed,
    name,
  } satisfies Rating,
})
type Row = { completed: number; establishments: number; tier: number; errors: number }

const numbers = (companies: RatedCompany[]) => rankCompanies(companies).map(({ row }) => row.enterpriseNumber)

test('of completed names the one that most places have comes first', () => {
  const chain = found(1, 'molenhof', { establishments: 40 })
  const many = [2, 3, 4].map(number => found(number, 'molenaar'))
  const one = found(5, 'molentje')
  assert.deepEqual(numbers([one, ...many, chain]).slice(0, 3), [1, 2, 5])
})

test('the next companies of a completed name come behind one of each other name', () => {
  const many = [1, 2, 3].map(number => found(number, 'molenaar'))
  assert.deepEqual(numbers([...many, found(4, 'molenhof')]), [1, 4, 2, 3])
  const worse = found(5, 'de molenhoek', { tier: TIER.wordsMisspelt })
  assert.deepEqual(numbers([worse, ...many, found(4, 'molenhof')]), [1, 4, 2, 3, 5])
})

test('companies of a name as typed stay together, before completed ones', () => {
  const typed = [1, 2, 3].map(number => found(number, 'molen', { completed: 0 }))
  const completed = found(4, 'molenhof', { establishments: 40 })
  assert.deepEqual(numbers([completed, ...typed]), [1, 2, 3, 4])
})

test('the next companies of a corrected name come behind others with as many errors', () => {
  const corrected = (number: number, name: string, errors: number) =>
    found(number, name, { completed: 0, errors, tier: TIER.wholeMisspelt })
  const companies = [corrected(4, 'molden', 1), ...[1, 2, 3].map(number => corrected(number, 'molen', 1))]
  assert.deepEqual(numbers([corrected(5, 'moolden', 2), ...companies]), [1, 4, 2, 3, 5])
})
