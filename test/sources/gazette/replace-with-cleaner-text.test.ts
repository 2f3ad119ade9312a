// Two texts of one publication, imported in both orders: the cleaner one is stored either way.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Publication } from '../../../src/domain/publications/publication.ts'
import { inTransaction } from '../../../src/store/db/pool.ts'
import { savePublications } from '../../../src/store/gazette/save-publications.ts'
import { createTestDatabase } from '../../database.ts'
import { headLine, printRunningHead } from '../../fixtures/gazette/running-head.ts'
import { type NoticeFixture, noticePublication } from './notice-texts.ts'

const { pool } = await createTestDatabase()

const TOLD: NoticeFixture = {
  number: 1,
  publishedOn: '2031-03-04',
  enterpriseNumber: '0412345614',
  heading: 'Opening van het faillissement van: VERZONNEN DAKEN BV DREEF 12, 9160 LOKEREN.',
  date: '26 februari 2031',
}
const CLEAN = noticePublication(TOLD).text
const NEIGHBOUR = 'Tribunal de l’entreprise de Songe\nFaillite de : CHIMERE SRL\n2031/140001\n'
const withHead = (page: number): string =>
  CLEAN.replace('\nReferentie', `\n${headLine(printRunningHead(TOLD.publishedOn, page))}\nReferentie`)

const DIRTY: Record<string, string> = {
  'a running head in it': withHead(8754),
  'a page number on the right': withHead(8755),
  'another notice before it': NEIGHBOUR + CLEAN,
  'letters lost': CLEAN.replace('faillissement', 'fa\ufffdllissement'),
  'broken words': CLEAN.replace('faillissement', 'faillis- sement'),
  'a head, letters lost': withHead(8754).replace('faillissement', 'fa\ufffdllissement'),
}

let lastNumber = 0

function publications(...texts: Partial<Publication>[]): Publication[] {
  const plain = noticePublication({ ...TOLD, number: ++lastNumber })
  return texts.map(text => ({ ...plain, ...text }))
}

async function stored(given: Publication[], together = false): Promise<Record<string, unknown>> {
  for (const batch of together ? [given] : given.map(one => [one]))
    await inTransaction(pool, client => savePublications(client, batch))
  const { rows } = await pool.query(
    `SELECT body, reading, kind, published_on, language, printed_number, page, edition, enterprise_number, rubrics
     FROM gazette.publication WHERE numac = $1`,
    [given[0]?.numac],
  )
  return { ...rows[0], printed_number: undefined }
}

for (const [what, text] of Object.entries(DIRTY)) {
  test(`a text with ${what} is replaced by the clean one and does not replace it`, async () => {
    for (const together of [false, true]) {
      for (const readings of [
        ['lines', 'lines'],
        ['lines', 'text_layer'],
        ['text_layer', 'lines'],
      ] as const) {
        const clean = { text: CLEAN, reading: readings[0], publishedOn: null }
        const dirty = { text, reading: readings[1], page: null, edition: 2 }
        const [one, other] = [
          await stored(publications(clean, dirty), together),
          await stored(publications(dirty, clean), together),
        ]
        assert.equal(one.body, CLEAN)
        assert.equal(one.published_on, TOLD.publishedOn, 'what only the other says is known')
        assert.deepEqual(one, other)
      }
    }
  })
}

test('a clean print takes precedence over a damaged site text, in both orders', async () => {
  const print = { text: CLEAN, reading: 'text_layer' } as const
  const site = { text: DIRTY['letters lost'] as string, reading: 'html' } as const
  for (const order of [
    [print, site],
    [site, print],
  ])
    assert.equal((await stored(publications(...order))).reading, 'text_layer')
})

test('of equally clean texts the later one is stored, except that the site’s precedes a print', async () => {
  const other = CLEAN.replace('26 februari', '27 februari')
  assert.equal((await stored(publications({ text: CLEAN }, { text: other }))).body, other)
  const [print, site] = [{ reading: 'text_layer', text: other } as const, { reading: 'html' } as const]
  assert.equal((await stored(publications(print, site))).reading, 'html')
  assert.equal((await stored(publications(site, print))).reading, 'html')
})

test('a partial text is not cleaner than the whole, and the replaced text is kept', async () => {
  const [whole, part] = publications({ text: withHead(8754) }, { text: CLEAN.slice(0, 80) }) as [
    Publication,
    Publication,
  ]
  await stored([part, whole])
  const { rows } = await pool.query('SELECT body FROM gazette.superseded_publication WHERE numac = $1', [
    whole.numac,
  ])
  assert.deepEqual(rows, [{ body: part.text }])
})

test('two concurrent imports of the same publications store the clean texts without a deadlock', async () => {
  const pairs = Array.from({ length: 200 }, () =>
    publications({ text: CLEAN }, { text: withHead(8755) }),
  ) as [Publication, Publication][]
  const batches = [pairs.map(([clean]) => clean), pairs.map(([, dirty]) => dirty).reverse()]
  await Promise.all(
    [...batches, ...batches].map(batch => inTransaction(pool, client => savePublications(client, batch))),
  )
  const { rows } = await pool.query(
    'SELECT count(*)::int AS n FROM gazette.publication WHERE numac = ANY ($1) AND body = $2',
    [pairs.map(([{ numac }]) => numac), CLEAN],
  )
  assert.deepEqual(rows, [{ n: 200 }])
})
