// Doubtful values are stored with their doubts and never served.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type EnterpriseNumber,
  parseEnterpriseNumber,
} from '../../../src/domain/company/enterprise-number.ts'
import type {
  ExtractedFact,
  MandateFact,
  UnnamedMandateFact,
} from '../../../src/domain/publications/gazette-fact.ts'
import { factToJson } from '../../../src/extract/fact-to-json.ts'
import { inTransaction } from '../../../src/store/db/pool.ts'
import type { Source } from '../../../src/store/db/source.ts'
import { createActReader } from '../../../src/store/gazette/acts.ts'
import { readFacts, replaceFacts } from '../../../src/store/gazette/facts.ts'
import { createTestDatabase } from '../../database.ts'

const { pool } = await createTestDatabase()
const NUMBER = parseEnterpriseNumber('0412345614') as EnterpriseNumber
const NUMAC = '31012345'

const named: MandateFact = {
  fact: 'mandate',
  numac: NUMAC,
  pubDate: '2031-03-14',
  enterpriseNumber: NUMBER,
  identifiedBy: 'printed',
  span: { start: 10, end: 20 },
  change: 'appointment',
  office: 'director',
  role: 'bestuurder',
  holder: { kind: 'person', name: 'Odilon Van Pluim', enterpriseNumber: null },
  representative: null,
  effectiveOn: null,
  term: { endsOn: null, endsAtMeetingOf: null, years: null, indefinite: false },
  doubts: [{ field: 'effectiveOn', reason: 'too_late' }],
}
const unnamed: UnnamedMandateFact = {
  ...named,
  holder: { kind: 'company', name: null, enterpriseNumber: null },
  doubts: [{ field: 'holder', reason: 'name_is_street' }],
}

test('a mandate without a holder’s name is stored with its doubt and never served', async () => {
  await pool.query(
    `INSERT INTO gazette.publication (numac, kind, reading, published_on, body, enterprise_number, extractor_version)
     VALUES ($1, 'act', 'text_layer', '2031-03-14', '', $2, 1)`,
    [NUMAC, Number(NUMBER)],
  )
  const facts: ExtractedFact[] = [named, unnamed]
  const served = await inTransaction(pool, async client => {
    await replaceFacts(client, [NUMAC], facts, 1)
    return readFacts(client, [Number(NUMBER)])
  })
  assert.deepEqual(served.get(Number(NUMBER)), [named])
  const source = { run: (read: (from: typeof pool) => unknown) => read(pool) } as unknown as Source
  const listed = await createActReader(source, { limit: 10 }).read(NUMBER)
  assert.deepEqual(listed?.acts[0]?.facts, [named])
  const { rows } = await pool.query('SELECT body FROM gazette.fact WHERE numac = $1 ORDER BY ordinal', [
    NUMAC,
  ])
  assert.deepEqual(
    rows.map(({ body }) => body),
    [named, unnamed],
  )
})

test('as JSON it is no mandate, but a doubt without a name', () => {
  assert.equal(factToJson(named).fact, 'mandate')
  const { fact, holder, doubts } = factToJson(unnamed)
  assert.deepEqual(
    { fact, holder, doubts },
    {
      fact: 'doubted_mandate',
      holder: { kind: 'company', name: null, enterprise_number: null },
      doubts: [{ field: 'holder', reason: 'name_is_street' }],
    },
  )
})
