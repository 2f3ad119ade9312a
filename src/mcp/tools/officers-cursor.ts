// Where lists of mandates go on, as text that an agent hands back: how many of each were shown. Their order is no lasting one (a
// mandate that ends moves down), so that the cursor names the lists too: of others it leads to the beginning, and nobody is
// passed over.

import { createHash } from 'node:crypto'

/** How many of each list come before. */
export type ListOffsets = {
  officers: number
  auditors: number
  courtAppointed: number
  namedInAccounts: number
}

export type OfficersCursor = ListOffsets & { lists: string }

export const FIRST_PAGE: ListOffsets = { officers: 0, auditors: 0, courtAppointed: 0, namedInAccounts: 0 }

const CURSOR = /^o(\d{1,6})a(\d{1,6})c(\d{1,6})n(\d{1,6})-([a-p]{8})$/

/** What a cursor names; null when it is none of ours. */
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

/** Names lists. In letters alone: digits might be taken for a number that is struck out. */
export function hashLists(lists: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 8)
  return hash.replace(/./g, digit => 'abcdefghijklmnop'.charAt(Number.parseInt(digit, 16)))
}
