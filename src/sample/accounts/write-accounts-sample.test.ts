// The invented accounts as files, told of companies made for the test.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { generateFilers } from '../../../test/fixtures/accounts/generate-filers.ts'
import { readAccounts } from '../../sources/accounts/parse/read-accounts.ts'
import type { SampleBankruptcy, SampleCompany } from '../sample-company.ts'
import {
  ACCOUNTS_SAMPLE_FILES,
  type AccountsSampleCounts,
  type AccountsSampleOptions,
  writeAccountsSample,
} from './write-accounts-sample.ts'

type Reference = {
  ReferenceNumber: string
  DepositDate: string
  ExerciseDates: { startDate: string; endDate: string }
  ModelType: string
  DepositType: string
  EnterpriseNumber: string
  AccountingDataURL?: string
}
type Rubric = { Code: string; Value: string; Period: 'N' | 'NM1' }
type Person = { FirstName: string; LastName: string; Address: { Street: string; City: string } }
type Held = { PercentageDirectlyHeld: string }
type Right = { Percentage: string }
type Document = {
  ReferenceNumber: string
  Rubrics: Rubric[]
  Administrators: { NaturalPersons: { Person: Person }[]; LegalPersons: { Entity: { Name: string } }[] }
  ParticipatingInterests: { Entity: { Identifier: string }; ParticipatingInterestHeld: Held[] }[]
  Shareholders: {
    EntityShareHolders: { RightsHeld: Right[] }[]
    IndividualShareHolders: { Person: Person; RightsHeld: Right[] }[]
  }
}
type CompanyTruth = { fact: string; enterprise_number: string; fate: string }
type Figures = Map<string, number>
type Filing = { reference: Reference; document: Document; current: Figures; previous: Figures }

const folder = await mkdtemp(join(tmpdir(), 'griffie-invented-filings-'))
after(() => rm(folder, { recursive: true }))

const COMPANIES = [...generateFilers(330, 1, ['contribution', 'capital', 'contribution', 'association'])]
const LAST_DATE = '2025-10-03'
// Every sixth company that is ten years old fails.
const failures = ({ enterpriseNumber, startedOn }: SampleCompany): SampleBankruptcy | null =>
  Number(enterpriseNumber.slice(0, 8)) % 6 === 0 && (startedOn ?? '') < '2014'
    ? { openedOn: `2025-0${1 + (Number(enterpriseNumber.slice(0, 8)) % 8)}-15`, withdrawn: false }
    : null

type Sample = {
  counts: AccountsSampleCounts
  references: Reference[]
  filings: Filing[]
  fates: Map<string, string>
}

async function write(
  name: string,
  options: Partial<AccountsSampleOptions> = {},
  companies: Iterable<SampleCompany> = COMPANIES,
): Promise<Sample> {
  const counts = await writeAccountsSample(join(folder, name), companies, { seed: 7, ...options })
  const references: Reference[] = []
  for (const { content } of await readZip(join(folder, name, ACCOUNTS_SAMPLE_FILES.references))) {
    references.push(...(JSON.parse(content) as Reference[]))
  }
  const byNumber = new Map(references.map(reference => [reference.ReferenceNumber, reference]))
  const documents = await readZip(join(folder, name, ACCOUNTS_SAMPLE_FILES.accounts))
  const filings = documents.map(({ content }) => readFiling(JSON.parse(content) as Document, byNumber))
  return { counts, references, filings, fates: await readFates(name) }
}

function readFiling(document: Document, references: ReadonlyMap<string, Reference>): Filing {
  const reference = references.get(document.ReferenceNumber)
  assert.ok(reference, `${document.ReferenceNumber} has a reference`)
  const figures = (period: string): Figures =>
    new Map(
      document.Rubrics.filter(({ Period }) => Period === period).map(({ Code, Value }) => [
        Code,
        Math.round(Number(Value) * 100),
      ]),
    )
  return { reference, document, current: figures('N'), previous: figures('NM1') }
}

async function readFates(name: string): Promise<Map<string, string>> {
  const lines = (await readFile(join(folder, name, ACCOUNTS_SAMPLE_FILES.truth), 'utf8')).trim().split('\n')
  const truth = lines.filter(line => line !== '').map(line => JSON.parse(line) as CompanyTruth)
  return new Map(
    truth
      .filter(({ fact }) => fact === 'company')
      .map(({ enterprise_number: number, fate }) => [number, fate]),
  )
}

async function readZip(path: string): Promise<{ name: string; content: string }[]> {
  return readEntries(await openPromise(path))
}

