// docs/specification.md names a test for every statement: each of them is there, under that very title.

import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../src/config.ts'

const lines = readFileSync(join(PROJECT_DIR, 'docs', 'specification.md'), 'utf8').split('\n')

type Row = { number: number; statement: string; tests: [file: string, title: string][] }

const rows = lines.filter(line => /^\| \d/.test(line)).map(readRow)

function readRow(line: string): Row {
  const [number, statement, cell, ...more] = line.slice(2, -2).split(' | ')
  assert.ok(number && statement && cell && more.length === 0, `three columns: ${line}`)
  const tests = cell.split('<br>').map((named): [string, string] => {
    const [, file, title] = /^`([^`]+)` `([^`]+)`$/.exec(named) ?? []
    assert.ok(file && title, `a file and a title: ${named}`)
    return [file, title]
  })
  return { number: Number(number), statement, tests }
}

const titlesOf = new Map<string, Set<string>>()

/** Titles of the tests of a file as they are written there; one that is made of parts keeps its placeholders. */
function readTitles(file: string): Set<string> {
  const known = titlesOf.get(file)
  if (known) return known
  const path = join(PROJECT_DIR, file)
  assert.ok(existsSync(path), `no file ${file}`)
  const calls = readFileSync(path, 'utf8').matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g)
  const titles = new Set([...calls].map(([, , title]) => title as string))
  titlesOf.set(file, titles)
  return titles
}

test('every line of a table is a statement of its own, numbered in order', () => {
  const headings = new Set(['| no | statement | test |', '| --- | --- | --- |'])
  const inTables = lines.filter(line => line.startsWith('|') && !headings.has(line))
  assert.ok(rows.length > 240, `${rows.length} rows`)
  assert.equal(rows.length, inTables.length)
  assert.deepEqual(
    rows.map(({ number }) => number),
    rows.map((_, at) => at + 1),
  )
  assert.ok(rows.every(({ statement }) => statement.length > 10))
})

test('no statement stands twice under one heading', () => {
  let heading = ''
  const statements = lines.flatMap(line => {
    if (line.startsWith('## ')) heading = line
    return /^\| \d/.test(line) ? [`${heading} ${readRow(line).statement}`] : []
  })
  assert.equal(new Set(statements).size, statements.length)
})

test('every statement names a test that exists', () => {
  const missing = rows.flatMap(({ number, tests }) => {
    assert.ok(tests.length > 0, `row ${number}`)
    return tests
      .filter(([file, title]) => !readTitles(file).has(title))
      .map(([file, title]) => `${number}: ${file}: ${title}`)
  })
  assert.deepEqual(missing, [])
})
