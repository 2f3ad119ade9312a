import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { foldHeading } from '../../../test/fixtures/accounts/fold-heading.ts'
import { PROJECT_DIR } from '../../config.ts'
import { STATEMENTS } from './statement-lines.ts'

const TAXONOMY = join(
  PROJECT_DIR,
  '../shared/data/accounts/taxonomy/rubrics_22_19_m01_m04_m07_m08_m81_m87.tsv',
)
const LINES = Object.values(STATEMENTS).flat()

test('labels are not empty and contain no internal identifiers', () => {
  for (const { rubric, labels } of LINES)
    for (const label of Object.values(labels)) assert.match(label, /^\p{Lu}(?!.*[a-z][A-Z][a-z])/u, rubric)
})

test('a rubric is one line of its statement, at a depth from 0 to 3', () => {
  for (const lines of Object.values(STATEMENTS)) {
    assert.equal(new Set(lines.map(({ rubric }) => rubric)).size, lines.length)
    for (const { rubric, depth } of lines) assert.ok([0, 1, 2, 3].includes(depth), rubric)
  }
})

// Ours say what the Bank's leave to the page: of which statement, and that a line is of another.
const SAID_OTHERWISE = new Set(['76A', '1003'])

test("rubrics have the National Bank's names in Dutch and French", {
  skip: !existsSync(TAXONOMY) && 'no real taxonomy of the National Bank here',
}, () => {
  const names = new Map<string, Set<string>>()
  for (const line of readFileSync(TAXONOMY, 'utf8').split(/\r?\n/).slice(1)) {
    const [, , , code = '', period, , , , , , fr = '', nl = ''] = line.split('\t')
    if (period === 'N')
      names.set(code, (names.get(code) ?? new Set<string>()).add(foldHeading(`${nl}|${fr}`)))
  }
  const wrong = LINES.filter(({ rubric, labels }) => {
    const known = names.get(rubric)
    return known && !SAID_OTHERWISE.has(rubric) && !known.has(foldHeading(`${labels.nl}|${labels.fr}`))
  })
  assert.deepEqual(
    wrong.map(({ rubric }) => rubric),
    [],
  )
})