// Accounts lie in zips within the zip.
async function readEntries(zip: ZipFile): Promise<{ name: string; content: string }[]> {
  const read: { name: string; content: string }[] = []
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    if (entry.fileName.endsWith('.zip')) read.push(...(await readEntries(await fromBufferPromise(bytes))))
    else read.push({ name: entry.fileName, content: bytes.toString() })
  }
  return read
}

async function digest(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
}

const sample = await write('sample', { failures })
const full = await write('full', { scheme: 'full' })

test('the same seed gives the same bytes, another seed others', async () => {
  await write('again', { failures })
  await write('other', { failures, seed: 8 })
  for (const file of [
    ACCOUNTS_SAMPLE_FILES.references,
    ACCOUNTS_SAMPLE_FILES.accounts,
    ACCOUNTS_SAMPLE_FILES.truth,
  ]) {
    const first = await digest(join(folder, 'sample', file))
    assert.equal(await digest(join(folder, 'again', file)), first, file)
    assert.notEqual(await digest(join(folder, 'other', file)), first, file)
  }
})

test('all nine models are filed', () => {
  const models = new Set([...sample.filings, ...full.filings].map(({ reference }) => reference.ModelType))
  for (const model of 'm01 m02 m04 m05 m07 m08 m81 m82 m87'.split(' '))
    assert.ok(models.has(`${model}-f`), model)
})

// A part that is not filed is zero.
const sum = (figures: Figures, terms: string) =>
  terms.split(' ').reduce((total, term) => {
    const code = term.replace(/^[+-]/, '')
    return total + (term.startsWith('-') ? -1 : 1) * (figures.get(code) ?? 0)
  }, 0)
const IDENTITIES = [
  ['20/58', '20 21/28 29/58'],
  ['20/58', '10/49'],
  ['21/28', '21 22/27 28'],
  ['29/58', '29 3 40/41 50/53 54/58 490/1'],
  ['10/49', '10/15 16 17/49'],
  ['17/49', '17 42/48 492/3'],
  ['9903', '9901 75/76B -65/66B'],
  ['9904', '9903 780 -680 -67/77'],
  ['9906', '9905 14P'],
  ['14', '9906 791/2 -691/2 -694/7'],
]
const OF_COMPANIES = [
  ['10/15', '10/11 12 13 14 15 -19'],
  ['42/48', '42 43 44 45 46 47/48'],
]
const OF_FULL_ONES = [
  ['70/76A', '70 71 72 73 74 76A'],
  ['9901', '70/76A -60 -61 -62 -630 -631/4 -635/8 -635/9 -640/8 -649 -66A'],
  ['22', '8191 -8321'],
]
const OF_SMALL_ONES = [
  ['9901', '9900 -62 -630 -631/4 -635/8 -635/9 -640/8 -649 -66A'],
  ['22/27', '8199 -8329'],
  ['28', '8395 -8525'],
]

test('every sum holds to the cent, in both years', () => {
  let checked = 0
  for (const { reference, current, previous } of [...sample.filings, ...full.filings]) {
    const isFull = /^m(02|82|05)/.test(reference.ModelType)
    const own = /^m0[458]/.test(reference.ModelType) ? [] : OF_COMPANIES
    for (const figures of [current, previous]) {
      const scheme = figures === current ? (isFull ? OF_FULL_ONES : OF_SMALL_ONES) : []
      for (const [total = '', terms = ''] of figures.size > 0 ? [...IDENTITIES, ...own, ...scheme] : []) {
        const where = `${reference.ReferenceNumber} ${reference.ModelType}: ${total} = ${terms}`
        assert.equal(figures.get(total) ?? 0, sum(figures, terms), where)
        checked++
      }
    }
  }
  assert.ok(checked > 15_000)
})

test('figures of the year before are those that were filed for it', () => {
  let compared = 0
  const byPeriod = new Map(
    sample.filings.map(filing => [
      `${filing.reference.EnterpriseNumber} ${filing.reference.ExerciseDates.endDate}`,
      filing,
    ]),
  )
  for (const { reference, previous } of sample.filings) {
    const before = new Date(Date.parse(reference.ExerciseDates.startDate) - 86_400_000)
      .toISOString()
      .slice(0, 10)
    const filed = byPeriod.get(`${reference.EnterpriseNumber} ${before}`)
    if (!filed || filed.reference.ModelType !== reference.ModelType) continue
    for (const [code, value] of previous) {
      if (!code.endsWith('P'))
        assert.equal(value, filed.current.get(code) ?? value, `${reference.ReferenceNumber} ${code}`)
    }
    compared++
  }
  assert.ok(compared > 200)
})

