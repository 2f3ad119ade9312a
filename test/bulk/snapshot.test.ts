// What is in a snapshot: the same as single answers, for companies of every kind.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { asyncBufferFromFile, parquetMetadataAsync, parquetSchema } from 'hyparquet'
import { pino } from 'pino'
import { BULK_TABLES } from '../../src/domain/bulk/tables.ts'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import { nameKindOf, nameLanguageOf } from '../../src/domain/company/register-codes.ts'
import { openSource } from '../../src/store/db/source.ts'
import { createCompanyReader } from '../../src/store/register/companies.ts'
import { createReadFinancials } from '../../src/usecases/accounts/get-financials.ts'
import { createTestDatabase } from '../database.ts'
import { COMPANIES } from '../fixtures/browser-companies.ts'
import { issueKey, runApp } from '../rest/running-app.ts'
import { dayOf, type Exported, exportFrom, type Row, readLatest } from './snapshots.ts'

const database = await createTestDatabase(COMPANIES)
const { pool } = database
await addChanges()
const exported: Exported = await exportFrom(database)
const tables: Record<string, Row[]> = {}
for (const { name } of BULK_TABLES) tables[name] = await exported.read(name)
const app = await runApp({
  databaseUrl: database.url,
  key: await issueKey(pool),
  timing: { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } },
})

// The sample is one extract, which has no changes.
async function addChanges(): Promise<void> {
  await pool.query(`
    WITH batch AS (INSERT INTO history.batch DEFAULT VALUES RETURNING batch_id)
    INSERT INTO history.change (batch_id, item, enterprise_number, effective_on, kind, reference, before, after)
    SELECT batch_id, row_number() OVER (), enterprise_number, '2026-02-03', 'register.seat', '171', NULL, '{"zip": "2440"}'
    FROM batch, register.company WHERE in_register`)
}

const rowsOf = (table: string, number: string) =>
  (tables[table] ?? []).filter(row => row.enterprise_number === number)

async function getJson(path: string): Promise<Row & Row[]> {
  const response = await app.get(path)
  assert.equal(response.status, 200, path)
  return (await response.json()) as Row & Row[]
}

/** Legal persons with most in every table, and some with little. */
function chooseCompanies(): string[] {
  const shown = BULK_TABLES.flatMap(({ name }) => {
    const counts = new Map<unknown, number>()
    for (const { enterprise_number } of tables[name] ?? [])
      counts.set(enterprise_number, (counts.get(enterprise_number) ?? 0) + 1)
    return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 4)
  })
  const legal = new Set(legalPersons().map(({ enterprise_number }) => enterprise_number))
  const numbers = [...shown.map(([number]) => number), ...legal].filter(number => legal.has(number))
  return [...new Set(numbers as string[])].slice(0, 24)
}

const legalPersons = () => (tables.companies ?? []).filter(({ natural_person }) => natural_person === false)

test('every table has rows, and the register every company of the newest extract', async () => {
  for (const { name } of BULK_TABLES) assert.ok((tables[name] ?? []).length > 0, name)
  const { rows } = await pool.query<{ n: string }>(
    `SELECT lpad(enterprise_number::text, 10, '0') AS n FROM register.company WHERE in_register ORDER BY 1`,
  )
  assert.deepEqual(
    tables.companies?.map(row => row.enterprise_number),
    rows.map(({ n }) => n),
  )
  const known = new Set(tables.companies?.map(row => row.enterprise_number))
  for (const { name } of BULK_TABLES)
    assert.ok(
      tables[name]?.every(row => known.has(row.enterprise_number)),
      name,
    )
})

