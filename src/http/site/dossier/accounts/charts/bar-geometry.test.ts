import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readAmount } from '../amounts.ts'
import { type BarLayout, type Frame, layoutBars } from './bars.ts'

const FRAME: Frame = { width: 250, height: 130, right: 8, top: 8, bottom: 22, characterWidth: 7 }

function layOut(values: (number | null)[]): BarLayout {
  return layoutBars(values, FRAME, String)
}

function heightsOf({ slots }: BarLayout): number[] {
  return slots.map(({ bar }) => bar?.height ?? Number.NaN)
}

test('bar heights are proportional to their values', () => {
  const [one, two, four] = heightsOf(layOut([100, 200, 400])) as [number, number, number]
  assert.ok(Math.abs(two - 2 * one) < 0.05)
  assert.ok(Math.abs(four - 4 * one) < 0.05)
})

test('negative bars extend below the zero line', () => {
  const { slots, zero } = layOut([300, -150])
  const [up, down] = slots.map(({ bar }) => bar)
  assert.ok(up && down)
  assert.equal(Math.round((up.y + up.height) * 100), Math.round(zero * 100))
  assert.equal(down.y, zero)
  assert.equal(down.sign, 'negative')
  assert.ok(Math.abs(up.height - 2 * down.height) < 0.05)
})

test('a missing value has an empty slot, a zero has a bar', () => {
  const { slots } = layOut([100, null, 0])
  assert.equal(slots[1]?.bar, null)
  assert.ok((slots[1]?.x ?? 0) > (slots[0]?.x ?? 0))
  assert.equal(slots[2]?.bar?.sign, 'zero')
})

test('zero values, empty input and a single year have a layout', () => {
  assert.deepEqual(layOut([0, 0]).ticks, [])
  assert.equal(layOut([]).slots.length, 0)
  assert.equal(layOut([null, null]).slots.length, 2)
  assert.equal(heightsOf(layOut([5])).length, 1)
})

test('small values have a minimum bar height', () => {
  const [, small] = heightsOf(layOut([1e15, 0.01]))
  assert.ok((small ?? 0) >= 1)
})

test('arbitrary values yield finite coordinates within the frame', () => {
  const amount = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer())
  const value = fc.option(amount.map(number => readAmount(String(number))))
  fc.assert(
    fc.property(fc.array(value, { maxLength: 12 }), values => {
      const layout = layOut(values)
      const numbers = [layout.zero, layout.left, layout.right, ...layout.ticks.map(({ y }) => y)]
      for (const { x, width, bar } of layout.slots) {
        numbers.push(x, width)
        if (bar === null) continue
        numbers.push(bar.x, bar.y, bar.width, bar.height)
        assert.ok(bar.y >= FRAME.top - 1.5 && bar.y + bar.height <= FRAME.height - FRAME.bottom + 1.5)
        assert.ok(bar.height > 0 && bar.x + bar.width <= layout.right + 0.02)
      }
      assert.ok(numbers.every(Number.isFinite))
    }),
  )
})
