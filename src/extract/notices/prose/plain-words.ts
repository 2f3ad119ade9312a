// Normalises running text to plain words, so that one pattern matches every spelling: `met à néant`, `METTANT
// À NÉANT`.

const LETTER = /[a-z0-9]/
const ACCENTS = /\p{M}/gu
const LIGATURES: Record<string, string> = { ß: 's', œ: 'o', æ: 'a' }

/**
 * `flat` in lower case without accents, with a space for every other character. Same length, so offsets stay
 * valid.
 */
export function plainWords(flat: string): string {
  let plain = ''
  for (const char of flat.toLowerCase()) plain += plainCharacter(char)
  return plain.length === flat.length ? plain : plainByUnit(flat)
}

// The lower case of some letters is longer (`İ`): those texts are converted one code unit at a time.
function plainByUnit(flat: string): string {
  let plain = ''
  for (let at = 0; at < flat.length; at++) plain += plainCharacter((flat[at] as string).toLowerCase())[0]
  return plain
}

function plainCharacter(char: string): string {
  if (LETTER.test(char)) return char
  if (char < '\u0080') return ' '
  const bare = LIGATURES[char] ?? char.normalize('NFD').replace(ACCENTS, '')
  return bare.length === char.length && LETTER.test(bare) ? bare : ' '.repeat(char.length)
}
