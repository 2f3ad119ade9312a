// One act of a wanted kind and language about a company made up on the spot: what tests of extraction ask for.

import type { Language } from '../../../../domain/publication.ts'
import type { SeededRandom } from '../../../sample/random.ts'
import { newYear, workday } from '../days.ts'
import { generateCompany } from '../invent-company.ts'
import { generateHolder, type Holder } from './holders.ts'
import type { OcrNoise } from './ocr-noise.ts'
import { type ActKind, type GeneratedAct, writeAct } from './write-act.ts'

/** What it is and what it states. With `noise` the text is as recognised from a scan; the facts stay as filed. */
export function generateAct(
  kind: ActKind,
  language: Language,
  random: SeededRandom,
  noise?: OcrNoise,
): GeneratedAct {
  const company = generateCompany(language, false, random)
  const board: Holder[] = Array.from({ length: random.between(1, 4) }, () => generateHolder(language, random))
  const decidedOn = workday(newYear(2004) + random.below(7700))
  const office = decidedOn < newYear(2019) && random.chance(0.4) ? 'manager' : 'director'
  return writeAct(
    {
      kind,
      company,
      language,
      decidedOn,
      filedOn: workday(decidedOn + random.between(5, 40)),
      publishedOn: workday(decidedOn + random.between(45, 60)),
      electronic: noise === undefined,
      board,
      office,
      noise,
    },
    random,
  )
}
