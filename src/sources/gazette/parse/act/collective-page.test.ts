import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseActText } from './parse-act-text.ts'

const HEAD = 'Sociétés commerciales et agricoles — Annexe au Moniteur belge du 16 septembre 2000'

test('a page with acts of several companies is rejected with a reason', () => {
  const page = `${HEAD}\nN. 20000916 — 318\nM. Varlin est nommé gérant.\nN. 20000916 — 319\nTARNEL SA`
  const read = parseActText('00000319_fr.txt', page)
  assert.ok('unreadable' in read && /several companies/.test(read.unreadable.reason))
})

test('an act that mentions the annex is read', () => {
  const act = 'L’acte publié à l’Annexe au Moniteur belge du 16 septembre 2000 est rectifié.'
  assert.ok('publication' in parseActText('03000319_fr.txt', act))
})
