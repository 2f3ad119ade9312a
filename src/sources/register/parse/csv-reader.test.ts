import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { CsvReader } from './csv-reader.ts'

type Seen = {
  records: { fields: (string | null)[]; line: number }[]
  malformed: { line: number; reason: string }[]
}

function readPieces(pieces: string[]): Seen {
  const seen: Seen = { records: [], malformed: [] }
  const reader = new CsvReader({
    record: (fields, line) => seen.records.push({ fields: [...fields], line }),
    malformed: (_text, line, reason) => seen.malformed.push({ line, reason }),
  })
  for (const piece of pieces) reader.push(piece)
  reader.end()
  return seen
}

const read = (text: string) => readPieces([text])

test('an empty field and an empty quoted field are both null', () => {
  assert.deepEqual(read('"a",,"",01-01-2020\n').records, [
    { fields: ['a', null, null, '01-01-2020'], line: 1 },
  ])
})

test('doubled quotes, commas and newlines are part of a quoted field', () => {
  assert.deepEqual(read('"""I.D."" S.C","x,y\nz"\n"next"\n').records, [
    { fields: ['"I.D." S.C', 'x,y\nz'], line: 1 },
    { fields: ['next'], line: 3 },
  ])
})

test('CRLF ends a line like LF', () => {
  assert.deepEqual(
    read('"a",1\r\n"b",\r\n').records.map(({ fields }) => fields),
    [
      ['a', '1'],
      ['b', null],
    ],
  )
})

test('a line with a stray quote is reported and the next one parsed', () => {
  const { records, malformed } = read('"a"x,"b"\n"c"\n')
  assert.deepEqual(
    malformed.map(({ line }) => line),
    [1],
  )
  assert.deepEqual(records, [{ fields: ['c'], line: 2 }])
})

test('an unclosed quote affects its own line only', () => {
  const lines = Array.from({ length: 3000 }, (_, at) => `"row ${at}",7`)
  lines[10] = 'x,"open'
  const { records, malformed } = read(`${lines.join('\n')}\n`)
  assert.deepEqual(
    malformed.map(({ line }) => line),
    [11],
  )
  assert.equal(records.length, 2999)
})

test('records round-trip for any chunking', () => {
  const field = fc.option(
    fc.string({ minLength: 1 }).filter(text => text.trim() === text && text !== ''),
    { nil: null },
  )
  const rows = fc.array(fc.array(field, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(rows, fc.array(fc.nat(400)), (table, cuts) => {
      const text = table
        .map(row => row.map(value => (value === null ? '' : `"${value.replaceAll('"', '""')}"`)).join(','))
        .join('\n')
        .concat('\n')
      const places = [...new Set(cuts.map(cut => cut % text.length))].sort((a, b) => a - b)
      const pieces = [0, ...places].map((from, at) => text.slice(from, places[at] ?? text.length))
      assert.deepEqual(
        readPieces(pieces).records.map(({ fields }) => fields),
        table,
      )
    }),
  )
})

test('tabs become spaces, and surrounding spaces are trimmed inside quotes or outside', () => {
  const filed = '"\tLa Ruche\td\'Or \t"\t,\t"0200\t065 765",\t05-03-1999\t,"\t", \t\n"next"\t\n'
  assert.deepEqual(
    read(filed).records.map(({ fields }) => fields),
    [["La Ruche d'Or", '0200 065 765', '05-03-1999', null, null], ['next']],
  )
  for (let cut = 1; cut < filed.length; cut++)
    assert.deepEqual(readPieces([filed.slice(0, cut), filed.slice(cut)]), read(filed))
})

test('an endless field is reported once, with bounded memory', () => {
  const piece = 'x'.repeat(100_000)
  for (const first of ['', '"']) {
    const { records, malformed } = readPieces([`"a"\n${first}`, ...Array(20).fill(piece), '\n"b"\n'])
    assert.deepEqual(
      malformed.map(({ line }) => line),
      [2],
    )
    assert.deepEqual(records, [
      { fields: ['a'], line: 1 },
      { fields: ['b'], line: 3 },
    ])
  }
})
