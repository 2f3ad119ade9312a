// The committed OpenAPI document.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { validate } from '@scalar/openapi-parser'
import type { JsonSchema } from '../../src/http/json-schema.ts'
import { buildApiDescription } from '../../src/http/openapi/build-document.ts'
import { readChangelog } from '../../src/http/site/docs/changelog.ts'
import { assertMatchesSchema, describedAnswer, description, text } from './assert-documented.ts'

const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.values(item).map(operation => ({ path, operation })),
)
const keyed = operations.filter(({ path }) => path.startsWith('/api/'))

test('the document equals the one built from the routes', async () => {
  assert.deepEqual(description, await buildApiDescription(), 'print it anew: npm run openapi')
})

test('it is valid OpenAPI 3.1, titled v1, dated by the last change', async () => {
  const { valid, version, errors } = await validate(text)
  assert.deepEqual({ valid, version, errors }, { valid: true, version: '3.1', errors: [] })
  assert.equal(description.info.title, 'v1')
  const [, newest] = readChangelog().match(/^## The API, v1\n+### (\S+)$/m) ?? []
  assert.equal(description.info.version, newest)
})

test('the API paths and bulk files require the key header; all others need no authentication', () => {
  assert.deepEqual(
    keyed.map(({ path }) => path),
    [
      '/api/v1/companies/{kbo}',
      '/api/v1/companies',
      '/api/v1/companies/{kbo}/lifecycle',
      '/api/v1/companies/{kbo}/rollup',
      '/api/v1/companies/{kbo}/history',
      '/api/v1/companies/{kbo}/register',
      '/api/v1/companies/{kbo}/establishments',
      '/api/v1/companies/{kbo}/officers',
      '/api/v1/companies/{kbo}/ownership',
      '/api/v1/companies/{kbo}/network',
      '/api/v1/search',
      '/api/v1/people',
      '/api/v1/people/{id}',
      '/api/v1/changes',
      '/api/v1/changes/stream',
      '/api/v1/watch',
      '/api/v1/watch/changes',
    ],
  )
  for (const { path, operation } of operations)
    assert.deepEqual(operation.security, /^\/(api|bulk)\b/.test(path) ? [{ apiKey: [] }] : [], path)
  const scheme = description.components.securitySchemes?.apiKey
  assert.partialDeepStrictEqual(scheme, { type: 'apiKey', in: 'header', name: 'X-Api-Key' })
})

test('every possible status is documented', () => {
  const all = ['200', '304', '400', '401', '403', '404', '405', '410', '429', '500', '503']
  for (const { path, operation } of keyed) {
    const absent = [
      /\/(?:companies|search|people|watch|changes|stream)$/.test(path) && '404',
      !path.includes('/people') && '403',
      !path.includes('/changes') && '410',
      path.endsWith('/stream') && '304', // has no ETag
    ]
    const expected = all.filter(status => !absent.includes(status))
    assert.deepEqual(Object.keys(operation.responses), expected, path)
  }
})

test('operations, responses, parameters and fields have descriptions', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  assert.equal(new Set(ids).size, ids.length)
  for (const { path, operation } of operations) {
    assert.ok(operation.summary && operation.description, path)
    for (const status of Object.keys(operation.responses).filter(status => status !== 'default'))
      assert.ok(describedAnswer(path, Number(status)).description, `${path} ${status}`)
    for (const { name, description } of operation.parameters ?? []) assert.ok(description, `${path} ${name}`)
  }
  for (const [name, schema] of Object.entries(description.components.schemas)) {
    assert.ok(schema.description, name)
    for (const [field, of] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>))
      assert.ok(of.description ?? of.$ref, `${name}.${field}`)
  }
})

// Optional fields, empty for most companies.
const LEFT_OUT = new Set(['CompanyApiResponse.other_mandates', 'Risk.rule', 'Risk.basis', 'Risk.reason'])
// Values that leave out what is not filed, or zero.
const PARTIAL = new Set(['ChangedEstablishmentAddress', 'ChangedOfficers'])

test('all other fields are required, and objects are open to additions', () => {
  for (const [name, schema] of Object.entries(description.components.schemas)) {
    const fields = Object.keys(schema.properties as object).filter(field => !LEFT_OUT.has(`${name}.${field}`))
    assert.deepEqual(schema.required ?? [], PARTIAL.has(name) ? [] : fields, name)
    assert.equal(schema.additionalProperties, undefined, name)
  }
})

test('responses have examples that match their schemas', () => {
  for (const { path, operation } of keyed)
    for (const status of Object.keys(operation.responses)) {
      const { content = {} } = describedAnswer(path, Number(status))
      const media = content['application/json'] ?? content['text/event-stream']
      if (status === '304') continue
      assert.ok(media && Object.keys(media.examples ?? {}).length > 0, `${path} ${status}`)
      for (const { summary, value } of Object.values(media.examples ?? {}))
        assertMatchesSchema(value, media.schema, summary)
    }
})

test('the enterprise number has examples of every notation', () => {
  for (const { path, operation } of keyed.filter(({ path }) => path.includes('{kbo}'))) {
    const kbo = operation.parameters?.find(({ name }) => name === 'kbo')
    const writings = Object.values(kbo?.examples ?? {}).map(({ value }) => value)
    const number = String(writings[0])
    const dotted = `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`
    assert.deepEqual(writings, [number, dotted, `BE${number}`, `BE ${dotted}`], path)
  }
})

test('all routes without authentication are documented as read-only', () => {
  assert.ok(operations.some(({ path }) => path === '/internal/search'))
  for (const { path } of operations)
    assert.match(describedAnswer(path, 405).description ?? '', /^Method other than GET and HEAD/, path)
})

// Checks of Redocly's recommended rules and Spectral's OpenAPI rules; `npm run openapi:lint` runs both.
test('the document passes the linter rules', () => {
  const { info, tags, servers, externalDocs } = description as unknown as {
    info: { contact?: object; license?: object; description?: string }
    tags: { name: string; description?: string }[]
    servers: { url: string }[]
    externalDocs?: { url: string }
  }
  assert.ok(info.contact && info.license && info.description)
  assert.ok(externalDocs === undefined || URL.canParse(externalDocs.url))
  assert.ok(servers.length > 0)
  const named = new Set(tags.map(({ name }) => name))
  assert.ok(tags.every(tag => tag.description))
  for (const { path, operation } of operations) {
    const statuses = Object.keys(operation.responses)
    assert.ok(
      statuses.some(status => status.startsWith('2') || status === 'default'),
      path,
    )
    assert.ok(
      statuses.some(status => status.startsWith('4')),
      path,
    )
    assert.match(operation.operationId, /^[\w-]+$/)
    assert.ok(operation.tags.length > 0 && operation.tags.every(tag => named.has(tag)), path)
    assert.ok(!/[?#]|.\/$/.test(path), path)
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const given = (operation.parameters ?? []).filter(one => one.in === 'path').map(({ name }) => name)
    assert.deepEqual(given, inPath, path)
  }
})
