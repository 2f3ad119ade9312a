import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNace2008, mainActivityRank, parseNaceQuery } from './nace-codes.ts'

const main = (group: string, version: string) =>
  mainActivityRank({ group, version, code: '62010', classification: 'MAIN' })

test('any group of a newer version ranks before any of an older one, and no two ranks are equal', () => {
  const groups = ['001', '006', '003', '007', '004', '005']
  const ranks = ['2025', '2008', '2003'].flatMap(version => groups.map(group => main(group, version)))
  assert.deepEqual(
    ranks,
    ranks.map((_, at) => at),
  )
  assert.deepEqual(
    ranks.map(rank => isNace2008(rank as number)),
    ranks.map((_, at) => at >= 6 && at < 12),
  )
})

test('another classification, version or group has no rank', () => {
  assert.equal(
    mainActivityRank({ group: '001', version: '2025', code: '62010', classification: 'SECO' }),
    null,
  )
  assert.deepEqual([main('001', '1990'), main('002', '2025')], [null, null])
})

test('a code is parsed with or without dots, from two digits to seven', () => {
  for (const text of ['62', '6201', '62.01', '62.010', '62.01.001', ' 6201001 '])
    assert.equal(parseNaceQuery(text), text.replaceAll(/[. ]/g, ''))
  for (const text of ['6', '62.', '62.0100.1', '62010010', 'a62'])
    assert.equal(parseNaceQuery(text), null, text)
})
