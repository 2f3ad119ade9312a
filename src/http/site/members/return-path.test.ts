import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readReturnPath } from './forms.ts'

test('paths of this site are accepted unchanged', () => {
  for (const path of [
    '/',
    '/nl/account',
    '/export/company/0403449823/financials.csv?lang=fr',
    '/nl/search?q=a%20b#top',
  ])
    assert.equal(readReturnPath(path), path)
})

test('paths that lead to another origin are rejected', () => {
  for (const given of [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil.example',
    '',
    undefined,
    ['/nl/', '//evil.example'],
    `/${'a'.repeat(2_000)}`,
  ])
    assert.equal(readReturnPath(given), null, String(given))
})

test('every accepted path resolves to the same origin', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '\t',
    '\r',
    ' ',
    '%2f',
    'evil.example',
    'http:',
    '?',
    '#',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
      const path = readReturnPath(pieces.join(''))
      return path === null || new URL(path, 'https://own.example/nl/sign-in').origin === 'https://own.example'
    }),
    { numRuns: 5_000 },
  )
})
