// Queries of the kinds of this folder, and what must be found for each.

/**
 * What a query must find. Several companies may fit: the first one that fits counts.
 * - `foldedName`: any company with this name.
 * - `enterpriseNumber`: this company, or one with an identical `sameName` where that is given.
 * - `street`: any company with an address in this folded street, with the house number if given, and in the town:
 *   with this postal code, or in this municipality where that is given too.
 * - `naceCodes`: any company whose main activity begins with one of the codes, in the town if one is given.
 */
export type Expected =
  | { foldedName: string }
  | { enterpriseNumber: number; sameName?: string }
  | { street: string; zip?: string; city?: string; houseNumber?: string }
  | { naceCodes: string[]; zip?: string; city?: string }

export type KindQuery = { kind: string; text: string; expected: Expected }

export type Written = Omit<KindQuery, 'kind'>

/** An address as people type it; streets without the suffix of a merged village. */
export type Address = {
  streetNl: string
  streetFr: string
  houseNumber: string
  box: string | null
  zip: string
  townNl: string
  townFr: string
}

/** A company with one of its names, and its address if that is in Belgium. */
export type Company = {
  enterpriseNumber: number
  /** Ten digits. */
  digits: string
  name: string
  address: Address | null
  /** Ten digits; null without establishments. */
  establishment: string | null
}

/** What writers may use besides the company. */
export type Surroundings = {
  random: () => number
  /** Words that occur in no name of the register. */
  unknownWords: string[]
}

/** Null where the rule does not apply to the company. */
export type Writer = (company: Company, surroundings: Surroundings) => Written | null

export type Kind = {
  kind: string
  /** POSIX regular expression, case ignored, of the names that the rule applies to; all by default. */
  names?: string
  write: Writer
}
