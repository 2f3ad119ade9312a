// The acts of a company from its incorporation on: who came and went, in an order that can have happened.

import histories from '../../../../data/sample/histories.json' with { type: 'json' }
import { LAST_DAY, newYear, workday } from '../../days.ts'
import type { SeededRandom } from '../../random.ts'
import type { PlannedOfficer, SampleCompany } from '../../sample-company.ts'
import { describeHolder, type Holder } from '../acts/holders.ts'
import { LIGHT_NOISE } from '../acts/ocr-noise.ts'
import { type ActKind, writeAct } from '../acts/write-act.ts'
import type { Publisher } from '../publisher.ts'
import { startOf } from './draw-procedure.ts'

const KINDS = Object.entries(histories.acts).flatMap(([kind, weight]) =>
  new Array<ActKind>(weight).fill(kind as ActKind),
)
// They end in what the register says, which can be reached only once.
const FINAL_STATE_ACTS = new Set<ActKind>(['name', 'seat', 'legal_form'])
const FIRST_YEAR = newYear(2003) // electronic publication of single acts began in September 2002
const ELECTRONIC_SINCE = newYear(2007)
const CODE_OF_2019 = newYear(2019)
const MAX_ACTS = 14
// Acts of companies whose board the plan names leave it as it is.
const KINDS_BESIDE_BOARD = KINDS.filter(kind =>
  /^(seat|capital|purpose|name|legal_form|proxy_only)$/.test(kind),
)
const KINDS_BESIDE_AUDITOR = KINDS.filter(kind => kind !== 'auditor')
const DAYS_TO_JOIN = 60
const AUDITED_SINCE_DAYS = [200, 1000] as const
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
  /** Who is appointed; drawn when absent. */
  joining?: Holder[]
}

/** Publishes the acts of a company. */
export function publishActs(career: ActHistoryOptions, press: Publisher, random: SeededRandom): void {
  const board: Holder[] = []
  const done = new Set<ActKind>()
  let day = firstDay(career, board, press, random)
  const kinds = kindsFor(career.company)
  const pace = random.pick(DAYS_BETWEEN_ACTS)
  for (let acts = 0; acts < MAX_ACTS; acts++) {
    day = workday(day + random.between(Math.round(pace / 4), pace * 2))
    if (day > career.until - 90) break
    const kind = random.pick(kinds)
    if (FINAL_STATE_ACTS.has(kind) && done.has(kind)) continue
    done.add(kind)
    publishAct(career, kind, day, board, press, random)
  }
  career.ends.forEach((kind, at) => {
    publishAct(career, kind, workday(career.until - 70 + at * 10), board, press, random)
  })
  publishPlannedActs(career, board, press, random)
}

function kindsFor({ board }: SampleCompany): ActKind[] {
  if (!board) return KINDS
  if (board.directors.length > 0 && !board.joinsLate) return KINDS_BESIDE_BOARD
  return board.auditor ? KINDS_BESIDE_AUDITOR : KINDS
}

// The auditor's term, and directors who join last.
function publishPlannedActs(
  career: ActHistoryOptions,
  board: Holder[],
  press: Publisher,
  random: SeededRandom,
): void {
  const { company, until } = career
  const plan = company.board
  if (!plan) return
  const { directors, auditor, joinsLate } = plan
  const describe = (officer: PlannedOfficer) => describeHolder(officer, company.language, random)
  if (auditor) {
    const day = Math.max(until - random.between(...AUDITED_SINCE_DAYS), foundedBefore([auditor]))
    publishAct(
      { ...career, joining: [describe(auditor)] },
      'auditor',
      workday(day),
      [...board],
      press,
      random,
    )
  }
  if (!joinsLate) return
  const day = workday(until - DAYS_TO_JOIN)
  publishAct({ ...career, joining: directors.map(describe) }, 'appointment', day, board, press, random)
}

function firstDay(
  career: ActHistoryOptions,
  board: Holder[],
  press: Publisher,
  random: SeededRandom,
): number {
  const { startedOn, until, company } = career
  if (company.board && company.board.directors.length > 0 && !company.board.joinsLate)
    return publishFirstBoard(career, company.board.directors, board, press, random)
  if (startedOn === null || startedOn < FIRST_YEAR) return FIRST_YEAR + random.below(900)
  const day = workday(startedOn)
  if (day < until - 90 && random.chance(0.85)) publishAct(career, 'incorporation', day, board, press, random)
  return day
}

// Appointed by the deed of incorporation, or later where that is not on file or they did not yet exist.
function publishFirstBoard(
  career: ActHistoryOptions,
  directors: readonly PlannedOfficer[],
  board: Holder[],
  press: Publisher,
  random: SeededRandom,
): number {
  const { startedOn, until, company } = career
  const earliest = startedOn === null || startedOn < FIRST_YEAR ? FIRST_YEAR + random.below(900) : startedOn
  const latest = until - 120
  const exists = (officer: PlannedOfficer) => foundedBefore([officer]) <= latest
  const officers = directors.map(officer => (exists(officer) ? officer : { ...officer, company: null }))
  const joining = officers.map(officer => describeHolder(officer, company.language, random))
  const day = workday(Math.max(earliest, foundedBefore(officers)))
  const appointment = joining.length > 1 ? 'appointment_list' : 'appointment'
  const kind = day === workday(startedOn ?? 0) ? 'incorporation' : appointment
  publishAct({ ...career, joining }, kind, day, board, press, random)
  return day
}

// The first day on which all companies among the officers have existed for a month.
function foundedBefore(officers: readonly PlannedOfficer[]): number {
  return Math.max(0, ...officers.map(({ company }) => (company ? (startOf(company) ?? 0) + 30 : 0)))
}

function publishAct(
  { company, ocr, joining }: ActHistoryOptions,
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
    { kind, company, language, decidedOn, filedOn, publishedOn, electronic, board, office, noise, joining },
    random,
  )
  press.act(act, company.enterpriseNumber, publishedOn, electronic)
}
