// REST, MCP and the page must name the same officers, owners and network of a company: facts of every company of a sample, compared.

import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type Cheerio, type CheerioAPI, load } from 'cheerio'
import type { AnyNode } from 'domhandler'
import { formatHeldShare } from '../../../src/http/i18n/format.ts'
import { derivePeople } from '../../../src/jobs/derive-people.ts'
import { describeCompanies } from '../../../src/sample/register/describe-companies.ts'
import { createTestDatabase } from '../../database.ts'
import { sized } from '../../nightly.ts'
import { issueKey, runApp } from '../../rest/running-app.ts'
import { compareNetwork } from './compare-network.ts'
import { openTools } from './open-tools.ts'
import { loadSample } from './sample-database.ts'
import { type Answer, ask } from './stub-tools.ts'

const SAMPLE = { companies: sized(130, 400), seed: 4 }
const database = await createTestDatabase()
const app = await runApp({
  databaseUrl: database.url,
  key: await issueKey(database.pool),
  pageRateLimit: 1_000_000,
  timing: { source: { statementTimeoutMs: 10_000, retryAfterMs: 100 } },
})
const tool = openTools(database.url)
const numbers = [...describeCompanies(SAMPLE)].map(({ enterpriseNumber }) => enterpriseNumber)

before(() => loadSample(database, SAMPLE))

type Fact = (string | null | undefined)[]

async function readRest(number: string, path: string): Promise<Answer> {
  const answer = await app.get(`/companies/${number}/${path}`)
  assert.equal(answer.status, 200, `${number} ${path}`)
  return answer.json()
}

const pages = new Map<string, CheerioAPI>()

async function readPage(number: string): Promise<CheerioAPI> {
  const known = pages.get(number)
  if (known !== undefined) return known
  const answer = await fetch(`${app.url}/en/company/${number}`)
  assert.equal(answer.status, 200, number)
  const page = load(await answer.text())
  pages.set(number, page)
  return page
}

// All pages of the tool's lists.
async function readOfficersByMcp(number: string): Promise<Answer[]> {
  const parts: Answer[] = []
  for (let cursor: string | undefined; ; ) {
    const part = await ask(tool('get_company_officers'), { kbo: number, ...(cursor && { cursor }) })
    parts.push(part)
    if (part.nextCursor === undefined) return parts
    cursor = part.nextCursor
  }
}

const sorted = (facts: Fact[]) => facts.map(fact => JSON.stringify(fact.map(value => value ?? null))).sort()

type Cell = Cheerio<AnyNode>

const cellsOf = (page: CheerioAPI, row: AnyNode): Cell[] =>
  page(row)
    .children()
    .toArray()
    .map(cell => page(cell))

// The name stands before the first line break.
const nameIn = (cell: Cell | undefined) =>
  load(cell?.html()?.split('<br>')[0] ?? '')
    .text()
    .trim()
const rowsOf = (page: CheerioAPI, selector: string): Cell[][] =>
  page(selector)
    .toArray()
    .map(row => cellsOf(page, row))

function representativeIn(page: CheerioAPI, name: Cell | undefined): string | undefined {
  const lines = name?.find('.soft').toArray() ?? []
  return lines.map(line => /^represented by (.+)/.exec(page(line).text())?.[1]).find(found => found)
}

// Of mandates the source is in the fifth column behind the state, of those named in accounts in the fourth.
function officersOnPage(page: CheerioAPI): Fact[] {
  return rowsOf(page, '#officers table tbody tr').map(([name, , , fourth, fifth]) => [
    nameIn(name),
    representativeIn(page, name),
    fifth ? fourth?.find('.chip').text().replace('not reconfirmed', 'stale') : null,
    /[\d-]{8,}/.exec((fifth ?? fourth)?.text() ?? '')?.[0],
  ])
}

const isUncertain = ({ doubts }: Answer) =>
  doubts.some(({ reason }: Answer) => reason === 'doubtful_statement')

