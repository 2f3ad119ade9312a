// Pagination cursor of officer lists: an offset per list and a hash of the lists. The order is not stable (ended mandates
// move down), so a cursor whose hash no longer matches restarts at the first page and skips nobody.

import { createHash } from 'node:crypto'

/** Offset in each list. */
type ListOffsets = {
  officers: number
  auditors: number
  courtAppointed: number
  namedInAccounts: number
}

export type OfficersCursor = ListOffsets & { lists: string }

export const FIRST_PAGE: ListOffsets = { officers: 0, auditors: 0, courtAppointed: 0, namedInAccounts: 0 }

const CURSOR = /^o(\d{1,6})a(\d{1,6})c(\d{1,6})n(\d{1,6})-([a-p]{8})$/

/** Null for an invalid cursor. */
export function parseCursor(text: string): OfficersCursor | null {
  const [, officers, auditors, courtAppointed, namedInAccounts, lists] = CURSOR.exec(text) ?? []
  if (lists === undefined) return null
  return {
    officers: Number(officers),
    auditors: Number(auditors),
    courtAppointed: Number(courtAppointed),
    namedInAccounts: Number(namedInAccounts),
    lists,
  }
}

export function formatCursor({
  officers,
  auditors,
  courtAppointed,
  namedInAccounts,
  lists,
}: OfficersCursor): string {
  return `o${officers}a${auditors}c${courtAppointed}n${namedInAccounts}-${lists}`
}

/** Letters only, because the redaction of personal numbers could strike out digits. */
export function hashLists(lists: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 8)
  return hash.replace(/./g, digit => 'abcdefghijklmnop'.charAt(Number.parseInt(digit, 16)))
}
