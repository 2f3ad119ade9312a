// Cues in Dutch, French and German that an earlier notice is void or replaced. Matched against normalised text
// (normalise-wording.ts), so print hyphens and line breaks do not matter.

import { readPatterns } from '../read-patterns.ts'

/** A cue; `object` tells on which side of it the publication meant is named. */
type CorrectionCue = { pattern: RegExp; object: 'before' | 'after' }

const CUES: readonly (CorrectionCue & { effect: string })[] = readPatterns(
  'correction-cues',
  {
    columns: ['effect', 'object', 'pattern'],
    unique: ['pattern'],
    values: { effect: ['annulment', 'replacement'], object: ['before', 'after'] },
  },
  ({ effect, object, pattern }) => ({
    effect,
    object: object as CorrectionCue['object'],
    pattern: new RegExp(pattern, 'g'),
  }),
)

/** What makes a publication void. */
export const ANNULMENT_CUES: readonly CorrectionCue[] = CUES.filter(({ effect }) => effect === 'annulment')

/** What says that the notice takes the place of another. */
export const REPLACEMENT_CUES: readonly CorrectionCue[] = CUES.filter(
  ({ effect }) => effect === 'replacement',
)

// `n'est pas annulée`, `ne doit pas être considérée comme nulle`, `is niet als nietig te beschouwen`.
const NEGATED =
  /(?:(?:pas|point|nullement|aucunement|jamais)(?:etre|considerer|consideree?s?|lieude|tenue?s?|reputee?s?|adeclarer|declaree?s?)*|(?:niet|geenszins|nooit)(?:te|tebeschouwen|worden|beschouwd|dient|mag|hoeft|zijn)*|(?:nicht|keineswegs)(?:mehr)?)$/
const NEGATED_INSIDE =
  /(?:n|ne)(?:est|sont|sera|apas)pas|(?:is|wordt|werd)niet|(?:ist|wird|wurde)nicht|(?:dient|mag|moet|hoeft|kan)niet|nietals|nedoi(?:t|vent)pas|nichtals|nullement|geenszins|keineswegs/

/** The first of `cues` in `letters` (normalised) that is not negated; null if none. */
export function findCue(
  letters: string,
  cues: readonly CorrectionCue[],
): { start: number; end: number; object: CorrectionCue['object'] } | null {
  for (const { pattern, object } of cues)
    for (const match of letters.matchAll(pattern)) {
      const start = match.index
      if (NEGATED.test(letters.slice(Math.max(0, start - 40), start)) || NEGATED_INSIDE.test(match[0]))
        continue
      return { start, end: start + match[0].length, object }
    }
  return null
}
