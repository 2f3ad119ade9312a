// Cue phrases (folded) for changes of the company itself: `subject` is matched against the act's subject and
// rubrics, `sentence` against its text.

import type { CompanyChange } from '../../domain/publications/gazette-fact.ts'

export type ChangeWords = {
  change: CompanyChange
  sentence: RegExp
  subject: RegExp
  /** Requires a match in the subject: the text mentions it in passing too often. */
  needsSubject: boolean
}

export const COMPANY_CHANGES: ChangeWords[] = [
  {
    change: 'name',
    sentence:
      /(?:modifi|chang|remplac|adopt)[a-z]* .{0,60}(?:denomination|le nom\b|nom de la societe|raison sociale)|(?:denomination|nom)(?: sociale| de la societe)? .{0,80}(?:est|sera|soit|devient|devra) ?(?:modifie|change|remplace|dorenavant|desormais)?|(?:wijzig|verander|vervang)[a-z]* .{0,60}(?:\bnaam\b|benaming)|(?:\bnaam\b|benaming)(?: van de vennootschap)? .{0,80}(?:te wijzigen|gewijzigd|wijzig|te veranderen|veranderd|te vervangen|vervangen door)|naamswijziging|naamwijziging|(?:name|firma|bezeichnung)[a-z]* .{0,80}(?:abzuandern|geandert|abgeandert|zu andern|umbenannt|lautet (?:kunftig|nunmehr|fortan|ab ))|gesellschaft .{0,80}umbenannt|societe (?:s'appell|se nomm|s'intitul|porte)[a-z]* |(?:namensanderung|anderung .{0,40}(?:namens|bezeichnung|firma))/,
    subject: /denomination|changement de nom|benaming|naamswijziging|naam\b|namens|bezeichnung/,
    needsSubject: false,
  },
  {
    // Not that of a branch: `siège d'exploitation`, `uitbatingszetel`.
    change: 'seat',
    sentence:
      /(?:transfer|deplac)[a-z]* .{0,60}(?:\bsiege(?! d'? ?exploitation)|adresse)|siege (?!d'? ?exploitation)(?:social )?.{0,160}(?:est|sera|soit|a ete|d'etre) transfer|siege (?!d'? ?exploitation).{0,40}transfere|nouve(?:au|lle) (?:siege(?! d'? ?exploitation)|adresse)|(?:verplaats|overbreng|overgebracht|over te brengen|wijzig)[a-z]* .{0,80}(?:(?<!uitbatings|exploitatie|bedrijfs|vestigings)zetel|adres)|(?<!uitbatings|exploitatie|bedrijfs|vestigings)zetel .{0,200}(?:verplaats|over te brengen|overgebracht|gewijzigd|verhuisd)|zetelverplaatsing|(?:sitz|gesellschaftssitz|anschrift)\b.{0,200}(?:verleg|verlagert|ubertrag)|(?:verleg|verlager)[a-z]* .{0,60}sitz|sitzverlegung/,
    subject: /siege|adresse|zetel|adres|sitz/,
    needsSubject: false,
  },
  {
    change: 'legal_form',
    sentence:
      /transform(?:ation|er|ee?|e)\b.{0,120}(?:societe|asbl|srl|\bsa\b|forme)|(?:adopt|modifi)[a-z]* .{0,60}forme (?:juridique|legale)|omzetting|omgezet|om te zetten|omvorming|omgevormd|om te vormen|rechtsvorm van .{0,60}zal hebben|rechtsvorm te wijzigen|rechtsvorm .{0,80}(?:aan te nemen|aangenomen|gewijzigd|te wijzigen)|umwandlung|umgewandelt|umzuwandeln/,
    subject: /forme (?:juridique|legale)|rechtsvorm|transformation|omzetting|umwandlung/,
    needsSubject: false,
  },
  {
    change: 'capital',
    sentence:
      /(?:augment|reduc|reduir|reduit|port|diminu)[a-z]* .{0,60}capital|capital .{0,100}(?:augment|redui|porte|diminue)|kapitaal.{0,60}(?:verhog|vermin|verhoog|gebracht|te brengen)|(?:verhog|vermin|verhoog)[a-z]* .{0,60}kapitaal|kapitaals?(?:verhoging|vermindering)|kapitalerhohung|kapitalherabsetzung|kapital .{0,80}(?:erhoh|herab|zu bringen)/,
    subject: /capital|kapitaal|kapital|actions|aandelen/,
    needsSubject: false,
  },
  {
    change: 'purpose',
    sentence:
      /(?:modifi|chang|etend|extension|elargi|complet|adapt|remplac)[a-z]* .{0,60}(?:\bobjet\b|\bbut (?:desinteresse|social|de l'association))|ajout[a-z]* a l'objet|objet(?: social)? .{0,60}(?:modifie|etendu|complete|remplace)|(?:wijzig|aanpass|uitbreid|aangepast|vervang)[a-z]* .{0,60}(?:\bdoel\b|voorwerp|doelomschrijving)|(?:\bdoel|voorwerp)\b .{0,60}(?:te wijzigen|gewijzigd|uit te breiden|uitgebreid|wijzig)|doelwijziging|(?:zweck|gegenstand)[a-z]* .{0,60}(?:abzuandern|geandert|abgeandert|erweitert|zu erweitern)|(?:anderung|erweiterung) .{0,40}(?:zweck|gegenstand)/,
    subject: /\bobjet\b|\bbut\b|\bdoel\b|voorwerp|zweck|gegenstand/,
    needsSubject: false,
  },
  {
    change: 'merger',
    // A division too is `par absorption`.
    sentence:
      /fusion|fusionner|(?<!scission (?:partielle )?par )absorb|\bfusie|fuseren|overneming|verschmelzung|verschmelzen/,
    subject: /fusion|\bfusie|verschmelzung|herstructurering|restructuration|umstrukturierung/,
    needsSubject: true,
  },
  {
    change: 'division',
    sentence: /scission|\bscinder|splitsing|te splitsen|spaltung/,
    subject: /scission|splitsing|spaltung|herstructurering|restructuration|umstrukturierung/,
    needsSubject: true,
  },
  {
    change: 'transfer_of_business',
    sentence:
      /(?:apport|cession|transfert|ceder|apporter)[a-z]* .{0,60}(?:branche d'activite|universalite|fonds de commerce)|(?:inbreng|overdracht|in te brengen|over te dragen) .{0,60}(?:bedrijfstak|algemeenheid|handelszaak)|(?:bedrijfstak|algemeenheid) .{0,60}(?:ingebracht|overgedragen)|(?:einbringung|ubertragung) .{0,60}(?:teilbetrieb|betriebszweig|gesamtheit)/,
    subject:
      /apport|cession|transfert (?:de )?patrimoine|inbreng|overdracht|bedrijfstak|branche|einbringung|herstructurering|restructuration|umstrukturierung/,
    needsSubject: true,
  },
  {
    change: 'dissolution',
    sentence:
      /dissolution|dissoudre|dissoute|mise? en liquidation|mettre .{0,30}en liquidation|ontbinding|te ontbinden|ontbonden|in vereffening|invereffening|auflosung|aufzulosen|aufgelost|in liquidation (?:zu|gesetzt)/,
    subject:
      /dissolution|liquidation|ontbinding|vereffening|auflosung|\bfin\b|\beinde\b|cessation|stopzetting|fin \(/,
    needsSubject: true,
  },
  {
    change: 'liquidation_closed',
    sentence:
      /clotur[a-z]* .{0,40}liquidation|liquidation .{0,80}(?:clotur|\bclose\b)|sluit[a-z]* .{0,40}vereffening|vereffening .{0,80}(?:gesloten|afgesloten|te sluiten|sluiting|beeindigd)|(?:abschluss|schliessung|beendigung) .{0,20}liquidation|liquidation .{0,60}(?:abgeschlossen|geschlossen|beendet)/,
    subject: /clotur|sluiting|schliessung|abschluss|liquidation|vereffening|\bfin\b|\beinde\b/,
    needsSubject: true,
  },
  {
    change: 'incorporation',
    // Not `constitution du nouveau conseil d'administration`.
    sentence:
      /constitu(?:e|er|tion|ee|ent)\b(?! (?:(?:d'un|du|de la|le|un|des) )?(?:nouveau )?(?:conseil|comite|bureau|organe|college|garantie|provision|reserve))|opgericht|oprichting|op te richten|gegrundet|grundung|grunden/,
    subject:
      /constitution(?! (?:du|d'un|de l') ?(?:nouveau )?(?:conseil|comite|bureau|organe))|oprichting|grundung/,
    needsSubject: true,
  },
]

/** Marks a decision rather than a description. */
export const DECIDED =
  /decid|resol|approuv|unanim|beslist|beslis|besluit|besloten|keurt|goedgekeurd|eenparig|beschl|genehmig|est transfere|a transfere|sera transfere|wordt (?:verplaatst|overgebracht)|werd (?:verplaatst|overgebracht)|wird .{0,120}verlegt|wurde .{0,120}verlegt|is (?:verplaatst|overgebracht)|verplaatst (?:de|met)|transfere (?:le|son)/
/** Marks a proposal for a later meeting, or a report on one. */
export const PROPOSAL =
  /projet (?:de|relatif a (?:la|l'|une?)|d'une?) ?(?:fusion|scission|transformation|cession|d'apport)|projet d'(?:apport|acte de)|fusievoorstel|splitsingsvoorstel|voorstel (?:tot|van)|verschmelzungs(?:plan|vorschlag)|spaltungs(?:plan|vorschlag)|proposition de (?:fusion|scission)/
/** Powers and possibilities, which change nothing: `peut être transféré`, `kan worden verplaatst`, `en cas de`. */
export const IN_PASSING =
  /pouvoir de|bevoegd(?:heid)? om|peut etre transfere|kan (?:worden|de zetel)|peut transferer|mag .{0,40}verplaats|kann .{0,60}verlegt werden|en cas de|in geval van|bij ontbinding|rapport|verslag van|\barticle \d+ ?:|publie|bekendgemaakt|constituee? (?:par|suivant|aux termes|le)|opgericht (?:bij|op|blijkens)/
/**
 * Denied, put off or merely possible, before anything is decided: `de ne pas augmenter`, `reporte le transfert`, `De zetel kan
 * worden verplaatst`.
 */
export const NOT_DECIDED = new RegExp(
  [
    String.raw`\bne pas (?:proceder |prononcer )?(?:a |au |l' ?|la |le |les )*(?:transfer|deplac|augment|redui|dissou|dissolution|modifi|chang|fusion|scind|scission|transform|prolong|proroge|cloture)`,
    String.raw`\b(?:rejette|refuse|report(?:e|er|ent)|ajourne|renonce(?:r|nt)? a|verwerpt|verdaagt|vertagt|weigert)\b.{0,20}(?:transfert|augmentation|reduction|dissolution|modification|changement|fusion|scission|transformation|verplaatsing|verhoging|vermindering|ontbinding|wijziging|fusie|splitsing|omzetting|verlegung|erhohung|auflosung|anderung)`,
    String.raw`\bniet (?:over te gaan tot |te )(?:de |het )?(?:verhog|vermind|verplaats|ontbind|wijzig|verander|fuse|fusie|splits|omzet)`,
    String.raw`\bnicht (?:aufzulosen|abzuandern|umzuwandeln|zu (?:erhohen|verlegen|andern|verschmelzen|spalten))\b`,
    String.raw`^(?:(?!deci|resol|beslis|besluit|beschl).)*\b(?:peu(?:t|vent)|pourr(?:a|ont)|kan|kunnen|mag|mogen|kann|konnen)\b.{0,80}\b(?:etre|worden|werden)\b`,
  ].join('|'),
)
/** Marks that something stays unchanged. */
export const UNALTERED =
  /ongewijzigd|inchange|sans (?:(?:toutefois|pour autant|neanmoins|y|apporter|de|d'|une?|aucune) )*(?:modif|change)|unverandert|zonder (?:enige )?(?:wijziging|verandering) van het (?:doel|voorwerp)/
/** Marks an agenda item. */
export const AGENDA =
  /^[\s\d.)-]*(?:l'ordre du jour|ordre du jour|de agenda|agenda|dagorde|tagesordnung|die tagesordnung)\b/
/** Marks a power of attorney. */
export const PROXY =
  /procuration|volmacht|vollmacht|mandataires? (?:special|ad hoc)|mandat special|tous (?:les )?pouvoirs|pouvoirs? (?:special|speciaux|necessaires)|bijzondere? (?:lasthebber|gevolmachtigde|mandataris)|lasthebber|gevolmachtigd|bevollmachtig|sondermandat|formalit|guichet d'entreprise|ondernemingsloket|beauftragt[^.;]{0,60}(?:veroffentlich|hinterleg|eintrag)|(?:veroffentlich|hinterleg)[a-z]*[^.;]{0,40} beauftragt|chargee?s? (?:de la |du |de l'|de |d')(?:publi|depot|depos|accompl|execution)|belast met de (?:publicatie|neerlegging|bekendmaking)|faculte de substitution|indeplaatsstelling/
