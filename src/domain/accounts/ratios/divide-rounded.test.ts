import assert from 'node:assert/strict'
import { test } from 'node:test'
import Big from 'big.js'
import { SeededRandom } from '../../../sample/random.ts'
import { divideRounded } from './divide-rounded.ts'

const divide = (a: string, b: string, decimals: number) => divideRounded(new Big(a), new Big(b), decimals)

test('quotients are rounded half away from zero, without trailing zeros', () => {
  assert.equal(divide('1', '3', 6), '0.333333')
  assert.equal(divide('2', '3', 6), '0.666667')
  assert.equal(divide('-2', '3', 2), '-0.67')
  assert.equal(divide('0.125', '1', 2), '0.13')
  assert.equal(divide('-0.125', '1', 2), '-0.13')
  assert.equal(divide('100', '4', 6), '25')
  assert.equal(divide('0', '7.5', 6), '0')
  assert.equal(divide('-0.01', '1000000', 6), '0')
  assert.equal(divide('9273680.09', '0.01', 6), '927368009')
})

test('they are those of the decimal library', () => {
  const random = new SeededRandom(7)
  const amount = () =>
    (random.fraction() * 10 ** Math.floor(12 * random.fraction())).toFixed(Math.floor(5 * random.fraction()))
  for (const decimals of [2, 6]) {
    const Decimal = Big()
    Object.assign(Decimal, { DP: decimals, RM: Big.roundHalfUp })
    for (let round = 0; round < 3_000; round++) {
      const [top, bottom] = [`${round % 2 ? '-' : ''}${amount()}`, amount()]
      if (new Big(bottom).eq(0)) continue
      assert.equal(
        divide(top, bottom, decimals),
        new Decimal(top).div(bottom).toFixed(),
        `${top} / ${bottom}`,
      )
    }
  }
})
