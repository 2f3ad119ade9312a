// Wording compared without blanks, hyphens, accents and case: printed notices lose blanks
// (`Openingvanhetfaillissementvan`), break words in odd places and mangle accents.

export type NormalisedWording = {
  letters: string
  /** Index in the original of the letter at `index`; of the end when `index` is one past the last. */
  originalIndex(index: number): number
}

const PLAIN: Record<string, string> = {}
for (const [plain, accented] of Object.entries({
  a: 'àâäáã',
  c: 'ç',
  e: 'èéêë',
  i: 'îïí',
  o: 'ôöóõ',
  u: 'ùûüú',
  n: 'ñ',
  ss: 'ß',
})) {
  for (const letter of accented) PLAIN[letter] = plain
}

const KEPT = /^[a-z0-9:;,.()/§]$/

// What is left of each character met so far: a table is several times as fast as an expression.
const LEFT = new Map<string, string>()

function normaliseCharacter(char: string): string {
  const known = LEFT.get(char)
  if (known !== undefined) return known
  const lower = char.toLowerCase()
  const left = PLAIN[lower] ?? (KEPT.test(lower) ? lower : '')
  LEFT.set(char, left)
  return left
}

/** Lower-case letters, digits and `: ; , . ( ) / §` of `text`, everything else left out. */
export function normaliseWording(text: string): NormalisedWording {
  const origins: number[] = []
  let letters = ''
  for (let at = 0; at < text.length; at++) {
    const kept = normaliseCharacter(text[at] as string)
    for (let letter = 0; letter < kept.length; letter++) origins.push(at)
    letters += kept
  }
  return { letters, originalIndex: index => origins[index] ?? text.length }
}
