// A thousand sample companies whose publications contain national numbers and birth dates: none may appear in a result,
// even if extracted into names and facts.

import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { findPrivateData } from '../../../src/domain/private-data/redact.ts'
import { MAX_RESULT_BYTES } from '../../../src/mcp/tools/pagination.ts'
import { SeededRandom } from '../../../src/sample/random.ts'
import { createTestDatabase } from '../../database.ts'
import { FORMATS, formatNumber, makeNationalNumber } from '../../fixtures/national-numbers.ts'
import { sized } from '../../nightly.ts'
import { openTools } from './open-tools.ts'
import { loadSample } from './sample-database.ts'
import { type Answer, ask } from './stub-tools.ts'

const database = await createTestDatabase()
const { pool } = database
const tool = openTools(database.url)
const ABOUT_ONE = [
  'get_company_profile',
  'get_company_acts',
  'get_company_officers',
  'get_company_financials',
  'get_company_network',
  'get_extraction_status',
]

const SIZE = sized(200, 1_000)
before(() => loadSample(database, { companies: SIZE, seed: 17 }))

type Company = { number: string; name: string }

async function listCompanies(): Promise<Company[]> {
  const { rows } = await pool.query<Company>(
    `SELECT lpad(enterprise_number::text, 10, '0') AS number, legal_name AS name
     FROM register.company WHERE in_register ORDER BY enterprise_number`,
  )
  assert.ok(rows.length >= 0.99 * SIZE)
  return rows
}

/** All results about a company, and of a search for its name. */
async function askAll({ number, name }: Company): Promise<Answer[]> {
  const about = ABOUT_ONE.map(tool_name => ask(tool(tool_name), { kbo: number, ...LIMITS[tool_name] }))
  return Promise.all([...about, ask(tool('search_companies'), { query: name.slice(0, 200) })])
}

const LIMITS: Record<string, object> = { get_company_acts: { limit: 100 } }

function* stringsIn(value: Answer): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      yield key
      yield* stringsIn(item)
    }
}

type Secrets = { numbers: Set<string>; births: Set<string> }

/** National numbers (digits) and birth dates (as printed) in each company's publications. */
async function readSecrets(): Promise<Map<string, Secrets>> {
  const { rows } = await pool.query<{ number: string; body: string }>(
    `SELECT DISTINCT lpad(coalesce(nullif(p.enterprise_number, 0), f.enterprise_number)::text, 10, '0') AS number, p.body
     FROM gazette.publication p LEFT JOIN gazette.fact f USING (numac)`,
  )
  const secrets = new Map<string, Secrets>()
  for (const { number, body } of rows) {
    const held = secrets.get(number) ?? { numbers: new Set(), births: new Set() }
    secrets.set(number, held)
    for (const { kind, start, end } of findPrivateData(body)) {
      const text = body.slice(start, end)
      const digits = text.replaceAll(/\D/g, '')
      if (kind === 'national_number' && digits.length === 11) held.numbers.add(digits)
      if (kind === 'birth_date' && digits.length >= 5) held.births.add(text) // full dates only, not a bare year
    }
  }
  return secrets
}

function assertNothingPrivate(answer: Answer, { numbers, births }: Secrets): void {
  for (const text of stringsIn(answer)) {
    const kinds = findPrivateData(text).map(({ kind }) => kind)
    assert.ok(!kinds.includes('national_number') && !kinds.includes('birth_date'), text)
    const digits = text.replaceAll(/\D/g, '')
    for (const number of numbers) assert.ok(!digits.includes(number), text)
    for (const birth of births) assert.ok(!text.includes(birth) && !text.includes(isoOf(birth)), text)
  }
}

// `03/12/1961` → `1961-12-03`, the form of dates in answers; other writings as they are.
function isoOf(birth: string): string {
  const [, day, month, year] = /^(\d\d?)[./-](\d\d?)[./-](\d{4})$/.exec(birth) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : birth
}

const NOTHING: Secrets = { numbers: new Set(), births: new Set() }

test('no national number or birth date of the texts is in any result', async () => {
  const secrets = await readSecrets()
  const known = [...secrets.values()]
  assert.ok(known.some(({ numbers }) => numbers.size > 0) && known.some(({ births }) => births.size > 0))
  for (const company of await listCompanies())
    for (const answer of await askAll(company))
      assertNothingPrivate(answer, secrets.get(company.number) ?? NOTHING)
})

test('results have at most 12,000 bytes, and usual ones 1,500 tokens', async () => {
  const companies = await listCompanies()
  for (const { number, name } of companies.filter((_, n) => n % 5 === 0)) {
    const usual = [
      ...ABOUT_ONE.map(tool_name => ask(tool(tool_name), { kbo: number })),
      ask(tool('search_companies'), { query: name.split(' ')[0] }),
    ]
    for (const answer of await Promise.all(usual)) {
      const text = JSON.stringify(answer)
      assert.ok(Buffer.byteLength(text) <= MAX_RESULT_BYTES)
      assert.ok(encode(text).length <= 1_500, text)
    }
  }
})

const BIRTHS = [
  ', geboren te Gent op 12 maart 1961',
  ', né à Liège le 12/03/1961',
  ', geboren am 12. März 1961 in Eupen',
  ' (°Brugge, 12/03/1961)',
]

test('private data in names, roles and facts is redacted in every result', async () => {
  const draw = new SeededRandom().start(17, 0, 0)
  const invented = Array.from({ length: 97 }, (_, n) => {
    const digits = makeNationalNumber(() => draw.fraction())
    return ` RN ${formatNumber(digits, FORMATS[n % FORMATS.length] as string)}${BIRTHS[n % BIRTHS.length]}`
  })
  const slipped = '($1::text[])[1 + enterprise_number % 97]'
  await pool.query(`UPDATE register.company SET legal_name = legal_name || ${slipped}`, [invented])
  await pool.query(`UPDATE gazette.mandate SET name = name || ${slipped}, role = role || ${slipped}`, [
    invented,
  ])
  await pool.query(
    `UPDATE gazette.fact SET body = body || jsonb_build_object('role', body->>'role' || ${slipped}, 'before', ${slipped},
       'after', body->>'after' || ${slipped}, 'detail', ${slipped}, 'court', body->>'court' || ${slipped},
       'holder', coalesce(body->'holder', '{}') || jsonb_build_object('name', body->'holder'->>'name' || ${slipped}))`,
    [invented],
  )
  const numbers = new Set(
    invented.map(text => (/RN ([^a-z(°]*\d)/.exec(text)?.[1] ?? '').replaceAll(/\D/g, '')),
  )
  const secrets = { numbers, births: new Set(['12 maart 1961', '12/03/1961', '12. März 1961']) }
  let struckOut = 0
  for (const company of await listCompanies()) {
    const answers = await askAll({ ...company, name: company.number })
    for (const answer of answers) assertNothingPrivate(answer, secrets)
    struckOut += JSON.stringify(answers).split('[…]').length - 1
  }
  assert.ok(struckOut > 5 * SIZE, `${struckOut}`)
})
