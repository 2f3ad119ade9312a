// Publications that a later one annuls or corrects, in the list of acts.

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

test('a corrected value is told in the act that printed another, with the act that corrects it', async () => {
  const number = await addCompany(pool)
  const [printed, right] = ['2024800005', '2024800006'] as const
  const reference = '20240012'
  const opening = makeEventFact({
    eventKind: 'reorganisation_opening',
    numac: printed,
    pubDate: '2024-03-07',
    eventDate: '2024-03-04',
    reference,
    keyDates: { suspensionEnd: '2024-08-07' },
  })
  await publish(number, opening)
  const values = [
    { field: 'suspension_end' as const, before: '2024-08-07', after: '2024-07-08' },
    { field: 'event_date' as const, before: '2024-03-04', after: '2024-03-03' },
  ]
  await publish(
    number,
    makeEventFact({
      eventKind: 'reorganisation_correction',
      numac: right,
      pubDate: '2024-03-20',
      reference,
      corrects: { numac: null, pubDate: null, effect: 'replaced', values },
    }),
  )
  const { acts } = await ask(tool, { kbo: number })
  const told = acts.map(({ supersededBy, facts: [{ eventDate, dates, correctedBy, corrects }] }: Answer) => ({
    supersededBy,
    eventDate,
    dates,
    correctedBy,
    numac: corrects?.numac,
    pubDate: corrects?.pubDate,
  }))
  const none = { supersededBy: undefined, eventDate: undefined, dates: undefined, correctedBy: undefined }
  const amended = { eventDate: '2024-03-03', dates: { suspensionEnd: '2024-07-08' }, correctedBy: right }
  assert.deepEqual(told, [
    { ...none, numac: printed, pubDate: '2024-03-07' },
    { supersededBy: undefined, ...amended, numac: undefined, pubDate: undefined },
  ])
})
