// Generates filings in the Bank's JSON format with the size of real full ones: about two hundred rubrics,
// both periods, officers with addresses. Sums are consistent.

import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

const ASSETS = ['20', '21/28', '29', '3', '40/41', '50/53', '54/58', '490/1']
const DETAILS = 80

/**
 * Writes `references.zip` and `accounts.zip` with `count` filings into `folder`; returns the size of the
 * documents.
 */
export async function writeFilings(folder: string, count: number): Promise<number> {
  const references = new ZipFile()
  const accounts = new ZipFile()
  const written = [
    pipe(references, join(folder, 'references.zip')),
    pipe(accounts, join(folder, 'accounts.zip')),
  ]
  const list = Array.from({ length: count }, (_, at) => referenceOf(at))
  references.addBuffer(Buffer.from(JSON.stringify(list)), 'references.json')
  references.end()
  let bytes = 0
  for (let at = 0; at < count; at++) {
    const document = Buffer.from(JSON.stringify(documentOf(at)))
    bytes += document.length
    accounts.addBuffer(document, `${numberOf(at)}.json`, { compressionLevel: 1 })
    // Backpressure: lets zip compression catch up to limit memory.
    if (at % 500 === 499) await new Promise(resolve => setTimeout(resolve, 1))
  }
  accounts.end()
  await Promise.all(written)
  return bytes
}

async function pipe(zip: ZipFile, path: string): Promise<void> {
  await finished(zip.outputStream.pipe(createWriteStream(path)))
}

function numberOf(at: number): string {
  return `2025-${String(at + 1).padStart(8, '0')}`
}

function enterpriseNumber(at: number): string {
  const front = 10_000_000 - 1_500_000 + at
  return `0${String(front).slice(0, 7)}${String(97 - (Number(String(front).slice(0, 7)) % 97)).padStart(2, '0')}`
}

function referenceOf(at: number): object {
  return {
    ReferenceNumber: numberOf(at),
    DepositDate: '2025-06-30',
    ExerciseDates: { startDate: '2024-01-01', endDate: '2024-12-31' },
    ModelType: 'm02-f',
    DepositType: 'Initial',
    Language: 'NL',
    Currency: 'EUR',
    EnterpriseNumber: enterpriseNumber(at),
    EnterpriseName: `Verzonnen onderneming ${at}`,
    LegalForm: '014',
    GeneralAssemblyDate: '2025-06-02',
  }
}

function documentOf(at: number): object {
  return {
    ReferenceNumber: numberOf(at),
    EnterpriseName: `Verzonnen onderneming ${at}`,
    Address: { Street: 'Molenpad', Number: '7', City: 'pcd:m9999', Country: 'cty:mBE' },
    LegalForm: { LegalFormCode: 'lgf:m014' },
    Rubrics: [...rubricsOf(at, 'N'), ...rubricsOf(at + 1, 'NM1')],
    Administrators: { NaturalPersons: [person(at, 0), person(at, 1), person(at, 2)], LegalPersons: [] },
  }
}

function person(at: number, which: number): object {
  return {
    Person: {
      FirstName: ['Wouter', 'Iris', 'Noor'][which],
      LastName: `Klaproos${at}`,
      Address: { Street: 'Verborgenlaan', Number: String(which), City: 'pcd:m9999', Country: 'cty:mBE' },
    },
    Mandates: [
      { FunctionMandate: 'fct:m13', MandateDates: { StartDate: '2020-05-04', EndDate: '2026-05-04' } },
    ],
  }
}

function rubricsOf(at: number, Period: string): object[] {
  const rubric = (Code: string, value: number) => ({
    Code,
    Value: value.toFixed(2),
    Period,
    DataType: 'monetary',
    TypeAmount: 'AA',
  })
  const parts = ASSETS.map((code, index) => [code, 1000 + ((at * (index + 7)) % 90_000)] as const)
  const current = parts.slice(2).reduce((sum, [, value]) => sum + value, 0)
  const total = current + (parts[0]?.[1] ?? 0) + (parts[1]?.[1] ?? 0)
  return [
    ...parts.map(([code, value]) => rubric(code, value)),
    rubric('29/58', current),
    rubric('20/58', total),
    rubric('10/49', total),
    rubric('10/15', total / 2),
    rubric('17/49', total / 2),
    // Codes without a sum rule, instead of notes and details.
    ...Array.from({ length: DETAILS }, (_, index) => rubric(`N${1000 + index}`, (at * index) % 7919)),
  ]
}
