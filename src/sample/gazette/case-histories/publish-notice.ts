// From a case's file to the gazette: the form that suits the case, the delay of printing, and Eupen's twins.

import { LAST_DAY, workday } from '../../days.ts'
import { SeededRandom } from '../../random.ts'
import type { CaseFile } from '../notices/case-file.ts'
import type { Earlier } from '../notices/errata.ts'
import type { NoticeForm } from '../notices/notice-frame.ts'
import { type NoticeKind, writeNotice } from '../notices/write-notice.ts'
import type { Publisher } from '../publisher.ts'

// The solvency register was opened on 1 April 2017.
const REGSOL_SINCE = Date.UTC(2017, 3, 1) / 86_400_000

/** Prints a notice of a judgment. Returns where it was printed, or null when it would come after the sample's end. */
export function publishNotice(
  press: Publisher,
  file: CaseFile,
  kind: NoticeKind,
  judgedOn: number,
  random: SeededRandom,
  earlier?: Earlier,
): Earlier | null {
  const day = workday(Math.max(judgedOn, earlier?.publishedOn ?? 0) + printDelay(random))
  if (day > LAST_DAY) return null
  const { language } = file.court
  const form = drawForm(file, random)
  // Two draws of the same seed decide alike, so that twins tell the same.
  const seed = random.below(2 ** 31)
  const order = { kind, form, judgedOn, earlier }
  const copy = { ...file }
  const notice = writeNotice(file, { ...order, language }, new SeededRandom(seed))
  const typed = isTyped(notice.text)
  const printed = press.notice(notice, day, typed)
  if (file.court.french) {
    press.notice(
      writeNotice(copy, { ...order, language: 'fr' }, new SeededRandom(seed)),
      printed.publishedOn,
      typed,
    )
  }
  return printed
}

const COURT_LINE = /^(Ondernemingsrechtbank|Tribunal|Unternehmensgericht) [^:]*\.$/

// The register and the registries print the court twice; typed notices once.
function isTyped(text: string): boolean {
  const second = text.split('\n', 2)[1] ?? ''
  return second !== 'RegSol' && !COURT_LINE.test(second)
}

// Median of six days, a few come months later.
function printDelay(random: SeededRandom): number {
  if (random.chance(0.01)) return random.between(60, 400)
  return random.chance(0.85) ? random.between(3, 9) : random.between(10, 20)
}

function drawForm(file: CaseFile, random: SeededRandom): NoticeForm {
  const way = random.below(100)
  if (way < 4) return 'prose'
  return way < 35 || file.openedOn < REGSOL_SINCE ? 'registry' : 'regsol'
}
