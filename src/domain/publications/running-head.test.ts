import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RUNNING_HEADS } from '../../../test/fixtures/running-heads.ts'
import { parseHeaderDate, parseRunningHead, stripHeadersFooters } from './headers-footers.ts'

test('a running head is recognised in any order of its parts, with or without page number', () => {
  for (const head of RUNNING_HEADS)
    assert.deepEqual(parseRunningHead(head), { publishedOn: '2031-08-13', edition: 1 }, head)
})

test('a head with a misread date is recognised', () => {
  const head = 'BELGISCH STAATSBLAD — 33.08.2031 — MONITEUR BELGE'
  assert.deepEqual(parseRunningHead(head), { publishedOn: null, edition: 1 })
})

test('a later edition is read from it', () => {
  for (const edition of ['Ed. 2', '2e EDITIE', 'Éd. 2'])
    assert.equal(
      parseRunningHead(`MONITEUR BELGE — 13.08.2031 — ${edition} — BELGISCH STAATSBLAD`)?.edition,
      2,
    )
})

test('a mention of the gazette is no running head', () => {
  for (const line of [
    'De PUBLICATIE werd bevolen in het BELGISCH STAATSBLAD.',
    '- het BELGISCH STAATSBLAD',
    'Bijlagen bij het Belgisch Staatsblad - 13/08/2031 - Annexes du Moniteur belge',
    'verschenen in het Belgisch Staatsblad (Moniteur belge) van 13.08.2031 op bladzijde 8754',
    'BELGISCH STAATSBLAD van 13.08.2031',
  ]) {
    assert.equal(parseRunningHead(line), null, line)
    assert.equal(stripHeadersFooters(`a\n${line}\nb`), `a\n${line}\nb`)
  }
})

test('a date is parsed as printed in the head', () => {
  assert.equal(parseHeaderDate('x 1.2.2031 y'), '2031-02-01')
  assert.equal(parseHeaderDate('12.13.2031'), null)
})
