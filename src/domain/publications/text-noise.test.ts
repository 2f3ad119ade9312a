import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareNoise, countNoise } from './text-noise.ts'

const HEAD = 'BELGISCH STAATSBLAD — 13.08.2031 — MONITEUR BELGE  8755'
const CLEAN = [
  'Ondernemingsrechtbank Gent, afdeling Brugge',
  'Opening van het faillissement van: DE VERZONNEN',
  'BAKKERIJ BV MOLENDREEF 3, 8999 DUINEKERKE.',
  'Handelsactiviteit: brood- en banketbakkerij',
  'Datum faillissement: 5 maart 2031.',
].join('\n')
const NEIGHBOUR = 'Tribunal de l’entreprise de Songe\nFaillite de : CHIMERE SRL\n2031/140001\n'
const withHead = CLEAN.replace('\nBAKKERIJ', `\n${HEAD}\nBAKKERIJ`)

test('running heads, other notices and lost letters are noise; a text’s own number, hyphens and years are not', () => {
  assert.equal(countNoise(CLEAN), 0)
  assert.equal(countNoise(`${CLEAN}\n2031/140010`), 0)
  assert.equal(countNoise(CLEAN.replace('maart 2031', 'maart\n(2031)\nen later')), 0)
  assert.equal(countNoise(CLEAN.replace('maart 2031', 'maart\n2031/140020\nen later')), 0)
  assert.equal(countNoise('SRL Chimère à Songe\n(4999)\nest déclarée en faillite.'), 0)
  assert.equal(countNoise(withHead), 1)
  assert.equal(countNoise(NEIGHBOUR + CLEAN), 1)
  assert.equal(countNoise(NEIGHBOUR.replace('2031/140001', '(417)') + CLEAN), 1)
  assert.equal(countNoise(CLEAN.replace('Gent', 'G\ufffdnt')), 1)
  assert.equal(countNoise(CLEAN.replace('Gent', 'GÃ©nt')), 1)
})

test('the text with less noise is cleaner, in either order', () => {
  for (const dirty of [withHead, NEIGHBOUR + CLEAN, CLEAN.replace('Gent', 'G\ufffdnt')]) {
    assert.ok(compareNoise(CLEAN, dirty) < 0)
    assert.ok(compareNoise(dirty, CLEAN) > 0)
  }
  assert.equal(compareNoise(CLEAN, CLEAN), 0)
})

test('a text that lacks part of the notice is not cleaner', () => {
  assert.equal(compareNoise(CLEAN.slice(0, 90), withHead), 0)
})

test('broken words count between texts with the same letters only, not against a corrected text', () => {
  const broken = CLEAN.replace('faillissement', 'faillis- sement')
  assert.ok(compareNoise(CLEAN, broken) < 0)
  assert.ok(compareNoise(CLEAN.replace('\nBAKKERIJ', '-\nBAKKERIJ'), broken) < 0)
  assert.equal(compareNoise(CLEAN.replace('5 maart', '6 maart'), broken), 0)
})
