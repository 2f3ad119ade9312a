// Lines of invoices, and letterheads pasted whole. Phone numbers, mail addresses and accounts are invented.

import { foldNameWords } from '../../../src/domain/search/fold.ts'
import { choose, drawDigits, shuffle } from './choose.ts'
import { forCompany, forNumber } from './expect.ts'
import { writeVat } from './numbers.ts'
import { chooseLanguage } from './town-names.ts'
import type { Address, Company, Kind, Surroundings, Written } from './types.ts'

export const LETTERHEAD_KINDS: Kind[] = [
  { kind: 'name + number', write: writeNameAndNumber },
  { kind: 'name + full address', write: writeNameAndAddress },
  {
    kind: 'letterhead with number',
    write: (company, { random }) => writeLetterhead(company, random, SEPARATORS, true),
  },
  {
    kind: 'letterhead without number',
    write: (company, { random }) => writeLetterhead(company, random, SEPARATORS, false),
  },
  {
    kind: 'letterhead of several lines',
    write: (company, { random }) => writeLetterhead(company, random, LINE_BREAKS, random() < 0.5),
  },
]

const SEPARATORS = [', ', ' - ', ' | ', ' • ', ' · ', ' – ', ' / ', '; ', ' ', '  ']
const LINE_BREAKS = ['\n', '\r\n', ' \n', '\n\n']
const AREAS = ['02', '03', '09', '04', '011', '014', '016', '050', '056', '065', '071', '081']
const MAILBOXES = ['info', 'contact', 'office', 'facturatie', 'compta', 'hello']
const BANKS = ['BIC GEBABEBB', 'BIC: KREDBEBB', 'BBRUBEBB', 'GKCCBEBB']

function writeNameAndNumber(company: Company, { random }: Surroundings): Written {
  const number = writeVat(company.digits, random)
  const between = choose([' ', ' - ', ', ', ' (', '\t', ' : '], random)
  const end = between === ' (' ? ')' : ''
  const text =
    random() < 0.75 ? `${company.name}${between}${number}${end}` : `${number}${between}${company.name}${end}`
  return forNumber(company, text)
}

function writeNameAndAddress(company: Company, { random }: Surroundings): Written | null {
  const { address, name } = company
  if (address === null) return null
  const between = choose([', ', ' ', ' - '], random)
  return forCompany(company, [name, ...writeAddressLines(address, random)].join(between))
}

/** Street with number and box, and postal code with town: `Kerkstraat 12 bus 3`, `9000 Gent`. */
function writeAddressLines(address: Address, random: () => number): string[] {
  const { street, town } = chooseLanguage(address, random)
  const box = address.box ? `${choose([' bus ', ' bte ', '/', ' b'], random)}${address.box}` : ''
  const country = choose(['', '', 'B-', 'BE-', 'B - '], random)
  const comma = choose([' ', ' ', ', '], random)
  return [`${street}${comma}${address.houseNumber}${box}`, `${country}${address.zip} ${town}`]
}

function writeLetterhead(
  company: Company,
  random: () => number,
  separators: string[],
  withNumber: boolean,
): Written | null {
  const { address, name, digits } = company
  if (address === null) return null
  const lines = writeAddressLines(address, random)
  const contacts = shuffle(writeContacts(name, random), random).slice(0, 2 + Math.floor(random() * 4))
  const accounts = [writeAccount(random), ...(withNumber ? [writeVat(digits, random)] : [])]
  const court = withNumber && random() < 0.3 ? [choose(['RPR Gent', 'RPM Liège', 'RPR Brussel'], random)] : []
  const printedName = random() < 0.2 ? name.toUpperCase() : name
  const order = choose(
    [
      [printedName, ...lines, ...contacts, ...shuffle([...accounts, ...court], random)],
      [printedName, ...shuffle([...accounts, ...court], random), ...lines, ...contacts],
      [...lines, printedName, ...contacts, ...accounts],
      [...shuffle(accounts, random), printedName, ...lines, ...contacts],
      [printedName, ...contacts, ...lines, ...accounts],
    ],
    random,
  )
  const text = order.join(choose(separators, random))
  return withNumber ? forNumber(company, text) : forCompany(company, text)
}

function writeContacts(name: string, random: () => number): string[] {
  const domain = foldNameWords(name)
    .join(choose(['', '-'], random))
    .slice(0, 30)
  const phone = writePhone(choose(AREAS, random), random)
  const fax = writePhone(choose(AREAS, random), random)
  const host = `${domain}.${choose(['be', 'com', 'eu'], random)}`
  return [
    `${choose(['Tel. ', 'T ', 'Tél.: ', 'Tel: ', '☎ ', ''], random)}${phone}`,
    `${choose(['Fax ', 'F ', 'Fax: '], random)}${fax}`,
    `${choose(['GSM ', 'M ', 'mobile: ', ''], random)}${writeMobile(random)}`,
    `${choose(['', 'E-mail: ', 'mail '], random)}${choose(MAILBOXES, random)}@${host}`,
    `${choose(['www.', 'https://www.', ''], random)}${host}`,
  ]
}

function writePhone(area: string, random: () => number): string {
  const number = drawDigits(9 - area.length, random)
  const pairs = number.slice(-6).replace(/..(?=.)/g, '$& ')
  const start = number.slice(0, -6)
  return choose(
    [
      `${area} ${start}${pairs}`,
      `${area}/${start}${pairs.replaceAll(' ', '.')}`,
      `+32 ${area.slice(1)} ${start}${pairs}`,
      `+32 (0)${area.slice(1)} ${start}${pairs}`,
      `0032 ${area.slice(1)} ${start}${pairs}`,
      `${area}${number}`,
    ],
    random,
  )
}

// Ten digits that begin with 0: easily taken for an enterprise number.
function writeMobile(random: () => number): string {
  const operator = choose(['0470', '0475', '0486', '0496'], random)
  const pairs = drawDigits(6, random).replace(/..(?=.)/g, '$& ')
  const dots = pairs.replaceAll(' ', '.')
  return choose([`${operator} ${pairs}`, `${operator}/${dots}`, `+32 ${operator.slice(1)} ${pairs}`], random)
}

/** A Belgian IBAN with valid check digits, sometimes with a BIC. */
function writeAccount(random: () => number): string {
  const account = drawDigits(10, random)
  const national = `${account}${String(Number(account) % 97 || 97).padStart(2, '0')}`
  // BE is 1114; the check digits make the whole 1 modulo 97 (ISO 13616).
  const check = 98n - (BigInt(`${national}111400`) % 97n)
  const iban = `BE${String(check).padStart(2, '0')}${national}`
  const printed = random() < 0.7 ? iban.replace(/.{4}(?=.)/g, '$& ') : iban
  const label = choose(['IBAN ', 'IBAN: ', '', 'Bank: ', 'rek. '], random)
  return `${label}${printed}${random() < 0.3 ? ` ${choose(BANKS, random)}` : ''}`
}
