// Participating interests and shareholders in both forms of a filing.

import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  writeOwnershipFacts,
  writeOwnershipJson,
} from '../../../../test/fixtures/accounts/write-ownership.ts'
import { writeInstance } from '../../../../test/fixtures/accounts/xbrl-instance.ts'
import { PROJECT_DIR } from '../../../config.ts'
import type { FiledOwnership } from '../../../domain/accounts/filed-ownership.ts'
import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { readOwnership as readJson } from './json/read-ownership.ts'
import { readAccounts } from './read-accounts.ts'
import { parseInstance } from './xbrl/parse-instance.ts'
import { readOwnership as readXbrl } from './xbrl/read-ownership.ts'

const decimal = fc
  .tuple(fc.nat(999_999), fc.option(fc.integer({ min: 1, max: 9_999 })))
  .map(([whole, part]) => (part === null ? String(whole) : `${whole}.${String(part).padStart(4, '0')}`))
const share = fc.integer({ min: 0, max: 10_000 }).map(part => (part / 10_000).toFixed(4))
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const nature = orNull(fc.constantFrom('Gewone aandelen', 'Actions', 'Aandelen zonder stemrecht'))
const entity = fc.oneof(
  fc.record({
    enterpriseNumber: fc.integer({ min: 8_000_000, max: 8_999_999 }).map(withChecksum),
    foreignIdentifier: fc.constant(null),
    country: fc.constant('BE'),
  }),
  fc.record({
    enterpriseNumber: fc.constant(null),
    foreignIdentifier: fc.constantFrom('HRB 12345', '01234567', 'FR 552 100 554'),
    country: orNull(fc.constantFrom('DE', 'GB', 'FR')),
  }),
)

function withChecksum(eight: number): EnterpriseNumber {
  return `0${eight}${String(97 - (eight % 97)).padStart(2, '0')}` as EnterpriseNumber
}

const heldRight = fc.record({
  nature: fc.constant('Aandelen'),
  number: orNull(decimal),
  direct: orNull(share),
  throughSubsidiaries: orNull(share),
})
const shareholderRight = fc.record({
  nature,
  number: fc.constant('100'),
  numberNotAttached: orNull(decimal),
  percentage: orNull(share),
})
// Within a filing the name identifies a party.
const uniqueNames = <T extends { name: string }>(parties: fc.Arbitrary<T>) =>
  fc.uniqueArray(parties, { maxLength: 4, selector: ({ name }) => name })
const ownership: fc.Arbitrary<FiledOwnership> = fc.record({
  holdings: uniqueNames(
    fc
      .tuple(
        entity,
        fc.record({
          name: fc.constantFrom(
            'De Verzonnen Molen',
            'Imaginary Mills Ltd',
            'Moulin Inventé',
            'Erdachte Mühle',
          ),
          rights: fc.array(heldRight, { maxLength: 3 }),
          accountsDate: orNull(fc.constantFrom('2024-12-31', '2023-06-30')),
          currency: orNull(fc.constantFrom('EUR', 'USD')),
          equity: orNull(decimal),
          netResult: orNull(decimal.map(value => `-${value}`)),
        }),
      )
      .map(([identity, stated]) => ({ ...identity, ...stated })),
  ),
  shareholders: fc
    .tuple(
      uniqueNames(
        fc
          .tuple(
            entity,
            fc.record({
              name: fc.constantFrom('Verzonnen Beheer', 'Invented Holding'),
              rights: fc.array(shareholderRight, { minLength: 1, maxLength: 2 }),
            }),
          )
          .map(([identity, stated]) => ({ kind: 'company' as const, ...identity, ...stated })),
      ),
      uniqueNames(
        fc.record({
          kind: fc.constant('person' as const),
          name: fc.constantFrom('Ann Verzonnen', 'Bo Van Pluim'),
          enterpriseNumber: fc.constant(null),
          foreignIdentifier: fc.constant(null),
          country: fc.constant(null),
          rights: fc.array(shareholderRight, { minLength: 1, maxLength: 2 }),
        }),
      ),
    )
    .map(([companies, people]) => [...companies, ...people]),
})

