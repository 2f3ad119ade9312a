// Printing of any text: nothing is lost, nothing throws.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { CODE_POINT } from '../../../../test/fixtures/code-points.ts'
import { readPdf, squeeze } from '../../../../test/fixtures/read-pdf.ts'
import { html } from '../html.ts'
import { prepareText } from './fonts.ts'
import { printReport } from './print-report.ts'

const print = (body: string, title = 'A report') =>
  printReport({
    lang: 'en',
    title,
    subject: 'Company report',
    footer: 'Foot',
    pageOf: (page, pages) => `${page}/${pages}`,
    madeAt: new Date('2026-03-03T10:00:00Z'),
    body,
    attachment: { name: 'answers.json', description: 'Answers', content: Buffer.from('{}') },
    digest: 'aa',
  })

test('the same report gives the same bytes', async () => {
  const body = html`<h1>One</h1><p>Two <b>three</b></p>`
  assert.deepEqual(await print(body), await print(body))
})

test('no text is lost, whatever its script, signs and length', async () => {
  const anyText = fc.oneof(
    fc.string({ unit: CODE_POINT, maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ maxLength: 300 }),
    fc.constantFrom(
      'Š Ł Ελλάς Жук',
      'a\u0301e\u0308',
      '…\u202f1\u202f234',
      'W'.repeat(400),
      '<&>"\'',
      '\ud800x',
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 6 }), async texts => {
      const [title = ''] = texts
      const rows = texts.map(text => html`<tr><th scope="row">${text}</th><td>${text}</td></tr>`)
      const bytes = await print(
        html`<h2>${title}</h2><p>${texts}</p><ul>${texts.map(text => html`<li>${text}</li>`)}</ul>
<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody>${rows}</tbody></table>`,
        title,
      )
      const { text } = await readPdf(bytes)
      const words = squeeze(texts.map(prepareText).join('')).replaceAll('\u00ad', '')
      for (const word of texts.map(one => squeeze(prepareText(one)))) assert.ok(text.includes(word), word)
      assert.ok(text.includes(words), `${words} | ${text}`)
    }),
    { numRuns: 40, seed: 7 },
  )
})

test('a row higher than a page goes on, and its table repeats its head for the eye', async () => {
  const long = 'word '.repeat(6_000)
  const { pages, text } = await readPdf(
    await print(
      html`<table><thead><tr><th>Head</th><th>B</th></tr></thead><tbody><tr><th>a</th><td>${long}</td></tr></tbody></table>`,
    ),
  )
  assert.ok(pages.length > 3)
  assert.equal(text.match(/word/g)?.length, 6_000)
  for (const page of pages) assert.ok(page.text.startsWith('Head'))
})

test('characters without a letter in the font are written by their code point', () => {
  assert.equal(prepareText('Łódź Ελλάς Ж €'), 'Łódź Ελλάς Ж €')
  assert.equal(prepareText('公😀'), '[U+516C][U+1F600]')
  assert.equal(prepareText('a\u200bb\u202ec\u0000d'), 'abcd')
  assert.equal(prepareText('1\u202f234'), '1\u00a0234')
})
