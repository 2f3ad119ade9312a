// Import, correction and re-extraction of gazette files, on a real database with the real queue.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { drainQueue } from '../../../src/cli/run-extraction.ts'
import { PROJECT_DIR } from '../../../src/config.ts'
import { nameKey } from '../../../src/domain/search/lookup-keys.ts'
import {
  consumeExtractionQueue,
  createExtractionQueue,
  enqueueExtraction,
  requeuePublications,
} from '../../../src/jobs/extract-gazette.ts'
import { openQueue } from '../../../src/jobs/queue.ts'
import { createLogger } from '../../../src/platform/log.ts'
import { type GazetteImport, importGazette } from '../../../src/sources/gazette/import/import-gazette.ts'
import { countPublications } from '../../../src/store/gazette/publications.ts'
import { createTestDatabase } from '../../database.ts'
import { sized } from '../../nightly.ts'
import { type NoticeFixture, noticeLine } from './notice-texts.ts'

const database = await createTestDatabase()
const { url, pool } = database
const queue = await openQueue({ url, logger: createLogger('silent'), superviseEverySeconds: 1 })
await createExtractionQueue(queue, { retryDelaySeconds: 0 })
const folder = mkdtempSync(join(tmpdir(), 'griffie-gazette-'))
after(async () => {
  await queue.stop({ graceful: false })
  rmSync(folder, { recursive: true, force: true })
})

const COMPANY = '0412345614'
const OPENING: NoticeFixture = {
  number: 1,
  publishedOn: '2020-03-04',
  enterpriseNumber: COMPANY,
  heading: 'Opening van het faillissement van: VERZONNEN DAKEN BV DREEF 12, 9160 LOKEREN.',
  date: '26 februari 2020',
  rest: 'Curator: TOON ARKENS, MARKT 1, 9160 LOKEREN- toon@voorbeeld.be.',
}

async function importLines(
  told: readonly NoticeFixture[],
  more: Record<string, unknown> = {},
): Promise<GazetteImport> {
  const path = join(folder, 'notices.jsonl')
  writeFileSync(path, told.map(one => `${JSON.stringify({ ...noticeLine(one), ...more })}\n`).join(''))
  return importGazette(database, path, (client, numacs) => enqueueExtraction(queue, client, numacs))
}

async function importAndExtract(told: readonly NoticeFixture[]): Promise<GazetteImport> {
  const result = await importLines(told)
  await consumeExtractionQueue(queue, pool, { untilEmpty: true })
  return result
}

async function query<T>(sql: string, values: unknown[] = []): Promise<T[]> {
  return (await pool.query(sql, values)).rows as T[]
}

function eventsOf(number: string): Promise<{ event_kind: string; numac: string; event_date: string }[]> {
  return query(
    'SELECT event_kind, numac, event_date FROM gazette.lifecycle_event WHERE enterprise_number = $1 ORDER BY event_date',
    [Number(number)],
  )
}

test('an imported notice becomes an event, a court-appointed mandate and a fact with its span', async () => {
  const result = await importAndExtract([OPENING])
  assert.deepEqual([result.read, result.added, result.unreadable], [1, 1, []])
  assert.deepEqual(await eventsOf(COMPANY), [
    { event_kind: 'bankruptcy_opening', numac: '2020800001', event_date: '2020-02-26' },
  ])
  assert.deepEqual(
    await query('SELECT name, role_kind, starts_on, address, source, source_numac FROM gazette.mandate'),
    [
      {
        name: 'TOON ARKENS',
        role_kind: 'curator',
        starts_on: '2020-02-26',
        address: 'MARKT 1, 9160 LOKEREN',
        source: 'Faillissementen',
        source_numac: '2020800001',
      },
    ],
  )
  const [fact] = await query<{ proof: string }>(
    `SELECT substr(p.body, (f.body->'span'->>'start')::int + 1, 20) AS proof
     FROM gazette.fact f JOIN gazette.publication p USING (numac)`,
  )
  assert.equal(fact?.proof, 'Opening van het fail')
})

