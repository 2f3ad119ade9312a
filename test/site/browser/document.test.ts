// Checks every page as an HTML document, without a browser.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HtmlValidate } from 'html-validate'
import { LANGUAGES } from '../../../src/http/i18n/languages.ts'
import { openBrowserSite } from '../../fixtures/browser-site.ts'
import { sized } from '../../nightly.ts'
import { type Document, named, readDocuments } from './read-documents.ts'

const site = await openBrowserSite()

const documents = await readDocuments(site)

test('every page has its expected status', () => {
  for (const document of documents)
    assert.equal(document.answer.status, document.type.status, named(document))
})

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // In the HTML standard, <details> is not sectioning content and may contain headings.
  elements: ['html5', { details: { sectioning: false } }],
  rules: {
    'no-inline-style': 'error',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'prefer-native-element': ['error', { exclude: ['region'] }], // a scroll region is not a section
    // Style rules:
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
    'require-sri': 'off',
    // Companies to compare: checkboxes and hidden fields of one name.
    'form-dup-name': 'off', // all resources are same-origin
  },
})

test('every page is valid HTML', async () => {
  const faults = await Promise.all(
    documents.map(async document => {
      const { results } = await validator.validateString(document.markup)
      return results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, selector }) =>
            `${named(document)}:${line} ${ruleId}: ${message} ${selector}`,
        ),
      )
    }),
  )
  assert.deepEqual(faults.flat(), [])
})

test('every page has a language, one h1 and no skipped heading levels', () => {
  for (const document of documents) {
    const { $, lang } = document
    assert.equal($('html').attr('lang'), lang, named(document))
    assert.equal($('h1').length, 1, named(document))
    const levels = $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map(({ tagName }) => Number(tagName.slice(1)))
    assert.equal(levels[0], 1, named(document))
    for (const [i, level] of levels.entries())
      assert.ok(
        level <= (levels[i - 1] ?? 0) + 1,
        `${named(document)}: h${levels[i - 1]} is followed by h${level}`,
      )
  }
})

test('missing values leave no programming artefacts in the text', () => {
  for (const document of documents) {
    if (document.type.only) continue // the documentation may contain them
    const text = document.$('main').text()
    assert.doesNotMatch(text, /undefined|NaN|\[object|\bnull\b|\b(19|20)\d{3}\b/, named(document))
  }
})

test('every page has one header, main, footer and search', () => {
  for (const document of documents)
    for (const landmark of ['body > header', 'main', 'body > footer', '[role=search]'])
      assert.equal(document.$(landmark).length, 1, `${named(document)}: ${landmark}`)
})

test('every page refers to its own origin only, except external links', () => {
  for (const document of documents) {
    const { $ } = document
    const loaded = $(
      'script[src], link[rel=stylesheet], link[rel=icon], img[src], iframe, object, embed, video, audio',
    )
      .toArray()
      .map(({ attribs }) => attribs.src ?? attribs.href ?? '')
    for (const address of loaded)
      assert.equal(new URL(address, site.origin).origin, site.origin, `${named(document)}: ${address}`)
    assert.equal($('[style], style, script:not([src]):not([type="application/ld+json"])').length, 0)
  }
})

// In one language in turn for each kind of page, in the full group in all.
const inTurn = documents.filter(({ type, lang }) => {
  const types = [...new Set(documents.map(document => document.type))]
  return type.only !== null || lang === LANGUAGES[types.indexOf(type) % LANGUAGES.length]
})
const followed = new Set(sized(inTurn, documents))

test('every link and anchor resolves', async () => {
  const places = new Map<string, Document>()
  for (const document of documents)
    for (const { attribs } of document.$('a[href]').toArray()) {
      const { href = '' } = attribs
      if (href.startsWith('#')) assert.equal(document.$(href).length, 1, `${named(document)}: ${href}`)
      // Officers come from the gazette; their companies may have left the register.
      else if (followed.has(document) && /^\/(?!kbo\/)/.test(href))
        places.set(href.split('#')[0] as string, document)
    }
  for (const [path, from] of places) {
    const cookie = from.type.signedIn ? { cookie: site.memberCookie } : null
    const answer = await fetch(site.origin + path, {
      redirect: 'manual',
      headers: { accept: 'text/html', ...cookie },
    })
    await answer.body?.cancel()
    assert.ok(answer.status < 400, `${path}, which ${named(from)} links to, answers ${answer.status}`)
  }
})
