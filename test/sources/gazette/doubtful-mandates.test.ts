// From stored statements to incumbents on every surface: doubtful statements, and accounts beside acts.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import type { EnterpriseNumber } from '../../../src/domain/company/enterprise-number.ts'
import type { MandateFact } from '../../../src/domain/publications/gazette-fact.ts'
import { factToJson } from '../../../src/extract/fact-to-json.ts'
import { LANGUAGES } from '../../../src/http/i18n/languages.ts'
import { deriveTimelines } from '../../../src/sources/gazette/import/extract-facts.ts'
import { insertSuppression } from '../../../src/store/access/suppression.ts'
import { inTransaction } from '../../../src/store/db/pool.ts'
import { replaceFacts } from '../../../src/store/gazette/facts.ts'
import { parseTarget } from '../../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../../database.ts'
import { openTools } from '../../mcp/tools/open-tools.ts'
import { type Answer, ask } from '../../mcp/tools/stub-tools.ts'
import { addCompany, insert, issueKey, runApp, until } from '../../rest/running-app.ts'

const TODAY = '2031-06-01'
const { pool, url } = await createTestDatabase()
const key = await issueKey(pool)
const app = await runApp({ databaseUrl: url, key, timing: { caching: { healthyMs: 0, degradedMs: 0 } } })
const tool = openTools(url)

function statement(name: string, more: Partial<MandateFact> = {}): MandateFact {
  return {
    fact: 'mandate',
    numac: '30012345',
    pubDate: '2030-05-06',
    enterpriseNumber: null,
    identifiedBy: 'listed',
    span: { start: 0, end: 5 },
    change: 'appointment',
    office: 'director',
    role: 'bestuurder',
    holder: { kind: 'person', name, enterpriseNumber: null },
    representative: null,
    effectiveOn: '2030-04-30',
    term: { endsOn: null, endsAtMeetingOf: null, years: null, indefinite: false },
    ...more,
  }
}

/** A company with statements from acts, stored as extracted. */
async function addTold(facts: MandateFact[]): Promise<EnterpriseNumber> {
  const number = (await addCompany(pool, { legal_name: 'Verzonnen Getuige' })) as EnterpriseNumber
  const own = facts.map(fact => ({
    ...fact,
    enterpriseNumber: number,
    numac: `${number.slice(2, 8)}${fact.numac.slice(-2)}`,
  }))
  const numacs = [...new Set(own.map(({ numac }) => numac))]
  for (const numac of numacs) {
    await insert(pool, 'gazette.publication', {
      numac,
      published_on: '2030-05-06',
      enterprise_number: Number(number),
      kind: 'act',
      reading: 'ocr',
      body: 'akte',
      extractor_version: 1,
    })
  }
  await inTransaction(pool, async client => {
    await replaceFacts(client, numacs, own, 1)
    await deriveTimelines(client, [Number(number)], TODAY)
  })
  return number
}

type Filed = { name: string; from?: string; to?: string; functionText?: string }

async function file(number: EnterpriseNumber, year: number, officers: Filed[]): Promise<void> {
  await insert(pool, 'accounts.deposit', {
    enterprise_number: Number(number),
    reference: `${year + 1}-0${number.slice(3)}`,
    period_end: `${year}-12-31`,
    deposited_on: `${year + 1}-05-30`,
    form: 'json_xbrl',
    rubrics: {},
    previous_rubrics: {},
    officers: JSON.stringify(
      officers.map(({ name, from = null, to = null, functionText = null }) => ({
        kind: 'person',
        name,
        enterpriseNumber: null,
        representative: null,
        from,
        to,
        functionCode: functionText === null ? 'fct:m13' : null,
        functionText,
      })),
    ),
  })
  await inTransaction(pool, client => deriveTimelines(client, [Number(number)], TODAY))
}

const mandatesOf = async (number: string): Promise<string[]> => {
  const body = (await (await app.get(`/companies/${number}`)).json()) as Answer
  return body.mandates.map(({ name }: Answer) => name)
}
const officersOf = (number: string): Promise<Answer> => ask(tool('get_company_officers'), { kbo: number })

