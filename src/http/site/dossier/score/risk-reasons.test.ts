import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import type { ScoreFeature } from '../../../../store/risk/explained-scores.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { renderReasons } from './risk-reasons.ts'

const DAY_MS = 86_400_000

function ageOf(start: string, day: string, lang: Lang = 'en'): string {
  const value = (Date.parse(day) - Date.parse(start)) / DAY_MS / 365.25
  const feature = { name: 'age_years', unit: 'years', value, typical: null, logOdds: 0.4 } as ScoreFeature
  const html = renderReasons(lang, { averageProbability: 0.01, features: [feature] })
  return load(`${html}`)('.reasons td').eq(1).text()
}

test('the age of a company is told in completed years', () => {
  assert.equal(ageOf('2013-05-14', '2026-11-28'), '13 years')
  assert.equal(ageOf('2013-05-14', '2026-05-13'), '12 years')
  for (const year of [2025, 2026, 2027, 2028])
    assert.equal(ageOf('2013-05-14', `${year}-05-14`), `${year - 2013} years`)
  assert.equal(ageOf('2025-05-14', '2026-11-28', 'fr'), '1 an')
})
