import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEntryWriter, readOrigin } from './sitemap.ts'

const site = {
  origin: 'https://a.example',
  languages: ['nl', 'fr'] as const,
  defaultLanguage: 'fr' as const,
}
const write = createEntryWriter(site)

test('a page has one <url> per language, each listing all languages, itself and the default', () => {
  const links =
    '<xhtml:link rel="alternate" hreflang="nl" href="https://a.example/nl/x"/>' +
    '<xhtml:link rel="alternate" hreflang="fr" href="https://a.example/fr/x"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/fr/x"/>'
  assert.deepEqual(
    write(language => `/${language}/x`),
    {
      xml:
        `<url><loc>https://a.example/nl/x</loc>${links}</url>\n` +
        `<url><loc>https://a.example/fr/x</loc>${links}</url>\n`,
      urls: 2,
    },
  )
})

test('a page of one language has no alternates', () => {
  assert.deepEqual(write('/docs/api'), {
    xml: '<url><loc>https://a.example/docs/api</loc></url>\n',
    urls: 1,
  })
})

test('non-ASCII is percent-encoded, and the five XML characters are escaped', () => {
  const { xml } = write(`/liège & "co" <'s>/naïve?a=1&b=%C3%A9`)
  assert.match(xml, /^[ -~\n]*$/)
  assert.equal(
    /<loc>(.*)<\/loc>/.exec(xml)?.[1],
    'https://a.example/li%C3%A8ge%20&amp;%20%22co%22%20%3C&apos;s%3E/na%C3%AFve?a=1&amp;b=%C3%A9',
  )
})

test('an origin is ASCII, without a trailing slash, and escaped in use', () => {
  assert.equal(readOrigin('https://Größe.example/'), 'https://xn--gre-6ka8i.example')
  assert.equal(readOrigin('https://a.example/griffie//'), 'https://a.example/griffie')
  assert.equal(readOrigin('http://[::1]:8080'), 'http://[::1]:8080')
  const odd = createEntryWriter({ ...site, origin: readOrigin('https://a.example/b&c') })
  assert.match(odd('/x').xml, /<loc>https:\/\/a\.example\/b&amp;c\/x</)
})

test('an invalid site address is rejected', () => {
  for (const text of [
    '',
    'companies.example.org',
    'ftp://a.example',
    'https://a.example/?x=1',
    'https://u@a.example',
  ])
    assert.throws(() => readOrigin(text), RangeError, text)
})
