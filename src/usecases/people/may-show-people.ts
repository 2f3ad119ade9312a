// Whether an answer about a company may name people over companies: only when the look-up was recorded.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { toResult } from '../to-result.ts'
import type { RecordLookup } from './lookup-log.ts'

/** `keyId`: of a key with the right to people, else null. False also when the look-up could not be recorded. */
export type MayShowPeople = (number: EnterpriseNumber, keyId: string | null) => Promise<boolean>

export function createMayShowPeople({ recordLookup }: { recordLookup: RecordLookup }): MayShowPeople {
  return async (number, keyId) => {
    if (keyId === null) return false
    const recorded = await toResult(recordLookup({ kind: 'network', by: { keyId }, subject: number }))
    return 'answer' in recorded
  }
}
