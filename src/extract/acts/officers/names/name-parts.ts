// Assigns each name a role from the words before it: holder, representative, replaced, or mentioned for
// another reason.

import { wordsOf } from '../cues/found-cue.ts'
import { editDistance } from '../lexicon.ts'
import { has, isSign, isWord, type Token } from '../tokens.ts'
import { type FoundName, lettersOf } from './name-search.ts'

const WORDS_BEFORE = 12
const FAR = 70 // tokens from a company to its representative

/** Sets the role of every name, in text order. `ownName` holds letters and digits only. */
export function decideParts(tokens: readonly Token[], found: FoundName[], ownName: string | null): void {
  for (const [index, name] of found.entries())
    if (name.part === 'holder') decidePart(tokens, found, index, ownName)
  for (const name of found)
    if (EXCLUDED.test(wordsBefore(tokens, name.from, WORDS_BEFORE)))
      for (const same of found.filter(other => isSameMention(tokens, name, other))) same.part = 'none'
}

// In the same sentence, or in the list that it closes.
function isSameMention(tokens: readonly Token[], name: FoundName, other: FoundName): boolean {
  const between = tokens.slice(Math.min(name.to, other.to), Math.max(name.from, other.from))
  return between.length < FAR && isSameName(lettersOf(name.name), lettersOf(other.name))
}

function decidePart(
  tokens: readonly Token[],
  found: FoundName[],
  index: number,
  ownName: string | null,
): void {
  const name = found[index] as FoundName
  const company = name.kind === 'company'
  const before = wordsBefore(tokens, name.from, WORDS_BEFORE)
  const last = found[index - 1]
  if (last?.replaced && isJoinedName(tokens, last, name)) name.replaced = true
  if (IN_PLACE_OF.test(before) ? REPLACED.test(before) && !NOT_REPLACED.test(before) : ACHIEVED.test(before))
    name.replaced = true
  if (company && ownName && isSameName(lettersOf(name.name), ownName)) name.part = 'own'
  else if (
    IN_CASE.test(before) ||
    (BESIDE.test(before) && wordsAfter(tokens, name.to, 1) !== 'om') ||
    isSecondBeside(tokens, found, index) ||
    isNotLonger(tokens, name)
  )
    name.part = 'none'
  else if (ACHIEVES.test(wordsAfter(tokens, name.to, ACHIEVES_REACH))) name.part = 'replaced'
  else if (
    (REPLACED.test(before) || ACHIEVED.test(before)) &&
    !LEAVES.test(wordsAfter(tokens, name.to, LEAVES_REACH))
  )
    name.part = 'replaced'
  else if (
    isNoOfficer(wordsBefore(tokens, name.from, WORDS_BEFORE, false)) &&
    !WHOSE.test(wordsAfter(tokens, name.to, WHOSE_REACH))
  )
    name.part = 'none'
  else if ((company && WITHIN.test(before)) || isAffiliation(tokens, found, index)) name.part = 'none'
  else if (company && BECOMES_REPRESENTATIVE.test(before) && !isSubject(tokens, found, index))
    name.part = 'none'
  else if (company && REPRESENTS.test(before)) letPersonRepresent(found, index, name)
  else if (representsCompany(tokens, found, index, before)) {
    name.part = 'represents'
    const represented = companyBefore(found, index)
    if (represented && !company && name.from - represented.to < FAR) represented.representative ??= name
  }
}

// `aux côtés de X et Y`
function isSecondBeside(tokens: readonly Token[], found: readonly FoundName[], index: number): boolean {
  const [first, { from }] = [found[index - 1], found[index] as FoundName]
  if (first?.part !== 'none' || first.to !== from - 1) return false
  const joint = /^(?:et|en|und)$/.test(tokens[from - 1]?.fold ?? '')
  return joint && BESIDE.test(wordsBefore(tokens, first.from, WORDS_BEFORE))
}

