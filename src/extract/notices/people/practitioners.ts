// Parses court appointees: `NAME, OFFICE STREET 1, 1000 TOWN- name@office.be; NEXT NAME, …` in the solvency
// register's layout, `NAME advocaat te 1000 TOWN, STREET 1 - met e-mailadres: …, NEXT NAME advocaat te …` in
// others.

import type { Practitioner, PractitionerRole } from '../../../domain/publications/gazette-fact.ts'
import { cutOfficeAddress, findStreet, restoreHyphensInAddress } from '../addresses/find-address.ts'
import { GIVEN_NAMES } from './names/word-lists.ts'

// E-mail addresses in notices.

/** The first address of a text. The look-behind anchors the local part, which keeps matching linear. */
export const EMAIL = /(?<![\w.+'-])[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/

// Finds court appointees named with a lawyer's title in running text: `Stelt Mr. X, met kantoor te 3390 Y, …
// aan als vereffenaar`.

const LAWYER =
  /(?<![\p{L}])(?:[Mm]eesters?|[Mm]rs?\.|[Mm]ter\.|Ma[îi]tres?|Mes?|M[îi]s|Rechtsanw[äa]lt(?:in|s|e)?)\s+((?:\p{L}[\p{L}.'’-]*\s+(?:en |et )?){1,7}?\p{L}[\p{L}.'’-]*)(?=\s*[,(]|\s+advoca|\s+avocat|\s+dont|\s+met kantoor|\s+als\s|\s+en qualit|\s+(?:z(?:ur?|um)|bestellt|ernannt|eingesetzt|betraut|auf|durch|von|seines|ihres)\s|\s+ist\s|[.;]|$)(?:(?:(?![Mm]eester|[Mm]rs?\.|Ma[îi]tre|Mes?\s\p{Lu})[^;]){0,60}?(?:advocaat|advocaten|avocate?|kantoor|cabinet)[^;]{0,50}?\s(?:te|à)\s(\d{4} [^;()]{4,90}?)(?=,? (?:e-?mail|tel|aangesteld|als |en qualit|avec |tot )|\s?[;(]|\.\s|,\s*(?:als|aangesteld|en qualit|voor|et |en )|$))?/gu
const TRAILING_PROFESSION = /,\s*(?:advocaat|avocate?|Rechtsanw[aä]lt(?:in)?)$/i
// Not that of an abbreviation.
const FINAL_DOT = /(?<=\d|\p{L}{4})\.$/u

const BEFORE = 80
const FAR_BEFORE = 140
// The replaced person: `en remplacement de Me X`, `le remplacement, à sa demande, de Me X`, `overlijden van mr. X`.
const REPLACED =
  /(?:(?:vervanging|remplacement)\s*,[^,;.]{0,40},\s*(?:van|de)|(?:vervanging|overlijden|ontslag|verhindering)(?: (?:aanvaard|aangeboden|genomen|ingediend))? van|(?:remplacement|d[ée]c[èe]s|d[ée]mission|emp[êe]chement) (?:de|du)|d[ée]mission (?:pr[ée]sent|donn|offert)[ée]*e? par|remplacer|(?:a|ont) remplac[ée](?:\s*,[^,;]{0,40},)?|vervangt|anstelle von|an Stelle von|Ersetzung von)\s*:?\s*$/iu
const REPLACED_BY =
  /^(?:,[^,;]{0,80},)?\s*(?:wordt|werd|is|est|a été)\s[^,;.]{0,40}?(?:vervangen|remplac[ée]e?)(?!\p{L})|^(?:,[^,;]{0,80},)?(?:\s(?:op|le|am|à|auf)\s[^,;.]{1,30})?\s(?:vervangen\sdoor|remplac[ée]e?\spar)(?!\p{L})|^[^,;.]{0,60}\sdurch\sRechtsanw|^[^,;]{0,60}\s(?:ersetzt\sRechtsanw|[^.;]{0,60}seines Amtes enthoben)|^,?\s*(?:als\s[^,;.]{1,40}\s|comme\s[^,;.]{1,40}\s|en qualité de\s[^,;.]{1,40}\s)?(?:vervangen|remplac[ée]e?|ersetzt)\s(?:[^,;.]{1,40}\s)?(?:door|par|durch)(?!\p{L})/iu
// `Me X, qui a sollicité d'être déchargé`, `Me X, décédé`: who leaves office.
const LEAVES =
  /^,\s*(?:d[ée]c[ée]d[ée]e?|d[ée]missionnaire|emp[êe]ch[ée]e?|overleden|ontslagnemend|verhinderd|verstorben|verhindert|(?:qui|lequel|laquelle)\s[^,;.]{0,30}(?:d[ée]charg|remplac)|die\s[^,;.]{0,40}(?:ontlast|ontheven|vervangen|stopzet))/iu
// A party's counsel is no appointee.
const PLEADS =
  /(?:repr[ée]sent[ée]e?s?|assist[ée]e?s?|vertegenwoordigd|bijgestaan|comparaissant|vertreten)[^.;:]{0,30}$/iu

// `Me Sarah X et Me Olivier Y`.
const LAWYER_TITLE = /^(?:[Mm]eester|[Mm]rs?\.|Ma[îi]tre|Me|Rechtsanw[äa]lt(?:in)?)\s+/u

// `Meester Persoon, Elke, en meester Noot, Jef, advocaten`.
const FAMILY_NAME_FIRST =
  /(?<=(?<!\p{L})(?:[Mm]eester|[Mm]rs?\.|Ma[îi]tre|Me) )(\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}), (\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?)(?=,)/gu

function joinGivenName(whole: string, family: string, given: string): string {
  return GIVEN_NAMES.has(given.toUpperCase()) ? `${family} ${given}` : whole
}

/** People with a lawyer's title in `printed` (on one line), in `role`; replaced ones are discharged. */
export function findAppointeesInProse(printed: string, role: PractitionerRole): Practitioner[] {
  const flat = printed.replace(FAMILY_NAME_FIRST, joinGivenName)
  return [...flat.matchAll(LAWYER)].flatMap(({ 0: whole, index, 1: names = '', 2: address }) => {
    const before = flat.slice(Math.max(0, index - BEFORE), index)
    if (PLEADS.test(before)) return []
    const behind = flat.slice(index + (address ? whole.length : whole.indexOf(names) + names.length))
    const office =
      address && cutOfficeAddress(address.trim()).replace(TRAILING_PROFESSION, '').replace(FINAL_DOT, '')
    return names.split(/ (?:en|et) /).map(name => ({
      role,
      change: changeTold(before, behind, flat.slice(Math.max(0, index - FAR_BEFORE), index)),
      name: name.trim().replace(LAWYER_TITLE, '').replace(FINAL_DOT, ''),
      officeAddress: office ? restoreHyphensInAddress(office) : null,
      email: null,
    }))
  })
}

// `Naast curator mr. X`, `dem Konkursverwalter der AG X, Herrn Rechtsanwalt Y`: who stays beside the new one.
const STAYS =
  /(?:(?<!\p{L})(?:naast|samen met|aux c[ôo]t[ée]s d[eu]|[àa] c[ôo]t[ée] d[eu]|neben)\s[^.;,]{0,60}|(?:dem Konkursverwalter|au curateur|aan de curator)(?:\s[^;,]{0,100})?,\s(?:Herrn |Frau )?)$/iu

function changeTold(before: string, behind: string, farBefore: string): Practitioner['change'] {
  if (REPLACED.test(before) || REPLACED_BY.test(behind) || LEAVES.test(behind)) return 'discharged'
  return STAYS.test(farBefore) ? 'in_office' : 'appointed'
}

// The printed role of each person: the label, else the first role word in the text.

const ARTICLE = /^(?:(?:De|Les?|La|Der|Die|Stelt aan als)\s+|L['’´`]\s*)/iu
// `Fin de mission du praticien de la liquidation :`
const MISSION_END =
  /^(?:Fin de (?:la |leur )?mission (?:du |des |de la |de l['’´`])|Einde (?:van )?(?:de |het )?(?:opdracht|mandaat) (?:van )?(?:de )?|Ende de[rs] (?:Auftrags|Mandats|Mission) (?:des |der ))/iu

/** Whether a label as printed names whose mission ends. */
export function endsMission(printed: string): boolean {
  return MISSION_END.test(printed.replace(/\s+/g, ' '))
}

/** A label as printed, without article and colon; null if nothing remains. */
export function readRoleLabel(printed: string): string | null {
  const label = printed
    .replace(/\s+/g, ' ')
    .replace(/ ?: ?$/, '')
    .trim()
    .replace(MISSION_END, '')
    .replace(ARTICLE, '')
  return label === '' ? null : label
}

const WORDS: Record<PractitionerRole, RegExp> = {
  curator: /(?:(?:mede|co)-?)?(?:curator(?:en|s)?|curat(?:eur|rice)s?)(?!\p{L})|Konkursverwalter(?:in)?/iu,
  provisional_administrator:
    /voorlopige?\s+bewindvoerders?|administrat(?:eur|rice)s?\s+provisoires?|vorl[äa]ufige[rn]?\s+Verwalter/iu,
  liquidator: /vereffenaars?|liquidat(?:eur|rice)s?(?!\p{L})|Liquidator(?:en)?/iu,
  liquidation_expert: /vereffeningsdeskundigen?|praticiens?\s+de\s+la\s+liquidation|Liquidationsexperten?/iu,
  restructuring_expert:
    /herstructureringsdeskundigen?|praticiens?\s+de\s+la\s+r[ée]organi[sz]ation|Restrukturierungsexperten?/iu,
  judicial_mandatary:
    /gerechtsmandataris(?:sen)?|mandataires?\s+de\s+justice|gerichtliche[rn]?\s+(?:Beauftragte[rn]?|Mandatar)/iu,
}

/** The first role named in `text`, and where its words end; null if none. */
export function findRole(text: string): { role: PractitionerRole; end: number } | null {
  const found = Object.entries(WORDS).flatMap(([role, word]) => {
    const match = word.exec(text)
    return match
      ? [{ role: role as PractitionerRole, start: match.index, end: match.index + match[0].length }]
      : []
  })
  const [first] = found.sort((a, b) => a.start - b.start)
  return first ? { role: first.role, end: first.end } : null
}

/** The same people; those without a label get the first word for their role in `text`, if any. */
export function addPrintedRoles(people: Practitioner[], text: string): Practitioner[] {
  return people.map(one => {
    if (one.label !== undefined) return one
    const label = WORDS[one.role].exec(text)?.[0].replace(/\s+/g, ' ')
    return label === undefined ? one : { ...one, label }
  })
}

const EMAIL_LABEL =
  /[\s,(-]*(?:(?:-|–)?\s*(?:(?:met )?(?:e-?mailadres|elektronisch adres|e-?mail)|(?:(?:dont l['’])?adresse [ée]lectronique(?: est)?)|mit der E-Mail-Adresse)\s*:?\s*)$/iu
const PROFESSION =
  /,?\s+(?:advocaat|avocate?|advocaten|avocats|avocat[- ]e|bedrijfsrevisor|r[ée]viseur d['’]entreprises?|Rechtsanw[aä]lt(?:in)?|notaris|notaire|accountant|expert-comptable)\b[\s,]*(?:met kantoor |dont le cabinet (?:est )?(?:sis |[ée]tabli )?)?(?:te |[àa] |in |de résidence à )?/iu
const TITLE =
  /^(?:(?:de heer|mevrouw|monsieur|madame|herr|frau|meesters?|ma[iîÎ]tres?|mes?\.?|mrs?\.|mr|mter\.?|dhr\.?|mevr\.?|mm\.|mw\.?|m\.|mme\.?|mtre\.?|rechtsanw[aä]lt(?:in)?)\s+)+/iu

// `… STRAAT 17, AN MAES advocaat te …`: only the profession separates two people.
const NEXT_LAWYER =
  /,\s+(?=(?:\p{Lu}[\p{L}'’.-]*\s+){2,6}(?:advocaat|avocate?|Rechtsanw[aä]lt(?:in)?)\s+(?:te|à|in)\s)/gu
// A sentence after an address.
const SENTENCE =
  /(?<=\d|\p{L}{5})\.\s+(?:[Ee]t|[Ll]a|[Ll]es?|[Ll]['’]|[Dd]e|[Hh]et|[Dd]er|[Dd]ie|[Dd]as|[Dd]it|[Cc]ette|[Cc]e|sur|dont|Disons|Fixons|Stelt|Benoemt|Désigne)(?:\s|(?<=['’])).*$/su

/** Splits a label's value into people. */
export function readPractitioners(
  value: string,
  role: PractitionerRole,
  change: Practitioner['change'],
): Practitioner[] {
  return splitPeople(value).flatMap(text => {
    const person = readPerson(text)
    return person ? [{ role, change, ...person }] : []
  })
}

// `La mission prendra fin …` behind an address or a house number is no next person; `De heer` is.
const ARTICLES = "(?:La|Les?|L['’]|De|Het|Der|Die|Das|Cette|Ce)(?:\\s+|(?<=['’]))(?!heer)\\p{Ll}"
const BEGINS_SENTENCE = new RegExp(`^${ARTICLES}`, 'u')
const NUMBERED = new RegExp(`(^|[\\s;])\\d{1,2}\\. (?=\\p{Lu})(?!${ARTICLES})`, 'gu')

// A person ends at a semicolon, at a comma or space after an e-mail address, and at `2.` of a numbered list.
function splitPeople(value: string): string[] {
  const cut = value
    .replace(/(@[\w-]+(?:\.[\w-]+)+)\.?[\s,]+(?=[^\s,;-])/g, '$1;')
    .replace(NEXT_LAWYER, ';')
    .replace(/ & (?=(?:ME|MR|MA[ÎîI]TRE|MAITRE)\.? )/giu, ';')
    .replace(NUMBERED, '$1;')
  return cut
    .split(';')
    .map(part => part.trim())
    .filter(part => /\p{L}{2}/u.test(part) && !BEGINS_SENTENCE.test(part))
}

// `PERELAER, AN`: what stands before a profession is one name.
const SURNAME_FIRST =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}), (?=\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$)/u

function readPerson(text: string): Pick<Practitioner, 'name' | 'officeAddress' | 'email'> | null {
  const email = EMAIL.exec(text)
  const before = (email ? text.slice(0, email.index) : text)
    .replace(EMAIL_LABEL, '')
    .replace(/[\s(,–-]+$/, '')
  const after = email ? text.slice(email.index + email[0].length) : ''
  const untitled = before.replace(TITLE, '')
  const { name, address } = splitNameAndAddress(untitled)
  const cleaned = name
    .replace(TITLE, '')
    .replace(/ \d.*$/, '')
    .replace(SURNAME_FIRST, '$1 ')
    .replace(/^[\s,.:–-]+|[\s,.:–-]+$/g, '')
  if (!/\p{L}{2}/u.test(cleaned)) return null
  const office = cutOfficeAddress((address === '' ? after : address).replace(SENTENCE, '')).replace(
    /^[\s,.:–)-]+|[\s,;.:–-]+$/g,
    '',
  )
  return {
    name: cleaned,
    officeAddress: office === '' ? null : restoreHyphensInAddress(office),
    email: email ? email[0].replace(/\.$/, '').toLowerCase() : null,
  }
}

function splitNameAndAddress(text: string): { name: string; address: string } {
  const profession = PROFESSION.exec(text)
  if (profession) {
    return {
      name: text.slice(0, profession.index),
      address: text.slice(profession.index + profession[0].length),
    }
  }
  const end = text.search(/,| ?- /)
  if (end > 0) return { name: text.slice(0, end), address: text.slice(end + 1).replace(/^ ?- /, '') }
  const street = /\d/.test(text) ? findStreet(text, 4) : -1
  return street > 0
    ? { name: text.slice(0, street), address: text.slice(street) }
    : { name: text, address: '' }
}
