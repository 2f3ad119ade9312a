// An XBRL instance as it stands: contexts, units and facts, nothing interpreted.

import type { CellConflict, DepositReference, FiledAccounts } from '../../../../domain/accounts/deposit.ts'

/** Who, when, and which dimensions. An instant has no start. */
export type Context = {
  entity: string | null
  start: string | null
  end: string | null
  /** Explicit members, `bas:m25`; where the domain is called otherwise than the dimension, `dim=dom:m1`. */
  members: string[]
  /** Typed members by dimension, `annp` → `Peeters`; null where there are none. */
  typed: Map<string, string> | null
}

export type Fact = {
  /** Namespace of the element; its prefix is the filer's affair. */
  namespace: string
  name: string
  context: string
  unit: string | null
  /** Null when the fact is nil or empty. */
  value: string | null
}

export type Instance = {
  schema: string | null
  /** `xml:lang` of the document. */
  language: string | null
  contexts: Map<string, Context>
  /** Unit id → measure, `iso4217:EUR`, prefix as written. */
  units: Map<string, string>
  facts: Fact[]
}

/** What an instance says. Its reference is known by the file's name alone. */
export type ParsedInstance = {
  header: Partial<DepositReference>
  figures: Pick<FiledAccounts, 'rubrics' | 'previousRubrics' | 'officers'>
  unknownFacts: number
  conflicts: readonly CellConflict[]
}
