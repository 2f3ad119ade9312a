// Stories of reorganisations, transfers, dissolutions by a court and interim measures.

import { LAST_DAY, workday } from '../../days.ts'
import type { SeededRandom } from '../../random.ts'
import type { SampleCompany } from '../../sample-company.ts'
import { type CaseFile, openCase } from '../notices/case-file.ts'
import type { NoticeKind } from '../notices/write-notice.ts'
import type { Publisher } from '../publisher.ts'
import { publishNotice } from './publish-notice.ts'

// How reorganisations that are over went on after their opening.
const ENDINGS: NoticeKind[][] = [
  ['plan_homologated'],
  ['reorganisation_extension', 'plan_homologated'],
  ['reorganisation_extension', 'new_plan', 'plan_homologated'],
  ['plan_refused'],
  ['early_end'],
  ['objective_changed', 'early_end'],
  ['extension_refused', 'early_end'],
  ['amicable_agreement'],
  ['misprint', 'plan_homologated'],
  ['plan_homologated', 'plan_revoked'],
]
const RUNNING: NoticeKind[][] = [
  [],
  [],
  ['reorganisation_extension'],
  ['objective_changed'],
  ['misprint'],
  ['new_plan'],
]
const STEP_DAYS = [45, 130] as const

/** A reorganisation: running for some months, or long over. */
export function publishReorganisation(
  company: SampleCompany,
  openedOn: number,
  running: boolean,
  press: Publisher,
  random: SeededRandom,
): void {
  const file = openCase(company, openedOn, random)
  if (running && random.chance(0.12)) {
    publishNotice(press, file, 'transfer_opening', openedOn, random)
    return
  }
  publishNotice(press, file, 'reorganisation_opening', openedOn, random)
  publishSteps(file, random.pick(running ? RUNNING : ENDINGS), press, random)
}

function publishSteps(file: CaseFile, steps: NoticeKind[], press: Publisher, random: SeededRandom): void {
  let day = file.openedOn
  for (const kind of steps) {
    day = workday(day + (kind === 'plan_revoked' ? 430 : random.between(...STEP_DAYS)))
    if (day > LAST_DAY) return
    publishNotice(press, file, kind, day, random)
  }
}

/** A dissolution by the court; one that is closed at once needs no liquidator. */
export function publishDissolution(
  company: SampleCompany,
  judgedOn: number,
  press: Publisher,
  random: SeededRandom,
): void {
  const file = openCase(company, judgedOn, random)
  if (random.chance(0.25)) {
    publishNotice(press, file, 'dissolution_and_closing', judgedOn, random)
    return
  }
  publishNotice(press, file, 'dissolution', judgedOn, random)
  if (random.chance(0.05)) {
    publishNotice(press, file, 'liquidator_replaced', workday(judgedOn + random.between(60, 400)), random)
  }
  if (random.chance(0.12)) {
    const kind = random.chance(0.5) ? 'dissolution_closing' : 'distribution_approved'
    publishNotice(press, file, kind, workday(judgedOn + random.between(300, 900)), random)
  }
}

const MEASURES: NoticeKind[] = [
  'administrator_32',
  'administrator_32',
  'administrator_32',
  'administrator_33',
  'administrator_49',
  'restructuring_expert',
]

/** A provisional administrator or a restructuring expert. */
export function publishInterimMeasure(
  company: SampleCompany,
  orderedOn: number,
  press: Publisher,
  random: SeededRandom,
): void {
  publishNotice(press, openCase(company, orderedOn, random), random.pick(MEASURES), orderedOn, random)
}
