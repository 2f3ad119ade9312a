// Answers as of a day in the past: parameters, unknown companies, unread publications, suppression and risk.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import { readMoment } from '../../src/http/rest/v1/moment.ts'
import { errorSchema, lifecycleSchema } from '../../src/http/rest/v1/schema.ts'
import { extractFacts } from '../../src/sources/gazette/import/extract-facts.ts'
import { insertSuppression } from '../../src/store/access/suppression.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { savePublications } from '../../src/store/gazette/save-publications.ts'
import { readPastRisk } from '../../src/store/risk/past-scores.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { type NoticeFixture, noticePublication } from '../sources/gazette/notice-texts.ts'
import { addCompany, insert, issueKey, issuePeopleKey, runApp, until, withChecksum } from './running-app.ts'

const { pool, url } = await createTestDatabase()
const peopleKey = await issuePeopleKey(pool)
const timing = { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } }
const app = await runApp({ databaseUrl: url, key: await issueKey(pool), timing })
const TODAY = '2026-06-01'
const PARTS = ['lifecycle', 'rollup', 'officers']

let notices = 0

const suppress = (whom: string) => insertSuppression(pool, parseTarget(whom) ?? assert.fail(whom), null)

function notice(
  company: string,
  publishedOn: string,
  heading = 'Opening van het faillissement',
): NoticeFixture {
  return {
    number: ++notices,
    publishedOn,
    enterpriseNumber: company,
    heading: `${heading} van: VERZONNEN DAKEN BV DREEF 12, 9160 LOKEREN.`,
    date: `3 januari ${publishedOn.slice(0, 4)}`,
    rest: 'Curator: TOON ARKENS, MARKT 1, 9160 LOKEREN- toon@voorbeeld.be.',
  }
}

const CLOSING = 'Sluiting faillissement'

async function store(...told: NoticeFixture[]): Promise<string[]> {
  const publications = told.map(noticePublication)
  await inTransaction(pool, client => savePublications(client, publications))
  return publications.map(({ numac }) => numac)
}

async function publish(...told: NoticeFixture[]): Promise<void> {
  await extractFacts(pool, await store(...told), TODAY)
}

async function answer(path: string): Promise<{ status: number; text: string; caching: string | null }> {
  const response = await app.get(`/companies/${path}`)
  return {
    status: response.status,
    text: await response.text(),
    caching: response.headers.get('cache-control'),
  }
}

test('an answer as of a day has what was published by then', async () => {
  const company = await addCompany(pool)
  await publish(notice(company, '2020-02-10'), notice(company, '2024-03-11', CLOSING))
  const kindsOn = async (day: string) => {
    const { text, status, caching } = await answer(`${company}/lifecycle?as_of=${day}`)
    assert.deepEqual([status, caching], [200, 'public, max-age=300'])
    return lifecycleSchema.parse(JSON.parse(text)).map(({ event_kind }) => event_kind)
  }
  assert.deepEqual(await kindsOn('2020-02-09'), [])
  assert.deepEqual(await kindsOn('2020-02-10'), ['bankruptcy_opening'])
  assert.deepEqual(await kindsOn('2024-03-11'), ['bankruptcy_closing', 'bankruptcy_opening'])
  assert.equal((await answer(`${company}/rollup?as_of=2020-02-09`)).status, 404)
  const open = async (day: string) =>
    JSON.parse((await answer(`${company}/rollup?as_of=${day}`)).text).has_open_faillissement
  assert.deepEqual([await open('2020-02-10'), await open('2024-03-11')], [true, false])
  const { court_appointed } = JSON.parse((await answer(`${company}/officers?as_of=2020-02-10`)).text)
  assert.partialDeepStrictEqual(court_appointed, [{ name: 'TOON ARKENS', to: null, currency: 'current' }])
})

