// Malformed registers, one kind per line: each is refused by zip, file and line, or its bad rows are
// quarantined with file, line and reason. The served register stays intact and nothing is partially applied.

import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { importRegister } from '../../../src/sources/register/import/import-register.ts'
import { ExtractError } from '../../../src/sources/register/parse/extract-fault.ts'
import { createTestDatabase } from '../../database.ts'
import { extractFiles, type Rows, SMALL_REGISTER, writeZip } from './extract-folder.ts'

type Files = Record<string, string | Buffer>
type Refused = { name: string; make: (files: Record<string, string>) => Files; told: RegExp }
type PutAside = { name: string; file: string; row: string; reason: RegExp }

const database = await createTestDatabase()
const { pool } = database

// Two hundred rows of each kind, so that one bad row is less than 2 %.
const dotted = (number: number) => String(number).replace(/(\d)(\d{3})(\d{3})(\d{3})/, '$1.$2.$3.$4')
const enterpriseOf = (at: number) => `0300.000.${String(at).padStart(3, '0')}`
const many = (row: (at: number) => string) => Array.from({ length: 200 }, (_, at) => row(at + 100))
const LARGER: Rows = {
  code: [...(SMALL_REGISTER.code as string[]), ...many(at => `"Test","${at}","NL","Code ${at}"`)],
  enterprise: [
    ...(SMALL_REGISTER.enterprise as string[]),
    ...many(at => `"${enterpriseOf(at)}","AC","000","2","610",,01-01-2001`),
  ],
  establishment: [
    ...(SMALL_REGISTER.establishment as string[]),
    ...many(at => `"${dotted(2_300_000_000 + at)}",01-01-2001,"${enterpriseOf(at)}"`),
  ],
  branch: many(at => `"${dotted(9_300_000_000 + at)}",01-01-2001,"${enterpriseOf(at)}"`),
  denomination: [
    ...(SMALL_REGISTER.denomination as string[]),
    ...many(at => `"${enterpriseOf(at)}","2","001","Verzonnen ${at}"`),
  ],
  address: [
    ...(SMALL_REGISTER.address as string[]),
    ...many(at => `"${enterpriseOf(at)}","REGO",,,"9000","Gent","Gent","Markt","Markt","${at}","","",`),
  ],
  contact: many(at => `"${enterpriseOf(at)}","ENT","TEL","${at}"`),
  activity: [
    ...(SMALL_REGISTER.activity as string[]),
    ...many(at => `"${enterpriseOf(at)}","001","2025","56111","MAIN"`),
  ],
}

const replaced = (file: string, from: string | RegExp, to: string) => (files: Record<string, string>) => {
  const text = (files[file] as string).replace(from, to)
  assert.notEqual(text, files[file], 'the case changes something')
  return { ...files, [file]: text }
}
const header = (text: string) => text.slice(0, text.indexOf('\n') + 1)
const withFile =
  (file: string, change: (text: string) => string | Buffer) => (files: Record<string, string>) => ({
    ...files,
    [file]: change(files[file] as string),
  })
const without = (file: string) => (files: Record<string, string>) => {
  const { [file]: _, ...rest } = files
  return rest
}

