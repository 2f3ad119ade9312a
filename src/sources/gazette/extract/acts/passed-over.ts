// Adverbs that may stand between any two words of a sentence and change nothing of what it states: left out before
// wordings are looked for, so that `cesse également d'être` reads as `cesse d'être`.

// and the dot of `ab dem 1. Februar`, which ends no sentence
const MONTH =
  '(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|januar|februar|marz|august|dezember)'
const DATE = `(?:\\d{1,2}(?:er|\\.)? ${MONTH} (?:19|20)\\d\\d|\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)\\d\\d)`
const SINCE =
  '(?:met (?:terugwerkende kracht|ingang|uitwerking|werking) (?:van|op|vanaf|tot)|(?:en dit |en wel |zulks )?(?:met ingang van|vanaf|per)|a (?:partir|dater|compter) du|avec effet (?:retroactif )?(?:au|a partir du|a dater du)|mit (?:ruckwirkung|wirkung) (?:zum|ab dem|vom)|ab dem)'
// `wordt met ingang van 1 maart 2020 bestuurder`
const DATED = `${SINCE} ${DATE}`
const WORDS =
  "(?:aussi|egalement|des lors|pareillement|par ailleurs|en outre|en meme temps|par la meme occasion|quant a (?:lui|elle|eux)|pour sa part|officiellement|formellement|definitivement|personnellement|volontairement|spontanement|valablement|auch|ebenfalls|gleichfalls|gleichzeitig|zugleich|ausserdem|zudem|somit|daher|hiermit|offiziell|endgultig|freiwillig|seinerseits|ihrerseits|eveneens|eensgezind|officieel|vrijwillig|spontaan|uitdrukkelijk|formeel|definitief|persoonlijk|met eenparigheid van stemmen|bij eenparigheid van stemmen|met algemeenheid van stemmen|met algemene stemmen|met unanimiteit|a l'unanimite(?: des voix)?|mit einstimmigkeit|om persoonlijke redenen|om gezondheidsredenen|om familiale redenen|om professionele redenen|pour (?:des )?raisons (?:personnelles|de sante|familiales|professionnelles)|pour convenances? personnelles?|aus (?:personlichen|gesundheitlichen|familiaren|beruflichen) grunden)"
const PASSED_OVER = new RegExp(
  `(?<=\\b\\d{1,2})\\.(?= ?(?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)\\b)|(?<=[a-z,] )(?:${DATED}|${WORDS}) (?=[a-z])`,
  'g',
)

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