test('a repeated notice is stored once and queues no work', async () => {
  const result = await importAndExtract([OPENING, OPENING])
  assert.deepEqual([result.read, result.added, result.replaced, result.unchanged], [2, 0, 0, 2])
  assert.equal((await eventsOf(COMPANY)).length, 1)
  assert.equal((await countPublications(pool)).total, 1)
})

test('another text of a publication replaces it: its facts change, the first text is kept', async () => {
  const corrected = { ...OPENING, enterpriseNumber: '0700112247', date: '27 februari 2020' }
  const result = await importAndExtract([corrected])
  assert.deepEqual([result.added, result.replaced], [0, 1])
  assert.deepEqual(await eventsOf(COMPANY), [], 'the company it was about before has nothing on record now')
  assert.equal((await eventsOf('0700112247'))[0]?.event_date, '2020-02-27')
  const [kept] = await query<{ body: string }>('SELECT body FROM gazette.superseded_publication')
  assert.match(kept?.body ?? '', /0412\.345\.614/)
  await importAndExtract([OPENING])
})

test('an erratum imported before its target is still applied', async () => {
  const number = '0812332141'
  const erratum: NoticeFixture = {
    number: 12,
    publishedOn: '2020-04-02',
    enterpriseNumber: number,
    heading: 'ERRATUM: Faillissement van: ALPHA BV VELD 2, 2811 HOMBEEK.',
    date: '20 maart 2020',
    rest: 'De publicatie van 25 maart 2020 met numac 2020800011 is als nietig te beschouwen.',
  }
  const wrong: NoticeFixture = {
    ...OPENING,
    number: 11,
    publishedOn: '2020-03-25',
    enterpriseNumber: number,
    date: '20 maart 2020',
  }
  await importAndExtract([erratum])
  await importAndExtract([wrong])
  const kinds = (await eventsOf(number)).map(({ event_kind }) => event_kind)
  assert.ok(!kinds.includes('bankruptcy_opening'), kinds.join())
  const read = await query("SELECT FROM gazette.fact WHERE numac IN ('2020800011', '2020800012')")
  assert.ok(read.length > 0, 'what was corrected was read')
})

async function addToRegister(number: string, name: string, zip: string): Promise<void> {
  const words = name.toLowerCase().split(' ')
  await pool.query(
    `INSERT INTO register.company (enterprise_number, rank, in_register, natural_person, legal_name, names,
                                   town_words, street, zip, city)
     VALUES ($1, 1, true, false, $2, $3, '', 'Merelstraat 12', $4, 'Lokeren')`,
    [Number(number), name, words.join(' '), zip],
  )
  await pool.query(
    'INSERT INTO register.denomination (entity_number, enterprise_number, name_key, denomination) VALUES ($1::integer, $1::integer, $2, $3)',
    [Number(number), nameKey(words), name],
  )
  await pool.query(
    `INSERT INTO register.address (entity_number, enterprise_number, zipcode, street_nl, house_number)
     VALUES ($1::integer, $1::integer, $2, 'Merelstraat', '12')`,
    [Number(number), zip],
  )
}

test('a debtor without a number is matched to the only company of that name and address', async () => {
  const unnamed = (number: number, name: string): NoticeFixture => ({
    number,
    publishedOn: '2020-05-06',
    enterpriseNumber: null,
    heading: `Opening van het faillissement van: ${name} BV MEREL-\nSTRAAT 12, 9160 LOKEREN.`,
    date: '2 mei 2020',
  })
  await addToRegister('0455667792', 'Lornose Dakwerken', '9160')
  await addToRegister('0600123459', 'Dubbele Dakwerken', '9160')
  await addToRegister('0512312329', 'Dubbele Dakwerken', '9160')
  await addToRegister('0789900197', 'Verre Dakwerken', '8000')
  await importAndExtract([
    unnamed(21, 'LORNOSE DAKWERKEN'),
    unnamed(22, 'DUBBELE DAKWERKEN'),
    unnamed(23, 'VERRE DAKWERKEN'),
  ])
  const found = await query(
    `SELECT numac, enterprise_number, body->>'identifiedBy' AS by FROM gazette.fact
     WHERE numac BETWEEN '2020800021' AND '2020800023' ORDER BY numac`,
  )
  assert.deepEqual(found, [
    { numac: '2020800021', enterprise_number: 455667792, by: 'matched' },
    { numac: '2020800022', enterprise_number: 0, by: null },
    { numac: '2020800023', enterprise_number: 0, by: null },
  ])
})

