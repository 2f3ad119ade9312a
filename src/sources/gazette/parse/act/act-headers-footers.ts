// What is printed on the form of an act beside its text: the gazette's margin, the box reserved for it, the
// instructions at the foot, the heading repeated on later pages.

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

/** The day of publication in a line of the margin, `YYYY-MM-DD`; null for any other line. */
export function readMarginDay(line: string): string | null {
  const day = MARGIN.test(line) ? MARGIN_DAY.exec(line) : null
  return day ? `${day[3]}-${day[2]}-${day[1]}` : null
}

export const isMarginLine = (line: string): boolean => readMarginDay(line) !== null
/** The first of the lines at a page's foot, which tell what to write where. */
export const isFootLine = (line: string): boolean => FOOT_INSTRUCTIONS.test(line)
/** A heading that later pages repeat. */
export const isRepeatedHeading = (line: string): boolean =>
  CONTINUED_HEADING.test(line) || FORM_CODE.test(line)
/** A word of the box at the left that is reserved for the gazette. */
export const isReservedBox = (text: string): boolean => RESERVED.has(text.trim().toLowerCase())
