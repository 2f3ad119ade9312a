// What the columns of a table of officers are called, folded.

/** `holder`: names under the office they hold; `other`: nothing a mandate is read from. */
export type Column =
  | 'name'
  | 'given'
  | 'holder'
  | 'representative'
  | 'address'
  | 'office'
  | 'change'
  | 'from'
  | 'until'
  | 'other'

export const COLUMN_HEADS: { column: Column; words: RegExp }[] = [
  {
    column: 'representative',
    words: /^(?:(?:vaste? )?vertegenwoordig|representant|represente|(?:standiger? )?vertreter|vertreten)/,
  },
  { column: 'given', words: /^(?:voorna(?:a)?m(?:en)?|prenoms?|vornamen?)$/ },
  {
    column: 'name',
    words:
      /^(?:(?:achter|familie)?naam|nom|familienname|name|namen|noms?)(?: (?:et|en|und|of|ou|oder) .*|\/.*| (?:de famille|en voornaam|voornaam|prenom|vorname))?$|^(?:identite|identiteit|persoon|personne|person|voornaam (?:en|&) naam|prenoms? (?:et|&) noms?|vorname und name|naam voornaam|nom prenom)$/,
  },
  {
    column: 'change',
    words:
      /^(?:beslissing|besluit|reden|wijziging|aard|verrichting|decision|motif|modification|nature|operation|mouvement|beschluss|grund|anderung|entscheidung|vorgang|ontslag|benoeming|demission|nomination|situatie|statut|status)\b/,
  },
  {
    column: 'until',
    words: /^(?:einde|einddatum|tot|vervaldag|fin|terme|echeance|jusqu|ende|bis|ablauf)\b/,
  },
  {
    column: 'from',
    words:
      /^(?:(?:ingangs|aanvangs|begin)?datum(?! van geboorte)|ingang|vanaf|aanvang|begin|met ingang|date(?! de naissance)|debut|effet|a partir|prise|ab|seit|beginn|wirkung)\b/,
  },
  {
    column: 'address',
    words: /^(?:adres|woonplaats|woonadres|adresse|domicile|anschrift|wohnort|wohnsitz|gemeente|commune)\b/,
  },
  {
    column: 'office',
    words:
      /^(?:functies?|hoedanigheid|mandaat|mandaten|ambt|fonctions?|qualite|mandats?|funktion|amt|mandate?|eigenschaft)\b/,
  },
  {
    column: 'other',
    words:
      /^(?:geboren|geboorte|nee?\b|naissance|lieu|geboren|geburt|rijksregister|registre|national|nr|no|numero|nummer|duur|duree|dauer|termijn|ondernemingsnummer|kbo|bce|bezoldig|remun|opmerking|remarque|bemerkung|handtekening|signature)/,
  },
]
