// Other blanks in a text: `vandenbroeck` as `van den broeck`, `bouw werken` as `bouwwerken`.

const MIN_PART = 2
const MAX_PART = 20
const MAX_LETTERS = 48
const MAX_VARIANTS = 4
// What each word of a segmentation costs beside its rarity, so that few long words win.
const WORD_COST = 4
const BEST_PER_END = 3

/** All parts that a text without blanks may be made of; empty for a text that is too long. */
export function listParts(glued: string): string[] {
  if (glued.length > MAX_LETTERS) return []
  const parts = new Set<string>()
  for (let from = 0; from < glued.length; from++) {
    const last = Math.min(glued.length, from + MAX_PART)
    for (let to = from + MIN_PART; to <= last; to++) parts.add(glued.slice(from, to))
  }
  return [...parts]
}

type Segmentation = { words: readonly string[]; cost: number }

/**
 * The likeliest ways to part `glued` into words with a known number of rows: the fewest and the most frequent words
 * first (Viterbi over a unigram model). At most four.
 */
export function segment(glued: string, rowsOf: (word: string) => number): string[][] {
  const best: Segmentation[][] = [[{ words: [], cost: 0 }]]
  for (let end = 1; end <= glued.length; end++) {
    const found: Segmentation[] = []
    for (let from = Math.max(0, end - MAX_PART); from <= end - MIN_PART; from++) {
      const word = glued.slice(from, end)
      const rows = rowsOf(word)
      if (rows === 0) continue
      const cost = WORD_COST + Math.log(2_000_000 / rows)
      for (const before of best[from] ?? [])
        found.push({ words: [...before.words, word], cost: before.cost + cost })
    }
    best.push(found.sort((a, b) => a.cost - b.cost).slice(0, BEST_PER_END))
  }
  return (best.at(-1) ?? []).slice(0, MAX_VARIANTS).map(({ words }) => [...words])
}
