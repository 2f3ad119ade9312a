// Pages of real issues, if present next to the project. They name real people, so none of their content is in
// the project.

import assert from 'node:assert/strict'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../../../src/config.ts'
import { countHeadersFooters } from '../../../../src/domain/publications/headers-footers.ts'
import type { Publication } from '../../../../src/domain/publications/publication.ts'
import { readAll } from './read-all.ts'

const FOLDER = join(PROJECT_DIR, '..', 'shared', 'data', 'gazette')
const NOTICES = join(FOLDER, 'insolvency', 'enterprise_court_notices_2025.jsonl.gz')
const options = { skip: existsSync(NOTICES) ? false : 'no real issues beside the project' }

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()

const SETS = [
  NOTICES,
  join(FOLDER, 'insolvency', 'enterprise_court_notices_2026-01_02.jsonl.gz'),
  join(FOLDER, 'insolvency', 'free_text_notices_2025-02_2026-02.jsonl.gz'),
]

const known = new Map<string, Promise<Map<string, Publication>>>()

function knownNotices(set = NOTICES): Promise<Map<string, Publication>> {
  const notices =
    known.get(set) ??
    readAll(set).then(({ publications, unreadable }) => {
      assert.deepEqual(unreadable, [])
      return new Map(publications.map(publication => [publication.numac, publication]))
    })
  known.set(set, notices)
  return notices
}

async function compare(file: string): Promise<Publication[]> {
  const notices = await knownNotices()
  const { publications } = await readAll(join(FOLDER, 'gazette_issues', file))
  for (const read of publications) {
    const same = notices.get(read.numac)
    assert.ok(same, `${read.numac} is known`)
    assert.equal(squeeze(read.text), squeeze(same.text), read.numac)
    assert.equal(read.language, same.language, read.numac)
  }
  return publications
}

for (const [day, lost] of [
  ['2025-02-20', 0],
  ['2025-03-04', 0],
  // The number of one notice is on the page after the last.
  ['2025-08-13', 1],
] as const) {
  test(`no notice of ${day} is lost or merged`, options, async () => {
    const read = new Set((await compare(`${day}_insolvency_pages_by_column.txt`)).map(({ numac }) => numac))
    const missing = [...(await knownNotices()).values()].filter(
      ({ publishedOn, numac }) => publishedOn === day && !read.has(numac),
    )
    assert.equal(missing.length, lost)
  })
}

test('a PDF’s own columns give the same texts', options, async () => {
  assert.equal((await compare('2025-08-13_insolvency_pages.pdf')).length, 17)
})

test('register lists are complete, with as many entries in each language', options, async () => {
  const { publications } = await readAll(join(FOLDER, 'kbo_lists_2025-03-07_by_column.txt'))
  assert.equal(publications.length, 3)
  for (const { text } of publications) {
    const count = (label: RegExp) => text.match(label)?.length
    assert.ok(count(/^No ent\. \d/gm))
    assert.equal(count(/^No ent\. \d/gm), count(/^Ond\. Nr\. \d/gm))
    assert.equal(count(/^No ent\. \d/gm), count(/^Unt\. nr\. \d/gm))
  }
})

const NUMBER_LINE = /^\d{4}\/1\d{5}$/
// Digits of the reference texts were partly replaced (national register numbers).
const withoutFigures = (text: string): string => squeeze(text).replace(/\d/g, '0')

for (const day of ['2026-01-02', '2026-01-06', '2026-01-20', '2026-02-18']) {
  test(`the issue of ${day}, without its file name, gives its day and every notice, without running heads`, {
    skip: existsSync(join(FOLDER, 'gazette_issues', `${day}.pdf`)) ? false : 'no real issue of that day',
  }, async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'griffie-issue-')), 'issue.pdf')
    copyFileSync(join(FOLDER, 'gazette_issues', `${day}.pdf`), path)
    const { publications, unreadable } = await readAll(path)
    rmSync(dirname(path), { recursive: true })
    assert.deepEqual(unreadable, [])
    const [read, numbered, typed] = [
      new Map(publications.map(publication => [publication.numac, publication])),
      await knownNotices(SETS[1]),
      await knownNotices(SETS[2]),
    ]
    for (const { numac, text, publishedOn } of publications) {
      assert.equal(publishedOn, day, numac)
      assert.equal(countHeadersFooters(text), 0, numac)
      assert.ok(!text.split('\n').some(line => NUMBER_LINE.test(line)), `${numac} holds a number line`)
      const same = numbered.get(numac) ?? typed.get(numac)
      if (same) assert.equal(withoutFigures(text), withoutFigures(same.text), numac)
    }
    const lost = [...numbered.values()].filter(one => one.publishedOn === day && !read.has(one.numac))
    assert.deepEqual(lost, [])
  })
}
