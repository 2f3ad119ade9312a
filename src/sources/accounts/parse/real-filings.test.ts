// Tests against real filings of the Bank. The files are not part of the project; without them these tests are
// skipped.

import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../../config.ts'
import type { Rubrics } from '../../../domain/accounts/deposit.ts'
import { labelRubric } from '../../../domain/accounts/rubric-labels.ts'
import type { ParsedAccounts } from './parse-result.ts'
import { readAccounts } from './read-accounts.ts'
import { parseDimensional } from './xbrl/parse-dimensional.ts'
import { parseInstance } from './xbrl/parse-instance.ts'

const folder = join(PROJECT_DIR, '../shared/data/accounts')
const skip = existsSync(folder) ? false : 'no real filings at hand'

async function readFilings(path: string): Promise<ParsedAccounts[]> {
  const items = await Array.fromAsync(readAccounts(join(folder, path)))
  return items.filter(item => 'accounts' in item)
}

async function readOne(path: string, part: string): Promise<ParsedAccounts> {
  const found = (await readFilings(path)).find(({ file }) => file.includes(part))
  assert.ok(found, `${path} holds ${part}`)
  return found
}

function assertSameFigures(actual: Rubrics, expected: Rubrics): void {
  const numbers = (rubrics: Rubrics) =>
    Object.fromEntries(Object.entries(rubrics).map(([code, value]) => [code, Number(value)]))
  assert.deepEqual(numbers(actual), numbers(expected))
}

test('an instance gives exactly the figures of the Bank’s own export', { skip }, async () => {
  const instance = await readOne('xbrl', '_real_')
  const csv = await readOne('csv_consult', instance.accounts.reference)
  assert.ok(Object.keys(csv.accounts.rubrics).length > 50, 'a filing with figures')
  assertSameFigures(instance.accounts.rubrics, csv.accounts.rubrics)
  const { legalForm, ...header } = instance.header
  assert.equal(legalForm, '014')
  assert.deepEqual(header, csv.header)
})

test('every rubric of the real filings has a name', { skip }, async () => {
  for (const { accounts, file } of await readFilings('csv_consult'))
    assert.deepEqual(
      Object.keys(accounts.rubrics).filter(code => labelRubric(code) === null),
      [],
      file,
    )
})

test('the JSON rendering of an instance gives the same figures', { skip }, async () => {
  const instance = await readOne('xbrl', '_real_')
  const json = await readOne('derived', 'accountingData')
  // This rendering ignores the model and repeats cells under the codes of full models.
  const ofFullModels = new Set(['8361', '8391', '8391P', '8972'])
  const ofThisModel = (rubrics: Rubrics) =>
    Object.fromEntries(Object.entries(rubrics).filter(([code]) => !ofFullModels.has(code)))
  assertSameFigures(ofThisModel(json.accounts.rubrics), instance.accounts.rubrics)
  assertSameFigures(json.accounts.previousRubrics, instance.accounts.previousRubrics)
})

test('example instances are parsed; numeric facts without a rubric are counted', { skip }, () => {
  const files = readdirSync(join(folder, 'xbrl')).filter(name => name.includes('_example_'))
  assert.equal(files.length, 4)
  for (const file of files) {
    const instance = parseInstance(readFileSync(join(folder, 'xbrl', file), 'utf8'))
    const { figures, unknownFacts } = parseDimensional(instance)
    const numeric = instance.facts.filter(({ unit, value }) => unit !== null && value !== null).length
    const read = Object.keys(figures.rubrics).length + Object.keys(figures.previousRubrics).length
    assert.equal(read + unknownFacts, numeric, `${file}: each numeric fact is one rubric, or counted`)
  }
})
