// What of a page's markup is printed.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { html } from '../html.ts'
import { type Block, readBlocks } from './blocks.ts'

const textOf = (blocks: readonly Block[]) => JSON.stringify(blocks)

test('headings, paragraphs, terms and tables keep their text, with heads as heads', () => {
  const blocks = readBlocks(html`<section><h2>Title</h2><p class="gap">Nothing.</p>
<dl><dt>Number</dt><dd>12 <span class="soft">(x)</span></dd></dl>
<table class="figures"><caption>Sums</caption><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>
<tbody><tr class="sum"><th scope="row" class="depth-2">c</th><td colspan="2">3</td></tr></tbody></table></section>`)
  assert.deepEqual(
    blocks.map(({ kind }) => kind),
    ['heading', 'paragraph', 'table', 'table'],
  )
  const [heading, paragraph, terms, table] = blocks
  assert.deepEqual(heading, { kind: 'heading', level: 2, runs: [{ text: 'Title' }] })
  assert.equal(paragraph?.kind === 'paragraph' && paragraph.look, 'gap')
  assert.ok(terms?.kind === 'table' && table?.kind === 'table')
  assert.deepEqual(
    terms.body[0]?.map(cell => [cell.scope, cell.runs.map(({ text }) => text).join('')]),
    [
      ['Row', 'Number'],
      [null, '12 (x)'],
    ],
  )
  assert.deepEqual(
    table.head[0]?.map(({ scope }) => scope),
    ['Column', 'Column'],
  )
  const [first, second] = table.body[0] ?? []
  assert.deepEqual([first?.scope, first?.indent, first?.runs[0]?.bold], ['Row', 2, true])
  assert.deepEqual([second?.columns, second?.isFigure], [2, true])
})

test('ways to other pages, hidden text and what opens a table on the screen are left out', () => {
  const blocks =
    readBlocks(html`<nav>a</nav><p><a class="button" href="/x">b</a></p><span class="unseen">c</span>
<p>Earlier years. <a href="/en/account">d</a></p><details><summary>e</summary><p>kept</p></details>
<details><summary>f</summary><dl class="formulas"><dt>g</dt><dd>h</dd></dl></details><svg aria-hidden="true"><text>i</text></svg>`)
  assert.equal(
    blocks
      .map(block => (block.kind === 'paragraph' ? block.runs.map(({ text }) => text).join('') : '?'))
      .join('|'),
    'Earlier years.|kept',
  )
})

test('only links out of the site stay links', () => {
  const said = textOf(
    readBlocks(html`<p><a href="https://example.org/1">one</a> <a href="/nl/company/x">two</a></p>`),
  )
  assert.ok(said.includes('"link":"https://example.org/1"'))
  assert.ok(said.includes('two') && !said.includes('/nl/company'))
})

test('a chart becomes shapes with its description', () => {
  const [drawing] = readBlocks(
    html`<svg viewBox="0 0 10 5" role="img" aria-label="What it shows"><rect class="positive" x="1" y="2" width="3" height="4"/><g class="bad"><text x="1" y="2">t<title>long</title></text></g><path class="zero" d="M0 0H9"/></svg>`,
  )
  assert.ok(drawing?.kind === 'drawing')
  assert.equal(drawing.alt, 'What it shows')
  assert.deepEqual(
    drawing.drawing.shapes.map(shape => [shape.kind, shape.kind === 'text' ? shape.text : shape.look.fill]),
    [
      ['rect', '#0f4c5c'],
      ['text', 't'],
      ['path', undefined],
    ],
  )
})
