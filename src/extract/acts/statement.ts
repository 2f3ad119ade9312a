// An officer statement of one sentence, before it is linked to a company.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { MandateChange, Office, Span } from '../../domain/publications/gazette-fact.ts'
import type { Term } from './effect.ts'

export type Statement = {
  change: MandateChange
  office: Office
  role: string
  holder: { kind: 'person' | 'company'; name: string; enterpriseNumber: EnterpriseNumber | null }
  representative: string | null
  effectiveOn: string | null
  immediate: boolean
  term: Term
  span: Span
}