test('both forms give every entry, decimals as filed', () => {
  fc.assert(
    fc.property(ownership, stated => {
      const expected = plain(stated)
      assert.deepEqual(plain(readJson(writeOwnershipJson(stated))), expected)
      assert.deepEqual(plain(readXbrl(parseInstance(writeInstance(writeOwnershipFacts(stated))))), expected)
    }),
    { numRuns: 200 },
  )
})

test('of a shareholder who is a person only the name and the rights are read', () => {
  const rights = [{ nature: null, number: '100', numberNotAttached: null, percentage: '1.0' }]
  const nothing = { enterpriseNumber: null, foreignIdentifier: null, country: null }
  const person = { kind: 'person' as const, name: 'Ann Verzonnen', ...nothing, rights }
  const stated = { holdings: [], shareholders: [person] }
  for (const read of [
    readJson(writeOwnershipJson(stated)),
    readXbrl(parseInstance(writeInstance(writeOwnershipFacts(stated)))),
  ]) {
    assert.deepEqual(read.shareholders, [person])
    assert.doesNotMatch(JSON.stringify(read), /laan/)
  }
})

test('a number of the Belgian register with a wrong checksum is no number, nor a foreign one', () => {
  const document = {
    ParticipatingInterests: [
      { Entity: { Name: 'Molen', Identifier: '0888000258', Address: { Country: 'cty:mBE' } } },
    ],
  }
  const [holding] = readJson(document).holdings
  assert.deepEqual([holding?.enterpriseNumber, holding?.foreignIdentifier], [null, null])
})

test('abroad a number is Belgian only where the filer says so', () => {
  const document = (kind: string | null) => ({
    ParticipatingInterests: [
      {
        Entity: {
          Name: 'Moulin Inventé',
          Identifier: '0888000257',
          IdentifierKindOfNumber: { IdentifierKindOfNumberCode: kind },
          Address: { Country: 'cty:mFR' },
        },
      },
    ],
  })
  const numbersOf = (kind: string | null) =>
    readJson(document(kind)).holdings.map(party => [party.enterpriseNumber, party.foreignIdentifier])
  assert.deepEqual(numbersOf(null), [[null, '0888000257']])
  assert.deepEqual(numbersOf('nmt:m1'), [['0888000257', null]])
})

const folder = join(PROJECT_DIR, '../shared/data/accounts')
const skip = existsSync(folder) ? false : 'no real filings at hand'

test('a real filing has the same interests in both forms, percentages exact', { skip }, async () => {
  const read = async (path: string) => {
    const items = await Array.fromAsync(readAccounts(join(folder, path)))
    const found = items.find(item => 'accounts' in item && item.accounts.ownership?.holdings.length === 7)
    assert.ok(found && 'accounts' in found, path)
    return found.accounts.ownership as FiledOwnership
  }
  const [xbrl, json] = [await read('xbrl'), await read('derived')]
  const shares = ['1.0', '1.0', '0.5', '0.5003', '0.8', '0.75', '0.1434']
  for (const { holdings } of [xbrl, json]) {
    assert.deepEqual(
      holdings.map(({ rights }) => rights[0]?.direct),
      shares,
    )
    assert.ok(holdings.every(({ enterpriseNumber }) => enterpriseNumber !== null))
  }
  // The JSON form leaves out the shares through subsidiaries, currency and country of some.
  assert.deepEqual(
    xbrl.holdings.map(({ name, enterpriseNumber, equity, netResult, accountsDate }) => [
      name,
      enterpriseNumber,
      equity,
      netResult,
      accountsDate,
    ]),
    json.holdings.map(({ name, enterpriseNumber, equity, netResult, accountsDate }) => [
      name,
      enterpriseNumber,
      equity,
      netResult,
      accountsDate,
    ]),
  )
})

// Without the address, which is only for matching.
function plain(stated: FiledOwnership): unknown {
  return JSON.parse(JSON.stringify(stated, (key, value) => (key === 'address' ? undefined : value)))
}
