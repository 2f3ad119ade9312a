// The register record over official files, if present next to the project: every code that they use has words.

import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../src/config.ts'
import { establishmentsSchema, registerSchema } from '../../src/http/rest/v1/register/register-schema.ts'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { createTestDatabase } from '../database.ts'
import { issueKey, runApp } from './running-app.ts'

const FOLDER = join(PROJECT_DIR, '..', 'shared', 'data', 'register')
const FULL = join(FOLDER, 'full_0127_2024_09_sample')
const UPDATE = join(FOLDER, 'update_0147_2025_10_12')
const options = {
  skip: existsSync(FULL) && existsSync(UPDATE) ? false : 'no official extract beside the project',
}

test(
  'a sample of real companies: every activity, form, situation and country has words',
  options,
  async () => {
    const database = await createTestDatabase()
    await importRegister(database, FULL)
    await importRegister(database, UPDATE, { force: true })
    const { rows } = await database.pool.query<{ number: string }>(
      `SELECT lpad(enterprise_number::text, 10, '0') AS number FROM register.company
     WHERE in_register AND (enterprise_number % 23 = 0 OR natural_person
       OR enterprise_number IN (SELECT enterprise_number FROM register.address WHERE country_nl IS NOT NULL)
       OR enterprise_number IN (SELECT enterprise_number FROM register.branch LIMIT 50))`,
    )
    assert.ok(rows.length > 150)
    const key = await issueKey(database.pool)
    const timing = { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } }
    const app = await runApp({ databaseUrl: database.url, key, timing })
    const bare = new Set<string>()
    let [activities, contacts, traders] = [0, 0, 0]
    for (const [at, { number }] of rows.entries()) {
      const lang = ['nl', 'fr', 'de', 'en'][at % 4]
      const answer = await app.get(`/companies/${number}/register?lang=${lang}`)
      assert.equal(answer.status, 200)
      const told = registerSchema.parse(await answer.json())
      activities += told.activities.length
      contacts += told.contacts?.length ?? 0
      for (const { version, code, label } of told.activities)
        if (label === null) bare.add(`${version} ${code}`)
      for (const code of [told.situation, told.legal_form])
        if (code && code.label === null) bare.add(`code ${code.code}`)
      for (const { kind } of told.names) assert.ok(kind !== null)
      for (const { country, country_code } of told.addresses ?? [])
        if (country_code === null) bare.add(`country ${country}`)
      if (told.kind === 'natural_person') {
        traders++
        assert.deepEqual([told.contacts, told.addresses], [null, null])
      }
      assert.equal(told.counts.activities, told.activities.length)
      const shops = await app.get(`/companies/${number}/establishments?limit=50`)
      const page = establishmentsSchema.parse(await shops.json())
      assert.equal(page.total, told.counts.establishments)
      assert.equal(page.establishments.length, Math.min(50, page.total))
    }
    assert.ok(activities > 100 && contacts > 50 && traders > 5, `${activities} ${contacts} ${traders}`)
    // A country that no longer exists has no code.
    assert.deepEqual(
      [...bare].filter(one => !/Joegoslavië|Yougoslavie/.test(one)),
      [],
    )
  },
)
