import assert from 'node:assert/strict'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { writeJsonXbrl, writeReference } from '../../../../test/fixtures/accounts/json-xbrl.ts'
import { type Files, writeFolder, writeZip } from '../../../../test/fixtures/accounts/temp-folder.ts'
import { amount, writeInstance } from '../../../../test/fixtures/accounts/xbrl-instance.ts'
import type { ParsedItem } from './parse-result.ts'
import { readAccounts } from './read-accounts.ts'

async function readAll(path: string): Promise<ParsedItem[]> {
  return Array.fromAsync(readAccounts(path))
}

async function readFiles(files: Files): Promise<ParsedItem[]> {
  return readAll(writeFolder(files))
}

/** `R` and `A` with the reference, `U` with the reason. */
function tell(items: readonly ParsedItem[]): string[] {
  return items.map(item => {
    if ('reference' in item) return `R ${item.reference.reference}`
    return 'accounts' in item ? `A ${item.accounts.reference}` : `U ${item.unreadable.reason}`
  })
}

const ASSETS = 'bas:m25 part:m1 prd:m1'
const INSTANCE = writeInstance([amount(ASSETS, '100.00')])

test('all references come before the first accounts, whatever the file names', async () => {
  const zip = await writeZip({
    'a/2025-00000001.json': writeJsonXbrl('2025-00000001', { '20/58': '5' }),
    'z/list.json': [writeReference('2025-00000001')],
  })
  const items = await readFiles({
    '1.json': writeJsonXbrl('2025-00000002', { '20/58': '6' }),
    'day.zip': zip,
    'deep/er/zz.json': { value: [writeReference('2025-00000002')] },
  })
  assert.deepEqual(tell(items), ['R 2025-00000001', 'R 2025-00000002', 'A 2025-00000002', 'A 2025-00000001'])
})

test('each item has its file and entry', async () => {
  const inner = await writeZip({ '2025-00000003-data.xbrl': INSTANCE })
  const folder = writeFolder({ 'day.zip': await writeZip({ 'x/2025-00000003.zip': inner, 'x/y.json': '{' }) })
  const [filing, broken] = await readAll(join(folder, 'day.zip'))
  assert.ok(filing && 'accounts' in filing)
  assert.equal(filing.file, join(folder, 'day.zip'))
  assert.equal(filing.place, 'x/2025-00000003.zip/2025-00000003-data.xbrl')
  assert.ok(broken && 'unreadable' in broken)
  assert.equal(broken.unreadable.place, 'x/y.json')
  assert.match(broken.unreadable.reason, /^truncated or invalid JSON.*; download the file again$/)
})

test('in a deposit’s zip only the document with figures is read', async () => {
  const zip = await writeZip({
    '2025-00000004-data.xbrl': INSTANCE,
    '2025-00000004-contact.xbrl': '<contact/>',
    '2025-00000004-vendor.xbrl': '<vendor/>',
    '__MACOSX/._2025-00000004-data.xbrl': 'x',
    '.DS_Store': 'x',
  })
  assert.deepEqual(tell(await readFiles({ 'deposit.zip': zip })), ['A 2025-00000004'])
})

test('the zip of a day without filings is empty, which is no error', async () => {
  assert.deepEqual(await readFiles({ 'day.zip': await writeZip({}) }), [])
})

test('an instance takes its reference from the nearest name that contains one', async () => {
  const items = await readFiles({
    '2025-00000005/data.xbrl': INSTANCE,
    '0888000158_2025-00000006.xbrl': INSTANCE,
    '201400000007.XBRL': INSTANCE,
    '2025-00000008.zip': await writeZip({ 'data.xbrl': INSTANCE }),
    'data.xbrl': INSTANCE,
  })
  assert.deepEqual(tell(items), [
    'A 2025-00000006',
    'A 2014-00000007',
    'A 2025-00000005',
    'A 2025-00000008',
    'U the instance has no reference; name the file after its deposit, as in 2025-00012345.xbrl',
  ])
})