test('companies, risk and counts are as in the dossier', async () => {
  for (const number of chooseCompanies()) {
    const dossier = await getJson(`/companies/${number}`)
    const [company = {}] = rowsOf('companies', number)
    const [score] = rowsOf('scores', number)
    const address = (dossier.address ?? { street: null, zip: null, city: null }) as Row
    assert.deepEqual(
      {
        enterprise_number: company.enterprise_number,
        legal_name: company.legal_name,
        legal_form: company.legal_form,
        primary_nace: company.primary_nace,
        address: { street: company.street, zip: company.zip, city: company.city },
        insolvency_event_count: company.insolvency_event_count,
        admin_event_count: company.admin_event_count,
        register_situation_code: company.register_situation_code,
      },
      {
        enterprise_number: number,
        legal_name: dossier.legal_name,
        legal_form: dossier.legal_form,
        primary_nace: dossier.primary_nace,
        address,
        insolvency_event_count: dossier.insolvency_event_count,
        admin_event_count: dossier.admin_event_count,
        register_situation_code: dossier.register_situation_code,
      },
    )
    const rollup = dossier.rollup as Row | null
    assert.equal(dayOf(company.first_signal_date), rollup?.first_signal_date ?? null)
    assert.equal(dayOf(company.last_signal_date), rollup?.last_signal_date ?? null)
    if (rollup) assert.equal(company.open_bankruptcy_by_gazette, rollup.has_open_faillissement)
    compareRisk(score, dossier.risk as Row)
  }
})

function compareRisk(score: Row | undefined, risk: Row): void {
  if (risk.band === 'Unknown') {
    assert.equal(score, undefined)
    return
  }
  for (const field of ['band', 'score_out_of100', 'probability', 'altman_z', 'model_version'])
    assert.equal(score?.[field], risk[field], field)
  const basis = risk.basis as Row | undefined
  assert.equal(score?.deposit, basis?.deposit ?? null)
  assert.equal(toIso(score?.evaluated_at), risk.evaluated_at)
}

test('names, addresses, activities and establishments are as in the register record', async () => {
  for (const number of chooseCompanies()) {
    const record = await getJson(`/companies/${number}/register`)
    const own = (table: string) => rowsOf(table, number).filter(row => row.entity_number === number)
    const sorted = (rows: unknown[]) => rows.map(row => JSON.stringify(row)).sort()
    assert.deepEqual(
      sorted(
        own('names').map(({ name, type, language }) => [
          name,
          nameKindOf(type as string),
          nameLanguageOf(language as string),
        ]),
      ),
      sorted((record.names as Row[]).map(({ name, kind, language }) => [name, kind, language])),
    )
    const activity = ({ group, version, code, classification }: Row) => [group, version, code, classification]
    assert.deepEqual(
      sorted(own('activities').map(activity)),
      sorted((record.activities as Row[]).map(activity)),
    )
    assert.equal(own('addresses').length, (record.addresses as Row[]).length)
    const { establishments, total } = await getJson(`/companies/${number}/establishments`)
    const [company] = rowsOf('companies', number)
    assert.equal(company?.establishment_count, total)
    const units = new Map(rowsOf('establishments', number).map(unit => [unit.establishment_number, unit]))
    assert.equal(units.size, total)
    for (const unit of establishments as Row[]) {
      const row = units.get(unit.establishment_number)
      assert.equal(row?.zip, (unit.address as Row | null)?.zip ?? null)
      assert.equal(dayOf(row?.start_date), unit.start_date)
    }
  }
})

test('events are those of the lifecycle, in every field', async () => {
  for (const number of chooseCompanies()) {
    const events = rowsOf('events', number).map(({ enterprise_number, ...event }) => ({
      ...event,
      pub_date: dayOf(event.pub_date),
      event_date: dayOf(event.event_date),
      cessation_date: dayOf(event.cessation_date),
      suspension_end: dayOf(event.suspension_end),
    }))
    const key = (event: Row) => JSON.stringify(Object.entries(event).sort())
    const lifecycle = await getJson(`/companies/${number}/lifecycle`)
    assert.deepEqual(events.map(key).sort(), lifecycle.map(key).sort())
  }
})

