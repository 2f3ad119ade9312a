// All that the gazette says of one company, fitting what the register says of it: who is in bankruptcy there mostly
// has an opening here (a quarter was published before what is kept), who is dissolved has the act.

import histories from '../../../../data/sample/histories.json' with { type: 'json' }
import { LAST_DAY, newYear, workday } from '../../days.ts'
import { isFirm } from '../../legal-forms.ts'
import type { SeededRandom } from '../../random.ts'
import type { SampleCompany } from '../../sample-company.ts'
import type { Holder } from '../acts/holders.ts'
import { LIGHT_NOISE } from '../acts/ocr-noise.ts'
import { type ActKind, writeAct } from '../acts/write-act.ts'
import { generateEntry, type ListName } from '../lists/write-list.ts'
import type { Publisher } from '../publisher.ts'
import { drawProcedure, earliestProcedure, recently, startOf } from './draw-procedure.ts'
import { ProcedurePublisher } from './publish-procedure.ts'

// The acts of a company from its incorporation on: who came and went, in an order that can have happened.

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
function publishMandates(career: ActHistoryOptions, press: Publisher, random: SeededRandom): void {
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

const YEAR = 365

/** `ocr`: acts deposited on paper look recognised from a scan. */
export function publishCompany(
  company: SampleCompany,
  ocr: boolean,
  press: Publisher,
  random: SeededRandom,
): void {
  const until = publishProcedure(company, press, random)
  publishListEntries(company, earliestProcedure(company), press, random)
  if (!hasActs(company, random)) return
  publishMandates(
    { company, startedOn: startOf(company), until, ends: LAST_ACTS[company.situation] ?? [], ocr },
    press,
    random,
  )
}

// What companies in these situations have decided.
const LAST_ACTS: Record<string, ActKind[]> = {
  '012': ['dissolution'],
  '112': ['dissolution', 'liquidation_closed'],
  '020': ['merger'],
  '021': ['merger'],
  '024': ['merger'],
}

function hasActs({ naturalPerson, legalForm }: SampleCompany, random: SeededRandom): boolean {
  if (naturalPerson || legalForm === null) return false
  if (isFirm(legalForm)) return true
  return /vereniging zonder|stichting|coöperatieve/i.test(legalForm.nl) ? random.chance(0.6) : false
}

// Returns the day on which the company ceased to act for itself, or the sample's end.
function publishProcedure(company: SampleCompany, press: Publisher, random: SeededRandom): number {
  const procedure = drawProcedure(company, random)
  const notices = new ProcedurePublisher(press, random)
  switch (procedure.kind) {
    case 'bankruptcy':
      if (procedure.onFile) notices.bankruptcy(company, procedure.day, procedure.end)
      return /^(04[89]|05\d)$/.test(company.situation) ? procedure.day : LAST_DAY
    case 'dissolution':
      if (procedure.onFile) notices.dissolution(company, procedure.day)
      return procedure.day
    case 'voluntary_dissolution':
      return procedure.day
    case 'reorganisation':
      notices.reorganisation(company, procedure.day, procedure.running)
      return LAST_DAY
    case 'interim':
      notices.interimMeasure(company, procedure.day)
      return LAST_DAY
    default:
      return LAST_DAY
  }
}

const LISTED = Object.entries(histories.lists) as [ListName, number][]

function publishListEntries(
  company: SampleCompany,
  earliest: number,
  press: Publisher,
  random: SeededRandom,
): void {
  if (company.naturalPerson) return
  for (const [list, chance] of LISTED) {
    if (!random.chance(chance)) continue
    const day = recently(earliest, 4 * YEAR, random)
    press.entry(list, generateEntry(list, company, day, random))
    if (list === 'seat' && random.chance(0.15)) {
      press.entry(
        'seat_annulled',
        generateEntry('seat_annulled', company, Math.min(day + 60, LAST_DAY - 25), random),
      )
    }
  }
}
