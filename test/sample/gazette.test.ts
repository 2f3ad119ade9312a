// The invented gazette as files: told from an invented register and from companies made for the test.

import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { numacOf } from '../../src/domain/publications/publication.ts'
import { generateCompany } from '../../src/sample/gazette/generate-company.ts'
import type { ExpectedEvent, ExpectedFact } from '../../src/sample/gazette/truth.ts'
import {
  GAZETTE_SAMPLE_FILES,
  type GazetteSampleOptions,
  writeGazetteSample,
} from '../../src/sample/gazette/write-gazette-sample.ts'
import { SeededRandom } from '../../src/sample/random.ts'
import { describeCompanies } from '../../src/sample/register/describe-companies.ts'
import type { SampleCompany } from '../../src/sample/sample-company.ts'

type Line = {
  pub_date: string
  notice_no: string
  numac_derived: string
  numac: string
  lang: string
  enterprise_number: string
  text: string
}
type Truth = { numac: string; pub_date: string; kind: string; lang: string; facts: ExpectedFact[] }

const LAST_DATE = '2025-10-03'
const folder = await mkdtemp(join(tmpdir(), 'griffie-gazette-'))
after(() => rm(folder, { recursive: true }))

async function write(
  name: string,
  companies: Iterable<SampleCompany>,
  options: Partial<GazetteSampleOptions> = {},
) {
  const into = join(folder, name)
  const counts = await writeGazetteSample(into, companies, { seed: 3, ...options })
  const read = async <T>(file: string) =>
    (await readFile(join(into, file), 'utf8'))
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line) as T)
  return {
    counts,
    notices: await read<Line>(GAZETTE_SAMPLE_FILES.notices),
    acts: await read<Line>(GAZETTE_SAMPLE_FILES.acts),
    lists: await read<Line>(GAZETTE_SAMPLE_FILES.lists),
    truth: await read<Truth>(GAZETTE_SAMPLE_FILES.truth),
  }
}

// Companies in one situation, of all parts of the country.
function companiesIn(situation: string, count: number, naturalPerson = false): SampleCompany[] {
  const random = new SeededRandom(Number(situation) + 1)
  return Array.from({ length: count }, (_, at) => ({
    ...generateCompany((['nl', 'fr', 'de'] as const)[at % 3] ?? 'nl', naturalPerson, random),
    startedOn: '2012-03-01',
    situation,
  }))
}

const events = (truth: Truth[]): ExpectedEvent[] =>
  truth.flatMap(({ facts }) => facts).filter(fact => fact.fact === 'event')

const sample = await write('sample', describeCompanies({ companies: 6_000, seed: 5 }))

test('each line has its truth, and each number is used once', () => {
  const { counts, notices, acts, lists, truth } = sample
  const numacs = [...notices, ...lists].map(line => line.numac_derived).concat(acts.map(line => line.numac))
  assert.equal(new Set(numacs).size, numacs.length)
  assert.deepEqual(truth.map(({ numac }) => numac).sort(), numacs.sort())
  assert.equal(counts.companies, 6_000)
  assert.deepEqual([counts.notices, counts.acts, counts.lists], [notices.length, acts.length, lists.length])
})

test('numacs follow from the printed numbers', () => {
  for (const { notice_no, numac_derived, pub_date } of [...sample.notices, ...sample.lists]) {
    assert.equal(numacOf(notice_no, pub_date), numac_derived)
  }
  for (const { numac, pub_date } of sample.acts) {
    assert.match(numac, /^\d{8}$/)
    assert.equal(numac.slice(0, 2), pub_date.slice(2, 4))
  }
})

test('nothing is published on a weekend, before it happened or after the sample’s last day', () => {
  for (const { pub_date, facts, kind } of sample.truth) {
    assert.ok(![0, 6].includes(new Date(`${pub_date}T00:00:00Z`).getUTCDay()))
    assert.ok(pub_date <= LAST_DATE)
    if (kind === 'act') continue
    for (const fact of facts) if (fact.fact === 'event') assert.ok((fact.date ?? pub_date) <= pub_date)
  }
})

test('the same seed gives the same lines, whatever the order of the companies', async () => {
  const companies = [...describeCompanies({ companies: 400, seed: 2 })]
  const there = await write('there', companies)
  const again = await write('again', companies)
  assert.deepEqual(again, there)
  const back = await write('back', companies.toReversed())
  const texts = (lines: Line[]) =>
    lines.map(({ text }) => text.replace(/\*\d{8}\*/, '').replace(/numac.*/gi, '')).sort()
  assert.deepEqual(texts(back.acts), texts(there.acts))
  assert.deepEqual(texts(back.notices), texts(there.notices))
  assert.notDeepEqual((await write('other', companies, { seed: 4 })).notices, there.notices)
})

