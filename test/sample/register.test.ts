// The invented register, held against the official format: real zips, read back.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { openPromise } from 'yauzl'
import { hasValidChecksum } from '../../src/domain/company/enterprise-number.ts'
import {
  type RegisterSampleOptions,
  type SampleProgress,
  writeRegisterSample,
} from '../../src/sample/register/write-register-sample.ts'

type Row = string[]
type Zip = { order: string[]; texts: Map<string, string> }

const HEADERS: Record<string, string> = {
  meta: '"Variable","Value"',
  code: '"Category","Code","Language","Description"',
  enterprise:
    '"EnterpriseNumber","Status","JuridicalSituation","TypeOfEnterprise","JuridicalForm","JuridicalFormCAC","StartDate"',
  establishment: '"EstablishmentNumber","StartDate","EnterpriseNumber"',
  branch: '"Id","StartDate","EnterpriseNumber"',
  denomination: '"EntityNumber","Language","TypeOfDenomination","Denomination"',
  address:
    '"EntityNumber","TypeOfAddress","CountryNL","CountryFR","Zipcode","MunicipalityNL","MunicipalityFR","StreetNL","StreetFR","HouseNumber","Box","ExtraAddressInfo","DateStrikingOff"',
  contact: '"EntityNumber","EntityContact","ContactType","Value"',
  activity: '"EntityNumber","ActivityGroup","NaceVersion","NaceCode","Classification"',
}
const TABLES = ['enterprise', 'establishment', 'branch', 'denomination', 'address', 'contact', 'activity']
const ENTITIES = TABLES.slice(0, 3)
const CHILDREN = TABLES.slice(3)

const TEXT = '"(?:[^"\\n]|"")*"'
const FILED = '"(?:[^"\\n]|"")+"'
const DATE = '\\d\\d-\\d\\d-\\d{4}'
// Which columns are quoted, which may hold nothing and which `""`, as measured on untouched files.
const DIALECT: Record<string, RegExp> = {
  meta: new RegExp(`^${FILED},${FILED}$`),
  code: new RegExp(`^${FILED},${FILED},"(?:DE|FR|NL)",${FILED}$`),
  enterprise: new RegExp(`^"[01][\\d.]{11}","AC","\\d{3}","(?:1",,|2","\\d{3}",(?:"\\d{3}")?),${DATE}$`),
  establishment: new RegExp(`^"2[\\d.]{12}",${DATE},"[01][\\d.]{11}"$`),
  branch: new RegExp(`^"9[\\d.]{12}",${DATE},"[01][\\d.]{11}"$`),
  denomination: new RegExp(`^"[\\d.]{12,13}","[0-4]","00[1-4]",${FILED}$`),
  address: new RegExp(
    `^"[\\d.]{12,13}","(?:REGO|BAET|ABBR)",(?:,|${FILED},${FILED}),${`${TEXT},`.repeat(8)}(?:${DATE})?$`,
  ),
  contact: new RegExp(`^"[\\d.]{12,13}","(?:ENT|EST|BRA)","(?:TEL|EMAIL|WEB)",${FILED}$`),
  activity: /^"[\d.]{12,13}","00[1-7]","(?:2003|2008|2025)","\d{5}(?:\d\d)?","(?:MAIN|SECO|ANCI)"$/,
}

const folder = await mkdtemp(join(tmpdir(), 'griffie-sample-'))
after(() => rm(folder, { recursive: true }))

async function write(
  name: string,
  options: RegisterSampleOptions,
  onProgress?: (progress: SampleProgress) => void,
) {
  const { zips } = await writeRegisterSample(join(folder, name), options, onProgress)
  return zips.map(({ path }) => path)
}

async function readZip(path: string): Promise<Zip> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false })
  const texts = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    texts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  }
  zip.close()
  return { order: [...texts.keys()], texts }
}

function lines(zip: Zip, file: string): string[] {
  return (zip.texts.get(`${file}.csv`) as string).split('\n').slice(1, -1)
}

function rows(zip: Zip, file: string): Row[] {
  return lines(zip, file).map(line =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(([, quoted, bare]) =>
      quoted === undefined ? (bare as string) : quoted.replaceAll('""', '"'),
    ),
  )
}

function keys(zip: Zip, file: string): string[] {
  return rows(zip, file).map(row => row[0] as string)
}