test('a correction is a whole deposit, later, for the same period, and changes something', () => {
  const corrections = sample.filings.filter(({ reference }) => reference.DepositType === 'Correction')
  let differing = 0
  for (const { reference, document } of corrections) {
    const first = sample.references.find(
      ({ EnterpriseNumber, ExerciseDates, DepositType }) =>
        EnterpriseNumber === reference.EnterpriseNumber &&
        ExerciseDates.endDate === reference.ExerciseDates.endDate &&
        DepositType === 'Initial',
    )
    assert.ok(first, 'what it corrects is there')
    assert.deepEqual(first.ExerciseDates, reference.ExerciseDates)
    assert.ok(first.DepositDate < reference.DepositDate)
    const filed = sample.filings.find(each => each.reference === first)?.document
    if (filed && JSON.stringify(filed.Rubrics) !== JSON.stringify(document.Rubrics)) differing++
  }
  assert.ok(corrections.length >= 5 && differing >= 3)
})

test('those who fail look worse on average, but not all of them, and others as bad', () => {
  const equity = (fates: RegExp) =>
    lastFilings(sample.filings)
      .filter(({ reference }) => fates.test(sample.fates.get(reference.EnterpriseNumber) ?? ''))
      .map(({ current }) => (current.get('10/15') ?? 0) / (current.get('20/58') ?? 1))
      .sort((a, b) => a - b)
  const failing = equity(/^(failing|sudden_failure)$/)
  const living = equity(/^(healthy|weak|bad_years)$/)
  assert.ok(failing.length >= 15)
  const median = (values: number[]) => values[Math.floor(values.length / 2)] ?? 0
  assert.ok(median(failing) < median(living) - 0.1)
  assert.ok((failing.at(-1) ?? 0) > median(living), 'some fail from health')
  assert.ok((living[0] ?? 0) < median(failing), 'some live on in a poor state')
})

function lastFilings(filings: readonly Filing[]): Filing[] {
  const last = new Map<string, Filing>()
  for (const filing of filings) {
    const { EnterpriseNumber, ExerciseDates } = filing.reference
    const known = last.get(EnterpriseNumber)
    if (!known || known.reference.ExerciseDates.endDate <= ExerciseDates.endDate)
      last.set(EnterpriseNumber, filing)
  }
  return [...last.values()]
}

test('nothing is deposited after a bankruptcy or after the last day, and nobody twice under one number', () => {
  const opened = new Map(
    COMPANIES.map(company => [company.enterpriseNumber, failures(company)?.openedOn ?? null]),
  )
  for (const { EnterpriseNumber, DepositDate, ExerciseDates } of sample.references) {
    assert.ok(DepositDate < (opened.get(EnterpriseNumber) ?? '9999') && DepositDate <= LAST_DATE)
    assert.ok(ExerciseDates.startDate < ExerciseDates.endDate && ExerciseDates.endDate < DepositDate)
  }
  assert.equal(new Set(sample.references.map(each => each.ReferenceNumber)).size, sample.references.length)
})

test('a company’s first year has no year before and need not have twelve months', () => {
  const first = sample.filings.filter(({ previous }) => previous.size === 0)
  const months = first.map(({ reference: { ExerciseDates } }) =>
    Math.round(
      (Date.parse(ExerciseDates.endDate) - Date.parse(ExerciseDates.startDate)) / 86_400_000 / 30.44,
    ),
  )
  assert.ok(months.some(count => count > 12) && months.some(count => count < 12))
})

test('figures come with deposits since April 2022 alone, and not with PDF', () => {
  for (const { reference } of sample.filings) {
    assert.ok(reference.DepositDate >= '2022-04-04' && reference.AccountingDataURL)
  }
  assert.ok(sample.references.some(({ DepositDate }) => DepositDate < '2022-04-04'))
  assert.equal(sample.counts.filings, sample.filings.length)
  assert.equal(sample.counts.references, sample.references.length)
})

