// Finds lexicon cues in a clause.

export type Cue<Key> = { key: Key; start: number; end: number }

/** The cues of `table` in `plain`, in order. */
export function findCues<Key>(plain: string, table: readonly [Key, RegExp][]): Cue<Key>[] {
  return table
    .flatMap(([key, pattern]) =>
      [...plain.matchAll(pattern)].map(match => ({
        key,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.start - b.start)
}
