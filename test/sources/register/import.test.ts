import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { importRegister } from '../../../src/sources/register/import/import-register.ts'
import { ExtractError } from '../../../src/sources/register/parse/extract-fault.ts'
import { createTestDatabase } from '../../database.ts'
import {
  extractFiles,
  type Rows,
  SMALL_REGISTER,
  writeExtract,
  writeFolder,
  writeZip,
} from './extract-folder.ts'

const database = await createTestDatabase()
const { pool } = database

async function company(number: number) {
  const { rows } = await pool.query('SELECT * FROM register.company WHERE enterprise_number = $1', [number])
  return rows[0]
}

async function leftOn(number: number): Promise<string | null> {
  const { rows } = await pool.query(
    'SELECT left_on::text FROM register.company WHERE enterprise_number = $1',
    [number],
  )
  return rows[0].left_on
}

async function everything(): Promise<string> {
  const { rows } = await pool.query(
    `SELECT md5(string_agg(t.row, E'\\n' ORDER BY t.row)) AS sum FROM (
       SELECT e::text AS row FROM register.enterprise e UNION ALL SELECT d::text FROM register.denomination d
       UNION ALL SELECT a::text FROM register.address a UNION ALL SELECT c::text FROM register.company c
       UNION ALL SELECT x::text FROM register.activity x UNION ALL SELECT l::text FROM intake.register_load l) t`,
  )
  return rows[0].sum
}

async function refused(path: string, pattern: RegExp, options = {}): Promise<void> {
  const before = await everything()
  await assert.rejects(importRegister(database, path, options), (error: Error) => {
    assert.ok(error instanceof ExtractError, String(error.stack))
    assert.match(error.message, pattern)
    return true
  })
  assert.equal(await everything(), before, 'nothing has changed')
}

test('an Update is refused before any Full', async () => {
  await refused(
    writeExtract('update', 140, {}),
    /meta\.csv, line 5: is an Update, and no Full extract is loaded/,
  )
})

test('a Full extract becomes companies in their usual form', async () => {
  const result = await importRegister(database, writeExtract('full', 140, SMALL_REGISTER))
  assert.equal(result.applied, true)
  assert.equal(result.quarantined, 0)
  assert.equal(result.rowsRead.activity, 7)
  const ghent = await company(200000108)
  assert.equal(
    ghent.legal_name,
    'De Gulden Bijenkorf BV',
    'the name in the language of the seat, blanks tidied',
  )
  assert.equal(ghent.legal_form, '610', 'the form as it must be read today')
  assert.equal(ghent.street, 'Korenlei 12 A bus 0001', 'no municipality suffix')
  assert.equal(ghent.primary_nace, '56111', 'NACE 2025 before 2008, VAT before social security')
  assert.equal(ghent.nace_2008, '56101')
  const liege = await company(200000207)
  assert.equal(liege.legal_name, '"Ferronnerie Grandjean" S.A.')
  assert.equal(liege.city, 'Liège')
  assert.equal(liege.street, "Rue de l'Eglise, Sclessin", 'no star, no word for "without number"')
  assert.equal(liege.situation, '050')
  assert.equal(liege.primary_nace, null)
  const trader = await company(200000306)
  assert.deepEqual(
    [trader.natural_person, trader.street, trader.zip, trader.primary_nace],
    [true, 'Klosterstraße 7', '4700', '47810'],
    'a sole trader is where the oldest establishment is',
  )
})

test('every column of every file is stored, duplicates too', async () => {
  const { rows } = await pool.query(
    `SELECT (SELECT count(*) FROM register.contact)::int AS contacts,
            (SELECT sum(cardinality(activity_ids)) FROM register.activity)::int AS activities,
            (SELECT description FROM register.code WHERE language = 'FR') AS trimmed,
            (SELECT array_agg(nace_code ORDER BY position) FROM register.activity, unnest(activity_ids)
               WITH ORDINALITY AS held (activity_id, position) JOIN register.activity_code USING (activity_id)
             WHERE entity_number = 200000108) AS codes,
            (SELECT street_fr FROM register.address WHERE entity_number = 2100000127) AS other_language`,
  )
  assert.deepEqual(rows[0], {
    contacts: 2,
    activities: 7,
    trimmed: 'Restaurants',
    codes: ['56101', '56111', '10820'],
    other_language: 'Rue Neuve',
  })
})

test('the same extract again is accepted and does nothing', async () => {
  const result = await importRegister(database, writeExtract('full', 140, SMALL_REGISTER))
  assert.equal(result.applied, false)
})

