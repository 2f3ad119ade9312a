// Publications that a later one annuls, in the list of acts.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EventFact } from '../../../src/domain/publications/gazette-fact.ts'
import { createTestDatabase } from '../../database.ts'
import { makeEventFact } from '../../fixtures/event-facts.ts'
import { addCompany, insert } from '../../rest/running-app.ts'
import { openTools } from './open-tools.ts'
import { type Answer, ask } from './stub-tools.ts'

const { pool, url } = await createTestDatabase()
const tool = openTools(url)('get_company_acts')

async function publish(number: string, fact: EventFact): Promise<void> {
  const { numac, pubDate } = fact
  const publication = { numac, kind: 'court_notice', reading: 'text_layer', body: 'Verzonnen bericht' }
  await insert(pool, 'gazette.publication', { ...publication, published_on: pubDate, extractor_version: 1 })
  await insert(pool, 'gazette.fact', {
    enterprise_number: Number(number),
    ordinal: 1,
    extractor_version: 1,
    numac,
    kind: 'event',
    body: JSON.stringify(fact),
  })
}

test('a publication that a later one annuls is marked, and the later one names it', async () => {
  const number = await addCompany(pool)
  const given = { court: 'Ondernemingsrechtbank Leuven', eventDate: '2024-05-01' }
  const fallen = '2024800001'
  const right = '2024800002'
  await publish(
    number,
    makeEventFact({
      ...given,
      eventKind: 'judicial_dissolution_closing',
      numac: fallen,
      pubDate: '2024-05-06',
    }),
  )
  await publish(
    number,
    makeEventFact({
      ...given,
      eventKind: 'judicial_dissolution',
      numac: right,
      pubDate: '2024-05-20',
      corrects: { numac: null, pubDate: null, effect: 'annulled' },
    }),
  )
  const { acts } = await ask(tool, { kbo: number, limit: 1 })
  assert.deepEqual(acts[0].facts[0].corrects, { numac: fallen, pubDate: '2024-05-06', effect: 'annulled' })
  const all = await ask(tool, { kbo: number })
  assert.deepEqual(
    all.acts.map(({ numac, supersededBy }: Answer) => [numac, supersededBy]),
    [
      [right, undefined],
      [fallen, right],
    ],
  )
})

test('a correction that quotes the day of the judgment is told with the day of publication', async () => {
  const number = await addCompany(pool)
  const given = { court: 'Ondernemingsrechtbank Leuven', eventDate: '2024-09-15' }
  const [fallen, right] = ['2024800003', '2024800004'] as const
  const closing = { ...given, eventKind: 'judicial_dissolution_closing' } as const
  await publish(number, makeEventFact({ ...closing, numac: fallen, pubDate: '2024-09-19' }))
  const corrects = { numac: null, pubDate: given.eventDate, effect: 'annulled' } as const
  await publish(number, makeEventFact({ ...closing, numac: right, pubDate: '2024-10-02', corrects }))
  const { acts } = await ask(tool, { kbo: number, limit: 1 })
  assert.deepEqual(acts[0].facts[0].corrects, { numac: fallen, pubDate: '2024-09-19', effect: 'annulled' })
})
