// Fake web service of the Bank on a real socket: keys per product, formats by Accept only, stubbed faults by
// URL.

import type { Clock } from '../../../../src/platform/clock.ts'
import { type FakeServer, type RecordedRequest, type StubReply, startFakeServer } from '../../fake-server.ts'
import { documentOf, extractReferenceOf, type FixtureFiling, referenceOf, zipOf } from './generate-filings.ts'

export const KEYS = { authentic: 'invented-authentic-key', extracts: 'invented-extracts-key' }

export type FakeBankData = {
  /** Filings by publication day; other days have no extract. */
  days: Record<string, FixtureFiling[]>
}

/** Starts the fake Bank with these filings. */
export function startFakeBank(holdings: FakeBankData, clock?: Clock): Promise<FakeServer> {
  return startFakeServer(call => answer(holdings, call), 'application/octet-stream', clock)
}

async function answer({ days }: FakeBankData, { path, headers }: RecordedRequest): Promise<StubReply> {
  const product = path.startsWith('/extracts/') ? 'extracts' : 'authentic'
  if (headers['nbb-cbso-subscription-key'] !== KEYS[product]) {
    return {
      status: 401,
      ...json({ statusCode: 401, message: 'Access denied due to invalid subscription key.' }),
    }
  }
  const [, day = '', part] = /^\/extracts\/batch\/([\d-]+)\/(\w+)$/.exec(path) ?? []
  if (part) return answerDay(days[day], part, headers.accept ?? '')
  const all = Object.values(days).flat()
  const [, number] = /^\/authentic\/legalEntity\/(\d{10})\/references$/.exec(path) ?? []
  if (number) return answerCompany(all.filter(filing => filing.number === number))
  const [, reference] = /^\/authentic\/deposit\/([\d-]+)\/accountingData$/.exec(path) ?? []
  return answerDeposit(
    all.find(filing => filing.reference === reference),
    headers.accept ?? '',
  )
}

const NOT_FOUND: StubReply = {
  status: 404,
  headers: { 'content-type': 'text/plain' },
  body: 'reference.number.not.found.json',
}

async function answerDay(
  filings: FixtureFiling[] | undefined,
  part: string,
  accept: string,
): Promise<StubReply> {
  const wanted = part === 'references' ? 'application/x.zip+json' : 'application/x.zip+jsonxbrl'
  if (accept !== wanted) return { status: 415 }
  if (!filings) return NOT_FOUND
  const documents = filings.filter(({ equity }) => equity !== null)
  const files: Record<string, unknown> =
    part === 'references'
      ? { 'references.json': filings.map(extractReferenceOf) }
      : Object.fromEntries(documents.map(one => [`${one.reference}.json`, documentOf(one)]))
  const body = await zipOf(filings.length > 0 ? files : {})
  return { headers: { 'content-type': wanted }, body }
}

function answerCompany(filings: FixtureFiling[]): StubReply {
  return filings.length > 0 ? json(filings.map(referenceOf)) : NOT_FOUND
}

function answerDeposit(filing: FixtureFiling | undefined, accept: string): StubReply {
  if (accept !== 'application/x.jsonxbrl') return { status: 415 }
  if (!filing) return NOT_FOUND
  if (filing.equity === null) {
    return { status: 404, ...json({ message: 'pdf model has no published json xbrl' }) }
  }
  return { ...json(documentOf(filing)), headers: { 'content-type': 'application/x.jsonxbrl' } }
}

/** A JSON response. */
export function json(value: unknown): StubReply {
  return { headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value) }
}