test('mandates are those of the officers that do not rest on doubtful statements alone', async () => {
  let compared = 0
  for (const number of chooseCompanies()) {
    const listed = await getJson(`/companies/${number}/officers`)
    const officers = (['officers', 'auditors', 'court_appointed'] as const)
      .flatMap(list => listed[list] as Row[])
      .map(
        officer =>
          ({ ...officer, doubts: (officer.doubts as Row[]).map(({ reason }) => reason).join(' ') }) as Row,
      )
      .filter(({ doubts }) => !String(doubts).includes('doubtful_statement'))
    const shown = ['name', 'representative', 'role', 'role_kind', 'office', 'currency', 'source', 'doubts']
    const officerKeys = officers.map(officer =>
      JSON.stringify([
        ...shown.map(field => officer[field]),
        officer.enterprise_number,
        officer.from,
        officer.to,
      ]),
    )
    const mandateKeys = rowsOf('mandates', number).map(mandate =>
      JSON.stringify([
        ...shown.map(field => mandate[field] ?? (field === 'doubts' ? '' : null)),
        mandate.holder_number,
        dayOf(mandate.from),
        dayOf(mandate.to),
      ]),
    )
    assert.deepEqual(mandateKeys.sort(), officerKeys.sort())
    compared += officers.length
  }
  assert.ok(compared > 20, String(compared))
})

test('figures and ratios are those of the newest fiscal year with figures', async () => {
  const logger = pino({ level: 'silent' })
  const [register, accounts] = (['register', 'accounts'] as const).map(name =>
    openSource({ name, url: database.url, logger }),
  )
  if (!register || !accounts) return assert.fail()
  after(() => Promise.all([register.close(), accounts.close()]))
  const readFinancials = createReadFinancials({ companies: createCompanyReader(register), accounts })
  const filers = (tables.ratios ?? []).slice(0, 40)
  for (const ratios of filers) {
    const number = ratios.enterprise_number as EnterpriseNumber
    const { years } = await readFinancials(number, 'all')
    const year = years.find(({ filed }) => filed !== null)
    assert.equal(ratios.deposit, year?.reference)
    for (const { id, value } of year?.derived?.ratios ?? [])
      assert.equal(ratios[id], value === null ? null : Number(value), `${number} ${id}`)
    assert.equal(ratios.sector, year?.derived?.sector.kind)
    assert.equal(ratios.size_class, year?.derived?.size?.sizeClass ?? null)
    const [figures] = rowsOf('key_figures', number)
    const filed = (code: string) => (year?.filed?.[code] === undefined ? null : Number(year.filed[code]))
    assert.equal(figures?.total_assets, filed('20/58'))
    assert.equal(figures?.turnover, filed('70'))
    assert.equal(figures?.result, filed('9904'))
  }
  assert.ok(filers.some(row => row.turnover === null) && filers.some(row => row.turnover !== null))
})

test('holdings are those that the filings state', async () => {
  const stated = (tables.holdings ?? []).filter(({ direction }) => direction === 'holds').slice(0, 20)
  for (const { enterprise_number, party_number, share } of stated.filter(row => row.party_number !== null)) {
    const { holds } = await getJson(`/companies/${enterprise_number}/ownership`)
    const link = (holds as Row[]).find(one => (one.party as Row).enterprise_number === party_number)
    const rights = (link?.by_holder as Row | undefined)?.rights as Row[] | undefined
    const shares = rights?.map(({ direct }) => (direct === null ? null : Number(direct)))
    assert.ok(shares?.includes(share as number | null))
  }
  assert.ok(stated.length > 5)
})

