// What other samples ask of the invented gazette, held against the gazette that is written with the same seed.

import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { SeededRandom } from '../../random.ts'
import type { SampleCompany } from '../../sample-company.ts'
import { generateCompany } from '../generate-company.ts'
import type { ExpectedFact } from '../truth.ts'
import { GAZETTE_SAMPLE_FILES, writeGazetteSample } from '../write-gazette-sample.ts'
import { findSampleBankruptcy } from './draw-procedure.ts'
import { listSampleOfficers } from './officers.ts'

const SEED = 5
const folder = await mkdtemp(join(tmpdir(), 'griffie-asked-'))
after(() => rm(folder, { recursive: true }))
const COMPANIES: SampleCompany[] = Array.from({ length: 300 }, (_, at) => ({
  ...generateCompany(at % 3 === 0 ? 'fr' : 'nl', false, new SeededRandom(at)),
  situation: ['000', '050', '000', '091', '012'][at % 5] as string,
  startedOn: '2009-05-04',
}))

async function writeTruth(share: number): Promise<ExpectedFact[]> {
  await writeGazetteSample(folder, COMPANIES, { seed: SEED, share })
  const lines = (await readFile(join(folder, GAZETTE_SAMPLE_FILES.truth), 'utf8')).trim().split('\n')
  return lines.flatMap(line => (JSON.parse(line) as { facts: ExpectedFact[] }).facts)
}

const isOpening = (fact: ExpectedFact) => fact.fact === 'event' && fact.kind === 'bankruptcy_opening'

for (const share of [1, 0.5]) {
  test(`the day of a bankruptcy is the one its notice gives, with ${share * 100} % of the companies told`, async () => {
    const byNumber = new Map(COMPANIES.map(company => [company.enterpriseNumber, company]))
    let compared = 0
    for (const fact of (await writeTruth(share)).filter(isOpening)) {
      const company = fact.fact === 'event' ? byNumber.get(fact.enterprise_number ?? '') : undefined
      if (!company || fact.fact !== 'event' || fact.date === null) continue
      assert.equal(findSampleBankruptcy(SEED, company, share)?.openedOn, fact.date)
      compared++
    }
    assert.ok(compared > 30 * share)
  })
}

test('companies in bankruptcy have a day of opening, those in a reorganisation have none', () => {
  for (const company of COMPANIES) {
    const found = findSampleBankruptcy(SEED, company)
    if (company.situation === '050') assert.equal(found?.withdrawn, false)
    if (company.situation === '091') assert.equal(found, null)
    if (company.situation === '000' && found) assert.equal(found.withdrawn, true)
  }
})

test('officers are those of the acts, first and family names apart', async () => {
  const truth = await writeTruth(1)
  const told = new Set(
    truth.flatMap(fact => (fact.fact === 'mandate' ? [`${fact.enterprise_number} ${fact.holder}`] : [])),
  )
  let persons = 0
  for (const company of COMPANIES) {
    for (const officer of listSampleOfficers(SEED, company) ?? []) {
      const { enterpriseNumber } = company
      if (officer.kind === 'company') assert.ok(told.has(`${enterpriseNumber} ${officer.name}`))
      else {
        const { firstName, lastName } = officer
        const orders = [`${firstName} ${lastName}`, `${lastName} ${firstName}`]
        assert.ok(orders.some(name => told.has(`${enterpriseNumber} ${name}`)) && firstName !== '')
        persons++
      }
    }
  }
  assert.ok(persons > 100)
})
