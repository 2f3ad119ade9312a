// Search with other blanks: `bouw centrum` for Bouwcentrum, `vandenbroeck` for Van den Broeck.

import { listParts, segment } from '../../domain/search/segmentation.ts'
import { findTerms } from '../../store/register/dictionary.ts'
import { WORD } from '../../store/register/terms.ts'
import { CANDIDATES, Candidates, type NameSearch, toQueryWord } from './candidates.ts'
import { allWordsQuery } from './word-query.ts'

// Nearly every combination of a few letters is a word of some name.
const SHORT_PART = 3
const MIN_ROWS_OF_SHORT = 500
const PARTICLES = new Set([
  'van',
  'den',
  'der',
  'de',
  'ter',
  'ten',
  'het',
  'op',
  'le',
  'la',
  'du',
  'des',
  'von',
])

/** Adds companies by the likeliest ways to part the letters of the query into words of the dictionary. */
export async function addRespaced({ rows, found, known, query: { words } }: NameSearch): Promise<void> {
  const glued = words.join('')
  const parts = listParts(glued)
  if (parts.length === 0) return
  const terms = await findTerms(rows.pool, WORD, parts)
  known.learnTerms(terms.map(({ term, frequency }) => [term, frequency]))
  const asked = words.join(' ')
  const rowsOf = (word: string) => {
    const rows = known.rowsOf(word)
    const isTelling = word.length > SHORT_PART || rows >= MIN_ROWS_OF_SHORT || PARTICLES.has(word)
    return isTelling ? rows : 0
  }
  const others = segment(glued, rowsOf).filter(variant => variant.join(' ') !== asked)
  for (const variant of others) {
    const respaced = new Candidates([...new Set(variant)].map(word => toQueryWord(word, false)))
    respaced.add(await rows.byWords([allWordsQuery(respaced.words, 0, known)], CANDIDATES))
    found.mergeMisspelt(respaced)
    if (found.size > 0) return
  }
}
