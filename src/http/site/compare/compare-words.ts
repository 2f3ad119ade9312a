// Wording of the comparison.

import wordings from '../../../../data/wordings/site/compare-words.json' with { type: 'json' }
import type { Difference } from '../../../usecases/compare/compare-companies.ts'
import { type Phrase, phrases, sentence } from '../../i18n/languages.ts'

const differences: Record<Difference, Phrase> = phrases(wordings.differences)

const titles = phrases(wordings.titles)

export const words = {
  ...phrases(wordings.words),
  differences,
  titles,
  remove: sentence(wordings.sentences.remove, 'name'),
  found: sentence(wordings.sentences.found, 'q'),
  notFound: sentence(wordings.sentences.notFound, 'q'),
  tooMany: sentence(wordings.sentences.tooMany, 'most'),
  full: sentence(wordings.sentences.full, 'most'),
  invalid: sentence(wordings.sentences.invalid, 'text'),
  duplicate: sentence(wordings.sentences.duplicate, 'number'),
  absent: sentence(wordings.sentences.absent, 'number'),
}
