// More words in French and German that say a mandate begins, goes on or ends.

import type { CueWords } from './changes.ts'

export const MORE_FRENCH_GERMAN: CueWords[] = [
  // daily management is handed over
  {
    change: 'appointment',
    side: 'before',
    words:
      "(?:est|sont|sera|seront|a ete|ont ete|etant) (?:chargee?s?|investie?s?|deleguee?s?)(?= (?:de|a) (?:la |l'exercice de la )?gestion (?:journaliere|quotidienne)| (?:du|de la|d'assurer l[ea]) (?:presidence|secretariat|tresorerie)|,[^,;]{0,60}, (?:de|a) la gestion)|(?:assurera|assumera|exercera|reprend|reprendra|assumeront|exerceront)(?= [^.;]{0,30}gestion journaliere)",
  },
  {
    change: 'appointment',
    side: 'after',
    words:
      '(?:est|sont|a ete|ont ete|sera|seront) co[nu]fiee?s?(?=(?:,[^;]{0,90}?,)? a )|(?:est|a ete|sera) (?:co[nu]fiee|deleguee|attribuee|octroyee)(?=,[^;]{0,90}?, a )',
  },
  {
    change: 'appointment',
    side: 'before',
    words:
      '(?:assurera|assumera|exercera|occupera|reprend|reprendra)(?= (?:[a-z]+ )?(?:la (?:vice-)?presidence|la tresorerie|le secretariat))',
  },
  {
    change: 'appointment',
    side: 'after',
    words: '(?=par)(?<=remplacement de [^;]{0,160} )par(?= (?:mr|mlle|mrs|la societe|la srl|la sa) ?)',
  },
  // somebody is called to an office
  {
    change: 'appointment',
    side: 'after',
    words:
      "appell?e(?:nt|r)?(?= (?:[^.;]{0,90} )?(?:au|aux|a la|a l'|a ces|a cette|comme|en qualite|en tant|a exercer|a sieger)[^.;]{0,40}(?:mandat|fonction|poste|administrat|gerant|presid|commissa|secretar|tresor|liquidat|sieger|conseil))|appell?e(?:nt|r)?(?= en remplacement)",
  },
  {
    change: 'appointment',
    side: 'before',
    words:
      "(?:est |sont |ete |a ete |ont ete )?appelee?s?(?= (?:au|a l'|a exercer|a sieger|a faire partie|a remplir|a occuper|a assurer|a assumer|a la|aux|en tant))",
  },
  {
    change: 'appointment',
    side: 'before',
    words:
      '(?=be[tas]|zu be)(?<=(?:geschaftsf|tagliche|\\bamt|mandat|funktion|vorsitz|leitung)[^;]{0,90} )(?:betraut|beauftragt|zu beauftragen|zu betrauen)(?! wird)',
  },
  {
    change: 'confirmation',
    side: 'before',
    words: 'bestatigt(?=\\s*(?:[.,;:]|$|(?:und|sowie|wird|werden|wurden?) ))',
  },
  {
    change: 'appointment',
    side: 'after',
    words:
      '(?:tritt|treten|trat|ruckt)(?<=an (?:seine|ihre|deren|dessen|die) stelle (?:tritt|treten|trat|ruckt))(?! zuruck)|vertrouwt(?= [^;]{0,200}\\btoe\\b)',
  },
  {
    change: 'dismissal',
    side: 'after',
    words: '(?:exclut|excluent|exclure|exclusion)(?= [^;]{0,120}(?:conseil|organe|administrat))',
  },
  // German: let go, elected again, handed over
  {
    change: 'dismissal',
    side: 'after',
    words: 'entbind(?:et|en)(?= [^;]{0,160}(?:\\bamt|mandat|funktion))|beend(?:et|en)(?= (?:das|die) mandat)',
  },
  { change: 'dismissal', side: 'before', words: 'entbunden|zu entbinden' },
  {
    change: 'reappointment',
    side: 'before',
    words: 'wieder(?:zu)?(?:wahlen|ernennen|bestellen|berufen)|wieder(?:gewahlte[nr]?|berufen)',
  },
  {
    change: 'reappointment',
    side: 'after',
    words: 'wieder(?:wahlt|ernennt|bestellt)',
  },
  {
    change: 'appointment',
    side: 'before',
    words:
      '(?=zu [ua]|ubertr|anv|anzuv|uberl)(?<=(?:geschaftsf|tagliche|mandat|vorsitz|\\bamt)[^;]{0,120} )(?:zu )?(?:ubertragen|anvertraut|anzuvertrauen|uberlassen)(?! an\\b)',
  },
  { change: 'appointment', side: 'after', words: 'neu(?= ?: ?[a-z])|neuwahl(?= (?:von|des|der))' },
  {
    change: 'end_of_term',
    side: 'before',
    words:
      'nicht (?:mehr|erneut|wieder) (?:[a-z]+ ){0,3}(?:kandidier(?:t|en|te|ten)|zur wahl (?:stellt|stellen|steht|stehen))',
  },
  { change: 'resignation', side: 'before', words: '(?:zuruckgetreten|ausgeschieden)e[nrs]?(?= [a-z]+)' },
  { change: 'end_of_term', side: 'before', words: 'fin de mandat(?= ?(?:$|[-.,;)]))' },
  {
    change: 'resignation',
    side: 'after',
    words: 'austritt(?= [^;]{0,60}(?:verwaltungsrat|vorstand|verwaltungsorgan))',
  },
  { change: 'end_of_term', side: 'after', words: 'nicht mehr im (?:vorstand|verwaltungsrat)' },
  {
    change: 'dismissal',
    side: 'before',
    words: '(?=zu wid|widerr)(?<=(?:\\bamt|mandat|vollmacht|befugnis)[^;]{0,120} )(?:zu )?widerrufen',
  },
  {
    change: 'appointment',
    side: 'before',
    words:
      "(?:devien(?:t|nent|dra)|wird|wordt)(?= (?:(?:des lors|ainsi|desormais|donc|alleinige[rn]?|enige|seule?s?|l'unique|la seule|le seul|somit|dus) )+(?:administrat|bestuurder|gerant|zaakvoerder|presid|verwalter|geschaftsf|liquidat|vereffen))",
  },
  {
    change: 'appointment',
    side: 'after',
    words:
      '(?:sera|seront|est desormais|est dorenavant) (?:desormais |dorenavant )?(?:assuree?s?|exercee?s?|assumee?s?)(?=[^;]{0,80} par )(?<=(?:gestion journaliere|presidence|tresorerie|secretariat|mandat|fonctions?)[^;]{0,120})',
  },
  {
    change: 'dismissal',
    side: 'before',
    words:
      '(?:est|sont|a ete|ont ete) (?:demise?s?|relevee?s?|dechargee?s?)(?=,[^,;]{0,40}, de (?:ses|leurs|son|sa|leur))',
  },
  {
    change: 'end_of_term',
    side: 'before',
    words:
      '(?=cess)(?<=mandats?[^;]{0,160} )cess(?:e|ent|era|eront) (?:ainsi |donc |des lors )?de plein droit',
  },
  { change: 'appointment', side: 'after', words: '(?=par)(?<=remplacer(?: [^;]{0,120})? )par(?= )' },
  {
    change: 'appointment',
    side: 'before',
    words:
      '(?:wird|werden)(?= (?:neuer? |der neue |die neue )?(?:vizepras|schriftfuhr|kassier|verwaltungsratsm|mitglied des v|stellvertret))',
  },
  { change: 'appointment', side: 'after', words: '(?:tritt|ubernimmt)(?<=nachfolge (?:tritt|ubernimmt))' },
  {
    change: 'appointment',
    side: 'after',
    words: '(?=fonc|char|func|amte)(?<=^[^a-z]{0,8})(?:fonctions|charges|functies|amter)(?=[^a-z]*$)',
  },
  {
    change: 'appointment',
    side: 'after',
    words:
      'neue[rn]?(?= (?:verwalter|geschaftsf|prasid|vorsitz|kassier|schriftf|kommissar|liquidat|delegiert)[^;]{0,60} (?:ist|wird|sind|werden) (?:herrn?|frau|die) )|(?:nouve(?:l|au|lle)|nieuwe)(?= (?:administrat|gerant|presid|tresor|secret|commissa|bestuurder|zaakvoerder|voorzitter)[^;]{0,60} (?:est|sera|is|wordt) (?:monsieur|madame|m\\.|mme|de heer|mevrouw|la) )',
  },
  {
    change: 'dismissal',
    side: 'before',
    words:
      '(?=entz|zu entz)(?<=(?:befugnis|vollmacht|geschaftsf|\\bamt|mandat)[^;]{0,120} )(?:entzogen|zu entziehen)',
  },
  {
    change: 'resignation',
    side: 'before',
    words: '(?:verlasst|verlassen)(?= (?:den|das) (?:vorstand|verwaltungsrat|verwaltungsorgan))',
  },
  // a mandate has ended
  {
    change: 'end_of_term',
    side: 'before',
    words:
      'geendet ha(?:t|ben)|beendet ist|zu ende gegangen(?: ist| sind)?|zu ende geh(?:t|en)|(?:geht|gehen|ging|gingen)(?= [^;]{0,90}zu ende\\b)',
  },
]