test('natural persons and foreign entities deposit nothing, banks and insurers PDF without figures', async () => {
  const one = COMPANIES[0] as SampleCompany
  const foreign = { nl: 'Buitenlandse entiteit', fr: 'Entité étrangère', de: 'Ausländische Einheit' }
  const none = await write('none', {}, [
    { ...one, naturalPerson: true, legalForm: null },
    { ...one, legalForm: foreign },
  ])
  assert.deepEqual([none.counts.references, none.counts.filings], [0, 0])
  const banks = COMPANIES.slice(0, 40).map(company => ({ ...company, naceCode: '64190' }))
  const filed = await write('banks', {}, banks)
  assert.ok(filed.references.length > 50)
  for (const { ModelType, AccountingDataURL } of filed.references) {
    assert.deepEqual([ModelType, AccountingDataURL], ['m06-p', undefined])
  }
  assert.equal(filed.counts.filings, 0)
})

test('a holding has mostly participating interests, and earns from them', async () => {
  const holdings = COMPANIES.slice(0, 60).map(company => ({ ...company, naceCode: '64210' }))
  const { filings } = await write('holdings', { scheme: 'abridged' }, holdings)
  const dominated = filings.filter(
    ({ current }) => (current.get('28') ?? 0) > 0.5 * (current.get('20/58') ?? 0),
  )
  assert.ok(dominated.length > 0.6 * filings.length)
  const earning = filings.filter(
    ({ current }) => (current.get('75') ?? 0) > Math.abs(current.get('9901') ?? 0),
  )
  assert.ok(earning.length > 0.3 * filings.length)
})

test('documents hold private addresses, and reading them carries none on', async () => {
  const streets = new Set<string>()
  for (const { document } of sample.filings) {
    const { NaturalPersons } = document.Administrators
    const people = [...NaturalPersons, ...document.Shareholders.IndividualShareHolders].map(
      ({ Person }) => Person,
    )
    for (const { Address } of people) streets.add(Address.Street)
    for (const { Address } of people) assert.match(Address.City, /^pcd:m\d{4}$/)
  }
  assert.ok(streets.size > 10)
  let officers = 0
  for await (const item of readAccounts(join(folder, 'sample', ACCOUNTS_SAMPLE_FILES.accounts), {})) {
    assert.ok('accounts' in item)
    const told = JSON.stringify(item)
    for (const street of streets) assert.ok(!told.includes(street), street)
    officers += item.accounts.officers.length
  }
  assert.ok(officers >= sample.filings.length)
})

test('officers that another source names are named while they are in office, others are invented', async () => {
  const companies = COMPANIES.slice(0, 30)
  const known = {
    office: 'director' as const,
    kind: 'person' as const,
    firstName: 'Liesbeth',
    lastName: 'Ookverzonnen',
    from: '2010-01-01',
    to: '2024-01-01',
  }
  const { filings } = await write('officers', { officers: () => [known] }, companies)
  for (const { reference, document } of filings) {
    const names = document.Administrators.NaturalPersons.map(({ Person }) => Person.LastName)
    assert.ok(names.length > 0)
    if (reference.DepositDate < '2024-01-01') assert.ok(names.includes('Ookverzonnen'))
    if (reference.ExerciseDates.endDate > '2024-01-01') assert.ok(!names.includes('Ookverzonnen'))
  }
})

test('a share of the companies is the same share at every run; out of range it is refused', async () => {
  const half = await write('half', { share: 0.5 })
  assert.ok(
    half.counts.filers > 0.35 * sample.counts.filers && half.counts.filers < 0.65 * sample.counts.filers,
  )
  await assert.rejects(write('bad', { share: 1.5 }), RangeError)
  await assert.rejects(write('bad', { years: 0 }), RangeError)
})

test('the owners of a company hold no more than all of it, but for a contradiction of five points', () => {
  const stated = new Map<string, number>()
  for (const { document } of sample.filings)
    for (const { Entity, ParticipatingInterestHeld } of document.ParticipatingInterests)
      stated.set(Entity.Identifier, Number(ParticipatingInterestHeld[0]?.PercentageDirectlyHeld))
  let held = 0
  for (const { reference, document } of sample.filings) {
    const { EntityShareHolders, IndividualShareHolders } = document.Shareholders
    const sum = (holders: { RightsHeld: Right[] }[]) =>
      holders.reduce((total, { RightsHeld }) => total + Number(RightsHeld[0]?.Percentage), 0)
    assert.ok(sum(EntityShareHolders) + sum(IndividualShareHolders) < 1.0001, reference.ReferenceNumber)
    const byHolder = stated.get(reference.EnterpriseNumber)
    if (byHolder === undefined) continue
    held++
    assert.ok(byHolder + sum(IndividualShareHolders) < 1.0501, reference.ReferenceNumber)
  }
  assert.ok(held > 20)
})
