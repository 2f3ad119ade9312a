// Finds home addresses without a cue, by position: before the birth or number of a bankrupt person, and after
// the names of liquidators by operation of law, who are former directors.

import { STREET_ENDING, STREET_NOUN } from './home-addresses.ts'
import type { NormalisedText, PrivateSpan } from './normalised-text.ts'

const HOUSE =
  '(?:n[°o]\\.? ?)?\\d{1,4}[A-Za-z]?(?: (?=[A-Z],? (?:[A-Z]{1,3}-)?\\d{4})[A-Z])?(?:[ /-]{1,2}[A-Za-z]{0,3}\\d{0,4}[A-Za-z]?(?:[/.-]\\d{1,4})?(?![\\p{L}\\d]))?(?: ?,? ?(?:BUS|BOITE|BTE|BOX|BFK|B)\\.? ?(?:[A-Z]{0,2}\\d[\\w.]{0,5}|[A-Z](?![\\p{L}])))?(?: \\([^)]{2,30}\\))?'
const ZIP = '(?:[A-Z]{1,3} ?[- ] ?)?\\d{4,5}\\.?(?: ?[A-Z]{2}(?![\\p{L}]))?(?: \\d{1,2}(?!\\d))?'

const BIRTH =
  /(?<![\p{L}\d])(?:geboren (?:op|te|in|am)|né(?:e|\(e\))? (?:le|à|en)|(?:RRN|RR|RN|NN|N\.N\.|R\.R\.) ?:? ?\d)/giu
// The last `street 12, 9000 Town,` before a birth.
const BEFORE_BIRTH = new RegExp(
  `(?:^|, ?|: | - )([^,:…]{2,70}?,? ?\\d{1,4}[^,:…]{0,18}), ?(${ZIP} [^,:…]{2,45}),? ?$`,
  'iu',
)
const MAX_LOOKBEHIND = 150

const DESIGNATED =
  /(?:aangeduide|aangewezen) vereffenaar(?:\(s\)|s)? ?:|liquidateurs?(?:\(s\))? d[ée]sign[ée](?:s|e|es|\(s\))? ?:|bezeichnete(?:\/r|\(r\)|r)? liquidator(?:\/en|\(en\)|en)? ?:|LIQU?(?:ID)?(?:ATEUR|\.)?S? ?DES(?:IGN[EÉ]E?S?)?\.? ?[-:]/giu
const SECTION_END =
  /voor eensluidend|pour extrait|für gleich|par jugement|date du jugement|datum (?:van het )?vonnis/iu
const SECTION_LENGTH = 700
const TO_HOUSE = new RegExp(`${HOUSE}(?=,? (?:${ZIP}) [\\p{L}(])`, 'giu')
const OPENING_WORD = new RegExp(`(?<![\\p{L}’'-])${STREET_NOUN}`, 'giu')
const ENDING_WORD = new RegExp(`(?<![\\p{L}’'-])${STREET_ENDING}(?: |,|$)`, 'giu')
const PRACTITIONER =
  /(?<!\p{L})(?:MR\.|MTR\.?|MEESTER|ME|MA[IÎ]TRE|ADVOCA\p{L}*|AVOCAT\p{L}*|RECHTSANW\p{L}*|KANTOOR|CABINET)(?!\p{L})/iu
// A company may be designated: its seat is public, unless the address is its representative's.
const COMPANY =
  /(?<![\p{L}.])(?:BV|NV|BVBA|SRL|SA|SPRL|SC|SCRL|CV|VZW|ASBL|COMMV|GCV|VOF|SNC|AG|GMBH)(?![\p{L}.])/u
const REPRESENTATIVE =
  /(?<!\p{L})(?:VV|TAV|REP|REPR\p{L}*|VERTEGENW\p{L}*|HEER|MEVROUW|MONSIEUR|MADAME|M\.)(?!\p{L})|[-,] ?\p{Lu}/u
const EMAIL = /[\w.+-]+ ?@ ?[\w-]+(?:\.[\w-]+)+/gu

/** Addresses by position in a notice, and e-mail addresses of former directors. */
export function findPositionalAddresses(text: NormalisedText): PrivateSpan[] {
  return [...findBeforeBirths(text), ...findOfDesignated(text)]
}

function* findBeforeBirths({ joined, originalOffset: origin }: NormalisedText): Generator<PrivateSpan> {
  for (const match of joined.matchAll(BIRTH)) {
    const from = Math.max(0, match.index - MAX_LOOKBEHIND)
    const before = BEFORE_BIRTH.exec(joined.slice(from, match.index))
    if (!before) continue
    const street = before[1] as string
    const start = from + before.index + before[0].indexOf(street)
    yield { kind: 'home_address', start: origin(start), end: origin(start + street.length - 1) + 1 }
  }
}

function* findOfDesignated({ joined, originalOffset: origin }: NormalisedText): Generator<PrivateSpan> {
  for (const match of joined.matchAll(DESIGNATED)) {
    const start = match.index + match[0].length
    const section = truncateSection(joined.slice(start, start + SECTION_LENGTH))
    for (const stretch of readDesignated(section)) {
      yield { ...stretch, start: origin(start + stretch.start), end: origin(start + stretch.end - 1) + 1 }
    }
  }
}

function truncateSection(text: string): string {
  return text.slice(0, SECTION_END.exec(text)?.index ?? text.length)
}

function readDesignated(section: string): PrivateSpan[] {
  const found: PrivateSpan[] = []
  let from = 0
  for (const house of section.matchAll(TO_HOUSE)) {
    const names = section.slice(Math.max(from, section.lastIndexOf('…', house.index) + 2), house.index)
    from = house.index + house[0].length
    if (PRACTITIONER.test(names) || (COMPANY.test(names) && !REPRESENTATIVE.test(names))) continue
    found.push({ kind: 'home_address', start: from - house[0].length - measureStreetEnd(names), end: from })
  }
  if (PRACTITIONER.test(section)) return found
  for (const email of section.matchAll(EMAIL)) {
    found.push({ kind: 'email', start: email.index, end: email.index + email[0].length })
  }
  return found
}

// Length of the street at the end of `JAN JANSSENS KORTE NIEUWSTRAAT `: from the street word, else the last
// word only.
function measureStreetEnd(names: string): number {
  const comma = names.lastIndexOf(', ')
  const afterComma = names.length - comma - 2
  if (comma >= 0 && afterComma > 2 && afterComma < 32) return afterComma
  const opening = [...names.matchAll(OPENING_WORD)].at(-1)
  const ending = [...names.matchAll(ENDING_WORD)].at(-1)
  const starts = [opening?.index, ending?.index].filter(index => index !== undefined)
  if (starts.length > 0) return names.length - Math.min(...starts)
  return names.length - (names.trimEnd().lastIndexOf(' ') + 1)
}
