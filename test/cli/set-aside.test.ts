import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { insert } from '../rest/running-app.ts'
import { runInProcess } from './run-in-process.ts'

const { pool, url } = await createTestDatabase()
const publication = { kind: 'court_notice', reading: 'html', body: 'x' }
const [FAILED, NAMELESS, WAITING] = ['2026800001', '2026800002', '2026800003']
await insert(pool, 'gazette.publication', { ...publication, numac: FAILED, failed_version: 1 })
await insert(pool, 'gazette.publication', { ...publication, numac: NAMELESS, failed_version: 1 })
await insert(pool, 'gazette.publication', { ...publication, numac: WAITING })
for (const numac of [FAILED, WAITING])
  await insert(pool, 'gazette.unread_text', { enterprise_number: 412_345_614, numac })

const setAside = (...numacs: string[]) =>
  runInProcess(['extract', '--set-aside', ...numacs], { DATABASE_URL: url })

async function listSetAside(): Promise<string[]> {
  const { rows } = await pool.query<{ numac: string }>(
    'SELECT numac FROM gazette.unread_text WHERE set_aside',
  )
  return rows.map(({ numac }) => numac)
}

test('publications on which the extractor failed are set aside, also those without a company', async () => {
  const { code, stdout, stderr } = await setAside(FAILED, NAMELESS)
  assert.deepEqual([code, stdout], [0, '2 of 2 publications set aside\n'], stderr)
  assert.deepEqual(await listSetAside(), [FAILED])
})

test('waiting and unknown publications are not set aside and make the command fail', async () => {
  const { code, stderr } = await setAside(WAITING, '2026800009')
  assert.equal(code, 3)
  assert.match(stderr, /No extractor has failed on 2026800003, 2026800009\./)
  assert.deepEqual(await listSetAside(), [FAILED])
})

test('the status counts failed publications separately from waiting ones', async () => {
  const { stdout, stderr } = await runInProcess(['status'], { DATABASE_URL: url })
  assert.match(stdout + stderr, /3 publications.*1 queued for griffie worker, 2 could not be extracted/)
})
