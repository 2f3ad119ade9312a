import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRubricLookup } from './rubric-value.ts'

test('a filed rubric counts as filed, including zero', () => {
  const lookUp = createRubricLookup({ '3': '12.50', '29': '0' }, 'm01')
  assert.deepEqual(
    { ...lookUp('3'), amount: lookUp('3').amount?.toFixed() },
    { code: '3', value: '12.50', note: null, amount: '12.5' },
  )
  assert.equal(lookUp('29').value, '0')
  assert.equal(lookUp('29').note, null)
})

test('a missing part is zero when the filed parts sum to the filed total', () => {
  const term = createRubricLookup({ '29/58': '100', '3': '40', '54/58': '60' }, 'm01')('29')
  assert.equal(term.value, null)
  assert.equal(term.amount?.toFixed(), '0')
  assert.match(term.note ?? '', /29\/58/)
})

test('a missing part is unknown when the filed parts do not sum to the total', () => {
  const lookUp = createRubricLookup({ '29/58': '100', '3': '40' }, 'm01')
  assert.equal(lookUp('29').amount, null)
  assert.equal(createRubricLookup({ '17': '500' }, 'm01')('170/4').amount, null)
})

test('a missing total of a missing block is zero, and so are its parts', () => {
  const lookUp = createRubricLookup({ '10/49': '100', '10/15': '100' }, 'm01')
  for (const code of ['16', '17/49', '42/48', '43', '492/3', '170/4']) {
    assert.equal(lookUp(code).amount?.toFixed(), '0', code)
  }
})

test('an equity of zero does not prove that contribution and losses are zero', () => {
  for (const equity of ['0', '1'])
    assert.equal(createRubricLookup({ '10/15': equity, '13': '0' }, 'm01')('14').amount, null)
  assert.equal(createRubricLookup({ '10/15': '0', '10/11': '0' }, 'm01')('14').amount?.toFixed(), '0')
  assert.equal(createRubricLookup({ '10/15': '500', '13': '500' }, 'm01')('14').amount?.toFixed(), '0')
})

test('without any total nothing is zero', () => {
  const lookUp = createRubricLookup({ '62': '100' }, 'm02')
  for (const code of ['29', '42/48', '630', '75', '10/15', '9146', '9150'])
    assert.equal(lookUp(code).amount, null, code)
})

test('balance sheet totals and results are never inferred as zero', () => {
  const lookUp = createRubricLookup({ '10/49': '100', '17/49': '100', '9904': '5', '9905': '5' }, 'm01')
  for (const code of ['10/15', '20/58', '9901', '9903']) assert.equal(lookUp(code).amount, null, code)
})

test('missing turnover is unknown in an abridged model, and zero beside other income in a full one', () => {
  assert.equal(createRubricLookup({ '9900': '100', '9901': '100' }, 'm01')('70').amount, null)
  assert.equal(createRubricLookup({ '70/76A': '100', '74': '100' }, 'm02')('70').amount?.toFixed(), '0')
})

test('a missing detail line is zero when its parent is known', () => {
  assert.equal(createRubricLookup({ '9900': '100' }, 'm87')('76A').amount?.toFixed(), '0')
  assert.equal(createRubricLookup({ '40': '100' }, 'm02')('9150').amount?.toFixed(), '0')
  assert.equal(createRubricLookup({ '9147': '100' }, 'm02')('9146').amount?.toFixed(), '0')
})

test('codes of earlier models are found under their replacements', () => {
  const earlier = { '9901': '70', '70/74': '100', '60/64': '30', '635/7': '5' }
  const lookUp = createRubricLookup(earlier, 'm02')
  assert.equal(lookUp('70/76A').value, '100')
  assert.match(lookUp('635/8').note ?? '', /635\/7/)
})

test('reserves missing beside capital and premiums of an earlier model are zero', () => {
  const lookUp = createRubricLookup({ '10/15': '90', '10': '70', '11': '30', '14': '-10' }, 'm02')
  assert.equal(lookUp('13').amount?.toFixed(), '0')
})
