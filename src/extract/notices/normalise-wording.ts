// Normalises wording without spaces, hyphens, accents and case: notices lose spaces
// (`Openingvanhetfaillissementvan`), hyphenate in odd places and mangle accents.

export type NormalisedWording = {
  letters: string
  /** Index in the original of the character at `index`; the end when `index` is one past the last. */
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

// Cache of the normalised form of each character: faster than a regular expression.
const LEFT = new Map<string, string>()

function normaliseCharacter(char: string): string {
  const known = LEFT.get(char)
  if (known !== undefined) return known
  const lower = char.toLowerCase()
  const left = PLAIN[lower] ?? (KEPT.test(lower) ? lower : '')
  LEFT.set(char, left)
  return left
}

/** Lower-case letters, digits and `: ; , . ( ) / §` of `text`; everything else is removed. */
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
