// Classifies the parties of a ruling by the words around their number: the role the ruling refers to (`la
// faillite de l'appelante`), plaintiff, appellant, buyer, creditor, debtor.

import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { LEGAL_FORM_PATTERN } from '../../text/legal-forms.ts'
import { findNumbers } from '../particulars/enterprise-numbers.ts'
import { findWords, hasWords, plainWords } from './lexicon.ts'

const ROLES: readonly string[] = [
  'appelante?s?|appellante?n?|Berufungskläger(?:in)?',
  'intimée?s?|geïntimeerden?|Berufungsbeklagte[rn]?',
  'demand(?:eur|eresse)s?|eiser(?:es|s)?|Kläger(?:in)?',
  'défend(?:eur|eresse)s?|verweer(?:der|ster)s?|Beklagte[rn]?',
  'opposante?s?|opposanten|Einspruchskläger(?:in)?',
  'requérante?s?|verzoek(?:er|ster)s?|Antragsteller(?:in)?',
]
const ANY = ROLES.join('|')
const BEGINS = new RegExp(`^(?:l['’]|la |le |de |het |der |die )?(?:${ANY})(?![\\p{L}])`, 'iu')
// `De la faillite de l'appelante`: a role instead of a name.
const MEANT = new RegExp(
  `(?:\\s(?:de|van|der|des|du) |\\s(?:de l|d|l)['’]|\\svan de )(${ANY})(?![\\p{L}])`,
  'giu',
)

/** Whether an apparent name is a party role. */
export function beginsPartyRole(name: string): boolean {
  return BEGINS.test(name)
}

/**
 * Number of the party that `ruling`, the deciding clause, refers to by role; null if it refers to none, or if
 * not exactly one number is printed with that role before it.
 */
export function numberOfParty(flat: string, ruling: { start: number; end: number }): EnterpriseNumber | null {
  const meant = [...flat.slice(ruling.start, ruling.end).matchAll(MEANT)].map(([, word]) =>
    roleOf(word as string),
  )
  const [role] = meant.length > 0 ? meant : rolesOfBankrupt(flat)
  if (role === undefined || new Set(meant).size > 1) return null
  const listed = [
    ...flat.slice(0, ruling.start).matchAll(new RegExp(`(?<![\\p{L}])(?:${ANY})(?![\\p{L}])`, 'giu')),
  ]
  const at = listed.findIndex(([word]) => roleOf(word) === role)
  const own = listed[at]
  if (!own) return null
  const before = listed[at - 1]
  const from = before ? before.index + before[0].length : 0
  const numbers = new Set(findNumbers(flat.slice(from, own.index)).map(({ number }) => number))
  return numbers.size === 1 ? ([...numbers][0] ?? null) : null
}

// `Mr. X, curator van appellante`: the party whose bankruptcy it is.
const OF_BANKRUPT = new RegExp(
  `(?:curator(?:en)?|curat(?:eur|rice)s?|Konkursverwalter(?:in)?|faillite|faillissement)(?: (?:[àa] la faillite|over het faillissement))? (?:van (?:de )?|de (?:l['’]|la )?|d['’]|der |des )(${ANY})(?![\\p{L}])`,
  'giu',
)

const rolesOfBankrupt = (flat: string): number[] =>
  [...flat.matchAll(OF_BANKRUPT)].map(([, word]) => roleOf(word as string)).slice(0, 1)

function roleOf(word: string): number {
  return ROLES.findIndex(role => new RegExp(`^(?:${role})$`, 'iu').test(word))
}

const BUYER = new RegExp(
  `(?:(?:^|[\\s,])(?:à|aan|au profit de|en faveur de|ten (?:voordele|gunste|behoeve) van) (?:la |l['’]|de |het |een |une )?(?:société |vennootschap )?(?:(?:${LEGAL_FORM_PATTERN}) [^,;:]{2,60}|[^,;:\\d]{2,60} (?:${LEGAL_FORM_PATTERN}))|(?:overnemer|koper|cessionnaire|acquéreur|repreneur|Erwerber)[^;:]{2,80})[\\s,(]*(?:(?:BCE|KBO|B\\.C\\.E\\.|K\\.B\\.O\\.|RPM|RPR|n°|nr\\.?|met|ondernemingsnummer|numéro d['’]entreprise)[\\s:.]*)*$`,
  'u',
)

