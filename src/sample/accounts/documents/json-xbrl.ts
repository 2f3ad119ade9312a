// A deposit's figures and officers as the Bank's JSON-XBRL, compact. As the real ones it carries neither enterprise number
// nor period nor model.

import type { FiledPerson, Officer, PrivateAddress } from '../generate-officers.ts'
import type { RubricValues } from '../statements/rubric-values.ts'
import type { Deposit } from './deposit.ts'

/** The document as text. Only for a deposit with figures. */
export function writeJsonXbrl(deposit: Deposit): string {
  const { company, reference, figures, officers, legalForm } = deposit
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
    ParticipatingInterests: [],
    Shareholders: writeShareholders(officers),
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

// The first director holds all shares: private, and not to be published.
function writeShareholders(officers: readonly Officer[]) {
  const owner = officers.map(({ holder }) => holder).find(holder => 'firstName' in holder)
  const held = { Line: '1', Nature: 'Aandelen', NumberSecuritiesAttached: '100' }
  const rights = { ...held, NumberNotSecuritiesAttached: '0', Percentage: '1.0' }
  return {
    EntityShareHolders: [],
    IndividualShareHolders: owner ? [{ Person: writePerson(owner), RightsHeld: [rights] }] : [],
  }
}
