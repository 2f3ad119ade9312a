// Metadata for search engines on every page, without a browser.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../../../src/http/i18n/languages.ts'
import { dossierPath } from '../../../src/http/site/paths.ts'
import { openBrowserSite } from '../../fixtures/browser-site.ts'
import { named, readDocument, readDocuments } from './read-documents.ts'

const site = await openBrowserSite()
const documents = await readDocuments(site)

test('page titles are unique per language', () => {
  for (const lang of LANGUAGES) {
    const others = documents.filter(document => document.lang === lang && !document.type.signedIn)
    const titles = others.map(({ $ }) => $('title').text())
    assert.deepEqual(
      titles.filter((title, i) => titles.indexOf(title) !== i),
      [],
    )
  }
})

test('an indexable page has a canonical URL and language alternates', async () => {
  for (const document of documents) {
    const { $, type, lang } = document
    if (!type.listed || type.status !== 200) continue
    assert.equal($('link[rel=canonical]').attr('href'), site.origin + type.path(lang), named(document))
    const alternates = $('link[rel=alternate][hreflang]')
      .toArray()
      .map(({ attribs: { hreflang, href } }) => [hreflang, href])
    const others = LANGUAGES.map(other => [other, site.origin + type.path(other)])
    assert.deepEqual(
      alternates,
      type.only ? [] : [...others, ['x-default', site.origin + type.path('nl')]],
      named(document),
    )
  }
})

test('pages that must not be indexed have noindex, and only those', () => {
  for (const document of documents) {
    const { $, type } = document
    assert.equal($('meta[name=robots]').attr('content'), type.listed ? undefined : 'noindex', named(document))
  }
})

test('companies have structured data in every language; natural persons have none', async () => {
  const { busy, oddName, soleTrader } = site.companies
  for (const { number, name, slug } of [busy, oddName])
    for (const lang of LANGUAGES) {
      const { $ } = await readDocument(site, dossierPath(lang, slug))
      const told = JSON.parse($('script[type="application/ld+json"]').text())
      assert.equal(told['@type'], 'Organization')
      assert.equal(told.legalName, name)
      assert.equal(told.identifier.value, number)
      assert.equal(told.url, site.origin + dossierPath(lang, slug))
    }
  const { $, answer } = await readDocument(site, dossierPath('nl', soleTrader.slug))
  assert.equal($('script[type="application/ld+json"]').length, 0)
  assert.equal(answer.headers.get('x-robots-tag'), 'noindex')
})
