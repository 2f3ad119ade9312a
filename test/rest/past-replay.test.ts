// Answers as of a day are those that were served on that day: an invented register, publications and filings are loaded day by day,
// and what was served after each is compared byte for byte with what is told of it at the end.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sharedSampleFacts } from '../../src/cli/commands/sample.ts'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import type { Publication } from '../../src/domain/publications/publication.ts'
import { addDays } from '../../src/platform/calendar-days.ts'
import { writeAccountsSample } from '../../src/sample/accounts/write-accounts-sample.ts'
import { GAZETTE_SAMPLE_FILES, writeGazetteSample } from '../../src/sample/gazette/write-gazette-sample.ts'
import { describeCompanies } from '../../src/sample/register/describe-companies.ts'
import { writeRegisterSample } from '../../src/sample/register/write-register-sample.ts'
import { importAccounts } from '../../src/sources/accounts/import/import-accounts.ts'
import { extractFacts, rederiveConfirmedOfficers } from '../../src/sources/gazette/import/extract-facts.ts'
import { readPublications } from '../../src/sources/gazette/parse/read-publications.ts'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import type { Source } from '../../src/store/db/source.ts'
import { createTimelineReader, type FiledTimeline } from '../../src/store/gazette/dossier-timeline.ts'
import { readPastTimeline } from '../../src/store/gazette/past-timeline.ts'
import { savePublications } from '../../src/store/gazette/save-publications.ts'
import { createTestDatabase } from '../database.ts'
import { sized } from '../nightly.ts'
import { issueKey, recordEmptyFetches, runApp } from './running-app.ts'

const database = await createTestDatabase()
const { pool, url } = database
// Risks are a source from the start, as the gazette and the accounts are.
await pool.query("INSERT INTO risk.run SELECT now(), '2000-01-01', 1, 1, 1, 1, 'invented'")
const timing = { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } }
const app = await runApp({ databaseUrl: url, key: await issueKey(pool), timing })
const folder = mkdtempSync(join(tmpdir(), 'griffie-replay-'))
after(() => rmSync(folder, { recursive: true, force: true }))

// Enough for every kind of answer that is looked for below; more companies only repeat them.
const SAMPLE = { companies: sized(25, 40), seed: 7 }
// A year, day by day, in full.
const DAYS = sized(14, 365)
// Each touches other companies: more of them would touch none.
const UPDATES = 14
// A commit is noticed within a second; here the versions are polled every 40 ms.
const NOTICED_MS = 300
const PARTS = ['', '/register', '/lifecycle', '/rollup', '/officers']

const numbers: EnterpriseNumber[] = []
const publications: Publication[] = []
/** Extracts that are not yet loaded. */
const updates: string[] = []

async function writeSamples(): Promise<void> {
  const { zips } = await writeRegisterSample(folder, { ...SAMPLE, updates: UPDATES })
  const [full, ...daily] = zips.map(({ path }) => path)
  await importRegister(database, full as string, { sample: true })
  updates.push(...daily)
  // The extract is older than every publication.
  await pool.query("UPDATE intake.register_load SET snapshot_date = '2000-01-01'")
  for await (const company of describeCompanies(SAMPLE))
    numbers.push(company.enterpriseNumber as EnterpriseNumber)
  await writeGazetteSample(folder, describeCompanies(SAMPLE), { seed: SAMPLE.seed })
  const { notices, acts, lists } = GAZETTE_SAMPLE_FILES
  for (const file of [notices, acts, lists])
    for await (const item of readPublications(join(folder, file)))
      if ('publication' in item) publications.push(item.publication)
  await writeAccountsSample(join(folder, 'accounts'), describeCompanies(SAMPLE), {
    seed: SAMPLE.seed,
    ...sharedSampleFacts({ seed: SAMPLE.seed, gazetteShare: 1 }),
  })
  await recordEmptyFetches(pool)
}

/** Days of publication: some over the years, then the last ones; in full every day of the year before the last one. */
function pickDays(): string[] {
  const days = [...new Set(publications.map(({ publishedOn }) => publishedOn as string))].sort()
  if (DAYS > 100)
    return Array.from({ length: DAYS }, (_, at) => addDays(days.at(-1) as string, at + 1 - DAYS))
  const picked = Array.from(
    { length: DAYS / 2 },
    (_, at) => days[Math.floor((days.length * (at + 1)) / DAYS) * 2 - 1],
  )
  return [...new Set([...picked, ...days.slice(-DAYS / 2)])].filter(day => day !== undefined).sort()
}

// Whether a mandate is stale is decided by the clock of the database: it is moved instead, to where the day is.
async function moveClock(day: string): Promise<void> {
  await pool.query(
    `UPDATE gazette.mandate SET stale_from = CASE WHEN true_stale_from <= $1 THEN date '1900-01-01'
                    WHEN true_stale_from IS NOT NULL THEN date '2999-12-31' END`,
    [day],
  )
}

async function keepStaleDays(): Promise<void> {
  await pool.query(`
    ALTER TABLE gazette.mandate ADD COLUMN true_stale_from date;
    CREATE FUNCTION keep_stale_day() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN NEW.true_stale_from = NEW.stale_from; RETURN NEW; END';
    CREATE TRIGGER keep_stale_day BEFORE INSERT ON gazette.mandate FOR EACH ROW EXECUTE FUNCTION keep_stale_day()`)
}

// The Updates of the sample are of consecutive days; here each is of the day on which it is loaded.
async function loadUpdate(day: string): Promise<void> {
  const path = updates.shift()
  if (path === undefined) return
  await importRegister(database, path, { sample: true })
  await pool.query(
    'UPDATE intake.register_load SET snapshot_date = $1 WHERE load_id = (SELECT max(load_id) FROM intake.register_load)',
    [day],
  )
}

