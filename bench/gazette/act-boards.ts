// Scores the boards derived from all real acts of a company, on the day of the last one: from extracted
// statements versus manually labelled ones. Without accounts.

import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { deriveMandates, type OfficerMandate } from '../../src/domain/officers/derive-mandates.ts'
import type { MandateFact, Office } from '../../src/domain/publications/gazette-fact.ts'
import { hasNamedHolder } from '../../src/domain/publications/named-facts.ts'
import { extractAct } from '../../src/extract/acts/extract-act.ts'
import { readPublications } from '../../src/sources/gazette/parse/read-publications.ts'
import type { Row } from '../report.ts'
import { type ActSet, findUnmatched, matchesStatement, SET_TITLES, setOf } from './act-statements.ts'

type Holder = { holder: string; office: string; kind: 'person' | 'company' }
type GoldStatement = Holder & {
  change: MandateFact['change']
  representative: string | null
  on: string | null
  until: string | null
}
type GoldAct = { act: string; statements: GoldStatement[]; sitting: Holder[] }

/** Counts: current mandates by the truth, those of them found, all served as current, and false ones. */
type BoardScore = {
  companies: number
  inOffice: number
  found: number
  current: number
  wrong: number
}

/** Scores the companies of one set in `folder`; null without data. */
export async function scoreBoards(folder: string, set: ActSet): Promise<BoardScore | null> {
  const path = join(folder, 'annex_acts_gold.jsonl')
  if (!existsSync(path)) return null
  const score: BoardScore = { companies: 0, inOffice: 0, found: 0, current: 0, wrong: 0 }
  const acts = readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as GoldAct)
    .filter(({ act }) => setOf(act) === set)
  for (const ofCompany of Map.groupBy(acts, ({ act }) => act.replace(/^.*_/, '')).values())
    await countCompany(score, folder, ofCompany)
  return score
}

async function countCompany(score: BoardScore, folder: string, acts: readonly GoldAct[]): Promise<void> {
  const known: MandateFact[] = []
  const read: MandateFact[] = []
  for (const gold of acts) {
    for await (const item of readPublications(join(folder, 'annex_acts_ocr', gold.act))) {
      if (!('publication' in item)) continue
      const { numac, publishedOn } = item.publication
      known.push(...toFacts(gold, { numac, pubDate: publishedOn }))
      for (const fact of extractAct(item.publication).filter(hasNamedHolder))
        if (fact.fact === 'mandate') read.push(fact)
    }
  }
  const last = known.concat(read).reduce((day, { pubDate }) => (pubDate && pubDate > day ? pubDate : day), '')
  const inOffice = currentOn(last, known)
  const current = currentOn(last, read)
  const wrong = findUnmatched(inOffice, current, isSameMandate)
  score.companies++
  score.inOffice += inOffice.length
  score.current += current.length
  score.found += current.length - wrong.length
  score.wrong += wrong.length
}

// Each holder and office once: the labels may spell a name in two ways.
function currentOn(day: string, facts: readonly MandateFact[]): OfficerMandate[] {
  const current = deriveMandates(facts, [], day).filter(({ currency }) => currency === 'current')
  return current.filter((one, at) => !current.slice(0, at).some(other => isSameMandate(one, other)))
}

function isSameMandate(one: OfficerMandate, other: OfficerMandate): boolean {
  return matchesStatement(
    {
      change: 'appointment',
      office: other.office,
      holder: { kind: 'person', name: other.name, enterpriseNumber: null },
    },
    { change: 'appointment', office: one.office, holder: one.name },
  )
}

function toFacts(
  { act, statements, sitting }: GoldAct,
  published: Pick<MandateFact, 'numac' | 'pubDate'>,
): MandateFact[] {
  const base = {
    fact: 'mandate',
    enterpriseNumber: basename(act, '.txt').slice(-10) as MandateFact['enterpriseNumber'],
    identifiedBy: 'listed',
    span: { start: 0, end: 1 },
    ...published,
  } as const
  const holderOf = ({ holder, kind }: Holder) => ({ kind, name: holder, enterpriseNumber: null })
  return [
    ...statements.map(stated => ({
      ...base,
      change: stated.change,
      office: stated.office as Office,
      role: stated.office,
      holder: holderOf(stated),
      representative: stated.representative,
      effectiveOn: stated.on,
      term: toTerm(stated.until),
    })),
    ...sitting.map(holder => ({
      ...base,
      change: 'confirmation' as const,
      office: holder.office as Office,
      role: holder.office,
      holder: holderOf(holder),
      representative: null,
      effectiveOn: null,
      term: toTerm(null),
    })),
  ]
}

// `AGM 2029`, `6 years`, `3 years AGM 2019`, `2024-12-03`.
function toTerm(until: string | null): MandateFact['term'] {
  const meeting = /AGM (\d{4})/.exec(until ?? '')?.[1]
  const years = /^(\d{1,2}) years?/.exec(until ?? '')?.[1]
  return {
    endsOn: /^\d{4}-\d\d-\d\d$/.test(until ?? '') ? until : null,
    endsAtMeetingOf: meeting ? Number(meeting) : null,
    years: years ? Number(years) : null,
    indefinite: false,
  }
}

/** A report row for one set. */
export function rowOfBoards(set: ActSet, { companies, inOffice, found, current, wrong }: BoardScore): Row {
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} % of ${of}`
  return {
    what: `who is in office in ${companies} companies, ${SET_TITLES[set]}`,
    measured: `served as current ${percent(found, inOffice)}, wrongly current ${percent(wrong, current)}`,
    reference: 'derived from the ground truth',
    ratio: '',
    target: '>= 90 %, <= 3 %',
    reached: found / inOffice >= 0.9 && wrong / current <= 0.03,
  }
}
