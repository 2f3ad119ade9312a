import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, issueKey, runApp, until } from '../rest/running-app.ts'
import { runInProcess } from './run-in-process.ts'

const { pool, url } = await createTestDatabase()
const key = await issueKey(pool)
const number = await addCompany(pool, { legal_name: 'Kwakkelbeek', city: 'Gent' })
await insert(pool, 'gazette.mandate', {
  enterprise_number: number,
  role: 'Bestuurder',
  role_kind: 'director',
  currency: 'current',
  name: 'Odilon Van Pluim',
  source: 'BsActsV3',
  source_numac: '24012345',
})
const suppress = (...args: string[]) => runInProcess(['suppress', ...args], { DATABASE_URL: url })

test('a running server applies a company’s suppression and its removal', async () => {
  const app = await runApp({ databaseUrl: url, key })
  const status = async () => (await app.get(`/companies/${number}`)).status
  assert.equal(await status(), 200)
  const hidden = await suppress(number, '--reason', 'order of 3 March')
  assert.equal(hidden.code, 0, hidden.stderr)
  assert.match(hidden.stderr, /is suppressed: .*\nIt is Kwakkelbeek, Gent\.\n.*griffie sitemap.*\n$/)
  await until(async () => (await status()) === 404)
  const again = await suppress('add', `BE${number}`)
  assert.deepEqual([again.code, again.stderr.split('\n')[0]?.endsWith('was already suppressed.')], [0, true])
  const listed = await suppress('list', '--json')
  const [{ madeAt, ...record }] = JSON.parse(listed.stdout)
  assert.ok(Date.parse(madeAt))
  assert.deepEqual(record, {
    kind: 'company',
    enterpriseNumber: number,
    name: null,
    reason: 'order of 3 March',
  })
  assert.equal((await suppress('lift', number)).code, 0)
  await until(async () => (await status()) === 200)
  assert.equal((await suppress('lift', number)).code, 4)
})

test('suppressing a name reports its matches; the list can be printed', async () => {
  const right = await suppress('van pluim', 'Odilon')
  assert.match(right.stderr, /matches 1 mandate in one company and 0 sole traders\.\n$/)
  const wrong = await suppress('Odilon Van Pluym')
  assert.match(wrong.stderr, /check the spelling\.\n$/)
  assert.match(
    (await suppress('list')).stdout,
    /^\d{4}-\d\d-\d\d {2}van pluim Odilon\n.* {2}Odilon Van Pluym\n$/,
  )
  assert.equal((await suppress('lift', 'Odilon', 'Van Pluim')).code, 0)
  assert.equal((await suppress('lift', 'Odilon Van Pluym')).code, 0)
  assert.match((await suppress('list')).stderr, /No suppressions/)
})

test('an invalid target is a usage error with a reason', async () => {
  for (const [whom, why] of [
    ['0403449824', /checksum/],
    ['Pluim', /first name and family name/],
  ] as const) {
    const { code, stderr } = await runInProcess(['suppress', whom], { DATABASE_URL: url })
    assert.equal(code, 2)
    assert.match(stderr, why)
  }
  const help = await runInProcess(['suppress', '--help'])
  assert.equal(help.code, 0)
  assert.match(help.stdout, /Examples:/)
})
