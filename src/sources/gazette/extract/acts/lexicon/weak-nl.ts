// Dutch words that say a mandate begins or ends only where the sentence names an office or the board: `gaat over op`,
// `niet langer`, `geschrapt`. They are looked for after all others.

import type { CueWords } from './changes.ts'

const OFFICE =
  '(?:gedelegeerd |statutair |onafhankelijk |onder|mede-?)*(?:bestuur(?:der|ster)s?|bestuurslid|bestuursleden|bestuurderschap|zaakvoer(?:der|ster)s?|voorzit(?:ter|ster)s?|commissaris(?:sen)?|vereffenaars?|secretaris|penningmeester|lid van|leden van|directeur)'
const DUTY =
  '(?:mandaa?t(?:en)?|functies?|ambt|taak|taken|opdracht|rol|post|bevoegdheid|bevoegdheden|bestuursmandaa?t(?:en)?|[a-z]*schap|leiding|dagelijks bestuur|dagelijks beheer)'
const BOARD = '(?:de raad|het bestuur|het bestuursorgaan|de raad van bestuur|ons bestuur|onze raad)'

export const WEAK_DUTCH: CueWords[] = [
  // she is no longer
  {
    change: 'resignation',
    side: 'before',
    words: `niet (?:langer|meer)(?= (?:als )?(?:${OFFICE}|het mandaat|de functie|in (?:de raad|het bestuur))[^.;]{0,60} te (?:willen|wensen))|(?:geen|niet (?:langer|meer) (?:als )?)(?= ?(?:[a-z]+ )?(?:${OFFICE}|${DUTY})[^.;]{0,40} (?:wil|wenst|wensen|willen)\\b)`,
  },
  {
    change: 'resignation',
    side: 'after',
    words: `(?:treden|treedt|traden|trad)(?= ?:)(?<=\\buit ${BOARD} [^.;:]{0,30})|(?:uittreding|uitdiensttreding|terugtreding|terugtrekking|opzegging|(?<=\\b(?:het|zijn|haar|hun) )(?:uittreden|aftreden|terugtreden|vertrek|afhaken|opstappen))(?= (?:van|door|als|uit) )`,
  },
  {
    change: 'resignation',
    side: 'before',
    words: `(?:trekt|trekken|trok|trokken) zich terug|zich (?:terug te trekken|terugtrekt|terugtrekken|heeft teruggetrokken|teruggetrokken heeft)|zich (?:heeft )?teruggetrokken|(?:haakt|haken|haakte|haakten|zwaait|zwaaien|zwaaide) af|(?:houdt|houden) (?:er ?mee op|het voor bekeken)|(?:stopt|stoppen|stopte|stopten)(?= (?:met|er mee|ermee|als|zijn|haar|hun)\\b)|(?:zegt|zeggen|zegde|zegden)(?= (?:zijn|haar|hun|het|de) ${DUTY}[^.;]{0,60} op\\b)|(?=op)(?<=${DUTY}\\b[^.;]{0,80} )(?:op te zeggen|opgezegd|op te geven|opgegeven|opgeeft|opgeven)|(?:geeft|geven|gaf|gaven)(?= (?:zijn|haar|hun|het|de) ${DUTY}[^.;]{0,60} (?:op|door|terug|over|uit handen)\\b)|(?:legt|leggen|legde|legden)(?= (?:zijn|haar|hun|het|de) ${DUTY}[^.;]{0,90} (?:neer|naast zich)\\b)|(?:maakt|maken|maakte) plaats|(?:draagt|dragen|droeg|droegen)(?= (?:zijn|haar|hun|het|de) ${DUTY}[^.;]{0,90} over\\b)|(?:neemt|nemen|nam|namen) afscheid(?= (?:als|van (?:de raad|het bestuur)))|te worden (?:ontlast|ontheven)|(?:ontlast|ontheven) te worden|(?:ontslaggever|ontslagnemer)s?|(?:verlaat|verlaten|verliet|verlieten)(?= [^.;]{0,140}\\b${BOARD})|(?:stopzet|stopzetten|stopzette|stop te zetten|stopgezet)(?<=${DUTY} (?:[a-z]+ ){0,3}[a-z ]+)`,
  },
  {
    change: 'end_of_term',
    side: 'before',
    words: `niet (?:langer|meer)(?= (?:belast met|verantwoordelijk voor|lid van|actief als|op als|werkzaam als|deel uit|aangesteld|benoemd als|in functie))|geen ${OFFICE} meer|niet (?:langer|meer) (?:verlengd|hernieuwd|vernieuwd|bestendigd|voortgezet|verkozen|gekozen)|(?:zijn|is) uitgetreden(?= wegens (?:het )?(?:einde|verstrijken|aflopen))|(?:uitgediend|uitbollen)`,
  },
  {
    change: 'dismissal',
    side: 'before',
    words: `(?=gezet|verw)(?<=\\buit (?:zijn|haar|hun|de|het) (?:functie|ambt|mandaat|bestuur)[^.;]{0,60} )(?:gezet|verwijderd)|geschrapt|uitgesloten(?<=\\b(?:bestuur|bestuurder|bestuurslid|bestuursorgaan)\\b[^.;]{0,120})|(?=uit)(?<=\\b(?:wordt|werd|worden|werden) [^.;]{0,120})uit (?:zijn|haar|hun|de|het) (?:functie|ambt|mandaat) (?:ontzet|gezet|verwijderd|ontheven)|(?:ontnomen|afgenomen)(?<=${DUTY}\\b[^.;]{0,120})`,
  },
  // she goes on
  {
    change: 'reappointment',
    side: 'before',
    words: `(?:te geven|te verlenen|toe te kennen)(?<=\\bnieuwe? (?:mandaat|termijn|periode|opdracht)\\b[^.;]{0,60} [a-z ]{7,13})|(?=ge|be|ver|voo|opn)(?<=${DUTY}\\b[^.;]{0,120} )(?:gecontinueerd|bestendigd|verdergezet|voortgezet|opnieuw (?:toegekend|verleend|toevertrouwd|opgenomen))|(?:blijft|blijven|te behouden)(?= (?:[a-z]+ ){0,2}${OFFICE} (?:voor|gedurende) (?:een|de) (?:nieuwe|volgende|bijkomende|verdere|extra))`,
  },
  // she comes
  {
    change: 'appointment',
    side: 'after',
    words: `(?:aanvaard|weerhouden|goedgekeurd)(?= ?:)(?<=\\b(?:kandida[^;]{0,160}|${DUTY} (?:van|als) [^.;:]{0,60}))|(?:kiest|kiezen|koos|kozen|gekozen)(?= voor (?:de heer|mevrouw|[a-z]+ [a-z]+ ?(?:[.,;]|$|als\\b|tot\\b)))|toevoeging(?= van [^.;]{3,120} als )|kandidatuur(?= van [^.;]{3,120} (?:aanvaard|goedgekeurd|weerhouden|aangenomen|bekrachtigd)\\b)|(?:treedt|treden|komt|komen)(?<=\\bin (?:de )?plaats van [^.;:]{3,80} (?:treedt|treden|komt|komen))|(?:gaat|gaan|ging|gingen) (?:[a-z]+ )?naar(?= )(?<=${DUTY}\\b[^.;]{0,160})|(?:toetreding|intrede|intreding|indiensttreding|opname)(?= van [^.;]{3,120} (?:tot|in|als) )|(?:verleend|toegekend|toegewezen|opgedragen|toevertrouwd|gegeven|toebedeeld|aangeboden|overgedragen|gedelegeerd)(?= aan )(?<=${DUTY}\\b[^.;]{0,140})|(?:gaat|gaan|ging|gingen) over (?:op|naar)|overgaat (?:op|naar)|(?:verleent|verlenen|geeft|geven|wijst|wijzen|kent|kennen|vertrouwt|vertrouwen|biedt|bieden|delegeert|delegeren)(?= (?:[^.;]{0,90} )?(?:het|de|een) (?:[a-z]+ )?(?:${DUTY} (?:van|als) ${OFFICE}|[a-z]+schap|dagelijks bestuur|dagelijkse leiding)\\b[^.;]{0,140} (?:aan|toe)\\b(?! te))|(?:installeert|installeerde)|(?:treedt|treden|trad|traden) op ?:|(?:fungeert|fungeren|optreedt|zetelt)(?= ?:)`,
  },
  {
    change: 'appointment',
    side: 'before',
    words: `(?:komt|komen|kwam|kwamen|treedt|treden|trad|traden)(?= (?:[a-z]+ ){0,3}in de plaats van)|(?:treedt|treden|trad|traden)(?= (?:[a-z0-9]+ ){0,8}(?:toe tot|op als ${OFFICE}|in dienst|in functie))|(?:neemt|nemen|nam|namen)(?= (?!kennis|akte)(?:[^.;]{0,60} )?(?:${DUTY}|${OFFICE})\\b[^.;]{0,90} (?:op zich\\b|(?:over|waar|op)(?: ?[,.;:]|$| (?:en|vanaf|met ingang|per|van) )))|(?:wordt|worden|werd|werden)(?=, [^.;]{3,140}, (?:de |een |onze )?(?:nieuwe )?${OFFICE}(?: ?[.,;]|$))|(?:neemt|nemen|nam|namen)(?= (?:[^.;]{0,60} )?zitting\\b)|(?:zetelt|zetelen)(?= (?:vanaf|voortaan|met ingang|sinds))|(?:krijgt|krijgen|bekomt|ontvangt|verwerft)(?= (?:[a-z]+ ){0,4}(?:zitje|plaats in|zetel in|(?:bestuurs)?mandaat))|(?:schuift|schuiven) door(?= (?:naar|tot))|(?:maakt|maken)(?= (?:[^.;]{0,60} )?deel uit van ${BOARD})(?=[^.;]*\\b(?:voortaan|vanaf|nu ook|nieuwe?)\\b|(?<=\\b(?:voortaan|vanaf|nieuwe?)\\b[^.;]{0,60}))|(?=inn)(?<=\\bplaats [^.;]{2,90} )(?:inneemt|innemen|innam)|(?=word|werd)(?<=\\b${OFFICE} )(?:wordt|worden|werd|werden)(?= ?(?:[.,;]|$|en ))|nieuw(?= als ${OFFICE})|(?:gelast|belast)(?<=\\bmet (?:deze|die|dit|de|het) ${DUTY} [a-z]+)|(?=zet)(?<=\\b(?:zal|zullen|gaat|gaan) [^.;]{0,80} )zetelen|(?<=\\()(?:intredend|toetredend|nieuw)(?=\\))|(?=gem)(?<=\\b(?:wordt|worden|werd|werden) [^.;]{0,120})gemachtigd(?= (?:tot|voor|met) (?:het|de) dagelijkse? )|(?:vervoegt|vervoegen|vervoegde|versterkt|versterken)(?= ${BOARD})|(?:komt|komen|kwam|kwamen)(?= (?:[a-z]+ ){0,4}(?:erbij|bij in|de raad|het bestuur|in (?:de raad|het bestuur)))|(?:doet|doen) (?:haar|zijn|hun) intrede|toegetreden|ingetreden|(?:is|zijn) (?:voortaan|vanaf (?:nu|heden|vandaag))(?= (?:de |onze )?(?:nieuwe )?${OFFICE})|(?:wordt|worden|werd|werden)(?= (?:[a-z]+ ){0,3}(?:lid|leden) van ${BOARD})|(?:ingehuldigd|geinstalleerd|aangenomen|gepromoveerd|bevorderd|gebombardeerd|uitverkoren|gemandateerd|afgevaardigd|ingezet|aangetrokken|uitgeroepen|opgeroepen|aangeworven|weerhouden)(?= (?:als|tot) (?:de |onze )?(?:nieuwe )?${OFFICE})|(?:ingehuldigd|geinstalleerd|aangenomen|gepromoveerd|bevorderd|gemandateerd|uitgeroepen|weerhouden|toegevoegd)(?<=\\b(?:als|tot) (?:de |onze )?(?:nieuwe )?${OFFICE} )`,
  },
]
