// The committed accuracy (bench/gazette/accuracy.json) must not decrease. Real texts are not part of the
// project; generated ones test rules only.

import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { scoreChanges } from '../../../bench/gazette/act-changes.ts'
import { scoreActs } from '../../../bench/gazette/act-statements.ts'
import { scoreCombinedActs } from '../../../bench/gazette/combined-acts.ts'
import { scoreCombinedRulings } from '../../../bench/gazette/combined-rulings.ts'
import { countRightFields } from '../../../bench/gazette/count-right-fields.ts'
import {
  readFreeTextGold,
  scoreFreeText,
  scoreHeldOutFreeText,
  scoreRealFreeText,
} from '../../../bench/gazette/free-text.ts'
import { loadNotices } from '../../../bench/gazette/real-notices.ts'
import { countListFacts } from '../../../bench/gazette/register-lists.ts'
import { scoreWrittenCases } from '../../../bench/gazette/written-cases.ts'
import { PROJECT_DIR } from '../../../src/config.ts'
import { readAll } from './parse/read-all.ts'

const REAL = join(PROJECT_DIR, '..', 'shared', 'data', 'gazette')
const INVENTED = join(PROJECT_DIR, 'test', 'fixtures', 'free-text')
const options = { skip: existsSync(join(REAL, 'insolvency')) ? false : 'no real notices beside the project' }
const withActs = {
  skip: existsSync(join(REAL, 'annex_acts_gold.jsonl')) ? false : 'no real acts beside the project',
}
const committed = JSON.parse(readFileSync(join(PROJECT_DIR, 'bench', 'gazette', 'accuracy.json'), 'utf8'))
const silent = () => {}

test('labelled numbered notices: no field is less accurate', options, async () => {
  const notices = await loadNotices(join(REAL, 'insolvency', 'enterprise_court_notices_2025.jsonl.gz'))
  const right = countRightFields(notices)
  assert.ok(right.openings >= committed.notices.openings, `openings ${right.openings}`)
  assert.ok(right.others >= committed.notices.others, `others ${right.others}`)
})

test('free-text notices: as many correct, no more false or contradictory', options, async () => {
  const { right, wrong, numbers, dates } = await scoreRealFreeText(REAL, silent)
  const { free_text: least } = committed
  assert.ok(right >= least.right && wrong <= least.wrong, `${right} right, ${wrong} false`)
  assert.ok(numbers.right >= least.numbers, `${numbers.right} numbers`)
  assert.ok(dates.right >= least.dates, `${dates.right} dates`)
})

test('register lists yield as many facts', options, async () => {
  const { facts } = await countListFacts(REAL)
  assert.ok(facts >= committed.lists.facts, `${facts} facts`)
})

for (const set of ['looked_at', 'kept_aside'] as const)
  test(`acts, ${set}: as many changes of the company with their new value`, withActs, async () => {
    const score = await scoreChanges(REAL, set)
    assert.ok(score)
    const { right, otherValue, invented } = score
    const least = committed.company_changes[set]
    assert.ok(right >= least.right, `${right} right`)
    assert.ok(otherValue + invented <= least.wrong, `${otherValue} with another value, ${invented} invented`)
  })

for (const set of ['looked_at', 'kept_aside'] as const)
  test(`acts, ${set}: as many officer statements found, no more wrong ones`, withActs, async () => {
    const score = await scoreActs(REAL, set)
    assert.ok(score)
    const least = committed.acts[set]
    const { found, whole, said, opposite, certain, certainFound } = score
    assert.ok(found >= least.found && whole >= least.whole, `${found} found, ${whole} whole`)
    assert.ok(said - found <= least.wrong, `${said - found} wrong`)
    assert.ok(
      certain - certainFound <= least.certain_wrong,
      `${certain - certainFound} wrong without a doubt`,
    )
    assert.ok(opposite <= least.opposite, `${opposite} opposite`)
  })

test('generated free-text notices: as many correct, and never a false bankruptcy or dissolution', async () => {
  const { publications } = await readAll(join(INVENTED, 'notices.jsonl'))
  const truth = readFreeTextGold(join(INVENTED, 'truth.jsonl'))
  const { right } = scoreFreeText(publications, truth, silent)
  assert.ok(right >= committed.invented_free_text.right, `${right} right`)
  const graveOnly = truth.map(one => ({ ...one, must_not: [] }))
  assert.equal(scoreFreeText(publications, graveOnly, silent).wrong, committed.invented_free_text.grave)
})

test('free-text notices that nothing was learnt from: as many correct, as few false', async () => {
  const { right, wrong, numbers } = await scoreHeldOutFreeText(PROJECT_DIR)
  const least = committed.held_out_free_text
  assert.ok(right >= least.right && wrong <= least.wrong, `${right} right, ${wrong} wrong`)
  assert.ok(numbers.right >= least.numbers, `${numbers.right} numbers`)
})

for (const [language, { whole, wrong }] of Object.entries(scoreWrittenCases()))
  test(`short written acts, ${language}: as many fully correct, no more false facts`, () => {
    const least = committed.written_acts[language]
    assert.ok(whole >= least.whole, `${whole} whole`)
    assert.ok(wrong <= least.wrong, `${wrong} wrong`)
  })

for (const language of ['fr', 'nl', 'de'] as const)
  test(`acts combined from factors, ${language}: as many found, no more wrong or opposite ones`, () => {
    const { statements, found, wrong, opposite } = scoreCombinedActs(language, 300)
    const least = committed.combined_acts[language]
    assert.ok(found / statements >= least.found, `${found} of ${statements} found`)
    assert.ok(wrong <= least.wrong && opposite <= least.opposite, `${wrong} wrong, ${opposite} opposite`)
  })

for (const language of ['fr', 'nl', 'de'] as const)
  test(`rulings combined from factors, ${language}: as many right, no more wrong or opposite ones`, () => {
    const score = scoreCombinedRulings(language, 100)
    const least = committed.combined_rulings[language]
    assert.ok(score.right >= least.right, `${score.right} right`)
    assert.ok(score.wrong <= least.wrong && score.opposite <= least.opposite, `${score.wrong} wrong`)
    assert.ok(score.numbersRight >= least.numbers, `${score.numbersRight} numbers`)
    assert.ok(score.numbersWrong <= least.wrong_numbers, `${score.numbersWrong} wrong numbers`)
    assert.ok(score.datesRight >= least.dates, `${score.datesRight} dates`)
  })
