// Words that say a mandate begins, goes on or ends, in folded text (lower case, no accents). `side` tells where the
// holder is looked for first: `after` an active verb or a noun, `before` a participle or an infinitive at the end.

import type { MandateChange } from '../../../../../domain/gazette-fact.ts'
import { DUTCH_CUES } from './changes-nl.ts'
import { DUTCH_VERBS } from './verbs-nl.ts'

export type CueSide = 'after' | 'before'
export type CueWords = { change: MandateChange; side: CueSide; words: string }

// First match wins at one place: longer and narrower wordings come first.
export const CUE_WORDS: CueWords[] = [
  ...DUTCH_CUES,
  // headings of lists: `Einde mandaat als bestuurder`, `Herbenoemde bestuurders`, `Nieuwe bestuurders`
  { change: 'end_of_term', side: 'after', words: 'einde mandaat(?= als [a-z])' },
  {
    change: 'reappointment',
    side: 'after',
    words:
      '(?:herbenoemde|herkozen|herverkozen|wiedergewahlte)(?= (?:bestuurders?|bestuursleden|leden|zaakvoerders?|verwalter|verwaltungsratsmitglieder) ?(?:\\(|:|$))',
  },
  {
    change: 'appointment',
    side: 'after',
    words:
      '(?:nieuwe?|nouveaux?|nouvelles?|neue[rn]?)(?= (?:bestuurders?|bestuursleden|administrateurs?|administratrices?|verwalter|verwaltungsratsmitglieder|zaakvoerders?|gerants?) ?(?:\\(|$))',
  },
  // `De functies worden als volgt verdeeld`
  {
    change: 'appointment',
    side: 'after',
    words:
      '(?=v)(?<=(?:functies|mandaten|taken)[^.;]{0,60} )verdeeld|(?=rep)(?<=(?:fonctions|charges|roles|mandats)[^.;]{0,60} )reparti?e?s|(?=vert)(?<=(?:amter|funktionen)[^.;]{0,60} )verteilt',
  },
  {
    change: 'confirmation',
    side: 'after',
    words: 'bestaat (?:[a-z]+ ){1,3}uit(?= ?:)|(?:se trouve|est) (?:[a-z]+ ){1,3}compose(?= ?:)',
  },
  {
    change: 'appointment',
    side: 'before',
    words:
      'gekozen(?= (?:tot|als)\\b| ?:)|neemt(?= [^.;]{0,80}(?:voorzitterschap|functie|mandaat|dagelijks bestuur) over\\b)',
  },
  // the board accepts, lets go and takes in
  {
    change: 'resignation',
    side: 'after',
    words:
      '(?:heeft|hebben|neemt|nemen) (?:[a-z]+ ){0,3}het (?:[a-z]+ )?ontslag(?= van | als [a-z ]{4,40} van )',
  },
  {
    change: 'resignation',
    side: 'before',
    words:
      '(?=ter )(?<=(?:mandaa?t(?:en)?|functies?|ambt|opdracht)\\b[^;]{0,160} )ter beschikking|met(?:tent)? (?:son|leur) mandat a (?:la )?disposition|stop(?:t|pen)(?= als )|(?:geeft|geven)(?= (?:zijn|haar|hun) (?:bestuurs)?(?:mandaat|functie)[^.;]{0,40} op\\b)',
  },
  {
    change: 'dismissal',
    side: 'before',
    words: 'te ontheffen|(?=te b)(?<=mandaa?t(?:en)?[^.;]{0,160} )te beeindigen',
  },
  {
    change: 'appointment',
    side: 'before',
    words:
      '(?=in f)(?<=tre(?:edt|den) [^.;]{0,60})in functie(?= als)|(?=toeg)(?<=als (?:bestuurder|bestuurslid|lid van de raad van bestuur) )toegelaten',
  },
  {
    change: 'appointment',
    side: 'after',
    words:
      '(?=(?:ui|aa|ve))(?<=(?:bestuurders|raad van bestuur|bestuursorgaan|het bestuur)[^.;]{0,40} )(?:uitgebreid|aangevuld|versterkt) met',
  },
  // who is no longer in office
  {
    change: 'end_of_term',
    side: 'before',
    words:
      "stel(?:t|len) zich (?:niet|geen) (?:meer )?kandidaat(?: meer)?|niet (?:langer|meer)(?= (?:gedelegeerd )?(?:bestuurder|zaakvoerder|voorzitter|commissaris)s? (?:zijn|is)\\b)|geen(?= (?:gedelegeerd )?(?:bestuurder|zaakvoerder|voorzitter|commissaris)s? meer\\b)|n'est plus(?= (?:administrat|gerant|president))|nicht mehr(?= (?:verwalter|geschaftsfuhrer|vorsitz))",
  },
  {
    change: 'end_of_term',
    side: 'after',
    words: 'beeindiging van (?:het |de )?(?:mandaat|mandaten)|beeindigung (?:des|der) mandate?s?',
  },
  {
    change: 'resignation',
    side: 'after',
    words:
      'uittredende?(?= (?:bestuurders?|bestuursleden|leden|zaakvoerders?) ?(?:\\(|:|$))|(?=sort)(?<=(?:administrateurs?|administratrices?|gerants?) )sortante?s?(?= ?(?::|$))',
  },
  {
    change: 'resignation',
    side: 'before',
    words: 'beeindig(?:t|en) (?:zijn|haar|hun) (?:opdracht|functies?|mandaat als)',
  },
  // who acts for a company is replaced
  {
    change: 'resignation',
    side: 'before',
    words: 'vervangen(?= door)(?<=vertegenwoordig(?:st)?er van [^.;]{0,120} vervangen)',
  },
  {
    change: 'appointment',
    side: 'after',
    words: '(?=door)(?<=vertegenwoordig(?:st)?er van [^.;]{0,120} vervangen )door',
  },
  {
    change: 'dismissal',
    side: 'after',
    words:
      '(?:beslist|besluit|besliste|besloot|overgaan|overgegaan|over te gaan) tot (?:het )?(?:onmiddellijk )?ontslag',
  },
  { change: 'resignation', side: 'before', words: 'tre(?:edt|den) uit(?! hoofde)|uittreden(?= als)' },
  {
    change: 'appointment',
    side: 'after',
    words:
      '(?:intredende?|toetredende?|aantredende?|entrante?s?|eintretende?)(?= [a-z]* ?(?:\\(|:|$))|(?=entr)(?<=(?:administrateurs?|administratrices?) )entrante?s?',
  },
  // `de vervanging van X door de heer Y`
  {
    change: 'appointment',
    side: 'after',
    words:
      '(?=door)(?<=vervanging van [^.;]{0,160} )door(?= (?:de heer|mevrouw|mevr|dhr)\\b)|(?=par)(?<=remplacement de [^.;]{0,160} )par(?= (?:monsieur|madame|m\\.|mme)\\b)|(?=durch)(?<=ersetzung von [^.;]{0,160} )durch(?= (?:herrn?|frau)\\b)|(?:koos|kozen)(?= [^.;]{0,160}(?:voorzitter|secretar|penning|bestuurder))|(?<=vervanging van [^.;]{0,160}, )door|(?<=vervanging van [^.;]{0,160} )(?<!vertegenwoordigd )door(?= (?:de heer|mevrouw|mevr|dhr)\\b)',
  },
  // daily management is handed over and taken back
  {
    change: 'appointment',
    side: 'after',
    words:
      '(?=(?:op|toe))(?<=(?:dagelijks bestuur|functie|mandaat)[^.;]{0,100} )(?:opgedragen|op te dragen|toe te vertrouwen|toe te kennen|toe te wijzen|over te dragen|te verlenen|te geven)(?= aan)',
  },
  {
    change: 'dismissal',
    side: 'before',
    words:
      'te ontzetten|(?=in)(?<=(?:delegatie|bevoegdhe|dagelijks bestuur|mandaat)[^.;]{0,160} )(?:in te trekken|ingetrokken)',
  },
  {
    change: 'dismissal',
    side: 'after',
    words:
      'intrekking(?= van (?:de |het |alle )?(?:bevoegdhe|delegatie|mandaa|dagelijks))|retrait(?= de la delegation)|retire(?:nt|r)?(?= (?:la delegation|les pouvoirs de gestion))',
  },
  // `het verzoek om te worden ontlast van zijn mandaat`
  { change: 'resignation', side: 'before', words: 'ontlast(?= van (?:zijn|haar|hun) )' },
  {
    change: 'end_of_term',
    side: 'before',
    words:
      '(?:wens(?:t|en)|wensten?) (?:zijn|haar|hun) (?:mandaat|mandaten) niet (?:meer )?te (?:verlengen|hernieuwen)|(?:vandaag|heden|thans) (?:afloopt|aflopen|verstrijkt|eindigt|ten einde loopt)|(?:loopt|lopen) (?:eveneens|ook) (?:af|ten einde)|komen te vervallen',
  },
  // end of term, where only the whole wording tells it from the term of an appointment
  {
    change: 'end_of_term',
    side: 'after',
    words:
      'fin (?:du|de|des) mandats?(?= (?:statutaire |anticipee? )?d| ?:)|einde mandaat(?= ?:| bestuurder| zaakvoerder| commissaris)|(?:neemt|nemen|nam|namen)(?= [^.;]{0,300}een einde\\b)|einde (?:van het )?mandaat(?= van)|niet[- ]hernieuwing van het mandaat|non[- ](?:renouvell?ement|reelection|reconduction|prorogation)(?= d)|ablauf des mandats|ende der mandate(?= ?:)|ende des mandats|(?:komt|kwam|komen) (?:er )?(?:[a-z]+ ){0,2}een einde(?= aan)',
  },
  {
    change: 'end_of_term',
    side: 'before',
    words:
      "(?:prend|prennent|a pris|ont pris|prenait|prenaient) (?:donc |ainsi |des lors |egalement |aussi )?fin|(?:ne|n') ?se (?:re)?presente(?:nt)? (?:donc )?(?:pas|plus)(?: candidate?s?)?|(?:ne|n') ?se (?:re)?presente(?:nt)? (?:donc )?(?:pas|plus)|(?:ne|n') ?(?:sollicite(?:nt)?|souhaite(?:nt)?|demande(?:nt)?|est|sont) (?:donc )?(?:pas|plus) (?:candidate?s?|le renouvellement|la reconduction|etre reelue?s?|a (?:sa|leur) reelection|de (?:nouveau )?mandat)|(?:stelt|stellen|stelde|stelden) zich niet (?:meer |opnieuw |langer )?(?:beschikbaar|kandidaat|herkiesbaar|verkiesbaar)|niet (?:meer |langer )?(?:herkiesbaar|kandidaat)|(?:stellt|stellen) sich nicht (?:mehr |erneut |wieder )?zur (?:wieder)?wahl|(?:n'est|ne sont|ne sera|ne seront) plus(?= (?:l'|la |le )?(?:administrat|gerant|commissa|presid|membre))|(?:is|zijn) niet (?:meer|langer)(?= (?:de |een )?(?:bestuurder|zaakvoerder|commissaris|voorzitter|lid))|(?:ist|sind) nicht (?:mehr|langer)(?= (?:verwalter|geschaftsf|kommissar|prasident|mitglied))|eindigt|eindigen|eindigde|eindigden|endet(?:e|en)?|enden|erlischt|erloschen|(?:est|sont|etait|etaient|etant|est arrive|sont arrives) (?:venue?s?|arrivee?s?|parvenue?s?)? ?a (?:son |leur )?(?:echeance|expiration|terme)|(?:viennent|vient|venant|venue?s?|arrivent|arrive|arrivant|arrivee?s?) (?:ce jour |aujourd'hui )?a (?:son |leur )?(?:echeance|expiration|terme)|(?:n'est|ne sont|n'a|n'ont|ne sera|n'a pas ete|n'est donc) pas (?:ete )?(?:renouvelee?s?|reelue?s?|reconduite?s?)|a pris fin|ont pris fin|niet (?:wordt |worden )?(?:hernieuwd|herbenoemd|verlengd|herkozen)|is verstreken|zijn verstreken|(?:is|zijn) ten einde gekomen|ten einde gelopen|(?:loopt|lopen) (?:vandaag |heden )?(?:af|ten einde)|(?:heeft|nam|neemt|hebben) een einde(?: genomen)?|een einde (?:neemt|nemen|nam|genomen)|aftredend(?:e)? en niet herkiesbaar|n'est plus(?= (?:administrat|gerant|president))|ne sont plus(?= (?:administrat|gerant))|(?:is|zijn) (?:niet langer|niet meer|geen)(?= (?:bestuurder|zaakvoerder|voorzitter))|(?:ist|sind) nicht (?:mehr|langer)(?= (?:verwalter|geschaftsf))|non (?:re-?elue?s?|reconduite?s?|renouvelee?s?|reeligibles?)|n'est pas candidate?|lauft aus|laufen aus|ausgelaufen|(?:steht|stehen) (?:[^.;]{0,60} )?nicht (?:mehr |langer )?zur verfugung|kandidier(?:t|en) nicht(?: mehr| erneut)?|verzichte(?:t|n) auf (?:die |eine )?(?:verlangerung|erneuerung|wiederwahl)|(?:is|zijn) (?:ten einde|afgelopen)|verstrijkt|verstrijken|(?:n'a|n'ont) pas (?:souhaite|demande|sollicite)|wens(?:t|en) (?:niet|geen)|(?:heeft|hebben) zich niet (?:opnieuw |meer )?(?:herverkiesbaar|herkiesbaar|kandidaat) gesteld|ne souhaite(?:nt)? (?:pas|plus)|ne souhaitant (?:pas|plus)|is beeindigd|werd beeindigd|komt te vervallen|(?:op heden|heden|vandaag|thans) (?:vervalt|vervallen)|(?:vervalt|vervallen)(?= (?:op|heden|vandaag))|ist abgelaufen|lauft ab|nicht verlangert|ist beendet|uittredend(?:e)?(?! ?:| (?:en|maar|doch) (?:opnieuw |wel )?her)|sortante?s?(?= ?:)|ausscheidende[rn]?(?= [a-z]+ ?:)|(?:werd|wordt|is) (?:[a-z]+ ){0,3}een einde gesteld",
  },
  // dismissal
  {
    change: 'dismissal',
    side: 'after',
    words:
      'revocations?|met(?:tent)? fin,? (?:[^.;]{0,40}? )?(?:au|aux|a la|a son|a sa|a leur|a ses)(?: ?mandats?| ?fonctions?)|retrait(?= (?:de la delegation|du mandat))|(?:mis|met(?:tent|tre)?) (?:fin|un terme)(?:,[^,;.]{0,40},)? (?:[^,;.]{0,40} )?(?:au|aux|a la|a sa) (?:mandats?|fonctions?|delegation)|mettre fin,? (?:[^.;]{0,40}? )?(?:au|aux) (?:mandats?|fonctions)|destitu(?:e|er|tion)|(?:stelt|stellen|maakt|maken) een einde aan|entheb(?:t|en)|licenciement|ontslaat|herroept|herroeping|afzetting|abberufung|beruf(?:t|en)(?= [^.;]{1,160}\\bab\\b)|widerruft|widerruf|entlasst|entlassung(?= von| des| der| ?: ?[a-z])|beeindigt het mandaat|revoqu(?:e|ent|er|ons)(?=[ ,:])|mettre fin (?:au|aux|a la|a sa|a son|a leurs?) (?:mandats?|fonctions?)',
  },
  {
    change: 'dismissal',
    side: 'before',
    words:
      '(?:lui|leur) (?:est|sont|a ete) retiree?s?|(?:est|sont|a ete|ont ete) revoquee?s?|revoquee?s?(?! par le)|(?:wordt|worden|werd|werden) (?:[a-z]+ ){0,3}ontslagen|(?:est|sont|a ete|ont ete) (?:demise?s?|relevee?s?|dechargee?s?|ecartee?s?)(?= de (?:ses|leurs|son|sa|leur))|ontheven|ontzet|enthoben|te ontslaan|ontslaan|herroepen|afgezet|afzetten|abberufen|abzuberufen|zu entlassen|entlassen',
  },
  // death
  {
    change: 'death',
    side: 'after',
    words: 'heengaan(?= van)|deces|overlijden|ablebens?|tod(?= (?:von|des|der))',
  },
  {
    change: 'death',
    side: 'before',
    words:
      '(?:durch|infolge) (?:seine[sn] |ihre[sn] |den )?tod(?:es)?(?! (?:von|des|der) )|verstarb|decedee?s?|defunte?s?|overleden|verstorben(?:en|er|e)?',
  },
  // reappointment
  {
    change: 'reappointment',
    side: 'after',
    words:
      '(?:renouvell?ements?|reelections?|re-election|reconductions?|reconduction|prolongations?|prorogations?)(?: du mandat| des mandats| de mandat)?|renouvell?e(?:nt)?(?=[ ,])|renouvell?e(?:nt)?(?=[ ,:])|renouveler|reelit|reelire|reelisent(?! domicile)|reconduit(?=[ ,:])|reconduire|renomme(?:nt|r)?(?=[ ,:])|re-?nomme(?:nt|r)?(?=[ ,:])|prolonge(?:nt|r)?(?= le| les| son| leur)|herbenoemt|herbenoemingen|herbenoeming|herverkiezing|herkiezing|hernieuwing|hernieuwt|herkiest|verlenging(?: van het mandaat| van de mandaten)?|verlengt(?= het| de)|wiederwahl|wiederernennung|wiederbestellung|verlangerung(?:en)?(?: des mandats| der mandate)?|erneuerung(?: des mandats| der mandate)?|wahlt(?= .{0,80} wieder )|erneuert(?= das| die)',
  },
  {
    change: 'reappointment',
    side: 'before',
    words:
      '(?:est |sont |ete )?(?:renouvelee?s?|reelue?s?|reconduite?s?|renommee?s?|confirmee?s?(?= pour un nouveau mandat)|re-elue?s?|prolongee?s?|prorogee?s?)|herbenoemd|herverkozen|herkozen|(?:te )?herbenoemen|(?:te )?herverkiezen|(?:te )?hernieuwen|hernieuwd|(?:te )?verlengen|verlengd|wiedergewahlt|wiederernannt|wiederbestellt|verlangert|wieder gewahlt|(?:zu )?erneuern|(?:zu )?verlangern|wiederzuwahlen|erneuert',
  },
  // resignation
  {
    change: 'resignation',
    side: 'after',
    words:
      '(?:demissions?|demisions?|demlssions?|ontslagneming(?:en)?|ontslag|ontslagen|rucktritt(?:e|s|es|sgesuchs?|sschreibens?|sangebots?)?|rucktrittserklarung|kundigung(?= (?:von|des|der) )|niederlegung des (?:mandats|amtes)|ausscheiden|cessation (?:de|des|du) (?:fonctions|mandats?)|retrait(?= de m)|(?<=la )sortie(?= d(?:e |u |.[a-z])[^.;]{1,120}(?:conseil|organe))|(?<!(?:(?<!suite )au|propres de|capital de|point de) )depart(?= d(?:e |u |.[a-z]))|demissionneren)',
  },
  {
    change: 'resignation',
    side: 'before',
    words:
      "um (?:seine|ihre) entlassung|(?:souhait|desir|declar)[a-z]* (?:de )?mettre fin a (?:son|sa|ses|leurs?)|quitter (?:ses|leurs|son|sa|le mandat|le poste|la fonction|l'organe|le conseil)|mettre un terme a (?:son|leurs?|sa|ses)|remettre (?:son|leurs?|ses) mandats?|renoncer a (?:son|ses|leurs?) (?:mandats?|fonctions)|cesser (?:ses|leurs|d'exercer|d'etre)|quitte(?:nt)? (?:l'oa|le conseil|l'organe|ses|leurs|son|sa|le mandat|la fonction)|(?:te )?vervangen(?= als [^.;]{0,20}vaste vertegenwoordig)|neer te leggen|uittredend(?:e)?(?= ?:)|cede(?:nt)? (?:sa|leur|son) (?:place|mandat|fonction|poste)|verzichte(?:t|n) auf (?:sein|ihr|das) (?:mandat|amt)|(?:tritt|treten)(?= [^.;]{0,60}\\bab\\b)|treten(?= [^.;]{0,80} zuruck)|s'est demise?|se sont demis|se retire(?:nt)?|met(?:tent)? un terme a (?:son|leur|ses)|(?:remet(?:tent)?|a remis|ont remis) (?:son|leur|ses) mandats?|stapt op|stappen op|treedt terug|treden terug|treden af|verla(?:at|ten)(?= (?:de raad|het bestuur|de vennootschap))|beeindigt (?:zijn|haar) mandaat|beeindigen hun mandaat|scheidet(?= [^.;]{0,120}\\baus\\b)|gibt(?= (?:sein|ihr) (?:mandat|amt)[^.;]{0,60}\\bab\\b)|verlasst(?= den verwaltungsrat)|demissionn(?:e|ent|aires?|ait|er|ant|era|eront|ee?s?)|ontslagnemend(?:e)?|ontslaggevend(?:e)?|(?:neemt|nemen|nam|namen|heeft|hebben|geeft|biedt|bood) (?:[a-z]+ ){0,4}ontslag(?: genomen| ingediend| aangeboden| gegeven| aan)?|zuruckgetreten|niedergelegt|neergelegd(?= (?:als|zijn))|gekundigt|zurucktritt|tritt(?= .{0,80} zuruck)|legt(?= (?:.{0,140}(?:neer|nieder)))|treedt af|afgetreden|uitgetreden|renonce(?:nt)? a (?:son|ses|leur) (?:mandats?|fonctions)|(?:cesse|cessent|cessera|a cesse) (?:ses|leurs|d'exercer|d'etre)|verza(?:akt|ken|akte) aan(?= (?:(?:zijn|haar|hun|het|de|dit|deze) )?(?:[a-z]+)?(?:mandaat|mandaten|functie|opdracht|voorzitterschap))|ausgeschieden",
  },
  // appointment
  {
    change: 'appointment',
    side: 'after',
    words:
      "nominations?|nomlnation|charge(?:nt|r)?(?= [^.;]{0,120} (?:de la|d'assurer la) gestion journaliere)|(?:re)?parti(?:t|ssent|s|es|tion)?(?= (?:[a-z]+ ){0,4}(?:fonctions|mandats|charges|taches|roles)\\b)|roles(?= ?:)|functieverdeling|(?:verdeelt|verdelen)(?= (?:[a-z]+ ){0,3}(?:functies|mandaten|taken))|(?:ver)?teilt(?= (?:[a-z]+ ){0,3}(?:amter|aufgaben|funktionen))|(?:aufgaben|amter)verteilung|(?:nouve(?:l|au|aux|lle|lles)|nieuwe?|neue[rn]?)(?= (?:administrat[a-z]+|bestuurders?|gerante?s?|zaakvoerders?|verwalter(?:in)?|commissaire|commissaris|president[a-z]*|voorzitter|secretai?r[a-z]*|tresori[a-z]+|penningmeester|vorsitzende[rn]?|prasident(?:in)?|membres?|leden|lid|mitglied(?:er)?|kassierer(?:in)?|schriftfuhrer(?:in)?|geschaftsfuhrer(?:in)?)(?: ?:| (?:ist|sind|is|zijn|est|sont|wird|werden|wurde|wordt|sera)[ :]))|neemt(?= [^.;]{0,100}(?:voorzitterschap|functie|mandaat)[^.;]{0,60}? (?:waar|op)\\b)|(?:nieuw|nieuwe|nouveaux?|nouvelles?|entrante?s?|intredend)(?= ?: ?[a-z])|designant|nommant|elisant|(?:kiest|kiezen|choisit|choisissent)(?= [^.;]{0,160}(?:voorzitter|president|secretar|tresor|penning|bestuurder|administrat))|assure(?:ra|ront)?(?= la presidence)|remplacee?s?(?= [^;.]{0,80}\\bpar )|(?<!(?: de| la| le| un| une|comme| du| des|titre|que) )delegue(?:nt|r)?(?= (?:la gestion|a (?:m|la (?!gestion)))| .{0,60}gestion journaliere)|delegation(?= de la gestion)|(?:droeg|draagt|dragen)(?= .{0,60}(?:dagelijks bestuur))|(?:wordt|werd|is) vervangen door|(?:wordt|werd|is) opgevolgd door|vervangen door|tritt(?= (?:herr|frau)[^.;]{0,60} als )|durch (?:ihren|den|die|ihre|einen|eine) neuen?(?= standigen? vertreter)|designations?|elections?(?= (?:de|d'|comme|en))|nomme(?:nt|r|ra)?(?=[ ,:])|nommons|(?<!ci-apres |dessous |dit )designe(?:nt|r|ra)?(?=[ ,:])|elit|elire|elisent(?! domicile)|appelle(?:nt)?(?= (?:[a-z]+ ){0,3}(?:aux|a la|a ces|a cette|comme))|appeler(?= (?:aux|a la|a ces|a cette))|accueil(?:le|lent)(?= [^.;]{1,90}(?:comme|en qualite))|(?<=l')entree(?= d(?:e |'|u )[^.;]{1,120}(?:conseil|organe))|engage comme|reparti(?:t|ssent)?(?= (?:les |ses |des )?(?:fonctions|charges|mandats|roles))|repartition(?= des (?:fonctions|charges|roles|mandats))|verde(?:ling|elt|elde|eld)(?= (?:van )?(?:de |zijn |hun )?(?:functies|mandaten|taken))|verteil(?:t|ung)(?= (?:der|die) (?:amter|funktionen))|(?:est|sont|a ete|sera) (?:confiee?s?|attribuee?s?|octroyee?s?|deleguee?s?)(?= a )|(?:attribue|confere|octroie)(?:nt|r)?(?= (?:le mandat|la fonction|les fonctions|la qualite|le titre))|a(?= (?:m\\.|mme|mlle|mm\\.|monsieur|madame|la s|mr))(?<=cede(?:nt)? (?:sa|leur|son) (?:place|mandat|fonction|poste)[^.;]{0,60} a)|remplacement(?= par )|arrivee(?= (?:de |du |d'))|durch(?= [^.;]{1,90} (?:ersetzt|abgelost|zu ersetzen|abzulosen)\\b)|candidature(?= de)|toevertrouwd(?= aan)|toegekend(?= aan)|(?:uber)?tragt(?= [^.;]{0,200}tagliche)|ubertragen(?= an)|confie(?:nt|r)?(?= (?:la (?:vice-)?presidence|la tresorerie|le secretariat|la gestion|l[ea] mandat|ce(?:tte)? (?:mandat|fonction)|les fonctions|la fonction|a ))|coopte(?:r|nt)?(?=[ ,:])|(?<=vervangen als [^.;]{0,60} )door(?= )|cooptation|cooptatie|kooptation|benoemt|coopteert|benoemingen|benoeming|aanstellingen|aanstelling|aanstelt|aanduiding|verkiest|verkiezing|stelt(?= [^.;]{0,160}\\baan\\b)|duidt(?= .{0,160}\\baan\\b)|delegeert(?= (?:het|de) dagelijks)|ernennt|ernennung(?:en)?|bestellung|benennung|bestellt(?=,? [a-z])|wahlt|wahl(?= (?:von|des|der|eines))|neuwahl(?:en)?(?= ?:)|kooptierung|bezeichnet|bestimm(?:t|en)(?= [^.;]{0,90} (?:zum|zur|als|zu (?:seine[rm]|ihre[rm])) )|beruft(?= (?:.{0,80} (?:zum|zur|als) ))|benennt",
  },
  {
    change: 'appointment',
    side: 'before',
    words:
      "(?:est |sont |ete )?(?:(?<!ci-avant |ci-dessus |ainsi |nouvellement )nommee?s?|designee?s?|elue?s?|cooptee?s?|appelee?s?(?= aux| a la| a ces| a cette| comme| en qualite))|entrent? en fonctions?|qui l(?:e|a|es) remplace(?:nt|ra|ront)?|reprend(?:ra)?(?= l(?:a|es?) (?:presidence|fonction|mandat|tresor|secretar|gestion))|entrent?(?= (?:au conseil|dans (?:le conseil|l'organe)))|(?:lui|leur) succede(?:nt|ra|ront)?|succede(?:nt|ra|ront)?(?= a )|(?:devien(?:t|nent|dra)|wird|werden|wordt|worden)(?= (?:de |der |een |die |die neue |nieuwe? |le |la |un |une |nouvel |nouveau |neuer )?(?:administrat|bestuurder|bestuurslid|gerant|zaakvoerder|presid|prasid|vorsitz|voorzit|ondervoorzit|vice|secretar|sekretar|tresor|penningm|kassen|schatzm|gedelegeerd|delegiert|verwalter|geschaftsf|commissa|kommissar|dagelijks|vaste verteg|representant perm|liquidat|vereffen))|opneemt|toegelaten(?= als)|remplace(?:nt|ra)?(?= [^.;]{0,80} (?:comme|en qualite d|en tant qu|dans (?:ses|les) fonctions d))|vervangt(?= [^.;]{0,80} als )|ersetzt(?= [^.;]{0,80} als )|admise?s?(?= (?:comme|en qualite))|rejoin(?:t|dra|gnent)(?= (?:le conseil|l'organe))|(?:occupera|exercera|assumera|remplira)(?= [^.;]{0,20}(?:fonction|mandat|role|poste)(?! (?:aux cotes|avec|conjointement)))|treedt toe|treden toe|toegevoegd|opgenomen(?= (?:als|in de raad))|(?:wordt|worden)(?= (?:[a-z]+ ){0,3}belast met)|te belasten(?= met)|belasten(?= met (?:het|de) dagelijks)|(?:mit )?dagelijks bestuur (?:wordt|worden) belast|ubernimmt(?! (?:die |alle |samtliche |den |das )?(?:kosten|verpflichtungen|aktien|anteile|haftung|schulden|restbetrag))|(?:wird|werden)(?= (?:[a-z]+ ){0,4}beauftragt)|tritt(?= in den verwaltungsrat)|benoemde?|aangesteld|aangeduid|verkozen|gecoopteerd|(?:te )?coopteren|(?:te )?benoemen|aan te stellen|aanstellen|aan te duiden|aanduiden|(?:te )?verkiezen|ernannt|bestellt|gewahlt|bestimmt(?= als| zum| zur)|berufen|zu ernennen|ernennen|zu bestellen|zu wahlen|wahlen|eingesetzt|bestimmt(?<=\\b(?:zum|zur|zu seine[rm]|zu ihre[rm]) [^.;]{1,80}bestimmt)|kooptiert|zu kooptieren|aufgenommen(?<=\\b(?:als|in den) [^.;]{0,80}aufgenommen)",
  },
  // in office
  {
    change: 'confirmation',
    side: 'after',
    words:
      "(?:se|sera|est|sont) (?:donc |des lors |desormais |ainsi |actuellement |dorenavant |maintenant )*compos(?:e|ee|ent|es|ees)(?: (?:comme suit|de|des|du))?|nouvelle composition|composition (?:actuelle )?(?:du|de l'|de la)|als volgt samengesteld|samengesteld (?:uit|als volgt)|(?:nieuwe |huidige )?samenstelling (?:van|is)|bestaat (?:de raad van bestuur |het bestuursorgaan )?(?:nu |voortaan |thans )?uit|setzt sich .{0,60}zusammen|setzt sich|zusammensetzung|besteht aus|confirme(?:nt|r)?(?=[ ,:])|confirmation(?= d)|bevestigt|bevestiging(?= van)|bestatigt(?= )|bestatigung(?= (?:von|des|der))",
  },
  {
    change: 'confirmation',
    side: 'before',
    words:
      'confirmee?s?(?= (?:dans|en|comme|administ|a ))|(?:wordt|worden|werd|werden) [^.;:]{0,160}bevestigd(?= in (?:hun|zijn|haar)\\b)|(?:wordt|worden) .{0,60}bevestigd|bevestigd(?= (?:als|in))|te bevestigen',
  },
  ...DUTCH_VERBS,
]
