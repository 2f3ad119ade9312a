// What one sentence of an act says about mandates, before it is known of which company.

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
