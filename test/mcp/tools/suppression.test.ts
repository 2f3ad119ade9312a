// Suppressed companies and persons in tool results.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSuppressionList } from '../../../src/domain/suppression/suppression-list.ts'
import { createTestDatabase } from '../../database.ts'
import { addCompany, insert, withChecksum } from '../../rest/running-app.ts'
import { openTools } from './open-tools.ts'
import { type Answer, ask, refusal } from './stub-tools.ts'

const { pool, url } = await createTestDatabase()
const UNKNOWN = withChecksum(10_000_001)
const ABOUT_ONE = [
  'get_company_profile',
  'get_company_acts',
  'get_company_officers',
  'get_company_financials',
  'get_company_network',
  'get_extraction_status',
]

const hidden = await addCompany(pool, { legal_name: 'Kwakkelbeek' })
const shown = await addCompany(pool)
const list = createSuppressionList({ companies: [Number(hidden)], names: ['Odilon Van Pluim'] })
const suppression = { list: () => list }
const tool = openTools(url, [], suppression)

let ordinal = 0

async function publish(number: string, facts: Record<string, unknown>[]): Promise<void> {
  const numac = String(10_000_000 + ++ordinal)
  await insert(pool, 'gazette.publication', {
    enterprise_number: number,
    numac,
    kind: 'act',
    reading: 'text_layer',
    body: 'Verzonnen akte',
    extractor_version: 1,
  })
  for (const fact of facts)
    await insert(pool, 'gazette.fact', {
      enterprise_number: number,
      ordinal: ++ordinal,
      extractor_version: 1,
      numac,
      kind: fact.fact,
      body: JSON.stringify({ numac, ...fact }),
    })
}

const appointment = (name: string, representative: string | null = null) => ({
  fact: 'mandate',
  change: 'appointment',
  office: 'director',
  role: 'bestuurder',
  holder: { kind: representative === null ? 'person' : 'company', name, enterpriseNumber: null },
  representative,
  effectiveOn: null,
  term: { endsOn: null, endsAtMeetingOf: null, years: null, indefinite: false },
})

for (const number of [hidden, shown]) {
  await publish(number, [
    appointment('Van Pluim, Odilon'),
    appointment('Clotilde Verbeeld'),
    appointment('Verzonnen Beheer', 'ODILON VAN PLUIM'),
  ])
  for (const name of ['Odilon Van Pluim', 'Clotilde Verbeeld'])
    await insert(pool, 'gazette.mandate', {
      enterprise_number: number,
      role: 'bestuurder',
      role_kind: 'director',
      currency: 'current',
      name,
      source: 'BsActsV3',
      source_numac: '20123456',
      office: 'director',
    })
}

test('every tool treats a suppressed company as unknown; search does not find it', async () => {
  for (const name of ABOUT_ONE)
    assert.equal(
      await refusal(tool(name), { kbo: hidden }),
      await refusal(tool(name), { kbo: UNKNOWN }),
      name,
    )
  const found = await ask(tool('search_companies'), { query: hidden })
  assert.deepEqual(found.companies, [])
})

test('a suppressed name is in no result about another company', async () => {
  const { officers } = await ask(tool('get_company_officers'), { kbo: shown })
  assert.deepEqual(
    officers.map(({ name }: Answer) => name),
    ['Clotilde Verbeeld'],
  )
  const { acts } = await ask(tool('get_company_acts'), { kbo: shown })
  assert.deepEqual(
    acts[0].facts.map(({ name }: Answer) => name),
    ['Clotilde Verbeeld'],
  )
  for (const name of ABOUT_ONE)
    assert.doesNotMatch(JSON.stringify(await ask(tool(name), { kbo: shown })), /Odilon/i, name)
})

test('without the register a suppressed company is indistinguishable from an unconfirmed one', async () => {
  const alone = openTools(url, ['register'], suppression)
  for (const name of ['get_company_acts', 'get_company_officers', 'get_extraction_status']) {
    const answer = await ask(alone(name), { kbo: hidden })
    const unknown = await ask(alone(name), { kbo: UNKNOWN })
    assert.deepEqual(JSON.parse(JSON.stringify(answer).replaceAll(hidden, UNKNOWN)), unknown, name)
  }
})
