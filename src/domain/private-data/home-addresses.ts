// Finds home addresses of persons. Street and house number are redacted, the municipality is kept. Company
// seats and practitioners' offices are kept.

import words from '../../../data/addresses/street-words.json' with { type: 'json' }
import type { NormalisedText, PrivateSpan } from './normalised-text.ts'

// Street words in Dutch, French and German.

const OPENINGS = [...words.french, ...words.dutch_openings, ...words.german_openings].join('|')
const ENDINGS = words.endings.join('|')

/** A stretch that opens with a word only a street opens with: `rue de la Gare`, `Grand-Place`. */
const STREET_OPENING = `(?:${OPENINGS})(?![\\p{L}])`
/** A noun that names a street and hardly ever a person or a town. */
export const STREET_NOUN = `(?:${words.nouns.join('|')})(?![\\p{L}])`
/** A word that ends as streets do: `Veldstraat`, `STEENWEG`. */
export const STREET_ENDING = `[\\p{L}’'-]*(?:${ENDINGS})(?![\\p{L}])`

const ANY_STREET = new RegExp(`^(?:${STREET_OPENING})|(?<![\\p{L}])(?:${STREET_ENDING})`, 'iu')

function namesStreet(text: string): boolean {
  return ANY_STREET.test(text.trim())
}