test('officers', async () => {
  let compared = 0
  for (const number of numbers) {
    const {
      officers,
      auditors,
      court_appointed,
      named_in_accounts: named,
    } = await readRest(number, 'officers')
    const mandates: Answer[] = [...officers, ...auditors, ...court_appointed]
    compared += mandates.length
    const parts = await readOfficersByMcp(number)
    const listed = (list: string): Answer[] => parts.flatMap(part => part[list] ?? [])

    assert.deepEqual(
      sorted(
        [...listed('officers'), ...listed('auditors'), ...listed('courtAppointed')].map(one => [
          ...[one.name, one.holder, one.enterpriseNumber, one.representative],
          ...[one.role, one.office, one.currency, one.from, one.to, one.numac],
        ]),
      ),
      sorted(
        mandates.map(one => [
          ...[one.name, one.kind, one.enterprise_number, one.representative],
          ...[one.role, one.office, one.currency, one.from, one.to, one.source_numac],
        ]),
      ),
      number,
    )
    assert.equal(
      named === null,
      parts.every(part => part.namedInAccounts === null),
      number,
    )
    assert.deepEqual(
      sorted(
        listed('namedInAccounts').map(one => [one.name, one.enterpriseNumber, one.representative, one.from]),
      ),
      sorted(
        (named ?? []).map((one: Answer) => [one.name, one.enterprise_number, one.representative, one.from]),
      ),
      number,
    )
    assert.deepEqual(
      sorted(officersOnPage(await readPage(number))),
      sorted([
        ...mandates.map(one => [
          ...[one.name, one.representative],
          ...[isUncertain(one) ? 'uncertain' : one.currency, one.source_numac],
        ]),
        ...(named ?? []).map((one: Answer) => [one.name, one.representative, null, one.deposit]),
      ]),
      number,
    )
  }
  assert.ok(compared > SAMPLE.companies / 2, String(compared))
})

// Companies of the register are linked: their number ends the address.
function ownersOnPage(page: CheerioAPI): Fact[] {
  return rowsOf(page, '#ownership table.stacking tbody tr').map(([name, byHolder, byHeld]) => [
    /(\d{10})$/.exec(name?.find('a').attr('href') ?? '')?.[1] ?? nameIn(name).replace(/ \(.*\)$/, ''),
    ...[byHolder, byHeld].map(cell => shareIn(cell)),
    name?.text().includes('contradict each other') ? 'contradiction' : null,
  ])
}

function shareIn(cell: Cell | undefined): string | null {
  const share = nameIn(cell).split(' and ')[0] ?? ''
  return share === 'not stated' ? null : share
}

const shareOf = (claim: Answer) => (claim?.direct ? formatHeldShare('en', Number(claim.direct)) : null)

test('owners and holdings', async () => {
  let compared = 0
  for (const number of numbers) {
    const rest = await readRest(number, 'ownership')
    const held: Answer[] = rest.held_by ?? []
    const holds: Answer[] = rest.holds ?? []
    compared += held.length + holds.length

    const byMcp = await ask(tool('get_company_network'), { kbo: number })
    assert.equal(byMcp.leftOut, undefined)
    for (const [links, shown] of [
      [rest.held_by, byMcp.heldBy],
      [rest.holds, byMcp.holds],
    ])
      assert.deepEqual(
        shown?.map((one: Answer) => [
          one.name,
          one.number,
          one.byHolder,
          one.byHeld,
          one.deposit,
          one.contradiction,
        ]),
        links?.map((one: Answer) => [
          ...[one.party.name, one.party.enterprise_number ?? undefined],
          ...[one.by_holder?.direct, one.by_held?.direct],
          ...[(one.by_holder ?? one.by_held).deposit, one.contradiction || undefined],
        ]),
        number,
      )
    const isUnknown = rest.held_by === null && rest.holds === null
    assert.equal(byMcp.group?.companies, isUnknown ? undefined : rest.group.members.length + 1)

    assert.deepEqual(
      sorted(ownersOnPage(await readPage(number))),
      sorted(
        [...held, ...holds]
          .filter(({ party }) => party.kind === 'company')
          .map(({ party, by_holder, by_held, contradiction }) => [
            party.register_situation_code === null ? party.name : party.enterprise_number,
            ...[shareOf(by_holder), shareOf(by_held)],
            contradiction ? 'contradiction' : null,
          ]),
      ),
      number,
    )
  }
  assert.ok(compared > SAMPLE.companies / 20, String(compared))
})

test('companies among the officers are those whose mandate is open', async () => {
  for (const number of numbers) {
    const { officers, auditors, court_appointed } = await readRest(number, 'officers')
    const { officerCompanies } = await ask(tool('get_company_network'), { kbo: number })
    const open = [...officers, ...auditors, ...court_appointed].filter(
      one => one.currency !== 'former' && one.kind === 'company',
    )
    assert.deepEqual(
      officerCompanies.map((one: Answer) => [one.name, one.number, one.currency]),
      open.map(one => [one.name, one.enterprise_number ?? undefined, one.currency]),
      number,
    )
  }
})

test('networks', async () => {
  await derivePeople(database.pool, { all: true })
  let compared = 0
  for (const number of numbers)
    compared += await compareNetwork(number, { app, tool: tool('get_company_network') })
  assert.ok(compared > SAMPLE.companies / 2, String(compared))
})
