import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../config.ts'
import { LANGUAGES, sentence } from './languages.ts'

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

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()

test('a sentence stands for the same values in each language', () => {
  for (const file of globSync('**/*.json', { cwd: FOLDER })) {
    const { sentences = {} } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))
    for (const [key, { nl, ...others }] of Object.entries<Record<string, string>>(sentences))
      for (const text of Object.values(others))
        assert.deepEqual(placeholders(text), placeholders(nl as string), `${file} ${key}`)
  }
})

test('a sentence is filled by name, and French marks keep their blank', () => {
  const found = { nl: '{q}: {count}', fr: '« {q} » : {count}', de: '{count} für {q}', en: '{count} for {q}' }
  const filled = sentence(found, 'count', 'q')
  assert.equal(filled.nl(2, 'molen'), 'molen: 2')
  assert.equal(filled.fr(2, 'molen'), '«\u00a0molen\u00a0»\u00a0: 2')
  assert.equal(filled.en('two', '$1'), 'two for $1')
})
