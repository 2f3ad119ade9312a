// Blanks out form lines and margin noise of an act. The text keeps its length, so spans stay valid offsets.

import { foldLine } from './fold-line.ts'
import { headsNames, rightFrameOf, withoutMarginNoise } from './right-frame.ts'

// Lines of the printed form, repeated on every page (forms Mod 2.1 to 19.01).
const FORM_LINES =
  /^.*(?:bijlagen bij het belgisch staatsblad\s*-|annexes du moniteur belge\s*$|op de laatste blz|mentionner sur la dern|bitte auf der letzten|ayant pouvoir de representer la personne|personen,? die dazu ermachtigt|dritten gegenuber zu vertreten|au verso\s*:|auf der ruckseite|\bverso\s*:|mod (?:doc|pdf|word)\b|copie a publier aux|in de bijlagen bij het belgisch|na neerlegging (?:van de akte )?ter griffie|in den anlagen zum belgischen).*$/
const PAGE_HEADS =
  /^\s*(?:luik b|volet b|teil b|luik b - vervolg|volet b - suite|reserve|au|moniteur|belge|dem|belgischen|staatsblatt|vorbehalten|voor-|behouden|aan het|belgisch|staatsblad)\s*$/

// `5 Wever`: a single digit before a name is frame noise, unless it counts or is part of a date.
const DIGIT = /^\d$/
const KEPT_SHORT = new Set(
  'a à de la le du au en et van von der den des les sur par op te tot met une un aux ses son het een die das dem zum zur dit aan uit ter nv sa bv ag kg of om in is mr me dr m. mme zu am im ab an pv bd av ce qui que se ne st st. als bis'.split(
    ' ',
  ),
)
const BAR = /^(?:[^\p{L}\d\s]*[|!:;,'‘’`\\{}[\]ıIil1jtkhnDN_—=~*°><"“”«]{1,3}|[^\p{L}\d\s(«“"-]{1,3})$/u
// OCR fragments of the page frame that are words in none of the three languages.
const NOISE_TOKEN = /^(?:Hi|HI|IE|IH|il|H|LI)$/
const BULLET = /^(?:\d{1,2}[.)°]|[a-hA-H][.)]|[-–•·.*▪])$/
const TRAILING =
  /^(?:[^\p{L}\d\s)»”".;,:?]{1,4}|[:;,.][|!:;.'‘’]*|\p{L}|[1Iil|!ıï5]{1,2}|[|!ıIi1lï]{1,3}[:;.,]?)$/u
const MONTH = /^(?:jan|f[ée]v|feb|ma[aiïr]|mä|me|a[pvoû]|jui|jun|jul|aug|sep|o[ck]t|nov|d[eé][cz])/i
const LONGEST_DEBRIS = 3

/** The text with form lines blanked; in OCR text the noise at both margins too. Same length. */
export function blankMargins(text: string, recognised: boolean): string {
  const lines = blankPageMargins(text.split('\n'))
  const framed = recognised && rightFrameOf(lines).seen
  const blanked = lines.map((line, at) => {
    const folded = foldLine(line)
    if (FORM_LINES.test(folded) || PAGE_HEADS.test(folded)) return ' '.repeat(line.length)
    const next = nextPrinted(lines, at)
    return recognised ? blankNoise(line, start => announcesList(start, next, framed)) : line
  })
  const insidePageBreak = findPageBreaks(lines, blanked)
  return blanked.reduce((joined, line, at) => {
    if (insidePageBreak[at]) return `${joined} ${' '.repeat(line.length)}`
    const debris = recognised && line.trim() === '' && (lines[at] as string).trim() !== ''
    const inside = debris && RUNS_ON.test(blanked[at - 1] ?? '') && /\S/.test(blanked[at + 1] ?? '')
    return at === 0
      ? line
      : `${joined}${inside && !FORM_LINES.test(foldLine(lines[at] as string)) ? ' ' : '\n'}${line}`
  }, '')
}

const PAGE_FOOT =
  /derni.{1,8}page du v|laatste blz|letzten seite des|ayant pouvoir de repr|dritten gegenuber zu vertreten|ten aanzien van derden te vert|^\W*(?:au verso|verso|achterkant|auf der ruckseite)\b/
const PAGE_FURNITURE =
  /^[^\p{L}]*$|\b(?:volet|luik|teil) ?b\b|^\W*(?:\p{L}{1,2}\W+)?(?:reserve|moniteur|belge|voor-?|behouden|belgisch|staatsblad|belgischen|staatsblatt|vorbehalten)\W*$|^\W*mod[. ]/u
const LONGEST_BREAK = 24 // lines
const FEWEST_SIGNS = 2

// Lines between the foot of a page and the head of the next, across which a sentence or list continues.
function findPageBreaks(lines: readonly string[], blanked: readonly string[]): boolean[] {
  const inside = new Array<boolean>(lines.length).fill(false)
  for (let at = 1; at < lines.length; at++) {
    const headed = opensPage(lines, at)
    if (!headed && !PAGE_FOOT.test(foldLine(lines[at] as string))) continue
    let end = at + 1
    let signs = headed ? FEWEST_SIGNS : 1
    while (end < lines.length && end - at < LONGEST_BREAK) {
      const fold = foldLine(lines[end] as string)
      const sign = PAGE_FOOT.test(fold) || FORM_LINES.test(fold) || PAGE_HEADS.test(fold)
      const fragment = headed && fold.trim().length <= LONGEST_FRAGMENT
      if (!sign && !fragment && !PAGE_FURNITURE.test(fold) && (blanked[end] as string).trim() !== '') break
      if (sign) signs++
      end++
    }
    if (signs >= FEWEST_SIGNS && end < lines.length) inside.fill(true, at, end)
    at = end
  }
  return inside
}

const LONGEST_FRAGMENT = 5 // characters
const HEAD_OPENS = /^\W*(?:\p{L}{1,2}\W+)?(?:reserve|voor-?|voorbehouden|dem)\W*$/u
const HEAD_NAMES = [/(?:moniteur|belgisch(?:en)?)\W*$/, /(?:belge|staatsblad|staatsblatt)\W*$/]
const LONGEST_HEAD = 6 // lines
const LONGEST_WORDS = 15 // characters

// `Réservé` / `au` / `Moniteur` / `belge`, each on a line of its own: a page whose foot was not recognised.
function opensPage(lines: readonly string[], at: number): boolean {
  if (!HEAD_OPENS.test(foldLine(lines[at] as string))) return false
  const head = lines.slice(at + 1, at + LONGEST_HEAD).map(foldLine)
  return HEAD_NAMES.every(name => head.some(line => line.length < LONGEST_WORDS && name.test(line)))
}

const NEXT_PAGE = /\b(?:volet|luik|teil) b\b|^\W*(?:reserve|voorbehouden|vorbehalten)\b/
const MARGIN_WORD =
  /^\W{0,3}(?:reserve|au|moniteur|belge|voor-?|behouden|aan het|belgisch|staatsblad|dem|belgischen|staatsblatt)(?:\s*[|!:;]|\s{2,}|\s(?=[-•–]\s))/
// `au ET ï`: nothing but the word and what was recognised of the frame.
const MARGIN_LINE = /^\W{0,3}(?:reserve|au|moniteur|belge)\b.{0,8}$/
const MARGIN_LINES = 8

// `Réservé au Moniteur belge` is printed in the margin of every page, one word beside each of the first
// lines.
function blankPageMargins(lines: readonly string[]): string[] {
  let left = 0
  return lines.map(line => {
    const fold = foldLine(line)
    if (NEXT_PAGE.test(fold)) left = MARGIN_LINES
    else if (line.trim() !== '') left--
    if (left > 0 && MARGIN_LINE.test(fold)) return ' '.repeat(line.length)
    const word = left > 0 ? MARGIN_WORD.exec(fold)?.[0] : undefined
    return word ? ' '.repeat(word.length) + line.slice(word.length) : line
  })
}

// A full line without end punctuation: a line of noise below it does not end the sentence.
const RUNS_ON = /\S.{58,}[^\s.:;!?]\s*$/

const ITEM =
  /^\W{0,4}(?:[-–•*]|\d{1,2}[.)°/]|[a-c][.)])\s?\p{L}|^(?:M\.|Mme|Monsieur|Madame|De heer|de heer|Mevrouw|mevrouw|Herrn?|Frau)\s/u

