// An invented deposit with all that its documents say.

import type { SampleCompany } from '../../sample-company.ts'
import type { Officer } from '../generate-officers.ts'
import type { FilledStatements } from '../statements/fill-statements.ts'

export type Deposit = {
  company: SampleCompany
  /** `2024-00012345` */
  reference: string
  /** `YYYY-MM-DD` */
  depositedOn: string
  approvedOn: string
  periodStart: string
  periodEnd: string
  /** End of the period before; null in a company's first year. */
  previousEnd: string | null
  model: string
  depositType: 'Initial' | 'Correction'
  /** `014` */
  legalForm: string
  /** Null where accounts are a PDF. */
  figures: FilledStatements | null
  officers: Officer[]
}
