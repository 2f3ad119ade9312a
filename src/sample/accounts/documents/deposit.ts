// An invented deposit with all that its documents say.

import type { SampleCompany } from '../../sample-company.ts'
import type { Officer } from '../generate-officers.ts'
import type { ForeignHolder, PlannedHolding } from '../plan-ownership.ts'
import type { FilledStatements } from '../statements/fill-statements.ts'

/** What the filing states of owners: nothing in models without such a list. */
export type DepositOwnership = {
  holdings: PlannedHolding[]
  holders: (PlannedHolding | ForeignHolder)[]
  /** What no company holds, listed or not, in hundredths of a percent. */
  heldByPersons: number
}

/** Dates are `YYYY-MM-DD`. */
export type Deposit = {
  company: SampleCompany
  /** `2024-00012345` */
  reference: string
  depositedOn: string
  approvedOn: string
  periodStart: string
  periodEnd: string
  model: string
  depositType: 'Initial' | 'Correction'
  /** `014` */
  legalForm: string
  /** Null where accounts are a PDF. */
  figures: FilledStatements | null
  officers: Officer[]
  ownership: DepositOwnership
}

// What the Bank lists of a deposit, as its web service writes it: names in PascalCase, but for the dates of the exercise.

const SERVICE = 'https://ws.cbso.nbb.be/authentic/deposit'

/** One element of a references file. Only deposits with figures have an address to fetch these from. */
export function describeReference(deposit: Deposit): Record<string, unknown> {
  const { company, reference, figures } = deposit
  const { address, language, naceCode } = company
  return {
    ReferenceNumber: reference,
    DepositDate: deposit.depositedOn,
    ExerciseDates: { startDate: deposit.periodStart, endDate: deposit.periodEnd },
    ModelType: deposit.model,
    DepositType: deposit.depositType,
    Language: language.toUpperCase(),
    Currency: 'EUR',
    EnterpriseNumber: company.enterpriseNumber,
    EnterpriseName: company.name,
    Address: {
      Street: address.street[language],
      Number: address.number,
      Box: address.box || null,
      PostalCode: address.zip,
      City: address.city[language],
      CountryCode: 'BE',
    },
    LegalForm: deposit.legalForm,
    FullFillLegalValidation: true,
    ...(naceCode === null ? {} : { ActivityCode: naceCode }),
    GeneralAssemblyDate: deposit.approvedOn,
    ...(figures === null ? {} : { AccountingDataURL: `${SERVICE}/${reference}/accountingData` }),
  }
}