const [fullPath = '', ...updatePaths] = await write('thousand', { companies: 1000, seed: 7 })
const full = await readZip(fullPath)
const updates = await Promise.all(updatePaths.map(readZip))

test('the zips are named as the register names them and no other file is left', async () => {
  assert.deepEqual((await readdir(join(folder, 'thousand'))).sort(), [
    'KboOpenData_0140_2025_10_05_Full.zip',
    'KboOpenData_0141_2025_10_06_Update.zip',
    'KboOpenData_0142_2025_10_07_Update.zip',
    'KboOpenData_0143_2025_10_08_Update.zip',
  ])
})

test('the Full holds the nine files in order, an Update a delete and an insert file for each table', () => {
  assert.deepEqual(
    full.order,
    ['meta', 'code', ...TABLES].map(name => `${name}.csv`),
  )
  for (const update of updates) {
    const expected = TABLES.flatMap(name => [`${name}_delete.csv`, `${name}_insert.csv`])
    assert.deepEqual(update.order, ['meta.csv', 'code.csv', ...expected])
  }
})

test('meta.csv tells the day before that of the name', () => {
  assert.deepEqual(rows(full, 'meta'), [
    ['SnapshotDate', '04-10-2025'],
    ['ExtractTimestamp', '05-10-2025 07:40:18'],
    ['ExtractType', 'full'],
    ['ExtractNumber', '140'],
    ['Version', '1.0.0'],
  ])
  assert.deepEqual(rows(updates[2] as Zip, 'meta').slice(0, 4), [
    ['SnapshotDate', '07-10-2025'],
    ['ExtractTimestamp', '08-10-2025 07:40:18'],
    ['ExtractType', 'update'],
    ['ExtractNumber', '143'],
  ])
})

test('every file has the official header and every line the official dialect', () => {
  for (const zip of [full, ...updates]) {
    for (const [file, csv] of zip.texts) {
      const [table = '', side] = file.replace('.csv', '').split('_')
      const header = HEADERS[table] as string
      assert.equal(csv.slice(0, csv.indexOf('\n')), side === 'delete' ? header.split(',')[0] : header, file)
      assert.ok(csv.endsWith('\n') && !csv.includes('\r') && !csv.startsWith('\uFEFF'), file)
      const dialect = side === 'delete' ? /^"[\d.]{12,13}"$/ : (DIALECT[table] as RegExp)
      for (const line of csv.split('\n').slice(1, -1)) assert.match(line, dialect, file)
    }
  }
})

test('every number has its checksum and the files are sorted by it', () => {
  for (const zip of [full, ...updates]) {
    for (const file of zip.order.slice(2).map(name => name.replace('.csv', ''))) {
      const found = keys(zip, file)
      for (const key of found) assert.ok(hasValidChecksum(key.replaceAll('.', '')), `${file} ${key}`)
      assert.deepEqual(found, found.toSorted(), file)
    }
  }
})

test('every code used has a label in French and Dutch, and every level above it', () => {
  const labelled = new Set(
    rows(full, 'code').map(([category, code, language]) => `${category} ${code} ${language}`),
  )
  const need = (category: string, code: string) => {
    for (const language of ['FR', 'NL'])
      assert.ok(labelled.has(`${category} ${code} ${language}`), `${category} ${code}`)
  }
  for (const [, , situation = '', , form, readAs] of rows(full, 'enterprise')) {
    need('JuridicalSituation', situation)
    for (const code of [form, readAs]) if (code) need('JuridicalForm', code)
  }
  for (const [, group = '', version = '', code = '', kind = ''] of rows(full, 'activity')) {
    need('ActivityGroup', group)
    need('Classification', kind)
    for (const length of [2, 3, 4, 5, 7]) need(`Nace${version}`, code.slice(0, length))
  }
  const own = lines(full, 'code')
  for (const update of updates) assert.deepEqual(lines(update, 'code'), own)
})

// What is filed after each extract: rows of each table by key.
type State = Map<string, Map<string, Row[]>>

function load(zip: Zip, suffix: string, state: State): void {
  for (const table of TABLES) {
    const filed = state.get(table) ?? new Map<string, Row[]>()
    state.set(table, filed)
    for (const row of rows(zip, table + suffix)) {
      const key = row[0] as string
      filed.set(key, [...(filed.get(key) ?? []), row])
    }
  }
}

