// Dutch wordings of mandates that begin or end, tried before those of `changes.ts`, where a shorter wording of them
// would be taken for another change.

import type { CueWords } from './changes.ts'

const OFFICES =
  '(?:gedelegeerd )?(?:bestuurders?|bestuursleden|bestuurslid|leden|lid|zaakvoerders?|commissaris(?:sen)?|voorzitter|vereffenaars?)'

export const DUTCH_CUES: CueWords[] = [
  // `heeft besloten het ontslag te aanvaarden van …`, `X en Y benoemen mevrouw Z`
  {
    change: 'resignation',
    side: 'after',
    words:
      '(?:heeft|hebben) (?:[a-z]+ )?(?:besloten|beslist|kennis genomen|akte genomen|aanvaard) (?:om |van )?het (?:[a-z]+ )?ontslag',
  },
  {
    change: 'appointment',
    side: 'after',
    words:
      '(?<!\\b(?:te|om|wordt|worden|zal|zullen|kan|kunnen|mogen) )(?:benoemen|verkiezen)(?= (?:de heer|mevrouw|de heren|mevr|dhr)\\b)',
  },
  // adjectives and participles that head a list: `Uittredend en niet-herkiesbaar:`, `Nieuw benoemd als bestuurder:`
  {
    change: 'end_of_term',
    side: 'after',
    words:
      '(?:uittredend|aftredend|ontslagnemend)e?,? (?:en|maar|doch)? ?(?:niet|geen)[ -](?:meer )?(?:herkiesbaar|herverkiesbaar|herkozen|herverkozen|herbenoemd|verlengd|kandidaat)|(?:beeindigde|verstreken|vervallen|afgelopen) mandaten(?= ?:)|einde van (?:het|de) (?:bestuurs)?(?:mandaat|mandaten)|(?:afloop|het aflopen|verstrijken|verval) van (?:het|de) (?:bestuurs)?(?:mandaat|mandaten)(?= van)',
  },
  {
    change: 'reappointment',
    side: 'after',
    words: `(?:uittredend|aftredend)e?,? (?:en|maar|doch)? ?(?:opnieuw )?(?:herkozen|herverkozen|herbenoemd|verkozen|benoemd)|(?:hernieuwde|verlengde|vernieuwde) mandaten(?= ?:)|(?:herbenoemde|herkozen|herverkozen) ${OFFICES}(?= ?:)`,
  },
  {
    change: 'appointment',
    side: 'after',
    words: `nieuwe? (?:verkozen|gekozen|benoemde|aangestelde)(?= ${OFFICES}? ?:)|nieuwe mandaten(?= ?:)|nieuwe?(?= (?:in|binnen) (?:de |het |onze |ons )?(?:raad|bestuur)[^.;:]{0,40}:)|nieuw(?=e? bestuurslid ?:)`,
  },
  // who is elected out of the board's midst
  {
    change: 'appointment',
    side: 'after',
    words:
      '(?:kiest|kiezen|koos|kozen|verkiest|verkiezen)(?= (?:uit|onder) (?:zijn|haar|hun) (?:leden|midden)\\b| in (?:zijn|haar|hun) midden\\b)',
  },
  // noun and verb together: the subject stands before them
  {
    change: 'resignation',
    side: 'before',
    words:
      'ontslag (?:als [a-z ,]{4,60}? )?(?:neemt|nemen|nam|namen|geeft|geven|gaf|gaven|indient|indienen|indiende|indienden|aanbiedt|aanbieden|aanbood|(?:heeft|hebben|had|hadden) (?:genomen|gegeven|ingediend|aangeboden|betekend)|te (?:nemen|geven)|in te dienen|aan te bieden)',
  },
  { change: 'resignation', side: 'after', words: 'ontslag(?:brief|aanvraag|verzoek|schrijven|gave)' },
  // the meeting ends it
  {
    change: 'dismissal',
    side: 'after',
    words:
      '(?:(?:werd|wordt|is) (?:[a-z]+ ){0,3})?een einde (?:gesteld|gemaakt|te stellen|te maken)(?= aan)|(?:maakt|maken|maakte|stelt|stellen|stelde) (?:[a-z]+ ){0,3}een einde(?= aan)',
  },
  {
    change: 'dismissal',
    side: 'before',
    words:
      '(?=ontslagen)(?<=\\b(?:wordt|worden|werd|werden) [^.;:]{0,160})(?<!\\b(?:de|het|deze|beide|alle|hun|volgende|aanvaarde) )ontslagen(?! (?:van|en benoem))',
  },
  // who takes over: `Deze taak wordt vanaf dan opgenomen door …`, `In haar plaats komt …`
  {
    change: 'appointment',
    side: 'after',
    words:
      '(?<!\\b(?:toe|tot op heden|tot heden|tot dan|voorheen|vroeger|eerder|dusver) )(?<!, )(?:waargenomen|opgenomen|overgenomen|ingenomen|uitgeoefend|ingevuld|vervuld|verdergezet|voortgezet)(?= door)(?<=(?:taak|taken|functies?|ambt|mandaat|mandaten|opdracht|rol|post|plaats|schap|secretariaat|dagelijks bestuur)\\b[^.;]{0,100})|(?=kom)(?<=in (?:zijn|haar|hun|diens|de) plaats )(?:komt|komen|kwam|kwamen)',
  },
  {
    change: 'appointment',
    side: 'before',
    words:
      'in (?:dienst|functie) (?:treedt|treden|trad|traden|te treden)|(?:treedt|treden|trad|traden) in (?:dienst|functie)',
  },
  {
    change: 'appointment',
    side: 'after',
    words:
      '(?:kiest|kiezen|koos|kozen)(?= [^.;]{0,120}(?:commissaris|zaakvoerder|vereffenaar|bestuurslid|bestuursleden|ondervoorzitter))|(?:toegewezen|toebedeeld|ingevuld)(?<=(?:functies|mandaten|taken|ambten)[^.;]{0,80})',
  },
  // a new term
  {
    change: 'reappointment',
    side: 'before',
    words:
      '(?:krijgt|krijgen|kreeg|kregen|bekomt|bekomen|aanvaardt|aanvaarden) (?:[a-z]+ ){0,3}nieuwe? (?:mandaat|mandaten|termijn|ambtstermijn)|(?:te )?vernieuwen|vernieuwd(?<=(?:mandaat|mandaten|opdracht|benoeming)[^.;]{0,160})|(?:te )?bestendigen|bestendigd(?<=(?:mandaat|mandaten|functie|opdracht)[^.;]{0,160})',
  },
  { change: 'end_of_term', side: 'before', words: '(?:liep|liepen) (?:[a-z]+ ){0,2}(?:af|ten einde)' },
  {
    change: 'death',
    side: 'before',
    words:
      '(?:is|zijn|kwam|komt) (?:[a-z]+ ){0,3}(?:overleden|te overlijden|gestorven|ontvallen)|overleed|overleden|overlijdt|ontvallen is',
  },
  {
    change: 'appointment',
    side: 'before',
    words:
      'gelast(?= met (?:het|de) )|(?:toegewezen|toegekend|verleend)(?! ?:)(?<=\\baan [^.;]{1,90}\\b(?:functie|mandaat|ambt) van [^.;]{0,40})|(?:neemt|nemen|nam|namen)(?= (?:deze|die|zijn|haar|hun|dit|diens) (?:taak|functie|mandaat|opdracht|ambt|rol|plaats)[^.;]{0,40}\\b(?:over|op|waar|in)\\b)|(?:komt|komen|kwam|kwamen) in (?:zijn|haar|hun|diens) plaats|(?:krijgt|krijgen|kreeg) (?:zijn|haar|hun|diens) plaats|(?:wordt|worden|werd)(?= (?:vanaf|met ingang|per|sinds|onmiddellijk|voortaan|tevens|eveneens|ook|hierdoor|bijgevolg|aldus|dus|daarmee|zo|nu) (?:(?!her|benoem|aan|ver|gek|ont|op)[a-z0-9]+ ){0,5}(?:de |een )?(?:nieuwe? )?(?:bestuurder|zaakvoerder|voorzitter|gedelegeerd bestuurder|ondervoorzitter|penningmeester|secretaris)\\b(?! (?:van [a-z]+ )?(?:ontslagen|ontheven|vervangen|herbenoemd|herkozen)))',
  },
  {
    change: 'appointment',
    side: 'after',
    words:
      '(?:kiest|kiezen|koos|kozen)(?= [^.;]{0,120}\\b(?:lid|leden) van)|roept(?= [^.;]{0,120} tot (?:de functie|het mandaat|het ambt))',
  },
  {
    change: 'reappointment',
    side: 'before',
    words: '(?:krijgt|krijgen|kreeg|kregen) (?:opnieuw|weer) (?:een )?(?:mandaat|termijn)',
  },
  { change: 'resignation', side: 'before', words: 'hou(?:dt|den) op(?= (?:[a-z]+ ){1,3}te zijn)' },
  {
    change: 'end_of_term',
    side: 'before',
    words: 'niet (?:langer|meer)(?= (?:de functie|het mandaat|het ambt|de opdracht) van)',
  },
  { change: 'end_of_term', side: 'after', words: 'zijn uittredend(?= ?:)' },
  {
    change: 'dismissal',
    side: 'after',
    words:
      '(?:beeindigt|beeindigen|beeindigde)(?= [^.;,]{0,60}\\b(?:het|de) (?:bestuurs|zaakvoerders)?(?:mandaat|mandaten) (?:van|als))',
  },
  // less formal wordings of small boards
  {
    change: 'appointment',
    side: 'before',
    words:
      'aanvaard(?= als (?:nieuwe? )?(?:bestuurder|bestuurslid|lid van de raad))|start(?:en)?(?= als )|(?=op)(?<=(?:zal|zullen) (?:[a-z0-9]+ ){0,6})optreden(?= als (?:gedelegeerd |afgevaardigd )?(?:bestuurder|zaakvoerder|voorzitter|commissaris|vereffenaar))|(?=op te n)(?<=(?:mandaat|functie|ambt|opdracht)\\b[^.;]{0,60})op te nemen|(?:vervult|vervullen|bekleedt|bekleden)(?= (?:vanaf|voortaan|met ingang)[^.;]{0,60} (?:de functie|het mandaat|het ambt) van)',
  },
  {
    change: 'appointment',
    side: 'after',
    words:
      '(?:verwelkomt|verwelkomen|verwelkomde|begroet)(?= [^.;]{0,120} (?:als (?:[a-z]+ )?(?:bestuurder|bestuurslid|leden van de raad|lid van de raad)|in (?:de raad van bestuur|het bestuur)))|(?=door)(?<=\\bvervang(?:t|en) (?:de|het) [^.;]{3,120} )door',
  },
  {
    change: 'reappointment',
    side: 'before',
    words:
      '(?:toegekend|toevertrouwd|gegeven|verleend)(?<=nieuwe (?:periode|termijn|ambtstermijn)[^.;]{0,60})',
  },
  { change: 'end_of_term', side: 'before', words: 'niet (?:langer|meer) in (?:functie|dienst)' },
  { change: 'end_of_term', side: 'after', words: 'aftredend(?= ?:)' },
  {
    change: 'end_of_term',
    side: 'after',
    words: 'beeindiging(?=[^.;]{0,60} van (?:het |de )?(?:[a-z]+)?(?:mandaat|mandaten))',
  },
  { change: 'appointment', side: 'after', words: '(?<=(?:zijn|haar|hun) )vervanging(?= door )' },
  {
    change: 'appointment',
    side: 'before',
    words:
      '(?:waar|op|over)(?:nemen|neemt)(?<=(?:(?:deze|die|dit|zijn|haar|hun) (?:functie|mandaat|taak|taken|ambt)|(?:functie|mandaat|ambt) van (?:[a-z]+ )?(?:bestuurder|voorzitter|ondervoorzitter|secretaris|penningmeester|zaakvoerder)|voorzitterschap|dagelijks bestuur)\\b[^.;]{0,60})',
  },
  // a mandate is given, begins, runs out
  {
    change: 'reappointment',
    side: 'after',
    words:
      '(?:kent|kennen|kende|geeft|geven|verleent|verlenen)(?= [^.;]{3,120} (?:opnieuw een|een nieuw) (?:bestuurs)?mandaat)|verleng(?:t|en)(?= (?:dit|deze) )',
  },
  {
    change: 'appointment',
    side: 'after',
    words:
      '(?:kent|kennen|kende|verleent|verlenen)(?= [^.;]{3,120} een (?:bestuurs)?mandaat (?:van|als) [a-z]+)|(?:aanvang|begin|start) (?:van het )?(?:bestuurs)?mandaat(?= ?:)|(?<!\\b(?:blijven|blijft|zijn|is|langer|meer) )in functie(?= ?:)|(?:kiest|kiezen|koos|kozen)(?= (?:ter vervanging|in (?:zijn|haar|hun) plaats))',
  },
  {
    change: 'appointment',
    side: 'before',
    words: 'geroepen(?<=\\b(?:tot|als) [^.;:]{3,80})|geroepen(?= (?:tot|als) )',
  },
  { change: 'end_of_term', side: 'after', words: 'uit functie(?= ?:)' },
  { change: 'end_of_term', side: 'before', words: 'ten einde (?:loopt|lopen|liep|komt|komen|kwam)' },
  {
    change: 'resignation',
    side: 'before',
    words: '(?=verl)(?<=\\b(?:raad|bestuur|raad van bestuur|bestuursorgaan) )verl(?:iet|ieten|aat|aten)',
  },
  {
    change: 'appointment',
    side: 'before',
    words:
      '(?:overgenomen|opgenomen|aanvaard)(?<=(?:heeft|hebben) (?:deze|die|dit|dat|zijn|haar|diens|hun) (?:bestuurs)?(?:functie|mandaat|taak|opdracht|ambt|rol|plaats) (?:[a-z]+ )?[a-z]+)',
  },
  // mandates given up, or not gone on with
  {
    change: 'resignation',
    side: 'after',
    words: 'vertrek(?= van (?:de heer|mevrouw|mevr|dhr|[a-z]+ [a-z]))',
  },
  {
    change: 'resignation',
    side: 'before',
    words:
      '(?:(?:doet|doen|deed|deden|gedaan|te doen) (?:[^.;,]{0,60} )?)?afstand (?:te doen |gedaan )?van(?= (?:zijn|haar|hun|het|de|dit) (?:bestuurs)?(?:mandaat|mandaten|functies?|opdracht|ambt))|(?:ziet|zien|zag|zagen) (?:[a-z]+ ){0,2}af van(?= (?:zijn|haar|hun|het|de|dit) (?:bestuurs)?(?:mandaat|mandaten|functies?|opdracht|ambt))',
  },
  {
    change: 'end_of_term',
    side: 'before',
    words:
      'niet (?:langer |meer |verder )?(?:voortzetten|verderzetten|verlengen|vernieuwen|voort te zetten|verder te zetten)(?<=(?:mandaat|mandaten|functie|opdracht)\\b[^.;]{0,80})|niet (?:langer|meer) uit\\b(?<=(?:mandaat|functie|ambt|opdracht)\\b[^.;]{0,80})',
  },
  { change: 'dismissal', side: 'after', words: 'onthef(?:t|fen)|onthief|onthieven' },
  {
    change: 'dismissal',
    side: 'before',
    words:
      '(?:beeindigd|stopgezet)(?<=(?:delegatie|bevoegdheden) (?:van|aan|tot) [^.;]{0,120})|ingetrokken(?<=(?:benoeming|aanstelling)\\b[^.;]{0,120})',
  },
  // past tense
  {
    change: 'reappointment',
    side: 'after',
    words:
      'herbenoemden?|hernieuwden?(?= (?:het|de|alle) )|verlengden?(?= (?:het|de|alle) )|herkoos|herkozen(?= (?:de heer|mevrouw))',
  },
  {
    change: 'appointment',
    side: 'after',
    words: 'benoemden|benoemde(?= (?:de heer|mevrouw|[a-z]+ [a-z]+ (?:tot|als)))|coopteerden?|verkoos',
  },
  {
    change: 'end_of_term',
    side: 'before',
    words: '(?:is|werd|zijn|werden) (?:[a-z0-9]+ ){1,5}beeindigd(?<=mandaa?t(?:en)?\\b[^.;]{0,120})',
  },
  { change: 'appointment', side: 'before', words: '(?:neemt|nemen|nam|namen)(?= de plaats (?:in )?van)' },
  {
    change: 'end_of_term',
    side: 'before',
    words: '(?:verstreken|afgelopen|vervallen) (?:is|zijn|was|waren)',
  },
  {
    change: 'end_of_term',
    side: 'before',
    words:
      'beeindigd (?:is|werd|was|zijn)(?<=(?:mandaa?t(?:en)?|opdracht|functies?)\\b[^.;]{0,120})|(?:maakt|maken) (?:[a-z0-9]+ ){0,9}?(?:geen deel meer|niet (?:langer|meer) deel)',
  },
  { change: 'resignation', side: 'after', words: 'afscheid(?= van [^.;]{3,60} als )' },
  {
    change: 'resignation',
    side: 'before',
    words: '(?:treedt|treden|trad|traden) [^.;:]{0,40}?uit(?= (?:de raad|het bestuur))',
  },
  {
    change: 'appointment',
    side: 'before',
    words:
      '(?:volgt|volgen|volgde|volgden) (?:hem|haar|hen) (?:[a-z]+ )?op|(?:vervangt|vervangen) (?:hem|haar|hen)(?= als|[.,;])',
  },
  { change: 'appointment', side: 'after', words: '(?<!\\b(?:te|worden|wordt) )opgevolgd door' },
]
