// The words of a name as searched for. They must be among the words of people, which have hyphenated names whole and
// in parts.

import { parsePersonName } from '../officers/person-name.ts'

/** Folded, without initials; names with a hyphen in parts, so that `Jean-Pierre` finds `Jean Pierre` too. */
export function searchWordsOf(text: string): string[] {
  const { words } = parsePersonName(text)
  return [
    ...new Set(
      words.flatMap(({ text, parts, initial }) => (initial ? [] : parts.length > 0 ? [...parts] : text)),
    ),
  ]
}
