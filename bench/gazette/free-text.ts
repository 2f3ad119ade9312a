// Scores the reading of free-text notices against labels, which name people and are not part of the project.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventFact } from '../../src/domain/publications/gazette-fact.ts'
import type { Publication } from '../../src/domain/publications/publication.ts'
import { extractNotice } from '../../src/extract/notices/extract-notice.ts'
import { readAll } from '../../test/sources/gazette/parse/read-all.ts'
import type { Row } from '../report.ts'
import { loadNotices } from './real-notices.ts'

type GoldEvent = { kind: string; number: string | null; date: string | null }
export type GoldFreeText = { numac: string; skip: boolean; events: GoldEvent[]; must_not?: string[] }

/** Counts over one set of notices. */
type FreeTextScore = {
  notices: number
  /** Notices with all event kinds found, and nothing severe or contradictory added. */
  right: number
  /** Notices with a false or contradictory event. */
  wrong: number
  numbers: { right: number; of: number }
  dates: { right: number; of: number }
}

const SEVERE_KINDS = new Set([
  'bankruptcy_opening',
  'judicial_dissolution',
  'judicial_dissolution_and_closing',
])
// Interchangeable kinds.
const EQUIVALENT_KINDS: readonly (readonly [string, string])[] = [
  ['bankruptcy_correction', 'bankruptcy_other'],
  ['interim_correction', 'interim_other'],
  ['bankruptcy_other', 'judge_replaced'],
  ['reorganisation_extension', 'reorganisation_plan_refused'],
  ['interim_other', 'judicial_dissolution_closing'],
  ['professional_ban', 'bankruptcy_other'],
]
// Openings reprinted under a separate title: opening or correction.
const REPUBLISHED = new Set(['2026700337', '2026700338'])

/** Labels in `path`, JSON Lines. */
export function readFreeTextGold(path: string): GoldFreeText[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as GoldFreeText)
}

/** Scores the facts extracted from `notices` against the labels `gold`, without bans of persons. */
export function scoreFreeText(
  notices: readonly Publication[],
  gold: readonly GoldFreeText[],
  say: (text: string) => void,
): FreeTextScore {
  const truths = new Map<string, GoldFreeText>()
  for (const one of gold) if (!truths.has(one.numac)) truths.set(one.numac, one)
  const texts = Map.groupBy(notices, ({ numac }) => numac)
  const score = { notices: 0, right: 0, wrong: 0, numbers: { right: 0, of: 0 }, dates: { right: 0, of: 0 } }
  for (const [numac, same] of texts) {
    const truth = truths.get(numac)
    if (!truth || truth.skip) continue
    const facts = same.flatMap(extractNotice)
    if (isBanOnly(truth) && !facts.some(({ eventKind }) => SEVERE_KINDS.has(eventKind))) continue
    countNotice(score, truth, facts, say)
  }
  return score
}

function isBanOnly({ events }: GoldFreeText): boolean {
  return events.length > 0 && events.every(({ kind }) => kind === 'professional_ban')
}

function countNotice(
  score: FreeTextScore,
  truth: GoldFreeText,
  facts: readonly EventFact[],
  say: (text: string) => void,
): void {
  const got: string[] = facts.map(({ eventKind }) => eventKind)
  const republished = REPUBLISHED.has(truth.numac) && got.includes('bankruptcy_opening')
  const want = truth.events.map(({ kind }) => (republished ? 'bankruptcy_opening' : kind))
  const forbidden = republished ? [] : (truth.must_not ?? [])
  const wrong = got.some(kind => !want.includes(kind) && (SEVERE_KINDS.has(kind) || forbidden.includes(kind)))
  const complete = want.every(kind => got.some(other => isAlike(kind, other)))
  const right = complete && (want.length > 0 || got.length === 0) && !wrong
  score.notices++
  if (right) score.right++
  if (wrong) score.wrong++
  if (!right)
    say(`${truth.numac} free text: want ${want.join('+') || 'none'}, got ${got.join('+') || 'none'}`)
  for (const event of truth.events) countParticulars(score, event, facts)
}

function countParticulars(score: FreeTextScore, event: GoldEvent, facts: readonly EventFact[]): void {
  const fact = facts.find(({ eventKind }) => isAlike(event.kind, eventKind))
  if (!fact) return
  if (event.number) {
    score.numbers.of++
    if (fact.enterpriseNumber === event.number) score.numbers.right++
  }
  if (event.date) {
    score.dates.of++
    if (fact.eventDate === event.date) score.dates.right++
  }
}

function isAlike(a: string, b: string): boolean {
  return (
    a === b ||
    EQUIVALENT_KINDS.some(([one, other]) => (a === one && b === other) || (a === other && b === one))
  )
}

/**
 * Scores the free-text notices of `folder`. All were inspected during development; see bench/notes.md for
 * their first scores.
 */
export async function scoreRealFreeText(folder: string, say: (text: string) => void): Promise<FreeTextScore> {
  const notices = await loadNotices(join(folder, 'insolvency', NOTICES))
  return scoreFreeText(notices, readFreeTextGold(join(folder, 'insolvency', GOLD)), say)
}

/**
 * Scores the invented notices that nothing was learnt from. Their texts are not to be read while the extractor is changed,
 * so that the figure stays that of unseen texts.
 */
export async function scoreHeldOutFreeText(projectDir: string): Promise<FreeTextScore> {
  const folder = join(projectDir, 'test', 'fixtures', 'free-text-held-out')
  const { publications } = await readAll(join(folder, 'notices.jsonl'))
  return scoreFreeText(publications, readFreeTextGold(join(folder, 'truth.jsonl')), () => {})
}

const NOTICES = 'free_text_notices_2025-02_2026-02.jsonl.gz'
const GOLD = 'free_text_notices_gold.jsonl'

/** A report row for free-text notices. */
export function rowOfFreeText(what: string, { notices, right, wrong, numbers, dates }: FreeTextScore): Row {
  return {
    what,
    measured: `${((100 * right) / notices).toFixed(1)} % of ${notices} right, ${wrong} false or opposite; number ${numbers.right} of ${numbers.of}, date ${dates.right} of ${dates.of}`,
    reference: 'reviewed one by one',
    ratio: '',
    // The target applies to unseen texts, of which none remain.
    target: '',
    reached: null,
  }
}
