// How much of acts combined from factors the extractor finds (test/fixtures/acts/combine-acts.ts). Invented, and rules
// were learnt from them: no accuracy on real acts.

import { parseArgs } from 'node:util'
import type { MandateFact } from '../../src/domain/publications/gazette-fact.ts'
import { hasNamedHolder } from '../../src/domain/publications/named-facts.ts'
import type { Language } from '../../src/domain/publications/publication.ts'
import { extractAct } from '../../src/extract/acts/extract-act.ts'
import { combineActs } from '../../test/fixtures/acts/combine-acts.ts'
import type { CombinedAct, CombinedStatement } from '../../test/fixtures/acts/combined-table.ts'
import type { Row } from '../report.ts'

/**
 * `opposite`: the wrong ones that state an end for a beginning or a beginning for an end. `fields`: dates, terms and
 * representatives of the statements found, as the act has them; `wrongFields`: those said otherwise, or of their own.
 */
type CombinedScore = {
  statements: number
  found: number
  said: number
  wrong: number
  opposite: number
  fields: number
  rightFields: number
  wrongFields: number
}
type ScoredAct = { act: CombinedAct; said: MandateFact[]; score: CombinedScore }

const LANGUAGES: readonly Language[] = ['fr', 'nl', 'de']
const ACTS = 1_000
const SEED = 1

/** The sum over `acts` acts of one language. */
export function scoreCombinedActs(language: Language, acts: number, seed = SEED): CombinedScore {
  const total = zero()
  for (const act of combineActs(language, acts, seed)) add(total, scoreAct(act).score)
  return total
}

export function measureCombinedActs(): Row[] {
  return LANGUAGES.map(language => {
    const { statements, found, said, wrong, opposite, ...rest } = scoreCombinedActs(language, ACTS)
    const dated =
      rest.fields > 0
        ? `; dates, terms and representatives ${percent(rest.rightFields, rest.fields)} of ${rest.fields} right, ${rest.wrongFields} wrong`
        : ''
    return {
      what: `acts combined from factors, ${language}: invented and learnt from, no accuracy on real acts`,
      measured: `found ${percent(found, statements)} of ${statements}, said ${said}, wrong ${wrong}, opposite ${opposite}${dated}`,
      reference: `${ACTS.toLocaleString('en')} acts`,
      ratio: '',
      target: '',
      reached: null,
    }
  })
}

const zero = (): CombinedScore => ({
  statements: 0,
  found: 0,
  said: 0,
  wrong: 0,
  opposite: 0,
  fields: 0,
  rightFields: 0,
  wrongFields: 0,
})
const percent = (part: number, of: number) => `${((100 * part) / Math.max(of, 1)).toFixed(1)} %`

function add(total: CombinedScore, one: CombinedScore): void {
  for (const key of Object.keys(total) as (keyof CombinedScore)[]) total[key] += one[key]
}

function scoreAct(act: CombinedAct): ScoredAct {
  const said = extractAct(act.publication)
    .filter(hasNamedHolder)
    .filter(fact => fact.fact === 'mandate')
    .filter(({ change }) => change !== 'confirmation')
  const left = [...said]
  const score = zero()
  for (const statement of act.statements) {
    const at = left.findIndex(fact => isOf(fact, statement) && senseOf(fact) === statement.sense)
    if (at < 0) continue
    score.found++
    for (const [key, count] of Object.entries(compareFields(left[at] as MandateFact, statement)))
      score[key as keyof CombinedScore] += count
    left.splice(at, 1)
  }
  // What is said of somebody both as a beginning and as an end is no opposite where the act says both.
  const opposite = left.filter(fact =>
    act.statements.some(one => isOf(fact, one) && senseOf(fact) !== one.sense),
  )
  Object.assign(score, {
    statements: act.statements.length,
    said: said.length,
    wrong: left.length,
    opposite: opposite.length,
  })
  return { act, said, score }
}

type FieldCounts = Pick<CombinedScore, 'fields' | 'rightFields' | 'wrongFields'>

/** Only statements whose dates and term the table tells are compared; an end has no term. */
function compareFields(fact: MandateFact, { sense, effect, representative }: CombinedStatement): FieldCounts {
  const counts = { fields: 0, rightFields: 0, wrongFields: 0 }
  if (!effect) return counts
  const { term } = fact
  const begun = sense === 'begin'
  const pairs: [unknown, unknown][] = [
    [effect.effectiveOn, fact.effectiveOn],
    [begun && effect.endsOn, begun && term.endsOn],
    [begun && effect.endsAtMeetingOf, begun && term.endsAtMeetingOf],
    [begun && effect.years, begun && term.years],
    [begun && effect.indefinite, begun && term.indefinite],
    [lettersOf(representative ?? ''), lettersOf(representative ? (fact.representative ?? '') : '')],
  ]
  for (const [wanted, said] of pairs) {
    if (wanted) counts.fields++
    if (wanted && wanted === said) counts.rightFields++
    if (said && wanted !== said) counts.wrongFields++
  }
  return counts
}