function assertConsistent(state: State): void {
  const of = (table: string) => state.get(table) as Map<string, Row[]>
  for (const table of ENTITIES)
    for (const [key, held] of of(table)) assert.equal(held.length, 1, `${table} ${key}`)
  for (const table of ['establishment', 'branch']) {
    for (const [[key, , owner]] of of(table).values() as IterableIterator<[Row]>) {
      assert.ok(of('enterprise').has(owner as string), `${table} ${key}`)
    }
  }
  const known = new Set(ENTITIES.flatMap(table => [...of(table).keys()]))
  for (const table of CHILDREN)
    for (const key of of(table).keys()) assert.ok(known.has(key), `${table} ${key}`)
  for (const key of of('enterprise').keys()) {
    assert.ok(
      of('denomination')
        .get(key)
        ?.some(row => row[2] === '001'),
      `${key} has no name`,
    )
  }
  for (const key of of('establishment').keys()) assert.equal(of('address').get(key)?.length, 1, key)
}

test('after the Full and after each Update every row belongs to an entity and every enterprise has a name', () => {
  const state: State = new Map()
  load(full, '', state)
  assertConsistent(state)
  for (const update of updates) {
    for (const table of TABLES) {
      for (const key of keys(update, `${table}_delete`)) {
        assert.ok(state.get(table)?.delete(key), `${table}_delete names ${key}, which is not there`)
      }
    }
    for (const table of TABLES) {
      for (const key of new Set(keys(update, `${table}_insert`))) {
        assert.ok(!state.get(table)?.has(key), `${table}_insert doubles ${key}`)
      }
    }
    load(update, '_insert', state)
    assertConsistent(state)
  }
})

test('an Update has rows enough and each kind of change', () => {
  const kinds = { left: 0, restated: 0, founded: 0, moved: 0, closed: 0, opened: 0, renamed: 0, relocated: 0 }
  for (const update of updates) {
    const gone = (table: string) => new Set(keys(update, `${table}_delete`))
    const come = (table: string) => new Set(keys(update, `${table}_insert`))
    const [was, is] = [gone('enterprise'), come('enterprise')]
    kinds.left += was.difference(is).size
    kinds.restated += was.intersection(is).size
    kinds.founded += is.difference(was).size
    for (const key of was.intersection(is))
      assert.ok(!gone('denomination').has(key), 'a restated row cascaded')
    for (const key of was.difference(is)) assert.ok(gone('denomination').has(key), 'a name stayed behind')
    for (const key of is.difference(was)) assert.match(key, /^1/)
    kinds.moved += gone('establishment').intersection(come('establishment')).size
    kinds.closed += gone('establishment').difference(come('establishment')).size
    kinds.opened += come('establishment').difference(gone('establishment')).size
    kinds.renamed += gone('denomination').intersection(come('denomination')).size
    kinds.relocated += gone('address').intersection(come('address')).size
    const total = update.order
      .slice(2)
      .reduce((sum, file) => sum + lines(update, file.replace('.csv', '')).length, 0)
    assert.ok(total >= 60, `${total} rows`)
  }
  for (const [kind, count] of Object.entries(kinds)) assert.ok(count >= updates.length, `${kind}: ${count}`)
})

