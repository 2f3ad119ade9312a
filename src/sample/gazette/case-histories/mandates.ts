// The acts of a company from its incorporation on: who came and went, in an order that can have happened.

import histories from '../../../../data/sample/histories.json' with { type: 'json' }
import { LAST_DAY, newYear, workday } from '../../days.ts'
import type { SeededRandom } from '../../random.ts'
import type { SampleCompany } from '../../sample-company.ts'
import type { Holder } from '../acts/holders.ts'
import { LIGHT_NOISE } from '../acts/ocr-noise.ts'
import { type ActKind, writeAct } from '../acts/write-act.ts'
import type { Publisher } from '../publisher.ts'

const KINDS = Object.entries(histories.acts).flatMap(([kind, weight]) =>
  new Array<ActKind>(weight).fill(kind as ActKind),
)
// They end in what the register says, which can be reached only once.
const FINAL_STATE_ACTS = new Set<ActKind>(['name', 'seat', 'legal_form'])
const FIRST_YEAR = newYear(2003) // electronic publication of single acts began in September 2002
const ELECTRONIC_SINCE = newYear(2007)
const CODE_OF_2019 = newYear(2019)
const MAX_ACTS = 14
// Days between the acts of a company: few companies decide often.
const DAYS_BETWEEN_ACTS = [800, 2500, 5000, 9000]

type ActHistoryOptions = {
  company: SampleCompany
  /** Days since 1970; null when the register does not say. */
  startedOn: number | null
  /** Nothing is decided after this day. */
  until: number
  /** What the last acts decide, where the register knows of it. */
  ends: ActKind[]
  /** True when scanned acts are to look recognised. */
  ocr: boolean
}

/** Tells it. */
export function publishMandates(career: ActHistoryOptions, press: Publisher, random: SeededRandom): void {
  const board: Holder[] = []
  const done = new Set<ActKind>()
  let day = firstDay(career, board, press, random)
  const pace = random.pick(DAYS_BETWEEN_ACTS)
  for (let acts = 0; acts < MAX_ACTS; acts++) {
    day = workday(day + random.between(Math.round(pace / 4), pace * 2))
    if (day > career.until - 90) break
    const kind = random.pick(KINDS)
    if (FINAL_STATE_ACTS.has(kind) && done.has(kind)) continue
    done.add(kind)
    publishAct(career, kind, day, board, press, random)
  }
  career.ends.forEach((kind, at) => {
    publishAct(career, kind, workday(career.until - 70 + at * 10), board, press, random)
  })
}

function firstDay(
  { startedOn, ...career }: ActHistoryOptions,
  board: Holder[],
  press: Publisher,
  random: SeededRandom,
): number {
  if (startedOn === null || startedOn < FIRST_YEAR) return FIRST_YEAR + random.below(900)
  const day = workday(startedOn)
  if (day < career.until - 90 && random.chance(0.85)) {
    publishAct({ startedOn, ...career }, 'incorporation', day, board, press, random)
  }
  return day
}

function publishAct(
  { company, ocr }: ActHistoryOptions,
  kind: ActKind,
  decidedOn: number,
  board: Holder[],
  press: Publisher,
  random: SeededRandom,
): void {
  const filedOn = workday(decidedOn + random.between(3, 35))
  const publishedOn = workday(filedOn + random.between(4, 14))
  if (publishedOn > LAST_DAY) return
  const electronic = decidedOn >= ELECTRONIC_SINCE && random.chance(kind === 'incorporation' ? 0.85 : 0.5)
  const office =
    decidedOn < CODE_OF_2019 && company.enterpriseNumber.charCodeAt(9) % 2 === 0 ? 'manager' : 'director'
  const noise = ocr && !electronic ? LIGHT_NOISE : undefined
  const { language } = company
  const act = writeAct(
    { kind, company, language, decidedOn, filedOn, publishedOn, electronic, board, office, noise },
    random,
  )
  press.act(act, company.enterpriseNumber, publishedOn, electronic)
}
