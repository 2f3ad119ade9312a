// Recognises printed parts of an act's form: the gazette's margin, the reserved box, the instructions at the
// foot, and the repeated heading.

// `Bijlagen bij het Belgisch Staatsblad - 12/03/2031 - Annexes du Moniteur belge`
const MARGIN =
  /(?:Bijlagen bij het Belgisch Staatsblad|Annexes du Moniteur belge|Anlagen zum Belgischen Staatsblatt)/
const MARGIN_DAY = /(\d{2})\/(\d{2})\/(\d{4})/

const FOOT_INSTRUCTIONS =
  /^(?:Op de laatste blz\. van Luik B|Mentionner sur la dernière page du Volet B|Bitte auf der letzten Seite des Teils B)/i

const CONTINUED_HEADING = /^(?:Luik B|Volet B|Teil B)\s*[-–]?\s*(?:vervolg|suite|Fortsetzung)$/i
const FORM_CODE = /^Mod(?: (?:PDF|DOC|WORD))? \d{1,2}\.\d{1,2}$/i

const RESERVED: ReadonlySet<string> = new Set(
  'voor-|voorbehouden|behouden|aan het|belgisch|staatsblad|réservé|au|moniteur|belge|dem|belgischen|staatsblatt|vorbehalten'.split(
    '|',
  ),
)

/** Publication day in a margin line, `YYYY-MM-DD`; null for other lines. */
export function readMarginDay(line: string): string | null {
  const day = MARGIN.test(line) ? MARGIN_DAY.exec(line) : null
  return day ? `${day[3]}-${day[2]}-${day[1]}` : null
}

export const isMarginLine = (line: string): boolean => readMarginDay(line) !== null
/** First of the instruction lines at a page's foot. */
export const isFootLine = (line: string): boolean => FOOT_INSTRUCTIONS.test(line)
/** A heading repeated on later pages. */
export const isRepeatedHeading = (line: string): boolean =>
  CONTINUED_HEADING.test(line) || FORM_CODE.test(line)
/** A word of the box on the left reserved for the gazette. */
export const isReservedBox = (text: string): boolean => RESERVED.has(text.trim().toLowerCase())
