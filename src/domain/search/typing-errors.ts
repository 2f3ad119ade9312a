// How likely a typing error is. Fingers leave letters out and change their order more often than they hit one certain
// wrong key: of all words with one error the likelier ones are meant first.

// Rows of Belgian (AZERTY) and other (QWERTY) keyboards.
const KEY_ROWS = ['azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const NEIGHBOURS: ReadonlySet<string> = new Set(
  KEY_ROWS.flatMap(row =>
    [...row].slice(1).flatMap((key, at) => [`${row.charAt(at)}${key}`, `${key}${row.charAt(at)}`]),
  ),
)

/** 0: letters left out or in another order; 1: a letter twice, or a key beside the right one; 2: any other error. */
export type TypingErrorRank = 0 | 1 | 2

/** The rank of the error by which `typed` was typed for `meant`; of more than one error that of the first. */
export function rankTypingError(typed: string, meant: string): TypingErrorRank {
  if (meant.length > typed.length) return 0
  let at = 0
  while (at < typed.length && typed.charAt(at) === meant.charAt(at)) at++
  const [letter, next, before] = [typed.charAt(at), typed.charAt(at + 1), typed.charAt(at - 1)]
  if (meant.length < typed.length) return letter === before || NEIGHBOURS.has(`${before}${letter}`) ? 1 : 2
  if (letter === meant.charAt(at + 1) && next === meant.charAt(at)) return 0
  return NEIGHBOURS.has(`${letter}${meant.charAt(at)}`) ? 1 : 2
}
