// French and German verbs that only together with a mandate as their object say that it begins or ends: `abandonne la
// présidence`, `accède au poste de gérant`, `gibt das Amt ab`. Each verb is put together with every word for a mandate.

import type { CueWords } from './changes.ts'

const FRENCH_MANDATE =
  "(?:mandats?|fonctions?|charges?|postes?|sieges?|roles?|(?:vice-)?presidence|tresorerie|secretariat|gerance|gestion journaliere|direction|qualite d|titre d|place d'admin)"
const FRENCH_OWN = "(?:l[ae]s? |l'|sa |son |ses |leurs? |cette |cet |ces? |une? |tout |toute )"
const OBJECT = `${FRENCH_OWN}(?:[a-z]+ ){0,2}?${FRENCH_MANDATE}`
const GERMAN_MANDATE =
  '(?:[a-z]*(?:amt|amter|amtes|mandate?s?|posten|funktion(?:en)?|aufgaben?)|vorsitz|kasse|schriftfuhrung|(?:geschafts)?leitung|tagliche[nr]? geschaftsfuhrung)'

const OFFICE =
  '(?:administrat|gerant|(?:vice-?)?president|secretaire|tresori|commissaire|liquidat|membre|representant|deleguee? a)'

const HEADS = '(?<=^[^a-z]{0,6}(?:[a-h][.)] )?)'
const HEADS_LIST =
  "(?= ?(?:\\(|:|$)| (?:au|dans|du|de|d'|des|en|l'|im|in|aus|von|als) ?[^:;.,]{0,50}(?::|$)| ?[-–] [^:;.]{0,40}:)"

