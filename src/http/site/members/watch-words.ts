// Words of the watch list.

import wordings from '../../../../data/wordings/site/watch-words.json' with { type: 'json' }
import { MAX_WATCHED } from '../../../domain/access/watch-import.ts'
import { formatCount } from '../../i18n/format.ts'
import { phrase, phrases, sentence } from '../../i18n/languages.ts'

const most = (lang: 'nl' | 'fr' | 'de' | 'en') => formatCount(lang, MAX_WATCHED)

export const words = {
  ...phrases(wordings.words),
  sortBy: phrase<(column: string) => string>(
    column => `Sorteren op ${column.toLowerCase()}`,
    column => `Trier par ${column.toLowerCase()}`,
    column => `Sortieren nach: ${column}`,
    column => `Sort by ${column.toLowerCase()}`,
  ),
  limit: phrase(
    `Hoogstens ${most('nl')} ondernemingen.`,
    `Au plus ${most('fr')} entreprises.`,
    `Höchstens ${most('de')} Unternehmen.`,
    `At most ${most('en')} companies.`,
  ),
  taken: sentence(wordings.sentences.taken, 'count'),
  moreLines: sentence(wordings.sentences.moreLines, 'count'),
  full: sentence(wordings.sentences.full, 'count'),
}
