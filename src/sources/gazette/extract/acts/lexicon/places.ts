// Wordings around names, in folded text: what opens and ends an address, who represents whom, who is only mentioned.

function words(list: string): Set<string> {
  return new Set(list.trim().split(/\s+/))
}

const POLITE =
  "(?:(?:wijlen|feu|monsieur|madame|mademoiselle|messieurs|mesdames|m\\.|mr\\.?|mme\\.?|de heer|de heren|dhr\\.?|mevrouw|mevr\\.?|mw\\.?|herrn?|frau|maitre|me|le sieur|la dame|l'|la|le|de|den|die|der|het|son|sa|leur|haar|zijn|hun|ihren?|seinen?|betriebsrevisor(?:in)?|bedrijfsrevisor|rechtsanwalt(?:in)?|pfarrer|dr\\.?|ir\\.?|ing\\.?)\\s?)*"
const JOB =
  "(?:(?:son|sa|leur|haar|zijn|hun|ihren?|seinen?|la|le|l'|de|den|die|der)?\\s?(?:representante?s? permanente?s?|representante?s?(?: legale?s?)?|gerante?|administrat(?:eur|rice)(?:[- ]deleguee?)?|president|vaste? vertegenwoordig(?:st)?er|vertegenwoordiger|zaakvoerder|(?:gedelegeerd )?bestuurder|(?:standigen? )?vertreter(?:in)?|geschaftsfuhrer(?:in)?|verwalter(?:in)?|reviseur d'entreprises|bedrijfsrevisor)(?: permanent)?)"

