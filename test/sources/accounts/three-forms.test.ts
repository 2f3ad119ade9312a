// Six invented deposits, one of each model, recorded in the three forms that the Bank gives out, with their
// references.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../../src/config.ts'
import type { FiledAccounts } from '../../../src/domain/accounts/deposit.ts'
import { readAccounts } from '../../../src/sources/accounts/parse/read-accounts.ts'

const DEPOSITS = join(PROJECT_DIR, 'test/fixtures/accounts/three-forms.zip')

test('the same deposit says the same as JSON-XBRL, as instance and as export of the public site', async () => {
  const read = new Map<string, FiledAccounts>()
  for await (const item of readAccounts(DEPOSITS)) {
    assert.ok(!('unreadable' in item), JSON.stringify(item))
    if (!('accounts' in item)) continue
    assert.equal(item.unknownFacts, 0, item.place ?? '')
    read.set(item.place ?? '', item.accounts)
  }
  const references = [...read.keys()].filter(name => name.endsWith('.json')).map(name => name.slice(0, -5))
  assert.equal(references.length, 6)
  for (const reference of references) {
    const [json, instance, exported] = ['json', 'xbrl', 'csv'].map(form => read.get(`${reference}.${form}`))
    assert.ok(json && instance && exported, reference)
    assert.deepEqual(asNumbers(instance.rubrics), asNumbers(json.rubrics), reference)
    assert.deepEqual(asNumbers(instance.previousRubrics), asNumbers(json.previousRubrics), reference)
    assert.deepEqual(asNumbers(exported.rubrics), asNumbers(json.rubrics), reference)
    assert.deepEqual(instance.officers, json.officers, reference)
  }
})

const asNumbers = (rubrics: FiledAccounts['rubrics']) =>
  Object.fromEntries(
    Object.entries(rubrics)
      .map(([code, value]): [string, number] => [code, Number(value)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
