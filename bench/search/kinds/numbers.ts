// Enterprise and establishment numbers in the writings of invoices, contracts, e-mails and registers.

import { choose, fillTemplate } from './choose.ts'
import { forNumber } from './expect.ts'
import { speaksDutch } from './town-names.ts'
import type { Company, Kind, Surroundings, Writer } from './types.ts'

// Slots: {dots} 0400.123.456, {spaces}, {dashes}, {plain}; {nine…} the same without the leading zero.
const VAT = [
  'TVA BE {dots}',
  'BTW BE {dots}',
  'BTW: BE{plain}',
  'BE {dots}',
  'BE{plain}',
  'BE-{dots}',
  'BTW-BE {dots}',
  'T.V.A. BE {spaces}',
  'B.T.W. BE {dots}',
  'B.E. {dots}',
  'be{dots}',
  'USt-IdNr. BE{plain}',
  'MwSt BE {dots}',
  'VAT number: BE {dots}',
  'BTW nr. BE{dots}',
  'btwnummer BE {plain}',
  'n° TVA : BE {dots}',
  'BE {dashes}',
  'BTW BE {spaces}',
]
const REGISTER = [
  'KBO nr {dots}',
  'KBO-nummer: {plain}',
  'KBO {dots}',
  'BCE {dots}',
  'n° BCE {dots}',
  'BCE-KBO {plain}',
  'CBE number {dots}',
  'ZDU {dots}',
  'ondernemingsnummer {dots}',
  'ond. nr. {dots}',
  "numéro d'entreprise {dots}",
  'n° d’entreprise : {dots}',
  'Unternehmensnummer {dots}',
  'enterprise number {spaces}',
  'H.R. {dots}',
]
const COURTS_NL = [
  'Gent',
  'Antwerpen',
  'Brussel',
  'Leuven',
  'Gent, afdeling Brugge',
  'Antwerpen, afd. Hasselt',
]
const COURTS_FR = [
  'Bruxelles',
  'Liège',
  'Liège, division Namur',
  'Mons',
  'Brabant wallon',
  'Hainaut, div. Charleroi',
]
const PUNCTUATION = [
  '({dots})',
  '{four}/{three}/{last}',
  '{four}/{three}.{last}',
  '{four}-{three}-{last}',
  '{four}\u2011{three}\u2011{last}',
  '{four}–{three}–{last}',
  '{four}\u2212{three}\u2212{last}',
  '{four}\u00a0{three}\u00a0{last}',
  'BE\u00a0{four}\u202f{three}\u202f{last}',
  '{four},{three},{last}',
  '{four}_{three}_{last}',
  '{four}·{three}·{last}',
  '{four}\t{three}\t{last}',
  '"{dots}"',
  '“{dots}”',
  '{dots}.',
  '#{plain}',
  '[BE{plain}]',
  '\u200b{dots}',
  '{four}.\u00a0{three}.\u00a0{last}',
]
const NINE_DIGITS = [
  '{nine}',
  '{nineDots}',
  'BE {nineDots}',
  'BE{nine}',
  'BTW BE {nineDots}',
  'TVA {nineDots}',
  '{nineSpaces}',
  '{nineDashes}',
]
const INSIDE = [
  'klant{plain}x',
  'VAT:BE{plain};',
  'factuur_{plain}.pdf',
  'BE{plain}-2024',
  'https://kbopub.economie.fgov.be/kbopub/zoeknummerform.html?nummer={plain}&actionLu=Zoek',
  '0208:{plain}',
  '9925:BE{plain}',
  'nr{plain}',
  'BTW{plain}',
  'iso6523-actorid-upis::0208:{plain}',
  '<vat>BE{plain}</vat>',
  'vat=BE{plain}',
  'ref.{dots}/2024',
]
const ODD_SPACING = [
  '{o} {nineSpaces}',
  '{four}. {three}. {last}',
  '{four} . {three} . {last}',
  'B E {spaces}',
  '{four}{three} {last}',
  '{four} {three}{last}',
  '  BE   {plain}  ',
  'BE  {four}  {three}  {last}',
  '{pairs}',
  '{four}.{three} {last}',
  'BE{four} {three} {last}',
]
const ESTABLISHMENT = [
  '{dots}',
  '{plain}',
  'VE {dots}',
  'vestigingsnummer {dots}',
  'vestigingseenheid: {plain}',
  "n° d'unité d'établissement {dots}",
  'UE {dots}',
  'Niederlassungsnummer {dots}',
  '{spaces}',
  'VE-nr. {plain}',
  '{four}/{three}/{last}',
]

export const NUMBER_KINDS: Kind[] = [
  { kind: 'number, VAT', write: numberWriter(VAT) },
  { kind: 'number, register', write: numberWriter(REGISTER) },
  { kind: 'number, register of a court', write: writeCourtNumber },
  { kind: 'number, punctuation', write: numberWriter(PUNCTUATION) },
  { kind: 'number, nine digits', write: writeNineDigits },
  { kind: 'number, inside other words', write: numberWriter(INSIDE) },
  { kind: 'number, odd spacing', write: numberWriter(ODD_SPACING) },
  { kind: 'number of an establishment', write: writeEstablishmentNumber },
]

/** A VAT number in one of its writings, for queries of other kinds. */
export function writeVat(digits: string, random: () => number): string {
  return fillTemplate(choose(VAT, random), slotsOf(digits))
}

function numberWriter(templates: string[]): Writer {
  return (company, { random }) =>
    forNumber(company, fillTemplate(choose(templates, random), slotsOf(company.digits)))
}

function writeCourtNumber(company: Company, { random }: Surroundings) {
  const dutch = company.address ? speaksDutch(company.address.zip) : random() < 0.5
  const register = choose(dutch ? ['RPR', 'R.P.R.', 'rpr'] : ['RPM', 'R.P.M.', 'rpm'], random)
  const number = fillTemplate(choose(['{dots}', '{plain}', 'BE {dots}'], random), slotsOf(company.digits))
  const court = choose(dutch ? COURTS_NL : COURTS_FR, random)
  return forNumber(
    company,
    random() < 0.8 ? `${register} ${court} ${number}` : `${number} ${register} ${court}`,
  )
}

function writeNineDigits(company: Company, { random }: Surroundings) {
  if (!company.digits.startsWith('0')) return null
  return forNumber(company, fillTemplate(choose(NINE_DIGITS, random), slotsOf(company.digits)))
}

function writeEstablishmentNumber(company: Company, { random }: Surroundings) {
  if (company.establishment === null) return null
  // Establishments are written 2.123.456.789.
  const digits = company.establishment
  const groups = [digits.slice(0, 1), digits.slice(1, 4), digits.slice(4, 7), digits.slice(7)]
  const slots = { ...slotsOf(digits), dots: groups.join('.'), spaces: groups.join(' ') }
  return forNumber(company, fillTemplate(choose(ESTABLISHMENT, random), slots))
}

function slotsOf(digits: string): Record<string, string> {
  const [four, three, last] = [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)]
  const nine = [digits.slice(1, 4), three, last]
  return {
    plain: digits,
    dots: `${four}.${three}.${last}`,
    spaces: `${four} ${three} ${last}`,
    dashes: `${four}-${three}-${last}`,
    pairs: digits.replace(/..(?=.)/g, '$& '),
    o: digits.slice(0, 1),
    nine: nine.join(''),
    nineDots: nine.join('.'),
    nineSpaces: nine.join(' '),
    nineDashes: nine.join('-'),
    four,
    three,
    last,
  }
}
