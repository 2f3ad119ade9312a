// When a company has no deposits. "Never filed" is told to users as a fact, and under pressure the service gives an
// empty list for companies that have filed: an empty one is asked for again before it is believed.

import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import type { Clock } from '../../../platform/clock.ts'
import { requireCompany } from './check-subject.ts'
import { AccountsServiceAnswerError } from './errors.ts'
import { readList } from './response-content.ts'

/** References as the Bank gave them (JSON), and how many there are: at least one. */
export type ReferenceList = { bytes: Uint8Array; count: number }

export type VerifyEmptyOptions = { clock: Clock; waitsMs: readonly number[]; signal?: AbortSignal }

/**
 * Asks until there are deposits, status 404 says that there are none (null), or the list was empty each time: once
 * more after each of `waitsMs`.
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
      throw new AccountsServiceAnswerError('unreadable', url, { detail: 'no list of deposits' })
    requireCompany(items, number, url)
    if (items.length > 0) return { bytes, count: items.length }
    if (waitMs !== null) await clock.sleep(waitMs, signal)
  }
  return null
}