test('columns are matched by name, unknown ones stored', async () => {
  const files = extractFiles('full', 141, SMALL_REGISTER)
  files['establishment.csv'] =
    '"EnterpriseNumber","Colour","EstablishmentNumber","StartDate"\n"0200.000.108","blue","2.100.000.127",05-03-1999\n' +
    '"0200.000.306",,"2.100.000.226",15-09-2020\n"0200.000.306","","2.100.000.325",16-09-2020\n'
  files['activity.csv'] = (files['activity.csv'] as string)
    .split('\n')
    .map(line => (line === '' ? '' : `${line.includes('Entity') ? '"Weight"' : '"9"'},${line}`))
    .join('\n')
  await importRegister(database, writeFolder(files))
  const { rows } = await pool.query(`SELECT extra FROM register.establishment ORDER BY establishment_number`)
  assert.deepEqual(
    rows.map(row => row.extra),
    [{ Colour: 'blue' }, null, null],
  )
  assert.equal((await company(200000108)).primary_nace, '56111')
  const weights = await pool.query(
    `SELECT DISTINCT extra FROM register.activity_code
     WHERE activity_id IN (SELECT unnest(activity_ids) FROM register.activity)`,
  )
  assert.deepEqual(weights.rows, [{ extra: { Weight: '9' } }])
})

test('unreadable rows go to quarantine with file, line and reason', async () => {
  const many = (row: (n: number) => string) => Array.from({ length: 400 }, (_, n) => row(n))
  const rows: Rows = {
    ...SMALL_REGISTER,
    contact: many(n => `"0200.000.108","ENT","TEL","${n}"`),
    activity: [
      ...(SMALL_REGISTER.activity as string[]),
      ...many(() => '"0200.000.207","001","2025","25110","SECO"'),
      '"0200.000.20X","001","2025","25110","SECO"',
      '"0200.000.207","001","2025"',
      '"0200.000.207","001","20"25","25110","SECO"',
    ],
  }
  rows.contact?.splice(1, 0, '"","ENT","TEL","x"', '"0200.000.108","ENT","TEL","line\none"')
  const result = await importRegister(database, writeExtract('full', 142, rows))
  const { rows: held } = await pool.query(
    `SELECT file, line, reason FROM intake.register_quarantine ORDER BY file DESC, line`,
  )
  assert.equal(result.quarantined, 4)
  assert.deepEqual(held, [
    { file: 'contact.csv', line: 3, reason: 'EntityNumber is missing' },
    { file: 'activity.csv', line: 409, reason: 'EntityNumber is not a ten-digit number' },
    { file: 'activity.csv', line: 410, reason: '3 fields where the header has 5' },
    { file: 'activity.csv', line: 411, reason: 'unexpected quote instead of a comma or the end of the line' },
  ])
})

test('an extract that lost more than 2 % of the rows is refused unless forced', async () => {
  const shrunk = writeExtract('full', 143, SMALL_REGISTER)
  await refused(
    shrunk,
    /activity\.csv, line 8: 7 rows where extract 142 had 410, more than 2 % fewer.*--force/,
  )
  assert.equal((await importRegister(database, shrunk, { force: true })).applied, true)
})

test('an older extract is refused, a gap before an Update is named', async () => {
  await refused(writeExtract('full', 139, SMALL_REGISTER), /extract 139 is older than extract 143/)
  await refused(writeExtract('update', 145, {}), /does not follow extract 143: 144 is missing/)
  await refused(writeExtract('update', 147, {}), /144 to 146 are missing/)
})

test('a damaged extract is refused by file and line', async () => {
  const files = extractFiles('full', 150, SMALL_REGISTER)
  const { 'contact.csv': _, ...withoutContacts } = files
  await refused(writeFolder(withoutContacts), /has no contact\.csv/)
  await refused(
    writeFolder({ ...files, 'enterprise.csv': '"Number","Status"\n"1","AC"\n' }),
    /enterprise\.csv, line 1: the header lacks EnterpriseNumber/,
  )
  const latin1 = Buffer.from(files['denomination.csv'] as string, 'utf8')
    .toString()
    .replace('Ruche', 'Rûche')
  await refused(
    writeFolder({ ...files, 'denomination.csv': Buffer.from(latin1, 'latin1') }),
    /denomination\.csv, line 2: invalid UTF-8/,
  )
  const cut = (files['address.csv'] as string).slice(0, -30)
  await refused(
    writeFolder({ ...files, 'address.csv': cut }),
    /address\.csv, line 6: the file is truncated here/,
  )
  const cutActivity = (files['activity.csv'] as string).slice(0, -9)
  await refused(
    writeFolder({ ...files, 'activity.csv': cutActivity }),
    /activity\.csv, line 8: the file is truncated here/,
  )
  await refused(writeFolder({ ...files, 'enterprise.csv': '' }), /enterprise\.csv, line 1: the file is empty/)
  await refused(writeFolder({ 'readme.txt': 'x' }), /no \.csv file/)
  await refused('/nowhere/at/all.zip', /no such file or folder/)
})

test('a truncated or modified zip is refused', async () => {
  const zip = await writeZip(extractFiles('full', 150, SMALL_REGISTER), true)
  const bytes = readFileSync(zip)
  writeFileSync(zip, bytes.subarray(0, bytes.length - 200))
  await refused(zip, /not a complete zip file/)
  bytes.write('B', bytes.indexOf('Nieuwstraat'))
  writeFileSync(zip, bytes)
  await refused(zip, /damaged in the zip/)
})