export const NAME_PLACES = {
  street: words(`
    rue avenue av av. boulevard bd bld chaussee place quai square clos dreve allee chemin voie impasse route ruelle
    cours parc bvd blvd avenu strasse strase laan straat steenweg plein sentier thier esplanade faubourg venelle galerie
    residence hameau domaine zoning zone domein industriepark
  `),
  particles: words(`de la le les du des d' l' l van der den het 't aux au a op`),
  town: words(`a te in zu at nach bei`),
  represents: new RegExp(
    `(?:(?:valablement |dument |permanent |ici )?represente(?:e|s|es)?(?: [a-z]+){0,4} (?:par|de)|ayant (?:pour|comme)|representante?s? permanente?s?(?: (?:est|sera|etant|de la societe|de celle-ci))*|(?:vaste? )?vertegenwoordig(?:st)?er(?: (?:is|zal|aanduidt|aanstelt|heeft|zijn|wordt|optreden|optreedt|fungeren|fungeert|worden|aangesteld|aangeduid))*|(?:vast |rechtsgeldig |alhier |hierbij |hier |geldig )?vertegenwoordigd (?:[a-z]+ ){0,3}?door|(?:hier |hierbei )?vertreten (?:wird )?durch|durch (?:ihren|den|die|ihre) (?:neuen? )?standigen? vertreter(?:in)?|(?:als|zum|zur|zu) (?:ihre[nmr] |seine[nmr] )?vertreter(?:in)?|(?:comme|en qualite de|pour) representante?|als vertegenwoordig(?:st)?er)[\\s,:(]*(?:${JOB}[\\s,:(]*)?(?:en la personne de |in de persoon van |in der person von )?${POLITE}\\s*$`,
  ),
  replaced: new RegExp(
    `(?:(?:anstelle|an (?:die|der) stelle|in nachfolge|als ersatz|en remplacement|a la place|en lieu et place|in vervanging|ter vervanging|in opvolging|ter opvolging)(?: [a-z\\d.'/]+){1,9}? ${JOB}s?[\\s,]*${POLITE}|(?:achever|terminer|finir|poursuivre|continuer|acheve(?:nt|ra)?|termine(?:nt|ra)?|poursui(?:t|vra)) (?:ainsi )?(?:le|la duree du) mandat(?: d'administrateur| d'administratrice)? (?:de |d')${POLITE}|(?:in (?:de )?plaats|de plaats in|de plaats|en lieu et place|a la place|en remplacement|en succession|(?:ter |in )?vervanging|(?:in |ter )?opvolging|anstelle|als ersatz|in nachfolge)(?: de| d'| du| des| van| von| fur| der)|(?:remplacant|(?<!pour l(?:e|a|es) |pour )remplacer|remplace(?:nt|ra)?(?! par)|succed(?:e|er|ant) a|vervangt|te vervangen|opvolg(?:st)?er|an die stelle|als nachfolger(?:in)?|ersetzt|(?:folgt|folgte)(?= (?:herrn|frau)))(?: de| d'| du| des| van| von| fur| der)?|(?:(?:voor|gedurende|pour|fur) (?:de|la|le|die|den|het) (?:[a-z]+ )?(?:duur|looptijd|termijn|duree|terme|dauer|laufzeit)|rest|resterende deel|voltooiing|vervollediging|reste|restlaufzeit)(?: [a-z]+)? (?:van (?:het|de)|du|de la|des) (?:lopende |huidige )?(?:bestuurs)?(?:mandaat|opdracht|mandat|mandate?s?|amtszeit) (?:van|de|d'|du|von|des|der))\\s?(?:(?:zuruckgetretenen?|ausgeschiedenen?|ausscheidenden?|verstorbenen?|ontslagnemende?|uittredende?|overleden|bisherigen?|vorherigen?|voormalige?|ancien(?:ne)?) )?(?:${JOB}s?(?: demissionnaire| sortante?)?[\\s,]*)?${POLITE}(?:(?:van|de|du|von) )*\\s*$`,
  ),
  nobody: new RegExp(
    `(?:\\b(?:naast|neben|outre|en plus d[eu]|a cote d[eu])(?: (?!puis|et|und|en)[a-z]+){0,4}? ?${JOB}s?(?: (?:en fonction|im amt|actuel|actuelle|existant))?,?|(?:aux cotes|a cote) d[eu'] ?|rejoi(?:nt|gnent|ndra|ndront)|(?:notaires?|notaris(?:sen)?|notar|notars|proposition|presentation|voorstel|voordracht|vorschlag)(?: (?:associe|geassocieerd|soussigne|instrumentant|de|d'|van|von|me|mtr\\.?|maitre|meester))*|sous la presidence|voorzitterschap|unter dem vorsitz|presidee par|voorgezeten door|en presence|in aanwezigheid|avocat|advocaat|actionnaires? (?:unique)?|(?<![a-z])(?:cession|cede(?:nt)?(?! (?:sa|leur|son|cette|ce|la|le) (?:place|mandat|fonction|poste|presidence|tresorerie|secretariat|charge|gestion|gerance|siege))|vente|vend|overdracht|draagt|verkoop|verkoopt|totalite|ensemble)[^.;:]{0,60} (?:a|aan|an)(?= )|l'huissier)(?: de| d'| van| von)?[\\s,:]*${POLITE}\\s*$`,
  ),
  companyAfter:
    /^[\s,"”»]*[(]?(?:dont (?:le|son) siege|ayant son siege|avec siege|sise?\b|siege social|met (?:maatschappelijke )?zetel|met als (?:vaste? vertegenwoordiger|maatschappelijke)|waarvan de (?:maatschappelijke )?zetel|gevestigd te|maatschappelijke zetel|mit (?:dem |gesellschafts)?sitz|inscrite|ingeschreven|eingetragen|rpm\b|rpr\b|rjp\b|bce\b|kbo\b|zdu\b|(?:numero|n[°.]{1,2}|nr\.?|no\.?) ?d'?entreprise|ondernemingsn|unternehmensn|be ?[01]\d{3}|[01]\d{3}[ .]\d{3}[ .]\d{3}|representee|ici representee|vast vertegenwoordigd|vertegenwoordigd|(?:hier )?vertreten durch|ayant (?:pour|comme) repr|reviseurs?\b|bedrijfsrevisor(?:en)?\b|(?:societe|besloten|naamloze|een) (?:vennootschap|anonyme|a responsabilite)|agissant par)/,
  personAfter:
    /^[\s,]*[(]?(?:domicilie|demeurant|residant|nee?\b|wonende|woonachtig|geboren|wohnhaft|gebor\.|prenomme|pre-?qualifie|voornoemd|vernoemd|voormeld|vorgenannt|numero national|registre national|nn\b|rn\b|rrn\b|rijksregister|de nationalite|van (?:[a-z]+ )?nationaliteit)/,
  addressOpens:
    /\b(?:domiciliee?s?|demeurant|residant|faisant election|elisant domicile|election de domicile|dont (?:le|les) sieges?(?: social| sociaux)?(?: est| sont| se trouve)?|ayant (?:son|leur) siege|avec siege|siege social|sise?s?\b|etablie?|nee?s? (?:a|le)|wonende|woonachtig|woonplaats|kantoorhoudend|kantoor houdende|gevestigd|(?:maatschappelijke )?zetel(?! van)|geboren|wohnhaft|mit (?:dem |gesellschafts)?sitz|geschaftsansassig)/g,
  addressEnds:
    /;|\b(?:en (?:sa )?qualite|en tant|comme|als|in (?:de |zijn |haar )?hoedanigheid|als|tot|zum|zur|in der eigenschaft|represente|vertegenwoordigd|vertreten|ayant pour|met als vaste|avec monsieur|avec madame|(?:qui|die) accept|(?:est|sont|wordt|worden|werd|is|wird|werden)\b|monsieur|madame|messieurs|de heer|mevrouw|mevr\.|dhr\.|herrn?\b|frau\b|mme\b|m\. |(?:l')?administrat|bestuurder|gerant|zaakvoerder|commissa|pour une|pour un|voor een|fur (?:eine|die)|avec effet|met ingang|mit wirkung|a compter|a partir|ab dem|au poste|aux fonctions|inscrite?|ingeschreven|immatricule|interviendra|agira|neemt|a presente|heeft|hat|accepte|aanvaard|interviendra|et ce\b|en dit\b)|(?<=\d[a-z]?),? (?:et|en|und) (?=[a-z])|\)/g,
}
