import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../config.ts'
import { LANGUAGES } from './languages.ts'

const FOLDER = join(PROJECT_DIR, 'data', 'wordings')

function phrasesIn(value: object): object[] {
  if (LANGUAGES.some(lang => lang in value)) return [value]
  return Object.values(value).flatMap(inner => (typeof inner === 'object' ? phrasesIn(inner) : []))
}

test('every wording is there in each language, without blanks around it', () => {
  for (const file of globSync('**/*.json', { cwd: FOLDER })) {
    const phrases = phrasesIn(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))
    assert.ok(phrases.length > 0, file)
    for (const phrase of phrases) {
      assert.deepEqual(Object.keys(phrase), [...LANGUAGES], file)
      for (const text of Object.values(phrase)) assert.match(text, /^\S(?:.*\S)?$/u, file)
    }
  }
})
