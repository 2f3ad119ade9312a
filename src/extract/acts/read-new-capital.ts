// Extracts a company's new capital.

import type { Sentence } from './officers/parse-act.ts'
import type { NewValue } from './read-new-seat.ts'

// Not a number of shares: `1 880) actions`.
const AMOUNT =
  /(?!\d[\d. ]*\)? ?(?:actions|parts|aandelen|aktien|anteile)\b)\d{1,3}(?:[. ]\d{3})+(?:,\d{1,2})?(?: ?(?:eur|euros?|€))?|\d{4,}(?:,\d{1,2})?(?: ?(?:eur|euros?|€))/g
const RAISED =
  /(?:augment|reduc|redui|diminu|convert|verho|vermin|erhoh|herab)[a-z]* .{0,90}(?:capital|kapitaal|kapital)|(?:capital|kapitaal|kapital) .{0,90}(?:augment|redui|port|convert|verho|gebracht|erhoh)/
const BROUGHT =
  /\b(?:porter|porte|portant|portee?|ramener|ramene|converti|te brengen|gebracht|bringen|fixer|fixe)\b/g
// The change is described after the amount.
const HOW =
  /\bpar (?:la |voie|l'|un |apport|emission|creation|incorporation|souscription)|\bmoyennant\b|\breprese(?:nte|ntee)\b|\bdoor\b|\bdurch\b/
const REACH = 400 // characters

// `a été augmenté par décision de l'assemblée en date du …`: an earlier change.
const EARLIER =
  /\b(?:a|ete|avait|werd|wurde) (?:ete )?(?:augment|redui|port|verho|erhoh).*\ben date du\b|\ben date du\b.*\ba ete\b/

const STATED = /effectivement (?:porte|ramene|reduit)|daadwerkelijk (?:gebracht|verhoogd)|tatsachlich/
const REDUCED = /\b(?:redui|reduc|ramene|diminu|vermin|herab)/

/**
 * The new capital; null if none is printed. Completed changes take precedence; with a reduction and an
 * increase the last amount counts.
 */
export function readNewCapital(sentences: readonly Sentence[]): NewValue | null {
  const sums = sentences.flatMap((sentence, at) => {
    const { fold, inStatutes } = sentence
    const raised = inStatutes || EARLIER.test(fold) ? null : RAISED.exec(fold)
    const value = raised && sumBehind(`${fold} ${sentences[at + 1]?.fold ?? ''}`, raised.index)
    return value ? [{ value, sentence }] : []
  })
  const [first] = sums
  if (!first) return null
  const stated = sums.findLast(({ sentence }) => STATED.test(sentence.fold))
  const last = REDUCED.test(first.sentence.fold) ? sums.at(-1) : undefined
  const { value, sentence } = stated ?? last ?? first
  return { value, ...sentence.span }
}

function sumBehind(text: string, from: number): string | null {
  for (const { index } of text.slice(from).matchAll(BROUGHT)) {
    const behind = text.slice(from + index, from + index + REACH)
    const end = HOW.exec(behind)?.index ?? behind.length
    const last = [...behind.slice(0, end).matchAll(AMOUNT)].at(-1)
    if (last) return last[0].replaceAll(/\s+/g, ' ').replace(/ ?(?:eur|euros?|€)$/, ' EUR')
  }
  return null
}
