import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import fc from 'fast-check'
import { escapeFormula, streamCsv } from './csv.ts'

test('lines end in CRLF, and cells are quoted where they must be', async () => {
  const rows = [
    ['plain', null],
    ['a "word"', 'one, two'],
    ['two\nlines', ''],
  ]
  assert.equal(
    await text(streamCsv(['first', 'second'], rows)),
    'first,second\r\nplain,\r\n"a ""word""","one, two"\r\n"two\nlines",\r\n',
  )
})

test('without rows there is only the header', async () => {
  assert.equal(await text(streamCsv(['first', 'second'], [])), 'first,second\r\n')
})

test('numbers stay numbers, negative ones too', () => {
  for (const number of ['0', '-1', '-12.50', '9273680.09']) assert.equal(escapeFormula(number), number)
})

test('possible formulas are escaped with an apostrophe', () => {
  for (const cell of [
    '=1+1',
    '+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '-',
    '--1',
    '-1e5',
    '＝1+1',
    '=cmd|"/c calc"!A1',
  ])
    assert.ok(escapeFormula(cell).startsWith("'"), JSON.stringify(cell))
  assert.equal(escapeFormula('name;=1+1'), "name;'=1+1", 'where cells are split at semicolons')
  assert.equal(escapeFormula('Handelsvorderingen'), 'Handelsvorderingen')
  assert.equal(escapeFormula('60/66A'), '60/66A')
})

test('no cell, however it is split, starts a formula', () => {
  const sign = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    ';',
    ' ',
    '"',
    ',',
    '1',
    '.',
    'A',
    '＝',
    '－',
    "'",
  )
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), signs => {
      const cell = escapeFormula(signs.join(''))
      return cell
        .split(/[;\t\r\n]/)
        .every(part => !/^[=+\-@＝＋－＠]/.test(part) || /^-?\d+(?:\.\d+)?$/.test(cell))
    }),
    { numRuns: 10_000 },
  )
})

test('rows are generated lazily', async () => {
  let made = 0
  function* rows() {
    for (; made < 1_000_000; made++) yield [String(made)]
  }
  const stream = streamCsv(['n'], rows())
  for await (const _ of stream) if (made > 0) break
  assert.ok(made < 50_000, `${made} rows for a reader that left`)
  assert.ok(stream.destroyed)
})

test('a failing row ends the stream with an error', async () => {
  function* rows() {
    yield ['1']
    throw new Error('no more')
  }
  await assert.rejects(text(streamCsv(['n'], rows())))
})
