// What bankrupt businesses did, as registries type it.

import type { Language } from '../../../domain/publications/publication.ts'

export const ACTIVITIES: Record<Language, string[]> = {
  nl: 'Overige gespecialiseerde bouwwerkzaamheden|renovaties + pleisterwerken|Cafés|eetgelegenheden met volledige bediening|loodgieterswerk|detailhandel in kleding|goederenvervoer over de weg, met uitzondering van verhuisbedrijven|IT CONSULTANT|algemene bouw van residentiële gebouwen|schoonmaak|tussenpersoon in de handel|kapsalon'.split(
    '|',
  ),
  fr: 'travaux sanitaires|restauration|entreprise générale du bâtiment|commerce de détail en magasin non spécialisé|transport de marchandises|salon de coiffure|consultance informatique|vente en ligne de jouets|horeca|nettoyage courant des bâtiments|travaux de menuiserie'.split(
    '|',
  ),
  de: 'Herstellung von Verpackungsmitteln und Ladungsträgern aus Holz|Restaurant|Handel mit Kraftfahrzeugen|Bauunternehmen|Güterbeförderung im Straßenverkehr|Friseursalon'.split(
    '|',
  ),
}

/** Names of shops. */
export const SHOPS =
  "DE ZILVEREN LEPEL|CHEZ FIFI|'T HOEKJE|LA BELLE ÉTOILE|KNIP EN KLEUR|LE COIN PERDU|QUICK PRINT|BELLA NOTTE|DE GOUDEN FRIET|L'ATELIER 21".split(
    '|',
  )
