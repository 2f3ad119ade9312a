// How many rulings combined from factors the extractor reads rightly (test/fixtures/free-text/combine-rulings.ts).
// Invented, and rules were learnt from them: no accuracy on real notices.

import { parseArgs } from 'node:util'
import type { EventFact, EventKind } from '../../src/domain/publications/gazette-fact.ts'
import type { Language } from '../../src/domain/publications/publication.ts'
import { severityOf } from '../../src/domain/timeline/classify-event.ts'
import { extractNotice } from '../../src/extract/notices/extract-notice.ts'
import { contradict, outcomeClassOf } from '../../src/extract/notices/prose/outcome-classes.ts'
import { type CombinedRuling, combineRulings } from '../../test/fixtures/free-text/combine-rulings.ts'
import type { Row } from '../report.ts'

export type RulingScore = {
  rulings: number
  /** Of the kind decided. */
  right: number
  /** With an event of a kind that was not decided, other than the procedure's `_other`. */
  wrong: number
  /** The wrong ones that state a contradicting outcome, a grave one, or the other way of the same. */
  opposite: number
  /** Numbers printed of debtors, of rulings of the right kind; found; another's instead. */
  numbers: number
  numbersRight: number
  numbersWrong: number
  names: number
  namesRight: number
  namesWrong: number
  dates: number
  datesRight: number
  datesWrong: number
}
type ScoredRuling = { ruling: CombinedRuling; said: EventFact[]; score: RulingScore }

const LANGUAGES: readonly Language[] = ['fr', 'nl', 'de']
const RULINGS = 1_000
const SEED = 1

/** The sum over `rulings` rulings of one language. */
export function scoreCombinedRulings(language: Language, rulings: number, seed = SEED): RulingScore {
  const total = zero()
  for (const ruling of combineRulings(language, rulings, seed)) add(total, scoreRuling(ruling).score)
  return total
}

export function measureCombinedRulings(): Row[] {
  return LANGUAGES.map(language => ({
    what: `rulings in prose combined from factors, ${language}: invented and learnt from, no accuracy on real notices`,
    measured: describe(['', scoreCombinedRulings(language, RULINGS)]).trim(),
    reference: `${RULINGS.toLocaleString('en')} notices`,
    ratio: '',
    target: '',
    reached: null,
  }))
}

const zero = (): RulingScore => ({
  rulings: 0,
  right: 0,
  wrong: 0,
  opposite: 0,
  numbers: 0,
  numbersRight: 0,
  numbersWrong: 0,
  names: 0,
  namesRight: 0,
  namesWrong: 0,
  dates: 0,
  datesRight: 0,
  datesWrong: 0,
})

function add(total: RulingScore, one: RulingScore): void {
  for (const key of Object.keys(total) as (keyof RulingScore)[]) total[key] += one[key]
}

function scoreRuling(ruling: CombinedRuling): ScoredRuling {
  const said = extractNotice(ruling.publication)
  const own = said.find(({ eventKind }) => ruling.kinds.includes(eventKind))
  const wrong = said.filter(({ eventKind }) => isWrongKind(ruling, eventKind))
  const turned = said.filter(fact => ruling.kinds.includes(fact.eventKind) && isTurned(ruling, fact))
  const opposite = wrong.some(({ eventKind }) => isOpposite(ruling, eventKind)) || turned.length > 0
  const isRight = own !== undefined && turned.length === 0 && wrong.length === 0
  const score = {
    ...zero(),
    rulings: 1,
    right: Number(isRight),
    wrong: Number(wrong.length > 0 || turned.length > 0),
    opposite: Number(opposite),
  }
  if (own) countParticulars(score, ruling, own)
  return { ruling, said, score }
}

const isUnspecified = (kind: EventKind) => kind.endsWith('_other')

const isWrongKind = ({ kinds, also }: CombinedRuling, kind: EventKind): boolean =>
  !kinds.includes(kind) && !also.includes(kind) && !isUnspecified(kind)

// `refused` for `granted`.
const isTurned = ({ detail }: CombinedRuling, fact: EventFact): boolean =>
  detail !== null && fact.detail !== null && fact.detail !== detail

const isOpposite = ({ kinds }: CombinedRuling, kind: EventKind): boolean =>
  severityOf(kind) === 'high' ||
  kinds.some(decided => contradict(outcomeClassOf(decided as EventKind), outcomeClassOf(kind))) ||
  kinds.some(decided => isUnspecified(decided as EventKind))

function countParticulars(
  score: RulingScore,
  { number, names, date }: CombinedRuling,
  fact: EventFact,
): void {
  const said = fact.enterpriseNumber
  score.numbersWrong = Number(said !== null && said !== number)
  if (number) {
    score.numbers = 1
    score.numbersRight = Number(said === number)
  }
  const name = fact.debtor && lettersOf(fact.debtor.name)
  const isNamed = names.some(one => lettersOf(one) === name)
  score.namesWrong = Number(name !== null && !isNamed)
  if (!number) {
    score.names = 1
    score.namesRight = Number(isNamed)
  }
  score.datesWrong = Number(fact.eventDate !== null && fact.eventDate !== date)
  if (date) {
    score.dates = 1
    score.datesRight = Number(fact.eventDate === date)
  }
}

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{Letter}\d]/gu, '')

