// Where invented offices, homes and births are: streets that are in every town, towns that are everybody's.

import type { Language } from '../domain/publications/publication.ts'
import type { SeededRandom } from './random.ts'

export type Town = { zip: string; name: string }

const STREETS: Record<Language, string[]> = {
  nl: 'Kerkstraat,Stationsstraat,Molenweg,Kapellelaan,Lange Lindedreef,Veldstraat,Industrielaan,Eikenlaan,Dorpsplein,Oude Gracht,Prinses Roosstraat,Kanunnik Braemstraat'.split(
    ',',
  ),
  fr: "Rue de l'Église,Avenue des Hêtres,Rue du Moulin,Chaussée Romaine,Place Communale,Drève des Tilleuls,Boulevard de la Fontaine,Rue Neuve,Quai aux Briques,Clos du Verger,Rue du Vieux Puits,Avenue du Général Colmant".split(
    ',',
  ),
  de: 'Kirchstraße,Bahnhofstraße,Rosenweg,Aachener Straße,Mühlenweg,Klosterstraße,Am Brunnen,Hochstraße'.split(
    ',',
  ),
}
const TOWNS: Record<Language, Town[]> = {
  nl: towns(
    '2000 Antwerpen 1|2018 Antwerpen 1|9000 Gent|3000 Leuven|8000 Brugge|3500 Hasselt|2800 Mechelen|9300 Aalst|8500 Kortrijk|9100 Sint-Niklaas|1860 Meise|2220 Heist-op-den-Berg|9080 Lochristi',
  ),
  fr: towns(
    '1050 Ixelles|1180 Uccle|4000 Liège 1|5000 Namur|6000 Charleroi|7000 Mons|1300 Wavre|4800 Verviers|7500 Tournai|5500 Dinant|6900 Marche-en-Famenne|4031 Angleur',
  ),
  de: towns('4700 Eupen|4780 Sankt Vith|4730 Raeren|4760 Büllingen|4720 Kelmis'),
}
const BIRTHPLACES: Record<Language, string[]> = {
  nl: 'Gent,Antwerpen,Leuven,Oostende,Hasselt,Mechelen,Turnhout,Aalst,Istanbul (Turkije),Boekarest/Roemenië,Krakau, Polen,Tanger'.split(
    /,(?! )/,
  ),
  fr: 'Liège,Namur,Charleroi,Mons,Ixelles,Verviers,Casablanca (Maroc),Palerme (Italie),Resita (Roumanie),Lille (France),Kinshasa'.split(
    ',',
  ),
  de: 'Eupen,Sankt Vith,Aachen (Deutschland),Malmedy,Köln,Italien'.split(','),
}

function towns(list: string): Town[] {
  return list.split('|').map(entry => ({ zip: entry.slice(0, 4), name: entry.slice(5) }))
}

/** `Molenweg 12` and the town apart. */
export function generateAddress(random: SeededRandom, language: Language): { street: string; town: Town } {
  const number = random.between(1, 240)
  const box = random.chance(0.2) ? random.pick(['/1', 'A', '/02', ' bus 3', 'B', '/GV1']) : ''
  return { street: `${random.pick(STREETS[language])} ${number}${box}`, town: random.pick(TOWNS[language]) }
}

export function generateBirthplace(random: SeededRandom, language: Language): string {
  return random.pick(BIRTHPLACES[language])
}
