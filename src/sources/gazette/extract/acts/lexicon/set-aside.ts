// Wordings, folded, that keep a sentence from stating a mandate: powers of attorney, the bureau of a meeting,
// discharge, refusals, references to an earlier decision; and where parts of an act begin and end.

export const PROXY =
  /procuration|volmacht|vollmacht|mandataires? (?:special|ad hoc)|mandat special|tous (?:les )?pouvoirs|pouvoirs? (?:special|speciaux|necessaires)|bijzondere? (?:lasthebber|gevolmachtigde|mandataris)|lasthebber|gevolmachtigd|bevollmachtig|sondermandat|formalit|guichet d'entreprise|ondernemingsloket|beauftragt[^.;]{0,60}(?:veroffentlich|hinterleg|eintrag)|(?:veroffentlich|hinterleg)[a-z]*[^.;]{0,40} beauftragt|chargee?s? (?:de la |du |de l'|de |d')(?:publi|depot|depos|accompl|execution)|belast met de (?:publicatie|neerlegging|bekendmaking)|faculte de substitution|indeplaatsstelling/
export const BUREAU =
  /scrutateur|stemopnemer|stimmenzahl|bureau de l'assemblee|(?:president|voorzitter|prasident)[a-z]* (?:de (?:la )?seance )?(?:designe|duidt|wijst|bezeichnet|stelt(?! voor\b| vast\b)|nomme|ernennt|choisit)|secretaire de (?:la )?(?:seance|reunion|l'assemblee)|elisent domicile|(?:woonst|woonplaats)keuze doen/
