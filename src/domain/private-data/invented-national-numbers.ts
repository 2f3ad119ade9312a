// National register numbers that nobody bears, in every writing and misreading known, to prove that none is left.
// Sequence numbers are 900 to 997: the register gives none of them to a person born in Belgium.

/** A number in [0, 1). */
export type Random = () => number

export const FORMATS = [
  'YY.MM.DD-SSS.CC',
  'YYMMDD.SSS.CC',
  'YYMMDD SSS CC',
  'YY MM DD SSS CC',
  'YYMMDDSSSCC',
  'YYMMDD-SSS-CC',
  'YY.MM.DD-SSS-CC',
  'YY.MM.DD SSS-CC',
  'YY/MM/DD-SSS/CC',
  'YYMMDD/SSS-CC',
  'YY-MM-DD-SSS-CC',
  'YY.MM.DD.SSS.CC',
  'YY,MM,DD-SSS,CC',
  'YYMMDD-SSSCC',
  'YYMMDDSSS CC',
  'YY.MM.DD – SSS.CC',
] as const

export const LABELS = [
  '',
  'RN ',
  'NN : ',
  'RRN ',
  'R.R. ',
  'N.N. ',
  'NISS: ',
  'INSZ ',
  'rijksregisternummer ',
  'numéro national ',
  'n° registre national ',
  'numéro de registre\nnational : ',
  'Nationalregisternummer ',
  'rijksregister-\nnummer ',
  'BIS-nummer ',
  'RRN / BIS-nr. / KBO-nr. : ',
] as const

/** Misreadings of recognition, by digit. */
const MISREADINGS: Record<string, string> = { '0': 'OoQD', '1': 'lI|!i', '2': 'Zz', '5': 'Ss', '8': 'B' }

/** Eleven digits with a valid check: births of 1920 to 2019, one in eight with the month of a BIS number. */
export function makeNationalNumber(random: Random): string {
  const year = 1920 + pick(random, 100)
  const raise = [0, 0, 0, 0, 0, 0, 20, 40][pick(random, 8)] as number
  const month = raise + 1 + pick(random, 12)
  const parts = [year % 100, month, 1 + pick(random, 28)].map(part => String(part).padStart(2, '0'))
  const body = `${parts.join('')}${900 + pick(random, 98)}`
  const check = 97 - (Number(year < 2000 ? body : `2${body}`) % 97)
  return body + String(check).padStart(2, '0')
}

/** `digits` in the form of `writing`, whose letters stand for a digit each. */
export function formatNumber(digits: string, writing: string): string {
  let index = 0
  return writing.replaceAll(/[YMDSC]/g, () => digits[index++] as string)
}

/** What print and recognition make of it: letters for digits, blanks, commas, line breaks, print hyphens. */
export function addOcrNoise(written: string, random: Random): string {
  return [...written].map(char => addNoiseToChar(char, random)).join('')
}

function addNoiseToChar(char: string, random: Random): string {
  const misread = MISREADINGS[char]
  if (misread && random() < 0.15) return misread[pick(random, misread.length)] as string
  if (char === '.' && random() < 0.2) return ','
  const luck = random()
  if (luck < 0.03) return `${char} `
  if (luck < 0.04) return `${char}\n`
  if (luck < 0.05) return `${char}-\n   `
  return char
}

function pick(random: Random, below: number): number {
  return Math.floor(random() * below)
}
