// History of the register: every day reads as it was served, and changes are recorded.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enterpriseNumberFrom } from '../../../src/domain/company/enterprise-number.ts'
import { importRegister } from '../../../src/sources/register/import/import-register.ts'
import { rollbackRegister } from '../../../src/sources/register/import/rollback-register.ts'
import type { Source } from '../../../src/store/db/source.ts'
import {
  firstExtractOn,
  readPastCompany,
  readPastEstablishments,
  readPastRecord,
} from '../../../src/store/history/past-register.ts'
import { readCompanies } from '../../../src/store/register/companies.ts'
import { listEstablishments } from '../../../src/store/register/establishments.ts'
import { createRecordReader } from '../../../src/store/register/record.ts'
import { createTestDatabase } from '../../database.ts'
import { createRandom, dayOf, NUMBERS, SimulatedRegister, writeDay } from './simulated-register.ts'

const database = await createTestDatabase()
const { pool } = database
const records = createRecordReader({ run: work => work(pool) } as Source)
const PAGE = { after: null, limit: 20 }

async function served(): Promise<unknown[]> {
  const companies = await readCompanies(pool, NUMBERS)
  return Promise.all(
    NUMBERS.map(async number => {
      const ten = enterpriseNumberFrom(number)
      return [companies.get(number), await records.read(ten), await listEstablishments(pool, ten, PAGE)]
    }),
  )
}

async function servedAsOf(asOf: string, knownAt: string | null = null): Promise<unknown[]> {
  const moment = { asOf, knownAt }
  return Promise.all(
    NUMBERS.map(async number => [
      await readPastCompany(pool, number, moment),
      await readPastRecord(pool, number, moment),
      await readPastEstablishments(pool, enterpriseNumberFrom(number), PAGE, moment),
    ]),
  )
}

test('nothing is known of days before the first extract', async () => {
  assert.equal(await firstExtractOn(pool), null)
  assert.equal(
    await readPastCompany(pool, NUMBERS[0] as number, { asOf: '2025-10-01', knownAt: null }),
    undefined,
  )
})

type Day = { day: number; answers: unknown[]; restore: () => void; loadedAt: string }

for (const seed of [1, 2, 3, 4]) {
  test(`after Fulls, Updates and rollbacks every day reads as it was served (seed ${seed})`, async () => {
    const register = new SimulatedRegister(seed)
    const random = createRandom(seed + 1_000)
    const first = seed * 50
    const days: Day[] = []
    const load = async (type: 'full' | 'update', day: number, rows: Record<string, string[]>) => {
      await importRegister(database, writeDay(type, day, rows), {
        force: true,
        sample: day === first && seed > 1,
      })
      days.push({
        day,
        answers: await served(),
        restore: register.save(),
        loadedAt: new Date().toISOString(),
      })
      await new Promise(resolve => setTimeout(resolve, 2))
    }
    // A sample load and a first real one begin a history of their own.
    if (seed > 1) {
      await load('full', first, register.full())
      days.length = 0
    }
    await load('full', first + 1, register.full())
    for (let day = first + 3; day < first + 25; day += 1 + random(2)) {
      const changes = register.change(1 + random(12))
      if (random(5) === 0) await load('full', day, register.full())
      else await load('update', day, changes)
      if (random(6) === 0 && days.length > 1) {
        await rollbackRegister(database)
        days.pop()
        days.at(-1)?.restore()
      }
    }
    assert.deepEqual(await served(), days.at(-1)?.answers)
    assert.equal(await firstExtractOn(pool), dayOf(first + 1))
    for (const [at, { day, answers, loadedAt }] of days.entries()) {
      assert.deepEqual(await servedAsOf(dayOf(day)), answers, `day ${day}`)
      const end = days[at + 1]?.day
      if (end) assert.deepEqual(await servedAsOf(dayOf(end - 1)), answers, `the day before ${end}`)
      assert.deepEqual(await servedAsOf('2099-01-01', loadedAt), answers, `known when ${day} was loaded`)
    }
    const [before] = await servedAsOf(dayOf(first))
    assert.deepEqual(before, [undefined, undefined, { total: 0, establishments: [], next: null }])
  })
}