test('history is that of the change feed, of legal persons', async () => {
  const { changes } = (await getJson('/changes?from=oldest&limit=1000')) as unknown as { changes: Row[] }
  const legal = new Set(legalPersons().map(({ enterprise_number }) => enterprise_number))
  const fed = changes.filter(change => legal.has(change.enterprise_number))
  assert.equal(tables.history?.length, fed.length)
  const [first] = fed
  const row = rowsOf('history', first?.enterprise_number as string)[0]
  assert.equal(row?.kind, first?.kind)
  assert.equal(toIso(row?.recorded_at), first?.recorded_at)
  assert.deepEqual(JSON.parse(row?.after as string), first?.after)
  assert.equal(row?.before, null)
})

test('of natural persons there are number, start, activity and municipality only', () => {
  const people = tables.companies?.filter(({ natural_person }) => natural_person) ?? []
  assert.ok(people.length > 20)
  const given = ['enterprise_number', 'natural_person', 'start_date', 'primary_nace', 'zip', 'city']
  for (const person of people)
    assert.deepEqual(
      Object.entries(person).filter(([name, value]) => value !== null && !given.includes(name)),
      [],
    )
  const numbers = new Set(people.map(({ enterprise_number }) => enterprise_number))
  for (const { name } of BULK_TABLES)
    if (name !== 'companies' && name !== 'activities')
      assert.ok(!tables[name]?.some(row => numbers.has(row.enterprise_number)), name)
  for (const { enterprise_number, entity_number } of tables.activities ?? [])
    if (numbers.has(enterprise_number)) assert.equal(entity_number, enterprise_number)
})

test("there is no contact, no birth and no officer's address in any column", () => {
  const names = BULK_TABLES.flatMap(({ name, columns }) => columns.map(column => `${name}.${column.name}`))
  assert.deepEqual(
    names.filter(name => /phone|mail|web|contact|fax|birth|national/.test(name)),
    [],
  )
  assert.deepEqual(
    names
      .filter(name => /street|zip|box|address/.test(name))
      .map(name => name.split('.')[0])
      .filter(table => table === 'mandates' || table === 'holdings'),
    [],
  )
})

test('without the option, names of natural persons are left out', async () => {
  const { read, package: described } = await exportFrom(database, { people: false })
  assert.equal(described.names_of_people, false)
  const mandates = await read('mandates')
  assert.equal(mandates.length, tables.mandates?.length)
  for (const { holder_kind, name, representative } of mandates) {
    assert.equal(name === null, holder_kind === 'person')
    assert.equal(representative, null)
  }
  for (const { party_kind, party_name } of await read('holdings'))
    assert.equal(party_name === null, party_kind === 'person')
})

test('files have the columns, types and order of their description', async () => {
  for (const table of BULK_TABLES) {
    const resource = exported.package.resources.find(({ name }) => name === table.name)
    assert.deepEqual(
      resource?.schema.fields.map(({ name, type, nullable }) => ({ name, type, nullable })),
      table.columns.map(column => ({ name: column.name, type: column.type, nullable: column.null !== null })),
    )
    for (const { path } of resource?.files ?? []) {
      const file = await asyncBufferFromFile(join(exported.folder, path))
      const metadata = await parquetMetadataAsync(file)
      assert.deepEqual(
        parquetSchema(metadata).children.map(({ element }) => [element.name, typeOf(element)]),
        table.columns.map(column => [column.name, column.type]),
      )
    }
    const required = table.columns.filter(column => column.null === null).map(({ name }) => name)
    for (const row of tables[table.name] ?? [])
      for (const name of required) assert.notEqual(row[name], null, `${table.name}.${name}`)
  }
})

const toIso = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

type Element = { type?: string; converted_type?: string; logical_type?: { type: string } }

function typeOf({ type, converted_type: converted, logical_type: logical }: Element): string {
  const kind = logical?.type ?? converted ?? type ?? ''
  if (/STRING|UTF8/.test(kind)) return 'string'
  if (/TIMESTAMP/.test(kind)) return 'datetime'
  if (/DATE/.test(kind)) return 'date'
  return { BOOLEAN: 'boolean', DOUBLE: 'number', INT32: 'integer' }[type ?? ''] ?? kind
}

