import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countRunningHeads, readHeadDate, readRunningHead, stripRunningHeads } from './running-head.ts'

const HEADS = [
  '65294  MONITEUR BELGE — 13.08.2031 — BELGISCH STAATSBLAD',
  '8754  BELGISCH STAATSBLAD — 13.08.2031 — MONITEUR BELGE',
  'BELGISCH STAATSBLAD — 13.08.2031 — MONITEUR BELGE  8755',
  'MONITEUR BELGE — 13.08.2031 — BELGISCH STAATSBLAD',
  'BELGISCHSTAATSBLAD–13.08.2031–MONITEURBELGE8755',
  'M O N I T E U R BELGE - 13. 08. 2031 - BELGISCH STAATSBLAD',
  'MONITEUR BELGE | BELGISCH STAATSBLAD | 13/08/2031',
  '13.08.2031 — Belgisches Staatsblatt — Moniteur belge 12',
]

test('a running head is one in any order of its parts, with or without the page’s number', () => {
  for (const head of HEADS)
    assert.deepEqual(readRunningHead(head), { publishedOn: '2031-08-13', edition: 1 }, head)
})

test('a head whose day was read wrongly is one all the same', () => {
  const head = 'BELGISCH STAATSBLAD — 33.08.2031 — MONITEUR BELGE'
  assert.deepEqual(readRunningHead(head), { publishedOn: null, edition: 1 })
})

test('a later edition is named in it', () => {
  for (const edition of ['Ed. 2', '2e EDITIE', 'Éd. 2'])
    assert.equal(
      readRunningHead(`MONITEUR BELGE — 13.08.2031 — ${edition} — BELGISCH STAATSBLAD`)?.edition,
      2,
    )
})

test('what speaks of the gazette is no running head', () => {
  for (const line of [
    'De PUBLICATIE werd bevolen in het BELGISCH STAATSBLAD.',
    '- het BELGISCH STAATSBLAD',
    'Bijlagen bij het Belgisch Staatsblad - 13/08/2031 - Annexes du Moniteur belge',
    'verschenen in het Belgisch Staatsblad (Moniteur belge) van 13.08.2031 op bladzijde 8754',
    'BELGISCH STAATSBLAD van 13.08.2031',
  ]) {
    assert.equal(readRunningHead(line), null, line)
    assert.equal(stripRunningHeads(`a\n${line}\nb`), `a\n${line}\nb`)
  }
})

test('a date is read as the head prints it', () => {
  assert.equal(readHeadDate('x 1.2.2031 y'), '2031-02-01')
  assert.equal(readHeadDate('12.13.2031'), null)
})

test('heads are taken out of a text, whole lines of it and within a line', () => {
  for (const head of HEADS)
    assert.equal(stripRunningHeads(`Curator: JAN\n${head}\nFANTAST`), 'Curator: JAN\nFANTAST')
  const [even, odd] = [HEADS[1], HEADS[2]]
  assert.equal(stripRunningHeads(`te 9160 ${odd} LOKEREN`), 'te 9160 LOKEREN')
  assert.equal(stripRunningHeads(`te ${even} 9160 LOKEREN`), 'te 9160 LOKEREN')
})

test('a head cut in two by the edge of a column goes, too', () => {
  const lines = [
    '8754 BELGISCH STAATSBLAD — 13.0',
    'MONITEUR BELGE — 13.08.',
    '.2031 — BELGISCH STAATSBLAD 8755',
  ]
  for (const line of lines) assert.equal(stripRunningHeads(`a\n${line}\nb`), 'a\nb', line)
  assert.equal(countRunningHeads(lines.join('\n')), 3)
})

test('a page number beside a head goes with it, a year or a postcode that a line ends with stays', () => {
  const head = 'BELGISCH STAATSBLAD — 13.08.2031 — MONITEUR BELGE'
  assert.equal(stripRunningHeads(`a\n8754\n${head}\nb`), 'a\nb')
  assert.equal(stripRunningHeads(`a\n${head}\n8755\nb`), 'a\nb')
  assert.equal(stripRunningHeads(`op 28/05/\n2030\n${head}\nb`), 'op 28/05/\n2030\nb')
  assert.equal(stripRunningHeads(`rue Longue,\n7190\n${head} 8755\nb`), 'rue Longue,\n7190\nb')
})