const RESIDENCE =
  /(?<![\p{L}\d])(?:(?:thans)?wonende?|woonachtig|gedomicilieerd|gehuisvest|verblijvende?|verblijf houdende|(?:laatst|ambtshalve|voorheen) ingeschreven|met (?:als )?(?:laatst gekende? )?(?:woon|verblijf)plaats|(?:woon|verblijf)plaats(?= ?:)|gekende (?:woon|verblijf)plaats|woonst(?= ?:)|met (?:privé-?)?adres|(?:thans|voorheen|laatst)(?= ?:)|thuisadres|priv[ée]-?adres|domicilié(?:e|\(e\)|\.e|·e)?s?|domicilie(?:e|\(e\))?s?|demeurant|(?:actuellement )?résidant|ayant (?:son|leur) domicile|domicile(?= ?:)|(?:ayant |avec |dont l['’])adresse(?: privée)?|adresse privée|wohnhaft|wohnend|mit wohnsitz|wohnsitz(?= ?:)|mit anschrift|privatanschrift)(?![\p{L}\d])/giu
const ELECTED_DOMICILE = /(?:kies|kiezen|keuze van|élection de|elisant|élisant|élit|élu) ?$/iu
const OPENING =
  /^[\s.:,;(–-]{0,4}(?:(?:voorheen|thans|laatst|actuellement|en dernier lieu) )?(?:(?:te|in|en|au|aux) \(?\p{Lu}[\p{L} ]{3,26}\)?,? (?=(?:te|à) ))?(?:(?:te|à|a|in|zu|au|aux|op het adres|op|sis|située?)[ :.]{1,2}){0,2}/iu

const HOUSE =
  '(?:n(?:[°ºr]|um[ée]ro|ummer|o)?\\.? ?)?\\d{1,4}(?: ?[A-Za-z](?![\\p{L}\\d]))?(?: ?[/-] ?[A-Za-z]{0,2} ?\\d{0,4}[A-Za-z]{0,2}(?![\\p{L}])(?:[.-]\\d{1,4})?)*(?:,? ?(?:bus|bu\\.|boîte|boite|bte\\.?|bt\\.?|bfk\\.?|box|app\\.?|ap\\.|étage|verdieping|b)[ .:]{0,2}[A-Za-z]{0,2}(?:\\d[\\w./-]{0,6}|(?<= )[A-Z](?![\\p{L}])))?(?:[ /] ?0\\d{1,3}(?!\\d))?'
const ZIP = '(?:[A-Z]{1,3}[- ]?)?\\d{4,6}(?: [A-Z]{2}(?![\\p{L}]))?'
const TOWN = `${ZIP} [\\p{L}’'][^,;:\\d…]{1,45}?`

// `9000 Gent, Perenstraat 5`, optionally with a sub-municipality in between.
const TOWN_FIRST = new RegExp(`^(${TOWN})(?: ?[,–] ?| - | (?=\\()|, )(?:aan de |aan het )?`, 'u')
const STREET_TO_HOUSE = new RegExp(
  `^(?:[^,;:\\d…]{2,45}[,-] ?){0,2}[^,;:\\d…]{2,70}?(?:,| -)? ?${HOUSE}(?!\\d)`,
  'iu',
)
const BARE_HOUSE = new RegExp(`^${HOUSE}(?=[,;. )]|$)`, 'iu')
const STREET_ONLY = /^[^,;:.\d…]{4,60}?(?=[,;:.)]|$| pour extrait| voor eensluidend| für gleich)/iu
const STREET_FIRST = new RegExp(
  `^([^;:\\d…]{2,70}?(?:\\d{1,2} (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|mei|juli|november) ?,? ?)?,? ?${HOUSE})(?!\\d)`,
  'iu',
)
const PLAIN_TOWN = /^[\p{Lu}][^,;:\d…]{1,40}, ?(?=[\p{L}])/u
// Words that continue the sentence, so no street follows.
const SENTENCE =
  /^(?:in toepassing|d[’']|in het|in de|in hoedanigheid|voor|voorheen|met|geboren|geb\.|zonder|doch|ambtshalve|rijksregister|pour|par|né|née|est|ayant|inscrite?|NN|N\.N|RN|RRN|R\.R|titulaire|wordt|werd|worden|is|zijn|sont|a été|hebbende|als|en qualité|en sa|BTW|ondernemings|KBO|BCE|TVA|e-?mail|tel|gsm|hierna|ci-après|nommé|benoemd|article|artikel|art\.|van wie|die|dat|qui|que|dont|et |und |en |of |ou |als |wird|als Verw|monsieur|madame|mevrouw|de heer|dhr|mr\.|herr|frau|représent|vertegenwoordig|vertreten|handel|nationalit|belg)/u
const SENTENCE_UPPERCASE =
  /^(?:IN TOEPASSING|VOOR |MET |GEBOREN|ZONDER|DOCH|AMBTSHALVE|RIJKSREG|POUR |NÉ|EST |WORDT|WERD|P\/A)/u

const MAX_ADDRESS_LENGTH = 190

/** Streets and house numbers of homes, in order of their cues. */
export function findHomeAddresses({ joined, originalOffset: origin }: NormalisedText): PrivateSpan[] {
  const found: PrivateSpan[] = []
  for (const match of joined.matchAll(RESIDENCE)) {
    if (ELECTED_DOMICILE.test(joined.slice(Math.max(0, match.index - 14), match.index))) continue
    const start = match.index + match[0].length
    const street = readAddress(joined.slice(start, start + MAX_ADDRESS_LENGTH))
    if (street) {
      const [from, to] = street
      found.push({ kind: 'home_address', start: origin(start + from), end: origin(start + to - 1) + 1 })
    }
  }
  return found
}

// Extent of street and number in the text after the cue.
function readAddress(text: string): [number, number] | null {
  const start = (OPENING.exec(text)?.[0] ?? '').length
  const rest = text.slice(start)
  const town = TOWN_FIRST.exec(rest) ?? (STREET_FIRST.test(rest) ? namedTown(rest) : null)
  if (town) return offset(start + town[0].length, measureStreet(rest.slice(town[0].length)))
  if (/^\d/u.test(rest)) return offset(start, townWithoutComma(rest))
  if (SENTENCE.test(rest) || SENTENCE_UPPERCASE.test(rest)) return null
  return offset(start, measureStreet(rest))
}

function offset(start: number, extent: [number, number] | null): [number, number] | null {
  return extent && [start + extent[0], start + extent[1]]
}

// `Gent, Veldstraat 1`: a name without digits before the street is a town, unless it is a street name itself.
function namedTown(rest: string): RegExpExecArray | null {
  const town = PLAIN_TOWN.exec(rest)
  if (!town || namesStreet(town[0]) || SENTENCE.test(rest.slice(town[0].length))) return null
  return town
}

function measureStreet(text: string): [number, number] | null {
  if (SENTENCE.test(text) || SENTENCE_UPPERCASE.test(text)) return null
  const bare = BARE_HOUSE.exec(text)
  if (bare) return [0, bare[0].length + measureStreetAfter(text.slice(bare[0].length))]
  const street = STREET_TO_HOUSE.exec(text) ?? STREET_FIRST.exec(text)
  if (street && !hasSentenceInside(street[0])) return [0, street[0].trimEnd().length]
  const nameless = STREET_ONLY.exec(text)
  return nameless && namesStreet(nameless[0]) ? [0, nameless[0].length] : null
}

// `38, Rue Haute`: number before street.
function measureStreetAfter(text: string): number {
  const separator = /^,? /u.exec(text)?.[0] ?? ''
  const street = STREET_ONLY.exec(text.slice(separator.length))?.[0]
  return separator !== '' && street && namesStreet(street) ? separator.length + street.length : 0
}

// A distant number belongs to something else if the sentence continues before it.
function hasSentenceInside(street: string): boolean {
  return street
    .split(/[,-] /u)
    .some((part, index) => index > 0 && (SENTENCE.test(part) || SENTENCE_UPPERCASE.test(part)))
}

const TOWN_WITHOUT_COMMA = new RegExp(
  `^(${ZIP} [\\p{L}’'-]{2,40}) ([^,;:\\d…]{3,60}? ?${HOUSE})(?=[,;. )]|$)`,
  'u',
)

// `9000 Gent Perenstraat 5`: only the first word certainly belongs to the town.
function townWithoutComma(rest: string): [number, number] | null {
  const match = TOWN_WITHOUT_COMMA.exec(rest)
  if (!match || SENTENCE.test(match[2] as string) || SENTENCE_UPPERCASE.test(match[2] as string)) return null
  const from = (match[1] as string).length + 1
  return [from, match[0].length]
}
