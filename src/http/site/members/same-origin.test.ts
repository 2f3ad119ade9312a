import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFromOwnPage } from './forms.ts'

const host = '127.0.0.1:8080'
const origin = 'https://companies.example.org'
const sent = (headers: Record<string, string>) => isFromOwnPage({ headers, host }, origin)

test('same-origin forms are accepted for the requested host and the public origin', () => {
  assert.ok(sent({ origin: 'http://127.0.0.1:8080' }))
  assert.ok(sent({ origin: 'https://companies.example.org' }))
  assert.ok(sent({ origin: 'https://companies.example.org', 'sec-fetch-site': 'same-origin' }))
  assert.ok(sent({ 'sec-fetch-site': 'same-origin' }))
  assert.ok(sent({ origin: 'null', 'sec-fetch-site': 'same-origin' }), 'a page with an opaque origin')
})

test('cross-origin forms are rejected', () => {
  for (const headers of [
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://companies.example.org.evil.example' },
    { origin: 'https://companies.example.org', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://sub.companies.example.org', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'not an address' },
  ])
    assert.ok(!sent(headers as unknown as Record<string, string>), JSON.stringify(headers))
})
