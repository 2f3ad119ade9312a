// The table of settings in docs/install.md and the example file have what src/config.ts reads, no more and no less.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { z } from 'zod'
import { PROJECT_DIR, settingsSchema } from '../../src/config.ts'

type Row = { setting: string; default: string; values: string }

const read = (name: string) => readFileSync(join(PROJECT_DIR, name), 'utf8')
const names = Object.keys(settingsSchema.shape)
const rows = readTable(read('docs/install.md'))

function readTable(page: string): Row[] {
  const [, table = ''] = page.split('| setting | default | values | meaning |\n| --- | --- | --- | --- |\n')
  const [body = ''] = table.split('\n\n')
  return body.split('\n').map(line => {
    const cells = line.split('|').map(cell => cell.trim().replaceAll('`', ''))
    const [, setting = '', value = '', values = ''] = cells
    return { setting, default: value, values }
  })
}

test('the table has every setting once, in the order of the schema', () => {
  assert.deepEqual(
    rows.map(({ setting }) => setting),
    names,
  )
})

test('the table has the default of every setting', () => {
  const defaults: Record<string, unknown> = settingsSchema.parse({})
  for (const row of rows) {
    // The data folder has its default in dataDirFrom.
    const value = row.setting === 'GRIFFIE_DATA_DIR' ? '.griffie' : String(defaults[row.setting] ?? '')
    const shown = value.startsWith(PROJECT_DIR) ? relative(PROJECT_DIR, value) : value
    assert.equal(row.default, shown, row.setting)
  }
})

test('the table has all values of a setting that allows only some', () => {
  const { properties = {} } = z.toJSONSchema(settingsSchema, { io: 'input', unrepresentable: 'any' })
  for (const { setting, values } of rows) {
    const allowed = (properties[setting] as { enum?: string[] }).enum
    if (allowed) assert.equal(values, allowed.join(', '), setting)
  }
})

test('the example file has every setting', () => {
  const given = [...read('.env.example').matchAll(/^#?([A-Z_\d]+)=/gm)].map(([, name]) => name)
  assert.deepEqual(given.sort(), [...names].sort())
})
