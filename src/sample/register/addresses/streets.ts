// Streets: the common ones that every town has, and thousands put together from what streets are called after.
// A street is a number; its name in each language is a pure function of it.

import { type DrawSequence, weightedPositions } from '../random.ts'

// A street of every town: Dutch, French, German.
const EVERYWHERE = `
Kerkstraat|Rue de l'Église|Kirchstraße
Stationsstraat|Rue de la Station|Bahnhofstraße
Dorpsstraat|Rue du Village|Dorfstraße
Markt|Grand-Place|Marktplatz
Schoolstraat|Rue de l'École|Schulstraße
Molenstraat|Rue du Moulin|Mühlenweg
Nieuwstraat|Rue Neuve|Neustraße
Hoogstraat|Rue Haute|Hochstraße
Kapellestraat|Rue de la Chapelle|Kapellenweg
Veldstraat|Rue des Champs|Feldstraße
Steenweg|Grand'Route|Hauptstraße
Kasteelstraat|Rue du Château|Burgstraße
Stationsplein|Place de la Gare|Bahnhofsplatz
Beukenlaan|Avenue des Hêtres|Buchenweg
Lindenlaan|Avenue des Tilleuls|Lindenallee
Eikenlaan|Avenue des Chênes|Eichenweg
Leopoldlaan|Avenue Léopold|Leopoldstraße
Koning Albertlaan|Avenue du Roi Albert|König-Albert-Allee
Industrielaan|Avenue de l'Industrie|Industriestraße
Nijverheidsstraat|Rue de l'Industrie|Gewerbestraße
Gemeenteplein|Place Communale|Rathausplatz
Bosstraat|Rue du Bois|Waldstraße
Bergstraat|Rue de la Montagne|Bergstraße
Broekstraat|Rue du Marais|Wiesenweg
Kloosterstraat|Rue du Couvent|Klosterstraße
Beekstraat|Rue du Ruisseau|Bachstraße
Zandstraat|Rue du Sablon|Sandweg
Groenstraat|Rue Verte|Grünstraße
Meersstraat|Rue des Prés|Wiesenstraße
Heirweg|Chaussée Romaine|Römerstraße
Vrijheidslaan|Avenue de la Liberté|Freiheitsallee
Tuinwijk|Cité Jardin|Gartenstraße
`
// What combined streets are called after: the Dutch stem and the French complement.
const ROOTS = `
Abdij de l'Abbaye|Acacia des Acacias|Akker des Cultures|Ambacht des Métiers|Anjer des Œillets|Appel du Pommier|Baron du Baron|Begijnhof du Béguinage
Berken des Bouleaux|Bever du Castor|Bieze des Joncs|Binnen de l'Intérieur|Bisschops de l'Évêque|Bloemen des Fleurs|Boek du Livre|Boeren des Fermiers
Bogaard du Verger|Boomgaard des Vergers|Brem des Genêts|Brouwers des Brasseurs|Brug du Pont|Burcht de la Citadelle|Burgemeester du Bourgmestre
Dahlia des Dahlias|Dal de la Vallée|Dam de la Digue|Den des Pins|Dijk de la Levée|Doorn des Épines|Duiven des Pigeons|Duinen des Dunes|Eekhoorn de l'Écureuil
Eendracht de la Concorde|Egel du Hérisson|Elzen des Aulnes|Engel de l'Ange|Essen des Frênes|Europa de l'Europe|Ezel de l'Âne|Fazanten des Faisans
Fontein de la Fontaine|Forel de la Truite|Fort du Fort|Fruithof des Pommiers|Ganzen des Oies|Gast de l'Hospice|Geluk du Bonheur|Gerst de l'Orge|Gilde de la Guilde
Gouden d'Or|Graan du Grain|Graaf du Comte|Groot du Grand Chemin|Haag de la Haie|Haan du Coq|Handel du Commerce|Hazelaar des Coudriers|Haven du Port
Heide de la Bruyère|Helden des Héros|Herders des Bergers|Hert du Cerf|Heuvel de la Colline|Hof de la Cour|Hooi du Foin|Hop du Houblon|Hulst du Houx|Iepen des Ormes
Jagers des Chasseurs|Jasmijn du Jasmin|Kanaal du Canal|Kannunik du Chanoine|Kastanje des Marronniers|Kerk de l'Église|Kers des Cerisiers|Kiekendief du Busard
Klaproos des Coquelicots|Klaver du Trèfle|Klokken des Cloches|Konijnen des Lapins|Koningin de la Reine|Koren du Blé|Korte de la Courte|Krekel du Grillon|Kruis de la Croix
Kwartel des Cailles|Lavendel de la Lavande|Leeuwerik de l'Alouette|Lelie du Lys|Lente du Printemps|Lijster de la Grive|Linde du Tilleul|Maalderij de la Meunerie
Maria de Notre-Dame|Meester du Maître|Meidoorn des Aubépines|Merel du Merle|Mezen des Mésanges|Mijn de la Mine|Mispel des Néfliers|Moeras du Marécage|Mosselen des Moules
Muizen des Souris|Narcis des Narcisses|Nachtegaal du Rossignol|Noten des Noyers|Olmen des Ormeaux|Ooievaar de la Cigogne|Oranje d'Orange|Paarden des Chevaux
Papen du Presbytère|Park du Parc|Pastorij de la Cure|Patrijzen des Perdrix|Peren des Poiriers|Plataan des Platanes|Populieren des Peupliers|Post de la Poste
Prins du Prince|Pruimen des Pruniers|Put du Puits|Raap du Colza|Reigers des Hérons|Ridder du Chevalier|Riet des Roseaux|Rode Rouge|Rogge du Seigle|Rozen des Roses
Schaaps des Moutons|Schelp du Coquillage|Schild de l'Écu|Schoolmeester de l'Instituteur|Sering des Lilas|Slot du Manoir|Smeden des Forgerons|Sneeuw de la Neige|Sparren des Sapins
Spinners des Fileuses|Spoor du Rail|Sport des Sports|Ster de l'Étoile|Tarwe du Froment|Toren de la Tour|Tram du Tram|Tulpen des Tulipes|Tuin du Jardin|Varen des Fougères
Veer du Bac|Vijver de l'Étang|Vink du Pinson|Vis des Poissons|Vlas du Lin|Vlier des Sureaux|Volders des Foulons|Vossen des Renards|Vrede de la Paix|Waterkant du Quai
Water de l'Eau|Watermolen du Moulin à Eau|Wei de la Prairie|Wevers des Tisserands|Wilgen des Saules|Wijngaard du Vignoble|Winter de l'Hiver|Wolven des Loups|Zand du Sable
Zavel de la Sablonnière|Zee de la Mer|Zilver de l'Argent|Zomer de l'Été|Zonne du Soleil|Zout du Sel|Zwaluw des Hirondelles|Zwanen des Cygnes
`
// With their weights.
const KINDS = `
straat Rue 46|laan Avenue 16|weg Chemin 10|dreef Drève 4|plein Place 3|steenweg Chaussée 4|lei Boulevard 3|hof Clos 5|pad Sentier 3|baan Route 4|kaai Quai 1|steeg Impasse 1|berg Montagne 1|wijk Cité 2|park Parc 1|dal Vallon 1
`
const GERMAN_ROOTS =
  'Tannen,Rosen,Garten,Wald,Wiesen,Berg,Tal,Müller,Schul,Kloster,Eifel,Aachener ,Malmedyer ,Luxemburger ,Heide,Brunnen,Hasel,Ahorn,Birken,Erlen,Hof,Stein,Sonnen,Vogel,Hecken,Acker,Dorf,Ober,Unter,Alt,Neu,Industrie,Simar,Weser,Linden,Kirch,Mühlen,Linden,Eichen'.split(
    ',',
  )