const ACT = `Mod PDF 19.01
Luik B
Ondernemingsnr : 0600 123 459
Naam
(voluit) : Dubbele Dakwerken
Rechtsvorm : Besloten Vennootschap
Volledig adres v.d. zetel : Merelstraat 12, 9160 Lokeren
Onderwerp akte : ONTSLAGEN, BENOEMINGEN

Uittreksel uit de notulen van de algemene vergadering van 4 mei 2020:
De vergadering benoemt Lornose Dakwerken BV, ondernemingsnummer 0455.667.792, met als vaste vertegenwoordiger
mevrouw Lotte Verzinsel, geboren te Gent op 3 april 1970, rijksregisternummer 70.04.03-998.82, wonende te
9000 Gent, Geheimstraat 4, als bestuurder met ingang van 1 juni 2020 voor onbepaalde duur.
`

test('an act becomes a mandate: a company with its seat, a person without private data', async () => {
  const path = join(folder, 'acts.jsonl')
  writeFileSync(
    path,
    `${JSON.stringify({ numac: '20123456', pub_date: '2020-06-10', lang: 'nl', text: ACT })}\n`,
  )
  await importGazette(database, path, (client, numacs) => enqueueExtraction(queue, client, numacs))
  await consumeExtractionQueue(queue, pool, { untilEmpty: true })
  const [mandate] = await query<Record<string, unknown>>(
    `SELECT name, role, role_kind, address, representative, starts_on, currency, source, source_numac
     FROM gazette.mandate WHERE enterprise_number = 600123459`,
  )
  assert.deepEqual(mandate, {
    name: 'Lornose Dakwerken BV',
    role: 'bestuurder',
    role_kind: 'director_company',
    address: 'Merelstraat 12, 9160 Lokeren',
    representative: 'Lotte Verzinsel',
    starts_on: '2020-06-01',
    currency: 'stale', // not confirmed for six years
    source: 'BsActsV3',
    source_numac: '20123456',
  })
  const [stored] = await query<{ facts: string }>(
    "SELECT string_agg(body::text, '') AS facts FROM gazette.fact WHERE numac = '20123456'",
  )
  assert.doesNotMatch(stored?.facts ?? '', /1970|70\.04|Geheimstraat/)
})

test('unreadable input is quarantined once, with file, line and reason', async () => {
  const path = join(folder, 'broken.jsonl')
  writeFileSync(path, `{"pub_date": \n${JSON.stringify(noticeLine({ ...OPENING, number: 31 }))}\n`)
  const enqueue = async () => {}
  const first = await importGazette(database, path, enqueue)
  await importGazette(database, path, enqueue)
  assert.deepEqual([first.read, first.unreadable.length], [1, 1])
  const rows = await query<{ file: string; place: string; reason: string }>(
    "SELECT file, place, reason FROM intake.gazette_quarantine WHERE file LIKE '%broken.jsonl'",
  )
  assert.equal(rows.length, 1)
  assert.match(rows[0]?.place ?? '', /1/)
  await pool.query("DELETE FROM gazette.publication WHERE numac = '2020800031'")
})

const SIZE = sized(1_000, 3_000)
const MANY: NoticeFixture[] = Array.from({ length: SIZE }, (_, index) => ({
  ...OPENING,
  number: 10_000 + index,
  publishedOn: '2020-06-03',
  enterpriseNumber: null,
}))

async function snapshot(): Promise<string> {
  const [row] = await query<{ sum: string }>(
    `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM (
       SELECT numac, ordinal, enterprise_number, body FROM gazette.fact
     ) t`,
  )
  const [events] = await query<{ sum: string }>(
    `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM gazette.lifecycle_event t`,
  )
  return `${row?.sum} ${events?.sum}`
}