test('a list of references may be empty, wrapped, a single entry, or in other key case', async () => {
  const [camel] = await readFiles({
    'a.json': '[]',
    'b.json': { references: [] },
    'c.json': {
      referenceNumber: '2025-00000009',
      enterpriseNumber: '0888.000.158',
      exerciseDates: { StartDate: '2023-07-01T00:00:00', EndDate: '2024-12-31' },
      depositType: 'correction',
      legalForm: { legalFormCode: 'lgf:m014' },
    },
  })
  assert.ok(camel && 'reference' in camel)
  assert.deepEqual(camel.reference, {
    reference: '2025-00000009',
    enterpriseNumber: '0888000158',
    depositedOn: null,
    periodStart: '2023-07-01',
    periodEnd: '2024-12-31',
    approvedOn: null,
    model: null,
    depositType: 'Correction',
    language: null,
    currency: null,
    legalForm: '014',
  })
})

test('an unreadable entry does not affect the rest of the list', async () => {
  const items = await readFiles({
    'list.json': [
      writeReference('2025-00000010'),
      writeReference('2025-00000011', { EnterpriseNumber: '0888000114' }),
      writeReference('2025-00000012', { DepositDate: '31/12/2024' }),
      writeReference('', {}),
      writeReference('2025-00000013'),
    ],
  })
  assert.deepEqual(tell(items), [
    'R 2025-00000010',
    'U 2025-00000011 has "0888000114" as EnterpriseNumber, which is not an enterprise number; correct it manually',
    'U DepositDate is not a date: "31/12/2024"; correct the file or omit the field',
    'U an entry without ReferenceNumber; download the list again',
    'R 2025-00000013',
  ])
  assert.ok(items[1] && 'unreadable' in items[1])
  assert.equal(items[1].unreadable.place, 'item 2')
})

test('a list of filings is read too, each with its position', async () => {
  const items = await readFiles({
    'all.json': [
      writeReference('2025-00000014'),
      writeJsonXbrl('2025-00000014', { '20/58': '1' }),
      writeJsonXbrl('2025-00000015', { '20/58': '2' }),
    ],
  })
  assert.deepEqual(tell(items), ['R 2025-00000014', 'A 2025-00000014', 'A 2025-00000015'])
  assert.ok(items[1] && 'accounts' in items[1])
  assert.equal(items[1].place, 'item 2')
})

test('a filing that contains reference fields keeps them', async () => {
  const [filing] = await readFiles({
    'a.json': { ...writeReference('2025-00000016'), ...writeJsonXbrl('2025-00000016', { '20/58': '1' }) },
  })
  assert.ok(filing && 'accounts' in filing)
  assert.equal(filing.header.enterpriseNumber, '0888000158')
  assert.equal(filing.header.periodEnd, '2024-12-31')
})

test('a file that is no accounts is reported with what to do', async () => {
  const items = await readFiles({
    '1.json': '',
    '2.json': '\ufeff  \n',
    '3.pdf': '%PDF-1.7 …',
    '4.json': { statusCode: 429, message: 'Rate limit is exceeded. Try again in 3 seconds.' },
    '5.json': [{ a: 1 }, { a: 2 }, 3],
    '6.txt': 'Beste, in bijlage de jaarrekening',
    '7.xml': '<?xml version="1.0"?><invoice/>',
    '8.xbrl': INSTANCE.slice(0, INSTANCE.length / 2),
    '9.zip': (await writeZip({ a: 'x' })).subarray(0, 60),
    'a.json.gz': gzipSync('{}').subarray(0, 8),
    'b.json': { ...writeJsonXbrl('2025-00000017', { '20/58': 'n/a' }) },
    'c.json': writeJsonXbrl(null, {}),
  })
  const told = tell(items).map(reason => reason.replace(/\(.*\)/, '(…)'))
  assert.deepEqual(told, [
    'U unknown JSON, neither accounts (…); exclude it',
    'U empty; download the file again',
    'U empty; download the file again',
    'U a PDF has no machine-readable figures; use the deposit in JSON-XBRL or XBRL, if the Bank provides it',
    'U an error response of the service, not a document: "Rate limit is exceeded. Try again in 3…"; download it again',
    'U not JSON-XBRL, XBRL, the CSV of the public site or a list of references; exclude it',
    'U unknown XML (…); only XBRL instances are supported',
    'U truncated or invalid XML (…); download the file again',
    'U not a complete zip (…); download it again',
    'U a compressed file that is damaged or too large (…); download it again',
    'U the value of 20/58 is not a number: "n/a"; download the file again',
    'U no ReferenceNumber; name the file after its deposit, as in 2025-00012345.json',
  ])
})

