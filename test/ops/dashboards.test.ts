// The shipped alerts and dashboards use existing metrics, and all of them.

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, test } from 'node:test'
import { parse } from 'yaml'
import { z } from 'zod'
import { createTestDatabase } from '../database.ts'
import { readSamples } from './read-samples.ts'
import { runWithMetrics } from './run-with-metrics.ts'

const read = (name: string) => readFile(new URL(`../../ops/${name}`, import.meta.url), 'utf8')

const Rule = z.strictObject({
  alert: z.string().regex(/^Griffie[A-Z]\w+$/),
  expr: z.string(),
  for: z.string().regex(/^\d+[smh]$/),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string().min(10), description: z.string().optional() }),
})
const Alerts = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(Rule).min(1) })).min(1),
})
const Panel = z.object({
  id: z.number(),
  title: z.string().min(1),
  gridPos: z.strictObject({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  targets: z.array(z.object({ refId: z.string(), expr: z.string() })).min(1),
})
const Dashboard = z.object({ title: z.literal('Griffie'), panels: z.array(Panel).min(1) })

const rules = Alerts.parse(parse(await read('prometheus-alerts.yml'))).groups.flatMap(group => group.rules)
const { panels } = Dashboard.parse(JSON.parse(await read('grafana-dashboard.json')))
const asked = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
]

let told: Set<string>
before(async () => {
  const { url: databaseUrl } = await createTestDatabase()
  told = readSamples(await (await runWithMetrics({ databaseUrl })).scrape()).names
})

// `up` is Prometheus's own.
const metricsIn = (expr: string) =>
  Array.from(expr.matchAll(/\b(?:griffie|nodejs|process)_\w+/g), ([name]) => name.replace(/_bucket$/, ''))

test('every metric in an alert or panel exists', () => {
  for (const expr of asked) {
    const names = metricsIn(expr)
    assert.ok(names.length > 0 || expr.startsWith('up{'), expr)
    for (const name of names) assert.ok(told.has(name), `${name} in ${expr}`)
  }
})

test('every metric of the service is used by an alert or panel', () => {
  const watched = new Set(asked.flatMap(metricsIn))
  const own = [...told].filter(name => name.startsWith('griffie_') && name !== 'griffie_probe_ok')
  assert.deepEqual(
    own.filter(name => !watched.has(name)),
    [],
  )
})

test('alerts and panels have unique names and balanced brackets', () => {
  const names = [...rules.map(({ alert }) => alert), ...panels.map(({ title }) => title)]
  assert.equal(new Set(names).size, names.length)
  assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length)
  for (const expr of asked)
    for (const [open, close] of ['()', '{}', '[]'])
      assert.equal(expr.split(open as string).length, expr.split(close as string).length, expr)
})

test('the manual documents every metric', async () => {
  const manual = await readFile(new URL('../../docs/operate.md', import.meta.url), 'utf8')
  for (const name of told) if (name.startsWith('griffie_')) assert.ok(manual.includes(`\`${name}`), name)
})
