import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import table from '../../../data/accounts/rubric-labels.json' with { type: 'json' }
import { foldHeading } from '../../../test/fixtures/accounts/fold-heading.ts'
import { PROJECT_DIR } from '../../config.ts'
import { labelRubric, RUBRICS } from './rubric-labels.ts'

const TAXONOMY = join(
  PROJECT_DIR,
  '../shared/data/accounts/taxonomy/rubrics_22_19_m01_m04_m07_m08_m81_m87.tsv',
)

const ROWS = Object.values(table.sections)
  .flat()
  .map(row => row.split(' '))

test('every rubric has one name in each language, and names are distinct', () => {
  for (const lang of ['nl', 'fr', 'de', 'en'] as const)
    for (const { rubric, labels } of RUBRICS) assert.match(labels[lang], /^[\p{Lu}]\S*.*\S$/u, rubric)
  const rubrics = RUBRICS.map(({ rubric }) => rubric)
  assert.equal(new Set(rubrics).size, rubrics.length)
  const notes = ROWS.map(([, ...phrases]) => phrases.join(' '))
  const repeated = notes.filter((phrases, at) => notes.indexOf(phrases) !== at)
  // Numbered apart by full and abridged models, or in two notes.
  assert.deepEqual(repeated.sort(), REPEATED.sort())
})

const REPEATED = [
  'affiliated receivables',
  'by_assets other_loans',
  'by_public other_loans',
  'development net_book_value',
  'payable_long other_loans',
]

test('phrases say whether they are the Bank’s words or Griffie’s, and each is used', () => {
  const used = new Set(ROWS.flatMap(([, ...phrases]) => phrases))
  for (const [name, { origin }] of Object.entries(table.phrases)) {
    assert.ok(['bank', 'griffie'].includes(origin), name)
    assert.ok(used.has(name), `${name} names no rubric`)
  }
})

test('every rubric that filings are read into has a name', () => {
  const rubrics = new Set(
    ['rubric-facts.tsv', 'pfs-elements.tsv'].flatMap(file =>
      readFileSync(join(PROJECT_DIR, 'data/accounts', file), 'utf8')
        .split('\n')
        .filter(line => line !== '' && !line.startsWith('#'))
        .slice(1)
        .map(line => line.split('\t')[file === 'pfs-elements.tsv' ? 0 : 1] as string),
    ),
  )
  // Of models before 2016, which the page names on its own.
  const earlier = ['20/28', '70/74', '60/64', '635/7', '9902']
  const unnamed = [...rubrics].filter(code => labelRubric(code) === null && !earlier.includes(code))
  assert.deepEqual(unnamed, [])
  assert.ok(rubrics.size > 700)
})

test('a code in brackets has the name of the rubric that it repeats', () => {
  assert.deepEqual(labelRubric('(22/27)'), labelRubric('22/27'))
  assert.equal(labelRubric('0000'), null)
})

test("the last phrase of a rubric is the Bank's line where it says so", {
  skip: !existsSync(TAXONOMY) && 'no real taxonomy of the National Bank here',
}, () => {
  const names = new Map<string, Set<string>>()
  for (const line of readFileSync(TAXONOMY, 'utf8').split(/\r?\n/).slice(1)) {
    const [, , , code = '', , , , , , , fr = '', nl = ''] = line.split('\t')
    names.set(code, (names.get(code) ?? new Set<string>()).add(foldHeading(`${nl}|${fr}`)))
  }
  const wrong: string[] = []
  let compared = 0
  for (const [rubric = '', ...phrases] of ROWS) {
    const known = names.get(rubric)
    const last = phrases.filter(name => !COLUMNS.has(name)).at(-1) as keyof typeof table.phrases
    const phrase = table.phrases[last]
    if (!known || phrase.origin !== 'bank') continue
    compared++
    if (!known.has(foldHeading(`${phrase.nl}|${phrase.fr}`)))
      wrong.push(`${rubric}: ${phrase.nl}, not ${[...known]}`)
  }
  assert.deepEqual(wrong, [])
  assert.ok(compared > 150, `${compared}`)
})

// Headings of columns, which the Bank's lines leave out.
const COLUMNS = new Set(['year_before', 'full_time', 'part_time', 'total', 'total_fte'])
