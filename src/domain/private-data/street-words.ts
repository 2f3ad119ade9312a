// Street words in Dutch, French and German.

const FRENCH =
  "rue|r\\.|avenue|av\\.?|ave|place|pl\\.|chaussée|chaussee|chée|ch\\.|chauss\\.|boulevard|bd\\.?|bld\\.?|boul\\.|allée|allee|impasse|imp\\.|drève|dreve|clos|square|quai|chemin|route|rte|sentier|venelle|ruelle|passage|cité|cite|résidence|residence|voie|montagne|esplanade|galerie|parvis|faubourg|grand[- ]?(?:rue|place|route|['’]place)|vieille voie|en hayeneux|pavé|pave|tienne|thier|hameau|ferme|domaine|lieu-dit|fond|cour|vallée|val|mont|bois|rempart|rond-point|traverse|coron|promenade|digue|champ|côte|les"
const DUTCH_OPENINGS =
  'kerk|dorp|markt|grote markt|groenplaats|steenweg|oude|nieuwe|grote|kleine|korte|lange|heide|kouter|plein|laan|dreef|aan de|op de|op den|achter|onder|boven'
const GERMAN_OPENINGS = 'am|auf|an der|zum|zur|im|in der|hinter'
const ENDINGS =
  'straat|str\\.?|straatje|laan|lei|lein|weg|steenweg|stwg\\.?|dreef|plein|pleintje|baan|kaai|kade|vest|vesten|hof|park|pad|wegel|steeg|gang|singel|ring|markt|berg|veld|velden|heide|dijk|poort|plaats|kouter|akker|bos|bosje|wijk|dorp|beek|broek|berm|rei|sluis|brug|stede|dal|donk|hoek|eind|einde|kant|straße|strasse|allee|gasse|platz|ufer|weiher|feld|wald|graben'

/** A word that only starts streets: `rue de la Gare`, `Grand-Place`. */
export const STREET_OPENING = `(?:${FRENCH}|${DUTCH_OPENINGS}|${GERMAN_OPENINGS})(?![\\p{L}])`
/** A noun that names streets but rarely persons or towns. */
export const STREET_NOUN =
  "(?:rue|avenue|av\\.|place|plac|chaussée|chaussee|boulevard|bld|route|chemin|allée|allee|quai|impasse|clos|square|drève|dreve|sentier|cité|cite|résidence|residence|ruelle|voie|grand['’-]?(?:rue|place|route)|steenweg)(?![\\p{L}])"
/** A word with a street suffix: `Veldstraat`, `STEENWEG`. */
export const STREET_ENDING = `[\\p{L}’'-]*(?:${ENDINGS})(?![\\p{L}])`

const ANY_STREET = new RegExp(`^(?:${STREET_OPENING})|(?<![\\p{L}])(?:${STREET_ENDING})`, 'iu')

export function namesStreet(text: string): boolean {
  return ANY_STREET.test(text.trim())
}
