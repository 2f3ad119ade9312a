import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type SyncPublicationDaysOptions,
  syncPublicationDays,
} from '../../../../src/sources/gazette/import/sync/sync-days.ts'
import type { FakeSiteContents } from '../client/fake-site.ts'
import { createFakeSiteClient, type FakeSiteContext } from '../client/fake-site-client.ts'
import {
  type ActFixture,
  actNumac,
  actPath,
  enterpriseNumberFor,
  type TextFixture,
} from '../client/generate-pages.ts'
import { createMemoryStore, type MemoryStore } from './memory-store.ts'

const DAY = '2031-06-11'
const BREWERY = enterpriseNumberFor('04719876')

const TEXTS: TextFixture[][] = [
  [
    {
      numac: '2031804477',
      title: 'Faillissement',
      body: 'Opening van het faillissement van de Zilveren Meeuw',
    },
    { numac: '2031004242', source: 'FOD Binnenlandse Zaken', title: 'Wet over de zandlopers' },
    {
      numac: '2031807260',
      title: 'Faillissement',
      body: 'Sluiting van het faillissement van de Blauwe Pont',
    },
  ],
  [{ numac: '2031701357', title: 'Vonnis', body: 'Vonnis over de Gele Kraan' }],
]

function act(reference: string, more: Partial<ActFixture> = {}): ActFixture {
  return {
    number: BREWERY,
    day: DAY,
    reference,
    name: `DE ZILVEREN MEEUW ${reference}`,
    form: 'BV',
    address: 'KAAIMANSTRAAT 7 9999 ZEEGEM',
    rubrics: ['ONTSLAGEN - BENOEMINGEN'],
    ...more,
  }
}

const ACTS = [act('0071001'), act('0071002'), act('0071003', { image: false })]

async function askDay(contents: Partial<FakeSiteContents> = {}): Promise<FakeSiteContext> {
  return createFakeSiteClient({ days: { [DAY]: TEXTS }, acts: [...ACTS], ...contents }, { attempts: 2 })
}

const readActPdf: SyncPublicationDaysOptions['readActPdf'] = async (bytes, listed) => ({
  numac: listed.numac ?? '',
  kind: 'act',
  publishedOn: listed.publishedOn,
  language: null,
  text: Buffer.from(bytes).toString('latin1'),
  reading: 'text_layer',
  printedNumber: null,
  page: null,
  edition: null,
  enterpriseNumber: listed.enterpriseNumber,
  rubrics: listed.rubrics,
})

function run(
  { site, clock }: FakeSiteContext,
  store: MemoryStore,
  options: Partial<SyncPublicationDaysOptions> = {},
) {
  return syncPublicationDays(site, { from: DAY, to: DAY, store, clock, readActPdf, ...options })
}

test('a day is done when the texts of all editions and the acts of the annex are stored', async () => {
  const asked = await askDay()
  const store = createMemoryStore()
  const report = await run(asked, store)
  assert.deepEqual(report, {
    days: [
      {
        day: DAY,
        state: 'done',
        gazette: { editions: 2, skipped: 1, articles: 3 },
        annex: { without_pdf: 1, incomplete: 0, acts: 2 },
      },
    ],
    faults: [],
    stopped: null,
  })
  assert.deepEqual(
    [...store.publications.keys()],
    ['2031804477', '2031807260', '2031701357', '31071001', '31071002'],
  )
  const typed = store.publications.get('2031701357')
  assert.deepEqual([typed?.edition, typed?.publishedOn], [2, DAY])
  const stored = store.publications.get('31071001')
  assert.deepEqual([stored?.enterpriseNumber, stored?.rubrics], [BREWERY, ['ONTSLAGEN - BENOEMINGEN']])
  assert.match(stored?.text ?? '', /^%PDF-1\.4\n% DE ZILVEREN MEEUW 0071001/)
  assert.ok(store.done.has(`${DAY} gazette`) && store.done.has(`${DAY} annex`))
})

