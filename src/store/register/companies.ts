// Register facts of single companies.

import type { CompanyFacts } from '../../domain/company/company.ts'
import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { Source } from '../db/source.ts'

const FIND_COMPANIES = {
  name: 'find-companies',
  text: `
    SELECT enterprise_number, legal_name, legal_form, primary_nace, street, zip, city, situation,
           natural_person, in_register
    FROM register.company
    WHERE enterprise_number = ANY ($1::integer[])`,
}

type Row = {
  enterprise_number: number
  legal_name: string
  legal_form: string | null
  primary_nace: string | null
  street: string | null
  zip: string | null
  city: string | null
  situation: string | null
  natural_person: boolean
  in_register: boolean
}

/** Companies by enterprise number, including removed ones. */
export function createCompanyReader(register: Source): BatchLoader<CompanyFacts> {
  return createBatchLoader('companies', numbers =>
    register.run(async pool => {
      const { rows } = await pool.query<Row>({ ...FIND_COMPANIES, values: [numbers] })
      return new Map(rows.map(row => [row.enterprise_number, toFacts(row)]))
    }),
  )
}

function toFacts(row: Row): CompanyFacts {
  const { street, zip, city } = row
  return {
    enterpriseNumber: enterpriseNumberFrom(row.enterprise_number),
    legalName: row.legal_name,
    legalForm: row.legal_form,
    primaryNace: row.primary_nace,
    address: street === null && zip === null && city === null ? null : { street, zip, city },
    situationCode: row.situation,
    naturalPerson: row.natural_person,
    inRegister: row.in_register,
  }
}
