// Parses the debtor in a heading: a company with its seat, or a natural person, of whom only name and
// municipality are kept.

import type { Debtor } from '../../../domain/publications/gazette-fact.ts'
import { flatten } from '../../text/flat-text.ts'
import { COMPANY_WORDS, LEGAL_FORM_PATTERN } from '../../text/legal-forms.ts'
import { findMunicipality, restoreHyphensInAddress } from '../addresses/find-address.ts'
import {
  beginsStreet,
  FRENCH_TYPES,
  findStreetStart,
  joinBrokenStreetTypes,
} from '../addresses/street-start.ts'
import { beginsWithForm } from '../people/names/word-lists.ts'

const BORN =
  /(?:^|[\s,.])(?:(?:[Gg]eboren|[Nn]ée?|[Nn]é\(e\)|[Nn]e\(e\)) (?:op|te|in|le|à|am|\d)|° ?[\p{Lu}\d])/u
// Only natural persons have a domicile and a national number.
const LIVES = /[\s,(](?:RRN? ?[\d[]|wonende te |wohnhaft in |domicilié)/u
const NUMBER = /\(?(?:BCE|KBO|B\.C\.E\.|K\.B\.O\.|RPM|RPR|ZUD)?[\s-:.n°]*[01]\d{3}[. ]?\d{3}[. ]?\d{3}\)?/g
const BREAK = '\u00ad'
// `Ouverture de la réorganisation judiciaire de la SRL …`
const ARTICLE = new RegExp(`^(?:la|de|het|l['’])\\s?(?=(?:${LEGAL_FORM_PATTERN})(?![\\p{L}]))`, 'u')

/**
 * Parses the debtor after the heading's cue (`HIKMO BV VELDSTRAAT 1/2, 9160 LOKEREN.`), as printed or on one
 * line. `born`: a birth line follows, so a natural person unless there is a legal form. `dashed`: a dash
 * separates name and address, as in dissolutions. Null if there is no name, or none separable from the
 * address.
 */
export function readDebtor(printed: string, born: boolean, dashed = false): Debtor | null {
  const named = printed.replace(/^[\s:,.-]+/, '').replace(ARTICLE, '')
  if (/^(?:n[ée]{1,2}(?:\(e\))? |geboren )/.test(named)) return null
  // A hyphen at a line end can be a print hyphen, part of a word, or the dash before the address.
  const line = joinBrokenStreetTypes(
    named
      .replace(/-\s*\n\s*/g, BREAK)
      .replace(NUMBER, ' ')
      .replace(/\s+/g, ' ')
      .replace(/[\s.,;]+$/, ''),
  )
  // `van: - PARKSTRAAT 10`: the name is missing.
  if (line === '' || (dashed && /^[\s:]*-\s/.test(printed))) return null
  const own = findOwnLegalForm(line)
  // Only companies are dissolved.
  const isFirm = beginsWithForm(line) && !/[,\d]/.test(line)
  if (!dashed && !isFirm && (born || BORN.test(line) || LIVES.test(line)) && !(own && isCompany(line, own)))
    return readPerson(joinHyphens(line))
  return own ? withForm(line, own, dashed) : withoutForm(line, dashed)
}

/** A part of a line with print hyphens joined. */
function joinHyphens(part: string): string {
  return flatten(part.replaceAll(BREAK, '-\n')).flat
}

// Additions in the name field: a domicile, or the represented company, in brackets (`(VENNOOT X VOF)`) or
// with the capacity (`QQ GERANT DE LA SNC X`).
const IN_BRACKETS = /(?<=\p{L}\S* +\S*\p{L}\S*) ?\(.*$/u
const CAPACITY =
  /\s(?:(?:WERKEND |STILLE |BEHEREND )?VENNO(?:OT|TE|TEN)|VENN?\.|ZAAKVOERD(?:ER|STER)|ZAAKV\.|BESTUURD(?:ER|STER)|GEDELEGEERD BESTUURDER|GERANTE? DE|ASSOCIEE? (?:DE|COMM)|ADMINISTRAT(?:EUR|RICE) DE|HANDELEND|FAISANT|Q\.?Q\.?|C\/O|P\/A|GESELLSCHAFTER(?:IN)?|GESCHÄFTSFÜHRER(?:IN)?)(?![\p{L}]).*$/iu
// `MONSIEUR JURGEN`: the word after a title is the surname.
const TITLE = /^(?:de )?(?:heer|mevrouw|monsieur|madame|herrn?|frau|dhr\.|mevr\.|mme\.?|m\.) (?=\S+ +\S)/iu
const REGISTRY_REMARKS =
  /\s(?:(?:THANS|VOORHEEN|VROEGER|MOMENTEEL|HEDEN|AMBTSHALVE|VAN AMBTSWEGE|AMBTSWEGE|MET VOORSTEL|ZONDER|GESCHRAPT|WONENDE|OVERLEDEN|WIJLEN|SANS (?:DOMICILE|RESIDENCE|ADRESSE)|ACTUELLEMENT|ANCIENNEMENT|AUTREFOIS|DOMICILIEE?|RADIEE?|DECEDEE?|LAATST|SEDERT|DERZEIT|WOHNHAFT|OHNE|NN|RRN|RN|RR)(?![\p{L}]).*|[(:].*\d.*|\(?(?:DOORGEHAALD|thans|voorheen|zonder|wonende|domicilié|sans).*)$/u

function readPerson(text: string): Debtor | null {
  const said = (text.split(BORN)[0] as string).split(',')[0] as string
  const name = said
    .replace(TITLE, '')
    .replace(IN_BRACKETS, '')
    .replace(CAPACITY, '')
    .replace(REGISTRY_REMARKS, '')
    .replace(/^\(|[\s,.(-]+$/g, '')
    .trim()
  if (name === '' || /^\d/.test(name)) return null
  return { name, legalForm: null, naturalPerson: true, address: findMunicipality(text) }
}

type LegalFormMatch = { form: string; start: number; end: number }

/** A legal form as a separate word, with an optional liquidation suffix. */
const FORM = new RegExp(
  `(?<![\\p{L}\\d.&'-])(\\()?(${LEGAL_FORM_PATTERN}|Comm\\.? ?V\\.?)(\\))?(?:,? (?:IN VEREFFENING|EN LIQUIDATION|IN LIQUIDATION|IN OPRICHTING|EN FORMATION))?(?=[\\s,.\\-–)${BREAK}]|$)`,
  'gu',
)
const POSTCODE = new RegExp(
  `,? ?(?<!\\d)[1-9]\\d{3}[.-]? (?!(?:${LEGAL_FORM_PATTERN})(?![\\p{L}]))\\p{Lu}`,
  'gu',
)
// `PEETERS JAN, VENNOOT VAN X CV`: the form of another company.
const CAPACITY_IN_ANOTHER =
  /(?<![\p{L}])(?:VENNOOT|VENNOTEN|ASSOCIEE?S?|GERANTE?|ZAAKVOERDER|BESTUURDER|HANDELEND|VENN\.|ZAAKV\.|FAISANT|GESELLSCHAFTER|Q\.?Q\.?|ADM\.|ADMINISTRAT\p{L}+)(?![\p{L}])/iu

// The last form before the town, or the first if the line starts with one (`SRL PHOENIX BAT AVENUE …`). A
// form inside longer brackets (`PEETERS JAN (DAKEN VOF)`) belongs to another company.
function findOwnLegalForm(line: string): LegalFormMatch | null {
  const limit = townStart(line)
  const forms = [...line.slice(0, limit).matchAll(FORM)].filter(
    ({ 0: text, index, 1: opened, 3: closed }) =>
      (!isBracketed(line, index) && (!opened || closed !== undefined)) ||
      isAttachedInBrackets(line, index, text),
  )
  const [first] = forms
  const closing = forms.find(({ 0: text, index }) =>
    /^(?:\u00ad|,? ?- )/.test(line.slice(index + text.length)),
  )
  const isFirst =
    first && first.index <= 1 && (forms.length === 1 || /\d/.test(line.slice(0, forms.at(-1)?.index)))
  const chosen = closing ?? (isFirst ? first : forms.at(-1))
  if (!chosen) return null
  return {
    form: (chosen[2] as string).replaceAll(/[.\s]/g, '').toUpperCase(),
    start: isAttachedInBrackets(line, chosen.index, chosen[0]) ? chosen.index - 1 : chosen.index,
    end: chosen.index + chosen[0].length,
  }
}

function townStart(line: string): number {
  const last = [...line.matchAll(POSTCODE)].at(-1)
  return last && last.index > 0 ? last.index : line.length
}

function isBracketed(line: string, at: number): boolean {
  const before = line.slice(0, at)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

// `MUR EXPERT(SPRL)`; in `RUE DU LAC(SA) 12` the brackets hold a municipality code.
function isAttachedInBrackets(line: string, at: number, text: string): boolean {
  if (line[at - 1] !== '(') return false
  return /^\)(?! ?\d)/.test(line.slice(text.endsWith(')') ? at + text.length - 1 : at + text.length))
}

// With a birth line, a form counts only if it closes the name and is not followed by a comma, as a person's
// name is: `GEBOREN TE GENT BV LAAN 1`.
function isCompany(line: string, { start, end }: LegalFormMatch): boolean {
  const before = line.slice(0, start)
  return start > 1 && line[end] !== ',' && !/,| -/.test(before) && !CAPACITY_IN_ANOTHER.test(before)
}

// Name, form, street with number, postcode with town. If the form comes first, the name ends at the address.
function withForm(line: string, { form, start, end }: LegalFormMatch, dashed: boolean): Debtor | null {
  if (start > 1) return toCompanyDebtor(line.slice(0, start), form, line.slice(end))
  const cut = splitAddress(line, end + 1, dashed)
  return cut && toCompanyDebtor(line.slice(end, cut.nameEnd), form, line.slice(cut.addressStart))
}

function withoutForm(line: string, dashed: boolean): Debtor | null {
  if (!dashed && isPersonsLine(line)) return readPerson(joinHyphens(line))
  const cut = splitAddress(line, 1, dashed)
  return cut && toCompanyDebtor(line.slice(0, cut.nameEnd), null, line.slice(cut.addressStart))
}

const PERSONS_NAME = /^\p{L}[\p{L}.'’\u00ad-]*(?: \p{L}[\p{L}.'’\u00ad-]*){1,6}(?: \([^)]*\))?$/u

// `NAME, STREET 1, 1000 TOWN` is the layout for persons; companies have no comma before the street. In
// villages the street itself ends with a comma (`X RUE DU LAC, NOISEUX 4, 5377 NOISEUX`).
function isPersonsLine(line: string): boolean {
  const [name = '', street = ''] = line.split(',')
  if (!PERSONS_NAME.test(name) || !/^ ?\p{L}.*\d|^ ?ZONDER|^ ?SANS/u.test(line.slice(name.length + 1)))
    return false
  if (findStreetStart(`${name} 1`, 1) > 0 && FRENCH_STREET.test(name)) return false
  if (name.split(' ').some(word => COMPANY_WORDS.has(word.toLowerCase()) || word === 'SOCIETE')) return false
  const village = /^ ?([\p{L}]{3,})/u.exec(street)?.[1]
  return !village || !new RegExp(`\\d{4}[.-]? ${village}`, 'u').test(line)
}

const FRENCH_STREET = new RegExp(`(?:^| )(?:${FRENCH_TYPES}) `, 'u')

type NameAddressSplit = { nameEnd: number; addressStart: number }

// Splits at a dash first, then at the street nearest to the house number. A line that ends with a house
// number but has no recognisable street is rejected unless it has only two words.
function splitAddress(line: string, from: number, dashed: boolean): NameAddressSplit | null {
  const dash = splitAtDash(line, from, dashed)
  if (dash) return dash
  const town = townStart(line)
  const head = line.slice(0, town)
  const street = findStreetStart(head, from)
  if (street > 0) return { nameEnd: street, addressStart: street }
  const two = /^(\s*[^\s\d][^\s]* )[^\s\d][^\s]* \d+\S*$/.exec(head.slice(from - 1))?.[1]
  if (two) return { nameEnd: from - 1 + two.length, addressStart: from - 1 + two.length }
  const comma = line.indexOf(',', from)
  const end = comma > 0 ? Math.min(comma, town) : town
  if (town < line.length && HOUSE_NUMBER_END.test(head.slice(from))) return null
  return { nameEnd: end, addressStart: end }
}

const HOUSE_NUMBER_END = /[^\s\d][^\s]* [^\s]+[\s)]\d+ ?[A-Z]?(?:[/-]\S+)?$/

// `NAME- RUE DE LA GARE 1` (dissolutions), `NAME - RUE …`; in dissolutions also `NAME-` at a line end, before
// a street or as the only candidate.
function splitAtDash(line: string, from: number, dashed: boolean): NameAddressSplit | null {
  const town = townStart(line)
  const head = line.slice(0, town + 2)
  for (const index of positions(head, /-(?= )/g, from)) {
    const rest = line.slice(index + 1)
    const spaced = line[index - 1] === ' '
    if (beginsStreet(rest) || (!spaced && /\d/.test(rest))) return { nameEnd: index, addressStart: index + 1 }
  }
  if (!dashed) return null
  const broken = positions(head, /\u00ad/g, from)
  const before =
    broken.find(index => beginsStreet(line.slice(index + 1))) ??
    (broken.length === 1 && town < line.length ? broken[0] : -1)
  return before !== undefined && before > 0 ? { nameEnd: before, addressStart: before + 1 } : null
}

// From right to left.
function positions(text: string, pattern: RegExp, from: number): number[] {
  return [...text.matchAll(pattern)]
    .map(({ index }) => index)
    .filter(index => index >= from)
    .reverse()
}

// `VERGERS SRL à 1070 Anderlecht`: the preposition is part of neither.
const NAME_END = /[\s,]+(?:à|te|sise?)$/u
const ADDRESS_START =
  /^(?:sise? |gevestigd |met (?:maatschappelijke )?zetel (?:gevestigd )?|[^\d]*?(?:dont le|ayant son) siège (?:social )?(?:est )?(?:établi |situé |sis )?(?:en \p{L}+, )?)?(?:à|te) /u
// `Laan 1, in faling verklaard bij vonnis van …`: what follows the address.
const ADDRESS_END =
  /,? (?:ayant comme|in (?:faling|staat)|failliet|uitge-?sproken|déclarée?|en faillite|gekend|ingeschreven|inscrite?)(?!\p{L}).*$/u

function toCompanyDebtor(name: string, legalForm: string | null, address: string): Debtor | null {
  const printed = joinHyphens(name)
    .replace(/^[\s,:.–-]+|[\s,:.–(-]+$/g, '')
    .replace(NAME_END, '')
  const cleaned =
    legalForm && printed.startsWith(`${legalForm} `) ? printed.slice(legalForm.length + 1) : printed
  const seat = restoreHyphensInAddress(
    joinHyphens(address)
      .replace(/^[\s,:.–)-]+|[\s,;.]+$/g, '')
      .replace(ADDRESS_START, '')
      .replace(ADDRESS_END, ''),
  )
  // `716 SRL`: a company name may be digits only.
  if (!(legalForm === null ? /\p{L}/u : /[\p{L}\d]/u).test(cleaned)) return null
  // Without a legal form it may be a person, and the street a home.
  const kept = legalForm === null ? findMunicipality(seat) : seat
  return { name: cleaned, legalForm, naturalPerson: false, address: kept && /\d/.test(kept) ? kept : null }
}
