// The words that prove facts: without private data, and without suppressed people.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import type { GazetteFact } from '../../src/domain/publications/gazette-fact.ts'
import { createSuppressionList } from '../../src/domain/suppression/suppression-list.ts'
import { openSource } from '../../src/store/db/source.ts'
import type { Act } from '../../src/store/gazette/acts.ts'
import { createQuoteFacts, quoteKey } from '../../src/usecases/timeline/quote-facts.ts'
import { createTestDatabase } from '../database.ts'
import { EMPTY_SUPPRESSION } from '../fixtures/empty-suppression.ts'
import { insert } from '../rest/running-app.ts'

const { pool, url } = await createTestDatabase()
const gazette = openSource({ name: 'gazette', url, logger: pino({ level: 'silent' }) })
test.after(() => gazette.close())

let numacs = 24_000_000

/** A publication with a fact for each of `spans`, words of its text. */
async function publish(text: string, spans: readonly string[], more: object = {}): Promise<Act> {
  const numac = String(++numacs)
  await insert(pool, 'gazette.publication', {
    numac,
    kind: 'act',
    published_on: '2024-05-06',
    language: 'nl',
    body: text,
    reading: 'text_layer',
    enterprise_number: 0,
    rubrics: [],
    extractor_version: 99,
  })
  const facts = spans.map(words => {
    const start = text.indexOf(words)
    assert.ok(start >= 0, words)
    const span = { start, end: start + words.length }
    return { fact: 'mandate', numac, span, holder: { name: 'Anna Verzonnen' }, ...more } as GazetteFact
  })
  return { numac, publishedOn: '2024-05-06', kind: 'act', rubrics: [], facts }
}

const quoteFacts = createQuoteFacts({ gazette, suppression: EMPTY_SUPPRESSION })

async function quoteOne(text: string, words: string, more?: object): Promise<string | undefined> {
  const act = await publish(text, [words], more)
  const quotes = await quoteFacts([act])
  return quotes.get(quoteKey((act.facts as [GazetteFact])[0]))
}

test('the words are those of the span, on one line', async () => {
  const text = 'Agenda.\nDe vergadering benoemt\nmevrouw Anna  Verzonnen tot bestuurder.\nEinde.'
  assert.equal(await quoteOne(text, 'benoemt\nmevrouw Anna  Verzonnen'), 'benoemt mevrouw Anna Verzonnen')
})

test('of a list that runs up to a holder its heading and the item of the holder are quoted', async () => {
  const others = ['Haas', 'Peer', 'Pluim', 'Lijster', 'Merel', 'Zwaluw'].map(
    name => `de heer Odilon ${name}, wonende te 3000 Leuven, Kerkstraat 5, ondernemer van beroep;`,
  )
  const text = `De vergadering benoemt als bestuurders: ${others.join(' ')} mevrouw Anna Verzonnen`
  const words = (await quoteOne(text, text)) ?? ''
  assert.match(words, /^De vergadering benoemt als bestuurders: .* … .*; mevrouw Anna Verzonnen$/)
  assert.ok(words.length <= 240)
  assert.doesNotMatch(words, /Kerkstraat|\[…\] ?\[…\]|[^[]…\]/)
})

test('spans count in UTF-16 units, whatever stands before them', async () => {
  assert.equal(
    await quoteOne('😀😀 benoemt Anna Verzonnen', 'benoemt Anna Verzonnen'),
    'benoemt Anna Verzonnen',
  )
})

test('births, numbers and homes are left out, also when their cue is outside the words', async () => {
  const text =
    'Wordt benoemd: de heer Jan Verzonnen, geboren te Gent op 3 maart 1970, wonende te 9000 Gent, Kerkstraat 5, met rijksregisternummer 70.03.03-123.21, tot bestuurder.'
  const words = await quoteOne(text, text)
  assert.ok(words?.startsWith('Wordt benoemd: de heer Jan Verzonnen'))
  assert.doesNotMatch(words ?? '', /1970|Kerkstraat|70\.03/)
  const cueOutside = 'Bestuurder, wonende te 9000 Gent, Kerkstraat 5, ontslagnemend'
  assert.doesNotMatch((await quoteOne(cueOutside, 'Gent, Kerkstraat 5, ontslagnemend')) ?? '', /Kerkstraat/)
  assert.doesNotMatch(
    (await quoteOne(
      'Jan Verzonnen, Kerkstraat 5, 9000 Gent, ontslagnemend',
      'Jan Verzonnen, Kerkstraat 5, 9000 Gent, ontslagnemend',
    )) ?? '',
    /Kerkstraat/,
  )
})

test('marital status and nationality are left out', async () => {
  const text = 'Monsieur Jean Inventé, marié, belge, domicilié à Namur, est nommé administrateur.'
  assert.equal(
    await quoteOne(text, text),
    'Monsieur Jean Inventé, […], domicilié à Namur, est nommé administrateur.',
  )
})

test('the seat that a company moves to is quoted', async () => {
  const text = 'De zetel wordt verplaatst naar Nieuwstraat 1, 1000 Brussel.'
  const more = { fact: 'company_change', change: 'seat' }
  assert.equal(await quoteOne(text, text, more), text)
})

test('words that name a suppressed person or company are not quoted', async () => {
  const list = createSuppressionList({ companies: [403_449_823], names: ['Anna Verzonnen'] })
  const quote = createQuoteFacts({ gazette, suppression: { list: () => list } })
  const act = await publish('Ontslag van Anna Verzonnen, benoeming van Jan Anders en van BV 0403.449.823.', [
    'Ontslag van Anna Verzonnen, benoeming van Jan Anders',
    'benoeming van Jan Anders',
    'en van BV 0403.449.823',
  ])
  assert.deepEqual([...(await quote([act])).values()], ['benoeming van Jan Anders'])
})

test('long words are cut, and texts that are too long are not read', async () => {
  const long = await quoteOne('woord '.repeat(200), 'woord '.repeat(200))
  assert.equal(long?.length, 240)
  assert.ok(long?.endsWith('…'))
  assert.equal(await quoteOne(`Begin ${'x'.repeat(300_001)}`, 'Begin'), undefined)
})

test('an unread publication and an unknown one have no words', async () => {
  const quotes = await quoteFacts([
    { numac: '1', publishedOn: null, kind: 'act', rubrics: [], facts: null },
    {
      numac: '2',
      publishedOn: null,
      kind: 'act',
      rubrics: [],
      facts: [{ fact: 'mandate', numac: '2', span: { start: 0, end: 3 } } as GazetteFact],
    },
  ])
  assert.equal(quotes.size, 0)
})
