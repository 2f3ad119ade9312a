// Words of the watch list.

import wordings from '../../../../data/wordings/site/watch-words.json' with { type: 'json' }
import { MAX_WATCHED } from '../../../domain/access/watch-import.ts'
import { formatCount } from '../../i18n/format.ts'
import { phrase, phrases } from '../../i18n/languages.ts'

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
  taken: phrase<(count: string) => string>(
    count => `Nummers herkend: ${count}.`,
    count => `Numéros reconnus : ${count}.`,
    count => `Erkannte Nummern: ${count}.`,
    count => `Numbers recognised: ${count}.`,
  ),
  moreLines: phrase<(count: string) => string>(
    count => `en ${count} andere`,
    count => `et ${count} autres`,
    count => `und ${count} weitere`,
    count => `and ${count} more`,
  ),
  full: phrase<(count: string) => string>(
    count => `De lijst is vol: ${count} niet toegevoegd.`,
    count => `La liste est pleine : ${count} non ajoutés.`,
    count => `Die Liste ist voll: ${count} nicht hinzugefügt.`,
    count => `The list is full: ${count} not added.`,
  ),
}
