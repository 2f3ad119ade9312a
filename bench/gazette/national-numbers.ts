// Counts generated national register numbers left after redaction.

import { findPrivateData } from '../../src/domain/private-data/redact.ts'
import { SeededRandom } from '../../src/sample/random.ts'
import {
  addOcrNoise,
  FORMATS,
  formatNumber,
  LABELS,
  makeNationalNumber,
} from '../../test/fixtures/national-numbers.ts'
import type { Row } from '../report.ts'

const NUMBERS = 10_000
const BEFORE = [
  '',
  'de heer Odilon Van Pluim, ',
  'Monsieur X (',
  'op 12/03/2025 ',
  '12, ',
  'BE0999.000.030, ',
]
const AFTER = ['', ', wonende te Gent', ') en', '; 12 rue', ' est nommé', '.', '\n12']

/** Numbers not fully covered by a span, of `NUMBERS` generated ones. */
function countUnredacted(seed: number, distorted: boolean): number {
  const draw = new SeededRandom().start(seed, 0, 0)
  const random = () => draw.fraction()
  const oneOf = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] as string
  let left = 0
  for (let index = 0; index < NUMBERS; index++) {
    const written = formatNumber(makeNationalNumber(random), FORMATS[index % FORMATS.length] as string)
    const printed = distorted ? addOcrNoise(written, random) : written
    const before = oneOf(BEFORE) + oneOf(LABELS)
    const end = before.length + printed.replace(/[-\s]+$/, '').length
    const found = findPrivateData(before + printed + oneOf(AFTER))
    if (!found.some(stretch => stretch.start <= before.length && stretch.end >= end)) left++
  }
  return left
}

/** Rows for generated national numbers in every notation, as printed and with OCR noise. */
export function measureNationalNumbers(): Row[] {
  return [rowOfLeft('as printed', false), rowOfLeft('as recognised', true)]
}

function rowOfLeft(what: string, distorted: boolean): Row {
  const left = countUnredacted(1, distorted)
  return {
    what: `${NUMBERS} national numbers, ${what}`,
    measured: `${left} left`,
    reference: '',
    ratio: '',
    target: '0',
    reached: left === 0,
  }
}