const LONGEST_GAP = 3 // lines

function nextPrinted(lines: readonly string[], at: number): string | undefined {
  return lines.slice(at + 1, at + 1 + LONGEST_GAP).find(line => line.trim() !== '')
}

const REPRESENTED_BY = /\s(?:par|door|durch)\s?:\s*$/
const ENTRY = /^\s*(?:(?:la|le|les|l['’]|de|het|die|der)\s?)?\p{Lu}/u

// A colon at the end of a line is kept where a list follows, or where it cannot come from the frame.
function announcesList(line: string, next: string | undefined, framed: boolean): boolean {
  if (!/[\p{L}\d)]\s?:\s*$/u.test(line) || next === undefined) return false
  const entry = withoutMarginNoise(next)
  if (REPRESENTED_BY.test(line) || FORM_LINES.test(foldLine(next))) return false
  return (
    ITEM.test(next.trimStart()) ||
    ITEM.test(entry) ||
    headsNames(line, next) ||
    (!framed && ENTRY.test(entry))
  )
}

const MOST_FRAGMENTS = 6 // behind the colon of a list

// `announces` tells whether a list follows a line that ends so.
function blankNoise(line: string, announces: (start: string) => boolean): string {
  const tokens = [...line.matchAll(/\S+/g)]
  const from = countLeadingNoise(tokens.map(token => token[0]))
  const endOf = (at: number): number => (tokens[at]?.index ?? 0) + (tokens[at]?.[0].length ?? 0)
  const isNoise = (at: number): boolean => {
    const token = tokens[at]?.[0] ?? ''
    const heads =
      token.startsWith(':') && tokens.length - at <= MOST_FRAGMENTS && announces(line.slice(0, endOf(at)))
    return isTrailingNoise(token, at + 1 - from) && !heads
  }
  let to = tokens.length
  while (to > from && isNoise(to - 1)) to--
  if (from >= to) return ' '.repeat(line.length)
  const start = tokens[from]?.index ?? 0
  const end = endOf(to - 1)
  return ' '.repeat(start) + line.slice(start, end) + ' '.repeat(line.length - end)
}

function isTrailingNoise(token: string, left: number): boolean {
  return left > 1 && TRAILING.test(token) && !/^[àaAyB]$/.test(token)
}

const SHORT_NAME = /^\p{Lu}\p{Ll}{2}$/u // `Jan Wol |`
const BARS_OF_ROW = 3 // more bars than a margin has: cell borders of a table

// Leading noise ends in a token that looks like a bar, preceded only by fragments of up to three characters.
function countLeadingNoise(tokens: string[]): number {
  let count = 0
  if (tokens.filter(token => token === '|').length >= BARS_OF_ROW) return tokens[0] === '|' ? 1 : 0
  for (let at = 0; at < Math.min(tokens.length, 5); at++) {
    const token = tokens[at] as string
    if (BULLET.test(token) && !/^[|!:;]/.test(tokens[at + 1] ?? '')) break
    if (SHORT_NAME.test(token) && SHORT_NAME.test(tokens[at + 1] ?? '')) break
    if (/^N[°ºo.*]/.test(token) || (/^\d{1,2}$/.test(token) && MONTH.test(tokens[at + 1] ?? ''))) break
    if (/^(?:In|Il|in|il)$/.test(token) && /^\p{Ll}{2}/u.test(tokens[at + 1] ?? '')) break // `In den`, `Il est`
    if (
      at === 0 &&
      DIGIT.test(token) &&
      /^\p{Lu}\p{Ll}/u.test(tokens[1] ?? '') &&
      !MONTH.test(tokens[1] ?? '')
    ) {
      count = 1
      break
    }
    if (BAR.test(token) || (at === 0 && NOISE_TOKEN.test(token) && tokens.length > 1)) {
      count = at + 1
      continue
    }
    if (token.length > LONGEST_DEBRIS || KEPT_SHORT.has(token.toLowerCase())) break
  }
  return count
}