async function pageOf(number: string, lang: string) {
  const answer = await fetch(`${app.url}/${lang}/company/verzonnen-getuige-${number}`, {
    headers: { accept: 'text/html' },
  })
  return load(await answer.text())
}

test('a doubtful statement is in no REST list, and has its doubt in words on MCP and the page', async () => {
  const number = await addTold([statement('Odilon Van Pluim', { doubtful: true, probability: 0.62 })])
  assert.deepEqual(await mandatesOf(number), [])
  const [officer] = (await officersOf(number)).officers
  assert.equal(officer.currency, 'stale')
  assert.match(
    officer.doubts[0],
    /^Uncertain: low-confidence extraction from act \d+ \(2030-05-06\), and no second source/,
  )
  const told = [
    'Niet met zekerheid',
    'Lu sans certitude',
    'nicht sicher gelesen',
    'Low-confidence extraction',
  ]
  for (const [at, lang] of LANGUAGES.entries()) {
    const $ = await pageOf(number, lang)
    assert.match($('#officers').text(), new RegExp(told[at] as string))
    assert.equal($('#officers .chip.good').length, 0)
    assert.match($('#acts').text(), /\(niet met zekerheid|\(lu sans|\(nicht sicher|\(low-confidence/)
  }
})

test('the probability of a statement is in MCP and the command extract', async () => {
  const doubtful = statement('Odilon Van Pluim', { doubtful: true, probability: 0.62 })
  const number = await addTold([doubtful, statement('Clotilde Verbeeld', { probability: 0.97 })])
  const { acts } = await ask(tool('get_company_acts'), { kbo: number })
  assert.deepEqual(
    acts[0].facts.map(({ name, probability, doubtful }: Answer) => [name, probability, doubtful]),
    [
      ['Odilon Van Pluim', 0.62, true],
      ['Clotilde Verbeeld', 0.97, undefined],
    ],
  )
  const printed = factToJson(doubtful)
  assert.deepEqual([printed.probability, printed.doubtful], [0.62, true])
})

test('accounts that name the holder of a doubtful mandate make it current everywhere', async () => {
  const number = await addTold([statement('Odilon Van Pluim', { doubtful: true })])
  await file(number, 2029, [{ name: 'Odilon Van Pluim' }])
  assert.deepEqual(await mandatesOf(number), ['Odilon Van Pluim'])
  const { officers, namedInAccounts } = await officersOf(number)
  assert.equal(officers[0].currency, 'current')
  assert.equal(officers[0].doubts, undefined)
  assert.equal(officers[0].confirmedOn, '2030-05-30')
  assert.deepEqual(namedInAccounts, [])
})

test('a doubtful end leaves the mandate current with a doubt, until accounts name only others', async () => {
  const end = { change: 'resignation', effectiveOn: '2030-06-30', pubDate: '2030-07-31' } as const
  const number = await addTold([
    statement('Odilon Van Pluim'),
    statement('Clotilde Verbeeld'),
    statement('Odilon Van Pluim', { ...end, numac: '30012346', doubtful: true }),
  ])
  assert.deepEqual((await mandatesOf(number)).sort(), ['Clotilde Verbeeld', 'Odilon Van Pluim'])
  const before = (await officersOf(number)).officers.find(({ name }: Answer) => name === 'Odilon Van Pluim')
  assert.match(before.doubts[0], /may end it \(2030-06-30\)/)
  await file(number, 2030, [{ name: 'Clotilde Verbeeld' }])
  const { rows } = await pool.query(
    'SELECT name, currency, ends_on, doubts FROM gazette.mandate WHERE enterprise_number = $1 ORDER BY name',
    [Number(number)],
  )
  assert.deepEqual(rows, [
    { name: 'Clotilde Verbeeld', currency: 'current', ends_on: null, doubts: [] },
    { name: 'Odilon Van Pluim', currency: 'former', ends_on: '2030-06-30', doubts: [] },
  ])
})

test('a holder no longer in the accounts stays in office, with the year of the accounts', async () => {
  const number = await addTold([statement('Odilon Van Pluim'), statement('Clotilde Verbeeld')])
  await file(number, 2030, [{ name: 'Clotilde Verbeeld' }])
  assert.equal((await mandatesOf(number)).length, 2)
  const told = [
    'Niet meer vermeld in de jaarrekening van 2030',
    'N’est plus mentionné dans les comptes annuels de 2030',
    'Im Jahresabschluss 2030 nicht mehr genannt',
    'No longer named in the accounts of 2030',
  ]
  for (const [at, lang] of LANGUAGES.entries())
    assert.ok(
      (await pageOf(number, lang))('#officers')
        .text()
        .includes(told[at] as string),
    )
})

test('officers in accounts only are on the page and MCP, with the year, and never in REST mandates', async () => {
  const number = await addTold([statement('Odilon Van Pluim')])
  await file(number, 2029, [{ name: 'Anselm Kurz', functionText: 'commissaris' }])
  await file(number, 2030, [
    { name: 'Odilon Van Pluim' },
    { name: 'Clotilde Verbeeld', from: '2028-05-01', to: '2034-05-01' },
    { name: 'Gudrun Toets', to: '2030-03-01' },
  ])
  assert.deepEqual(await mandatesOf(number), ['Odilon Van Pluim'])
  const { namedInAccounts } = await officersOf(number)
  assert.deepEqual(
    namedInAccounts.map(({ name, year, termEndsOn }: Answer) => [name, year, termEndsOn]),
    [['Clotilde Verbeeld', 2030, '2034-05-01']],
  )
  const told = [
    'Vermeld in de jaarrekening van 2030',
    'Mentionnés dans les comptes annuels de 2030',
    'Im Jahresabschluss 2030 genannt',
    'Named in the 2030 accounts',
  ]
  for (const [at, lang] of LANGUAGES.entries()) {
    const table = (await pageOf(number, lang))('#officers table').last()
    assert.ok(
      table
        .find('caption')
        .text()
        .startsWith(told[at] as string),
    )
    assert.match(table.find('tbody').text(), /Clotilde Verbeeld/)
    assert.equal(table.find('tbody tr').length, 1)
  }
})

test('a company without acts shows the officers in its accounts, and that the gazette names none', async () => {
  const number = await addTold([])
  await file(number, 2030, [{ name: 'Clotilde Verbeeld' }])
  const answer = await officersOf(number)
  assert.deepEqual([answer.officers, answer.namedInAccounts.length], [[], 1])
  const $ = await pageOf(number, 'en')
  assert.match($('#officers').text(), /No mandate was found in the processed gazette publications/)
  assert.match($('#officers').text(), /Clotilde Verbeeld/)
  assert.deepEqual(await mandatesOf(number), [])
})

test('a suppressed person is not shown from accounts either', async () => {
  const number = await addTold([])
  await file(number, 2030, [{ name: 'Pluimtje Verborgen' }, { name: 'Clotilde Verbeeld' }])
  assert.match((await pageOf(number, 'en'))('#officers').text(), /Pluimtje/)
  await insertSuppression(pool, parseTarget('Pluimtje Verborgen') ?? assert.fail(), null)
  await until(async () => !(await pageOf(number, 'en'))('#officers').text().includes('Pluimtje'))
  assert.match((await pageOf(number, 'en'))('#officers').text(), /Clotilde Verbeeld/)
})

test('unavailable accounts leave the mandates unchanged, and the page says what is unknown', async () => {
  const number = await addTold([statement('Odilon Van Pluim')])
  await inTransaction(pool, async client => {
    await client.query('LOCK TABLE accounts.deposit IN ACCESS EXCLUSIVE MODE')
    const $ = await pageOf(number, 'en')
    assert.match($('#officers').text(), /Odilon Van Pluim/)
    assert.match($('#officers').text(), /The annual accounts are unavailable/)
  })
})
