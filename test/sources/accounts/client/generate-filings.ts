// Fixture filings in the format of the Bank's service.

import { ZipFile } from 'yazl'
import type { EnterpriseNumber } from '../../../../src/domain/company/enterprise-number.ts'

/** An enterprise number from eight digits. */
export function enterpriseNumberFor(firstEight: string): EnterpriseNumber {
  return `${firstEight}${String(97 - (Number(firstEight) % 97)).padStart(2, '0')}` as EnterpriseNumber
}

export type FixtureFiling = {
  number: EnterpriseNumber
  /** `2031-00000417` */
  reference: string
  depositedOn: string
  /** `m81-f`, `m06-p` … */
  model: string
  /** Null for a filing that is PDF only. */
  equity: number | null
}

/** `count` filings of different companies, numbered from `first`. */
export function createFixtureFilings(day: string, first: number, count: number): FixtureFiling[] {
  return Array.from({ length: count }, (_, at) => ({
    number: enterpriseNumberFor(String(8_800_000 + first + at).padStart(8, '0')),
    reference: `${day.slice(0, 4)}-${String(first + at).padStart(8, '0')}`,
    depositedOn: day,
    model: 'm81-f',
    equity: 1_000 * (first + at),
  }))
}

/** A reference as returned for single companies, with camelCase dates as in the live service. */
export function referenceOf({ number, reference, depositedOn, model }: FixtureFiling) {
  const year = Number(depositedOn.slice(0, 4)) - 1
  return {
    ReferenceNumber: reference,
    DepositDate: depositedOn,
    ExerciseDates: { startDate: `${year}-01-01`, endDate: `${year}-12-31` },
    ModelType: model,
    DepositType: 'Initial',
    Language: 'NL',
    Currency: 'EUR',
    EnterpriseNumber: number,
    EnterpriseName: 'De Zilveren Meeuw',
    LegalForm: '610',
    FullFillLegalValidation: true,
  }
}

/** The same as in extracts: camelCase throughout. */
export function extractReferenceOf(filing: FixtureFiling) {
  return Object.fromEntries(
    Object.entries(referenceOf(filing)).map(([key, value]) => [key[0]?.toLowerCase() + key.slice(1), value]),
  )
}

/** A balanced JSON-XBRL document, with an officer whose address is private. */
export function documentOf({ reference, equity }: FixtureFiling) {
  const amounts = { '20/58': equity, '29/58': equity, '54/58': equity, '10/49': equity, '10/15': equity }
  return {
    ReferenceNumber: reference,
    EnterpriseName: 'De Zilveren Meeuw',
    LegalForm: { LegalFormCode: 'lgf:m610' },
    Rubrics: Object.entries(amounts).map(([Code, value]) => ({
      Code,
      Value: `${value}.0`,
      Period: 'N',
      DataType: 'monetary',
    })),
    Administrators: {
      NaturalPersons: [
        {
          Person: { FirstName: 'Ottilie', LastName: 'Wolkenveger', Address: { Street: 'Geheimpad' } },
          Mandates: [{ FunctionMandate: 'fct:m13', MandateDates: { StartDate: '2029-01-01' } }],
        },
      ],
    },
  }
}

/** A zip of JSON documents by name; without any it is a valid empty zip. */
export async function zipOf(files: Record<string, unknown>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(JSON.stringify(content)), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
