import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectHeadersFooters, type EdgePage, shapeOf } from './detect-headers-footers.ts'

const row = (text: string, y = 47, wide = true) => ({ text, y, wide })

function pagesOf(count: number, top: (page: number) => ReturnType<typeof row>[], from = 1): EdgePage[] {
  return Array.from({ length: count }, (_, at) => ({ page: from + at, top: top(from + at), bottom: [] }))
}

function isHead(pages: EdgePage[], text: string, y = 47): boolean {
  return detectHeadersFooters(pages).count('top', [row(text, y)]) === 1
}

test('a shape ignores the values of numbers and a page number at either end', () => {
  assert.equal(shapeOf('8754  EEN — 18.02.2031 — TWEE'), shapeOf('EEN – 19.02.2031 - TWEE 8755'))
  assert.notEqual(shapeOf('EEN — 18.02.2031'), shapeOf('EEN'))
})

test('a row with page numbers is a header from three pages on, whatever its words', () => {
  const head = (page: number) => [row(page % 2 ? `Gazet ${page}` : `${page} Gazet`), row('een tekst', 69)]
  assert.ok(isHead(pagesOf(3, head), 'Gazet 9'))
  assert.ok(!isHead(pagesOf(2, head), 'Gazet 9'))
  assert.ok(isHead([...pagesOf(2, head), ...pagesOf(3, head, 40)], 'Gazet 9'), 'pages may be left out')
})

test('a row is a header only at its position and at the page’s edge', () => {
  const headersFooters = detectHeadersFooters(
    pagesOf(6, page => [row(`Gazet ${page}`), row('tekst'.repeat(page), 69)]),
  )
  assert.equal(headersFooters.count('top', [row('Gazet 7'), row('een tekst', 69)]), 1)
  assert.equal(headersFooters.count('top', [row('een tekst', 47), row('Gazet 7', 69)]), 0)
  assert.equal(headersFooters.count('top', [row('Gazet 7', 69)]), 0)
  assert.equal(headersFooters.count('bottom', [row('Gazet 7')]), 0)
})

test('a title at the top of every page is no header, nor is a notice number', () => {
  const court = 'Ondernemingsrechtbank Gent, afdeling Brugge'
  const titles = pagesOf(9, () => [row(`${court} ${court}`, 69, false)])
  assert.ok(!isHead(titles, `${court} ${court}`, 69))
  const numbers = pagesOf(9, page => [row(`2031/1${40_000 + page} 2031/1${50_000 + page}`, 811, false)])
  assert.ok(!isHead(numbers, '2031/140050 2031/150050', 811))
  const typed = pagesOf(9, page => [row(`(${page}) (${page + 20})`, 811, false)])
  assert.ok(!isHead(typed, '(50) (60)', 811))
})

test('a row without page numbers is a header when it is identical on most of many pages', () => {
  const plain = (page: number) => [row('Gazet van 12 maart'), row(`regel ${page * 7}.`, 69)]
  assert.ok(isHead(pagesOf(6, plain), 'Gazet van 12 maart'))
  assert.ok(!isHead(pagesOf(5, plain), 'Gazet van 12 maart'))
  const dated = (page: number) => [row(`Gazet van ${page}.03.2031`, 47, false)]
  assert.ok(!isHead(pagesOf(9, dated), 'Gazet van 3.03.2031'), 'another day on each')
})

test('a header on even pages only is detected', () => {
  const pages = pagesOf(12, page => [page % 2 ? row(`tekst ${'x'.repeat(page)}`, 69) : row(`${page} Gazet`)])
  assert.ok(isHead(pages, '20 Gazet'))
})
