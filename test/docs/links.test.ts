// Documents name files of the project: each of them exists, and so does every heading that is linked to.

import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../src/config.ts'

const PATTERNS = ['*.md', 'docs/*.md', 'bench/*.md', 'models/*.md', 'src/**/README.md', 'clients/*/README.md']
const pages = globSync(PATTERNS, { cwd: PROJECT_DIR }).map(name => ({
  name,
  text: readFileSync(join(PROJECT_DIR, name), 'utf8'),
}))

// As GitHub makes them from headings.
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

function anchorsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    anchorOf(heading as string),
  )
}

test('every file and folder that a document names by its path exists', () => {
  const missing = pages
    .filter(({ name }) => name !== 'CHANGELOG.md') // it names what was removed
    .flatMap(({ name, text }) =>
      [...text.matchAll(/`((?:src|test|docs|bench|models|ops|migrations|bin)\/[\w./-]+)`/g)]
        .filter(([, path]) => !existsSync(join(PROJECT_DIR, path as string)))
        .map(([, path]) => `${name}: ${path}`),
    )
  assert.deepEqual(missing, [])
})

test('every link within the project leads to a file, and to a heading where it names one', () => {
  const broken = pages.flatMap(({ name, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, path, anchor]) => {
        const target = path ? join(PROJECT_DIR, dirname(name), path) : join(PROJECT_DIR, name)
        return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
      })
      .map(([link]) => `${name}: ${link}`),
  )
  assert.deepEqual(broken, [])
})