test('rows are sorted within each file', async () => {
  const compare = (a: unknown, b: unknown) => {
    if (a === b || (a instanceof Date && b instanceof Date && a.getTime() === b.getTime())) return 0
    if (a === null) return 1
    return b === null || (a as string) < (b as string) ? -1 : 1
  }
  for (const { name, sort, partition } of BULK_TABLES) {
    if (partition !== null) continue
    const rows = tables[name] ?? []
    for (const [at, row] of rows.entries()) {
      const previous = rows[at - 1]
      if (!previous) continue
      const difference = sort
        .map(column => compare(previous[column], row[column]))
        .find(result => result !== 0)
      assert.ok((difference ?? -1) < 0, `${name} ${at}`)
    }
  }
})

test('addresses and establishments of a town are in the folder of its postal codes', async () => {
  for (const name of ['addresses', 'establishments']) {
    const { files = [] } = exported.package.resources.find(resource => resource.name === name) ?? {}
    for (const { path } of files) {
      const area = /^\w+\/zip_area=(\w+)\//.exec(path)?.[1]
      assert.ok(area, path)
    }
    assert.ok(files.length > 5)
  }
})

test('every description says what a column is, in which unit, what null means and where it comes from', () => {
  for (const { name, columns, title, description, source } of BULK_TABLES) {
    assert.ok(title && description.endsWith('.') && source, name)
    for (const column of columns) {
      const where = `${name}.${column.name}`
      assert.match(column.name, /^[a-z][a-z\d_]*$/, where)
      assert.match(column.description, /^[A-Z\d].*\.$/, where)
      assert.ok(column.source, where)
      if (column.null !== null) assert.match(column.null, /^[A-Z].*\.$/, where)
      if (column.type === 'number' && !/^(number|number_not_attached|altman_z)$/.test(column.name))
        assert.ok(column.unit, where)
    }
    assert.equal(new Set(columns.map(column => column.name)).size, columns.length)
  }
})

test('the package counts and hashes every file, and nothing else is in the snapshot', () => {
  const { resources } = exported.package
  const listed = resources.flatMap(({ files }) => files)
  for (const { path, bytes, hash } of listed) {
    const content = readFileSync(join(exported.folder, path))
    assert.equal(statSync(join(exported.folder, path)).size, bytes)
    assert.equal(`sha256:${createHash('sha256').update(content).digest('hex')}`, hash)
  }
  for (const { name, rows, files, bytes, path } of resources) {
    assert.equal(rows, tables[name]?.length)
    assert.equal(
      bytes,
      files.reduce((sum, file) => sum + file.bytes, 0),
    )
    assert.deepEqual(
      [path].flat(),
      files.map(file => file.path),
    )
  }
  const all = readdirSync(exported.folder, { recursive: true, withFileTypes: true }).filter(entry =>
    entry.isFile(),
  )
  assert.equal(all.length, listed.length + 2)
  const latest = readLatest(join(exported.folder, '../..'))
  assert.equal(latest?.path, exported.path)
  assert.deepEqual(latest?.tables, Object.fromEntries(resources.map(({ name, rows }) => [name, rows])))
})

test('the catalogue names each file with its checksum', () => {
  const catalogue = JSON.parse(readFileSync(join(exported.folder, 'dcat.jsonld'), 'utf8'))
  assert.equal(catalogue['@type'], 'dcat:Dataset')
  for (const distribution of catalogue['dcat:distribution']) {
    const path = distribution['dcat:downloadURL']['@id']
    const content = readFileSync(join(exported.folder, path))
    assert.equal(
      distribution['spdx:checksum']['spdx:checksumValue']['@value'],
      createHash('sha256').update(content).digest('hex'),
    )
  }
  assert.ok(!existsSync(join(exported.folder, 'addresses/data.parquet')))
})
