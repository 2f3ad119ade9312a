// Pages name in words every detail of an event that the API documents as a code.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import table from '../../data/wordings/event-details.json' with { type: 'json' }
import { PROJECT_DIR } from '../../src/config.ts'
import { isEventKind } from '../../src/domain/timeline/classify-event.ts'

test('every documented detail has words in four languages', () => {
  const page = readFileSync(join(PROJECT_DIR, 'docs', 'api-design.md'), 'utf8')
  const told = /(?<=^`detail` )of a `bankruptcy_closing`[\s\S]*?\n\n/m.exec(page)?.[0] ?? ''
  const codes = [...told.matchAll(/`([a-z_]+)`/g)].map(match => match[1] as string)
  const details = codes.filter(code => !isEventKind(code))
  assert.ok(details.length > 30, told)
  const wordings: Record<string, object> = table.wordings
  assert.deepEqual(
    details.filter(code => Object.keys(wordings[code] ?? {}).length !== 4),
    [],
  )
})
