// An invented deposit with all that its documents say.

import type { SampleCompany } from '../../sample-company.ts'
import type { Officer } from '../generate-officers.ts'
import type { FilledStatements } from '../statements/fill-statements.ts'

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
}
