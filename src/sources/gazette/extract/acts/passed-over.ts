// Adverbs that may stand between any two words of a sentence and change nothing of what it states: left out before
// wordings are looked for, so that `cesse également d'être` reads as `cesse d'être`.

// and the dot of `ab dem 1. Februar`, which ends no sentence
const PASSED_OVER =
  /(?<=\b\d{1,2})\.(?= ?(?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)\b)|(?<=[a-z,] )(?:aussi|egalement|des lors|pareillement|par ailleurs|en outre|en meme temps|par la meme occasion|quant a (?:lui|elle|eux)|pour sa part|officiellement|formellement|definitivement|personnellement|volontairement|spontanement|valablement|auch|ebenfalls|gleichfalls|gleichzeitig|zugleich|ausserdem|zudem|somit|daher|hiermit|offiziell|endgultig|freiwillig|seinerseits|ihrerseits|eveneens|eensgezind|officieel) (?=[a-z])/g

export type Closed = {
  text: string
  /** Where text was left out: its place in `text`, and how many characters were left out up to there. */
  gaps: { at: number; left: number }[]
}

/** Folded text without such adverbs. */
export function closeUp(fold: string): Closed {
  const gaps: Closed['gaps'] = []
  let left = 0
  const text = fold.replaceAll(PASSED_OVER, (word: string, at: number) => {
    gaps.push({ at: at - left, left: left + word.length })
    left += word.length
    return ''
  })
  return { text, gaps }
}

/** The place in the text as it was. */
export function placeIn({ gaps }: Closed, at: number): number {
  const gap = gaps.findLast(other => other.at <= at)
  return at + (gap?.left ?? 0)
}
