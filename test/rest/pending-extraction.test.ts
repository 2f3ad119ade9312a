// Between storing and extracting a publication, no surface may report "nothing on record" for its companies.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { load } from 'cheerio'
import type { Publication } from '../../src/domain/publications/publication.ts'
import { companySchema } from '../../src/http/rest/v1/schema.ts'
import {
  consumeExtractionQueue,
  createExtractionQueue,
  enqueueExtraction,
  requeuePublications,
} from '../../src/jobs/extract-gazette.ts'
import { openQueue } from '../../src/jobs/queue.ts'
import { createLogger } from '../../src/platform/log.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { refreshRollup } from '../../src/store/gazette/refresh-rollup.ts'
import { savePublications } from '../../src/store/gazette/save-publications.ts'
import { setAside } from '../../src/store/gazette/unread-publications.ts'
import { createTestDatabase } from '../database.ts'
import { openTools } from '../mcp/tools/open-tools.ts'
import { type Answer, ask } from '../mcp/tools/stub-tools.ts'
import { type NoticeFixture, noticePublication } from '../sources/gazette/notice-texts.ts'
import { addCompany, issueKey, runApp, until } from './running-app.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const queue = await openQueue({ url, logger: createLogger('silent') })
await createExtractionQueue(queue, { retryDelaySeconds: 0 })
after(() => queue.stop({ graceful: false }))
const app = await runApp({ databaseUrl: url, key, timing: { caching: {} } })
const tools = openTools(url)

let told = 0

function opening(enterpriseNumber: string, more: Partial<NoticeFixture> = {}): Publication {
  return noticePublication({
    number: ++told,
    publishedOn: '2026-03-04',
    enterpriseNumber,
    heading: 'Opening van het faillissement van: VERZONNEN DAKEN BV DREEF 12, 9160 LOKEREN.',
    date: '26 februari 2026',
    rest: 'Curator: TOON ARKENS, MARKT 1, 9160 LOKEREN- toon@voorbeeld.be.',
    ...more,
  })
}

/** Stores and enqueues publications without processing the queue. */
async function store(...publications: Publication[]): Promise<void> {
  await inTransaction(pool, async client => {
    const { added, replaced } = await savePublications(client, publications)
    await enqueueExtraction(queue, client, [...added, ...replaced])
  })
}

async function readAll(): Promise<void> {
  await consumeExtractionQueue(queue, pool, { untilEmpty: true })
  await refreshRollup(pool)
}

const setAsideAll = (numacs: string[]) => inTransaction(pool, client => setAside(client, numacs))

async function dossier(number: string) {
  const answer = await app.get(`/companies/${number}`)
  assert.equal(answer.status, 200)
  return { cache: answer.headers.get('cache-control'), body: companySchema.parse(await answer.json()) }
}

const of = (number: string, kind: string) => app.get(`/companies/${number}/${kind}`)
const page = async (number: string, lang = 'nl') =>
  (await fetch(`${app.url}/${lang}/company/${number}`)).text()
const CACHEABLE = 'public, max-age=300'
const NULLS = { rollup: null, insolvency_event_count: null, admin_event_count: null, mandates: null }

async function assertDegraded(number: string): Promise<void> {
  const { cache, body } = await dossier(number)
  assert.equal(cache, 'no-store')
  const { rollup, insolvency_event_count, admin_event_count, mandates, coverage } = body
  assert.deepEqual({ rollup, insolvency_event_count, admin_event_count, mandates }, NULLS)
  assert.deepEqual(
    [coverage.insolvency_timeline_read, coverage.stages_degraded],
    [false, ['insolvency_timeline']],
  )
  await assertUnavailable(await of(number, 'rollup'))
}

async function assertUnavailable(answer: Response): Promise<void> {
  assert.equal(answer.status, 503)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  assert.equal(answer.headers.get('retry-after'), '180')
  const { error } = (await answer.json()) as { error: string }
  assert.match(
    error,
    /^Insolvency source unavailable: publications about this company have not been processed/,
  )
}

