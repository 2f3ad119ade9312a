// Words that say a mandate begins, goes on or ends, in folded text (lower case, no accents). `side` tells where the
// holder is looked for first: `after` an active verb or a noun, `before` a participle or an infinitive at the end.

import type { MandateChange } from '../../../../../domain/gazette-fact.ts'

export type CueSide = 'after' | 'before'
type CueWords = { change: MandateChange; side: CueSide; words: string }

// First match wins at one place: longer and narrower wordings come first.
export const CUE_WORDS: CueWords[] = [
  // end of term, where only the whole wording tells it from the term of an appointment
  {
    change: 'end_of_term',
    side: 'after',
    words:
      'fin (?:du|de|des) mandats?(?= d)|einde (?:van het )?mandaat(?= van)|niet[- ]hernieuwing van het mandaat|non[- ](?:renouvellement|reelection) (?:du mandat )?(?=d)|ablauf des mandats|ende des mandats',
  },
  {
    change: 'end_of_term',
    side: 'before',
    words:
      "(?:est|sont|etait|etaient|etant|est arrive|sont arrives) (?:venue?s?|arrivee?s?|parvenue?s?)? ?a (?:son |leur )?(?:echeance|expiration|terme)|(?:viennent|vient|venant|venue?s?|arrivent|arrive|arrivant|arrivee?s?) (?:ce jour |aujourd'hui )?a (?:son |leur )?(?:echeance|expiration|terme)|(?:n'est|ne sont|n'a|n'ont|ne sera|n'a pas ete|n'est donc) pas (?:ete )?(?:renouvelee?s?|reelue?s?|reconduite?s?)|a pris fin|ont pris fin|niet (?:wordt |worden )?(?:hernieuwd|herbenoemd|verlengd|herkozen)|is verstreken|zijn verstreken|(?:is|zijn) ten einde gekomen|ten einde gelopen|(?:loopt|lopen) (?:vandaag |heden )?(?:af|ten einde)|(?:heeft|nam|neemt|hebben) een einde(?: genomen)?|is beeindigd|werd beeindigd|komt te vervallen|(?:op heden|heden|vandaag|thans) (?:vervalt|vervallen)|(?:vervalt|vervallen)(?= (?:op|heden|vandaag))|ist abgelaufen|lauft ab|nicht verlangert|ist beendet|uittredend(?:e)?",
  },
  // dismissal
  {
    change: 'dismissal',
    side: 'after',
    words:
      'revoqu(?:e|ent|er|ons)(?= )|revocations?|met(?:tent)? fin (?:avec effet immediat )?(?:au|aux|a son|a leur|a ses)(?: ?mandats?| ?fonctions)|mis fin (?:au|aux) (?:mandats?|fonctions)|mettre fin (?:au|aux) (?:mandats?|fonctions)|destitu(?:e|er|tion)|licenciement|ontslaat|herroept|herroeping|afzetting|abberufung|beruft|widerruft|widerruf|entlasst|entlassung(?= von| des| der)|beeindigt het mandaat',
  },
  {
    change: 'dismissal',
    side: 'before',
    words:
      '(?:est|sont|a ete|ont ete) revoquee?s?|revoquee?s?(?! par le)|(?:wordt|worden|werd|werden) (?:[a-z]+ ){0,3}ontslagen|te ontslaan|ontslaan|herroepen|afgezet|afzetten|abberufen|entlassen',
  },
  // death
  {
    change: 'death',
    side: 'after',
    words: 'deces|overlijden|ableben|tod(?= (?:von|des|der))',
  },
  { change: 'death', side: 'before', words: 'decedee?s?|defunte?s?|overleden|verstorben(?:en|er|e)?' },
  // reappointment
  {
    change: 'reappointment',
    side: 'after',
    words:
      '(?:renouvell?ements?|reelections?|re-election|reconductions?|reconduction|prolongations?|prorogations?)(?: du mandat| des mandats| de mandat)?|renouvell?e(?:nt)?(?= )|renouveler|reelit|reelire|reelisent(?! domicile)|reconduit(?= |:)|reconduire|renomme(?:nt|r)?(?= )|re-?nomme(?:nt|r)?(?= )|prolonge(?:nt|r)?(?= le| les| son| leur)|herbenoemt|herbenoemingen|herbenoeming|herverkiezing|herkiezing|hernieuwing|hernieuwt|herkiest|verlenging(?: van het mandaat| van de mandaten)?|verlengt(?= het| de)|wiederwahl|wiederernennung|wiederbestellung|verlangerung(?:en)?(?: des mandats| der mandate)?|erneuerung(?: des mandats| der mandate)?|wahlt(?= .{0,80} wieder )|erneuert(?= das| die)',
  },
  {
    change: 'reappointment',
    side: 'before',
    words:
      '(?:est |sont |ete )?(?:renouvelee?s?|reelue?s?|reconduite?s?|renommee?s?|re-elue?s?|prolongee?s?|prorogee?s?)|herbenoemd|herverkozen|herkozen|(?:te )?herbenoemen|(?:te )?herverkiezen|(?:te )?hernieuwen|hernieuwd|(?:te )?verlengen|verlengd|wiedergewahlt|wiederernannt|wiederbestellt|verlangert|wieder gewahlt|(?:zu )?erneuern|(?:zu )?verlangern|wiederzuwahlen|erneuert',
  },
  // resignation
  {
    change: 'resignation',
    side: 'after',
    words:
      '(?:demissions?|demisions?|demlssions?|ontslagneming(?:en)?|ontslag|ontslagen|rucktritt(?:e|s|es)?|rucktrittserklarung|niederlegung des (?:mandats|amtes)|ausscheiden|cessation (?:de|des|du) (?:fonctions|mandats?)|retrait(?= de m)|depart(?= (?:de m|du ))|demissionneren)',
  },
  {
    change: 'resignation',
    side: 'before',
    words:
      "demissionn(?:e|ent|aires?|ait|er|ant|era|eront|ee?s?)|ontslagnemend(?:e)?|ontslaggevend(?:e)?|(?:neemt|nemen|nam|namen|heeft|hebben|geeft|biedt|bood) (?:[a-z]+ ){0,4}ontslag(?: genomen| ingediend| aangeboden| gegeven| aan)?|zuruckgetreten|niedergelegt|neergelegd(?= (?:als|zijn))|gekundigt|zurucktritt|tritt(?= .{0,80} zuruck)|legt(?= (?:.{0,140}(?:neer|nieder)))|treedt af|afgetreden|uitgetreden|renonce(?:nt)? a (?:son|ses|leur) (?:mandats?|fonctions)|(?:cesse|cessent|cessera|a cesse) (?:ses|leurs|d'exercer|d'etre)|verzaakt aan|ausgeschieden",
  },
  // appointment
  {
    change: 'appointment',
    side: 'after',
    words:
      "nominations?|nomlnation|(?:est|sera|sont) remplacee?s? par|(?:wordt|werd) vervangen door|designations?|elections?(?= (?:de|d'|comme|en))|nomme(?:nt|r|ra)?(?= |:)|nommons|(?<!ci-apres |dessous |dit )designe(?:nt|r|ra)?(?= |:)|elit|elire|elisent(?! domicile)|appelle(?:nt)?(?= (?:aux|a la|a ces|a cette|comme))|appeler(?= (?:aux|a la))|engage comme|confie(?:nt|r)?(?= (?:la gestion|le mandat|les fonctions|la fonction|a ))|coopte(?:r|nt)?(?= )|cooptation|benoemt|coopteert|benoemingen|benoeming|aanstellingen|aanstelling|aanduiding|verkiest|verkiezing|stelt(?= .{0,160}\\baan\\b)|duidt(?= .{0,160}\\baan\\b)|delegeert(?= het dagelijks)|ernennt|ernennung(?:en)?|bestellung|benennung|bestellt(?= [a-z])|wahlt|wahl(?= (?:von|des|der|eines))|bezeichnet|beruft(?= (?:.{0,80} (?:zum|zur|als) ))|benennt",
  },
  {
    change: 'appointment',
    side: 'before',
    words:
      '(?:est |sont |ete )?(?:nommee?s?|designee?s?|elue?s?|cooptee?s?|appelee?s?(?= aux| a la| a ces| a cette| comme))|entrent? en fonctions?|benoemde?|aangesteld|aangeduid|verkozen|gecoopteerd|(?:te )?benoemen|aan te stellen|aanstellen|aan te duiden|aanduiden|(?:te )?verkiezen|ernannt|bestellt|gewahlt|bestimmt(?= als| zum| zur)|berufen|zu ernennen|ernennen|zu bestellen|zu wahlen|wahlen|eingesetzt',
  },
  // in office
  {
    change: 'confirmation',
    side: 'after',
    words:
      "(?:se|sera|est|sont) (?:donc |des lors |desormais |ainsi |actuellement |dorenavant |maintenant )*compos(?:e|ee|ent|es|ees)(?: (?:comme suit|de|des|du))?|nouvelle composition|composition (?:actuelle )?(?:du|de l'|de la)|als volgt samengesteld|samengesteld (?:uit|als volgt)|(?:nieuwe |huidige )?samenstelling (?:van|is)|bestaat (?:de raad van bestuur |het bestuursorgaan )?(?:nu |voortaan |thans )?uit|setzt sich .{0,60}zusammen|setzt sich|zusammensetzung|besteht aus|confirme(?:nt|r)?(?= )|confirmation(?= d)|bevestigt|bevestiging(?= van)|bestatigt(?= )|bestatigung(?= (?:von|des|der))",
  },
  {
    change: 'confirmation',
    side: 'before',
    words:
      'confirmee?s?(?= (?:dans|en|comme|administ|a ))|(?:wordt|worden) .{0,60}bevestigd|bevestigd(?= (?:als|in))|te bevestigen',
  },
]
