// Names of offices in folded text, with the office each means. Longer names come first: a managing director is also
// written with the word for director.

import type { Office } from '../../../../../domain/gazette-fact.ts'

export const OFFICE_WORDS: { office: Office; words: string }[] = [
  {
    office: 'permanent_representative',
    words:
      '(?:nouve(?:au|lle) )?repr[eé]?s?entante?s? permanente?s?|vaste? vertegenwoordig(?:st)?ers?|(?<=\\b(?:haar|hun) (?:nieuwe )?)vertegenwoordig(?:st)?er|vast vertegenwoordig(?:st)?er|vaste vertegenwoordigsters?|standige[rnms]? vertreter(?:in|innen|n|s)?',
  },
  {
    office: 'executive_committee',
    words:
      '(?:presidente?s?|voorzit(?:ter|ster)s?|vorsitzende[rn]?) (?:du|dudit|van het|van dit|des) (?:comite(?: de direction| executif)?|conseil de direction|directiecomite|uitvoerend comite|direktionsausschuss(?:es)?)|(?:membres?|lid|leden|mitglied(?:er|ern)?) (?:du|van het|van de|des|der) (?:comite de direction|comite executif|conseil de direction|directiecomite|uitvoerend comite|directieraad|direktionsausschuss(?:es)?|direktionskomitees|vorstands?|vorstandes)',
  },
  {
    office: 'supervisory_board',
    words:
      '(?:membres?|lid|leden|mitglied(?:er|ern)?) (?:du|van de|des|der) (?:conseil de surveillance|raad van toezicht|aufsichtsrat(?:e?s)?)',
  },
  {
    office: 'vice_chair',
    words:
      "(?:vice[- ]?presiden(?:te?s?|ce)|ondervoorzitterschap|vice[- ]?voorzit(?:ter|ster)s?|ondervoorzit(?:ter|ster)s?|vize[- ]?prasident(?:in|en)?|(?:stellvertretende[rn]?|zweite[rn]?) vorsitzende[rn]?|stellvertreter(?:in|s)?)(?: du conseil d'administration| du conseil| van de raad van bestuur| van het bestuursorgaan| des verwaltungsrat(?:e?s)?)?",
  },
  {
    office: 'chair',
    words:
      "(?:presidente?s?|presidence(?= du| de l| ?:)|(?<=(?:a|chargee? de|reprend|assume|assure|reprendra|assurera|assumera|occupe) la )presidence|(?<!onder (?:het )?)voorzitterschap(?! van de (?:algemene |huidige )?vergadering)|voorzit(?:ter|ster)s?|prasident(?:in|en)?|vorsitzende[rn]?|(?=vorsitz)(?<=(?:ubernimmt|ubernehmen|ubertragt|legt|mandat|amt) (?:[^;]{0,60} )?den )vorsitz(?! der versamml))(?: du conseil d'administration| du conseil| van de raad van bestuur| van het bestuursorgaan| des verwaltungsrat(?:e?s)?)?|(?:presidente?s?|presidence(?= du| de l)|presidence(?= (?:est|a ete|sera) (?:confiee|assuree|attribuee))|(?<=\ba la )presidence(?= et\b|[.,;])|voorzitterschap(?= waar| op| van)|voorzit(?:ter|ster)s?|prasident(?:in|en)?|vorsitzende[rn]?)(?: du conseil d'administration| du conseil| van de raad van bestuur| van het bestuursorgaan| des verwaltungsrat(?:e?s)?)?",
  },
  {
    office: 'managing_director',
    words:
      'gedelegeerd bestuurderschap|(?:co-)?administrat(?:eur|rice)s?[- ]?(?:delegue?e?s?|directeurs?|general|gerante?s?)|(?:mede-)?gedelegeerde? ?-?bestuurders?|gedelegeerde?-bestuur(?:der|ster)s?|afgevaardigde? ?-?bestuurders?|bestuurders?-gedelegeerde?|(?:delegierte[rnms]?|del\\.|geschaftsfuhrende[rnms]?) (?:verwalter(?:in|innen|s|n)?|verwaltungsratsmitglied(?:er|ern|es|s)?)|directeur general|directrice generale|algemeen directeur|ceo',
  },
  {
    office: 'daily_management',
    words:
      'tagesgeschaftsfuhrer(?:in|s|n)?|tagesgeschaftsfuhrung|(?:personne |personnes )?(?:deleguee?s?|chargee?s?|preposee?s?) (?:a|de) la gestion journaliere|delegue(?:e)? a la gestion|gestion journaliere|delegation(?= (?:consentie|accordee|donnee|conferee|de gestion))|delegatie(?= (?:aan|van))|la gestion journaliere|(?:persoon |personen |gemachtigde )?(?:die )?belast (?:zijn |is )?met (?:het )?dagelijks bestuur|gemachtigden? tot het dagelijks bestuur|gedelegeerden? tot het dagelijks bestuur|gelastigden? tot het dagelijks bestuur|afgevaardigden? tot het dagelijks bestuur|lid van het dagelijks bestuur|dagelijks bestuur(?:der)?|dagelijkse? (?:leiding|beheer)(?! van (?:de )?(?:werf|school))|(?:beauftragte[rn]? (?:mit )?(?:der )?)?tagliche[nr]? (?:geschafts)?fuhrung',
  },
  {
    office: 'statutory_auditor',
    words:
      'commissariaat|com+is+aires?(?:[- ]reviseurs?| aux comptes)?|commissaris(?:sen)?(?:[- ]revisor(?:en)?)?|kommissar(?:in|e|s)?(?:[- ]?revisor)?|abschlussprufer(?:in|s)?|wirtschaftsprufer(?=s? der)',
  },
  {
    office: 'liquidator',
    words: 'liquidat(?:eur|rice)s?|(?:mede-?)?vereffenaars?|liquidator(?:in|en)?',
  },
  {
    office: 'manager',
    words:
      '(?:co-?)?gerante?s?(?: statutaires?)?|(?<=(?:exerc[a-z]+|assur[a-z]+|assum[a-z]+|seule?|quitte|reprend|confie|delaisse) la )gerance|(?<=(?:ubernimmt|ubernehmen|ubertragt|gibt|legt)\\b[^;]{0,60} die )geschaftsfuhrung|(?:statutaire? |mede-?|niet-statutaire? )?zaakvoerders?|zaakvoerd?sters?|zaakvoerderschap|geschaftsfuhrer(?:in|innen|s|n)?',
  },
  {
    office: 'director',
    words:
      "(?=membres|leden|mitgl)(?<=^\\W{0,4}(?:autres |overige |weitere )?)(?:membres|leden|mitglieder)(?= ?: )|admini?strat(?:eur|rice)s?(?:\\(?s\\)?)?(?: independante?s?)?|(?:onafhankelijke? |niet-statutaire? |uitvoerende? |niet-uitvoerende? |statutaire? )?bestuurders?|bestuursters?|bestuurslid|bestuursleden|bestuurs(?:zetel|functie|plaats|post|ambt|opdracht)s?|bestuurderschap|bestuurdersmandaa?t(?:en)?|bestuursmandaat|bestuursmandaten|verwaltungsrat(?:s)?mitglied(?:er|ern|es|s)?|vorstandsmitglied(?:er|ern|es|s)?|(?:stiftungs)?verwalter(?:in|innen|n|s)?(?:mandate?)?|mitglied(?:er|ern|s|es)? des verwaltungsrat(?:e?s)?|mitglied(?:er|ern)? (?:in|im|fur) (?:den |dem )?(?:verwaltungsrat|vorstand|verwaltungsorgan)|mitglied(?:er|ern)? des (?:verwaltungsorgans|vereinsvorstand(?:e?s)?)|membres? (?:(?:du|au|au sein du|dudit|de notre) conseil d'administration|(?:de|a|au sein de) l'organe d'administration|du ca\\b)|(?:lid|leden) van (?:de raad van bestuur|het bestuursorgaan)",
  },
  {
    office: 'secretary',
    words:
      'secretaire(?: general)?|(?<=(?:chargee?s? du|assur[a-z]+ le|assum[a-z]+ le|repren[a-z]+ le|confie le) )secretariat(?! social)|secretariat(?= ?:)|(?<=\\ble )secretariat(?= ?(?:et\\b|[,.;]|$))|(?<=au )secretariat(?! social)|secretaris|schriftfuhrer(?:in|s)?|sekretar(?:in|s)?',
  },
  {
    office: 'other',
    words:
      'tresori(?:er|ere)s?|(?<=(?:chargee?s? de|assur[a-z]+|assum[a-z]+|repren[a-z]+|confie) la )tresorerie|tresorerie(?= ?:)|(?<=\\bla )tresorerie(?= ?(?:et\\b|[,.;]|$))|(?<=a la )tresorerie|penningmeesters?(?:chap)?|kassierer(?:in|s)?|schatzmeister(?:in|s)?|kassenwart(?:in|s)?',
  },
]

/** Words before an office that say it is a capacity: `en qualité d'`, `als`, `tot`. */
export const CAPACITY =
  /(?:\b(?:en|in) (?:sa |leur |hun |zijn |haar |de |hoedanigheid |ihrer |seiner |der )?(?:qualite|hoedanigheid|eigenschaft|capacite) (?:de |d'|van |als |eines |einer )?(?:nouve(?:l|lle|au|aux) |nieuwe? )?|\b(?:comme|als|afs|tot|zum|zur|en tant que?|tant qu'|aux fonctions (?:de |d')|a la fonction (?:de |d')|in de functie van|functie van|titre (?:de |d')|mandaten? van|mandats? (?:de |d')|mandat als|fonctions? (?:de |d')|amt als|amt des|amt eines)\s?(?:haar |hun |son |sa |leur |ihre[nr]? |seine[nr]? |un |une |een |einen? |nouve(?:l|lle|au|aux) |nieuwe? |neue[rnms]? |extra |bijkomend |supplementaire |de |d')*)$/