export const REFUSED =
  /(?:n'est|ne sont|n'a|n'ont) pas (?:ete )?(?:accept|approuv|adopt)|(?:est|sont) (?:rejete|refuse)|rejette|refuse(?:nt)? (?:la|de|les)|verworpen|niet (?:aanvaard|goedgekeurd|aangenomen)|weigert|nicht (?:angenommen|akzeptiert)|abgelehnt|lehnt .{0,80} ab\b/
/** Roles that are no offices: who checks the accounts, who counts the votes. */
export const OTHER_ROLE =
  /\b(?:protokollfuhrer(?:in)?|versammlungsleiter(?:in)?|kassenprufer(?:in|innen|n)?|rechnungsprufer(?:in|innen|n)?|kassenrevisor(?:en)?|stimmenzahler(?:in|n)?|verificat(?:eur|rice)s? (?:aux|des) comptes|controleu(?:r|se)s? (?:aux|des) comptes|kascommissaris(?:sen)?|rekeningnazichters?|nazichters?)\b/
/** Somebody is asked for a report, which is no office. */
export const REPORTS =
  /(?:aangesteld|aangeduid|designee?|bestellt|beauftragt|charge)[^.;]{0,20} (?:voor het opstellen|om (?:een|het) verslag|pour (?:etablir|rediger|la redaction|faire rapport)|de (?:etablir|rediger)|zur erstellung)/
/** An erratum quotes what was printed. */
export const ERRATUM =
  /dient(?: te)? (?:worden )?(?:te worden )?gelezen|moet worden gelezen|il (?:faut|y a lieu de|convient de) lire|est a lire|muss es (?:richtig )?(?:heissen|lauten)|zu lesen ist/
export const DISCHARGE = /\b(?:decharge|quitus|kwijting|entlastung)\b/
/** After a participle: it was decided earlier, this act only recalls it. */
export const RECALLED =
  /^(?: (?:tot|als|comme|en qualite de?|zum|zur))?(?: (?:administrat(?:eur|rice)|gerant|bestuurder|zaakvoerder|commissa[a-z]+))?(?: statutaire)?,? (?:par (?:decision|acte|l'assemblee|une decision|l'acte|resolution)|lors de (?:l'assemblee|la constitution)|dans l'acte (?:constitutif|de constitution)|in de oprichtingsakte|in der grundungsurkunde|im grundungsakt|aux termes|suivant|bij (?:akte|besluit|beslissing|vonnis|arrest|de oprichting)|door de (?:algemene )?vergadering van|ingevolge|krachtens|durch beschluss|in der (?:general)?versammlung vom|laut)/
/** General rules of statutes: nobody is named by them. */
export const RULE =
  /(?:peuvent|peut|pourra|pourront|kunnen|kan|konnen|kann) (?:[a-z']+ ){0,3}(?:etre|worden|werden)|droit de (?:proposer|presenter)|candidats presentes|recht om .{0,40}voor te dragen/
export const SIGNED =
  /^(?:pour (?:extrait|copie|traduction)|voor (?:eensluidend|ontledend|analytisch|gelijkvormig|beredeneerd|uittreksel|echt)|certifie|fur (?:gleich|die richtig|den|analyt)|fait a|gedaan te|opgemaakt te|geschehen|ausgefertigt|signe|getekend|gezeichnet|\(?(?:s|get|sign|gez)\.\)?|depose en meme temps|deposes en meme temps|tegelijk|hiermede|hierbij neergelegd|gleichzeitig|mitgeteilt|annexes?\s?:|bijlagen?\s?:)/
export const AGENDA =
  /^[\s\d.)-]*(?:l'ordre du jour|ordre du jour|de agenda|agenda|dagorde|tagesordnung|die tagesordnung)\b/
export const DECISIONS =
  /deliber|resolution|besluit|beslist|beslissing|beraadslag|decide|beschluss|beschliess?|apres avoir|wordt overgegaan|vervolgens|prend acte|neemt (?:kennis|akte)|genommen|stimmt|approuve|unanimite|eenparig|einstimmig/
export const PRONOUN =
  /\b(?:le|la|les|lui|leur|leurs|son|sa|ses|hem|haar|hun|hen|zijn|zij|hij|deze|die|dit|ihn|sie|ihm|ihr|ihre|sein|seine|dieser|dieses|das|la meme (?:societe|personne)|dezelfde (?:vennootschap|persoon)|derselben? (?:gesellschaft|person)|il|elle|ils|elles|celui-ci|celle-ci|ceux-ci|beiden|allebei|alle bestuurders|alle mandaten|alle leden|tous les administrateurs|tous les mandats|alle verwalter|tous deux|toutes deux|les deux|ce dernier|cette derniere|laatstgenoemden?|laatstgemelde|eerstgenoemde|letztere[rn]?|voornoemden?|dernomme|beiden?)\b|l'/
/** Speaks of the last of those named. */
export const LAST_NAMED =
  /\b(?:la meme|dezelfde|derselben?|laatstgenoemde|laatstgemelde|ce dernier|cette derniere|letztere[rn]?)\b/
export const OF_MANDATE =
  /mandat|mandaat|mandaten|opdracht|amtszeit|amt\b|demission|ontslag|rucktritt|benoeming|nomination|ernennung|fonction|bestellung|aanstelling|prend(?:ra)? effet|ingang|gaat in|wirkung|pour une|avec effet|a (?:dater|partir|compter)|vanaf|voor een|voor onbepaalde|fur (?:eine|die) dauer|ab dem/
/** Begins a new matter: what was listed before does not reach beyond. */
export const NEW_MATTER =
  /^[\s\d.)-]*(?:[a-h][.)] )?(?:articles? \d|artikel \d|(?:premiere|deuxieme|seconde|troisieme|quatrieme|cinquieme|sixieme|septieme|eerste|tweede|derde|vierde|vijfde|zesde|erster?|zweiter?|dritter?|vierter?) (?:resolution|decision|beslissing|besluit|beschluss)|resolution|vote|stemming|remuneration|bezoldiging|divers|procuration|volmacht|vollmacht|pouvoirs|machten|exercice social|boekjaar|objet|doel|siege|zetel)\b/
/** Announces who came, not who holds office. */
export const ATTENDANCE =
  /(?:sind|waren) (?:erschienen|anwesend|gegenwartig)|(?:sont|etaient) (?:presents?|presentes|representes)|(?:zijn|waren) (?:aanwezig|verschenen|vertegenwoordigd)|liste de presence|aanwezigheidslijst|anwesenheitsliste/
/** Who sits there is a director. */
export const BOARD =
  /conseil d'administration|raad van bestuur|\bhet bestuur\b|bestuursorgaan|organe d'administration|l'oa\b|verwaltungsrat(?:es)?|verwaltungsorgan|vorstand(?:e?s)?\b|\bca(?= ?:)/
/** A coming meeting will be asked: nothing is decided. */
export const PROPOSED =
  /\b(?:zal|zullen|dient|dienen) (?:[a-z]+ ){0,9}(?:te worden |worden )?(?:voorgesteld|voorgelegd|bekrachtigd|bekrachtigen)\b|\bsera(?:ont)? (?:proposee?s?|soumise?s?)|\bwird (?:[a-z]+ ){0,6}vorgeschlagen werden/
/** Who presides over the meeting names its secretary. */
export const MEETING_SECRETARY =
  /\bvoorzitter van de (?:algemene )?vergadering\b[^.;]{0,160}\b(?:secretaris|stemopnemer)|\bdie (?:[a-z]+\.? ){1,6}(?:als|tot) (?:secretaris|stemopnemer)s? (?:aanduid|aanstel|aanwij)|\bdie (?:[^,;.]{2,60} )?(?:aanduid|aanstel|aanwij|aanwees|aangeduid|aangesteld|aangewezen)[a-z]* (?:als|tot) (?:secretaris|stemopnemer)|voorgezeten[^.;]{0,160}\bsecretaris|voorzitterschap[^.;]{0,160}\bals secretaris|(?:sous la presidence|presidee par)[^.;]{0,200}\b(?:secretaire|scrutat)|(?:geleitet von|vorsitz (?:fuhrt|von|ubernimmt)|unter der leitung von)[^.;]{0,160}(?:schriftfuhrer|sekretar|stimmen)|unter dem vorsitz[^.;]{0,160}(?:schriftfuhrer|sekretar)/
/** An auditor reports because the board asked him. */
export const REPORTER =
  /(?:verslag|rapport|bericht)[^;]{0,160}(?:bedrijfsrevisor|reviseurs? d'entreprises?|betriebsrevisor),? (?:aangesteld|aangeduid|designee?|bestellt) (?:door|par|durch|von) (?:de|het|le|la|l'|den|die|das)/
/** `Aan de voormalige bestuurder X, die ontslag nam, wordt kwijting verleend`: an earlier end is recalled. */
export const DISCHARGED_AFTER = /^[\W\d]*(?:aan|a l'|aux?) [^;]*\b(?:decharge|quitus|kwijting)\b/
/** After what was decided, what follows from it. */
export const RESULT =
  /\b(?:etant (?:desormais|dorenavant|ainsi)|aantal|nombre|blijft|blijven|aanblijft|demeure|bleibt|bleiben|zodat|waardoor|de sorte que|si bien que|so ?dass)\b/
/** `werd bij de oprichting aangesteld`: recalled. */
export const AT_FOUNDING =
  /\b(?:werd|werden|a ete|ont ete|wurde|wurden) (?:bij de oprichting|lors de la constitution|bei der grundung|(?:in|en|im jahre?) (?:19|20)\d\d) $/
/** `Naam   Adres   Geboren`: the head of a table. */
export const TABLE_HEAD =
  /^(?:(?:voor)?naam|nom|name)[\s,:/&-]+(?:(?:en|et|und|(?:voor|achter|familie)?naam|adres(?:se)?|geboren|geboorte[a-z]*|functie|mandaat|hoedanigheid|woonplaats|gemeente|rijksregister[a-z]*|termijn|nom|prenoms?|fonction|mandat|qualite|domicile|date de naissance|lieu|nee? le|name|vorname|anschrift|wohnort|amt|funktion|geburts[a-z]*)[\s,:/&-]*)+$/
/** `De voorzitter deelt mee dat …`: who presides speaks of others. */
export const SPEAKER =
  /^[\W\d]*(?:le|la|de|der|die) (?:presidente?|voorzit(?:ter|ster)|prasident(?:in)?|vorsitzende)(?: du conseil| de la seance| van de (?:vergadering|raad(?: van bestuur)?)| des verwaltungsrate?s| der versammlung)? (?:[a-z]+(?: [a-z']+){0,5},? (?:que|qu'|dat|dass)|[a-z]+ (?:avoir recu)|opent|deelt|brengt|meldt|herinnert|dankt|leest|licht|verklaart|geeft|zegt|wijst|overloopt|vraagt|heet|verwelkomt|sluit|constateert|stelt (?:voor|vast)|(?:ouvre|expose|rappelle|informe|signale|rend|constate|declare|remercie|propose|explique|precise|indique|communique|donne|annonce|souhaite|fait part)|eroffnet|teilt|erinnert|stellt fest|verliest|erklart|dankt|wurdigt|schlagt|gibt|berichtet|begrusst)\b/
