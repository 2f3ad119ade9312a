// Real texts: every company with an extracted fact was a candidate when the text was stored.

import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../../src/config.ts'
import { candidateCompanies } from '../../../src/domain/publications/named-companies.ts'
import { extractPublication } from '../../../src/extract/extract-publication.ts'
import { readPublications } from '../../../src/sources/gazette/parse/read-publications.ts'

const FOLDER = join(PROJECT_DIR, '..', 'shared', 'data', 'gazette', 'insolvency')
const missing = existsSync(FOLDER) ? false : 'no real notices here'
const PER_FILE = 1_500

test('every company in a fact of a real notice was a candidate when its text was stored', {
  skip: missing,
}, async () => {
  const seen = { facts: 0, unnamed: 0 }
  for (const file of readdirSync(FOLDER).filter(
    name => /notices_.*\.jsonl/.test(name) && !/gold/.test(name),
  )) {
    let read = 0
    for await (const item of readPublications(join(FOLDER, file), { ocr: 'never', numberless: true })) {
      if ('unreadable' in item) continue
      if (++read > PER_FILE) break
      const named = new Set(candidateCompanies(item.publication))
      for (const { enterpriseNumber } of extractPublication(item.publication)) {
        if (enterpriseNumber === null) continue
        seen.facts++
        if (!named.has(enterpriseNumber)) seen.unnamed++
      }
    }
  }
  assert.ok(seen.facts > 1_000, `${seen.facts} facts`)
  assert.equal(seen.unnamed, 0)
})