async function assertHealthy(number: string, events: number): Promise<void> {
  await until(async () => (await dossier(number)).body.insolvency_event_count === events)
  const { cache, body } = await dossier(number)
  assert.equal(cache, CACHEABLE)
  assert.deepEqual(body.coverage.stages_degraded, [])
  const lifecycle = await of(number, 'lifecycle')
  assert.equal(lifecycle.headers.get('cache-control'), CACHEABLE)
  assert.equal(((await lifecycle.json()) as unknown[]).length, events)
}

test('a stored, unextracted publication degrades every surface until it is extracted', async () => {
  const number = await addCompany(pool)
  await assertHealthy(number, 0)
  assert.match(await page(number), /Er is niets gevonden/)
  await store(opening(number))
  await until(async () => (await dossier(number)).cache === 'no-store')
  await assertDegraded(number)
  await assertUnavailable(await of(number, 'lifecycle'))
  const badge = await fetch(`${app.url}/badge/${number}.svg`)
  assert.equal(badge.status, 503)
  assert.doesNotMatch(await badge.text(), /actief/)
  await assertToldByTools(number)
  await assertToldOnPages(number)

  await readAll()
  await assertHealthy(number, 1)
  const { body } = await dossier(number)
  assert.deepEqual([body.mandates?.length, body.risk.band], [1, 'Severe'])
  assert.equal((await of(number, 'rollup')).status, 200)
  assert.match(await page(number), /faillissement/i)
  assert.doesNotMatch(await page(number), /wachten nog publicaties/)
})

async function assertToldByTools(number: string): Promise<void> {
  const call = (name: string): Promise<Answer> => ask(tools(name), { kbo: number })
  const profile = await call('get_company_profile')
  assert.equal(profile.insolvency, null)
  const officers = await call('get_company_officers')
  assert.deepEqual([officers.officers, officers.courtAppointed], [null, null])
  for (const { note } of [profile, officers])
    assert.match(note, /^1 gazette publications about this company are not yet processed/)
  const acts = await call('get_company_acts')
  assert.deepEqual([acts.total, acts.waiting, acts.acts[0].facts], [1, 1, null])
  assert.match(acts.note, /1 of 1 are not yet processed/)
  const { onFile, extracted, waiting, explanation } = await call('get_extraction_status')
  assert.deepEqual([onFile, extracted, waiting], [1, 0, 1])
  assert.match(explanation, /1 of 1 acts are not yet processed.*unknown, not zero/)
}

const WAITING = {
  nl: /Er wachten nog publicaties over deze onderneming om gelezen te worden/,
  fr: /Des publications concernant cette entreprise attendent encore d’être lues/,
  de: /Veröffentlichungen zu diesem Unternehmen warten noch darauf, gelesen zu werden/,
  en: /Gazette publications about this company are not yet processed/,
}

async function assertToldOnPages(number: string): Promise<void> {
  for (const [lang, words] of Object.entries(WAITING)) {
    const shown = await fetch(`${app.url}/${lang}/company/${number}`)
    assert.equal(shown.headers.get('cache-control'), 'no-store')
    const $ = load(await shown.text())
    const text = $('.glance, #timeline, #officers').text()
    assert.match(text, words)
    assert.doesNotMatch(text, /niets gevonden|rien n’a été trouvé|Nichts gefunden|Nothing on record/i)
  }
}

