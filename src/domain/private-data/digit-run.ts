// Finds runs of digits despite print and OCR noise: `85.07.30-033.61`, `85 07 3O-⏎O33,6l`. Words end a run.
// One linear pass without backtracking.

export type DigitRun = {
  /** Digit values, including letters read as digits. */
  values: number[]
  /** Their offsets in the text. */
  at: number[]
  /** True for a letter or bar read as a digit. */
  guessed: boolean[]
}

const ZERO = 48
const NINE = 57
// Maximum gap: hyphen, line break and indent.
const MAX_GAP = 20
const MIN_DIGITS = 5
const OTHER = -1
const GAP = -2

const CHARACTER_VALUES = new Int8Array(0x10000).fill(OTHER)
const OCR_DIGIT_LETTERS = ['OoQD', 'IlLi|![]ıí', 'Zz', '', '', 'Ss', 'Gb', '', 'B', 'gq']
for (const [digit, letters] of OCR_DIGIT_LETTERS.entries()) {
  for (const letter of letters) CHARACTER_VALUES[letter.charCodeAt(0)] = digit
}
for (let digit = 0; digit <= 9; digit++) CHARACTER_VALUES[ZERO + digit] = digit
const SEPARATORS =
  ' \t\n\r\f\v.,-/:;_*~\'"=·•…‘’“”‐‑‒–—−\u00a0\u00ad\u2000\u2002\u2003\u2007\u2009\u200a\u200b\u200c\u200d\u200e\u200f\u2060\u202f\u2001\u2004\u2005\u2006\u2008\u205f\u3000\ufeff'
for (const separator of SEPARATORS) CHARACTER_VALUES[separator.charCodeAt(0)] = GAP

const LETTERS = new Uint8Array(0x10000)
for (let code = 0; code < 0x250; code++) {
  if (/[\p{L}\p{N}]/u.test(String.fromCharCode(code)) || '|![]'.includes(String.fromCharCode(code)))
    LETTERS[code] = 1
}

/** Calls `visit` for each run of at least `fewest` digits, in order. */
export function visitDigitRuns(text: string, fewest: number, visit: (run: DigitRun) => void): void {
  let floor = 0
  let at = 0
  while (at < text.length) {
    if (!isDigitAt(text, at)) {
      at++
      continue
    }
    const run: DigitRun = { values: [], at: [], guessed: [] }
    at = collect(text, findStart(text, at, floor), run)
    floor = at
    if (run.values.length >= fewest && countDigits(run) >= MIN_DIGITS) visit(run)
  }
}

export function isDigitAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= ZERO && code <= NINE
}

export function isLetterOrDigitAt(text: string, at: number): boolean {
  return at >= 0 && at < text.length && LETTERS[text.charCodeAt(at)] === 1
}

function countDigits(run: DigitRun): number {
  let digits = 0
  for (const guessed of run.guessed) if (!guessed) digits++
  return digits
}

function valueAt(text: string, at: number): number {
  return CHARACTER_VALUES[text.charCodeAt(at)] as number
}

// A run may start with letters read as digits, but only in words consisting entirely of such letters.
function findStart(text: string, digitAt: number, floor: number): number {
  let start = digitAt
  for (;;) {
    const before = skipGapBack(text, start, floor)
    let from = before
    while (from > floor && before - from < 11 && valueAt(text, from - 1) >= 0) from--
    if (from === before || isLetterOrDigitAt(text, from - 1) || digitAt - from > 40) return start
    start = from
  }
}

function skipGapBack(text: string, from: number, floor: number): number {
  let at = from
  while (at > floor && from - at < MAX_GAP && valueAt(text, at - 1) === GAP) at--
  return at
}

// Fills `run` and returns the offset to continue at, always after `start`.
function collect(text: string, start: number, run: DigitRun): number {
  let at = start
  for (;;) {
    const last = lastOfNumber(text, at)
    for (let char = at; char < last; char++) {
      run.values.push(valueAt(text, char))
      run.at.push(char)
      run.guessed.push(!isDigitAt(text, char))
    }
    if (isLetterOrDigitAt(text, last)) return Math.max(last, start + 1)
    const next = skipGap(text, last)
    if (next === last || next >= text.length || valueAt(text, next) < 0) return next
    if (!isDigitAt(text, next) && lastOfNumber(text, next) === next) return next
    at = next
  }
}

function skipGap(text: string, from: number): number {
  let at = from
  while (at < text.length && at - from < MAX_GAP && valueAt(text, at) === GAP) at++
  return at
}

// End of the digits in a word: its end if every letter may be a digit, else after the last true digit before
// the first other letter (`43is`, `12de`). Stops at that letter, so that long words take linear time.
function lastOfNumber(text: string, start: number): number {
  let at = start
  let afterDigit = start
  while (at < text.length && valueAt(text, at) >= 0) {
    if (isDigitAt(text, at)) afterDigit = at + 1
    at++
  }
  return isLetterOrDigitAt(text, at) ? afterDigit : at
}
