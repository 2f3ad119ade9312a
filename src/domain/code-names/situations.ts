// The register's legal situations in English, in which it names none.

import situations from '../../../data/register/situations.json' with { type: 'json' }

const ENGLISH_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(situations.english))

/** A legal situation in English; null for a code that has no name here. */
export function situationInEnglish(code: string): string | null {
  return ENGLISH_NAMES.get(code) ?? null
}