test('a zip is read like its folder', async () => {
  const zip = await writeZip(extractFiles('full', 144, SMALL_REGISTER))
  const result = await importRegister(database, zip)
  assert.equal(result.applied, true)
  assert.equal((await company(200000207)).city, 'Liège')
})

test('an Update replaces per table and never cascades', async () => {
  const result = await importRegister(
    database,
    writeExtract('update', 145, {
      code: SMALL_REGISTER.code as string[],
      // Only the enterprise row changes: its names and addresses must stay.
      enterprise_delete: ['"0200.000.108"', '"0200.000.207"'],
      enterprise_insert: [
        '"0200.000.108","AC","012","2","015","610",05-03-1999',
        '"1000.000.015","AC","000","2","610",,04-10-2025',
      ],
      denomination_delete: ['"0200.000.207"'],
      denomination_insert: ['"1000.000.015","2","001","Nieuwkomer"'],
      address_delete: ['"0200.000.207"'],
      // An establishment changes owner and keeps its address and activity.
      establishment_delete: ['"2.100.000.226"'],
      establishment_insert: ['"2.100.000.226",15-09-2020,"1000.000.015"'],
      activity_delete: ['"2.100.000.325"'],
      activity_insert: [
        '"2.100.000.325","003","2025","96220","MAIN"',
        '"2.100.000.325","003","2025","96230","SECO"',
      ],
    }),
  )
  assert.equal(result.quarantined, 0)
  const ghent = await company(200000108)
  assert.deepEqual([ghent.situation, ghent.legal_name, ghent.zip], ['012', 'De Gulden Bijenkorf BV', '9000'])
  assert.equal((await company(200000207)).in_register, false, 'it left, and is still found by name')
  assert.equal(await leftOn(200000207), '2025-10-04', 'the day of the first extract without it')
  assert.equal((await company(1000000015)).legal_name, 'Nieuwkomer')
  const trader = await company(200000306)
  assert.deepEqual([trader.city, trader.primary_nace], ['Aalst', '96220'])
  const moved = await pool.query(
    `SELECT enterprise_number FROM register.address WHERE entity_number = 2100000226
     UNION ALL SELECT enterprise_number FROM register.activity WHERE entity_number = 2100000226`,
  )
  assert.deepEqual(moved.rows, [{ enterprise_number: 1000000015 }, { enterprise_number: 1000000015 }])
})

test('rows of a not yet known establishment are kept for it', async () => {
  const row = '"2.100.000.424","BAET",,,"8000","Brugge","Bruges","Dijver","Dijver","1","","",'
  await importRegister(database, writeExtract('update', 146, { address_insert: [row] }))
  const orphan = await pool.query(
    'SELECT enterprise_number FROM register.address WHERE entity_number = 2100000424',
  )
  assert.deepEqual(orphan.rows, [{ enterprise_number: 0 }])
  await importRegister(
    database,
    writeExtract('update', 147, { establishment_insert: ['"2.100.000.424",01-10-2025,"0200.000.108"'] }),
  )
  const adopted = await pool.query(
    'SELECT enterprise_number FROM register.address WHERE entity_number = 2100000424',
  )
  assert.deepEqual(adopted.rows, [{ enterprise_number: 200000108 }])
})

test('an already loaded Update does nothing', async () => {
  const result = await importRegister(
    database,
    writeExtract('update', 146, { enterprise_delete: ['"0200.000.108"'] }),
  )
  assert.equal(result.applied, false)
  assert.equal((await company(200000108)).in_register, true)
})

test('a company missing from a later Full stays findable as deregistered', async () => {
  await importRegister(database, writeExtract('full', 150, SMALL_REGISTER))
  assert.equal((await company(200000207)).in_register, true, 'it came back')
  assert.equal(await leftOn(200000207), null)
  const gone = await company(1000000015)
  assert.deepEqual([gone.in_register, gone.legal_name], [false, 'Nieuwkomer'])
  assert.equal(await leftOn(1000000015), '2025-10-04')
})

test('the dictionary has every word of a company, including those added by Updates and of deregistered companies', async () => {
  const { rows } = await pool.query(
    `SELECT c.enterprise_number, word
     FROM register.company c,
          LATERAL regexp_split_to_table(c.names || ' ' || replace(c.town_words, '@', ''), '\\s+') AS word
     WHERE word <> '' AND NOT EXISTS (SELECT FROM register.term WHERE term = word AND kind = 'w')`,
  )
  assert.deepEqual(rows, [])
  const { rowCount } = await pool.query(
    "SELECT FROM register.term WHERE term = 'nieuwkomer' AND frequency > 0",
  )
  assert.equal(rowCount, 1)
})

test('of two concurrent imports the second is told to wait', async () => {
  const client = await pool.connect()
  await client.query('BEGIN; SELECT pg_advisory_xact_lock(20260919)')
  await assert.rejects(
    importRegister(database, writeExtract('full', 160, SMALL_REGISTER)),
    /Another import .* is running/,
  )
  await client.query('ROLLBACK')
  client.release()
})
