import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flatten } from './flat-text.ts'

const BREAKS: [string, string][] = [
  ['DURME-\nLAAN', 'DURMELAAN'],
  ['HAZE-LEZ-\nHERLAND', 'HAZE-LEZ-HERLAND'],
  ['HAZE-\nLEZ-HERLAND', 'HAZE-LEZ-HERLAND'],
  ['RUE ROYALE-\nSAINTE-ALIDA', 'RUE ROYALE-SAINTE-ALIDA'],
  // No hyphen of its own on the other side.
  ['HAZEN-\nDE', 'HAZENDE'],
  ['DEN-\nDERHAAS', 'DENDERHAAS'],
  ['ODILON-HAZEN-\nDREEF', 'ODILON-HAZENDREEF'],
  ['PEER BV-\nSINT-ALIDASTRAAT', 'PEER BV- SINT-ALIDASTRAAT'],
]

for (const [printed, flat] of BREAKS) {
  test(`a hyphen at the end of a line: ${printed.replace('\n', '⏎')}`, () => {
    assert.equal(flatten(printed).flat, flat)
  })
}
