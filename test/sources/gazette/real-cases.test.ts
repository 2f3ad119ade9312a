// Cases of real companies, if their notices are present; labelled manually, stored as hashes.

import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../../src/config.ts'
import type { EventFact } from '../../../src/domain/publications/gazette-fact.ts'
import { extractPublication } from '../../../src/extract/extract-publication.ts'
import { readAll } from './parse/read-all.ts'
import { hashStates } from './real-cases.ts'

const FOLDER = join(PROJECT_DIR, '..', 'shared', 'data', 'gazette', 'insolvency')
const FILES = [
  'enterprise_court_notices_2025.jsonl.gz',
  'enterprise_court_notices_2026-01_02.jsonl.gz',
  'free_text_notices_2025-02_2026-02.jsonl.gz',
].map(file => join(FOLDER, file))
const options = { skip: FILES.every(existsSync) ? false : 'no real notices beside the project' }

test(
  'of companies with several notices the bankruptcy is open that was found open by eye',
  options,
  async () => {
    const facts: EventFact[] = []
    for (const file of FILES)
      for (const publication of (await readAll(file)).publications)
        for (const fact of extractPublication(publication)) if (fact.fact === 'event') facts.push(fact)
    const derived = new Set(hashStates(facts).values())
    const read: string[] = JSON.parse(readFileSync(join(import.meta.dirname, 'real-cases.json'), 'utf8'))
    assert.equal(read.filter(hash => !derived.has(hash)).length, 0, `of ${read.length}`)
  },
)