// `het bod van VZW X, met zetel te …`: a single name, with no other company after it.
const OFFER = new RegExp(
  `(?<!\\p{L})(?:bod|aanbod|offerte|offre|proposition|Angebot)[^;:.]{0,40}\\s(?:van|door|de|du|d['’]|par|von)\\s(?:la |l['’]|de |het )?(?:[^;:]{0,30}(?<!\\p{L})(?:${LEGAL_FORM_PATTERN})(?!\\p{L}))(?:(?!(?<!\\p{L})(?:${LEGAL_FORM_PATTERN})(?!\\p{L}))[^;:]){2,120}$`,
  'u',
)

/** Whether the company whose number directly follows `before` is the buyer. */
export function isBuyer(before: string): boolean {
  return BUYER.test(before) || OFFER.test(before)
}

const CALLED_WRONG =
  /(?:verkeerdelijk|foutief|foutieve|verkeerde|onterecht|ten onrechte|par erreur|erron[ée]+(?:ment)?|fautivement|[àa] tort|irrt[üu]mlich|f[äa]lschlich)[^.;:]{0,80}$/iu
const SAID_OF_ANOTHER =
  /^[^.;:]{0,40}?(?:toebehoort aan een ander|behoort aan een ander|van een andere|appartient [àa] une autre|d['’]une autre|einem anderen)/iu

/** Whether the number between `before` and `behind` is the wrong one quoted by a correction. */
export function isQuotedError(before: string, behind: string): boolean {
  return CALLED_WRONG.test(before) || SAID_OF_ANOTHER.test(behind)
}

// Text between a role word and its number: one name, no court, verb or other party.
const NAME_ONLY =
  '(?:(?!(?<!\\p{L})(?:rechtbank|tribunal|hof|cour|heeft|hebben|werd|wordt|est|sont|contre|tegen|jugement|vonnis|faillite|faillissement|gefailleerde|faillie?|débitrice|schuldenaar|curat\\p{L}+|encontre|égard|lastens|dat|que)(?!\\p{L}))[^;:]){3,140}'
const SUES = [
  "\\b(?:dagvaarding|citation|assignation|action)\\s(?:van|de|du|d['’]|door|par)",
  '\\b(?:tierce opposition|derdenverzet|dagvaarding|citation|assignation|action|demande (?:en|de) (?:faillite|dissolution|désignation))\\b[^;:.]{0,50}\\s(?:formée?|introduite?|lancée|diligentée|ingesteld|ingeleid|uitgebracht)[^;:.]{0,30}\\s(?:par|door)',
  '\\b(?:schuldeiser(?:es)?|créanci(?:er|ère)),(?! (?:Me|Ma[îi]tre|mr|mter|meester)(?!\\p{L}))',
  "\\b(?:derdenverzet (?:dat|die)|tierce opposition qu[e’'])",
].join('|')
const SECURED =
  "(?<!\\p{L})(?:hypothe|hypoth[èe]|pand|waarborg|zekerheid|gage|garantie|s[ûu]ret[ée]|krediet|cr[ée]dit|schuld|dette)[^;:.]{0,50}\\s(?:ten (?:gunste|voordele|behoeve) van|au profit (?:de|du|d['’])|en faveur (?:de|du|d['’])|zugunsten (?:der|des|von))\\s"
const OWED =
  "(?<!\\p{L})(?:behalve|uitgezonderd|uitzondering|l['’]exclusion|hormis|sauf|tegenover|vis-à-vis|créance|débouté|nonobstant)\\s"
const CREDITOR = new RegExp(`(?:${SUES}|${OWED}|${SECURED})${NAME_ONLY}$`, 'iu')
const CALLED_CREDITOR = /^[\s,)]{1,3}(?:de )?(?:schuldeiser|cr[ée]anci[èe]re?\b)/iu
const APPELLANT = new RegExp(`\\b(?:beroep|appel) (?:van|de|du|d['’])${NAME_ONLY}$`, 'iu')
const STATE = new RegExp(
  `(?:[eé]tat belge|belgische staat|belgischer staat|office national|rijksdienst|minist[èe]re public|openbaar ministerie|r[ée]gion (?:wallonne|de bruxelles)|vlaams(?:e)? gewest|vlaamse belastingdienst|administration g[ée]n[ée]rale|\\b(?:SPF|FOD|ONSS|RSZ)\\b)${NAME_ONLY}$`,
  'iu',
)
const A_FORM = new RegExp(`(?<![\\p{L}\\d.&'-])(?:${LEGAL_FORM_PATTERN})(?![\\p{L}\\d])`, 'gu')

/** Whether the number between `before` and `behind` is that of a plaintiff or creditor. */
export function isCreditor(before: string, behind: string): boolean {
  if (namesOne(CREDITOR.exec(before)) || CALLED_CREDITOR.test(behind)) return true
  const state = STATE.exec(before)
  return state !== null && state[0].search(A_FORM) < 0
}

// `De procureur des Konings werd NV X`, `du Procureur du Roi contre la SRL X`: a form in front of a name begins a party.
const BEGINS_PARTY = new RegExp(
  `^.*(?<=(?:^|\\s|['’])\\p{Ll}{1,12}['’]?\\s?)(?=(?:${LEGAL_FORM_PATTERN})\\s[«“"„\\p{Lu}\\d])`,
  'su',
)

const PROSECUTOR =
  /procureur(?: +(?:des +konings|du +roi|general|generaal))?|openbaar +ministerie|ministere +public/g

/** Whether the words in front of a number, `before`, name a public body, a bank or a lawyer. */
export function namesOfficial(before: string): boolean {
  const last = before.replace(BEGINS_PARTY, '')
  const earlier = before.slice(0, before.length - last.length)
  return hasWords('officials', plainWords(earlier).replace(PROSECUTOR, ' ') + plainWords(last))
}

/**
 * Whether the number after `before` belongs to a company named after a public office (`le ministère public
 * ayant sollicité la dissolution de la SRL X`).
 */
export function isOfCompanyBehindState(before: string): boolean {
  const state = STATE.exec(before)
  const officials = state ? findWords('officials', plainWords(state[0])).length : 0
  return officials === 1 && (state?.[0].match(A_FORM) ?? []).length === 1
}

// `Le transfert sous autorité de justice des activités de la SA X`: the transferor, not the transferee.
const SALE = '(?:transfert|cession|overdracht|[üu]bertragung)(?:\\s(?!à|aan|an\\s)[^;:,\\s]{1,20}){0,8}?'
const PROCEDURES = [
  'faillissement(?:svonnis)?|faillietverklaring|faillite|konkurs(?:es|verfahrens?|verwalter(?:in|s)?)?',
  'ontbinding|dissolution(?: judiciaire)?|aufl[öo]sung|vereffening|liquidation',
  'reorganisatie(?:plan)?|r[ée]organisation(?: judiciaire)?|paiements|ten gunste|au profit|voorlopig bewind',
  SALE,
].join('|')
const OF_WHOM = "\\s(?:van|de|du|d['’]|over|der|des|von)\\s?(?:la |l['’]|de |het )?"
const NAMED_DEBTOR = new RegExp(`(?:${PROCEDURES})${OF_WHOM}${NAME_ONLY}$`, 'iu')
// `De vordering in faillissement van NV X`: plaintiff or defendant.
const SUIT = new RegExp(
  `(?<!\\p{L})(?:vordering|eis|verzoek|aanvraag|demande|action|requ[êe]te|antrag)\\s(?:in|en|tot|auf|zum)\\s(?:faillissement|faillietverklaring|faillite|konkurs|ontbinding|dissolution)${OF_WHOM}${NAME_ONLY}$`,
  'iu',
)

/**
 * Whether the number after `before` is that of the company whose bankruptcy, dissolution or plan is named.
 */
export function isNamedDebtor(before: string): boolean {
  return namesOne(NAMED_DEBTOR.exec(before))
}

/**
 * Whether the number after `before` is that of a company named with a suit for bankruptcy, as either side.
 */
export function isOfSuit(before: string): boolean {
  return namesOne(SUIT.exec(before))
}

// After the number: address and origin, but no other party and no clause about one.
const SINCE =
  '(?:(?!(?<!\\p{L})(?:schuldeis|cr[ée]anci|dat|que|waarbij|tegen|contre|gegen|rechtbank|tribunal|gericht)(?!\\p{L}))[^;:.]){0,140}?'
const DECLARED = new RegExp(
  `^${SINCE}(?<!\\p{L})(?:failliet (?:was |werd |is )?verklaard|(?:avait|a|ait) [ée]t[ée] (?:d[ée]clar[ée]e?|dissoute?|mise? en (?:faillite|liquidation))|(?:was|werd) (?:failliet|ontbonden)|(?:f[üu]r|in) konkurs|aufgel[öo]st worden)(?!\\p{L})`,
  'iu',
)

/** Whether the company whose number ends before `behind` was declared bankrupt or dissolved. */
export function isDeclared(behind: string): boolean {
  const declared = DECLARED.exec(behind)
  return declared !== null && declared[0].search(A_FORM) < 0
}

const CALLED_APPELLANT = new RegExp(
  `^${SINCE}(?<!\\p{L})(?:appelante?|appellante?|berufungskl[äa]ger(?:in)?|(?:requ[ée]rante|demanderesse) en (?:degr[ée] d['’])?appel)(?!\\p{L})`,
  'iu',
)

/** Whether the company whose number ends before `behind` is called the appellant. */
export function isCalledAppellant(behind: string): boolean {
  const called = CALLED_APPELLANT.exec(behind)
  return called !== null && called[0].search(A_FORM) < 0
}

/** Whether the number after `before` is the appellant's. */
export function isAppellant(before: string): boolean {
  return namesOne(APPELLANT.exec(before))
}

// `Die BV X (KBO …) op 14 april inleidde tegen BV Y`: who sues, not who is sued.
const SUES_BEHIND = new RegExp(
  `^\\)?(?:[^.;:]{0,60}?\\s)?(?:inleidde|instelde|aanspande|uitbracht|heeft (?:ingesteld|ingeleid|uitgebracht)|(?:a|avait) (?:introduit|form[ée]|dirig[ée]|lanc[ée])e?)(?!\\p{L})[^.;]{0,40}?(?<!\\p{L})(?:tegen|contre|gegen|lastens)\\s(?:de |la |l['’]|het |die )?(?:${LEGAL_FORM_PATTERN})(?!\\p{L})`,
  'u',
)

/** Whether the company whose number ends before `behind` sues another. */
export const suesAnother = (behind: string): boolean => SUES_BEHIND.test(behind)

const ASKER = new RegExp(
  `(?<!\\p{L})(?:(?:tierce )?opposition|appel|citation|assignation|requ[êe]te|demande|dagvaarding|(?:derden)?verzet|beroep|vordering|verzoek|(?:dritt)?einspruch|berufung|ladung|antrag|klage)(?:\\s\\p{Ll}+){0,2}\\s(?:van|de|du|d['’]|par|door|von|der|des)\\s?${NAME_ONLY}$`,
  'iu',
)

/** Whether the number after `before` is that of who asks, opposes or appeals: a creditor, or the debtor itself. */
export function isClaimant(before: string): boolean {
  return namesOne(ASKER.exec(before))
}

function namesOne(found: RegExpExecArray | null): boolean {
  return found !== null && (found[0].match(A_FORM) ?? []).length <= 1
}
