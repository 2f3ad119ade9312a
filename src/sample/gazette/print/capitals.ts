// Capitals as the courts' software prints them: some of its fields lose accents, in others the accented letters
// stay small (`DRèVE`).

const SMALL = /[a-z]+/g
const MARKS = /\p{Mn}/gu
const PLAIN = /^[\x20-\x7e\u00a0]*$/

export type Accents = 'lost' | 'small'

/** Apostrophes are typeset. `Drève des Renards` → `DREVE DES RENARDS` or `DRèVE DES RENARDS`. */
export function capitals(text: string, accents: Accents): string {
  if (PLAIN.test(text)) return text.toUpperCase().replaceAll("'", '’')
  const typeset = text.replaceAll("'", '’')
  if (accents === 'lost')
    return typeset.normalize('NFD').replace(MARKS, '').replaceAll('ß', 'ss').toUpperCase()
  return typeset.replace(SMALL, letters => letters.toUpperCase())
}