test('about three quarters of the companies that are in bankruptcy have an opening on file, with curators', async () => {
  const companies = companiesIn('050', 600)
  const openings = events((await write('bankrupt', companies)).truth).filter(
    ({ kind }) => kind === 'bankruptcy_opening',
  )
  const opened = new Set(openings.map(fact => fact.enterprise_number))
  const share =
    companies.filter(({ enterpriseNumber }) => opened.has(enterpriseNumber)).length / companies.length
  assert.ok(share > 0.65 && share < 0.8, String(share))
  const withCurator = openings.filter(({ practitioners }) =>
    practitioners.some(({ role }) => role === 'curator'),
  )
  assert.ok(withCurator.length > openings.length * 0.9)
})

test('closed bankruptcies have a closing after the opening', async () => {
  const companies = companiesIn('053', 200)
  const { truth } = await write('closed', companies)
  for (const { enterpriseNumber } of companies) {
    const own = events(truth).filter(fact => fact.enterprise_number === enterpriseNumber)
    const opening = own.find(({ kind }) => kind === 'bankruptcy_opening')
    const closing = own.find(({ kind }) => kind === 'bankruptcy_closing')
    if (!opening || !closing) continue // some numbers are not printed
    if (opening.reference === null || closing.reference === null) continue // typed notices give none
    assert.ok((closing.date ?? '') >= (opening.date ?? ''))
    assert.equal(closing.reference, opening.reference)
  }
  assert.ok(
    events(truth).filter(({ kind }) => kind === 'bankruptcy_closing').length >= companies.length * 0.9,
  )
})

test('Eupen publishes each notice in German and in French, with neighbouring numbers and the same facts', async () => {
  const companies = companiesIn('050', 300).filter(({ language }) => language === 'de')
  const truth = (await write('eupen', companies)).truth.filter(({ kind }) => kind === 'court_notice')
  assert.ok(truth.length > 50)
  for (let at = 0; at < truth.length; at += 2) {
    const [german, french] = [truth[at], truth[at + 1]] as [Truth, Truth]
    assert.deepEqual([german.lang, french.lang], ['de', 'fr'])
    assert.equal(Number(french.numac) - Number(german.numac), 1)
    const told = ({ facts }: Truth) =>
      facts.map(fact => fact.fact === 'event' && [fact.kind, fact.date, fact.reference])
    assert.deepEqual(told(french), told(german))
  }
})

test('companies dissolved by their members have the act, with a liquidator', async () => {
  const companies = companiesIn('012', 100)
  const { truth } = await write('dissolved', companies)
  const facts = truth.flatMap(each => each.facts)
  const dissolved = facts.filter(fact => fact.fact === 'company_change' && fact.change === 'dissolution')
  assert.ok(dissolved.length >= 95)
  const liquidators = facts.filter(fact => fact.fact === 'mandate' && fact.office === 'liquidator')
  assert.equal(liquidators.length, dissolved.length)
})

test('those who leave a board were mostly named in an earlier act', async () => {
  const { truth } = await write('boards', companiesIn('000', 400))
  const named = new Set<string>()
  const left = { known: 0, unknown: 0 }
  for (const { facts } of truth) {
    for (const fact of facts) {
      if (fact.fact !== 'mandate') continue
      const key = `${fact.enterprise_number} ${fact.holder}`
      if (fact.change === 'resignation') left[named.has(key) ? 'known' : 'unknown']++
      named.add(key)
    }
  }
  assert.ok(left.known > 50 && left.known > 2 * left.unknown, JSON.stringify(left))
})

test('register lists name their companies in three languages', () => {
  assert.ok(sample.lists.length > 5)
  for (const { text, notice_no } of sample.lists) {
    const entries = ['No ent.', 'Ond. Nr.', 'Unt. nr.'].map(label => text.split(label).length - 1)
    assert.ok((entries[0] ?? 0) > 0)
    assert.equal(new Set(entries).size, 1)
    assert.equal(text.split(notice_no).length - 1, 3)
  }
})

test('a share of the companies is spoken of when asked', async () => {
  const companies = [...describeCompanies({ companies: 1_000, seed: 5 })]
  const tenth = await write('tenth', companies, { share: 0.1 })
  const all = await write('all', companies)
  assert.ok(tenth.acts.length > 0 && tenth.acts.length < all.acts.length / 4)
  await assert.rejects(write('none', companies, { share: 2 }), RangeError)
})
