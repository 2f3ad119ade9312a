// Telephone numbers, e-mail and web addresses, as rows of contact.csv, with the faults people make in them. None
// can belong to anybody: subscriber numbers begin with 0, domains end in .example (RFC 2606).

import { SeededRandom } from '../../random.ts'
import { readWords } from '../../read-table.ts'
import type { Company, SampleSeed } from '../generate-company.ts'
import type { Establishment } from '../population.ts'
import { hasTrait } from '../stratify.ts'
import { quote, type Rows } from './csv-rows.ts'
import { companyName } from './denomination-rows.ts'

const SALT_COMPANY = 61
const SALT_PLACE = 62
const SALT_BRANCH = 63
// Of companies and of establishments that gave any; on average about two rows each.
const COMPANY_SHARE = 0.128
const PLACE_SHARE = 0.04
const BRANCH_SHARE = 0.15

const AREAS = readWords('phone_areas')
const MAILBOXES = readWords('mailboxes')

const draw = new SeededRandom()

export function addCompanyContacts(rows: Rows, origin: SampleSeed, company: Company): void {
  draw.start(origin.seed, company.index, SALT_COMPANY)
  const repeated = hasTrait(company.slot, 'repeatedContact')
  if (draw.chance(COMPANY_SHARE) || repeated)
    addContacts(rows, company.number, 'ENT', origin, company, repeated)
}

export function addEstablishmentContacts(
  rows: Rows,
  origin: SampleSeed,
  { slot, number, owner }: Establishment,
): void {
  draw.start(origin.seed, slot, SALT_PLACE)
  if (draw.chance(PLACE_SHARE)) addContacts(rows, number, 'EST', origin, owner, false)
}

export function addBranchContacts(rows: Rows, origin: SampleSeed, number: string, owner: Company): void {
  draw.start(origin.seed, owner.index, SALT_BRANCH)
  if (draw.chance(BRANCH_SHARE)) addContacts(rows, number, 'BRA', origin, owner, false)
}

function addContacts(
  rows: Rows,
  number: string,
  kind: string,
  origin: SampleSeed,
  company: Company,
  repeated: boolean,
): void {
  const domain = domainOf(companyName(origin, company, 0, company.language))
  const put = (type: string, value: string) => {
    const row = `"${number}","${kind}","${type}",${quote(value)}\n`
    rows.add(row)
    if (repeated) rows.add(row)
  }
  const all = draw.chance(0.3)
  if (all || draw.chance(0.5)) put('TEL', drawPhone())
  if (all && draw.chance(0.3)) put('TEL', drawPhone())
  put('EMAIL', drawEmail(domain))
  if (all || draw.chance(0.22)) put('WEB', drawWeb(domain))
}

function domainOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  return `${plain.replaceAll(/^-+|-+$/g, '').slice(0, 40) || 'firma'}.example`
}

function drawPhone(): string {
  const digits = String(draw.below(1_000_000)).padStart(6, '0')
  const [a, b, c] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  const way = draw.below(10)
  if (way < 3) return `04${70 + draw.below(30)} 0${a.charAt(0)} ${b} ${c}`
  const area = draw.pick(AREAS)
  // Belgian numbers have nine digits with the area: a longer area leaves a shorter number.
  const head = area.length === 2 ? `0${a}` : `0${a.charAt(0)}`
  if (way < 6) return `${area}/${head}.${b}.${c}`
  if (way < 7) return `+32 ${area.slice(1)} ${head} ${b} ${c}`
  if (way < 8) return `0032${area.slice(1)}${head}${b}${c}`
  return way < 9 ? `${area} ${head} ${b} ${c}` : `${area}/${head}-${b}-${c}`
}

function drawEmail(domain: string): string {
  const email = `${draw.pick(MAILBOXES)}@${domain}`
  const way = draw.below(100)
  if (way < 2) return ` ${email}`
  if (way < 3) return `${email}\t`
  return way < 5 ? email.toUpperCase() : email
}

function drawWeb(domain: string): string {
  const way = draw.below(100)
  if (way < 3) return `info@${domain}`
  if (way < 5) return `www.${domain} - www.shop-${domain}`
  if (way < 6) return `www: ${domain}`
  if (way < 7) return `www.@${domain}`
  if (way < 14) return domain
  return way < 16 ? `https://www.${domain}` : `www.${domain}`
}
