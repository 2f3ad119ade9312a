import assert from 'node:assert/strict'
import { test } from 'node:test'
import { repairWords } from './repair-words.ts'

test('letters that recognition takes for one another are restored in the words of acts', () => {
  for (const [read, meant] of [
    ['adrninistrateur', 'administrateur'],
    ['gede1egeerd bestuurder', 'gedelegeerd bestuurder'],
    ['l’as5emblée', 'l’assemblee'],
    ['mandaat tot op heclen', 'mandaat tot op heden'],
    ['le Tribiinal', 'le Tribunal'],
    ['voornocmd', 'voornoemd'],
  ]) {
    assert.equal(repairWords(read as string), meant)
  }
})

test('a misread title before a name is restored, and one glued to it is parted', () => {
  assert.equal(repairWords('Modame Rose Aune et MonsieurLuc Fil'), 'Madame Rose Aune et Monsieur Luc Fil')
  assert.equal(repairWords('Hcrrn Karl Nadel und Frou Eva Faden'), 'Herrn Karl Nadel und Frau Eva Faden')
  assert.equal(repairWords('Fran Drescher'), 'Fran Drescher')
})

test('a word broken by a blank is joined, and one glued to the word before is parted', () => {
  assert.equal(repairWords('le 6 septem bre'), 'le 6 septembre')
  assert.equal(repairWords('te benoemen alsvoorzitter'), 'te benoemen als voorzitter')
})

test('words that are right stay as they are, however near to others', () => {
  for (const text of [
    'verleend verlengd verlenen verlangen',
    'De heer Karel Verlinden',
    'SOCIETE ANONYME',
    'laquelle question est gelegen',
    '0412.345.614',
  ]) {
    assert.equal(repairWords(text), text)
  }
})
