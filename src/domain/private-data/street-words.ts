// Street words in Dutch, French and German.

import words from '../../../data/addresses/street-words.json' with { type: 'json' }

const OPENINGS = [...words.french, ...words.dutch_openings, ...words.german_openings].join('|')
const ENDINGS = words.endings.join('|')

/** A stretch that opens with a word only a street opens with: `rue de la Gare`, `Grand-Place`. */
const STREET_OPENING = `(?:${OPENINGS})(?![\\p{L}])`
/** A noun that names a street and hardly ever a person or a town. */
export const STREET_NOUN = `(?:${words.nouns.join('|')})(?![\\p{L}])`
/** A word that ends as streets do: `Veldstraat`, `STEENWEG`. */
export const STREET_ENDING = `[\\p{L}’'-]*(?:${ENDINGS})(?![\\p{L}])`

const ANY_STREET = new RegExp(`^(?:${STREET_OPENING})|(?<![\\p{L}])(?:${STREET_ENDING})`, 'iu')

export function namesStreet(text: string): boolean {
  return ANY_STREET.test(text.trim())
}
