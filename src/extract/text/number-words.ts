// Parses days and years in words (`vingt-trois`, `tweeduizend éénentwintig`, `zweitausendfünfundzwanzig`), as
// used by notaries. A lookup table of all folded spellings replaces a grammar, since only a few hundred
// numbers occur.

const NL_UNITS = 'een twee drie vier vijf zes zeven acht negen'.split(' ')
const NL_TEENS = 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(' ')
const NL_TENS = 'twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ')
const FR_UNITS = 'un deux trois quatre cinq six sept huit neuf'.split(' ')
const FR_TEENS = 'dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf'.split(' ')
const FR_TENS = 'vingt trente quarante cinquante soixante septante quatrevingt nonante'.split(' ')
const DE_UNITS = 'ein zwei drei vier funf sechs sieben acht neun'.split(' ')
const DE_TEENS = 'zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ')
const DE_TENS = 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'.split(' ')

// Spellings of 1 to 99 in one language, folded.
function spellDutch(number: number): string[] {
  if (number < 10) return [NL_UNITS[number - 1] as string]
  if (number < 20) return [NL_TEENS[number - 10] as string]
  const ten = NL_TENS[Math.floor(number / 10) - 2] as string
  return number % 10 === 0 ? [ten] : [`${NL_UNITS[(number % 10) - 1]}en${ten}`]
}

function spellGerman(number: number): string[] {
  if (number === 1) return ['eins', 'ein']
  if (number < 10) return [DE_UNITS[number - 1] as string]
  if (number < 20) return [DE_TEENS[number - 10] as string]
  const ten = DE_TENS[Math.floor(number / 10) - 2] as string
  return number % 10 === 0 ? [ten] : [`${DE_UNITS[(number % 10) - 1]}und${ten}`]
}

function spellFrench(number: number): string[] {
  if (number < 10) return [FR_UNITS[number - 1] as string]
  if (number < 20) return [FR_TEENS[number - 10] as string]
  const ten = FR_TENS[Math.floor(number / 10) - 2] as string
  const unit = FR_UNITS[(number % 10) - 1]
  const spellings = number % 10 === 0 ? [ten, `${ten}s`] : [`${ten}${unit}`]
  if (number % 10 === 1) spellings.push(`${ten}et${unit}`)
  if (number >= 70 && number < 80) spellings.push(...frenchTeens('soixante', number - 70))
  if (number >= 90) spellings.push(...frenchTeens('quatrevingt', number - 90))
  return spellings
}

function frenchTeens(ten: string, unit: number): string[] {
  return [`${ten}${FR_TEENS[unit]}`, `${ten}et${FR_TEENS[unit]}`]
}

type Century = { spell: (number: number) => string[]; before: string[]; bare: string[]; from: number }

const CENTURIES: Century[] = [
  { spell: spellDutch, before: ['tweeduizend', 'tweeduizenden'], bare: ['tweeduizend'], from: 2000 },
  {
    spell: spellFrench,
    before: ['deuxmille', 'deuxmil', 'deuxmilleet'],
    bare: ['deuxmille', 'deuxmil'],
    from: 2000,
  },
  { spell: spellGerman, before: ['zweitausend', 'zweitausendund'], bare: ['zweitausend'], from: 2000 },
  {
    spell: spellDutch,
    before: ['negentienhonderd', 'negentienhonderden'],
    bare: ['negentienhonderd'],
    from: 1900,
  },
  {
    spell: spellFrench,
    before: ['milleneufcent', 'milneufcent', 'dixneufcent'],
    bare: ['milleneufcent'],
    from: 1900,
  },
  { spell: spellGerman, before: ['neunzehnhundert'], bare: ['neunzehnhundert'], from: 1900 },
]

function listYears(): Map<string, number> {
  const years = new Map<string, number>()
  for (const { spell, before, bare, from } of CENTURIES) {
    for (const words of bare) years.set(words, from)
    for (let number = 1; number < 100; number++) {
      for (const tail of spell(number)) for (const head of before) years.set(head + tail, from + number)
    }
  }
  return years
}

function listDays(): Map<string, number> {
  const days = new Map<string, number>([
    ['premier', 1],
    ['eerste', 1],
    ['derde', 3],
    ['ersten', 1],
    ['dritten', 3],
    ['siebten', 7],
  ])
  for (let day = 1; day <= 31; day++) {
    for (const words of spellFrench(day)) days.set(words, day)
    for (const words of spellDutch(day)) for (const tail of ['', 'de', 'ste']) days.set(words + tail, day)
    for (const words of spellGerman(day)) for (const tail of ['', 'ten', 'sten']) days.set(words + tail, day)
  }
  return days
}

const YEARS = listYears()
const DAYS = listDays()
const LONGEST_YEAR_WORDS = 8 // words: mille neuf cent quatre vingt dix neuf, and one for `et`

/** Lower case, no accents, letters only: `Éénentwintig` → `eenentwintig`, `dreißig` → `dreissig`. */
export function foldLetters(words: string): string {
  return words
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll(/[^a-z]/g, '')
    .replaceAll('fuenf', 'funf')
    .replaceAll('zwoelf', 'zwolf')
}

/** The day of the month (1–31) in words at the end of `text`, with its start offset; null if none. */
export function readDayBefore(text: string): { day: number; start: number } | null {
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].slice(-4)
  for (const word of words) {
    const day = DAYS.get(foldLetters(text.slice(word.index)))
    if (day !== undefined) return { day, start: word.index }
  }
  return null
}

/** The year in words at the start of `text` (leading spaces allowed), with its end offset; null if none. */
export function readYearAfter(text: string): { year: number; end: number } | null {
  let found: { year: number; end: number } | null = null
  let folded = ''
  let count = 0
  for (const word of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (++count > LONGEST_YEAR_WORDS) break
    folded += foldLetters(word[0])
    const year = YEARS.get(folded)
    if (year !== undefined) found = { year, end: word.index + word[0].length }
  }
  return found
}
