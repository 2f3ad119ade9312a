// Store readers are created in one place only, with the suppression list.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../src/config.ts'

const READERS =
  /\b(?:create(?:Company|Timeline|Event|Rollup|Officer|Score|Act|Record)Reader|countExtraction|listEstablishments|readPersonRecord|readCompanyPeople|searchPeople|findBy(?:Numbers|Nace|NameKeys|Words|House)|readCompanies|readRisks|find(?:MandatesAround|HoldingsAround|NetworkCompanies|AtSeat|InsolvenciesOf))\b/
const ALLOWED = new Set([
  'src/usecases/readers.ts',
  'src/usecases/search/company-rows.ts',
  'src/usecases/people/people-readers.ts',
  'src/usecases/network/explore.ts',
  'src/usecases/network/get-network.ts',
  'src/usecases/network/read-states.ts',
])

test('public surfaces use only readers that apply the suppression list', () => {
  const files = globSync('src/{usecases,http,mcp}/**/*.ts', { cwd: PROJECT_DIR }).filter(
    file => !file.endsWith('.test.ts') && !ALLOWED.has(file),
  )
  assert.ok(files.length > 100)
  const past = files.filter(file => {
    const imports =
      readFileSync(join(PROJECT_DIR, file), 'utf8').match(/^import [^']*'[^']*store[^']*'/gm) ?? []
    return imports.some(line => READERS.test(line))
  })
  assert.deepEqual(past, [])
})