async function load(batch: readonly Publication[], day: string): Promise<void> {
  await inTransaction(pool, client => savePublications(client, batch))
  const numacs = batch.map(({ numac }) => numac)
  for (let from = 0; from < numacs.length; from += 200)
    await extractFacts(pool, numacs.slice(from, from + 200), day)
  await importAccounts(database, join(folder, 'accounts'), {
    today: day,
    officersChanged: (client, companies) => rederiveConfirmedOfficers(client, companies, day),
  })
  await moveClock(day)
  await score(day)
}

/** A third of the companies is scored each day, otherwise than before. */
async function score(day: string): Promise<void> {
  const scored = numbers.filter((_, at) => (at + Number(day.slice(-2))) % 3 === 0)
  await pool.query(
    `INSERT INTO risk.score (enterprise_number, probability, model_version, evaluated_at, as_of, value_since)
     SELECT n, (n % 90 + extract(day FROM $2::date)) / 1000.0, 'invented', now(), $2, now()
     FROM unnest($1::integer[]) AS n`,
    [scored.map(Number), day],
  )
  await pool.query("INSERT INTO risk.run SELECT now(), $1, 1, 1, 1, 1, 'invented'", [day])
}

/** Status and body of every answer, by path. */
async function serve(moment = ''): Promise<Map<string, string>> {
  const served = new Map<string, string>()
  for (const number of numbers)
    for (const part of PARTS) {
      const answer = await app.get(`/companies/${number}${part}${moment}`)
      const text = (await answer.text()).replace(/"as_of":"[^"]*"/, '')
      served.set(`${number}${part}`, `${answer.status} ${text}`)
    }
  return served
}

/** The gazette's part of each dossier. */
async function readDossiers(
  read: (number: EnterpriseNumber) => Promise<FiledTimeline | undefined>,
): Promise<unknown[]> {
  const timelines = await Promise.all(numbers.map(read))
  return timelines.map(timeline => timeline && { ...timeline, mandates: sortByText(timeline.mandates) })
}

function sortByText<T>(values: readonly T[]): T[] {
  return values.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1))
}

function textOf(value: unknown): string {
  return JSON.stringify(Object.entries(value as object).sort())
}

const current = createTimelineReader({ run: work => work(pool) } as Source)

type Replayed = { day: string; knownAt: string; served: Map<string, string>; dossiers: unknown[] }
const replayed: Replayed[] = []
/** Companies about which something was loaded after its day. */
let late: ReadonlySet<string>

test('every day is loaded and served', async () => {
  await writeSamples()
  await keepStaleDays()
  const days = pickDays()
  assert.ok(days.length >= 12, `${days.length} days`)
  const isLate = ({ numac }: Publication) => Number(numac) % 9 === 0
  let before = ''
  for (const [at, day] of days.entries()) {
    const isLast = at === days.length - 1
    if (at % Math.ceil(days.length / UPDATES) === 0) await loadUpdate(day)
    await load(
      publications.filter(one => {
        const publishedOn = one.publishedOn as string
        return isLate(one) ? isLast : publishedOn > before && publishedOn <= day
      }),
      day,
    )
    before = day
    await sleep(NOTICED_MS)
    const knownAt = new Date(Date.now() + 2).toISOString()
    replayed.push({ day, knownAt, served: await serve(), dossiers: await readDossiers(current.read) })
  }
  const { rows } = await pool.query<{ number: string }>(
    `SELECT DISTINCT lpad(enterprise_number::text, 10, '0') AS number FROM gazette.fact WHERE numac = ANY ($1)`,
    [publications.filter(isLate).map(({ numac }) => numac)],
  )
  late = new Set(rows.map(({ number }) => number))
  const changed = await pool.query(
    `SELECT kind FROM history.change WHERE kind LIKE 'register.%' AND enterprise_number = ANY ($1)`,
    [numbers.map(Number)],
  )
  assert.ok(
    new Set(changed.rows.map(({ kind }) => kind)).size >= 3,
    'Updates change companies that are compared',
  )
  const bodies = replayed.flatMap(({ served }) => [...served.values()])
  for (const found of [
    '"severity":"high"',
    '"currency":"stale"',
    '"currency":"former"',
    '"has_open_faillissement":true',
    '"named_in_accounts":[{',
    '"doubts":[{',
  ])
    assert.ok(
      bodies.some(body => body.includes(found)),
      found,
    )
})

test('as of each day, by what was known then, every answer is what was served', async () => {
  for (const { day, knownAt, served } of replayed) {
    const told = await serve(`?as_of=${day}&known_at=${knownAt}`)
    for (const [path, body] of served) assert.equal(told.get(path), body, `${path} as of ${day}`)
  }
})

test('the part of the gazette in a dossier of the past is what it was then', async () => {
  for (const { day, knownAt, dossiers } of replayed)
    assert.deepEqual(
      await readDossiers(number => readPastTimeline(pool, Number(number), { asOf: day, knownAt })),
      dossiers,
      day,
    )
})

test('by what is known today the same holds for companies about which nothing was loaded late', async () => {
  let differing = 0
  for (const { day, served } of replayed) {
    const told = await serve(`?as_of=${day}`)
    for (const [path, body] of served) {
      if (!late.has(path.slice(0, 10))) assert.equal(told.get(path), body, `${path} as of ${day}`)
      else if (told.get(path) !== body) differing++
    }
  }
  assert.ok(differing > 0, 'what was loaded late is told of the day of its publication')
})
