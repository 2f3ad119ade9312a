// A deposit's figures and officers as the Bank's JSON-XBRL, compact. It carries neither enterprise number nor period nor
// model, as the real ones do not.

import type { FiledPerson, Officer, PrivateAddress } from '../generate-officers.ts'
import type { RubricValues } from '../statements/rubric-values.ts'
import type { Deposit } from './deposit.ts'

/** The document as text. Only for a deposit with figures. */
export function writeJsonXbrl(deposit: Deposit): string {
  const { company, reference, figures, officers, legalForm } = deposit
  const { address, language } = company
  const head = JSON.stringify({
    ReferenceNumber: reference,
    EnterpriseName: company.name,
    Address: writeAddress({ street: address.street[language], number: address.number, zip: address.zip }),
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

const COUNTED = /^(10[015]|1[123]|90(8[678]|9[78])|[23]05)/

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

const kinds = new Map<string, string>()

// The words of these two fields are not documented; readers must not need them.
function kindOf(code: string): string {
  let kind = kinds.get(code)
  if (kind === undefined) {
    const social = /^(10[015]\d|1[123]\d\d|[23]05\d)P?$/.test(code)
    const amount = !COUNTED.test(code) || /^102\d/.test(code) || !(social || code.startsWith('90'))
    kind = `"DataType":"${amount ? 'monetary' : 'pure'}","TypeAmount":"${social ? 'SB' : 'AA'}"`
    kinds.set(code, kind)
  }
  return kind
}

function writeAdministrators(officers: readonly Officer[]) {
  const persons = officers.flatMap(({ holder, ...officer }) =>
    'firstName' in holder
      ? [{ Person: writePerson(holder), Mandates: writeMandates(officer), Profession: holder.profession }]
      : [],
  )
  const companies = officers.flatMap(({ holder, ...officer }) =>
    'firstName' in holder
      ? []
      : [
          {
            Entity: {
              Name: holder.name,
              Identifier: holder.enterpriseNumber,
              IdentifierKindOfNumber: { IdentifierKindOfNumberCode: 'nmt:m1' },
              Address: writeAddress(holder.seat),
            },
            Mandates: writeMandates(officer),
            Representatives: holder.representative
              ? [{ ...writePerson(holder.representative), Profession: holder.representative.profession }]
              : [],
          },
        ],
  )
  return { NaturalPersons: persons, LegalPersons: companies }
}

// Of the Bank's list of functions only that of a director is documented; others are told in words, as filers may.
function writeMandates({ office, from, to }: Omit<Officer, 'holder'>) {
  const director = office === 'director'
  return [
    {
      FunctionMandate: director ? 'fct:m13' : null,
      OtherFunctionMandate: director ? null : 'Commissaris',
      MandateDates: { StartDate: from, EndDate: to },
    },
  ]
}

function writePerson({ firstName, lastName, address }: FiledPerson) {
  return { FirstName: firstName, LastName: lastName, Address: writeAddress(address) }
}

function writeAddress({ street, number, zip }: Omit<PrivateAddress, 'town'>) {
  return { Street: street, Number: number, Box: null, City: `pcd:m${zip}`, Country: 'cty:mBE' }
}

// The first director holds all shares: private, and not to be carried on.
function writeShareholders(officers: readonly Officer[]) {
  const owner = officers.map(({ holder }) => holder).find(holder => 'firstName' in holder)
  if (!owner || !('firstName' in owner)) return { EntityShareHolders: [], IndividualShareHolders: [] }
  const rights = [
    {
      Line: '1',
      Nature: 'Aandelen',
      NumberSecuritiesAttached: '100',
      NumberNotSecuritiesAttached: '0',
      Percentage: '1.0',
    },
  ]
  return {
    EntityShareHolders: [],
    IndividualShareHolders: [{ Person: writePerson(owner), RightsHeld: rights }],
  }
}