function startWorker(): ReturnType<typeof spawn> {
  return spawn(process.execPath, [join(PROJECT_DIR, 'bin', 'griffie.js'), 'worker'], {
    env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 2_400; attempt++) {
    if (await condition()) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  assert.fail('not reached within two minutes')
}

test('re-extraction by several workers gives the same facts, even if one is killed', async () => {
  await importAndExtract(MANY)
  const before = await snapshot()
  const [facts] = await query<{ n: number }>('SELECT count(*)::int AS n FROM gazette.fact')
  assert.ok((facts?.n ?? 0) >= SIZE, `${facts?.n} facts`)
  await pool.query('UPDATE gazette.publication SET extractor_version = 0')
  await requeuePublications(queue, pool, 'outdated')
  const outdated = async () =>
    (
      await query<{ n: number }>(
        'SELECT count(*)::int AS n FROM gazette.publication WHERE extractor_version = 0',
      )
    )[0]?.n ?? 0
  const [killed, other] = [startWorker(), startWorker()]
  await until(async () => (await outdated()) < 0.9 * SIZE)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  // The killed worker's job is requeued on expiry; shortened for the test.
  await pool.query("UPDATE pgboss.job SET expire_seconds = 1 WHERE state = 'active'")
  await until(async () => (await outdated()) === 0)
  other.kill('SIGTERM')
  await once(other, 'exit')
  assert.equal(other.exitCode, 0, 'a worker that is told to stop ends well')
  assert.equal(await snapshot(), before)
})

test('the job of a killed process is resumed by the next worker at once', async () => {
  await importLines([{ ...OPENING, number: 51, publishedOn: '2020-08-03' }])
  const [job] = await queue.fetch('gazette-extract', { batchSize: 1 })
  assert.ok(job, 'it is in a job that nobody will complete')
  const { publications } = await drainQueue(queue, pool)
  assert.deepEqual([publications, (await countPublications(pool)).waiting], [1, 0])
  await queue.complete('gazette-extract', job.id)
})

test('a job that always fails goes to the dead letter queue, and its publication is unchanged', async () => {
  await consumeExtractionQueue(queue, pool, { untilEmpty: true })
  const before = await snapshot()
  await pool.query("ALTER TABLE gazette.fact ADD CONSTRAINT refuse CHECK (numac <> '2020800041') NOT VALID")
  await importLines([{ ...OPENING, number: 41, publishedOn: '2020-07-01' }])
  await until(async () => {
    await consumeExtractionQueue(queue, pool, { untilEmpty: true })
    const [dead] = await queue.getQueueStats('gazette-extract-dead', { force: true })
    return (dead?.totalCount ?? 0) > 0
  })
  assert.equal(await snapshot(), before)
  assert.equal((await countPublications(pool)).waiting, 1, 'it is known to be unread')
  await pool.query('ALTER TABLE gazette.fact DROP CONSTRAINT refuse')
  assert.equal(await requeuePublications(queue, pool, 'waiting'), 0, 'this version has failed on it')
  await requeuePublications(queue, pool, 'outdated')
  await consumeExtractionQueue(queue, pool, { untilEmpty: true })
  assert.equal((await countPublications(pool)).waiting, 0)
})

test('a late end affects only its own case, in the transaction that stores it', async () => {
  const enterpriseNumber = '0498765486'
  const about = { enterpriseNumber, publishedOn: '2021-03-04' }
  const again = { ...about, reference: '20210007', date: '25 februari 2021' }
  const closing = 'Sluiting faillissement door vereffening van: VERZONNEN DAKEN BV DREEF 12, 9160 LOKEREN.'
  const open = () =>
    query('SELECT opened_on, numac FROM gazette.open_bankruptcy WHERE enterprise_number = $1', [
      Number(enterpriseNumber),
    ])
  const opened = [{ opened_on: '2021-02-25', numac: '2021800202' }]
  await importAndExtract([{ ...about, number: 201, heading: closing, date: '1 maart 2021' }])
  assert.deepEqual(await open(), [])
  await importAndExtract([{ ...OPENING, ...again, number: 202 }])
  await importAndExtract([{ ...OPENING, ...about, number: 203 }])
  assert.deepEqual(await open(), opened)
  await importAndExtract([{ ...again, number: 204, heading: closing, date: '2 maart 2021' }])
  assert.deepEqual(await open(), [])
})
