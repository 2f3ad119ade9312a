// What the gazette's sample is told of the invented companies, held against the register that is written of them.

import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { openPromise } from 'yauzl'
import { describeCompanies } from '../../src/sample/register/describe-companies.ts'
import { writeRegisterSample } from '../../src/sample/register/write-register-sample.ts'

const SIZE = { companies: 1_500, seed: 8 }
const folder = await mkdtemp(join(tmpdir(), 'griffie-described-'))
after(() => rm(folder, { recursive: true }))
const { zips } = await writeRegisterSample(folder, { ...SIZE, updates: 0 })
const files = await readZip(zips[0]?.path ?? '')
const described = [...describeCompanies(SIZE)]

async function readZip(path: string): Promise<Map<string, string[]>> {
  const zip = await openPromise(path)
  const read = new Map<string, string[]>()
  for await (const entry of zip.eachEntry()) {
    const lines = await text(await zip.openReadStreamPromise(entry))
    read.set(entry.fileName, lines.trim().split('\n').slice(1))
  }
  return read
}

const dotted = (number: string) => `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`

test('the same companies in the same situations, of the same age', () => {
  const rows = files.get('enterprise.csv') ?? []
  assert.equal(rows.length, described.length)
  described.forEach(({ enterpriseNumber, situation, naturalPerson, startedOn }, at) => {
    const row = rows[at] ?? ''
    const day = startedOn?.split('-').reverse().join('-')
    assert.ok(
      row.startsWith(`"${dotted(enterpriseNumber)}","AC","${situation}","${naturalPerson ? 1 : 2}",`),
      row,
    )
    assert.ok(row.endsWith(`,${day}`), row)
  })
})

test('their names stand in the register', () => {
  const names = new Set(files.get('denomination.csv'))
  for (const { enterpriseNumber, name } of described) {
    const quoted = `"${name.replaceAll('"', '""')}"`
    const filed = ['0', '1', '2', '3', '4'].some(code =>
      names.has(`"${dotted(enterpriseNumber)}","${code}","001",${quoted}`),
    )
    assert.ok(filed, `${enterpriseNumber} ${name}`)
  }
})

test('companies have their seat, natural persons their first establishment or the town alone', () => {
  const rows = files.get('address.csv') ?? []
  const seats = new Map(rows.filter(row => row.includes('"REGO"')).map(row => [row.slice(1, 13), row]))
  for (const { enterpriseNumber, naturalPerson, address } of described) {
    const { street, number, zip, city } = address
    assert.ok(zip !== '' && (city.nl !== '' || zip === '0999'))
    if (naturalPerson) continue
    const seat = seats.get(dotted(enterpriseNumber)) ?? ''
    assert.ok(
      seat.includes(`"${zip}","${city.nl}","${city.fr}","${street.nl}","${street.fr}","${number}",`),
      seat,
    )
  }
})
