// The risk section tells what raises and lowers a score, and how it developed.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CheerioAPI, load } from 'cheerio'
import features from '../../data/wordings/risk-features.json' with { type: 'json' }
import { LANGUAGES } from '../../src/http/i18n/languages.ts'
import type { CompanyBody } from '../../src/http/rest/v1/schema.ts'
import { FEATURES } from '../../src/risk/features/all-features.ts'
import { explainCompany } from '../../src/risk/score/explain-company.ts'
import { storeScores } from '../../src/risk/score/score-companies.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { createTestDatabase } from '../database.ts'
import { makeModel, makeRule } from '../fixtures/risk-model.ts'
import { addCompany, insert, issueKey, runApp, until } from '../rest/running-app.ts'
import { insertDeposit } from '../risk/insert-filings.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const app = await runApp({ databaseUrl: url, key, timing: { caching: { healthyMs: 0, degradedMs: 0 } } })
const TODAY = '2026-06-01'
const now = { asOf: TODAY, today: TODAY }
const OFFSETS = [
  { kind: 'steps' as const, feature: 'age_years', from: [0, 5], add: [0.4, 0], otherwise: 0.1 },
]
const model = makeModel(makeRule({ offsets: OFFSETS, neutral: { cash_to_assets: 0 } }))

async function openRisk(number: string, lang = 'en'): Promise<CheerioAPI> {
  const answer = await fetch(`${app.url}/${lang}/company/${number}`, { headers: { accept: 'text/html' } })
  assert.equal(answer.status, 200)
  return load(await answer.text())
}

const effectsIn = ($: CheerioAPI) =>
  $('#risk .reasons tbody tr')
    .toArray()
    .map(row => $(row))

test('the effects of all features and the average company give the probability that REST tells', async () => {
  const company = await addCompany(pool, { legal_name: 'Uitgelegde Zaak' })
  await insertDeposit(pool, company, 2025, {
    known_from: '2026-04-01',
    equity: -200,
    cash: 300,
    current_investments: 0,
  })
  await storeScores({ pool }, model, now)
  const { risk } = (await (await app.get(`/companies/${company}`)).json()) as CompanyBody
  const { rows } = await pool.query<{ average: number; added: number[] }>(
    `SELECT m.average_probability AS average, s.added_log_odds AS added FROM risk.score s
     JOIN risk.model m ON m.version = s.model_version AND m.segment = s.segment WHERE s.enterprise_number = $1`,
    [Number(company)],
  )
  const [stored] = rows
  assert.ok(stored && risk.probability !== null)
  const odds = stored.added.reduce(
    (product, logOdds) => product * Math.exp(logOdds),
    stored.average / (1 - stored.average),
  )
  assert.ok(Math.abs(odds / (1 + odds) - risk.probability) < 1e-4)
  const $ = await openRisk(company)
  const shown = effectsIn($).map(row => row.text())
  assert.equal(shown.length, 3)
  // −2 · (−0.2 − 0.3)
  assert.match(shown[0] ?? '', /^Equity \/ assetsraises × 2\.72-20%–$/)
  assert.match(shown.join(), /Cash and investments \/ assetslowers × 0\.82/)
  const explained = await explainCompany(pool, model, Number(company), now)
  const [first] = explained?.explanation?.reasons ?? []
  assert.equal(first?.features[0]?.name, 'equity_to_assets', 'as the command tells')
})

test('what is not known is told as such, not as zero', async () => {
  const company = await addCompany(pool, { legal_name: 'Zonder Kas', start_date: null })
  await insertDeposit(pool, company, 2025, {
    known_from: '2026-04-01',
    cash: null,
    current_investments: null,
    current_assets: null,
  })
  await storeScores({ pool }, model, now)
  for (const lang of LANGUAGES) {
    const $ = await openRisk(company, lang)
    const unknown = effectsIn($).filter(row => row.find('.soft').first().text() !== '–')
    assert.ok(unknown.length > 0, lang)
  }
  const text = (await openRisk(company))('#risk').text()
  assert.match(text, /Cash and investments \/ assets[^%]*not known/)
  assert.match(text, /What is not known is not zero/)
})