test('a text is requested in its issuer’s language first, then in the others', async () => {
  const text = (numac: string, source: string): TextFixture => ({ numac, source, body: 'x' })
  const texts = [
    text('2031807301', 'Tribunal de l’entreprise de Mervaux'),
    text('2031807302', 'Unternehmensgericht Sandau'),
    text('2031807303', 'Ondernemingsrechtbank Zeegem'),
  ]
  const asked = await askDay({ days: { [DAY]: [texts] }, languages: { '2031807303': 'd' } })
  const report = await run(asked, createMemoryStore(), { readActPdf: undefined })
  assert.equal(report.days[0]?.gazette.articles, 3)
  assert.deepEqual(asked.played.asked('article.pl', 'lg_txt'), ['f', 'd', 'n', 'f', 'd'])
})

test('a completed day is not requested again', async () => {
  const asked = await askDay()
  const store = createMemoryStore()
  await run(asked, store)
  const before = asked.played.calls.length
  const report = await run(asked, store)
  assert.equal(report.days[0]?.state, 'before')
  assert.equal(asked.played.calls.length, before)
})

test('a failure within a day leaves it undone, and the next run requests only what is missing', async () => {
  const asked = await askDay()
  const store = createMemoryStore()
  asked.played.stubReply('numac_search=2031807260', { status: 500 }, 2)
  asked.played.stubReply('31071002.pdf', { body: '%PDF-1.4\n% afgebroken' }, 2)
  const report = await run(asked, store)
  assert.equal(report.days[0]?.state, 'undone')
  assert.deepEqual(
    report.faults.map(({ day, part, reason }) => [day, part, reason]),
    [
      [DAY, 'article:2031807260', 'server_fault'],
      [DAY, 'act:31071002', 'cut'],
    ],
  )
  assert.deepEqual([store.done.has(`${DAY} gazette`), store.done.has(`${DAY} annex`)], [false, false])
  assert.equal(store.publications.size, 3, 'what came whole is kept')

  const before = asked.played.calls.length
  const second = await run(asked, store)
  assert.equal(second.days[0]?.state, 'done')
  assert.deepEqual(
    asked.played.calls.slice(before).map(call => call.query.get('numac_search') ?? call.path),
    [
      '/cgi/summary.pl',
      '/cgi/summary.pl',
      '2031807260',
      '/cgi_tsv/rech_res.pl',
      '/tsv_pdf/2031/06/11/31071002.pdf',
    ],
  )
  assert.equal(store.publications.size, 5)
})

test('a run killed between two texts resumes after the last stored one', async () => {
  const asked = await askDay()
  const store = createMemoryStore()
  const stop = new AbortController()
  const killed = run(asked, store, {
    signal: stop.signal,
    onProgress: ({ at, items }) => at === 2 && items === 3 && stop.abort(new Error('killed')),
  })
  await assert.rejects(killed, /killed/)
  assert.deepEqual([...store.publications.keys()], ['2031804477', '2031807260'])
  const before = asked.played.calls.length
  await run(asked, store, { readActPdf: undefined })
  assert.deepEqual(
    asked.played.calls.slice(before).map(call => call.query.get('numac_search')),
    [null, null, '2031701357'],
  )
})

test('a day whose second edition fails is not done with the first', async () => {
  const asked = await askDay()
  const store = createMemoryStore()
  asked.played.stubReply('s_editie=2', { body: '' }, 2)
  const report = await run(asked, store, { readActPdf: undefined })
  assert.deepEqual(
    [report.days[0]?.state, report.faults[0]?.part, report.faults[0]?.reason],
    ['undone', 'gazette', 'empty'],
  )
  assert.equal(store.done.size, 0)
})

test('a block ends the run, and later days are not tried', async () => {
  const asked = await askDay({ days: { [DAY]: TEXTS, '2031-06-12': [[{ numac: '2031807400', body: 'x' }]] } })
  const store = createMemoryStore()
  asked.played.stubReply('numac_search=2031807260', { status: 403 })
  const report = await run(asked, store, { to: '2031-06-13' })
  assert.equal(report.stopped, 'blocked')
  assert.deepEqual(
    report.days.map(({ day, state }) => [day, state]),
    [
      [DAY, 'undone'],
      ['2031-06-12', 'not_tried'],
      ['2031-06-13', 'not_tried'],
    ],
  )
  assert.deepEqual(
    report.faults.map(({ part, reason }) => [part, reason]),
    [['article:2031807260', 'forbidden']],
  )
  assert.equal(asked.played.calls.at(-1)?.query.get('numac_search'), '2031807260')
})