export const MANDATE_PHRASES: CueWords[] = [
  // given up
  {
    change: 'resignation',
    side: 'before',
    words: `(?:renonc|abandonn|quitt|delaiss|resign|depos|ced|laiss)(?:e|ent|ant|er|era|eront|ait)? (?:a |au |aux )?(?:${OBJECT}|${FRENCH_MANDATE})`,
  },
  {
    change: 'resignation',
    side: 'before',
    words: `(?:rend(?:ent|ant|re)?|remet(?:tent|tant|tre|tra)?) ${OBJECT}`,
  },
  {
    change: 'resignation',
    side: 'before',
    words: `se (?:demet(?:tent)?|decharge(?:nt)?|desiste(?:nt)?) (?:de |d'|du |des )(?:${OBJECT}|${FRENCH_MANDATE})`,
  },
  {
    change: 'resignation',
    side: 'before',
    words: `(?:ne |de ne |n')(?:souhaite(?:nt)?|desire(?:nt)?|veut|veulent|peut|peuvent)? ?plus (?:exercer|assumer|assurer|occuper|remplir|poursuivre|continuer|etre)(?= (?:${OBJECT}|${OFFICE}))`,
  },
  {
    change: 'resignation',
    side: 'before',
    words:
      "cess(?:e|ent|era|er|ant) (?:d'etre|d'exercer|d'assurer|d'assumer|d'occuper|de sieger|d'appartenir|de faire partie)",
  },
  {
    change: 'resignation',
    side: 'before',
    words: 'pass(?:e|ent|er|era) (?:le relais|la main|le flambeau|le temoin)',
  },
  {
    change: 'appointment',
    side: 'after',
    words: `(?=a )(?<=(?:le relais|la main|le flambeau|le temoin|(?:abandonn|ced|laiss|remet|transmet|pass)[a-z]* ${OBJECT}[^.;,]{0,40}) )a(?= (?:m\\.|mme|mlle|monsieur|madame|la s|mr))`,
  },
  {
    change: 'end_of_term',
    side: 'before',
    words: `(?:ne fait|ne font|ne fera|ne feront|n'en fait|n'en font) plus partie|(?:n'est|ne sont|ne sera) plus(?= (?:son |sa |leur |le |la |l')?${OFFICE})`,
  },
  {
    change: 'end_of_term',
    side: 'before',
    words:
      "(?:ne |n')(?:souhait|desir|sollicit|demand|v[eo]u)[a-z]* (?:donc )?(?:plus|pas) (?:se (?:re)?presenter|etre (?:reelu|reconduit|renouvele)e?s?|(?:le renouvellement|la reconduction|le|la|sa|son|leur)\\b)|(?:ne |n')se (?:re)?present[a-z]+ (?:plus|pas)|(?:venait|venaient|arrivait|arrivaient) a (?:son |leur )?(?:echeance|expiration|terme)",
  },
  { change: 'death', side: 'after', words: 'disparition(?= (?:inopinee |soudaine )?de (?:m|notre))' },
  // taken up
  {
    change: 'appointment',
    side: 'before',
    words: `(?:prend|prennent|prendra|prendront|reprend|reprennent|reprendra|endosse|endossera|herite|accede|accedera)(?:nt)? (?:(?:de |a |au |aux |d')?(?:${FRENCH_OWN}?(?:[a-z]+ )?(?:mandats?|fonctions? (?:de|d')|charge (?:de|d')|postes?|sieges?|(?:vice-)?presidence|tresorerie|secretariat|gerance|gestion journaliere))) ?(?!de la seance|de l'assemblee|fin)`,
  },
  {
    change: 'appointment',
    side: 'before',
    words: `se (?:voit|voient|verra|verront|vit) (?:confier|attribuer|octroyer|conferer|deleguer)`,
  },
  {
    change: 'appointment',
    side: 'before',
    words:
      "(?=assur|exerc|occup|dirig|prend)(?<=c'est [^.;]{3,60} qui )(?:assure|exerce|occupe|prend)(?:ra)?",
  },
  {
    change: 'appointment',
    side: 'before',
    words: `est (?:desormais|dorenavant|des a present|a present)(?= (?:la |le |l')?(?:nouvel |nouveau |nouvelle )?${OFFICE})`,
  },
  {
    change: 'appointment',
    side: 'before',
    words: `devien(?:t|nent|dra|dront)(?= (?:(?:son|sa|leur|la|le|l'|une?|nouve(?:l|au|lle)) ?)*${OFFICE})`,
  },
  {
    change: 'appointment',
    side: 'after',
    words: `s'adjoin(?:t|dre|gnent)(?= [^.;]{0,120}(?:en qualite|comme|en tant))|(?:confer|attribu|octroy|confi|delegu|transmet)(?:e|ent|er|ait|t|tre|tent)?(?= (?:a|aux?) [^.;]{3,120} (?:${OBJECT}))|(?<=\\b(?:le|la|les) )(?:conferer|attribuer|octroyer|confier|deleguer|transmettre)(?=[^.;]{0,80} a (?:m\\.|mme|monsieur|madame|la s|l'))`,
  },
  {
    change: 'appointment',
    side: 'after',
    words: `(?:est|a ete|sera) (?:confiee?|attribuee?|deleguee?|octroyee?)(?=,[^.;]{0,90}, a )`,
  },
  // taken away
  {
    change: 'dismissal',
    side: 'after',
    words: `(?:a |ont )?(?:retire(?:nt|r)?|retirant)(?= [^.;]{3,110} ${FRENCH_OWN}(?:[a-z]+ )?${FRENCH_MANDATE})|(?:a |ont )?(?:releve(?:nt|r)?|demet(?:tent|tre)?|demis|decharge(?:nt|r)?|ecarte(?:nt|r)?)(?= (?:m\\.|mme|mlle|monsieur|madame|la s)[^.;]{3,110} (?:de (?:son|sa|ses|leurs?)|du|de la) (?:[a-z]+ )?${FRENCH_MANDATE})`,
  },
  // headings of lists that are no verbs
  {
    change: 'resignation',
    side: 'after',
    words: `${HEADS}(?:sorties?|departs?|retraits?|fins? de fonctions?|cessations? de fonctions?|abgange?|ausgetreten|ausgeschieden|zuruckgetreten|austritte?|abtretende?|ausscheidende?[rn]?)${HEADS_LIST}`,
  },
  {
    change: 'appointment',
    side: 'after',
    words: `${HEADS}(?:entrees?(?: en fonctions?)?|arrivees?|prises? de fonctions?|neu|zugange?|neuzugange?|eintritte?|neubestellung(?:en)?|neubesetzung(?:en)?|ersatz|nouveaux? mandats?|neue mandate|nachfolge(?:r(?:in)?)?|remplacante?s?|successeurs?)${HEADS_LIST}`,
  },
  { change: 'end_of_term', side: 'after', words: `${HEADS}sortante?s?(?= ?$)` },
  {
    change: 'end_of_term',
    side: 'after',
    words:
      "(?<=(?:suite a|vu|constate|constatant|apres|suite de) l')(?:expiration|echeance)(?= (?:du|des|de leurs?) mandats?)",
  },
  {
    change: 'end_of_term',
    side: 'before',
    words:
      "s'est (?:termine|acheve)|se sont (?:termines|acheves)|(?=gee)(?<=mandate? [^.;]{0,90}\\b(?:hat|haben) [^.;]{0,60})geendet",
  },
  { change: 'appointment', side: 'after', words: `${HEADS}entrante?s?(?= ?$)` },
  {
    change: 'dismissal',
    side: 'before',
    words:
      '(?=est|sont|a ete|ont)(?<=(?:delegation|mandat|fonctions?|presidence)[^.;]{0,90} )(?:est|sont|a ete|ont ete) retiree?s?',
  },
  {
    change: 'appointment',
    side: 'after',
    words: "(?<=l')entree(?= (?:au|dans le|dans l') ?[^.;]{0,40}(?:conseil|organe|ca)\\b)",
  },
  { change: 'resignation', side: 'after', words: '(?<=la )sortie(?= de (?:m\\.|mme|monsieur|madame) )' },
  // German: given up
  {
    change: 'resignation',
    side: 'before',
    words: `(?:ubergibt|ubergeben|ubergab)(?= (?:das |sein |ihr |den |die |seine |ihre )(?:[a-z]+ )?${GERMAN_MANDATE})|(?:kundigt|kundigen|kundigte)(?= (?:sein|ihr|das) [a-z]*(?:mandat|amt))|(?:hort|horen|horte)(?= [^.;]{0,60}\\bauf\\b)|(?:zieht|ziehen|zog)(?= sich [^.;]{0,120}\\bzuruck\\b)`,
  },
  {
    change: 'appointment',
    side: 'after',
    words: `(?=an )(?<=uberg(?:ibt|eben|ab) [^.;]{0,60}${GERMAN_MANDATE}[^.;]{0,40} )an`,
  },
  {
    change: 'end_of_term',
    side: 'before',
    words:
      '(?:steht|stehen) (?:[^.;]{0,60} )?nicht (?:mehr |langer |weiter )?(?:[a-z]+ ){0,4}zur verfugung|gehor(?:t|en) [^.;]{0,60}nicht (?:mehr|langer)(?= )|nicht weiter(?:machen|fuhren|ausuben)',
  },
  { change: 'death', side: 'after', words: 'hinscheiden|heimgang' },
  // German: taken up
  {
    change: 'appointment',
    side: 'before',
    words:
      '(?=er[wg]|vers|verg)(?<=(?:verwaltungsrat|vorstand|verwaltungsorgan)[^.;]{0,90}\\bum [^.;]{0,90} )(?:erweitert|erganzt|verstarkt|vergrossert)|(?:kommt|kommen|stosst|tritt)(?= [^.;]{0,90}\\bhinzu\\b)|gehor(?:t|en)(?= [^.;]{0,40}(?:fortan|kunftig|nunmehr|neu|ab sofort|von nun an))',
  },
  {
    change: 'appointment',
    side: 'after',
    words: `(?:betraut|beauftragt)(?= [^.;]{3,90} mit (?:der |dem |den )?${GERMAN_MANDATE})|(?:bestellen|benennen|berufen|setzen)(?= (?:herrn|frau|die|den|zum|zur|[^.;]{3,90} (?:zum|zur|als) ))`,
  },
  {
    change: 'appointment',
    side: 'before',
    words:
      '(?=uber|anv|zug)(?<=^\\W*(?:es|dieses|(?:das|dieses) (?:mandat|amt)) (?:wird|wurde) [^;]{0,200})(?:ubertragen|anvertraut|zugesprochen)|(?=betr)(?<= als [a-z]+ [^;]{0,90})betraut|(?=be[sn]|des|erk|ausg)(?<=\\b(?:wird|werden|wurden?) [^;]{0,200})(?:bestimmt|benannt|designiert|erkoren|ausgewahlt)(?=\\s*(?:[.,;]|$|und ))',
  },
  // German: taken away
  {
    change: 'dismissal',
    side: 'after',
    words: `(?:entzieht|entziehen|entzog)(?= [^.;]{3,90} (?:das|die|sein|ihr|seine|ihre) ${GERMAN_MANDATE})`,
  },
]