const LEAST = 25 // rulings from which a pair of levels is listed
const WORST = 25 // pairs listed

/** For every level its score, and the pairs of levels read worst. */
function describeLevels(scored: readonly ScoredRuling[]): string {
  const singles = new Map<string, RulingScore>()
  const pairs = new Map<string, RulingScore>()
  for (const { ruling, score } of scored) {
    const levels = Object.entries(ruling.levels).map(([factor, level]) => `${factor}=${level}`)
    for (const [at, level] of levels.entries()) {
      sumUp(singles, level, score)
      for (const other of levels.slice(at + 1)) sumUp(pairs, `${level} & ${other}`, score)
    }
  }
  const worst = [...pairs]
    .filter(([, { rulings }]) => rulings >= LEAST)
    .sort(([, one], [, other]) => one.right / one.rulings - other.right / other.rulings)
    .slice(0, WORST)
  return [
    ...[...singles].sort(([one], [other]) => (one < other ? -1 : 1)).map(describe),
    '\nPairs read worst:',
    ...worst.map(describe),
  ].join('\n')
}

function sumUp(sums: Map<string, RulingScore>, key: string, score: RulingScore): void {
  const sum = sums.get(key) ?? zero()
  add(sum, score)
  sums.set(key, sum)
}

const percent = (part: number, of: number) => (of > 0 ? `${((100 * part) / of).toFixed(1)} %` : '-')

function describe([level, score]: [string, RulingScore]): string {
  return [
    `${percent(score.right, score.rulings).padStart(7)} of ${score.rulings}`,
    `wrong ${score.wrong}, opposite ${score.opposite}`,
    `number ${percent(score.numbersRight, score.numbers)} (wrong ${score.numbersWrong})`,
    `name without number ${percent(score.namesRight, score.names)} (any wrong ${score.namesWrong})`,
    `date ${percent(score.datesRight, score.dates)} (wrong ${score.datesWrong})`,
    level,
  ].join('; ')
}

function describeRuling({ ruling, said }: ScoredRuling): string {
  const levels = Object.entries(ruling.levels).map(([factor, level]) => `${factor}=${level}`)
  const { kinds, detail, number, names, date } = ruling
  const facts = said.map(
    one =>
      `  ${one.eventKind} ${one.detail} ${one.enterpriseNumber} ${one.debtor?.name} ${one.eventDate} ${one.doubts?.length ?? ''}`,
  )
  const truth = `-- ${kinds.join('|')} ${detail} ${number} ${names[0]} ${date}`
  return [levels.join(' & '), ruling.publication.text, truth, ...facts, ''].join('\n')
}

const FAULTS: Record<string, (score: RulingScore) => boolean> = {
  kind: ({ right }) => right === 0,
  wrong: ({ wrong }) => wrong > 0,
  opposite: ({ opposite }) => opposite > 0,
  number: ({ numbers, numbersRight, numbersWrong }) => numbersRight < numbers || numbersWrong > 0,
  name: ({ names, namesRight, namesWrong }) => namesRight < names || namesWrong > 0,
  date: ({ dates, datesRight, datesWrong }) => datesRight < dates || datesWrong > 0,
}

const USAGE = `node bench/gazette/combined-rulings.ts fr|nl|de [--rulings 2000] [--seed 1] [--show FAULT [--level factor=level]]

Combines notices on invented debtors and prints what share of them is read rightly, for every level of every factor and
for the worst pairs of levels.
  --rulings  number of notices
  --seed     another seed gives other combinations
  --show     instead prints the notices with a fault of kind, wrong, opposite, number, name or date
  --level    with --show: only those of a level
`

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rulings: { type: 'string', default: '2000' },
      seed: { type: 'string', default: String(SEED) },
      show: { type: 'string' },
      level: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const language = LANGUAGES.find(one => one === positionals[0])
  const [rulings, seed] = [Number(values.rulings), Number(values.seed)]
  const hasFault = values.show === undefined ? undefined : FAULTS[values.show]
  const isUnknown = values.show !== undefined && hasFault === undefined
  if (values.help || !language || !(rulings > 0) || !Number.isInteger(seed) || isUnknown) {
    process[values.help ? 'stdout' : 'stderr'].write(USAGE)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const scored = [...combineRulings(language, rulings, seed)].map(scoreRuling)
  const total = zero()
  for (const { score } of scored) add(total, score)
  const [factor = '', level] = values.level?.split('=') ?? []
  const shown = scored
    .filter(({ score }) => hasFault?.(score))
    .filter(({ ruling }) => values.level === undefined || ruling.levels[factor] === level)
  const lines = hasFault ? shown.map(describeRuling).join('\n') : describeLevels(scored)
  process.stdout.write(`${lines}\n${describe(['in all', total])}\n`)
}

if (import.meta.main) main()