test('of days before those that are read nothing is told, instead of nothing on record', async () => {
  const company = await addCompany(pool)
  await publish(notice(company, '1995-02-10'))
  const other = await addCompany(pool)
  for (const part of PARTS)
    for (const query of ['as_of=1950-06-30', 'as_of=2020-01-01&known_at=1999-12-31']) {
      const { status, text } = await answer(`${other}/${part}?${query}`)
      assert.equal(status, 404, `${part} ${query}`)
      assert.match(
        errorSchema.parse(JSON.parse(text)).error,
        /Nothing (?:can be said of earlier days|was known before)/,
      )
    }
  assert.equal(
    (await answer(`${other}/lifecycle?as_of=1996-01-01`)).text,
    '[]',
    'court notices are read from 1995 on',
  )
  assert.match(
    (await answer(`${other}/officers?as_of=1996-01-01`)).text,
    /^{"error":"Acts .* from 2000-01-01 on/,
  )
  assert.equal(
    lifecycleSchema.parse(JSON.parse((await answer(`${company}/lifecycle?as_of=1995-02-10`)).text)).length,
    1,
  )
})

test('what was received later is left out by known_at, also when its text was replaced since', async () => {
  const company = await addCompany(pool)
  const before = new Date(Date.now() - 60_000).toISOString()
  const told = notice(company, '2020-02-10')
  await publish(told)
  const count = async (knownAt: string) =>
    JSON.parse((await answer(`${company}/lifecycle?as_of=2020-02-10&known_at=${knownAt}`)).text).length
  assert.equal(await count(before), 0)
  const between = new Date(Date.now() + 5).toISOString()
  await new Promise(resolve => setTimeout(resolve, 10))
  await publish({ ...told, rest: 'Curator: TOON ARKENS, MARKT 2, 9160 LOKEREN.' })
  assert.equal(await count(between), 1)
})

test('a day is not later than today, and known_at alone is its day', async () => {
  const company = await addCompany(pool)
  for (const query of [
    'as_of=2999-01-01',
    'as_of=2026-02-30',
    'as_of=x',
    'known_at=2999-01-01',
    'known_at=2026-01-01T10:00',
  ]) {
    for (const part of PARTS) {
      const { status, text } = await answer(`${company}/${part}?${query}`)
      assert.equal(status, 400, query)
      assert.match(errorSchema.parse(JSON.parse(text)).error, /^(as_of|known_at): write a day/)
    }
  }
  assert.deepEqual(readMoment({ known_at: '2026-01-02' }, TODAY), {
    asOf: '2026-01-02',
    knownAt: '2026-01-02T23:59:59.999Z',
  })
  assert.deepEqual(readMoment({ as_of: '2026-06-01', known_at: '2026-01-02T10:00:00 01:00' }, TODAY), {
    asOf: '2026-06-01',
    knownAt: '2026-01-02T09:00:00.000Z',
  })
  assert.equal(readMoment({ as_of: '' }, TODAY), null)
})

test('a company that left the register is known until that day, others are 404', async () => {
  const gone = await addCompany(pool, { in_register: false, left_on: '2024-05-01' })
  await publish(notice(gone, '2020-02-10'))
  for (const part of PARTS) {
    assert.equal((await answer(`${gone}/${part}?as_of=2024-04-30`)).status, 200, part)
    assert.equal((await answer(`${gone}/${part}?as_of=2024-05-01`)).status, 404, part)
    assert.equal((await answer(`${withChecksum(8_880_077)}/${part}?as_of=2024-04-30`)).status, 404, part)
  }
})

test('unread publications of before that day make an answer 503, later ones do not', async () => {
  const company = await addCompany(pool)
  await store(notice(company, '2020-02-10'))
  for (const part of PARTS) {
    assert.equal((await answer(`${company}/${part}?as_of=2020-02-10`)).status, 503, part)
    assert.equal((await answer(`${company}/${part}?as_of=2020-02-09`)).status, part === 'rollup' ? 404 : 200)
  }
  await publish(notice(company, '2019-02-10'))
  const { status, caching } = await answer(`${company}/lifecycle?as_of=2020-02-10`)
  assert.deepEqual([status, caching], [200, 'no-store'])
})

test('officers of the past have no ids of people, and the request is not recorded', async () => {
  const company = await addCompany(pool)
  await publish(notice(company, '2020-02-10'))
  const path = `/companies/${company}/officers?as_of=2020-02-10`
  const response = await app.get(path, { key: peopleKey })
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('cache-control'), 'public, max-age=300')
  assert.equal((await pool.query('SELECT FROM access.people_lookup')).rowCount, 0)
})

test('suppression of today applies to the past', async () => {
  const company = await addCompany(pool)
  await publish(notice(company, '2020-02-10'))
  await suppress('Toon Arkens')
  await until(async () => !(await answer(`${company}/officers?as_of=2020-02-10`)).text.includes('ARKENS'))
  await suppress(company)
  await until(async () => (await answer(`${company}/lifecycle?as_of=2020-02-10`)).status === 404)
})

test('the risk of the past has the score of then, and a bankruptcy open by the gazette of then', async () => {
  const company = (await addCompany(pool)) as EnterpriseNumber
  for (const [day, probability] of [
    ['2024-01-05', 0.01],
    ['2025-01-05', 0.2],
  ] as const)
    await insert(pool, 'risk.score', {
      enterprise_number: Number(company),
      probability,
      model_version: '1',
      as_of: day,
      evaluated_at: `${day}T12:00:00Z`,
    })
  await publish(notice(company, '2024-02-10'), notice(company, '2024-03-11', CLOSING))
  const riskOn = async (asOf: string, knownAt: string | null = null) => {
    const risk = await readPastRisk(pool, Number(company), { asOf, knownAt })
    return risk && [risk.score?.probability, risk.openBankruptcy]
  }
  assert.equal(await riskOn('2024-01-04'), undefined)
  assert.deepEqual(await riskOn('2024-01-05'), [0.01, false])
  assert.deepEqual(await riskOn('2024-02-10'), [0.01, true])
  assert.deepEqual(await riskOn('2025-01-05'), [0.2, false])
  assert.deepEqual(await riskOn('2025-01-05', '2025-01-05T11:00:00Z'), [0.01, false])
})
