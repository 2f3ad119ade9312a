import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ParseError } from '../parse-result.ts'
import { parseConsultCsv } from './parse-consult-csv.ts'

const HEAD = `
"Reference number","2025-00000001"
"Entity number","0888000158"
"Accounting period start date","2024-01-01"
"Accounting period end date","2024-12-31"
"Model code","m02-f"
"Deposit type","Correction"
"Language","nl"
"Currency","EUR"
"Entity name","De ""Verzonnen"" Molen"
"General assembly date","2025-05-12"
"Correction flag","TRUE"
"Legal form","Naamloze vennootschap"
`

test('header and figures of the period are read, including codes ending in P', () => {
  const { accounts, header } = parseConsultCsv(
    `${HEAD}"20/58","7418250.36"\r\n"10032P","14"\n"76A","0"\n`,
    '',
  )
  assert.deepEqual(header, {
    reference: '2025-00000001',
    enterpriseNumber: '0888000158',
    periodStart: '2024-01-01',
    periodEnd: '2024-12-31',
    approvedOn: '2025-05-12',
    model: 'm02-f',
    depositType: 'Correction',
    language: 'NL',
    currency: 'EUR',
  })
  assert.deepEqual(accounts, {
    reference: '2025-00000001',
    form: 'consult_csv',
    rubrics: { '20/58': '7418250.36', '10032P': '14', '76A': '0' },
    previousRubrics: {},
    officers: [],
  })
})

test('a missing reference is taken from the file name', () => {
  const { accounts } = parseConsultCsv('"Model code","m02-f"\n"10","1"', 'x_2024-00000007.csv')
  assert.equal(accounts.reference, '2024-00000007')
})

test('a truncated line and a non-numeric figure are errors', () => {
  assert.throws(
    () => parseConsultCsv(`${HEAD}"20/58","92736`, ''),
    /line 14 is not a key-value pair; download the file again/,
  )
  assert.throws(() => parseConsultCsv(`${HEAD}"20/58","1,5"`, ''), ParseError)
})
