// The story of a bankruptcy: opened, sometimes after a reorganisation or with partners, changed on its way, closed or
// still open.

import { LAST_DAY, workday } from '../../days.ts'
import type { SeededRandom } from '../../random.ts'
import type { SampleCompany } from '../../sample-company.ts'
import { generateCompany } from '../generate-company.ts'
import { isPartnership } from '../legal-form-names.ts'
import { type CaseFile, openCase } from '../notices/case-file.ts'
import { DISCHARGES } from '../notices/closing.ts'
import type { NoticeKind } from '../notices/write-notice.ts'
import type { Publisher } from '../publisher.ts'
import { publishNotice } from './publish-notice.ts'

export type BankruptcyEnd = 'open' | 'closed' | 'withdrawn'

// Chance of each change in a bankruptcy that runs for a year or more.
const CHANGES: [NoticeKind, number][] = [
  ['judge_replaced', 0.14],
  ['curator_replaced', 0.07],
  ['old_replacement', 0.02],
  ['curator_added', 0.03],
  ['curator_discharged', 0.015],
  ['cessation_moved', 0.03],
  ['ban', 0.03],
  ['nothing_said', 0.008],
]
const FOR_PERSONS: [NoticeKind, number][] = [
  ['discharge_granted', 0.15],
  ['discharge_refused', 0.03],
  ['discharge_annulled', 0.02],
  ['discharge_before_closing', 0.1],
  ['discharge_refused_before_closing', 0.02],
]

/** Tells it; `openedOn` in days since 1970. */
export function publishBankruptcy(
  company: SampleCompany,
  openedOn: number,
  end: BankruptcyEnd,
  press: Publisher,
  random: SeededRandom,
): void {
  const file = openCase(company, openedOn, random)
  const endsOn = endOf(end, openedOn, random)
  publishOpening(file, end, press, random)
  if (end === 'withdrawn') {
    publishNotice(press, file, random.chance(0.25) ? 'appeal' : 'withdrawn', endsOn, random)
    return
  }
  publishChanges(file, Math.min(endsOn, LAST_DAY - 25), press, random)
  if (end === 'closed') publishClosing(file, endsOn, press, random)
}

function endOf(end: BankruptcyEnd, openedOn: number, random: SeededRandom): number {
  if (end === 'open') return LAST_DAY
  const days = end === 'withdrawn' ? random.between(15, 70) : random.between(200, 1500)
  return workday(Math.min(openedOn + days, LAST_DAY - random.between(21, 60)))
}

function publishOpening(file: CaseFile, end: BankruptcyEnd, press: Publisher, random: SeededRandom): void {
  const { company, openedOn } = file
  const way = random.fraction()
  if (isPartnership(company.legalForm) && way < 0.8) {
    if (way < 0.4) {
      publishNotice(press, file, 'opening_with_partners', openedOn, random)
      return
    }
    publishNotice(press, file, 'opening', openedOn, random)
    for (let at = 1; at <= 2; at++)
      publishNotice(press, partnerOf(file, at, random), 'opening', openedOn, random)
    return
  }
  if (way < 0.03) publishReorganisationBefore(file, press, random)
  const kind = way < 0.02 ? 'opening_after_reorganisation' : way < 0.03 ? 'opening_after_transfer' : 'opening'
  const atOnce = end === 'closed' && random.chance(0.01)
  publishNotice(press, file, atOnce ? 'opening_and_closing' : kind, openedOn, random)
  if (random.chance(0.003)) publishNotice(press, file, kind, openedOn, random) // some are printed twice
}

// A partner's own bankruptcy: the next case numbers, the same curators, no enterprise number.
function partnerOf(file: CaseFile, at: number, random: SeededRandom): CaseFile {
  const partner = generateCompany(file.court.language, true, random)
  const own = openCase(partner, file.openedOn, random)
  const reference = String(Number(file.reference) + at)
  return { ...own, court: file.court, judge: file.judge, curators: file.curators, reference, numbered: false }
}

function publishReorganisationBefore(file: CaseFile, press: Publisher, random: SeededRandom): void {
  const openedOn = workday(file.openedOn - random.between(90, 300))
  const before = openCase(file.company, openedOn, random)
  publishNotice(press, before, 'reorganisation_opening', openedOn, random)
}

function publishChanges(file: CaseFile, until: number, press: Publisher, random: SeededRandom): void {
  const possible = file.company.naturalPerson ? [...CHANGES, ...FOR_PERSONS] : CHANGES
  const happened = possible.filter(([, chance]) => random.chance(chance))
  const days = happened.map(() => workday(random.between(file.openedOn + 20, until))).sort((a, b) => a - b)
  happened.forEach(([kind], at) => {
    const day = days[at] as number
    if (day < file.openedOn + 20) return
    const printed = publishNotice(press, file, kind, day, random)
    if (printed && random.chance(0.02)) publishNotice(press, file, 'erratum_annulling', day, random, printed)
  })
}

function publishClosing(file: CaseFile, day: number, press: Publisher, random: SeededRandom): void {
  const { naturalPerson } = file.company
  const ground = random.pick([
    'insufficient_assets',
    'insufficient_assets',
    'liquidation',
    'liquidation',
    'summary',
  ] as const)
  const discharge =
    naturalPerson && ground !== 'summary' && random.chance(0.85) ? random.pick(DISCHARGES) : 'none'
  const printed = publishNotice(press, file, `closing ${ground} ${discharge}`, day, random)
  if (printed && !naturalPerson && random.chance(0.02)) {
    publishNotice(press, file, 'erratum_replacing', day, random, printed)
  }
}
