// Finds birth dates and places by their cue words, in Dutch, French, German and English.

import type { NormalisedText, PrivateSpan } from './normalised-text.ts'

// Date patterns after a birth cue: numeric, with month name, in words. Impossible dates count too, since only
// the extent matters: a misprinted birth date is private as well.

const MONTHS =
  'janv(?:ier)?|januar[iy]?|jänner|jan|f[ée]v(?:r(?:ier)?)?|febr?(?:uar[iy]?)?|maart|march|mrt|mars|m[äa]rz|maerz|mar|april|avr(?:il)?|apr|mei|mai|may|jui?ne?|juni|jul[iy]|juil(?:let)?|jul|ao[ûu]t|aug(?:ust(?:us)?)?|sept?(?:emb(?:er|re))?|o[ck]t(?:ob(?:er|re))?|nov(?:emb(?:er|re))?|d[ée][cz](?:emb(?:er|re))?'
const NUMBER_WORD =
  '(?:en|ën|et|und|de|een|één|eerste|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd|duizend|ste|un|une|premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|quatre-vingt|octante|nonante|cents?|mil|mille|ein|eins|ersten?|zwei|drei|fünf|sechs|sieben|sieb|zehn|zwölf|zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|neun|hundert|tausend|te[nr]?)'
const NUMBER_WORDS = `${NUMBER_WORD}(?:[- ]?${NUMBER_WORD}){0,11}`
const DIGIT = '[\\dOoIl]'

const NUMERIC = `${DIGIT}{1,2}\\s?[./,–-]\\s?${DIGIT}{1,2}\\s?[./,–-]\\s?(?:${DIGIT}{4}|${DIGIT}{2})(?!\\d)`
const ISO = '\\d{4}[-/.]\\d{2}[-/.]\\d{2}'
const SPACED = '\\d{2} \\d{2} (?:19|20)\\d{2}(?!\\d)'
const NAMED = `\\d{1,2}\\s?(?:er|ère|ste|de|th|st|nd|rd|[.°e])?[\\s-](?:de |of )?(?:${MONTHS})\\.?,?[\\s-](?:de )?[12][\\dOo]{3}`
const MONTH_FIRST = `(?:${MONTHS})\\.? \\d{1,2}(?:st|nd|rd|th)?,? [12]\\d{3}`
const WRITTEN = `(?:\\d{1,2}|${NUMBER_WORDS}) (?:${MONTHS})\\.?,? ?(?:de l'an |in het jaar |im jahre? )?(?:\\d{4}|${NUMBER_WORDS})(?!\\p{L})`
const YEAR = '(?:19|20)\\d{2}(?![\\d.,/-]\\d)'

/** A date at the start of a text. Only the bare year needs a cue before it. */
const DATE = `(?:${[ISO, NUMERIC, SPACED, NAMED, MONTH_FIRST, WRITTEN].join('|')})`
const BIRTH_YEAR = YEAR

const ANNOUNCEMENT =
  /(?<![\p{L}\d])(?:gebore[nm]|geb\.?[ -]?(?:dat|dt|pl)(?:um|\.)?|geb(?=[. :])|geboorte-?\s?(?:datum|dat\.?|plaats|jaar|dag)(?: en -?(?:datum|plaats))?|n[ée](?:[ée])?(?:\(e\)|\.e|·e)?s?(?=[ :,])|(?:lieu et )?(?:date|lieu)(?: et (?:date|lieu))? de naissance|geboorte(?= ?:)|naiss(?:ance|\.)(?= ?:| (?:le |du |en )?\d)|geburts-?(?:datum|dat\.?|ort|tag|jahr)|geb(?:ü|ue)rtig|born|(?:date|place|day|year) (?:and (?:date|place) )?of birth(?: ?:)?|birth ?(?:date|place)(?: ?:)?|d\.?o\.?b\.?(?=[ :]))(?![\p{L}\d])/giu
