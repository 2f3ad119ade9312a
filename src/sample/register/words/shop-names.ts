// Names that many shops, cafés and clubs share, in different towns. The first ones are the commonest.

const NL = `
De Kroon|De Zwaan|'t Hoekje|De Linde|Den Engel|De Molen|Het Anker|In den Hert|De Gouden Leeuw|De Roos|De Kring
De Posthoorn|'t Centrum|De Sleutel|Den Hemel|Sportwereld|'t Pleintje|De Valk|De Wissel|Het Gerecht|De Ark
't Stationneke|De Klok|De Vlinder|De Brug|De Wilg|'t Fonteintje|De Zonnebloem|Bij Ons|De Smidse|De Nachtegaal
Het Witte Paard|De Drie Koningen|De Gouden Arend|De Herberg|Den Os|Bella Italia|Casa Nostra|De Pelikaan|'t Kasteel
De Schuur|De Hoorn|Het Gulden Vlies|Den Tap|De Sportvriend|De Tijd|De Zevende Hemel|In 't Groen|'t Kapelleke
De Kat|De Zoete Inval|De Kleine Prins|'t Krekeltje|De Blauwe Reiger|De Watermolen|Den Boomgaard|De Lelie|De Ster
De Oude Pastorie|'t Bakkertje|De Schelp|Het Zeepaardje|De Regenboog|De Speelvogel|De Rups|De Zandloper|Het Huis
Op den Hoek|'t Zonneke|De Platte Kaas|De Wijnrank|De Graanschuur|'t Eilandje|De Vuurtoren|Zeezicht|Duinenzicht
't Vlaams Huis|Het Schuttershof|De Burgemeester|De Lindeboom|De Kastanje|De Eik|Ons Huis|De Vrede|Volkslust
De Nieuwe Wereld|De Passage|Tussendoor|Kwiek|Chique|Haarfijn|Knip en Kleur|Puur|Ons Genoegen|Recht en Vrijheid
De Goede Smaak|Smaakvol|Lekker Thuis|'t Smulhuisje|De Lekkerbek|'t Frietje|De Gouden Friet|Den Boulevard|Marktzicht
`
const FR = `
Chez Nous|Le Relais|La Fontaine|Au Bon Coin|Le Petit Prince|L'Atelier|Le Cheval Blanc|La Terrasse|Le Moulin
L'Étoile|Le Lion d'Or|La Rose des Vents|Au Vieux Chêne|L'Escale|La Source|Le Coq|La Bonne Franquette|Le Central
L'Ardoise|Le Passage|La Cigogne|Le Tilleul|L'Entracte|Les Trois Rois|Le Café de la Place|La Grange|L'Arlequin
Aux Délices|La Ruche|Le Chat Noir|Le Saint-Nicolas|L'Oiseau Bleu|La Mandragore|Bella Vita|Casa Mia|La Clé des Champs
L'Île aux Enfants|Le Temps des Cerises|Le Phare|La Marmite|La Table d'Hôte|L'Art de Vivre|Les Glycines|La Forge
Le Coin Perdu|Le Bon Accueil|Le Saint-Hubert|La Licorne|Au Fil du Temps|Côté Jardin|Côté Cour|Le Vieux Pont
Le Jardin Secret|La Petite Maison|Le Grand Café|Les Hirondelles|La Tour|Le Parc|Le Bivouac|Le Pavillon|L'Amandier
La Canne à Sucre|Les Myosotis|Le Palais Gourmand|La Gourmandine|Le Fournil|Le Pain d'Antan|Saveurs et Traditions
Au Four et au Moulin|Aux Mille Fleurs|Un Air de Fête|Fleur de Lys|L'Instant Présent|Au Naturel|Douceur et Bien-Être
Tif'annie|L'Hair du Temps|Infini'Tif|Évasion|Harmonie|Métamorphose|La Frite d'Or|Chez Mémé|La Baraque|Le Wallon
`
const DE = `
Zur Post|Zum Goldenen Anker|Zur Linde|Am Markt|Waldblick|Zur Alten Mühle|Edelweiß|Zum Grünen Baum|Haus Tannenhof
Eifelblick|Zur Sonne|Am Brunnen|Eintracht|Gemütlichkeit|Heimatliebe|Frohsinn
`

export const SHOP_NAMES = { nl: list(NL), fr: list(FR), de: list(DE) }

function list(names: string): string[] {
  return names.trim().split(/[|\n]/)
}
