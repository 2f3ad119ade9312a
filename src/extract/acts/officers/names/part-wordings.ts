// Words beside a name that tell its part: who represents, who is replaced, who is named for something else. Folded.

// `qui a désigné M. X pour la représenter`
export const WILL_REPRESENT =
  /^(?:(?:domicilie|demeurant|wonende|wohnhaft).{0,90}? )?(?:pour|afin de|aux fins de|om|um) (?:la|le|les|l'|haar|sie) (?:y )?(?:represent|vertegenwoord|vertret)/

// `als vaste vertegenwoordiger`, `en qualité de représentant permanent`
export const AS_REPRESENTATIVE =
  /^(?:(?!vervang|remplac|ersetzt|met )[a-z]+ ){0,5}?(?:als|comme|qualite de) (?:haar |hun |zijn |son |leur )?(?:vaste? |standige[rnm]? )?(?:vertegenwoordig(?:er|ster)|representante?|vertreter(?:in)?)/

// `représentant permanent de la`, `vertegenwoordiger van`
export const REPRESENTS =
  /(?<![a-z])(?:representante?s?|vertegenwoordig(?:er|ster)|vertreter(?:in)?)(?: permanente?s?)?(?: (?:de|van|von|der|la|le|l'|des|du|d'|societe))+$/
// `nomme M. X comme représentant permanent de la SA Y`: a decision about a company in office.
export const BECOMES_REPRESENTATIVE =
  /(?:comme|que|qualite de|als|tot) (?:representante? permanente?|vaste? vertegenwoordig(?:er|ster)|standige[nr]? vertreter(?:in)?)(?: (?:de|van|von|der|la|le|l'|des|du|d'|societe))+$/
// `conférer tous pouvoirs à`, `donne procuration à`
export const EMPOWERED =
  /(?<![a-z])(?:pouvoirs?|procuration|mandats? specia(?:l|ux)|bijzondere? mandaat|volmacht|vollmacht|conferer?|conferes?|confere|subdelegation)(?: [a-z']+){0,4}? (?:a|aan|an)(?: (?:la|le|l'|monsieur|madame|m|mme|mr|de heer|de|heer|mevrouw|herrn?|frau|savoir|nouveau))*$/
// `dans la SA X`, `au sein de la société X`
export const WITHIN =
  /(?<![a-z])(?:dans|sein de|sein|aupres de|binnen|bij|compte de|nom de|actionnaires de|parts de|actions de)(?: (?:la|le|l'|de|societe))*$/
// `remercie Madame X`, `donne décharge à Monsieur Y`
export const THANKED =
  /(?<![a-z])(?:remercie[a-z]*|felicite[a-z]*|decharge|quitus|bedankt|dankt|kwijting|entlastung)(?: [a-z']+){0,4}$/
// `le rapport dressé par M. X, réviseur`: author of a report.
export const REPORTS =
  /(?<![a-z])(?:rapports?|verslag|bericht)(?: [a-z']+){0,3}?(?: (?:de|du|par|van|door|von|durch))(?: (?:la|le|l'|monsieur|madame|m|mme|mr|de|heer|mevrouw|herrn?|frau|reviseur|bedrijfsrevisor|societe))*$/
// `prend acte de la démission de X et de la volonté de Y`: Y depends on another noun than the change.
export const OF_OTHER_NOUN =
  /\bet (?:de la|de l'|du) (?:volonte|presence|absence|accord|cession|intention|souhait|lettre|maintien)(?: ecrite?)? (?:de|du|des|d')(?: (?:la|le|l'|monsieur|madame|m|mme|mr))*$/
// `épouse de`, `weduwe van`, `fils de`: a relative, not a holder.
export const MARRIED =
  /(?<!\b(?:zijn|haar|diens|son|sa|leur|seine?|ihre?) )(?<![a-z])(?:epoux|epouse|veuve|veuf|mariee?|echtgenote?|weduwe|ehegattin|ehegatte|ehefrau|fils|fille|gendre|neveu|niece|zoon|dochter|schoonzoon|sohn|tochter|schwiegersohn|(?:frere|soeur|pere|mere|broer|zus|vader|moeder|bruder|schwester|vater|mutter)(?= (?:d'|(?:de|van|von)\b)))(?: (?:de|d'|a|van|von|met|mit|avec|monsieur|madame|m|mme))*$/
// `in vervanging van X, die ontslag neemt`: a change is stated for X too.
export const LEAVES =
  /^(?:.* )?(?:wiens|wier) mandaat|^(?:demissionnaires?|sortante?s?|decedee?s?|(?:[a-z]+ )?dont (?:le mandat|les mandats)|(?:qui|lequel|laquelle)(?: n')? (?:a|ont|est|sont)) ?|^(?:die|ontslagnemend|uittredend|aftredend)\b.*(?:ontslag|bestuurder|neemt)/
// `remercie Monsieur X, administrateur, dont le mandat est échu`
export const WHOSE = /\bdont le mandat\b/
// `achèvera le mandat de Monsieur`, `dat het mandaat van X zal voleindigen`: who had it is not appointed.
export const ACHIEVED =
  /(?<![a-z])(?:acheve|achevera|achever|terminera|terminer|vollendet) (?:le |ce )?mandat (?:de|du|d')(?: (?:la|l'|monsieur|madame|m|mme|mr))*$/
export const ACHIEVES =
  /^(?:zu ende f)|^(?:(?:vast )?vertegenwoordigd door (?:(?!die |het )[a-z'-]+ ){2,5}?)?(?:(?:zal|zullen|verder|te|zal verder) )*(?:voleindig|voltooi|verderzet|afmaak|beeindig)(?:t|en)?\b/
const TO_NAME = `(?: (?:en ce qui concerne|wat betreft|de|du|des|d'|van|von|celui|celle|dat|het|mandate?s?|mandaat|la|le|l'|monsieur|madame|m|mme|mr|herrn?|frau|heer|mevrouw|(?:l')?administrat(?:eur|rice)|gerante?|bestuurder|zaakvoerder|verwalters?))*$`
// `à l'exception de celui de Monsieur`, `behalve dat van de heer`: the change is not theirs, though it names them before.
export const EXCLUDED = new RegExp(
  `(?<![a-z])(?:exception|exceptee?s?|exclusion|uitzondering|uitgezonderd|ausnahme|ausser|ausgenommen|behalve|hormis|sauf)${TO_NAME}`,
)
// `bij overlijden van de heer`
export const IN_CASE =
  /(?<![a-z])(?:(?:en cas|bij|geval|im falle?)(?: (?:d'|de|du|des|van|het|decede|deces|incapacite|empechement|demission|ou|of|oder|und|overlijden|onbekwaamheid|ontslag|verhindering|todes))+)(?: (?:de|van|von|du|celui|dat|het|mandat|mandaat|la|le|l'|monsieur|madame|m|mme|mr|herrn?|frau|heer|mevrouw))*$/
// `naast de zaakvoerder X`, `op voordracht van X`, `auf Vorschlag von X`, `de voormalige bestuurder X`: of another.
export const BESIDE =
  /(?<![a-z])(?:naast|aux? cotes? (?:de|du|des|d')|en plus (?:de|du|des|d')|(?:opgesteld|opgemaakt|ondertekend|uitgebracht) door|(?:etabli|dresse|redige|signe)e? par|(?:erstellt|verfasst) (?:von|durch)|niet langer|nicht mehr|benevens|neben|outre|voorgezeten door|(?:op|auf|sur) (?:(?:het|de|la) )?(?:voorstel|voordracht|verzoek|vraag|wunsch|demande|vorschlag|antrag|proposition|presentation) (?:van|von|des|de|du|d')|(?:voormalige?|gewezen|ehemaligen?) [a-z-]+)(?: (?:de|het|den|dem|der|la|le|l'|huidige|zetelende|derzeitigen?|bisherigen?|bestuurder|zaakvoerder|voorzitter|aandeelhouder|vennoot|verwalter|geschaftsfuhrer|prasidenten|gesellschafters?|heer|mevrouw|herrn?|frau|monsieur|madame|m|mme))*$/
// Not `exercée par`, `succède à`: another sentence tells of the end.
export const IN_PLACE_OF =
  /(?<![a-z])(?:(?:remplacement|anstelle|ersatz|ersetzung|vervanging|opvolging|place|plaats) (?:de|van|von|du|der|des|d')|succed(?:e|ent|era|ant) a|vacante?s? par|remplace(?:nt|ra|ront)?(?: (?:la|monsieur|madame|m|mme))?$)(?![a-z])/
// `décide de ne pas pourvoir au remplacement de X, dont le mandat expire`
export const NOT_REPLACED = /\b(?:ne pas|sans) (?:pourvoir|proceder) (?:au|a) /
// `en remplacement de l'administrateur démissionnaire`, `ter vervanging van de heer`, `exercée par`
export const REPLACED =
  /(?<![a-z])(?:(?:exercees?(?: [a-z]+)? par|exerces? [a-z]+ par|laissee?s? vacante?s? par|mandaat (?:verder )?te (?:voleindigen|voltooien) van|succed(?:e|ent|era|ant) a|remplace(?:nt|ra|ront)?)(?: de| heer| mevrouw| la| le| l'| monsieur| madame| m| mme| mr)*$)|(?:remplacement|anstelle|succession|place|(?:duree(?: (?!ans?\b|annees?\b)[a-z]+){0,3}|reste|solde) du mandat|dauer des mandate?s|nachfolge[rn]?|ersatz|ersetzung|stelle|(?:vervanging|opvolging|plaats|duur van het mandaat)(?= van))(?: de| van| von| du| der| des| d'| l'administrateur| administrateur)(?: la| le| l'| l'administrateur| l'administratrice| de| het| den| dem| monsieur| madame| m| mme| mr| herrn| frau| heer| mevrouw| ontslagnemende?| uittredende?| aftredende?| overleden| wijlen| verstorben(?:en?)?| zuruckgetreten(?:en?)?| ausgeschieden(?:en?)?| demissionnaires?| sortante?s?| decedee?s?| ausscheidenden?| gedelegeerde?| deleguee?s?| administrateurs?| administratrices?| gerante?s?| bestuurders?| bestuurster| zaakvoerders?| zaakvoerster| commissaires?| commissaris| verwalters?| geschaftsfuhrers?)*$/
// Words between `représentée par` and a name: `son représentant permanent, Monsieur`.
export const REPRESENTED_BY =
  /(?:(?:representee?s?|vertegenwoordigd|vertreten)(?: [a-z']+){0,6}? (?:par|door|durch)|representees?$|rep(?:r|res)? perm|vaste? vert(?:eg)?|(?:representante?s?|representation|vertegenwoordig(?:er|ster)|vertreter(?:in)?)(?: permanente?s?)?(?: de celle-ci| est| sera| sont| seront| is| ist| en la personne de| la personne de| etant| aanstelt| aanduidt| aanwijst| benoemt| heeft| aan| zal optreden| optreedt| aangesteld| aangeduid)?)(?: (?:son|sa|ses|leur|le|la|l'|haar|zijn|ihre[nr]?|ihr|den|die|der|het|de|representante?|permanente?|permanenter?|vaste?|vertegenwoordig(?:er|ster)|standigen?|vertreter(?:in)?|gerante?|gerants|administrateur|administratrice|administrateurs|delegue|unique|zaakvoerder|bestuurder|geschaftsfuhrer|president|bourgmestre|burgemeester|burgermeister|echevine?|schepen|monsieur|madame|mademoiselle|m|mr|mme|mlle|herrn?|frau|heer|mevrouw|messieurs|mesdames|a savoir|savoir|pour|comme|permanent|du conseil|d'administration|conseil|associe|associee|commandite|commanditee|directeur|general|et|deux|trois|delegues|deleguee|societe|anonyme|privee|elle-meme|lui-meme))*$/