// `en remplacement de Madame X, rue du Bac 4, et de Monsieur Y`
function isJoinedName(tokens: readonly Token[], { to }: FoundName, { from }: FoundName): boolean {
  const joint = tokens.slice(to, from).findLastIndex(({ fold }) => /^(?:et|en|und)$/.test(fold))
  const gap = tokens.slice(to, from)
  return (
    joint >= 0 &&
    gap.length - joint <= 2 &&
    gap.length < FAR / 2 &&
    gap.every(token => !isSign(token, '.;:') && !token.class.cues?.length && !token.class.office)
  )
}

// `Madame X (Fédération Y)`
function isAffiliation(tokens: readonly Token[], found: readonly FoundName[], index: number): boolean {
  const [person, { kind, certain, from }] = [found[index - 1], found[index] as FoundName]
  if (person?.kind !== 'person' || person.to !== from - 1 || !isSign(tokens[from - 1], '(')) return false
  return kind === 'company' || !certain
}

// `donne décharge et nomme X`: what stands before the verb is not about X.
const isNoOfficer = (before: string): boolean =>
  [OF_OTHER_NOUN, MARRIED, EMPOWERED, THANKED, REPORTS].some(pattern => pattern.test(before))

function representsCompany(
  tokens: readonly Token[],
  found: FoundName[],
  index: number,
  before: string,
): boolean {
  return (
    REPRESENTED_BY.test(before) ||
    isInBrackets(tokens, found, index) ||
    WILL_REPRESENT.test(wordsAfter(tokens, (found[index] as FoundName).to, 2 * WORDS_BEFORE)) ||
    isNamedRepresentative(tokens, found, index) ||
    isSecondRepresentative(tokens, found, index)
  )
}

// `la SRL X (M. Y)`, `X SA (BCE 0403.123.456 - RP : Y)`
function isInBrackets(tokens: readonly Token[], found: readonly FoundName[], index: number): boolean {
  const [company, { kind, from }] = [found[index - 1], found[index] as FoundName]
  if (kind !== 'person' || company?.kind !== 'company' || from - company.to > BRACKETS_REACH) return false
  const gap = tokens.slice(company.to, from)
  return gap.some(token => isSign(token, '(')) && !gap.some(token => isSign(token, ')'))
}

const BRACKETS_REACH = 14 // tokens

