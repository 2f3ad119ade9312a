import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderPages } from './search-hits.ts'

test('an activity is marked with the language of its name', () => {
  const pages = [{ kind: 'nace', code: '43', name: 'Bouwwerkzaamheden', language: 'nl' }] as const
  assert.match(String(renderPages('en', pages)), /: <span lang="nl">Bouwwerkzaamheden<\/span></)
})