test('error messages do not quote documents that may contain personal data', async () => {
  const document = JSON.stringify({ Person: { FirstName: 'Ann', LastName: 'Verzonnen' } })
  const items = await readFiles({
    'a.json': document.replace('"Verzonnen"', 'Verzonnen'),
    'b.xbrl': INSTANCE.replace('</xbrl>', '<open>Verzonnen</xbrl>'),
  })
  assert.equal(items.length, 2)
  assert.doesNotMatch(tell(items).join('\n'), /Ann|Verzonnen/)
})

test('compressed files and byte order marks are supported', async () => {
  const document = JSON.stringify(writeJsonXbrl('2025-00000018', { '20/58': '1' }))
  const items = await readFiles({
    'a.json.gz': gzipSync(document),
    'b.json': `\ufeff${document}`,
    'c.json': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(document, 'utf16le')]),
  })
  assert.deepEqual(tell(items), ['A 2025-00000018', 'A 2025-00000018', 'A 2025-00000018'])
})

test('a zip bomb is rejected entry by entry', async () => {
  const huge = await writeZip({
    'bomb.json': Buffer.alloc(65 * 1024 * 1024, '{'),
    'small-bomb.json': Buffer.alloc(3_000_000, '['),
    'sound.json': writeJsonXbrl('2025-00000019', { '20/58': '1' }),
  })
  assert.deepEqual(tell(await readFiles({ 'a.zip': huge })), [
    'U unpacks to 3000000 bytes, above the size limit; unpack it manually if it is valid',
    'U unpacks to 68157440 bytes, above the size limit; unpack it manually if it is valid',
    'A 2025-00000019',
  ])
})

test('an entry with a bad checksum is damaged, the others are read', async () => {
  const zip = await writeZip({
    '2025-00000020.json': writeJsonXbrl('2025-00000020', { '20/58': '111' }),
    '2025-00000021.json': writeJsonXbrl('2025-00000021', { '20/58': '222' }),
  })
  const header = zip.indexOf('PK\u0001\u0002')
  zip.writeUInt32LE(1, header + 16)
  assert.deepEqual(tell(await readFiles({ 'a.zip': zip })), [
    'U damaged in the zip; download it again',
    'A 2025-00000021',
  ])
})

test('reading stops between two documents on abort', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 450 }, (_, n) => {
      const reference = `2025-${String(n).padStart(8, '0')}`
      return [`${n}.json`, writeJsonXbrl(reference, { '20/58': '1' })]
    }),
  )
  const path = join(writeFolder({ 'day.zip': await writeZip(files) }), 'day.zip')
  const stop = new AbortController()
  let read = 0
  await assert.rejects(
    async () => {
      for await (const item of readAccounts(path, { signal: stop.signal })) {
        assert.ok('accounts' in item)
        if (++read === 1) setImmediate(() => stop.abort())
      }
    },
    { name: 'AbortError' },
  )
  assert.ok(read < 450, `${read} of 450 read`)
})

test('an unreadable file does not stop its folder', async () => {
  const folder = writeFolder({ 'b.json': writeJsonXbrl('2025-00000022', { '20/58': '1' }) })
  symlinkSync(join(folder, 'gone.json'), join(folder, 'a.json'))
  assert.deepEqual(tell(await readAll(folder)), [
    'U cannot be opened (ENOENT); check that it exists and is readable',
    'A 2025-00000022',
  ])
})

test('a missing path is the caller’s error', async () => {
  await assert.rejects(readAll('/nowhere/at/all'), /ENOENT/)
})