test('known events are served while another publication is pending; counts and mandates are not', async () => {
  const number = await addCompany(pool)
  await store(opening(number))
  await readAll()
  await assertHealthy(number, 1)
  const before = (await dossier(number)).body.risk
  const heading = 'Sluiting van het faillissement van: VERZONNEN DAKEN BV DREEF 12, 9160 LOKEREN.'
  await store(
    opening(number, { heading, date: '20 maart 2026', publishedOn: '2026-03-27', rest: 'Vereffening.' }),
  )
  await until(async () => (await dossier(number)).cache === 'no-store')
  await assertDegraded(number)
  assert.deepEqual(
    (await dossier(number)).body.risk,
    before,
    'the risk does not rest on what can be read now',
  )
  const lifecycle = await of(number, 'lifecycle')
  assert.deepEqual([lifecycle.status, lifecycle.headers.get('cache-control')], [200, 'no-store'])
  assert.equal(((await lifecycle.json()) as unknown[]).length, 1)
  assert.match(await page(number), /Deze lijst kan dus nog groeien/)
  await readAll()
  await assertHealthy(number, 2)
})

test('the company of an act and all companies of a list are pending', async () => {
  const [listed, auditor, struck, other] = [
    await addCompany(pool),
    await addCompany(pool),
    await addCompany(pool),
    await addCompany(pool),
  ]
  const dots = (number: string) => number.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3')
  const form = `Ondernemingsnr : ${dots(listed)}\nNaam\n(voluit) : VERZONNEN DAKEN\n`
  const act = `${form}Benoemd: VERZONNEN TOEZICHT BV, met nummer ${dots(auditor)}.`
  await store(
    { ...opening(listed), kind: 'act', numac: '26000001', text: act, enterpriseNumber: listed as never },
    {
      ...opening(struck),
      kind: 'register_list',
      numac: '2026200001',
      text: `Nr. ent. : ${struck}\nOnd. Nr. ${dots(other)}`,
    },
  )
  for (const number of [listed, struck, other]) await assertDegraded(number)
  assert.equal((await dossier(auditor)).cache, CACHEABLE)
  await readAll()
  for (const number of [listed, struck, other])
    await until(async () => (await dossier(number)).body.coverage.insolvency_timeline_read)
})

test('facts of an older extractor version are served until re-extraction', async () => {
  const number = await addCompany(pool)
  await store(opening(number))
  await readAll()
  await pool.query('UPDATE gazette.publication SET extractor_version = 0')
  await assertHealthy(number, 1)
})

test('a replaced publication keeps its former companies pending', async () => {
  const [before, now] = [await addCompany(pool), await addCompany(pool)]
  const first = opening(before)
  await store(first)
  await readAll()
  await assertHealthy(before, 1)
  await store({ ...first, text: opening(now).text })
  await until(async () => (await dossier(before)).cache === 'no-store')
  for (const number of [before, now]) await assertDegraded(number)
  await readAll()
  await assertHealthy(before, 0)
  await assertHealthy(now, 1)
})

test('a failed extraction is reported as failed, and its company stays pending', async () => {
  const number = await addCompany(pool)
  const refused = opening(number)
  await pool.query(
    `ALTER TABLE gazette.fact ADD CONSTRAINT refuse CHECK (numac <> '${refused.numac}') NOT VALID`,
  )
  await store(refused, opening(await addCompany(pool)))
  await readAll()
  await pool.query('ALTER TABLE gazette.fact DROP CONSTRAINT refuse')
  await assertDegraded(number)
  const { waiting, failed, explanation } = await ask(tools('get_extraction_status'), { kbo: number })
  assert.deepEqual([waiting, failed], [0, 1])
  assert.match(explanation, /Extraction failed for 1/)
  const { rows } = await pool.query('SELECT DISTINCT numac FROM gazette.unread_text')
  assert.deepEqual(rows, [{ numac: refused.numac }], 'what stood beside it in its job was read')

  assert.deepEqual(await setAsideAll([refused.numac, '2026999999']), [refused.numac])
  await assertHealthy(number, 0)
  const after = await ask(tools('get_extraction_status'), { kbo: number })
  assert.deepEqual([after.onFile, after.extracted, after.failed, after.waiting], [1, 0, 1, 0])
  await requeuePublications(queue, pool, 'outdated')
  await readAll()
  await assertHealthy(number, 1)
})
