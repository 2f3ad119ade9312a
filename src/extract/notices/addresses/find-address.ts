// Finds the start of the address in a line that joins name and address (`HIKMO BV VELDSTRAAT 1/2, 9160
// LOKEREN`).

import { restoreTownHyphens } from './hyphenated-towns.ts'

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
