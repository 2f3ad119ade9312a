// Given names common in Belgium, folded (lower case, no accents). They tell a second given name from a second family
// name, and two different names (Martin, Martine) from one name with a slip of the pen.
// An unknown name is only compared with less knowledge.

import given from '../../../data/names/given-names.json' with { type: 'json' }

const GIVEN_NAMES: ReadonlySet<string> = new Set(given.names)

/** True for a folded word that is a common given name. */
export function isGivenName(word: string): boolean {
  return GIVEN_NAMES.has(word)
}

// `Jean Pierre` is one double name, not Jean with a second name.
const DOUBLE_NAME_STARTS: ReadonlySet<string> = new Set(['jean', 'marie', 'anne', 'pierre', 'hans', 'karl'])

/** True when a following given name usually forms a double name: `Jean Pierre`, `Marie Claire`. */
export function startsDoubleName(word: string): boolean {
  return DOUBLE_NAME_STARTS.has(word)
}
