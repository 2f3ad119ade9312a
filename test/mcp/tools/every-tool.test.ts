// Common properties of all tools, checked on one fixture company.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeTools } from '../../../src/mcp/tools/create-tools.ts'
import { createTestDatabase } from '../../database.ts'
import { addCompany, insert } from '../../rest/running-app.ts'
import { openTools } from './open-tools.ts'
import { type Answer, ask } from './stub-tools.ts'

const { pool, url } = await createTestDatabase()
const tool = openTools(url)
const number = await addCompany(pool, { legal_name: 'De Verzonnen Molen', names: 'verzonnen molen' })
await insert(pool, 'gazette.publication', {
  numac: '24123456',
  kind: 'act',
  published_on: '2024-05-06',
  reading: 'text_layer',
  body: 'x',
  extractor_version: 1,
  enterprise_number: Number(number),
})
await insert(pool, 'gazette.fact', {
  enterprise_number: Number(number),
  ordinal: 1,
  extractor_version: 1,
  numac: '24123456',
  kind: 'company_change',
  body: JSON.stringify({
    fact: 'company_change',
    change: 'capital',
    numac: '24123456',
    pubDate: '2024-05-06',
    enterpriseNumber: number,
    before: null,
    after: '20.000 EUR',
    effectiveOn: null,
  }),
})
await insert(pool, 'gazette.mandate', {
  enterprise_number: Number(number),
  role: 'bestuurder',
  role_kind: 'director',
  office: 'director',
  currency: 'current',
  name: 'Odilon Van Pluim',
  source: 'BsActsV3',
  source_numac: '24123456',
})

const tools = describeTools()

async function answers(): Promise<[string, Answer][]> {
  return Promise.all(
    tools.map(async ({ name }): Promise<[string, Answer]> => {
      const args = name === 'search_companies' ? { query: number } : { kbo: number }
      return [name, await ask(tool(name), args)]
    }),
  )
}

function* namesIn(value: Answer): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* namesIn(item)
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) {
      // `absent` is keyed by reason, which is a sentence.
      if (name !== 'absent') yield* namesIn(item)
      yield name
    }
}

// Additional parameters must be optional.
const PARAMETERS: Record<string, string[]> = {
  search_companies: ['query', 'page'],
  get_company_profile: ['kbo'],
  get_company_acts: ['kbo', 'limit'],
  get_company_officers: ['kbo'],
  get_company_financials: ['kbo', 'year'],
  get_company_network: ['kbo'],
  get_extraction_status: ['kbo'],
}

test('every tool has the specified parameters, only the first of which is required', () => {
  for (const { name, inputSchema } of tools) {
    const [first, ...others] = PARAMETERS[name] ?? []
    assert.deepEqual(inputSchema.required, [first], name)
    for (const parameter of [first, ...others])
      assert.ok(Object.hasOwn(inputSchema.properties as object, String(parameter)), `${name} ${parameter}`)
  }
})

test('every result names its source and the dossier URL', async () => {
  for (const [name, answer] of await answers()) {
    assert.ok(typeof answer.source === 'string' && answer.source.length > 10, name)
    const about = name === 'search_companies' ? answer.companies[0] : answer
    assert.equal(about.dossierUrl, `https://griffie.example/nl/company/de-verzonnen-molen-${number}`, name)
  }
})

test('all field names are camelCase', async () => {
  for (const [tool_name, answer] of await answers())
    for (const name of namesIn(answer)) assert.match(name, /^[a-z][a-zA-Z0-9]*$/, tool_name)
})

test('acts have numac and publication date, facts have a numac', async () => {
  const { acts } = await ask(tool('get_company_acts'), { kbo: number })
  assert.equal(acts.length, 1)
  assert.equal(acts[0].numac, '24123456')
  assert.ok(Object.values(acts[0]).includes('2024-05-06'))
  assert.deepEqual(
    acts[0].facts.map(({ numac }: Answer) => numac),
    ['24123456'],
  )
})

test('extraction status has counts of publications and the queue', async () => {
  const status = await ask(tool('get_extraction_status'), { kbo: number })
  assert.deepEqual([status.onFile, status.extracted, status.waiting], [1, 1, 0])
  assert.ok(status.queue)
})
