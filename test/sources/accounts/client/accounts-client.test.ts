import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { json, KEYS } from './fake-bank.ts'
import { createFakeBankClient, USER_AGENT } from './fake-bank-client.ts'
import { createFixtureFilings, documentOf, referenceOf, zipOf } from './generate-filings.ts'

const DAY = '2031-06-11'
const filings = createFixtureFilings(DAY, 417, 3)
const [filing] = filings as [(typeof filings)[number]]
const DAYS = { [DAY]: filings }

test('each product is requested with its own key, a new request id, and its format', async () => {
  const { service, played, folder } = await createFakeBankClient({ days: DAYS })
  await service.listReferences(filing.number)
  await service.fetchAccounts(filing.reference)
  await service.fetchBatchReferences(DAY, join(folder, 'references.zip'))
  await service.fetchBatchAccounts(DAY, join(folder, 'accounts.zip'))
  assert.deepEqual(
    played.calls.map(({ path, headers }) => [path, headers['nbb-cbso-subscription-key'], headers.accept]),
    [
      [`/authentic/legalEntity/${filing.number}/references`, KEYS.authentic, 'application/json'],
      [`/authentic/deposit/${filing.reference}/accountingData`, KEYS.authentic, 'application/x.jsonxbrl'],
      [`/extracts/batch/${DAY}/references`, KEYS.extracts, 'application/x.zip+json'],
      [`/extracts/batch/${DAY}/accountingData`, KEYS.extracts, 'application/x.zip+jsonxbrl'],
    ],
  )
  const ids = played.calls.map(({ headers }) => String(headers['x-request-id']))
  assert.equal(new Set(ids).size, 4)
  for (const id of ids) assert.match(id, /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  assert.ok(played.calls.every(({ headers }) => headers['user-agent'] === USER_AGENT))
})

test('deposits are returned as received, from a bare list or an object', async () => {
  const { service, played } = await createFakeBankClient({ days: DAYS })
  const references = [referenceOf(filing)]
  for (const body of [references, { value: references }, { References: references }]) {
    played.stubReply('/references', json(body))
    const list = await service.listReferences(filing.number)
    assert.equal(list?.count, 1)
    assert.deepEqual(JSON.parse(Buffer.from(list?.bytes ?? []).toString()), body)
  }
})

test('an empty list is requested again after 3 and 12 seconds; a filled one is accepted', async () => {
  const { service, played, clock } = await createFakeBankClient({ days: DAYS, politeness: { intervalMs: 1 } })
  played.stubReply('/references', json([]), 2)
  assert.equal((await service.listReferences(filing.number))?.count, 1)
  assert.equal(played.calls.length, 3)
  assert.deepEqual(
    clock.slept.filter(ms => ms > 100),
    [3_000, 12_000],
  )
})

test('three empty lists in a row mean no deposits, as does an immediate 404', async () => {
  const { service, played } = await createFakeBankClient({ days: DAYS })
  played.stubReply('/references', json([]), 3)
  assert.equal(await service.listReferences(filing.number), null)
  assert.equal(played.calls.length, 3)
  const unknown = createFixtureFilings(DAY, 9_000, 1)[0]?.number
  assert.ok(unknown)
  assert.equal(await service.listReferences(unknown), null)
  assert.equal(played.calls.length, 4)
})

test('an empty list followed by an error is no answer', async () => {
  const { service, played } = await createFakeBankClient({ days: DAYS, politeness: { attempts: 1 } })
  played.stubReply('/references', json([]))
  played.stubReply('/references', { status: 500 })
  await assert.rejects(service.listReferences(filing.number), { reason: 'server_fault' })
})

test('a list naming another company is rejected, in any key case', async () => {
  const { service, played } = await createFakeBankClient({ days: DAYS })
  const other = filings[1] as (typeof filings)[number]
  for (const key of ['EnterpriseNumber', 'enterpriseNumber']) {
    played.stubReply('/references', json([{ referenceNumber: filing.reference, [key]: other.number }]))
    await assert.rejects(service.listReferences(filing.number), { reason: 'wrong_document' })
  }
  const dotted = `${filing.number.slice(0, 4)}.${filing.number.slice(4, 7)}.${filing.number.slice(7)}`
  played.stubReply('/references', json([{ referenceNumber: filing.reference, enterpriseNumber: dotted }]))
  assert.equal((await service.listReferences(filing.number))?.count, 1)
})

test('the accounts of a deposit are returned as received', async () => {
  const { service, played } = await createFakeBankClient({ days: DAYS })
  const body = JSON.stringify(documentOf(filing), null, 2)
  played.stubReply('/accountingData', { headers: { 'content-type': 'application/x.jsonxbrl' }, body })
  const bytes = await service.fetchAccounts(filing.reference)
  assert.equal(Buffer.from(bytes as Uint8Array).toString(), body)
})

test('a document of another or no deposit is rejected', async () => {
  const { service, played } = await createFakeBankClient({ days: DAYS })
  played.stubReply('/accountingData', json(documentOf(filings[1] as typeof filing)))
  await assert.rejects(service.fetchAccounts(filing.reference), { reason: 'wrong_document' })
  played.stubReply('/accountingData', json({ Rubrics: [] }))
  await assert.rejects(service.fetchAccounts(filing.reference), { reason: 'wrong_document' })
})

test('a deposit without a document is PDF only', async () => {
  const { service, played } = await createFakeBankClient({ days: DAYS })
  for (const body of ['pdf model has no published json xbrl', 'reference.number.not.found.json', '']) {
    played.stubReply('/accountingData', { status: 404, headers: { 'content-type': 'text/plain' }, body })
    assert.equal(await service.fetchAccounts(filing.reference), 'pdf_only', body)
  }
})

test('a 404 with a web page is foreign, never "none"', async () => {
  const { service, played, folder } = await createFakeBankClient({ days: DAYS })
  const page = {
    status: 404,
    headers: { 'content-type': 'text/html' },
    body: '<!DOCTYPE html><p>Not here</p>',
  }
  played.stubReply('', page, 9)
  await assert.rejects(service.listReferences(filing.number), { reason: 'foreign' })
  await assert.rejects(service.fetchAccounts(filing.reference), { reason: 'foreign' })
  await assert.rejects(service.fetchBatchReferences(DAY, join(folder, 'x.zip')), { reason: 'foreign' })
})

test('an extract is saved byte by byte, with its file count', async () => {
  const { service, played, folder } = await createFakeBankClient({ days: DAYS })
  const zip = await zipOf(Object.fromEntries(filings.map(one => [`${one.reference}.json`, documentOf(one)])))
  played.stubReply('accountingData', { headers: { 'content-type': 'application/zip' }, body: zip })
  const path = join(folder, 'accounts.zip')
  assert.deepEqual(await service.fetchBatchAccounts(DAY, path), { bytes: zip.length, files: 3 })
  assert.deepEqual(readFileSync(path), zip)
  assert.deepEqual(readdirSync(folder), ['accounts.zip'])
})

test('an extract of a day without filings is an empty zip; 404 is no extract', async () => {
  const { service, folder } = await createFakeBankClient({ days: { [DAY]: [] } })
  const path = join(folder, 'references.zip')
  assert.equal(await service.fetchBatchReferences('2031-06-10', path), 'absent')
  assert.deepEqual(readdirSync(folder), [])
  const saved = await service.fetchBatchReferences(DAY, path)
  assert.deepEqual(saved, { bytes: 22, files: 0 })
})

test('requests are sequential with a pause after each, including retries', async () => {
  const { service, played } = await createFakeBankClient({
    days: DAYS,
    politeness: { intervalMs: 500, jitter: 0.4 },
  })
  played.stubReply('/accountingData', { status: 503 })
  await Promise.all(filings.map(({ reference }) => service.fetchAccounts(reference)))
  assert.equal(played.peakConcurrency(), 1)
  assert.equal(played.calls.length, 4)
  const pauses = played.calls.slice(1).map((call, at) => call.at - (played.calls[at]?.at ?? 0))
  assert.ok(Math.min(...pauses) >= 500, `pauses of ${pauses}`)
  assert.ok(pauses.includes(600), 'the pause varies by chance: 500 ms and half of 40 %')
})
