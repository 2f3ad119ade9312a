// Attack payloads and what no response may contain. `xq7` is a unique marker: in a response, it came from the request.

import assert from 'node:assert/strict'
import { load } from 'cheerio'
import fc from 'fast-check'
import { CODE_POINT } from '../fixtures/code-points.ts'

export const MARKUP = [
  '<xq7>',
  '"><xq7 onxq7=alert(1)>',
  "' onxq7='alert(1)",
  '</script><xq7>',
  '</title><xq7>',
  '<!--<xq7>',
  ']]><xq7>',
  '<svg/onxq7=alert(1)>',
  'javascript:xq7',
]

const SQL = [
  "' OR 1=1 --",
  "'; DROP SCHEMA register CASCADE; --",
  "x') UNION SELECT key_hash FROM access.api_key --",
  '$1',
  '$$;SELECT pg_sleep(10);$$',
  "\\'; SELECT 1 --",
  "E'\\000'",
  '%',
  '_%_%_%',
  "a' & !b | (c:* <-> d)",
  '*:*',
]

const TEMPLATES = ['{{7*191}}', `\${7*191}`, '<%= 7*191 %>', '#{7*191}', '{{constructor.constructor("x")()}}']

const ODD = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nX-Xq7: 1',
  '\u2028\u2029',
  '\u202e0213.302.001',
  '\ufeff',
  '\u{1d7d8}\u{1d7da}\u{1d7d9}', // non-ASCII digits
  '０２００.０６５.７６５',
  'i\u0307\u0307\u0307',
  `e${'\u0301'.repeat(300)}`,
  '\u{10ffff}',
  '\ufffe\uffff',
  '👩‍👩‍👧‍👦'.repeat(20),
  'ß'.repeat(200),
  'ﷺ'.repeat(200), // expands to eighteen letters under NFKD
  '__proto__',
  'constructor',
  'toString',
  '../../../../etc/passwd',
  '..\\..\\windows',
  'NaN',
  '-1',
  '1e309',
  '9'.repeat(500),
  '0'.repeat(2_000),
  '-'.repeat(2_000),
  'a'.repeat(8_000),
  'a b '.repeat(1_000),
  '((((((((((',
  '"""""""',
  'a.b.c.d.e.f.g.'.repeat(100),
]

/** Well-formed text payloads. */
export const PAYLOADS: readonly string[] = [...MARKUP, ...SQL, ...TEMPLATES, ...ODD]

/** Percent-encodings that are not valid UTF-8: truncated, overlong, surrogates. */
export const UNDECODABLE = [
  '%',
  '%zz',
  '%E0%A4%A',
  '%C0%AE%C0%AE',
  '%ED%A0%80',
  '%ED%BF%BF',
  '%F5%80%80%80',
  '%FF',
  '%80',
]

/** A payload, arbitrary text, or several joined. */
export const arbitraryPayload = fc.oneof(
  fc.constantFrom(...PAYLOADS),
  fc.string({ unit: CODE_POINT, maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.constantFrom(...PAYLOADS.filter(text => text.length < 100)), { minLength: 2, maxLength: 4 })
    .map(parts => parts.join('')),
)

/** Percent-encodes every byte that is invalid in a request target. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

const INTERNALS =
  /syntax error|invalid (byte|input|regular)|unterminated|does not exist|\bpg_(?!sleep)|SQLSTATE|node_modules|\bat .+\.[jt]s:\d|PostgreSQL|postgres:/i
// RSS titles are plain text in CDATA; test/feeds covers its terminator.
const FEED_TITLE = /<title><!\[CDATA\[.*?\]\]><\/title>/gs
const DOCUMENTATION = /^\/(docs\/|openapi\.json)/

type Seen = { status: number; headers: Record<string, string>; body: string }

/** Fails on server errors, internal details and unescaped request text. */
export function assertNotReflected(answer: Seen, target: string): void {
  const { status, headers, body } = answer
  assert.ok(status >= 200 && status < 500, `${status} for ${target}\n${body.slice(0, 400)}`)
  assert.equal(headers['x-xq7'], undefined, `a header was let in: ${target}`)
  if (!DOCUMENTATION.test(target)) assert.doesNotMatch(body, INTERNALS, target)
  const type = headers['content-type'] ?? ''
  if (/html|xml/.test(type)) assertMarkupIsOurs(body.replaceAll(FEED_TITLE, ''), target)
  else
    assert.match(
      type || 'text/plain',
      /^(application\/(feed\+|linkset\+)?json|image\/png|text\/(plain|csv|css|javascript))/,
      target,
    )
}

/** Fails on injected elements, event handlers and scripts. */
function assertMarkupIsOurs(body: string, target: string): void {
  assert.ok(!body.includes('<xq7'), `markup was let in: ${target}`)
  const $ = load(body)
  for (const element of $('*').toArray()) {
    const { attribs = {} } = element as { attribs?: Record<string, string> }
    for (const [name, value] of Object.entries(attribs)) {
      assert.doesNotMatch(name, /^on|xq7/i, `${name} was let in: ${target}`)
      if (/^(href|src|action|formaction)$/.test(name)) assert.doesNotMatch(value, /^\s*javascript:/i, target)
    }
  }
  for (const script of $('script').toArray()) {
    const { type, src } = (script as { attribs: Record<string, string> }).attribs
    if (type === 'application/ld+json') JSON.parse($(script).text())
    else assert.match(src ?? '', /^\/(assets|docs)\//, `a script that is not ours: ${target}`)
  }
}
