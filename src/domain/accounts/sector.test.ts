import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RATIO_DEFINITIONS } from './ratios/compute-ratios.ts'
import { notApplicable, type SectorKind, sectorOf } from './sector.ts'

function kindOf(nace: string | null, rubrics = {}, model: string | null = 'm01-f'): SectorKind {
  return sectorOf({ nace, model, rubrics }).kind
}

test('financial activities are recognised by NACE code, 2008 and 2025', () => {
  const expected: [string, SectorKind][] = [
    ['64190', 'bank'],
    ['64200', 'holding'],
    ['64210', 'holding'],
    ['64220', 'financial_other'],
    ['64300', 'fund'],
    ['64310', 'fund'],
    ['64910', 'financial_other'],
    ['65120', 'insurer'],
    ['65200', 'insurer'],
    ['65300', 'fund'],
    ['66220', 'financial_other'],
    ['43210', 'ordinary'],
    ['70100', 'ordinary'],
  ]
  for (const [nace, kind] of expected) assert.equal(kindOf(nace), kind, nace)
  assert.equal(kindOf(null), 'ordinary')
})

const HOLDING = { '20/58': '1000', '28': '700', '75/76B': '50', '75': '50', '9900': '20', '9901': '20' }

test('a company whose assets and income are mainly financial is a holding', () => {
  const { kind, reason } = sectorOf({ nace: '70220', model: 'm01-f', rubrics: HOLDING })
  assert.equal(kind, 'holding')
  assert.match(reason, /70 % of all assets/)
  assert.equal(kindOf('64910', HOLDING), 'holding')
})

test('neither participations nor financial income alone make a holding', () => {
  assert.equal(kindOf('70220', { ...HOLDING, '28': '499' }), 'ordinary')
  assert.equal(kindOf('70220', { ...HOLDING, '75': '19' }), 'ordinary')
  assert.equal(kindOf('70220', { ...HOLDING, '70': '51' }), 'ordinary')
})

test('non-recurring operating income does not prevent a holding', () => {
  const rubrics = { '20/58': '1000', '28': '700', '75/76B': '50', '75': '50', '70/76A': '60', '76A': '15' }
  assert.equal(kindOf('70220', rubrics, 'm02-f'), 'holding')
})

test('participations without operating income make a holding even without dividends', () => {
  const rubrics = { '20/58': '1000', '28': '700', '75': '0', '9900': '-5' }
  const { kind, reason } = sectorOf({ nace: null, model: 'm87-f', rubrics })
  assert.equal(kind, 'holding')
  assert.match(reason, /no operating income/)
})

test('missing figures make no holding', () => {
  assert.equal(kindOf('70220', { '20/58': '1000', '28': '700' }), 'ordinary')
  assert.equal(kindOf('70220', HOLDING, 'm06-p'), 'ordinary')
})

test('trading ratios are not applicable to banks, insurers, funds and holdings, with a reason', () => {
  for (const kind of ['bank', 'insurer', 'fund', 'holding'] as const) {
    for (const id of ['ebitda', 'margin_net', 'value_added', 'customer_days', 'net_working_capital']) {
      assert.match(notApplicable(kind, id) ?? '', /^Not applicable to .+\.$/)
    }
    assert.equal(notApplicable(kind, 'financial_independence'), null)
    assert.equal(notApplicable(kind, 'return_on_equity'), null)
  }
})

test('other financial companies keep value added and EBITDA', () => {
  assert.equal(notApplicable('financial_other', 'ebitda'), null)
  assert.notEqual(notApplicable('financial_other', 'net_working_capital'), null)
})

test('an ordinary company has all ratios, and every excluded ratio exists', () => {
  const ids = RATIO_DEFINITIONS.map(({ id }) => id)
  assert.ok(ids.every(id => notApplicable('ordinary', id) === null))
  const refused = ids.filter(id => notApplicable('bank', id) !== null)
  assert.equal(refused.length, 22)
})
