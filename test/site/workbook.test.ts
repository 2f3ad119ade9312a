// The workbook of a company, and the CSV that Excel opens, read back.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exportPath } from '../../src/http/site/paths.ts'
import { readPdf } from '../fixtures/read-pdf.ts'
import { type ReadCell, readXlsx } from '../fixtures/read-xlsx.ts'
import { addCompany, until, withChecksum } from '../rest/running-app.ts'
import { openMembersApp } from './members-app.ts'
import { readCsv } from './read-csv.ts'

const { pool, relays, companies, paid, free, nobody } = await openMembersApp('accounts')
const { accounts } = relays
const pathOf = (number: string, lang = 'en') => `/export/company/${number}/dossier.xlsx?lang=${lang}`

async function workbookOf(number: string, lang?: string) {
  const answer = await paid.get(pathOf(number, lang))
  assert.equal(answer.status, 200)
  assert.equal(
    answer.headers.get('content-type'),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  assert.equal(answer.headers.get('cache-control'), 'private, no-store')
  return readXlsx(Buffer.from(await answer.arrayBuffer()))
}

/** Rows below the header by column name. */
function recordsOf([header = [], ...rows]: (ReadCell | null)[][]): Record<string, ReadCell | null>[] {
  return rows.map(row => Object.fromEntries(header.map((head, at) => [head?.value ?? '', row[at] ?? null])))
}

test('a workbook has one sheet a subject', async () => {
  assert.deepEqual(Object.keys(await workbookOf(companies.busy.number)), [
    'company',
    'events',
    'officers',
    'owners',
    'figures',
    'ratios',
    'sources',
  ])
})

test('cells have types: dates are dates, amounts numbers, numbers of companies and publications text', async () => {
  const { company, events, figures, ratios } = await workbookOf(companies.busy.number)
  const facts = new Map(recordsOf(company ?? []).map(({ field, value }) => [field?.value, value]))
  assert.deepEqual(facts.get('enterprise_number'), {
    type: 'text',
    value: companies.busy.number,
    format: '@',
  })
  assert.equal(facts.get('start_date')?.type, 'date')
  assert.equal(facts.get('risk_probability')?.type, 'number')
  assert.equal(facts.get('risk_probability')?.format, '0.00%')
  assert.equal(facts.get('natural_person')?.type, 'boolean')
  const [event] = recordsOf(events ?? [])
  assert.deepEqual([event?.publication?.type, event?.published_on?.type], ['text', 'date'])
  const [header, reference] = figures ?? []
  assert.ok(header?.slice(2).every(cell => cell?.type === 'date'))
  assert.equal(reference?.[2]?.type, 'text')
  const assets = recordsOf(figures ?? []).find(({ code }) => code?.value === '20/58')
  assert.deepEqual(Object.values(assets ?? {})[2]?.type, 'number')
  assert.equal(Object.values(assets ?? {})[2]?.format, '#,##0.00')
  assert.ok(recordsOf(ratios ?? []).length > 20)
})

test('figures and ratios are those of the CSV, with years as columns', async () => {
  const { number } = companies.busy
  const COLUMNS =
    'enterprise_number,fiscal_year_end,period_start,deposit_reference,deposited_on,currency,kind,code,label,value,unit,reason'
  const csv = await (await paid.get(exportPath('en', number))).text()
  const figures = await readCsv(pool, csv, COLUMNS.split(','))
  const workbook = await workbookOf(number)
  for (const [sheet, kind] of [
    ['figures', 'filed'],
    ['ratios', 'derived'],
  ] as const) {
    const records = new Map(recordsOf(workbook[sheet] ?? []).map(record => [record.code?.value, record]))
    const ofKind = figures.filter(figure => figure.kind === kind && figure.code !== null)
    assert.ok(ofKind.length > 50)
    for (const { code, fiscal_year_end, value, reason, label } of ofKind) {
      const record = records.get(String(code))
      assert.equal(record?.label?.value ?? null, label)
      const cell = record?.[String(fiscal_year_end)]
      if (value === null) assert.equal(cell?.value, reason)
      else assert.deepEqual([cell?.type, Number(cell?.value)], ['number', Number(value)], `${code}`)
    }
  }
})

test('facts have their publication, date and words, as in the report', async () => {
  const { sources } = await workbookOf(companies.busy.number)
  const pdf = await paid.get(`/en/company/${companies.busy.slug}/report.pdf`)
  const { attachments } = await readPdf(Buffer.from(await pdf.arrayBuffer()))
  const { quotes } = JSON.parse(String(attachments['answers.json']))
  const words = recordsOf(sources ?? []).flatMap(record => record.words?.value ?? [])
  assert.deepEqual(new Set(words), new Set(Object.values(quotes)))
  const deposits = recordsOf(sources ?? []).filter(({ source }) => source?.value === 'deposit')
  assert.ok(deposits.length > 1)
})

test('text that begins like a formula stays text', async () => {
  const number = withChecksum(5_555_555)
  const enterprise_number = Number(number)
  await addCompany(pool, { enterprise_number, legal_name: '=1+1', street: '@SUM(A1) 1', city: '+32' })
  const { company } = await workbookOf(number)
  const facts = new Map(recordsOf(company ?? []).map(({ field, value }) => [field?.value, value]))
  for (const [name, value] of [
    ['legal_name', '=1+1'],
    ['street', '@SUM(A1) 1'],
    ['city', '+32'],
  ] as const)
    assert.deepEqual(facts.get(name), { type: 'text', value, format: '@' })
})

test('the workbook is for the paid plan, as the CSV is', async () => {
  const { number } = companies.busy
  assert.equal((await nobody.get(pathOf(number))).status, 401)
  assert.equal((await free.get(pathOf(number))).status, 403)
  assert.equal((await paid.get(pathOf(withChecksum(9_999_999)))).status, 404)
})

test('a part whose source does not answer says so in its sheet', async () => {
  await accounts.cut()
  const { figures, ratios, company } = await workbookOf(companies.busy.number)
  for (const sheet of [figures, ratios]) assert.deepEqual(sheet?.[1]?.[0]?.value, 'source unavailable')
  const unread = recordsOf(company ?? []).find(({ field }) => field?.value === 'sources_not_read')
  assert.equal(unread?.value?.value, 'accounts')
  await accounts.mend()
  await until(
    async () => (await workbookOf(companies.busy.number)).figures?.[1]?.[0]?.value !== 'source unavailable',
  )
})

test('the CSV for Excel has a byte order mark, semicolons and decimal commas, and the same cells', async () => {
  const path = exportPath('nl', companies.busy.number)
  const plain = await (await paid.get(path)).text()
  const answer = await paid.get(`${path}&format=excel`)
  assert.equal(answer.headers.get('cache-control'), 'private, no-store')
  const bytes = Buffer.from(await answer.arrayBuffer())
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
  const lines = bytes.toString('utf8').slice(1).split('\r\n')
  assert.match(lines[0] ?? '', /^enterprise_number;fiscal_year_end;/)
  assert.equal(lines.length, plain.split('\r\n').length)
  assert.ok(lines.some(line => /;-?\d+,\d+;/.test(line)))
  assert.ok(!lines.some(line => /;-?\d+\.\d+;/.test(line)))
  assert.ok(!plain.startsWith('\ufeff'))
})
