// The notices of a bankruptcy, a reorganisation, a dissolution by the court or an interim measure, in an order that can
// have happened.

import histories from '../../../../data/sample/histories.json' with { type: 'json' }
import { dayOf, LAST_DAY, workday } from '../../days.ts'
import { isPartnership } from '../../legal-forms.ts'
import { SeededRandom } from '../../random.ts'
import type { SampleCompany } from '../../sample-company.ts'
import { generateCompany } from '../generate-company.ts'
import { type CaseFile, openCase } from '../notices/case-file.ts'
import type { Earlier, NoticeForm } from '../notices/notice-context.ts'
import { DISCHARGES, type NoticeKind } from '../notices/notice-kinds.ts'
import { writeNotice } from '../notices/write-notice.ts'
import type { Publisher } from '../publisher.ts'
import type { BankruptcyEnd } from './draw-procedure.ts'

// The solvency register was opened on 1 April 2017.
const REGSOL_SINCE = dayOf('2017-04-01')

// Chance of each change in a bankruptcy that runs for a year or more.
const CHANGES = Object.entries(histories.bankruptcy) as [NoticeKind, number][]
const FOR_PERSONS = Object.entries(histories.bankruptcy_of_person) as [NoticeKind, number][]
const GROUNDS = [
  'insufficient_assets',
  'insufficient_assets',
  'liquidation',
  'liquidation',
  'summary',
] as const

// How reorganisations went on after their opening: those that are over, and those that are running.
const ENDED = histories.reorganisation_ended as NoticeKind[][]
const RUNNING = histories.reorganisation_running as NoticeKind[][]
const MEASURES = histories.interim as NoticeKind[]
const STEP_DAYS = [45, 130] as const
const PLAN_DAYS = 430

/** Publishes the notices of one company's procedures. */
export class ProcedurePublisher {
  readonly #publisher: Publisher
  readonly #random: SeededRandom

  constructor(publisher: Publisher, random: SeededRandom) {
    this.#publisher = publisher
    this.#random = random
  }

  /** Opened, sometimes after a reorganisation or with partners, changed on its way, closed or still open. */
  bankruptcy(company: SampleCompany, openedOn: number, end: BankruptcyEnd): void {
    const random = this.#random
    const file = openCase(company, openedOn, random)
    const endsOn = this.#endOf(end, openedOn)
    this.#opening(file, end)
    if (end === 'withdrawn') {
      this.#notice(file, random.chance(0.25) ? 'appeal' : 'withdrawn', endsOn)
      return
    }
    this.#changes(file, Math.min(endsOn, LAST_DAY - 25))
    if (end === 'closed') this.#closing(file, endsOn)
  }

  #endOf(end: BankruptcyEnd, openedOn: number): number {
    if (end === 'open') return LAST_DAY
    const days = end === 'withdrawn' ? this.#random.between(15, 70) : this.#random.between(200, 1500)
    return workday(Math.min(openedOn + days, LAST_DAY - this.#random.between(21, 60)))
  }

  #opening(file: CaseFile, end: BankruptcyEnd): void {
    const { company, openedOn } = file
    const random = this.#random
    const way = random.fraction()
    if (isPartnership(company.legalForm) && way < 0.8) {
      if (way < 0.4) this.#notice(file, 'opening_with_partners', openedOn)
      else for (const at of [0, 1, 2]) this.#notice(this.#partnerOf(file, at), 'opening', openedOn)
      return
    }
    if (way < 0.03) {
      const before = workday(openedOn - random.between(90, 300))
      this.#notice(openCase(company, before, random), 'reorganisation_opening', before)
    }
    const kind =
      way < 0.02 ? 'opening_after_reorganisation' : way < 0.03 ? 'opening_after_transfer' : 'opening'
    const atOnce = end === 'closed' && random.chance(0.01)
    this.#notice(file, atOnce ? 'opening_and_closing' : kind, openedOn)
    if (random.chance(0.003)) this.#notice(file, kind, openedOn) // some are printed twice
  }

