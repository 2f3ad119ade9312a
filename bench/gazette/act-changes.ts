// Scores the changes of the company itself (seat, capital, name, purpose, founding) extracted from real acts against
// labels: the kind, and for seat, capital and name the new value. OCR errors are tolerated in words, not in numbers.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompanyChange, CompanyChangeFact } from '../../src/domain/publications/gazette-fact.ts'
import { stripAccents } from '../../src/domain/search/fold.ts'
import { extractAct } from '../../src/extract/acts/extract-act.ts'
import { readPublications } from '../../src/sources/gazette/parse/read-publications.ts'
import type { Row } from '../report.ts'
import { type ActSet, findUnmatched, isWithinEdits, SET_TITLES, setOf } from './act-statements.ts'

type GoldChange = { change: string; value: string | null }
type GoldAct = { act: string; changes?: GoldChange[] | null }

/**
 * Counts: true changes, those of them with the right kind, and with the right value too; changes with a value that is
 * another than the true one, and changes of a kind that the act does not make.
 */
export type ChangeScore = {
  acts: number
  known: number
  kind: number
  right: number
  otherValue: number
  invented: number
}

/** Labels that are scored, with the kind that they are read as; the labels hold no kind of others. */
const KINDS: Readonly<Record<string, CompanyChange>> = {
  seat: 'seat',
  capital: 'capital',
  name: 'name',
  purpose: 'purpose',
  founding: 'incorporation',
}
const WITH_VALUE: ReadonlySet<string> = new Set(['seat', 'capital', 'name'])

/** Scores the acts of one set in `folder`; null without data. */
export async function scoreChanges(folder: string, set: ActSet): Promise<ChangeScore | null> {
  const path = join(folder, 'annex_acts_gold.jsonl')
  if (!existsSync(path)) return null
  const golds = readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as GoldAct)
  return countChanges(
    golds.filter(({ act }) => setOf(act) === set),
    join(folder, 'annex_acts_ocr'),
  )
}

/** Scores acts in `folder` (file names as in `golds`). */
export async function countChanges(golds: readonly GoldAct[], folder: string): Promise<ChangeScore> {
  const score: ChangeScore = { acts: 0, known: 0, kind: 0, right: 0, otherValue: 0, invented: 0 }
  for (const gold of golds) countAct(score, gold, await readChanges(join(folder, gold.act)))
  return score
}

async function readChanges(file: string): Promise<CompanyChangeFact[]> {
  const facts: CompanyChangeFact[] = []
  for await (const item of readPublications(file))
    if ('publication' in item)
      for (const fact of extractAct(item.publication)) if (fact.fact === 'company_change') facts.push(fact)
  return facts
}

function countAct(score: ChangeScore, { changes }: GoldAct, facts: readonly CompanyChangeFact[]): void {
  const known = (changes ?? []).filter(({ change }) => change in KINDS)
  const scored = facts.filter(fact => Object.values(KINDS).includes(fact.change))
  const isKind = ({ change }: GoldChange, fact: CompanyChangeFact) => KINDS[change] === fact.change
  score.acts++
  score.known += known.length
  score.invented += findUnmatched(known, scored, isKind).filter(
    fact => !isToldOtherwise(fact, changes),
  ).length
  for (const one of known) {
    const fact = scored.find(other => isKind(one, other))
    if (!fact) continue
    score.kind++
    if (!WITH_VALUE.has(one.change) || one.value === null || isSameValue(one, fact.after)) score.right++
    else if (fact.after !== null) score.otherValue++
  }
}

// `other`: `name: TARNEL; SCS to SPRL`
const isToldOtherwise = (fact: CompanyChangeFact, changes: GoldAct['changes']): boolean =>
  (changes ?? []).some(
    ({ change, value }) => change === 'other' && fact.change === 'name' && value?.startsWith('name:'),
  )

function isSameValue({ change, value }: GoldChange, read: string | null): boolean {
  if (read === null || value === null) return false
  if (change === 'capital') return amountOf(value) === amountOf(read)
  const [words, numbers] = [wordsOf(value), value.match(/\d+/g) ?? []]
  const given = wordsOf(read)
  const met = words.filter(word => given.some(other => isWithinEdits(word, other)))
  return (
    met.length >= MIN_SHARE * words.length &&
    numbers.every(number => new RegExp(`\\b${number}\\b`).test(read))
  )
}

const MIN_SHARE = 0.6 // of the words: towns are told in several ways

const wordsOf = (text: string): string[] => stripAccents(text.toLowerCase()).match(/[a-z]{3,}/g) ?? []

// `193.500 EUR`, `193500.00 EUR`, `600.000,00 EUR`, in cents.
function amountOf(text: string): number {
  const digits = /\d[\d., ]*/.exec(text)?.[0].trim() ?? ''
  const cents = /[.,](\d\d?)$/.exec(digits)?.[1] ?? ''
  const whole = cents === '' ? digits : digits.slice(0, -cents.length - 1)
  return Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** A report row for one set. */
export function rowOfChanges(set: ActSet, score: ChangeScore): Row {
  const { acts, known, kind, right, otherValue, invented } = score
  const percent = (part: number) => `${((100 * part) / known).toFixed(1)} %`
  return {
    what: `changes of the company in ${acts} acts, ${SET_TITLES[set]}`,
    measured: `of ${known} ${percent(kind)} found, ${percent(right)} with the right new value; ${otherValue} with another value, ${invented} that are none`,
    reference: 'reviewed one by one',
    ratio: '',
    target: '>= 90 % with the right value',
    reached: right / known >= 0.9,
  }
}
