// Finds the start of the address in a line that joins name and address (`HIKMO BV VELDSTRAAT 1/2, 9160
// LOKEREN`).

import { readTable } from '../../../platform/read-table.ts'
import { FRENCH_TYPES, FRENCH_WEAK_TYPES } from './street-start.ts'

// Towns whose names are written with hyphens. At a line's end such a hyphen looks like a print hyphen: `TESSENDERLO-⏎HAM`.

const TOWNS = readTable('gazette/hyphenated-towns.tsv', { columns: ['town'], unique: ['town'] })

const keyOf = (name: string) => name.replaceAll(/[-’']/g, '').toUpperCase()
const BY_KEY = new Map(TOWNS.map(({ town }) => [keyOf(town), town]))

/** `town` with its own hyphens restored where they were taken for print hyphens. */
export function restoreTownHyphens(town: string): string {
  const word = /^[\p{L}’'-]+/u.exec(town)?.[0]
  const name = word === undefined ? undefined : BY_KEY.get(keyOf(word))
  return word === undefined || name === undefined || name.length <= word.length
    ? town
    : `${withHyphensOf(name, word)}${town.slice(word.length)}`
}

// The letters stay as printed: `Heist-opden-Berg`.
function withHyphensOf(name: string, word: string): string {
  const letters = [...word.replaceAll(/[-’']/g, '')]
  return [...name].map(char => (/[-’']/.test(char) ? char : (letters.shift() ?? ''))).join('')
}

/** `address` with the hyphens of its town restored, behind the postal code. */
export function restoreHyphensInAddress(address: string): string {
  return address.replace(/(?<=\d{4}\.? )\p{Lu}[\p{L}’'-]+/gu, restoreTownHyphens)
}

// Finds the end of an office's address in running text, before the next clause or sentence.

// `9000 Gent. Neerlegging van de schuldvorderingen …`, `rue X 12. Dépôt des créances …`
const SENTENCE =
  /(?<=\d{4} (?:[\p{L}'’() -]{0,40}[\s'’-])?\p{L}{3,}|(?<!\d{3})\d[A-Za-z]?)\.\s+(?=\p{Lu}\p{L}+)[\s\S]*$/u
// `Kerkstraat 2 brengt ter kennis …`, without a comma.
const CLAUSE =
  /\s+(?:brengt|belast|aangesteld|aangewezen|benoemd|werd|wordt|daartoe|dont|qui|avec|pour|est|en qualité|en tant|als|comme|met (?:als|de|een)|désignée?|nommée?|chargée?)\s[\s\S]*$/u
// `Kerkstraat 36-40 en bepaalt haar opdracht`; `rue des Arts et métiers 3` goes on.
const JOINED_CLAUSE = /(?<=\d[\d/-]{0,9}[A-Za-z]?) (?:en|et|und) \p{Ll}{3,}[\s\S]*$/u
// Said of the person, not of the office: `AVOCAT GRAND PLACE 11`, `Hookstraße 19, avocat`.
const PROFESSIONS = 'advoca(?:at|ten)|avocate?s?|Rechtsanw[aä]lt(?:in)?|notaris|notaire|bedrijfsrevisor'
const PROFESSION = new RegExp(`^(?:${PROFESSIONS})[\\s,]+|,\\s*(?:${PROFESSIONS})$`, 'giu')
const IN_TOWN = /(^|,\s)(?:à|te|in) (?=\d{4}\s)/giu
const OFFICE_STREET = new RegExp(
  `^(?:${FRENCH_TYPES}|${FRENCH_WEAK_TYPES}|BUS|BTE|BOITE|BOX|BP|B|NR|N°|POSTBUS|VERDIEPING|ETAGE)(?![\\p{L}'’])`,
  'u',
)
// `van Eycklei 3`, `l’Aubépine 12`, `te 9000 Gent`.
const LED =
  /^(?:(?:(?:van|de|den|der|ten|ter|op|aan|in|het|'t|la|le|les|du|des|au|aux|am|an|auf|im|zum|zur|von)\s+|[ld]['’])+\p{Lu}[^,]*\d|(?:te|in|à)\s+(?:\d|\p{Lu}))/u

/** `text`, which starts with an address, cut at the end of the address. */
export function cutOfficeAddress(text: string): string {
  const parts = text
    .replace(SENTENCE, '')
    .replace(CLAUSE, '')
    .replace(JOINED_CLAUSE, '')
    .replace(PROFESSION, '')
    .replace(IN_TOWN, '$1')
    .split(',')
  const end = parts.findIndex((part, index) => index > 0 && !isOfAddress(part.trim()))
  const kept = end < 0 ? parts : parts.slice(0, end)
  return kept.join(',').replace(/[\s,]+$/, '')
}

// A part that starts in lower case is a clause, unless it is a street.
function isOfAddress(part: string): boolean {
  return !/^\p{Ll}/u.test(part) || OFFICE_STREET.test(capitals(part)) || LED.test(part)
}

function capitals(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}

const STREET_WORDS =
  'RUE|AVENUE|AV\\.?|CHAUSSEE|CHAUSS[ÉéE]E|CHEE|CH[ÉéE]E|BOULEVARD|BD|BLVD|BVD|PLACE|PL\\.?|ROUTE|RTE|CHEMIN|SQUARE|QUAI|ALL[ÉéE]E|CLOS|IMPASSE|DR[ÈèE]VE|SENTIER|VOIE|COUR|PARC|ZONING|ZONE|RESIDENCE|GALERIE|PASSAGE|RUELLE|GRAND[- ]?RUE|GRAND[- ]?PLACE|GRAND[- ]?ROUTE|THIER|VENELLE|FAUBOURG|MONTAGNE|HAMEAU|DIGUE|ESPLANADE|CITE|CIT[ÉéE]|LIEU[- ]DIT|FOND|TRIEU|BOIS|RANG|ROND[- ]POINT|TIENNE|PORTE|COURS|JARDIN|PRE|VIEILLE|HAUTE|BASSE|AM|AN DER|IN DER|AUF|AUF DEM|ZUM|ZUR|IM|STEENWEG|GROTE|LANGE|KORTE|OUDE|NIEUWE|KLEINE|GROTE BAAN|DE|DEN|DORP|MARKT|KERKPLEIN|BERG|HOEK|HEIDE|PARK|KONINGIN|KONING|PRINS|GRAAF|BARON|SINT|HEILIG|BURG|GENERAAL|DOKTER|DR\\.?|PASTOOR|BURGEMEESTER'

const COMPOUND_STREET =
  "[\\p{L}\\d.’'-]*(?:STRAAT|STRASSE|STR\\.|LAAN|STEENWEG|WEG|PLEIN|PLAATS|DREEF|KAAI|BAAN|LEI|HOF|MARKT|VEST|DIJK|KOUTER|SINGEL|PAD|WEGEL|LOS|RING|GRACHT|BERG|VELD|HEIDE|BOS|HOEK|ZIJDE|PARK|DORP|BRUG|POORT|AKKER|STEEG|GANG|BEEK|OEVER|SQUARE|ALLEE|PLATZ|WEG\\.|GASSE)(?:\\([\\p{L}\\d. ]*\\))?"

const STREET = new RegExp(
  `(?<![\\p{L}\\d-])(?:${COMPOUND_STREET}|(?:${STREET_WORDS})(?= ))(?![\\p{L}])`,
  'gu',
)

/** Index where a street starts, from `from` on, or -1. */
export function findStreet(text: string, from: number): number {
  for (const match of text.matchAll(STREET)) if (match.index >= from) return match.index
  return -1
}

/** Belgian postcode and municipality in an address: `9160 LOKEREN`. */
export function findMunicipality(text: string): string | null {
  const matches = [
    ...text.matchAll(
      /(?<![\d./-]|\d \p{L}{3,9} )([1-9]\d{3})[.-]? +(\p{Lu}[\p{L}'’ ().,-]*\p{L}(?:\.?\))?)/gu,
    ),
  ]
  const last = matches.at(-1)
  return last ? `${last[1]} ${restoreTownHyphens((last[2] as string).split(',')[0]?.trim() ?? '')}` : null
}