test('a site that fails day after day ends the run', async () => {
  const asked = await askDay()
  asked.played.stubReply('summary.pl', { status: 500 }, 99)
  const report = await run(asked, createMemoryStore(), {
    from: '2031-06-02',
    to: '2031-06-06',
    readActPdf: undefined,
  })
  assert.equal(report.stopped, 'failing')
  assert.deepEqual(
    report.days.map(day => day.state),
    ['undone', 'undone', 'undone', 'not_tried', 'not_tried'],
  )
})

test('a weekend without an issue is done, a working day without texts is not', async () => {
  const asked = await askDay({ days: {} })
  const report = await run(asked, createMemoryStore(), {
    from: '2031-06-06',
    to: '2031-06-08',
    readActPdf: undefined,
  })
  assert.deepEqual(
    report.days.map(({ state, gazette }) => [state, gazette.editions]),
    [
      ['undone', undefined],
      ['done', 0],
      ['done', 0],
    ],
  )
})

test('a day that is not over is stored and stays open, since another edition may follow', async () => {
  const today = '2031-06-16'
  const asked = await askDay({ days: { [today]: [[{ numac: '2031807500', body: 'Opening' }]] } })
  const store = createMemoryStore()
  const report = await run(asked, store, { from: today, to: '2031-06-17', readActPdf: undefined })
  assert.deepEqual(
    report.days.map(day => day.state),
    ['open', 'not_tried'],
  )
  assert.ok(store.publications.has('2031807500'))
  assert.ok(!store.done.has(`${today} gazette`))
})

test('a rechecked day is not read when its pages are unchanged', async () => {
  const asked = await askDay({ tagged: true })
  const store = createMemoryStore()
  await run(asked, store)
  const before = asked.played.calls.length
  const report = await run(asked, store, { recheckFrom: DAY })
  assert.equal(report.days[0]?.state, 'unchanged')
  const further = asked.played.calls.slice(before)
  assert.deepEqual(
    further.map(call => [call.path, call.headers['if-none-match'] !== undefined]),
    [
      ['/cgi/summary.pl', true],
      ['/cgi/summary.pl', true],
      ['/cgi_tsv/rech_res.pl', true],
    ],
  )
})

test('a rechecked day yields later additions and completions', async () => {
  const fresh = act('0071009', { address: '', rubrics: [] })
  const contents = { days: { [DAY]: TEXTS }, acts: [...ACTS, fresh], tagged: true }
  const asked = await askDay(contents)
  const store = createMemoryStore()
  await run(asked, store)
  assert.deepEqual(store.publications.get(actNumac(fresh))?.rubrics, [])
  const added = { numac: '2031807999', title: 'Faillissement', body: 'Opening van de Rode Boei' }
  asked.contents.days[DAY] = [...TEXTS, [added]]
  asked.contents.acts[3] = act('0071009', { rubrics: ['DIVERSEN'] })
  const before = asked.played.calls.length
  const report = await run(asked, store, { recheckFrom: DAY })
  assert.equal(report.days[0]?.state, 'done')
  assert.ok(store.publications.has(added.numac))
  assert.deepEqual(store.publications.get(actNumac(fresh))?.rubrics, ['DIVERSEN'])
  const pdfs = asked.played.calls.slice(before).filter(call => call.path.endsWith('.pdf'))
  assert.deepEqual(
    pdfs.map(call => call.path),
    [actPath(fresh)],
  )
})

test('an act that the reader cannot read stays undone, one without text does not', async () => {
  const asked = await askDay()
  const store = createMemoryStore()
  const report = await run(asked, store, {
    readActPdf: async (_, listed) => {
      if (listed.numac === '31071001') throw new Error('a scan without a page')
      return null
    },
  })
  assert.deepEqual([report.days[0]?.state, report.days[0]?.annex.unread], ['undone', 1])
  assert.deepEqual(
    report.faults.map(({ part, reason }) => [part, reason]),
    [['act:31071001', 'unreadable']],
  )
  assert.deepEqual(
    [store.done.has(`${DAY} act:31071001`), store.done.has(`${DAY} act:31071002`)],
    [false, true],
  )
})

test('a store error ends the run with that error', async () => {
  const asked = await askDay()
  const store = createMemoryStore()
  const full = { ...store, savePublication: () => Promise.reject(new Error('disk full')) }
  await assert.rejects(run(asked, full), /disk full/)
  assert.equal(store.done.size, 0)
})