test('scores over time are drawn and listed, and another version of the model is marked', async () => {
  const company = await addCompany(pool, { legal_name: 'Lange Loop' })
  for (const [day, probability, version] of [
    ['2024-01-01', 0.006, '0.9.0+a'],
    ['2025-01-01', 0.03, '1.0.0+b'],
    ['2026-01-01', 0.12, '1.0.0+b'],
  ] as const)
    await insert(pool, 'risk.score', {
      enterprise_number: company,
      probability,
      model_version: version,
      evaluated_at: `${day}T00:00:00Z`,
      as_of: day,
    })
  const $ = await openRisk(company)
  assert.equal($('.score-history circle').length, 3)
  assert.equal($('.score-history .line').length, 2, 'broken at the other version')
  assert.equal($('.score-history .other-model').length, 1)
  assert.match($('.score-history figcaption').text(), /not comparable/)
  assert.match($('.score-history svg').attr('aria-label') ?? '', /from 1 Jan 2024 to 1 Jan 2026: 3 scores/)
  const rows = $('.scores tbody tr')
    .toArray()
    .map(row => $(row).text())
  assert.deepEqual(rows, [
    '1 Jan 202612%Severe1.0.0+b',
    '1 Jan 20253%Elevated1.0.0+b',
    '1 Jan 20240.6%Moderate0.9.0+a',
  ])
  assert.match($('#risk').text(), /will be stored with the next computation/, 'stored by an earlier version')
})

test('a score without a probability ends the line, and the table tells why there is none', async () => {
  const company = await addCompany(pool, { legal_name: 'Ooit Gewogen' })
  const stored = { enterprise_number: company, model_version: '1.0.0+b' }
  for (const [day, probability, reason] of [
    ['2023-01-01', 0.006, null],
    ['2024-01-01', 0.007, null],
    ['2026-01-01', null, 'filing_too_old'],
  ] as const)
    await insert(pool, 'risk.score', {
      ...stored,
      probability,
      reason,
      evaluated_at: `${day}T00:00:00Z`,
      as_of: day,
    })
  const $ = await openRisk(company)
  assert.match($('#risk > .gap').text(), /more than 36 months old/)
  assert.equal($('.reasons').length, 0)
  assert.equal($('.score-history circle').length, 2)
  assert.match($('.scores tbody tr').first().text(), /more than 36 months old/)
})

test('a rule has no reasons, and natural persons have neither reasons nor a history', async () => {
  const bankrupt = await addCompany(pool, { legal_name: 'Failliet', situation: '050' })
  await insertDeposit(pool, bankrupt, 2025, { known_from: '2026-04-01' })
  const person = await addCompany(pool, { legal_name: 'Eenmanszaak', natural_person: true })
  await insert(pool, 'risk.score', {
    enterprise_number: person,
    probability: 0.1,
    model_version: 'x',
    evaluated_at: '2026-01-01T00:00:00Z',
  })
  await storeScores({ pool }, model, now)
  assert.equal((await openRisk(bankrupt))('.reasons').length, 0)
  const $ = await openRisk(person)
  assert.equal($('.reasons, .score-history, .scores').length, 0)
  assert.match($('#risk').text(), /never scored/)
})

test('a risk source that fails is told', async () => {
  const company = await addCompany(pool, { legal_name: 'Even Stil' })
  await inTransaction(pool, async client => {
    await client.query('LOCK TABLE risk.model IN ACCESS EXCLUSIVE MODE')
    await until(async () => {
      const $ = await openRisk(company)
      return /the risk source is unavailable/i.test($('#risk').text())
    })
  })
  await until(async () => (await openRisk(company))('#risk .unread').length === 0)
})

test('every feature of a model has a name, and every name a feature', () => {
  assert.deepEqual(Object.keys(features.wordings).sort(), FEATURES.map(({ name }) => name).sort())
})
