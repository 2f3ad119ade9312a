// One notice of a wanted kind, language and form about a company made up on the spot: what tests of extraction ask for.

import type { Language } from '../../../../domain/publication.ts'
import type { SeededRandom } from '../../../sample/random.ts'
import { newYear, workday, yearOf } from '../days.ts'
import { generateCompany } from '../invent-company.ts'
import type { SampleCompany } from '../sampled-company.ts'
import type { LabelledText } from '../truth.ts'
import { openCase } from './case-file.ts'
import type { NoticeForm } from './frame.ts'
import { debtorOf, type NoticeKind, writeNotice } from './write-notice.ts'

const OPENING = /^(opening|reorganisation_opening|transfer_opening|administrator|restructuring|dissolution)/

/** What it is and what it states. Throws a `TypeError` for an unknown kind. */
export function generateNotice(
  kind: NoticeKind,
  language: Language,
  form: NoticeForm,
  random: SeededRandom,
  company: SampleCompany = companyFor(kind, language, random),
): LabelledText {
  const openedOn = workday(newYear(2016) + random.below(2900))
  const file = openCase(company, openedOn, random)
  const judgedOn = OPENING.test(kind) ? openedOn : workday(openedOn + random.between(5, 600))
  const publishedOn = workday(judgedOn + 8)
  const earlier = { numac: `${yearOf(publishedOn)}8${random.between(10000, 99999)}`, publishedOn }
  return writeNotice(file, { kind, form, language, judgedOn, earlier }, random)
}

function companyFor(kind: NoticeKind, language: Language, random: SeededRandom): SampleCompany {
  const debtor = debtorOf(kind)
  const person = debtor === 'person' || (debtor === 'either' && random.chance(0.25))
  return generateCompany(language, person, random)
}
