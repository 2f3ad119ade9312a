// Verifies that a company has no deposits. Under load the service returns empty lists for companies that have
// filed, so an empty list is requested again before it is accepted.

import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import type { Clock } from '../../../platform/clock.ts'
import { requireCompany } from './check-subject.ts'
import { AccountsServiceAnswerError } from './errors.ts'
import { readList } from './response-content.ts'

/** References as received (JSON), and their number: at least one. */
export type ReferenceList = { bytes: Uint8Array; count: number }

type VerifyEmptyOptions = { clock: Clock; waitsMs: readonly number[]; signal?: AbortSignal }

/**
 * Requests the list until it has deposits, status 404 says there are none (null), or it was empty every time:
 * once more after each of `waitsMs`.
 */
export async function listReferencesVerifyingEmpty(
  ask: () => Promise<{ url: string; bytes: Uint8Array; value: unknown } | null>,
  number: EnterpriseNumber,
  { clock, waitsMs, signal }: VerifyEmptyOptions,
): Promise<ReferenceList | null> {
  for (const waitMs of [...waitsMs, null]) {
    const document = await ask()
    if (document === null) return null
    const { url, bytes, value } = document
    const items = readList(value)
    if (items === null)
      throw new AccountsServiceAnswerError('unreadable', url, { detail: 'not a list of deposits' })
    requireCompany(items, number, url)
    if (items.length > 0) return { bytes, count: items.length }
    if (waitMs !== null) await clock.sleep(waitMs, signal)
  }
  return null
}