const GERMAN_KINDS = ['straße', 'weg', 'strasse', 'allee', 'gasse', 'platz', 'berg']

const everywhere = rows(EVERYWHERE, '|')
const roots = ROOTS.trim()
  .split(/[|\n]/)
  .map(pair => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const)
const kinds = KINDS.trim()
  .split('|')
  .map(pair => pair.split(' ') as [string, string, string])
const kindSpread = weightedPositions(kinds.map(kind => Number(kind[2])))

/** Streets are numbered from 0; the first `COMMON_STREETS` are in every town. */
export const COMMON_STREETS = everywhere.length

/** One of the other streets, picked by a hash. */
export function combinedStreet(hash: number): number {
  const kind = kindSpread[hash % kindSpread.length] as number
  return COMMON_STREETS + kind * roots.length + (Math.floor(hash / kindSpread.length) % roots.length)
}

/** The name of street `number` in a language: `Beukenlaan`, `Avenue des Hêtres`. */
export function streetName(number: number, language: 'nl' | 'fr' | 'de'): string {
  const at = language === 'nl' ? 0 : language === 'fr' ? 1 : 2
  if (number < COMMON_STREETS) return (everywhere[number] as string[])[at] as string
  const [stem, complement] = roots[(number - COMMON_STREETS) % roots.length] as readonly [string, string]
  const kind = kinds[Math.floor((number - COMMON_STREETS) / roots.length)] as [string, string, string]
  if (language === 'nl') return stem + kind[0]
  if (language === 'fr') return `${kind[1]} ${complement}`
  const root = GERMAN_ROOTS[number % GERMAN_ROOTS.length] as string
  const german = GERMAN_KINDS[number % GERMAN_KINDS.length] as string
  return root.endsWith(' ') ? root + german.charAt(0).toUpperCase() + german.slice(1) : root + german
}

/** What a French street or residence is called after: `des Hêtres`. */
export function drawComplement(draw: DrawSequence): string {
  return (draw.pick(roots) as readonly [string, string])[1]
}

function rows(text: string, separator: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map(line => line.split(separator))
}