  // A partner's own bankruptcy: the next case numbers, the same curators, no enterprise number.
  #partnerOf(file: CaseFile, at: number): CaseFile {
    if (at === 0) return file
    const partner = generateCompany(file.court.language, true, this.#random)
    const { company, birth, accents } = openCase(partner, file.openedOn, this.#random)
    const reference = String(Number(file.reference) + at)
    return { ...file, company, birth, accents, reference, numbered: false }
  }

  #changes(file: CaseFile, until: number): void {
    const random = this.#random
    const possible = file.company.naturalPerson ? [...CHANGES, ...FOR_PERSONS] : CHANGES
    const happened = possible.filter(([, chance]) => random.chance(chance))
    const earliest = file.openedOn + 20
    const days = happened.map(() => workday(random.between(earliest, until))).sort((a, b) => a - b)
    for (const [at, [kind]] of happened.entries()) {
      const day = days[at] as number
      if (day < earliest) continue
      const printed = this.#notice(file, kind, day)
      if (printed && random.chance(0.02)) this.#notice(file, 'erratum_annulling', day, printed)
    }
  }

  #closing(file: CaseFile, day: number): void {
    const { naturalPerson } = file.company
    const random = this.#random
    const ground = random.pick(GROUNDS)
    const discharged = naturalPerson && ground !== 'summary' && random.chance(0.85)
    const printed = this.#notice(
      file,
      `closing ${ground} ${discharged ? random.pick(DISCHARGES) : 'none'}`,
      day,
    )
    if (printed && !naturalPerson && random.chance(0.02))
      this.#notice(file, 'erratum_replacing', day, printed)
  }

  /** A reorganisation: running for some months, or long over. */
  reorganisation(company: SampleCompany, openedOn: number, running: boolean): void {
    const random = this.#random
    const file = openCase(company, openedOn, random)
    if (running && random.chance(0.12)) {
      this.#notice(file, 'transfer_opening', openedOn)
      return
    }
    this.#notice(file, 'reorganisation_opening', openedOn)
    let day = openedOn
    for (const kind of random.pick(running ? RUNNING : ENDED)) {
      day = workday(day + (kind === 'plan_revoked' ? PLAN_DAYS : random.between(...STEP_DAYS)))
      if (day > LAST_DAY) return
      this.#notice(file, kind, day)
    }
  }

  /** A dissolution by the court; one that is closed at once needs no liquidator. */
  dissolution(company: SampleCompany, judgedOn: number): void {
    const random = this.#random
    const file = openCase(company, judgedOn, random)
    if (random.chance(0.25)) {
      this.#notice(file, 'dissolution_and_closing', judgedOn)
      return
    }
    this.#notice(file, 'dissolution', judgedOn)
    if (random.chance(0.05))
      this.#notice(file, 'liquidator_replaced', workday(judgedOn + random.between(60, 400)))
    if (random.chance(0.12)) {
      const kind = random.chance(0.5) ? 'dissolution_closing' : 'distribution_approved'
      this.#notice(file, kind, workday(judgedOn + random.between(300, 900)))
    }
  }

  /** A provisional administrator or a restructuring expert. */
  interimMeasure(company: SampleCompany, orderedOn: number): void {
    this.#notice(openCase(company, orderedOn, this.#random), this.#random.pick(MEASURES), orderedOn)
  }

  // Returns null when the notice would come after the sample's end.
  #notice(file: CaseFile, kind: NoticeKind, judgedOn: number, earlier?: Earlier): Earlier | null {
    const random = this.#random
    const day = workday(Math.max(judgedOn, earlier?.publishedOn ?? 0) + drawDelay(random))
    if (day > LAST_DAY) return null
    const { language, french } = file.court
    const options = { kind, form: drawForm(file, random), judgedOn, earlier }
    // Eupen prints a French twin: the same draws give it the same content.
    const seed = random.below(2 ** 31)
    const copy = { ...file }
    const printed = this.#publisher.notice(
      writeNotice(file, { ...options, language }, new SeededRandom(seed)),
      day,
    )
    if (french) {
      const twin = writeNotice(copy, { ...options, language: 'fr' }, new SeededRandom(seed))
      this.#publisher.notice(twin, printed.publishedOn)
    }
    return printed
  }
}

// Median of six days, a few come months later.
function drawDelay(random: SeededRandom): number {
  if (random.chance(0.01)) return random.between(60, 400)
  return random.chance(0.85) ? random.between(3, 9) : random.between(10, 20)
}

function drawForm(file: CaseFile, random: SeededRandom): NoticeForm {
  const way = random.below(100)
  if (way < 4) return 'prose'
  return way < 35 || file.openedOn < REGSOL_SINCE ? 'registry' : 'regsol'
}
