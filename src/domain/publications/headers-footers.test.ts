import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RUNNING_HEADS } from '../../../test/fixtures/running-heads.ts'
import { countHeadersFooters, stripHeadersFooters } from './headers-footers.ts'

test('running heads are removed, as whole lines and within a line', () => {
  for (const head of RUNNING_HEADS)
    assert.equal(stripHeadersFooters(`Curator: JAN\n${head}\nFANTAST`), 'Curator: JAN\nFANTAST')
  const [even, odd] = [RUNNING_HEADS[1], RUNNING_HEADS[2]]
  assert.equal(stripHeadersFooters(`te 9160 ${odd} LOKEREN`), 'te 9160 LOKEREN')
  assert.equal(stripHeadersFooters(`te ${even} 9160 LOKEREN`), 'te 9160 LOKEREN')
})

test('a head cut at a column edge is removed too', () => {
  const lines = [
    '8754 BELGISCH STAATSBLAD — 13.0',
    'MONITEUR BELGE — 13.08.',
    '.2031 — BELGISCH STAATSBLAD 8755',
  ]
  for (const line of lines) assert.equal(stripHeadersFooters(`a\n${line}\nb`), 'a\nb', line)
  assert.equal(countHeadersFooters(lines.join('\n')), 3)
})

test('a page number beside a head is removed with it, a trailing year or postcode is kept', () => {
  const head = 'BELGISCH STAATSBLAD — 13.08.2031 — MONITEUR BELGE'
  assert.equal(stripHeadersFooters(`a\n8754\n${head}\nb`), 'a\nb')
  assert.equal(stripHeadersFooters(`a\n${head}\n8755\nb`), 'a\nb')
  assert.equal(stripHeadersFooters(`op 28/05/\n2030\n${head}\nb`), 'op 28/05/\n2030\nb')
  assert.equal(stripHeadersFooters(`rue Longue,\n7190\n${head} 8755\nb`), 'rue Longue,\n7190\nb')
})

test('the colophon is removed with the director’s name, whole or cut; sentences about the gazette are kept', () => {
  for (const lines of [
    ['Moniteur belge, chaussée d’Anvers 53, 1000 Bruxelles. − B', 'Directeur : W'],
    ['Belgisch Staatsblad, Antwerpsesteenweg 53, 1000 Bruss', 'Directeur : Willem Fantast'],
    ['elgisch Staatsblad, Antwerpsesteenweg 53, 1000 Brussel.'],
  ])
    assert.equal(stripHeadersFooters(['a', ...lines, 'b'].join('\n')), 'a\nb')
  const text = [
    'De bekendmaking in het',
    'Belgisch Staatsblad, Antwerpsesteenweg 53, 1000 Brussel, op kosten van',
    'Directeur : Willem Fantast',
    'Moniteur belge, le 13.08.2031',
  ].join('\n')
  assert.equal(stripHeadersFooters(text), text)
  assert.equal(countHeadersFooters(text), 0)
})
