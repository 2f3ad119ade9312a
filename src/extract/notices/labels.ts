// Labels of court notices in three languages, as printed by the central solvency register and the court
// registries. A label starts a line; its value ends at the next label.

export type LabelKey =
  | 'activity'
  | 'trade_name'
  | 'establishment'
  | 'number'
  | 'reference'
  | 'judgment_date'
  | 'opened_on'
  | 'opened_and_closed_on'
  | 'judge'
  | 'judge_change'
  | 'curator'
  | 'curator_change'
  | 'cessation'
  | 'claims'
  | 'first_report'
  | 'objective'
  | 'suspension_end'
  | 'vote'
  | 'designated_liquidator'
  | 'liquidator'
  | 'administrator'
  | 'restructuring_expert'
  | 'liquidation_expert'
  | 'mandatary'
  | 'born'
  | 'signature'

export type Label = {
  key: LabelKey
  pattern: RegExp
  /** The value is the rest of the line: unlabelled lines after it are the body. */
  oneLine: boolean
}

function label(key: LabelKey, pattern: string, oneLine = false): Label {
  return { key, pattern: new RegExp(`^(?:${pattern})`, 'iu'), oneLine }
}

// Ordered: the first match wins. `A` stands for any apostrophe; a space may precede the colon.
const A = "['’´`]"
const C = '\\s*:\\s*'
// Some labels of people stand on a line of their own without a colon.
const D = '\\s*(?::\\s*|$)'

