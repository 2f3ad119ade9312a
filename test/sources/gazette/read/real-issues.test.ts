// Pages of real issues, where they lie beside the project. They name real people, so nothing of them is in the
// project and no name stands here.

import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../../../src/config.ts'
import type { Publication } from '../../../../src/domain/publication.ts'
import { readAll } from './read-all.ts'

const FOLDER = join(PROJECT_DIR, '..', 'shared', 'data', 'gazette')
const NOTICES = join(FOLDER, 'insolvency', 'enterprise_court_notices_2025.jsonl.gz')
const options = { skip: existsSync(NOTICES) ? false : 'no real issues beside the project' }

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()

let known: Promise<Map<string, Publication>> | undefined

function knownNotices(): Promise<Map<string, Publication>> {
  known ??= readAll(NOTICES).then(({ publications, unreadable }) => {
    assert.deepEqual(unreadable, [])
    return new Map(publications.map(publication => [publication.numac, publication]))
  })
  return known
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
  // The number of one notice stands on the page after the last.
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

test('register lists come whole, with as many entries in each language', options, async () => {
  const { publications } = await readAll(join(FOLDER, 'kbo_lists_2025-03-07_by_column.txt'))
  assert.equal(publications.length, 3)
  for (const { text } of publications) {
    const count = (label: RegExp) => text.match(label)?.length
    assert.ok(count(/^No ent\. \d/gm))
    assert.equal(count(/^No ent\. \d/gm), count(/^Ond\. Nr\. \d/gm))
    assert.equal(count(/^No ent\. \d/gm), count(/^Unt\. nr\. \d/gm))
  }
})
