// What search engines are told by every page. Needs no browser.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../../../src/http/i18n/languages.ts'
import { dossierPath } from '../../../src/http/site/paths.ts'
import { openBrowserSite } from '../../fixtures/browser-site.ts'
import { named, readDocument, readDocuments } from './read-documents.ts'

const site = await openBrowserSite()
const documents = await readDocuments(site)

test('no two pages of a language have the same title', () => {
  for (const lang of LANGUAGES) {
    const others = documents.filter(document => document.lang === lang && !document.type.signedIn)
    const titles = others.map(({ $ }) => $('title').text())
    assert.deepEqual(
      titles.filter((title, i) => titles.indexOf(title) !== i),
      [],
    )
  }
})

test('a page that search engines may list says where it lies, and in what languages else', async () => {
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

test('what is not to be listed says so, and only that', () => {
  for (const document of documents) {
    const { $, type } = document
    assert.equal($('meta[name=robots]').attr('content'), type.listed ? undefined : 'noindex', named(document))
  }
})

test('a company tells search engines who it is, in every language; a natural person tells nothing', async () => {
  const { busy, oddName, soleTrader } = site.companies
  for (const { number, name, slug } of [busy, oddName])
    for (const lang of LANGUAGES) {
      const { $ } = await readDocument(site, dossierPath(lang, slug))
      const told = JSON.parse($('script[type="application/ld+json"]').text())
      assert.equal(told['@type'], 'Organization')
      assert.equal(told.legalName, name)
      assert.deepEqual([told.identifier.value, told.vatID], [number, `BE${number}`])
      assert.equal(told.url, site.origin + dossierPath(lang, slug))
    }
  const { $, answer } = await readDocument(site, dossierPath('nl', soleTrader.slug))
  assert.equal($('script[type="application/ld+json"]').length, 0)
  assert.equal(answer.headers.get('x-robots-tag'), 'noindex')
})
