// A deposit's figures and officers as the Bank's JSON-XBRL, compact. As the real ones it carries neither enterprise number
// nor period nor model.

import type { SampleCompany } from '../../sample-company.ts'
import type { FiledPerson, Officer, PrivateAddress } from '../generate-officers.ts'
import { type ForeignHolder, type PlannedHolding, shareOf, WHOLE } from '../plan-ownership.ts'
import type { RubricValues } from '../statements/rubric-values.ts'
import type { Deposit, DepositOwnership } from './deposit.ts'

/** The document as text. Only for a deposit with figures. */
export function writeJsonXbrl(deposit: Deposit): string {
  const { company, reference, figures, officers, legalForm, ownership } = deposit
  const { address, language } = company
  const { street, number, zip } = address
  const head = JSON.stringify({
    ReferenceNumber: reference,
    EnterpriseName: company.name,
    Address: writeAddress({ street: street[language], number, zip }),
    LegalForm: { LegalFormCode: `lgf:m${legalForm}` },
    JointCommittees: [],
  })
  const tail = JSON.stringify({
    Administrators: writeAdministrators(officers),
    ParticipatingInterests: ownership.holdings.map(holding => writeHolding(holding, deposit)),
    Shareholders: writeShareholders(officers, ownership),
  })
  const rubrics = figures ? `${writePeriod(figures.current, 'N')}${writePeriod(figures.previous, 'NM1')}` : ''
  return `${head.slice(0, -1)},"Rubrics":[${rubrics.slice(0, -1)}],${tail.slice(1)}`
}

function writePeriod(cells: RubricValues, period: 'N' | 'NM1'): string {
  let text = ''
  for (const [code, value] of cells) {
    // Opening values of movements stand in the column of the year before.
    const column = code.endsWith('P') && code !== '14P' ? 'NM1' : period
    text += `{"Code":"${code}","Value":"${printDecimal(value)}","Period":"${column}",${kindOf(code)}},`
  }
  return text
}

// `1961298.0`, `183375.82`
function printDecimal(hundredths: number): string {
  return hundredths % 100 === 0 ? `${hundredths / 100}.0` : String(hundredths / 100)
}

const SOCIAL = /^(10[015]\d|1[123]\d\d|[23]05\d)P?$/
const COUNTED_IN_NOTES = /^90(8[678]|9[78])/
const kinds = new Map<string, string>()

// The words of these two fields are not documented; readers must not need them.
function kindOf(code: string): string {
  const known = kinds.get(code)
  if (known !== undefined) return known
  const social = SOCIAL.test(code)
  const type = social || COUNTED_IN_NOTES.test(code) ? 'pure' : 'monetary'
  const kind = `"DataType":"${type}","TypeAmount":"${social ? 'SB' : 'AA'}"`
  kinds.set(code, kind)
  return kind
}

function writeAdministrators(officers: readonly Officer[]) {
  const NaturalPersons: object[] = []
  const LegalPersons: object[] = []
  for (const officer of officers) {
    const { holder } = officer
    const Mandates = [writeMandate(officer)]
    if ('firstName' in holder) {
      NaturalPersons.push({ Person: writePerson(holder), Mandates, Profession: holder.profession })
      continue
    }
    const { name, enterpriseNumber, seat, representative } = holder
    const kind = { IdentifierKindOfNumber: { IdentifierKindOfNumberCode: 'nmt:m1' } }
    LegalPersons.push({
      Entity: { Name: name, Identifier: enterpriseNumber, ...kind, Address: writeAddress(seat) },
      Mandates,
      Representatives: representative
        ? [{ ...writePerson(representative), Profession: representative.profession }]
        : [],
    })
  }
  return { NaturalPersons, LegalPersons }
}

// Of the Bank's list of functions only that of a director is documented; others are told in words, as filers may.
function writeMandate({ office, from, to }: Officer) {
  const director = office === 'director'
  return {
    FunctionMandate: director ? 'fct:m13' : null,
    OtherFunctionMandate: director ? null : 'Commissaris',
    MandateDates: { StartDate: from, EndDate: to },
  }
}

function writePerson({ firstName, lastName, address }: FiledPerson) {
  return { FirstName: firstName, LastName: lastName, Address: writeAddress(address) }
}

function writeAddress({ street, number, zip }: PrivateAddress) {
  return { Street: street, Number: number, Box: null, City: `pcd:m${zip}`, Country: 'cty:mBE' }
}

function writeHolding({ held, byHolder }: PlannedHolding, { periodEnd }: Deposit) {
  const equity = Number(held.enterpriseNumber.slice(2, 8))
  return {
    Entity: writeEntity(held),
    EntityLegalForm: null,
    AccountDate: periodEnd,
    Currency: 'ccy:mEUR',
    Equity: `${equity}.0`,
    NetResult: `${Math.round(equity / 12)}.5`,
    ParticipatingInterestHeld: [
      {
        Line: '1',
        Nature: 'Aandelen',
        Number: String(byHolder),
        PercentageDirectlyHeld: printShare(byHolder),
      },
    ],
  }
}

function writeEntity({ name, enterpriseNumber, address, language }: SampleCompany) {
  const { street, number, zip } = address
  return {
    Name: name,
    Identifier: enterpriseNumber,
    IdentifierKindOfNumber: { IdentifierKindOfNumberCode: 'nmt:m1' },
    Address: writeAddress({ street: street[language], number, zip }),
  }
}

// Hundredths of a percent as a fraction: `0.5001`.
function printShare(hundredths: number): string {
  return hundredths === WHOLE ? '1.0' : String(hundredths / WHOLE)
}

// The first director holds what no company does: private, but for the name.
function writeShareholders(officers: readonly Officer[], { holders, heldByPersons }: DepositOwnership) {
  const owner = officers.map(({ holder }) => holder).find(holder => 'firstName' in holder)
  return {
    EntityShareHolders: holders.map(holder => ({
      Entity: 'share' in holder ? writeForeignEntity(holder) : writeEntity(holder.holder),
      RightsHeld: [writeRight(shareOf(holder))],
    })),
    IndividualShareHolders:
      owner && heldByPersons > 0
        ? [{ Person: writePerson(owner), RightsHeld: [writeRight(heldByPersons)] }]
        : [],
  }
}

function writeForeignEntity({ name, country, identifier }: ForeignHolder) {
  const kind = { IdentifierKindOfNumber: { IdentifierKindOfNumberCode: 'nmt:m2' } }
  return { Name: name, Identifier: identifier, ...kind, Address: { Country: `cty:m${country}` } }
}

function writeRight(share: number) {
  return {
    Line: '1',
    Nature: 'Aandelen',
    NumberSecuritiesAttached: String(share),
    NumberNotSecuritiesAttached: '0',
    Percentage: printShare(share),
  }
}