const DEGREE = /(?<![\p{L}\d])(?:[°º˚]\s?(?=\p{Lu}|\d)|\*\s?(?=\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d))/gu
// `op 3 mei 1970 te Gent geboren`, `am 03.05.1970 in Eupen geboren`: the cue comes last.
const DATE_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(${DATE})(?:,? (?:te|in|à|zu) (\\p{Lu}[\\p{L}' ’-]{1,40}?))?,? (?:geboren|gebürtig)(?= ?[,;.)]|$)`,
  'giu',
)

// Maximum distance of date or place from the cue.
const MAX_DISTANCE = 150
const SEPARATOR_PREFIX = /^[\s:,;.(–-]{0,4}/u
const DATE_AT = new RegExp(
  `^(?:(?:op|le|am|den|dem|on|en date du|op datum van|datum|date|né|d\\.?d\\.?|is|est|ist|was)[ :]{1,3}){0,2}(${DATE})`,
  'iu',
)
const YEAR_AT = new RegExp(`^(?:in|en|im jahre?|anno) (${BIRTH_YEAR})`, 'iu')
const PLACE_OPENING = /^(?:(?:te|in|à|a|aux?|en|zu|aus|bij|uit)\s|d[’']|à)(?=[\p{L}’'(])/iu
const DATE_AHEAD = new RegExp(
  `^([\\p{L}(][^;:\\d…]{1,80}?)[\\s,(]{1,3}(?:op|le|am|den|en|né|in)? ?(?=${DATE})`,
  'iu',
)
const PLACE =
  /^(?:(?:\p{Lu}|ST|STE|St|Ste)\. ?){0,3}[\p{L}’'][^,;:.()\d…]{1,50}?(?: ?\((?:[^()]|\([^()]{1,30}\)){1,40}\))?(?=[,;:.()\d]|$| - [^,;:.]{2,40}\d| (?:op|le|am|et|en|und|wonende|woonachtig|domicili\p{L}*|gedomicilieerd|demeurant|wohnhaft|met|avec|mit|rijks\p{L}*|RRN|NN|RN|de nationalit\p{L}*|van|est|is|sont|wordt|werd|zonder|sans|pour|voor|ayant|houder|titulaire|in|und|der|die|qui)(?!\p{L}))/u
const STOP_WORD = /^(?:op|le|am|la|les|een|de|het|un|une|van|der|die|dem|qui|pour)\s/u

/** Birth dates and places, in order. */
export function findBirths({ joined, originalOffset: origin }: NormalisedText): PrivateSpan[] {
  const found: PrivateSpan[] = []
  for (const pattern of [ANNOUNCEMENT, DEGREE]) {
    for (const match of joined.matchAll(pattern)) {
      const start = match.index + match[0].length
      for (const stretch of parseBirth(joined.slice(start, start + MAX_DISTANCE), isLabel(match[0]))) {
        found.push({
          kind: stretch.kind,
          start: origin(start + stretch.start),
          end: origin(start + stretch.end - 1) + 1,
        })
      }
    }
  }
  return [...found, ...findDatesBefore({ joined, originalOffset: origin })]
}

function* findDatesBefore({ joined, originalOffset: origin }: NormalisedText): Generator<PrivateSpan> {
  if (!/geboren|gebürtig/iu.test(joined)) return
  for (const { 0: match, 1: date = '', index } of joined.matchAll(DATE_BEFORE)) {
    const end = index + date.length
    yield { kind: 'birth_date', start: origin(index), end: origin(end - 1) + 1 }
    const place = /(?:te|in|à|zu) (.+?),? (?:geboren|gebürtig)$/iu.exec(match.slice(date.length))
    if (place) {
      const start = end + place.index + place[0].indexOf(place[1] as string)
      yield {
        kind: 'birth_place',
        start: origin(start),
        end: origin(start + (place[1] as string).length - 1) + 1,
      }
    }
  }
}

function isLabel(announcement: string): boolean {
  return /[°º˚*:]|dat|plaats|naiss|geburts/iu.test(announcement)
}

// A date and a place in either order.
function parseBirth(text: string, label: boolean): PrivateSpan[] {
  const found: PrivateSpan[] = []
  let at = 0
  for (let turn = 0; turn < 3; turn++) {
    const glue = SEPARATOR_PREFIX.exec(text.slice(at))?.[0] ?? ''
    if (turn > 0 && /[;.]/u.test(glue)) break
    const dated = found.some(other => other.kind === 'birth_date')
    const stretch = parseBirthSpan(text, at + glue.length, label || (turn > 0 && glue.includes('(')), dated)
    if (!stretch || found.some(other => other.kind === stretch.kind)) break
    found.push(stretch)
    at = stretch.end
  }
  return found.some(stretch => stretch.kind === 'birth_date') || label || isPlaceAlone(text) ? found : []
}

function parseBirthSpan(text: string, at: number, label: boolean, dated: boolean): PrivateSpan | null {
  const rest = text.slice(at)
  const date = DATE_AT.exec(rest) ?? YEAR_AT.exec(rest)
  if (date)
    return {
      kind: 'birth_date',
      start: at + date[0].length - (date[1] as string).length,
      end: at + date[0].length,
    }
  const opening = PLACE_OPENING.exec(rest)?.[0] ?? ''
  if (opening === '' && !label) return null
  const start = at + opening.length
  const end = start + placeLength(text.slice(start), dated)
  return end > start ? { kind: 'birth_place', start, end } : null
}

function placeLength(text: string, dated: boolean): number {
  const ahead = dated ? undefined : DATE_AHEAD.exec(text)?.[1]
  if (ahead) return ahead.trimEnd().length
  if (STOP_WORD.test(text)) return 0
  return PLACE.exec(text)?.[0].trimEnd().length ?? 0
}

// `geboren te Gent`, `né à Liège`, `°Brugge`: a place without a date, if capitalised.
function isPlaceAlone(text: string): boolean {
  return /^[ :]{1,2}(?:te|in|à|in|zu) \p{Lu}/u.test(text)
}
