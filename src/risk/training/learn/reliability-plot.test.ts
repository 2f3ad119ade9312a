import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SaxesParser } from 'saxes'
import { createRandom } from './random.ts'
import { reliabilityBins } from './reliability-bins.ts'
import { drawReliability } from './reliability-plot.ts'

const random = createRandom(8)
const probabilities = Float64Array.from({ length: 3_000 }, () => 0.002 + 0.3 * random.next() ** 4)
const labels = Array.from(probabilities, p => (random.next() < p ? 1 : 0))
const bins = reliabilityBins(probabilities, labels)

function elements(svg: string): { name: string; attributes: Record<string, string> }[] {
  const found: { name: string; attributes: Record<string, string> }[] = []
  const parser = new SaxesParser()
  parser.on('error', error => assert.fail(error))
  parser.on('opentag', ({ name, attributes }) =>
    found.push({ name, attributes: attributes as Record<string, string> }),
  )
  parser.write(svg).close()
  return found
}

test('the SVG is well-formed for any title, and has no scripts', () => {
  const svg = drawReliability({ title: 'Model <1> & "others"', bins, probabilities })
  const names = elements(svg).map(({ name }) => name)
  assert.equal(names[0], 'svg')
  assert.ok(svg.includes('Model &lt;1&gt; &amp; &quot;others&quot;'))
  assert.ok(!names.includes('script') && !svg.includes('http://www.w3.org/1999/xlink'))
})

test('each bin has its point and interval inside the frame', () => {
  const drawn = elements(drawReliability({ title: 'Model', bins, probabilities }))
  const points = drawn.filter(({ name }) => name === 'circle')
  assert.equal(points.length, bins.length)
  assert.equal(drawn.filter(({ attributes }) => attributes.class === 'interval').length, bins.length)
  for (const { attributes } of points) {
    assert.ok(Number(attributes.cx) >= 80 && Number(attributes.cx) <= 616, JSON.stringify(attributes))
    assert.ok(Number(attributes.cy) >= 48 && Number(attributes.cy) <= 408, JSON.stringify(attributes))
  }
})

test('a bin without events is drawn at the bottom', () => {
  const none = reliabilityBins(Float64Array.of(0.01, 0.02, 0.2), [0, 0, 1], 3)
  const svg = drawReliability({ title: 'Model', bins: none, probabilities: Float64Array.of(0.01, 0.02, 0.2) })
  const heights = elements(svg)
    .filter(({ name }) => name === 'circle')
    .map(({ attributes }) => attributes.cy)
  assert.deepEqual(heights.slice(0, 2), ['408', '408'])
  assert.ok(!svg.includes('NaN') && !svg.includes('Infinity'))
})

test('the figures are described in text, and colours support dark mode', () => {
  const svg = drawReliability({ title: 'Model', bins, probabilities })
  assert.match(
    svg,
    /<desc>Predicted probability and observed failure rate, with 95 % intervals: predicted \d/,
  )
  assert.match(svg, /prefers-color-scheme: dark/)
})