export const LABELS: readonly Label[] = [
  label(
    'number',
    `Ondernemings?nummer(?:\\s*KBO)?${C}|Ondernemingsnr\\.?${C}|Num[ée]ro d${A}entreprise${C}|N°\\s*d${A}entreprise${C}|ZUD\\s*-?Nr\\.?${C}|Unternehmensnummer${C}|Unternehmensnr\\.?${C}|Ondernemingsnummer (?=\\d)|Num[ée]ro d${A}entreprise (?=\\d)`,
    true,
  ),
  label(
    'reference',
    `Referentie(?:nummer)?${C}|Referentie (?=\\d)|R[ée]f[ée]rence${C}|R[ée]f[ée]rence (?=\\d)|Aktenzeichen${C}|Akz\\.?${C}`,
    true,
  ),
  label(
    'opened_and_closed_on',
    `Datum opening en sluiting faillissement${C}|Date d${A}ouverture et de cl[ôo]ture de la faillite${C}`,
    true,
  ),
  label(
    'judgment_date',
    `Datum (?:faillissement|vonnis|van het vonnis|uitspraak|arrest|van het arrest|van de uitspraak|beschikking|van de beschikking|van het vonnis intrekking[^:\\n]{0,40})${C}|Van het vonnis van${C}|Bij (?:vonnis|beschikking|arrest) van${C}|Date (?:de la faillite|du jugement|de l${A}ordonnance|de l${A}arr[êe]t|du jugement d${A}ouverture[^:\\n]{0,30}|du jugement[^:\\n]{0,60})${C}|Par (?:jugement|ordonnance|arr[êe]t) du${C}|Urteil vom${C}|Datum des Urteils${C}|Urteilsdatum${C}|Datum de[rs] (?:Anordnung|Beschlusses)${C}|Durch (?:Urteil|Beschluss) vom${C}|Datum faillissement |Datum vonnis |Date du jugement `,
    true,
  ),
  label(
    'opened_on',
    `Geopend op${C}|Geopend op |d[ée]clar[ée]{1,2}e? (?:ouverte )?le |ouverte le |Er[öo]ffnet durch Urteil vom |Konkurs er[öo]ffnet durch Urteil vom `,
    true,
  ),
  {
    key: 'born',
    // Case-sensitive: a name in capitals can start with the same word.
    pattern:
      /^(?:° ?\p{L}|[Gg]eboren (?:op|te|in|am|\d)|[Gg]eb\.? ?(?:dat(?:um|\.)? ?:?|op|am|te) ?|(?:[Gg]eboortedatum|[Dd]ate de naissance|[Gg]eburtsdatum|[Bb]orn) ?:? ?|[Nn][ée]{1,2}(?:\(e\)|\(e|e)? (?:le|à|en|\d)|(?:GEBOREN (?:OP|AM)|N[EÉ]{1,2} LE) \d)/u,
    oneLine: true,
  },
  label('activity', `Handelsactiviteit(?:en)?${C}|Activit[ée]s? commerciales?${C}|Haupt?t[äa]tigkeit${C}`),
  label(
    'trade_name',
    `Handelsbenaming(?:en)?${C}|D[ée]nominations? commerciales?${C}|Handelsbezeichnung${C}`,
  ),
  label('establishment', `Uitbatingsadres(?:sen)?${C}|Si[èe]ges? d${A}exploitation${C}|Niederlassung${C}`),
  label(
    'judge',
    `Rechters?[- ]?Commissarissen${C}|Rechter[- ]?Commissaris${C}|Juges?[- ]commissaires?${C}|Konkursrichter${C}|Gedelegeerde? rechters?${C}|Juges? d[ée]l[ée]gu[ée]s?${C}|Delegierter Richter${C}|Beauftragter Richter${C}`,
  ),
  label(
    'curator',
    `Curator(?:s|en)?${C}|Curateurs?${C}|Konkursverwalter${C}|Co-?Curator(?:s|en)?${C}|Co-?Curateurs?${C}`,
  ),
  label(
    'cessation',
    `Voorlopige datum van staking van betaling${C}|Date provisoire de cessation de paiements?${C}|Vorl[äa]ufiges Datum der Zahlungseinstellung${C}|Vorl[äa]ufiges Zahlungseinstellungsdatum${C}`,
  ),
  label(
    'claims',
    `Datum neerlegging van de schuldvorderingen${C}|D[ée]p[ôo]t des cr[ée]ances${C}|Anmeldung der Forderungen${C}`,
  ),
  label(
    'first_report',
    `Neerlegging van het eerste proces|D[ée]p[ôo]t dans le Registre Central|Hinterlegung des ersten`,
  ),
  label(
    'objective',
    `(?:Nieuwe? )?onderwerp van de procedure${C}|(?:Nouvel )?objectif de la proc[ée]dure${C}|(?:Neuer )?Gegenstand des Verfahrens${C}|(?:Neues )?Ziel des Verfahrens${C}`,
  ),
  label(
    'suspension_end',
    `Einddatum(?: van de opschorting)?${C}|Date d${A}[ée]ch[ée]ance du sursis${C}|Ende des Aufschubs${C}|Ablaufdatum des Aufschubs${C}`,
  ),
  label(
    'vote',
    `Stemming van (?:de )?schuldeisers op${C}|Vote des cr[ée]anciers${C}|Abstimmung der Gl[äa]ubiger${C}`,
  ),
  label(
    'designated_liquidator',
    `(?:Aangeduide|Aangewezen) vereffenaar(?:\\(s\\)|s)?${C}|Liquida(?:teur|trice)(?:\\(s\\)|s)? d[ée]sign[ée]e?(?:\\(s\\)|s)?${C}|LIQU?(?:ID)?\\.? ?DES(?:IGN[ée]S?)?\\.?${C}|Bezeichnete(?:\\/r|\\(r\\)|r)? Liquidator(?:\\/en|\\(en\\)|en)?${C}`,
  ),
  label(
    'liquidator',
    `Vereffenaar(?:\\(s\\)|s)?${C}|Liquidateur(?:\\(s\\)|s)?${C}|Liquidatrice${C}|Liquidator(?:\\(en\\)|\\/en|en)?${C}`,
  ),
  label(
    'administrator',
    `(?:Aangewezen )?voorlopige? bewindvoerders?${D}|L${A}administrateur provisoire(?: d[ée]sign[ée])?${D}|Les administrateurs provisoires(?: d[ée]sign[ée]s)?${D}|Administrateurs? provisoires?${D}|(?:Bezeichneter )?vorl[äa]ufiger Verwalter${D}`,
  ),
  label(
    'restructuring_expert',
    `Aangewezen herstructureringsdeskundigen?${D}|Bezeichneter? Restrukturierungsexperten?${D}|Les? praticiens? de la r[ée]organi[st]{1,2}ation(?: d[ée]sign[ée]s?)?${D}|Praticiens? de la r[ée]organi[st]{1,2}ation${D}`,
  ),
  label(
    'liquidation_expert',
    `Aangewezen vereffeningsdeskundigen?${D}|Les? praticiens? de la liquidation d[ée]sign[ée]s?${D}|Stelt aan als vereffeningsdeskundige${D}`,
  ),
  label('mandatary', `Gerechtsmandataris(?:sen)?${D}|Mandataires? de Justice${D}`),
  label(
    'judge_change',
    `Der Konkursrichter${C}|De Rechters?[- ]?Commissaris(?:sen)?${C}|Les? juges? commissaires?${C}`,
  ),
  label('curator_change', `Der Konkursverwalter${C}|De curator(?:en|s)?${C}|Les? curateurs?${C}`),
  label(
    'signature',
    `(?:Voor|Pour|F[üu]r)\\s+(?:eensluidend|extrait|gleichlautenden|een eensluidend|copie|afschrift|uittreksel)|\\(Get\\.?\\)|\\(Sign[ée]\\)|\\(Gez\\.?\\)`,
  ),
]

/** The label at the start of a line with the offset of its value; null if none. */
export function labelOf(line: string): { label: Label; valueAt: number } | null {
  for (const label of LABELS) {
    const match = label.pattern.exec(line)
    if (match) return { label, valueAt: match[0].length }
  }
  return null
}
