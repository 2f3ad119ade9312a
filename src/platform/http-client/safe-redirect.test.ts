import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeRedirectTarget } from './safe-redirect.ts'

const FROM = 'https://gazette.example/cgi/summary.pl?language=nl'

test('a redirect is followed within the host', () => {
  assert.equal(safeRedirectTarget('article.pl?x=1', FROM), 'https://gazette.example/cgi/article.pl?x=1')
  assert.equal(safeRedirectTarget('/eli/x', FROM), 'https://gazette.example/eli/x')
  assert.equal(
    safeRedirectTarget('https://gazette.example/', 'http://gazette.example/a'),
    'https://gazette.example/',
  )
})

test('redirects to other hosts, from HTTPS to HTTP, or without a valid target are not followed', () => {
  for (const location of [
    'https://www.gazette.example/',
    '//other.example/',
    'http://gazette.example/cgi/summary.pl',
    'https://gazette.example:8443/',
    'https://user:word@gazette.example/',
    'https://gazette.example.other.example/',
    'data:text/html,x',
    'https://[not',
    null,
  ]) {
    assert.equal(safeRedirectTarget(location, FROM), null, String(location))
  }
})
