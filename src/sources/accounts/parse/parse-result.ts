// Results of the reader: references from lists, figures of deposits, and unreadable files.

import type { CellConflict, DepositReference, FiledAccounts } from '../../../domain/accounts/deposit.ts'

// Error of a document that cannot be read, with a message for the operator.

/** The message gives the reason and what to do. */
export class ParseError extends Error {
  override name = 'ParseError'
}

/** Why a document could not be read; other documents are unaffected. */
export function describeParseError(error: unknown): string {
  if (error instanceof ParseError) return error.message
  const { code, name } = error as NodeJS.ErrnoException
  return `cannot be read (${code ?? name}); download the file again`
}

/** Where an item was read: `place` is the zip entry, the list position (`item 3`), or both. */
export type Location = {
  file: string
  place: string | null
}

/** Figures of a deposit, with the header fields in the file itself; the rest comes from its reference. */
export type ParsedAccounts = Location & {
  accounts: FiledAccounts
  header: Partial<DepositReference>
  /**
   * Number of numeric facts without a rubric: rows of open tables (e.g. participating interests), unknown
   * cells, duplicate values, amounts in a second currency.
   */
  unknownFacts: number
  /** Of these, cells with two values. */
  conflicts: readonly CellConflict[]
}

/** An unreadable file or part of one. The reason says what to do. */
export type UnreadableDocument = Location & { reason: string }

export type ParsedItem =
  | (Location & { reference: DepositReference })
  | ParsedAccounts
  | { unreadable: UnreadableDocument }
