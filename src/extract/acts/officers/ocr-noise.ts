// Detects OCR noise around the text: page frame, margin, and fragments at both ends of a line.

import { foldLine } from '../fold-line.ts'
import { headsNames, rightFrameOf, withoutMarginNoise } from '../right-frame.ts'
import { languageOf, shortWordsOf } from './language.ts'
import { classOf, UNFINISHED } from './lexicon.ts'

/** Frame noise of a page: signs seen at its right side, and words that are no noise at its left side. */
type PageFrame = { signs: string; words: ReadonlySet<string> }

// `l'`, `d’`
const ELIDED = /^[ldnLDN]['’]$/
// Bullets and opening quotes are no noise.
const KEPT_SIGNS = /^[-–—•*"«“(]$/
// A stray sign or a bar read as a letter at the end of a line: `|`, `l`, `Î`.
const TRAILING_NOISE = /^(?:[^\p{L}\d\s.,:;)»”"&-]|[1iıIl|!ïÎìÉÈËÊÏ])$/u
// Signs that occur in no sentence: remains of the page frame.
const FRAME = /^[!|£©®=_~{}[\]€\\<>]+$/
// Signs that OCR reads for the vertical bar of the frame.
const BAR = /^[!|:;£=_©®{}[\]€§‘’'‚„~ï¦]$/
// A next line that continues the sentence: `de la société`, `van de`.
const RUNS_ON =
  /^(?:[dD]['’]|(?:du|des|et|en|à|par|pour|sur|au|aux|ou|ce|cette|qui|que|son|sa|ses|leur|van|het|und|der|des|von|zu)\s)/
// A word that no sign follows: `de Paul Varlin et :`, `au ;`
const LEADS_ON = /^(?:et|en|und|au|aux|du|le|un|une|een|der|het|sa|son)$/
// A next line that is a list item: `- Monsieur X`, `1. De heer Y`.
const LISTED_NEXT =
  /^\W{0,6}(?:[-–•*«]|\d{1,2}[.)°]|[a-h][.)]|\p{L}{0,2}(?:Monsieur|Madame|Mademoiselle|M\.|Mme|Mr|Mlle|MM?\b|Herrn?|Frau|De heer|Mevrouw|La (?:SA|SPRL|SRL)|SA|SPRL|SRL|Les? )|(?:(?:Van|De|Den|Der|Vande[nr]?) ){0,2}\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+,|\p{L}{6,20} ?: ?\p{Lu})/u

// `Réservé au Moniteur belge`, printed beside the text.
const MARGIN =
  /^\s*(?:(?:Réservé|Moniteur|belge|Voor-|behouden|Belgisch|Staatsblad|au|aan het|Volet B - Suite|Luik B - vervolg)\s+)+(?<=\s{3})/

/** Number of characters at the start of a row that belong to the margin. */
export const marginOf = (row: string): number => MARGIN.exec(row)?.[0].length ?? 0

/** Frame noise of a page with these rows; no signs when the text is not from OCR. */
export function frameOf(text: string, rows: readonly string[], recognised: boolean): PageFrame {
  return { signs: recognised ? rightFrameOf(rows).signs : '', words: shortWordsOf(languageOf(text)) }
}

/** The next non-blank row, without its noise. */
export function nextRow(rows: readonly string[], index: number): string {
  return withoutMarginNoise(rows.slice(index + 1).find(row => row.trim() !== '') ?? '')
}

/**
 * The words of a row without fragments before the first, bars anywhere, and single signs or letters after the
 * last. A row that starts with the rest of a word (`startsInWord`) has none before it.
 */
export function stripNoise(
  matches: RegExpExecArray[],
  next: string,
  frame: PageFrame,
  startsInWord: boolean,
): RegExpExecArray[] {
  const from = startsInWord ? 0 : firstWord(matches, frame)
  let to = matches.length
  while (to > from + 1 && TRAILING_NOISE.test(matches[to - 1]?.[0] ?? '')) to--
  const last = matches[to - 1]?.[0] ?? ''
  const listed = LISTED_NEXT.test(next) || headsNames(matches[0]?.input ?? '', next)
  const framed = frame.signs.includes(last) && !listed
  // A colon in the middle of a sentence.
  const inside = /^[:;]$/.test(last) && (RUNS_ON.test(next) || goesOnBelow(matches[to - 2]?.[0] ?? '', last))
  if (to > from + 1 && (framed || inside)) to--
  return matches.slice(from, to).filter(match => !FRAME.test(match[0]))
}

// `domicilié 4, rue :` / `Bois Rond à Lasne`, `Son représentant permanent est ;` / `M. Varlin`
function goesOnBelow(word: string, sign: string): boolean {
  if (/^\p{Lu}/u.test(word)) return false
  const fold = foldLine(word)
  return classOf(fold).tags.has('streets') || LEADS_ON.test(word) || (sign === ';' && UNFINISHED.has(fold))
}

const TEXT_IN_CAPITALS = /(?:\p{Lu}[^\p{L}]*){40}/u

/** A row of text in capitals, where they tell no names: `L'ASSEMBLEE GENERALE DECIDE DE NOMMER MONSIEUR JEAN PEETERS`. */
export const isInCapitals = (row: string): boolean => !/\p{Ll}/u.test(row) && TEXT_IN_CAPITALS.test(row)

const REACH = 6 // tokens at the start of a line that may be noise

function firstWord(matches: RegExpExecArray[], { words }: PageFrame): number {
  const inCapitals = isInCapitals(matches[0]?.input ?? '')
  const texts = matches.slice(0, REACH + 1).map(match => match[0])
  const long = texts.findIndex(text => text.length > 3 || /^\d{3}$/.test(text))
  const head = texts.slice(0, long < 0 ? texts.length : long)
  let from = endOfFrame(texts, head)
  if (isNoiseBeforeTitle(texts, from, long, words)) return long
  for (let at = from; at < Math.min(matches.length, from + 5); at++) {
    const text = texts[at] ?? ''
    const after = texts[at + 1] ?? ''
    if (KEPT_SIGNS.test(text)) continue
    const numbered =
      /^\d{1,2}$/.test(text) &&
      (/^[.)°/]$/.test(after) || !/^(?:1[1-5]|1|[2-9])$/.test(text) || !/^\p{Lu}/u.test(after))
    const lettered = /^[A-Ha-h]$/.test(text) && /^[.)]$/.test(after)
    const initials =
      /^\p{Lu}$/u.test(text) && (/^(?:\p{Lu}|\.|&)$/u.test(after) || `${text}${after}` === 'C°')
    if (
      text.length > 2 ||
      words.has(text) ||
      (words.has(text.toLowerCase()) && inCapitals) ||
      ELIDED.test(text) ||
      numbered ||
      lettered ||
      initials
    )
      break
    from = at + 1
  }
  return Math.min(from, Math.max(0, matches.length - 1))
}

function endOfFrame(texts: readonly string[], head: readonly string[]): number {
  // Everything up to the last bar belongs to the frame.
  const from = head.findLastIndex(text => BAR.test(text) && !KEPT_SIGNS.test(text)) + 1
  // `5 4 - Madame`: the bullet after noise.
  const bullet = head.findLastIndex(text => /^[-–—•*]$/.test(text))
  if (bullet > from && /^\p{Lu}/u.test(texts[bullet + 1] ?? '') && !/^\d{4}$/.test(texts[bullet - 1] ?? ''))
    return bullet
  return from
}

// `in it Monsieur`
function isNoiseBeforeTitle(
  texts: readonly string[],
  from: number,
  long: number,
  words: ReadonlySet<string>,
): boolean {
  return (
    long > from &&
    long - from <= 2 &&
    /^(?:Monsieur|Madame|Mademoiselle|Mesdames|Messieurs|Mme|Mlle|Herrn?|Frau)$/.test(texts[long] ?? '') &&
    texts
      .slice(from, long)
      .every(
        text => /^\p{L}+$/u.test(text) && !words.has(text) && !/^(?:que|par|dit|les|des|ses|son)$/.test(text),
      )
  )
}

const LOOKALIKES: Record<string, string> = { 0: 'o', 1: 'l', 5: 's', 6: 'b', 8: 'b', 9: 'g', $: 's' }
const HAS_LOOKALIKE = /[015689$]/
// At least four letters: `B00871` is no word.
const WITH_DIGITS = /(?<![\p{L}\d])(?=(?:[\d$]*\p{L}){4})[\p{L}015689$]+(?![\p{L}\d])/gu
// `de beer Peeters` for `de heer Peeters`
const MISREAD_TITLE = /(?<=\bde )(?:beer|beef|hccr|hecr|becr)(?= \p{Lu})/gu

// `Mr 8. Varlin` for `Mr B. Varlin`
const MISREAD_INITIAL =
  /(?<=\b(?:Mr|Monsieur|Mme|Madame|heer|Mevrouw|Herrn?|Frau) )[0158](?=\. ?\p{Lu}\p{Ll})/gu
const INITIALS: Record<string, string> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B' }

/** Restores letters that OCR read as digits (`vertegenwo0rdigd`) and titles it read as other words. */
export function restoreLetters(row: string): string {
  const restored = HAS_LOOKALIKE.test(row)
    ? row.replace(WITH_DIGITS, withLetters).replace(MISREAD_INITIAL, digit => INITIALS[digit] as string)
    : row
  return restored.replace(MISREAD_TITLE, 'heer')
}

function withLetters(word: string): string {
  return word
    .replace(/^[058]/, digit => (LOOKALIKES[digit] as string).toUpperCase())
    .replaceAll(/[015689$]/g, digit => LOOKALIKES[digit] as string)
}
