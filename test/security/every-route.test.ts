// Ensures that the injection tests cover every route: compares the registered routes with the injection points, and
// sends hostile input to every form.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { createApp } from '../../src/http/app.ts'
import type { Metrics } from '../../src/http/metrics/metrics.ts'
import { createTestDatabase } from '../database.ts'
import { runApp } from '../rest/running-app.ts'
import { injectionPointsOf, LANGUAGES } from './injection-points.ts'
import { assertNotReflected, PAYLOADS } from './payloads.ts'

const { url } = await createTestDatabase()

type Route = { method: string; pattern: string }

/** All registered routes. */
async function listRoutes(): Promise<Route[]> {
  const routes: Route[] = []
  const listening = {
    requests: {
      instrument: app =>
        void app.addHook('onRoute', ({ method, url: pattern }) => {
          for (const one of [method].flat()) routes.push({ method: one, pattern })
        }),
      instrumentUnroutable: () => {},
    },
    addReaders: () => {},
    countCalls: tools => tools,
  } as Pick<Metrics, 'addReaders' | 'countCalls'> & {
    requests: Pick<Metrics['requests'], 'instrument'>
  } as Metrics
  const { server, close } = await createApp({
    config: { trustedProxies: null },
    databaseUrl: url,
    logger: pino({ level: 'silent' }),
    searchCompanies: () => async () => [],
    metrics: listening,
  })
  await server.ready()
  await close()
  return routes
}

const routes = await listRoutes()
const MARK = 'xq7'
const places = injectionPointsOf('0403449823').map(place => place(MARK))

// Routes without path or query parameters.
const FIXED = /^\/(mcp|assets\/.*|icon\.svg|favicon\.ico|docs\/reference\/.*|mcp\/\.well-known\/.*)$/

/** Matches paths of a route, with a group per parameter. */
function matcherOf(pattern: string): RegExp {
  const parts = pattern.replace(/\/$/, '').split(/(:\w+(?:\([^)]*\))?|\*)/) // such as :name(^[a-z]+$)
  const source = parts.map((part, n) => (n % 2 === 1 ? '(.+?)' : part.replaceAll(/[.$()]/g, '\\$&'))).join('')
  return new RegExp(`^${source}/?$`)
}

test('every route parameter has an injection point', () => {
  const asked = routes.filter(({ method, pattern }) => method === 'GET' && !FIXED.test(pattern))
  assert.ok(asked.length > 30, 'the routes were seen')
  for (const { pattern } of asked) {
    const matcher = matcherOf(pattern)
    const reaching = places.flatMap(place => {
      const found = matcher.exec(place.split('?')[0] as string)
      return found ? [{ place, values: found.slice(1) }] : []
    })
    assert.ok(reaching.length > 0, `${pattern}: add a line to test/security/injection-points.ts`)
    const parameters = reaching[0]?.values.length ?? 0
    for (let n = 0; n < parameters; n++)
      assert.ok(
        reaching.some(({ values }) => values[n]?.includes(MARK)),
        `${pattern}: nothing hostile in parameter ${n + 1}`,
      )
  }
})

// By path suffix; MCP is covered in test/mcp.
const FORMS: Record<string, string[]> = {
  'sign-in': ['email', 'password', 'return'],
  'sign-out': ['return'],
  'account/password': ['current', 'renewed'],
  'account/sessions': ['return'],
  'account/watched/add': ['number', 'return'],
  'account/watched/remove': ['number', 'return'],
  'account/watched/import': ['numbers'],
}
// Password hashing is serialised, and more than forty waiting requests are shed.
const IN_FLIGHT = 8
const OF_MCP = /^\/(mcp|register|authorize|token)$/

test('every form and every other method has a test', () => {
  const taking = routes.filter(({ method }) => method === 'POST').map(({ pattern }) => pattern)
  // Feeds answer other methods with 405; their paths are covered by GET.
  const readable = new Set(routes.filter(({ method }) => method === 'PUT').map(({ pattern }) => pattern))
  const own = taking.filter(pattern => !readable.has(pattern) && !OF_MCP.test(pattern))
  const expected = LANGUAGES.flatMap(lang => Object.keys(FORMS).map(form => `/${lang}/${form}`))
  assert.deepEqual(own.sort(), expected.sort(), 'a new form: add what it takes to FORMS')
})

test('hostile text in any form field is treated as text', async () => {
  const app = await runApp({ databaseUrl: url, trustedProxies: ['127.0.0.0/8'] })
  let sent = 0
  const send = async (path: string, body: string, type = 'application/x-www-form-urlencoded') => {
    const from = `10.7.${(++sent >> 8) & 255}.${sent & 255}`
    const headers = { origin: app.url, 'content-type': type, 'x-forwarded-for': from }
    const answer = await fetch(app.url + path, { method: 'POST', body, headers, redirect: 'manual' })
    const seen = {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    }
    assertNotReflected(seen, `${path} ${body.slice(0, 100)}`)
    assert.doesNotMatch(seen.headers.location ?? '', /xq7|^\/\/|:\/\//, path)
  }
  const texts = PAYLOADS.filter(text => text.length < 10_000)
  for (const [form, fields] of Object.entries(FORMS))
    for (let at = 0; at < texts.length; at += IN_FLIGHT)
      await Promise.all(
        texts
          .slice(at, at + IN_FLIGHT)
          .map(text =>
            send(`/en/${form}`, new URLSearchParams(fields.map(field => [field, text])).toString()),
          ),
      )
  for (const body of [
    '%',
    '%zz=%E0%A4%A',
    'email[]=a&email[]=b',
    '&'.repeat(5_000),
    'a='.repeat(5_000),
    '{"email":1}',
  ])
    for (const type of [undefined, 'application/json', 'multipart/form-data', 'text/plain; charset=xq7'])
      await send('/fr/sign-in', body, type)
  assert.deepEqual(
    app.log.filter(line => /unexpected failure|source failed/.test(line)),
    [],
  )
})
