// What the reader hands out, one piece after the other: deposits named in lists, figures of one deposit, files that
// could not be read.

import type { CellConflict, DepositReference, FiledAccounts } from '../../../domain/accounts/deposit.ts'

/** Where something was read: `place` is the entry in a zip, the position in a list (`item 3`), or both. */
export type Location = {
  file: string
  place: string | null
}

/** Figures of one deposit with what the file itself says of the deposit; the rest is told by its reference. */
export type ParsedAccounts = Location & {
  accounts: FiledAccounts
  header: Partial<DepositReference>
  /**
   * Numeric facts without a place in the rubric table: rows of open tables (participating interests, for one), cells
   * the table does not have, two values for one cell, amounts in a second currency. Counted, never guessed.
   */
  unknownFacts: number
  /** Of those, the cells with two values. */
  conflicts: readonly CellConflict[]
}

/** A file, or a part of one, that gave nothing. The reason says what to do. */
export type UnreadableDocument = Location & { reason: string }

export type ParsedItem =
  | (Location & { reference: DepositReference })
  | ParsedAccounts
  | { unreadable: UnreadableDocument }
