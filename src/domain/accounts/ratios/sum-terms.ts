// Sum of rubrics in formula notation: `29/58 - 29`, terms and signs separated by spaces.

type SignedCode = { code: string; sign: 1 | -1 }

const PARSED_SUMS = new Map<string, readonly SignedCode[]>()

/** `29/58 - 29` → 29/58 with 1, 29 with -1. Memoized: there are few definitions. */
export function parseSum(text: string): readonly SignedCode[] {
  const known = PARSED_SUMS.get(text)
  if (known !== undefined) return known
  const words = text.split(' ')
  const terms = words.flatMap((code, at): SignedCode[] =>
    at % 2 === 1 ? [] : [{ code, sign: words[at - 1] === '-' ? -1 : 1 }],
  )
  PARSED_SUMS.set(text, terms)
  return terms
}