const REFUSED: Refused[] = [
  ...Object.keys(extractFiles('full', 1, {})).map(file => ({
    name: `without ${file}`,
    make: without(file),
    told: new RegExp(`^extract-\\d+\\.zip: has no ${file}`),
  })),
  ...['enterprise.csv', 'activity.csv', 'code.csv', 'meta.csv'].map(file => ({
    name: `${file} empty`,
    make: withFile(file, () => ''),
    told: new RegExp(`/${file}, line 1: the file is empty`),
  })),
  ...['enterprise', 'establishment', 'denomination', 'address', 'contact', 'activity', 'branch', 'code'].map(
    kind => ({
      name: `${kind}.csv with a header alone`,
      make: withFile(`${kind}.csv`, header),
      told: new RegExp(`/${kind}\\.csv, line 1: 0 rows where extract 10 had 2\\d\\d`),
    }),
  ),
  {
    name: 'half of the names',
    make: withFile('denomination.csv', text => `${text.split('\n').slice(0, 100).join('\n')}\n`),
    told: /\/denomination\.csv, line 100: 99 rows where extract 10 had 205/,
  },
  {
    name: 'Latin-1 in a text',
    make: withFile('denomination.csv', text => Buffer.from(text.replace("d'Or", 'dorée'), 'latin1')),
    told: /\/denomination\.csv, line 2: invalid UTF-8/,
  },
  {
    name: 'UTF-16',
    make: withFile('enterprise.csv', text => Buffer.from(`\ufeff${text}`, 'utf16le')),
    told: /\/enterprise\.csv, line 1: /,
  },
  {
    name: 'a character cut in two at the end',
    make: withFile('contact.csv', text => Buffer.concat([Buffer.from(text), Buffer.from([0x22, 0xc3])])),
    told: /\/contact\.csv, line 202: /,
  },
  {
    name: 'semicolons for commas',
    make: withFile('address.csv', text => text.replaceAll(',', ';')),
    told: /\/address\.csv, line 1: /,
  },
  {
    name: 'tabs for commas',
    make: withFile('contact.csv', text => text.replaceAll(',', '\t')),
    told: /\/contact\.csv, line 1: /,
  },
  {
    name: 'no header',
    make: withFile('establishment.csv', text => text.slice(header(text).length)),
    told: /\/establishment\.csv, line 1: the header lacks EstablishmentNumber/,
  },
  {
    name: 'a column missing',
    make: replaced('enterprise.csv', ',"JuridicalSituation"', ''),
    told: /\/enterprise\.csv, line 1: the header lacks JuridicalSituation/,
  },
  {
    name: 'a column twice',
    make: replaced('contact.csv', '"ContactType"', '"ContactType","ContactType"'),
    told: /\/contact\.csv, line 1: the header names a column twice/,
  },
  {
    name: 'a column renamed',
    make: replaced('activity.csv', 'NaceCode', 'Nace'),
    told: /\/activity\.csv, line 1: the header lacks NaceCode/,
  },
  {
    name: 'a quote open in the header',
    make: replaced('code.csv', '"Category"', '"Category'),
    told: /\/code\.csv, line 1: /,
  },
  {
    name: 'another file under the name',
    make: files => ({ ...files, 'enterprise.csv': files['address.csv'] as string }),
    told: /\/enterprise\.csv, line 1: the header lacks EnterpriseNumber/,
  },
  {
    name: 'cut off in the middle of a row',
    make: withFile('address.csv', text => text.slice(0, -20)),
    told: /\/address\.csv, line 206: the file is truncated here/,
  },
  {
    name: 'cut off in the middle of an activity',
    make: withFile('activity.csv', text => text.slice(0, -9)),
    told: /\/activity\.csv, line 208: the file is truncated here/,
  },
  {
    name: 'every row one field too many',
    make: withFile('contact.csv', text => text.replaceAll(/(?<=\d")\n/g, ',"x"\n')),
    told: /\/contact\.csv, line 2: 200 of 200 rows cannot be parsed.*5 fields where the header has 4/,
  },
  {
    name: 'American dates',
    make: withFile('enterprise.csv', text => text.replaceAll('01-01-2001', '2001-01-01')),
    told: /\/enterprise\.csv, line 5: 200 of 203 rows cannot be parsed.*not a date of the form dd-mm-yyyy/,
  },
  {
    name: 'numbers without their first digit',
    make: withFile('enterprise.csv', text => text.replaceAll('"0300.', '"300.')),
    told: /\/enterprise\.csv, line 5: 200 of 203 rows cannot be parsed.*ten-digit/,
  },
  {
    name: 'every enterprise twice',
    make: withFile('enterprise.csv', text => text + text.slice(header(text).length)),
    told: /\/enterprise\.csv, line 205: 203 of 406 rows cannot be parsed.*duplicate EnterpriseNumber/,
  },
  {
    name: 'one line without an end',
    make: withFile('contact.csv', text => header(text) + 'x'.repeat(3_000_000)),
    told: /\/contact\.csv, line 2: /,
  },
  {
    name: 'no type',
    make: replaced('meta.csv', '"full"', '""'),
    told: /\/meta\.csv, line 4: ExtractType is/,
  },
  {
    name: 'an unknown type',
    make: replaced('meta.csv', '"full"', '"delta"'),
    told: /\/meta\.csv, line 4: ExtractType/,
  },
  {
    name: 'no number',
    make: replaced('meta.csv', '"11"', '"eleven"'),
    told: /\/meta\.csv, line 5: ExtractNumber/,
  },
  {
    name: 'a number named twice',
    make: replaced('meta.csv', '"Version"', '"ExtractNumber","12"\n"Version"'),
    told: /\/meta\.csv, line 6: names ExtractNumber twice/,
  },
  {
    name: 'the 31st of February',
    make: replaced('meta.csv', '04-10-2025', '31-02-2025'),
    told: /\/meta\.csv, line 2: SnapshotDate/,
  },
  {
    name: 'a day to come',
    make: replaced('meta.csv', '04-10-2025', '04-10-2999'),
    told: /\/meta\.csv, line 2: SnapshotDate is in the future/,
  },
  {
    name: 'made in time to come',
    make: replaced('meta.csv', '05-10-2025', '05-10-2999'),
    told: /\/meta\.csv, line 3: ExtractTimestamp is in the future/,
  },
  {
    name: 'no day',
    make: replaced('meta.csv', '"04-10-2025"', ''),
    told: /\/meta\.csv, line 2: SnapshotDate is missing/,
  },
  {
    name: 'an earlier extract',
    make: replaced('meta.csv', '"11"', '"9"'),
    told: /\/meta\.csv, line 5: extract 9 is older/,
  },
  {
    name: 'a Full that says it is an Update',
    make: replaced('meta.csv', '"full"', '"update"'),
    told: /has no enterprise_delete\.csv/,
  },
  {
    name: 'a bomb',
    make: withFile('contact.csv', text => Buffer.concat([Buffer.from(text), Buffer.alloc(60 << 20, 32)])),
    told: /\/contact\.csv, line 1: damaged in the zip \(unpacks to/,
  },
]

const E = enterpriseOf(100)
const PUT_ASIDE: PutAside[] = [
  {
    name: 'no number',
    file: 'enterprise',
    row: ',"AC","000","2","610",,01-01-2001',
    reason: /EnterpriseNumber is missing/,
  },
  {
    name: 'letters in a number',
    file: 'enterprise',
    row: '"0300.ABC.100","AC","000","2",,,',
    reason: /not a ten-digit number/,
  },
  {
    name: 'nine digits',
    file: 'denomination',
    row: '"030.000.100","2","001","x"',
    reason: /not a ten-digit number/,
  },
  {
    name: 'nothing but noughts',
    file: 'enterprise',
    row: '"0000.000.000","AC","000","2",,,',
    reason: /not an enterprise number/,
  },
  {
    name: "an establishment's number",
    file: 'enterprise',
    row: '"2.300.000.100","AC","000","2",,,',
    reason: /not an enterprise number/,
  },
  {
    name: "an enterprise's number",
    file: 'establishment',
    row: `"${E}",01-01-2001,"${E}"`,
    reason: /not an establishment number/,
  },
  {
    name: 'no branch',
    file: 'branch',
    row: `"2.300.000.999",01-01-2001,"${E}"`,
    reason: /not a branch number/,
  },
  {
    name: 'nobody as parent',
    file: 'establishment',
    row: '"2.300.000.999",01-01-2001,',
    reason: /EnterpriseNumber is missing/,
  },
  { name: 'a second time', file: 'enterprise', row: `"${E}","AC","000","2",,,`, reason: /duplicate/ },
  {
    name: '31 February',
    file: 'enterprise',
    row: '"0300.000.999","AC","000","2",,,31-02-2001',
    reason: /not a date/,
  },
  {
    name: '29 February of no leap year',
    file: 'branch',
    row: `"9.300.000.999",29-02-2023,"${E}"`,
    reason: /not a date/,
  },
  {
    name: 'month 13',
    file: 'address',
    row: `"${E}","REGO",,,"1","a","a","b","b","1","","",01-13-2001`,
    reason: /not a date/,
  },
  {
    name: 'a day to come',
    file: 'enterprise',
    row: '"0300.000.999","AC","000","2",,,01-01-2999',
    reason: /in the future/,
  },
  {
    name: 'struck off in time to come',
    file: 'address',
    row: `"${E}","REGO",,,"1","a","a","b","b","1","","",01-01-2999`,
    reason: /in the future/,
  },
  { name: 'a NUL', file: 'denomination', row: `"${E}","2","001","a\0b"`, reason: /NUL/ },
  { name: 'a NUL in a code', file: 'activity', row: `"${E}","001","2025","5\u00001","MAIN"`, reason: /NUL/ },
  {
    name: 'a NUL in a date',
    file: 'establishment',
    row: `"2.300.000.999",01-01-2001\0,"${E}"`,
    reason: /NUL|not a date/,
  },
  {
    name: 'a very long word',
    file: 'denomination',
    row: `"${E}","2","001","${'xyzzy'.repeat(800)}"`,
    reason: /4000 characters/,
  },
  {
    name: 'a very long code',
    file: 'activity',
    row: `"${E}","001","2025","${'1'.repeat(5000)}","MAIN"`,
    reason: /5000 characters/,
  },
  {
    name: 'a field beyond all measure',
    file: 'contact',
    row: `"${E}","ENT","TEL",${'9'.repeat(100_000)}`,
    reason: /longer than 8192/,
  },
  {
    name: 'too few fields',
    file: 'address',
    row: `"${E}","REGO"`,
    reason: /2 fields where the header has 13/,
  },
  { name: 'too many fields', file: 'contact', row: `"${E}","ENT","TEL","1","2"`, reason: /5 fields where/ },
  { name: 'an empty line', file: 'contact', row: '', reason: /1 fields where/ },
  {
    name: 'a stray quote',
    file: 'denomination',
    row: `"${E}","2","001","a"b"`,
    reason: /unexpected quote/,
  },
  {
    name: 'a quote that stays open',
    file: 'activity',
    row: `"${E}","001","2025","56`,
    reason: /unterminated/,
  },
  { name: 'no name', file: 'denomination', row: `"${E}","2","001",""`, reason: /Denomination is missing/ },
  {
    name: 'a name of blanks and tabs',
    file: 'denomination',
    row: `"${E}","2","001"," \t "`,
    reason: /Denomination is missing/,
  },
  { name: 'a code of nothing', file: 'code', row: '"Test",,"NL","x"', reason: /is missing/ },
]

async function everything(): Promise<string> {
  const { rows } = await pool.query<{ sum: string }>(
    `SELECT md5(string_agg(t.row, E'\\n' ORDER BY t.row)) AS sum FROM (
       SELECT e::text AS row FROM register.enterprise e UNION ALL SELECT d::text FROM register.denomination d
       UNION ALL SELECT a::text FROM register.address a UNION ALL SELECT c::text FROM register.company c
       UNION ALL SELECT x::text FROM register.activity x UNION ALL SELECT s::text FROM register.establishment s
       UNION ALL SELECT k::text FROM register.code k UNION ALL SELECT l::text FROM intake.register_load l
       UNION ALL SELECT q::text FROM intake.register_quarantine q
       UNION ALL SELECT nspname FROM pg_namespace WHERE nspname LIKE 'register%') t`,
  )
  return rows[0]?.sum ?? ''
}

async function refuses(path: string, told: RegExp): Promise<void> {
  await assert.rejects(importRegister(database, path), (error: Error) => {
    assert.ok(error instanceof ExtractError, String(error.stack))
    assert.match(error.message, told)
    assert.match(error.message, /^extract-\d+\.zip/, 'the zip is named')
    return true
  })
}

await importRegister(database, await writeZip(extractFiles('full', 10, LARGER)))

test(`${REFUSED.length} kinds of a malformed Full are refused by zip, file and line, and change nothing`, async t => {
  const before = await everything()
  for (const { name, make, told } of REFUSED)
    await t.test(name, async () => {
      await refuses(await writeZip(make(extractFiles('full', 11, LARGER))), told)
      assert.equal(await everything(), before, 'nothing has changed')
    })
  await t.test('a zip truncated at any position', async () => {
    const zip = await writeZip(extractFiles('full', 11, LARGER))
    const bytes = readFileSync(zip)
    for (const share of [0, 0.2, 0.5, 0.9, 0.999]) {
      writeFileSync(zip, bytes.subarray(0, Math.floor(bytes.length * share)))
      await refuses(zip, /not a complete zip file/)
    }
  })
  await t.test('a changed byte in a text', async () => {
    const zip = await writeZip(extractFiles('full', 11, LARGER), true)
    const bytes = readFileSync(zip)
    bytes.write('B', bytes.indexOf('Nieuwstraat'))
    writeFileSync(zip, bytes)
    await refuses(zip, /address\.csv, line \d+: damaged in the zip/)
    assert.equal(await everything(), before, 'nothing has changed')
  })
})

test(`${PUT_ASIDE.length} kinds of a malformed row are quarantined by file and line; the rest is loaded`, async () => {
  const files = extractFiles('full', 11, LARGER)
  for (const { file, row } of PUT_ASIDE) files[`${file}.csv`] += `${row}\n`
  const expected = PUT_ASIDE.map(({ name, file, reason }, at) => {
    const earlier = PUT_ASIDE.slice(0, at).filter(other => other.file === file).length
    return { name, file: `${file}.csv`, line: (LARGER[file]?.length ?? 0) + 2 + earlier, reason }
  })
  // Several bad rows per file exceed 2 % of these two hundred, hence forced.
  const { quarantined } = await importRegister(database, await writeZip(files), { force: true })
  const { rows } = await pool.query<{ file: string; line: number; reason: string }>(
    'SELECT file, line, reason FROM intake.register_quarantine ORDER BY file, line',
  )
  for (const { name, file, line, reason } of expected) {
    const found = rows.find(row => row.file === file && row.line === line)
    assert.match(found?.reason ?? 'loaded', reason, `${name}: ${file}, line ${line}`)
  }
  assert.equal(quarantined, PUT_ASIDE.length)
  const { rowCount } = await pool.query('SELECT FROM register.company WHERE in_register')
  assert.equal(rowCount, 203)
})

test('unusual but valid input is loaded: a BOM, CRLF, tabs, unknown codes, orphans', async () => {
  const odd: Rows = {
    ...LARGER,
    enterprise: [
      ...(LARGER.enterprise as string[]),
      '"0300\t000\t998"\t,\t"AC","000","2","610",,\t01-01-2001\t',
      '"0300.000.997","XX","987","7","999","888",',
    ],
    establishment: [...(LARGER.establishment as string[]), '"2.300.000.998",01-01-2001,"0999.999.922"'],
    denomination: [...(LARGER.denomination as string[]), '"0300.000.998","2","001","\tTabel\t\tvan Tabs\t"'],
    address: [
      ...(LARGER.address as string[]),
      '"0300.000.998","REGO",,,"9000","Gent\t","Gent","Lange\tMunt","Lange Munt","12\t","","",',
    ],
  }
  const files = Object.fromEntries(
    Object.entries(extractFiles('full', 12, odd)).map(([name, text]) => [
      name,
      `\ufeff${text.replaceAll('\n', '\r\n')}`,
    ]),
  )
  // The previous one had more rows, bad ones.
  const { quarantined } = await importRegister(database, await writeZip(files), { force: true })
  assert.equal(quarantined, 0)
  const { rows } = await pool.query(
    'SELECT legal_name, street, zip, city FROM register.company WHERE enterprise_number = 300000998',
  )
  assert.deepEqual(rows, [
    { legal_name: 'Tabel van Tabs', street: 'Lange Munt 12', zip: '9000', city: 'Gent' },
  ])
})

test('a malformed Update changes nothing, including its valid parts', async () => {
  const before = await everything()
  const good = { enterprise_insert: ['"0300.000.901","AC","000","2","610",,01-01-2001'] }
  const cases: [Record<string, string | Buffer | null>, RegExp][] = [
    [{ 'contact_delete.csv': null }, /has no contact_delete\.csv/],
    [{ 'activity_insert.csv': '' }, /\/activity_insert\.csv, line 1: the file is empty/],
    [{ 'address_insert.csv': '"EntityNumber"\n' }, /\/address_insert\.csv, line 1: the header lacks/],
    [
      { 'contact_delete.csv': '"EntityNumber"\n"0300.000.1' },
      /\/contact_delete\.csv, line 2: the file is truncated here/,
    ],
    [
      { 'code.csv': '"Category","Code","Language","Description"\n' },
      /\/code\.csv, line 1: would remove 202 rows of code without replacement/,
    ],
    [
      { 'branch_delete.csv': Buffer.from('"Id"\n"9\xff"\n', 'latin1') },
      /\/branch_delete\.csv, line 2: invalid UTF-8/,
    ],
  ]
  for (const [changed, told] of cases) {
    const files: Files = { ...extractFiles('update', 13, { ...good, code: LARGER.code as string[] }) }
    for (const [name, content] of Object.entries(changed)) {
      if (content === null) delete files[name]
      else files[name] = content
    }
    await refuses(await writeZip(files), told)
    assert.equal(await everything(), before, String(told))
  }
  await refuses(
    await writeZip(extractFiles('update', 15, good)),
    /\/meta\.csv, line 5: .* 13 to 14 are missing/,
  )
})
