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
export const DATE = `(?:${[ISO, NUMERIC, SPACED, NAMED, MONTH_FIRST, WRITTEN].join('|')})`
export const BIRTH_YEAR = YEAR
