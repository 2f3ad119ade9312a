// Hostile text in every route parameter: expected statuses, no internal details, no injected markup.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createSearchCompanies } from '../../src/usecases/search/search-companies.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, issueKey, runApp } from '../rest/running-app.ts'
import { injectionPointsOf, LANGUAGES } from './injection-points.ts'
import {
  arbitraryPayload,
  assertNotReflected,
  MARKUP,
  PAYLOADS,
  percentEncode,
  UNDECODABLE,
} from './payloads.ts'
import { getRaw } from './raw-connection.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool, 100_000_000)
const number = await addCompany(pool)
const app = await runApp({
  databaseUrl: url,
  // Each request has its own client address, to avoid rate limits.
  trustedProxies: ['127.0.0.0/8'],
  searchCompanies: ({ source, suppression }) => createSearchCompanies(source, suppression),
  timing: { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } },
})

const PLACES = injectionPointsOf(number)

let asked = 0

async function ask(target: string, accept = 'text/html') {
  asked++
  const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
  const answer = await getRaw(app.url, target, [
    `X-Api-Key: ${key}`,
    `X-Forwarded-For: ${from}`,
    `Accept: ${accept}`,
  ])
  assertNotReflected(answer, target.slice(0, 300))
  return answer
}

const IN_FLIGHT = 8

async function askAll(targets: string[]): Promise<void> {
  const left = [...targets]
  const work = async () => {
    for (let target = left.pop(); target !== undefined; target = left.pop()) await ask(target)
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, work))
}

function assertNothingFailed(): void {
  const faults = app.log.filter(line => /unexpected failure|source failed/.test(line))
  assert.deepEqual(faults, [])
}

test('hostile text in any request part is treated as text', async () => {
  await askAll(PLACES.flatMap(place => PAYLOADS.map(text => place(percentEncode(text)))))
  assertNothingFailed()
})

test('undecodable request parts are handled', async () => {
  await askAll(PLACES.flatMap(place => UNDECODABLE.map(place)))
  assertNothingFailed()
})

test('raw non-ASCII bytes and invalid URL characters are handled', async () => {
  const pieces = ['é', '<xq7>', '"onxq7="', "'", '\\', '|', '{}', '^', '`', '\u202e', '\x7f', '\x01']
  await askAll(PLACES.flatMap(place => pieces.map(place)))
  assertNothingFailed()
})

test('arbitrary text is handled', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PLACES), arbitraryPayload, async (place, text) => {
      await ask(place(percentEncode(text)))
    }),
    { numRuns: 400 },
  )
  assertNothingFailed()
})

test('hostile headers have no effect', async () => {
  const names = [
    'Accept',
    'Accept-Language',
    'Cookie',
    'If-None-Match',
    'If-Modified-Since',
    'X-Api-Key',
    'Range',
    'Origin',
  ]
  const texts = PAYLOADS.filter(text => text !== '' && !/[\0\r\n]/.test(text) && text.length < 4_000)
  for (const target of [`/api/v1/companies/${number}`, '/nl/', '/en/account', '/insolventies/rss.xml'])
    for (const name of names)
      for (const text of texts) {
        asked++
        const answer = await getRaw(app.url, target, [
          `${name}: ${text}`,
          `X-Forwarded-For: 10.9.${asked % 250}.9`,
        ])
        assertNotReflected(answer, `${target} with ${name}: ${text.slice(0, 80)}`)
      }
  assertNothingFailed()
})

test('stored markup is escaped on every page', async () => {
  for (const [n, markup] of MARKUP.entries()) {
    const holder = await addCompany(pool, {
      legal_name: `${markup} Molen`,
      street: markup,
      city: markup,
      names: `xqsevenmolen${n}`,
      primary_nace: '62100',
      legal_form: '014',
    })
    await insert(pool, 'gazette.lifecycle_event', {
      enterprise_number: holder,
      source: 'faillissement',
      severity: 'high',
      numac: `20258073${String(n).padStart(2, '0')}`,
      pub_date: '2025-03-01',
      event_kind: 'bankruptcy_opening',
      court: markup,
      detail: markup,
    })
    const to = (await ask(`/kbo/${holder}`)).headers.location ?? ''
    assert.match(to, /^\/nl\/company\/[a-z\d-]+$/)
    for (const lang of LANGUAGES) {
      const page = await ask(to.replace('/nl/', `/${lang}/`))
      assert.equal(page.status, 200)
      assert.match(page.body, /xq7/)
    }
    for (const target of [`/badge/${holder}.svg`, '/insolventies/rss.xml', '/nl/', `/nl/search?q=${holder}`])
      assert.equal((await ask(target)).status, 200)
  }
  assertNothingFailed()
})