const senseOf = ({ change }: MandateFact): CombinedStatement['sense'] =>
  change === 'appointment' || change === 'reappointment' ? 'begin' : 'end'

function isOf({ office, holder }: MandateFact, statement: CombinedStatement): boolean {
  const name = lettersOf(holder.name ?? '')
  return (
    office === statement.office && statement.holder.split(' ').every(word => name.includes(lettersOf(word)))
  )
}

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{Letter}]/gu, '')

const LEAST = 25 // statements from which a pair of levels is listed
const WORST = 25 // pairs listed

/** For every level the share found and the numbers of wrong and opposite ones, and the pairs of levels found least. */
function describeLevels(scored: readonly ScoredAct[]): string {
  const singles = new Map<string, CombinedScore>()
  const pairs = new Map<string, CombinedScore>()
  for (const { act, score } of scored) {
    const levels = Object.entries(act.levels).map(([factor, level]) => `${factor}=${level}`)
    for (const [at, level] of levels.entries()) {
      sumUp(singles, level, score)
      for (const other of levels.slice(at + 1)) sumUp(pairs, `${level} & ${other}`, score)
    }
  }
  const worst = [...pairs]
    .filter(([, { statements }]) => statements >= LEAST)
    .sort(([, one], [, other]) => one.found / one.statements - other.found / other.statements)
    .slice(0, WORST)
  return [
    ...[...singles].sort(([one], [other]) => (one < other ? -1 : 1)).map(describe),
    '\nPairs found least:',
    ...worst.map(describe),
  ].join('\n')
}

function sumUp(sums: Map<string, CombinedScore>, key: string, score: CombinedScore): void {
  const sum = sums.get(key) ?? zero()
  add(sum, score)
  sums.set(key, sum)
}

function describe([level, score]: [string, CombinedScore]): string {
  const { statements, found, wrong, opposite, fields, rightFields, wrongFields } = score
  const dated = `fields ${percent(rightFields, fields)} of ${fields}, wrong ${String(wrongFields).padStart(3)}`
  const counts = `wrong ${String(wrong).padStart(3)}  opposite ${String(opposite).padStart(3)}`
  return `${percent(found, statements).padStart(7)} of ${String(statements).padStart(5)}  ${counts}  ${dated}  ${level}`
}

function describeAct({ act, said, score }: ScoredAct): string {
  const levels = Object.entries(act.levels).map(([factor, level]) => `${factor}=${level}`)
  const wanted = act.statements.map(({ sense, office, holder, effect, representative }) =>
    ['  want', sense, office, holder, representative, JSON.stringify(effect)].join(' '),
  )
  const facts = said.map(({ change, office, holder, representative, effectiveOn, term }) =>
    ['  said', change, office, holder.name, representative, effectiveOn, JSON.stringify(term)].join(' '),
  )
  const counts = `found ${score.found} of ${score.statements}, wrong ${score.wrong}, opposite ${score.opposite}, fields ${score.rightFields} of ${score.fields}, wrong ${score.wrongFields}`
  return [levels.join(' & '), act.body, `-- ${counts}`, ...wanted, ...facts, ''].join('\n')
}

const USAGE = `node bench/gazette/combined-acts.ts fr|nl|de [--acts 2000] [--seed 1] [--scene SCENE] [--show factor=level[&factor=level]] [--wrong|--fields]

Combines acts of invented companies and prints what share of their statements is found, for every level of every factor
and for the worst pairs of levels.
  --acts   number of acts
  --seed   another seed gives other combinations
  --scene  only acts of this scene; single: of one change
  --show   instead prints the acts of these levels that are not read fully; all: of any level
  --wrong  with --show: only those with a wrong or an opposite statement
  --fields with --show: only those with a date, a term or a representative that is missing or wrong
`

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      acts: { type: 'string', default: '2000' },
      seed: { type: 'string', default: String(SEED) },
      show: { type: 'string' },
      scene: { type: 'string' },
      wrong: { type: 'boolean', default: false },
      fields: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const language = LANGUAGES.find(one => one === positionals[0])
  const [acts, seed] = [Number(values.acts), Number(values.seed)]
  if (values.help || !language || !(acts > 0) || !Number.isInteger(seed)) {
    process[values.help ? 'stdout' : 'stderr'].write(USAGE)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const scored = [...combineActs(language, acts, seed, values.scene)].map(scoreAct)
  const total = zero()
  for (const { score } of scored) add(total, score)
  const wanted = values.show === 'all' ? [] : values.show?.split('&').map(pair => pair.trim().split('='))
  const shown = scored
    .filter(({ score }) =>
      values.fields
        ? score.wrongFields > 0 || score.rightFields < score.fields
        : score.wrong > 0 || (!values.wrong && score.found < score.statements),
    )
    .filter(({ act }) => wanted?.every(([factor = '', level]) => act.levels[factor] === level))
  const lines = wanted ? shown.map(describeAct).join('\n') : describeLevels(scored)
  process.stdout.write(`${lines}\n${describe(['in all', total])}\n`)
}

if (import.meta.main) main()