// The filing company was already the subject of the sentence, by more than `le conseil de la SA Y`.
function isSubject(tokens: readonly Token[], found: readonly FoundName[], index: number): boolean {
  const letters = lettersOf((found[index] as FoundName).name)
  return found
    .slice(0, index)
    .some(
      ({ name, from }) =>
        lettersOf(name) === letters &&
        !/(?:de|du|van|der) (?:la |le |l')?$/.test(`${wordsBefore(tokens, from, 2)} `),
    )
}

// `SA X, die de heer Y als vaste vertegenwoordiger aanduidt`, `SA X, met de heer Y als vaste vertegenwoordiger`
function isNamedRepresentative(
  tokens: readonly Token[],
  found: readonly FoundName[],
  index: number,
): boolean {
  const company = companyBefore(found, index)
  const { kind, from, to } = found[index] as FoundName
  const next = found[index - 1] === company
  if (company && next && kind === 'person' && designatesBefore(tokens, company.to, from)) return true
  if (!company || kind !== 'person' || !AS_REPRESENTATIVE.test(wordsAfter(tokens, to, AS_REACH))) return false
  const gap = tokens.slice(company.to, from)
  const within = gap.slice(-2).some(({ fold }) => /^(?:met|avec|mit)$/.test(fold))
  return (within || gap.some(({ fold }) => RELATIVE.test(fold))) && !gap.some(token => isSign(token, ';'))
}

const AS_REACH = 16 // tokens

// `SA X, laquelle a désigné en qualité de représentant permanent pour cette fonction, Monsieur Y`
function designatesBefore(tokens: readonly Token[], from: number, to: number): boolean {
  const gap = tokens.slice(from, to)
  const who = gap.findIndex(({ fold }) => RELATIVE.test(fold))
  if (who < 0 || gap.some(token => isSign(token, ';'))) return false
  // `laquelle désigne Monsieur Y`
  if (/^(?:designe|delegue)$/.test(gap.at(-1)?.fold ?? '')) return true
  const as = gap.findIndex((token, at) => at > who && has(token, 'representative'))
  return as > who && gap.slice(who, as).some(({ fold }) => /^(?:designe|nomme|delegue)/.test(fold))
}

function companyBefore(found: readonly FoundName[], index: number): FoundName | undefined {
  const from = (found[index] as FoundName).from - FAR
  for (let at = index - 1; at >= 0 && (found[at] as FoundName).to > from; at--) {
    const other = found[at] as FoundName
    if (other.kind === 'company' && other.part !== 'represents') return other
  }
  return undefined
}

// `Monsieur X, représentant permanent de la SA Y`: Y is the holder, X its representative.
function letPersonRepresent(found: FoundName[], index: number, company: FoundName): void {
  const person = found[index - 1]
  if (person?.kind !== 'person' || person.part !== 'holder' || company.from - person.to > 12) return
  person.part = 'represents'
  company.representative = person
}

// `représentée par Mesdames X et Y`
function isSecondRepresentative(tokens: readonly Token[], found: FoundName[], index: number): boolean {
  const first = found[index - 1]
  const name = found[index] as FoundName
  if (first?.part !== 'represents' || name.kind !== 'person') return false
  const gap = tokens.slice(first.to, name.from)
  const before = tokens.slice(Math.max(0, first.from - WORDS_BEFORE), first.from).map(({ text }) => text)
  const joined = gap.length === 1 && /^(?:et|en|und)$/.test(gap[0]?.fold ?? '')
  if (joined && before.some(text => RESPECTIVELY.test(text))) assignRespectively(found, index)
  const isPlural = before.slice(-3).some(text => PLURAL.test(text))
  return joined && (isPlural || (!name.titled && has(tokens[first.from], 'titles')))
}

// `les SRL A et B, représentées respectivement par X et Y`
function assignRespectively(found: FoundName[], index: number): void {
  const companies = found.slice(0, index).filter(({ kind }) => kind === 'company')
  const [first, second] = companies.slice(-2)
  if (!first || !second || companies.at(-1)?.representative !== found[index - 1]) return
  first.representative = found[index - 1] as FoundName
  second.representative = found[index] as FoundName
}

const RESPECTIVELY = /^(?:respectivement|respectievelijk|jeweils)$/i
// `met als vertegenwoordigers X en Y`, `représentée par ses gérants, X et Y`
const PLURAL =
  /^(?:vertegenwoordigers|représentants|représentées|représentés|vertretern|respectivement|respectievelijk|jeweils|gérants|administrateurs|délégués|zaakvoerders|bestuurders|geschäftsführer|verwalter)$/i

function isSameName(one: string, other: string): boolean {
  if (one === other) return true
  if (one.length < 5 || other.length < 5) return false
  return editDistance(one, other, one.length >= 8 ? 2 : 1) <= 2 || (one.length >= 6 && other.startsWith(one))
}

function wordsBefore(tokens: readonly Token[], at: number, count: number, acrossVerbs = true): string {
  const words: string[] = []
  for (let before = at - 1; before >= 0 && words.length < count + 6; before--) {
    const token = tokens[before] as Token
    if (
      isSign(token, '.;') &&
      !/^(?:m|mr|mme|s|dr|ir|prof|dhr|mevr|mw|repr?|repres|perm|vert|verteg)$/.test(
        tokens[before - 1]?.fold ?? '',
      )
    )
      break
    if (!acrossVerbs && token.class.cues?.some(({ change }) => /appointment$/.test(change))) break
    if (isWord(token)) words.unshift(token.fold)
  }
  return words.join(' ').replace(/([dl]') /g, '$1')
}

function wordsAfter(tokens: readonly Token[], from: number, count: number): string {
  const after = tokens.slice(from, from + count)
  const end = after.findIndex(token => isSign(token, '.;'))
  return after
    .slice(0, end < 0 ? count : end)
    .filter(isWord)
    .map(({ fold }) => fold)
    .join(' ')
}

// `qui a désigné M. X pour la représenter`
const WILL_REPRESENT =
  /^(?:(?:domicilie|demeurant|wonende|wohnhaft).{0,90}? )?(?:pour|afin de|aux fins de|om|um) (?:la|le|les|l'|haar|sie) (?:y )?(?:represent|vertegenwoord|vertret)/

const RELATIVE = /^(?:die|dewelke|welke|wie|waarvoor|laquelle|lequel|qui|welche)$/
// `als vaste vertegenwoordiger`, `en qualité de représentant permanent`
const AS_REPRESENTATIVE =
  /^(?:(?!vervang|remplac|ersetzt|met )[a-z]+ ){0,5}?(?:als|comme|qualite de) (?:haar |hun |zijn |son |leur )?(?:vaste? |standige[rnm]? )?(?:vertegenwoordig(?:er|ster)|representante?|vertreter(?:in)?)/

// `représentant permanent de la`, `vertegenwoordiger van`
const REPRESENTS =
  /(?<![a-z])(?:representante?s?|vertegenwoordig(?:er|ster)|vertreter(?:in)?)(?: permanente?s?)?(?: (?:de|van|von|der|la|le|l'|des|du|d'|societe))+$/
// `nomme M. X comme représentant permanent de la SA Y`: a decision about a company in office.
const BECOMES_REPRESENTATIVE =
  /(?:comme|que|qualite de|als|tot) (?:representante? permanente?|vaste? vertegenwoordig(?:er|ster)|standige[nr]? vertreter(?:in)?)(?: (?:de|van|von|der|la|le|l'|des|du|d'|societe))+$/
// `conférer tous pouvoirs à`, `donne procuration à`
const EMPOWERED =
  /(?<![a-z])(?:pouvoirs?|procuration|mandats? specia(?:l|ux)|bijzondere? mandaat|volmacht|vollmacht|conferer?|conferes?|confere|subdelegation)(?: [a-z']+){0,4}? (?:a|aan|an)(?: (?:la|le|l'|monsieur|madame|m|mme|mr|de heer|de|heer|mevrouw|herrn?|frau|savoir|nouveau))*$/
// `dans la SA X`, `au sein de la société X`
const WITHIN =
  /(?<![a-z])(?:dans|sein de|sein|aupres de|binnen|bij|compte de|nom de|actionnaires de|parts de|actions de)(?: (?:la|le|l'|de|societe))*$/
// `remercie Madame X`, `donne décharge à Monsieur Y`
const THANKED =
  /(?<![a-z])(?:remercie[a-z]*|felicite[a-z]*|decharge|quitus|bedankt|dankt|kwijting|entlastung)(?: [a-z']+){0,4}$/
// `le rapport dressé par M. X, réviseur`: author of a report.
const REPORTS =
  /(?<![a-z])(?:rapports?|verslag|bericht)(?: [a-z']+){0,3}?(?: (?:de|du|par|van|door|von|durch))(?: (?:la|le|l'|monsieur|madame|m|mme|mr|de|heer|mevrouw|herrn?|frau|reviseur|bedrijfsrevisor|societe))*$/
// `prend acte de la démission de X et de la volonté de Y`: Y depends on another noun than the change.
const OF_OTHER_NOUN =
  /\bet (?:de la|de l'|du) (?:volonte|presence|absence|accord|cession|intention|souhait|lettre|maintien)(?: ecrite?)? (?:de|du|des|d')(?: (?:la|le|l'|monsieur|madame|m|mme|mr))*$/
// `épouse de`, `weduwe van`, `fils de`: a relative, not a holder.
const MARRIED =
  /(?<!\b(?:zijn|haar|diens|son|sa|leur|seine?|ihre?) )(?<![a-z])(?:epoux|epouse|veuve|veuf|mariee?|echtgenote?|weduwe|ehegattin|ehegatte|ehefrau|fils|fille|gendre|neveu|niece|zoon|dochter|schoonzoon|sohn|tochter|schwiegersohn|(?:frere|soeur|pere|mere|broer|zus|vader|moeder|bruder|schwester|vater|mutter)(?= (?:d'|(?:de|van|von)\b)))(?: (?:de|d'|a|van|von|met|mit|avec|monsieur|madame|m|mme))*$/
// `in vervanging van X, die ontslag neemt`: a change is stated for X too.
const LEAVES =
  /^(?:.* )?(?:wiens|wier) mandaat|^(?:demissionnaires?|sortante?s?|decedee?s?|(?:[a-z]+ )?dont (?:le mandat|les mandats)|(?:qui|lequel|laquelle)(?: n')? (?:a|ont|est|sont)) ?|^(?:die|ontslagnemend|uittredend|aftredend)\b.*(?:ontslag|bestuurder|neemt)/
// `remercie Monsieur X, administrateur, dont le mandat est échu`
const WHOSE = /\bdont le mandat\b/
const WHOSE_REACH = 5 // tokens
const LEAVES_REACH = 10 // tokens
// `achèvera le mandat de Monsieur`, `dat het mandaat van X zal voleindigen`: who had it is not appointed.
const ACHIEVED =
  /(?<![a-z])(?:acheve|achevera|achever|terminera|terminer|vollendet) (?:le |ce )?mandat (?:de|du|d')(?: (?:la|l'|monsieur|madame|m|mme|mr))*$/
const ACHIEVES =
  /^(?:zu ende f)|^(?:(?:vast )?vertegenwoordigd door (?:(?!die |het )[a-z'-]+ ){2,5}?)?(?:(?:zal|zullen|verder|te|zal verder) )*(?:voleindig|voltooi|verderzet|afmaak|beeindig)(?:t|en)?\b/
const ACHIEVES_REACH = 12 // tokens: with a representative
const TO_NAME = `(?: (?:en ce qui concerne|wat betreft|de|du|des|d'|van|von|celui|celle|dat|het|mandate?s?|mandaat|la|le|l'|monsieur|madame|m|mme|mr|herrn?|frau|heer|mevrouw|(?:l')?administrat(?:eur|rice)|gerante?|bestuurder|zaakvoerder|verwalters?))*$`
// `à l'exception de celui de Monsieur`, `behalve dat van de heer`: the change is not theirs, though it names them before.
const EXCLUDED = new RegExp(
  `(?<![a-z])(?:exception|exceptee?s?|exclusion|uitzondering|uitgezonderd|ausnahme|ausser|ausgenommen|behalve|hormis|sauf)${TO_NAME}`,
)
// `bij overlijden van de heer`
const IN_CASE =
  /(?<![a-z])(?:(?:en cas|bij|geval|im falle?)(?: (?:d'|de|du|des|van|het|decede|deces|incapacite|empechement|demission|ou|of|oder|und|overlijden|onbekwaamheid|ontslag|verhindering|todes))+)(?: (?:de|van|von|du|celui|dat|het|mandat|mandaat|la|le|l'|monsieur|madame|m|mme|mr|herrn?|frau|heer|mevrouw))*$/
// `Frau X wurde bestätigt, Herr Y nicht mehr`
const isNotLonger = (tokens: readonly Token[], { to }: FoundName): boolean =>
  /^(?:(?:niet|nicht)(?: (?:meer|mehr|langer))? [.,;]|\( (?:inchange|ongewijzigd|unverandert)|(?:demeurant|restant) (?:administrat|gerant|president))/.test(
    `${wordsOf(tokens, to, to + 3)} `,
  )

// `naast de zaakvoerder X`, `op voordracht van X`, `auf Vorschlag von X`, `de voormalige bestuurder X`: of another.
const BESIDE =
  /(?<![a-z])(?:naast|aux? cotes? (?:de|du|des|d')|en plus (?:de|du|des|d')|(?:opgesteld|opgemaakt|ondertekend|uitgebracht) door|(?:etabli|dresse|redige|signe)e? par|(?:erstellt|verfasst) (?:von|durch)|niet langer|nicht mehr|benevens|neben|outre|voorgezeten door|(?:op|auf|sur) (?:(?:het|de|la) )?(?:voorstel|voordracht|verzoek|vraag|wunsch|demande|vorschlag|antrag|proposition|presentation) (?:van|von|des|de|du|d')|(?:voormalige?|gewezen|ehemaligen?) [a-z-]+)(?: (?:de|het|den|dem|der|la|le|l'|huidige|zetelende|derzeitigen?|bisherigen?|bestuurder|zaakvoerder|voorzitter|aandeelhouder|vennoot|verwalter|geschaftsfuhrer|prasidenten|gesellschafters?|heer|mevrouw|herrn?|frau|monsieur|madame|m|mme))*$/
// Not `exercée par`, `succède à`: another sentence tells of the end.
const IN_PLACE_OF =
  /(?<![a-z])(?:(?:remplacement|anstelle|ersatz|ersetzung|vervanging|opvolging|place|plaats) (?:de|van|von|du|der|des|d')|succed(?:e|ent|era|ant) a|vacante?s? par|remplace(?:nt|ra|ront)?(?: (?:la|monsieur|madame|m|mme))?$)(?![a-z])/
// `décide de ne pas pourvoir au remplacement de X, dont le mandat expire`
const NOT_REPLACED = /\b(?:ne pas|sans) (?:pourvoir|proceder) (?:au|a) /
// `en remplacement de l'administrateur démissionnaire`, `ter vervanging van de heer`, `exercée par`
const REPLACED =
  /(?<![a-z])(?:(?:exercees?(?: [a-z]+)? par|exerces? [a-z]+ par|laissee?s? vacante?s? par|mandaat (?:verder )?te (?:voleindigen|voltooien) van|succed(?:e|ent|era|ant) a|remplace(?:nt|ra|ront)?)(?: de| heer| mevrouw| la| le| l'| monsieur| madame| m| mme| mr)*$)|(?:remplacement|anstelle|succession|place|(?:duree(?: (?!ans?\b|annees?\b)[a-z]+){0,3}|reste|solde) du mandat|dauer des mandate?s|nachfolge[rn]?|ersatz|ersetzung|stelle|(?:vervanging|opvolging|plaats|duur van het mandaat)(?= van))(?: de| van| von| du| der| des| d'| l'administrateur| administrateur)(?: la| le| l'| l'administrateur| l'administratrice| de| het| den| dem| monsieur| madame| m| mme| mr| herrn| frau| heer| mevrouw| ontslagnemende?| uittredende?| aftredende?| overleden| wijlen| verstorben(?:en?)?| zuruckgetreten(?:en?)?| ausgeschieden(?:en?)?| demissionnaires?| sortante?s?| decedee?s?| ausscheidenden?| gedelegeerde?| deleguee?s?| administrateurs?| administratrices?| gerante?s?| bestuurders?| bestuurster| zaakvoerders?| zaakvoerster| commissaires?| commissaris| verwalters?| geschaftsfuhrers?)*$/
// Words between `représentée par` and a name: `son représentant permanent, Monsieur`.
const REPRESENTED_BY =
  /(?:(?:representee?s?|vertegenwoordigd|vertreten)(?: [a-z']+){0,6}? (?:par|door|durch)|representees?$|rep(?:r|res)? perm|vaste? vert(?:eg)?|(?:representante?s?|representation|vertegenwoordig(?:er|ster)|vertreter(?:in)?)(?: permanente?s?)?(?: de celle-ci| est| sera| sont| seront| is| ist| en la personne de| la personne de| etant| aanstelt| aanduidt| aanwijst| benoemt| heeft| aan| zal optreden| optreedt| aangesteld| aangeduid)?)(?: (?:son|sa|ses|leur|le|la|l'|haar|zijn|ihre[nr]?|ihr|den|die|der|het|de|representante?|permanente?|permanenter?|vaste?|vertegenwoordig(?:er|ster)|standigen?|vertreter(?:in)?|gerante?|gerants|administrateur|administratrice|administrateurs|delegue|unique|zaakvoerder|bestuurder|geschaftsfuhrer|president|bourgmestre|burgemeester|burgermeister|echevine?|schepen|monsieur|madame|mademoiselle|m|mr|mme|mlle|herrn?|frau|heer|mevrouw|messieurs|mesdames|a savoir|savoir|pour|comme|permanent|du conseil|d'administration|conseil|associe|associee|commandite|commanditee|directeur|general|et|deux|trois|delegues|deleguee|societe|anonyme|privee|elle-meme|lui-meme))*$/