test('a thousand companies show every oddity of the register', () => {
  const shows = (file: string, oddity: RegExp) =>
    assert.ok(
      lines(full, file).some(line => oddity.test(line)),
      `${file} ${oddity}`,
    )
  shows('enterprise', /"0[0-9]{3}\..*"1",,,/)
  shows('enterprise', /"015","610",/)
  shows('enterprise', /"050","2"/)
  shows('enterprise', /01-01-1968$/)
  shows('enterprise', /^"1/)
  shows('denomination', /"""/)
  shows('denomination', /\S {2}\S/)
  shows('denomination', /"[A-Z](?:\.[A-Z]){2,}/)
  shows('denomination', /"001","(?:L'|'t |\P{Lu}*[éèëüöç])/u)
  shows('denomination', /"002"/)
  shows('denomination', /"9[\d.]+","\d","004"/)
  shows('denomination', / & /)
  shows('denomination', /"0","001","[^",]+, \p{L}/u)
  shows('address', /"0999","","","","","","","",$/)
  shows('address', /"\*/)
  shows('address', /\([A-Z]\w+\)",/)
  shows('address', /"(?:SN|ZN|-)","/)
  shows('address', /\d\d-\d\d-\d{4}$/)
  shows('address', /"REGO","\p{L}/u)
  shows('address', /"ABBR"/)
  shows('address', /"10[0-9]0","Brussel","Bruxelles"/)
  for (const group of ['001', '003', '004', '005', '006', '007'])
    shows('activity', new RegExp(`"${group}","20`))
  shows('activity', /"\d{7}"/)
  assert.ok(hasAdjacentTwins(lines(full, 'activity')), 'an activity filed twice')
  assert.ok(hasAdjacentTwins(lines(full, 'contact')), 'a contact filed twice')
  const mains = lines(full, 'activity').filter(line => /^"[01].*"001","2025".*MAIN/.test(line))
  const owners = mains.map(line => line.slice(0, 14))
  assert.ok(new Set(owners).size < owners.length, 'two main activities')
  const named = keys(full, 'denomination').filter((_, at) =>
    lines(full, 'denomination')[at]?.includes('"001"'),
  )
  assert.ok(new Set(named).size < named.length, 'a name in two languages')
})

function hasAdjacentTwins(all: string[]): boolean {
  return all.some((line, at) => line === all[at + 1])
}

test('the same numbers give the same bytes, in any time zone; another seed gives others', async () => {
  const digest = async (path: string) =>
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
  const zone = process.env.TZ
  process.env.TZ = 'Asia/Tokyo'
  const again = await write('again', { companies: 1000, seed: 7 }).finally(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })
  const first = await Promise.all([fullPath, ...updatePaths].map(digest))
  assert.deepEqual(await Promise.all(again.map(digest)), first)
  const [other = ''] = await write('other', { companies: 1000, seed: 8, updates: 0 })
  assert.notEqual(await digest(other), first[0])
})

test('a sample of any small size is whole', async () => {
  const sizes = fc.record({ companies: fc.integer({ min: 1, max: 60 }), seed: fc.nat(), updates: fc.nat(4) })
  await fc.assert(
    fc.asyncProperty(sizes, async options => {
      const [first = '', ...later] = await write('small', options)
      const state: State = new Map()
      load(await readZip(first), '', state)
      assertConsistent(state)
      for (const path of later) {
        const update = await readZip(path)
        for (const table of TABLES) {
          for (const key of keys(update, `${table}_delete`))
            assert.ok(state.get(table)?.delete(key), `${table} ${key}`)
        }
        load(update, '_insert', state)
        assertConsistent(state)
      }
    }),
    { numRuns: 12 },
  )
})

test('numbers out of range are refused', async () => {
  for (const options of [
    { companies: 0, seed: 1 },
    { companies: 3_000_001, seed: 1 },
    { companies: 1.5, seed: 1 },
  ]) {
    await assert.rejects(writeRegisterSample(folder, options), RangeError)
  }
})

test('the files stand in the proportions of the real register', async () => {
  const seen: SampleProgress[] = []
  const companies = 20_000
  const { zips } = await writeRegisterSample(
    join(folder, 'large'),
    { companies, seed: 3, updates: 0 },
    progress => seen.push(progress),
  )
  const counted = zips[0]?.rows as Record<string, number>
  // Source: Full 140 of 5 October 2025, rows for 1,940,000 enterprises.
  const real = {
    denomination: 3.31e6,
    address: 2.84e6,
    establishment: 1.67e6,
    activity: 36.3e6,
    contact: 0.69e6,
  }
  for (const [file, all] of Object.entries(real)) {
    const share = (counted[`${file}.csv`] as number) / ((all * companies) / 1.94e6)
    assert.ok(share > 0.9 && share < 1.1, `${file}: ${share.toFixed(3)} of what is expected`)
  }
  assert.equal(counted['enterprise.csv'], companies)
  const large = await readZip(zips[0]?.path as string)
  for (const [file, count] of Object.entries(counted))
    assert.equal(lines(large, file.replace('.csv', '')).length, count)
  const last = seen.at(-1) as SampleProgress
  assert.equal(
    last.rowsWritten,
    Object.values(counted).reduce((sum, count) => sum + count, 0),
  )
  assert.ok(Math.abs(last.rowsExpected / last.rowsWritten - 1) < 0.1)
  const persons = lines(large, 'enterprise').filter(line => line.includes(',"1",,,')).length
  assert.ok(Math.abs(persons / companies - 0.4) < 0.02, `${persons} natural persons`)
})
