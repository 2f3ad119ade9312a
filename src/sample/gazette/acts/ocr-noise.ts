// What recognition makes of a scan: debris of the frame at both margins, letters taken for others, blanks inside
// numbers.

import type { SeededRandom } from '../../random.ts'

/** How many of a hundred lines carry debris, and of a thousand characters are misread. */
export type OcrNoise = { debris: number; misread: number }

export const LIGHT_NOISE: OcrNoise = { debris: 15, misread: 2 }
export const HEAVY_NOISE: OcrNoise = { debris: 40, misread: 8 }

const BEFORE = ['! ', 'H ', '1 ', 'i ', '| ', ': ', 'il ', '‘ ', 'IE ', 'Hi ']
const AFTER = [' !', ' 1', ' |', ' :', ' ı', ' H', ' i', ' ;']
const MISREAD: Record<string, string[]> = {
  m: ['rn', 'in'],
  é: ['e', 'è'],
  è: ['e', 'é'],
  l: ['I', 'i'],
  ß: ['B', 'f'],
  ü: ['u', 'ii'],
  c: ['e'],
  h: ['b'],
  g: ['q'],
  t: ['f'],
  '’': ["'", ' '],
}

/** Disturbs a text; digits stay, but for blanks that fall into enterprise numbers. */
export function addOcrNoise(text: string, noise: OcrNoise, random: SeededRandom): string {
  return text
    .split('\n')
    .map(line => addLineNoise(line, noise, random))
    .join('\n')
}

function addLineNoise(line: string, { debris, misread }: OcrNoise, random: SeededRandom): string {
  let read = ''
  for (const char of line) {
    const taken = MISREAD[char]
    read += taken && random.chance(misread / 1000) ? random.pick(taken) : char
  }
  if (random.chance(debris / 100)) read = random.pick(BEFORE) + read
  if (random.chance(debris / 100)) read += random.pick(AFTER)
  return read.replace(/(\d{4}\.\d{3}\.\d)(\d\d)\b/, (number, head, tail) =>
    random.chance(0.1) ? `${head} ${tail}` : number,
  )
}
