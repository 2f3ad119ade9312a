// French and German words that say a mandate begins or ends only where the sentence names an office or the board:
// `intègre`, `se termine`, `nimmt … wahr`. They are looked for after all others.

import type { CueWords } from './changes.ts'

const DUTY =
  '(?:mandats?|fonctions?|charges?|postes?|missions?|taches?|(?:vice-)?presidence|tresorerie|secretariat|gerance|gestion (?:journaliere|quotidienne)|direction|siege)'
const PFLICHT =
  '(?:[a-z]*(?:amt|amter|amtes|mandate?s?|posten|funktion(?:en)?|aufgaben?|leitung|geschaftsfuhrung)|vorsitz|kasse|schriftfuhrung)'
const GREMIUM = '(?:verwaltungsrat|vorstand|verwaltungsorgan)'
const HEAD = '(?<=^[^a-z]{0,6})'

export const WEAK_FRENCH_GERMAN: CueWords[] = [
  // he goes
  {
    change: 'resignation',
    side: 'before',
    words: `(?:prend|prennent|prendra) (?:sa|leur) (?:retraite|pension)|part(?:ent|ira)? (?:a|en) (?:la )?(?:retraite|pension)|(?:souhait|demand|sollicit|desir)[a-z]* (?:a |d'|de )?etre (?:decharge|releve|libere|dispense|demis)e?s?(?= d)|(?:a |ont |ayant )(?:remis|depose|rendu|quitte|abandonne|delaisse|cede)(?= (?:sa|son|ses|la|le|les|leurs?) (?:sienne|${DUTY}))|(?:quitt|abandonn|delaiss|depos)(?:e|ent|era|eront|ant|er)(?= (?:sa|son|ses|la|le|les|leurs?) (?:[a-z]+ )?${DUTY})|(?:n'(?:assure|assume|exerce|occupe)|ne (?:poursuit|poursuivra|continue|continuera)) (?:pas|plus)|(?:ne pas|ne plus) (?:poursuivre|continuer|prolonger|exercer|assumer|assurer|occuper)(?= [^.;]{0,40}${DUTY})|se (?:retire|retirent|retirera|desiste|desistent)|tire(?:nt)? (?:sa|leur) reverence|prend(?:re|ra)? conge|a pris conge`,
  },
  {
    change: 'end_of_term',
    side: 'before',
    words:
      "(?:se termine|s'acheve|se terminent|s'achevent|se termineront|se terminera|s'achevera)(?!(?! ce jour)[^.;]{0,60}\\b20\\d\\d)|ne l'(?:est|a) (?:pas|plus)|ne le sont (?:pas|plus)|(?=nic)(?<=(?:bestatigt|wiedergewahlt|verlangert|erneuert)[^.;]{0,80} )nicht(?: mehr)?(?=\\s*(?:[.;]|$))|(?:fuhrt|fuhren|ubt|uben)(?= [^.;]{0,90} nicht (?:mehr |langer )?(?:weiter|fort|aus)\\b)",
  },
  {
    change: 'end_of_term',
    side: 'before',
    words:
      '(?=been|abge|erlo|ausg)(?<=\\b(?:ist|sind) [^.;]{0,90})(?:beendet|abgelaufen|erloschen|ausgelaufen)|nicht (?:mehr|langer) (?:[a-z]+ ){0,4}zur verfugung(?= (?:steht|stehen|stunde|stehe))|war(?= bis (?:zum|am|heute))|expire(?:nt|ra|ront)?(?! (?:le|lors|a l|en|apres|au) )',
  },
  {
    change: 'dismissal',
    side: 'before',
    words:
      "(?:exclue?s?|ecartee?s?|demise?s?|destituee?s?|radiee?s?)(?= (?:du (?:conseil|ca|comite)|de l'organe|de (?:son|sa|ses|leurs?) ))",
  },
  { change: 'death', side: 'before', words: "nous (?:a|ont) quittee?s?|s'est eteinte?|est decedee?" },
  {
    change: 'resignation',
    side: 'before',
    words: `(?:verlasst|verlassen|verliess)(?= [^.;,]{0,60}${GREMIUM})|nicht (?:mehr|langer|weiter) (?:ausuben|fuhren|bekleiden|wahrnehmen|innehaben|bleiben)(?= (?:mochte|will|kann|mochten|wollen))|um (?:die |seine |ihre )?(?:entlassung|entbindung)|(?:gibt|geben|gab|gaben)(?= [^.;]{0,80}${PFLICHT}[^.;]{0,60} (?:ab|auf|weiter|zuruck)\\b)|(?:tritt|treten|trat)(?= (?:in den (?:wohlverdienten )?ruhestand|kurzer))|in den (?:wohlverdienten )?ruhestand(?= (?:tritt|geht|verabschiedet|getreten|gegangen))|(?:geht|gehen|ging) in (?:rente|pension|den ruhestand)`,
  },
  {
    change: 'resignation',
    side: 'after',
    words: `(?:geht|gehen|ging)(?= von [^.;]{3,90} auf [^.;]{3,90} uber\\b)|ruckzug(?= (?:von|des|der) )`,
  },
  // she comes
  {
    change: 'appointment',
    side: 'after',
    words: `(?=auf )(?<=(?:geht|gehen|ging) von [^.;]{3,90} )auf(?= [^.;]{3,90} uber\\b)|(?=par)(?<=remplacement (?:de |du |d')[^;]{1,90} )par(?= [a-z])|(?:kooptieren|kooptiert)(?= (?:herrn?|frau|die) )|treten(?<=nachfolge treten)|ist(?<=^\\W*ab (?:dem )?[^.;,]{3,30} ist)(?= (?:frau|herr|[a-z]+ [a-z]+) )|hinzu ?(?:kommt|kommen|tritt|treten|stosst)|(?:spricht|sprechen|sprach)(?= sich [^.;]{0,60}fur [^.;]{3,90} aus\\b)|neu(?= (?:frau|herrn?)\\b)|(?:ruft|rufen|rief)(?= [^.;]{3,90} in (?:das|den|die) )`,
  },
  {
    change: 'appointment',
    side: 'after',
    words: `(?:charge(?:nt|r|ra)?|investi(?:t|ssent|r))(?= [^.;]{3,120} (?:de la|des|du|de l'|de sa|de ses) (?:[a-z]+ )?${DUTY})|(?:accueill(?:e|ent|ir|era)|choisi(?:t|ssent|r)|installe(?:nt|r)?|retien(?:t|nent)|promeut|mandate(?:nt)?|propulse(?:nt)?)(?= [^.;]{3,120}(?:comme|en qualite|en tant|au poste|a la|aux fonctions))|(?=a )(?<=(?:ced|laiss|transmet|remet|pass)[a-z]* (?:le |la |son |sa |ses |leurs? )(?:relais|main|flambeau|place|siege|${DUTY}) )a(?= [a-z])|${HEAD}(?:fonctions|charges|repartition des (?:roles|taches))(?: (?:au sein|dans|internes|attribuees)[^:;.]{0,40})?(?= ?:)`,
  },
  {
    change: 'appointment',
    side: 'before',
    words: `integr(?:e|ent|era|eront|er)|siegera|siegeront|rejoindra|rejoindront|prend(?:ra|ront|rent|s|nent)? (?:ses|leurs) (?:nouvelles )?fonctions|(?:exerc|assum|assur|occup|rempli)(?:era|eront|ra|ront)(?! (?:son|sa|ses|leurs?) )(?= [^.;]{0,50}${DUTY})|(?:est |sont |a ete |ont ete )(?:promue?s?|investie?s?|installee?s?|choisie?s?|retenue?s?|proclamee?s?|intronisee?s?|portee?s?|propulsee?s?|adjointe?s?|chargee?s?(?= (?:de la|des|du) (?:${DUTY})))|s'occupera|prend(?:ra)? en charge|f(?:era|eront) (?:desormais |dorenavant )?partie|officiera|remplacer(?:a|ont)(?= [^.;]{3,90} (?:au poste|a la (?:fonction|presidence|tresorerie)|au secretariat|aux fonctions|dans (?:la|ses|sa|cette) fonctions?))|fait (?:desormais|dorenavant) partie`,
  },
  {
    change: 'appointment',
    side: 'before',
    words: `(?:nimmt|nehmen|nahm)(?= [^.;]{0,90}${PFLICHT}[^.;]{0,60} wahr\\b)|(?:ist|sind)(?= seit [^.;]{3,30} (?:die |der )?neue)|(?:ist|sind)(?= (?:ab sofort|kunftig|fortan|nunmehr|seit heute|von nun an|ab dem)\\b)|(?=gema|geku|erho|bef|aufg|auser)(?<=\\b(?:zu|zum|zur) [^.;]{0,90})(?:gemacht|gekurt|erhoben|befordert|aufgestiegen|auserkoren)|(?:le|la|les) remplace(?:nt|ra|ront)?(?=\\s*(?:[.,;]|$|a |en |comme ))|(?:leitet|fuhrt|leiten)(?= (?:kunftig|fortan|ab sofort|ab dem) )`,
  },
]
