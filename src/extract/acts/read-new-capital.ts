// Extracts a company's new capital. What an act says of it in several places must agree: what it is brought to, by how much,
// and what the new article of the statutes states.

import { type Amount, findAmounts, formatAmount } from '../text/amounts.ts'
import { DECIDED } from './company-changes.ts'
import type { Sentence } from './officers/parse-act.ts'

export type NewCapital = {
  before: string | null
  after: string
  /** The act changes the capital to what it states as its result, or replaces the article that states it. */
  decided: boolean
  start: number
  end: number
}

const CAPITAL = /\b(?:capital|kapitaal|[a-z]*kapital)/
const MOVES =
  /(?:augment|reduc|redui|diminu|convert|exprim|verho|vermin|verring|erhoh|herab)[a-z]* .{0,90}(?:capital|kapitaal|kapital)|(?:capital|kapitaal|kapital)[a-z]* .{0,90}(?:augment|redui|port|convert|exprim|verho|gebracht|erhoh|verring)|kapitaal(?:verhog|vermind)|kapital(?:erhoh|herab|-?ver)/
const BROUGHT =
  /\b(?:porter|porte|portant|portee?|ramener|ramene|converti[er]?|exprimer|te brengen|gebracht|fixer|fixe)\b/
const REACH = 600 // characters
const LONGEST_SENTENCE = 3_000 // characters

// What stands before an amount.
const SUM =
  '(?:(?:la somme|une somme|un montant|le montant|het bedrag|een bedrag|den betrag|einen betrag) (?:de|van|von) )?'
const TO = new RegExp(`(?:\\ba|\\bop|\\btot|\\bnaar|\\bauf|\\bzu|\\ben|\\bin|\\bsoit|:)[ :]*${SUM}\\(?$`)
const FROM = new RegExp(`(?<!(?:somme|montant|bedrag|betrag|totale?) )(?:\\bde|\\bvan|\\bvon)[ :]*${SUM}$`)
const BY =
  /(?:(?:concurrence|montant|hauteur) (?:de |d' ?)(?:une somme de|un montant de)?|\bmet|\bmit|\bum|belope van)[ :]*$/
// `le capital est effectivement porté à`, `le capital social est fixé à la somme de`, `Het kapitaal bedraagt`
const STATED =
  /\b(?:capital|kapitaal|[a-z]*kapital)(?! (?:autorise|minimum))\b[^.;]{0,90}\b(?:fixe|porte|parte|ramene|redui[a-z]*|eleve|vastgesteld|gebracht|festgesetzt|converti|auf)\b[^.;\d]{0,45}$/
// `le capital est de`, `het kapitaal bedraagt`
const AMOUNTS_TO =
  /\b(?:capital|kapitaal|[a-z]*kapital)\b[^.;\d]{0,60}\b(?:(?:est|sera) (?:(?:actuellement|desormais|dorenavant|donc|ainsi) ){0,2}de|bedraagt|betragt)[ :«"“]*$/
const EARLIER =
  /\b(?:a|ete|avait|werd|wurde) (?:ete )?(?:augment|redui|port|verho|erhoh|fixe).*\ben date du\b|\ben date du\b.*\ba ete\b|\b(?:lors de la |a la )?constitution de\b|\b(?:a l'|des l')origine\b|\binitial|\b(?:etait|elevait|avait|bedroeg|betrug|oprichting|oorspronkelijk|grundung)\b|\bcapital (?:social )?(?:autorise|minimum)|\bau moins\b/
const NOW = /\b(?:effectivement|ainsi|daadwerkelijk|tatsachlich|thans|desormais|dorenavant|nunmehr)\b/
// `L'article cinq est remplacé par`
const REPLACED = /\b(?:remplace|devient|supprime|libelle|vervangen|luidt|ersetzt|lautet)\b/
const LEAD = 170 // characters before an amount

type Move = { before: Amount | null; by: Amount | null; after: Amount; sentence: Sentence }
type State = { amount: Amount; now: boolean; replaced: boolean; sentence: Sentence }

/** The new capital, and the one before where the change tells it; null if none is printed. */
export function readNewCapital(sentences: readonly Sentence[]): NewCapital | null {
  const moves: Move[] = []
  const states: State[] = []
  for (const [at, { fold: whole, ...rest }] of sentences.entries()) {
    const sentence = { ...rest, fold: whole.slice(0, LONGEST_SENTENCE) }
    if (!CAPITAL.test(sentence.fold) || EARLIER.test(sentence.fold)) continue
    const text = `${sentence.fold} ${(sentences[at + 1]?.fold ?? '').slice(0, LONGEST_SENTENCE)}`
    const move = sentence.inStatutes ? null : readMove(text, sentence)
    if (move) moves.push(move)
    const above = (sentences[at - 1]?.fold ?? '').slice(-LONGEST_SENTENCE)
    states.push(...readStates(text, sentence, REPLACED.test(`${above} ${sentence.fold}`)))
  }
  const move = chooseMove(moves, states)
  const state = chooseState(states)
  if (!move && !state) return null
  // Several results, of which none is said to hold from now on or follows from the change.
  if (isContested(states, move)) return null
  const isStated = state !== undefined && (!move || !isProved(move) || isEqual(state.amount, move.after))
  const { amount, sentence } =
    isStated && state ? state : { amount: (move as Move).after, sentence: (move as Move).sentence }
  const before = move && isEqual(move.after, amount) ? move.before : null
  return {
    before: before && formatAmount(before),
    after: formatAmount(move && isEqual(move.after, amount) ? withPrint(amount, move.after) : amount),
    decided:
      (move !== undefined && (state !== undefined || DECIDED.test(move.sentence.fold))) ||
      states.some(({ replaced }) => replaced),
    ...sentence.span,
  }
}

const isContested = (states: readonly State[], move: Move | undefined): boolean =>
  new Set(states.map(({ amount }) => amount.cents)).size > 1 &&
  !states.some(({ amount, now }) => now || (move && isEqual(amount, move.after)))

// What holds from now on, unless it is converted afterwards.
function chooseState(states: readonly State[]): State | undefined {
  const [now, last] = [states.findLast(one => one.now), states.at(-1)]
  const isConverted = now && last && now.amount.currency === 'BEF' && last.amount.currency === 'EUR'
  return isConverted ? last : (now ?? last)
}

const isEqual = (one: Amount, other: Amount): boolean => one.cents === other.cents

// The print of either.
const withPrint = (one: Amount, other: Amount): Amount => ({
  ...one,
  digits: one.digits ?? other.digits,
  currency: one.currency ?? other.currency,
})

// The last one that the act states as result, else the last that is no history of the capital.
const chooseMove = (moves: readonly Move[], states: readonly State[]): Move | undefined =>
  moves.findLast(({ after }) => states.some(({ amount }) => isEqual(amount, after))) ??
  moves.findLast(({ sentence }, at) => at === 0 || !HISTORY.test(sentence.fold))

const HISTORY =
  /^\W*(?:\d+\W+)?(?:aux termes|suivant|par|bij|blijkens|laut) (?:d'un|un|acte|akte|proces|decision|beslissing)/

// What it was, and by how much it changes, give what it is.
const isProved = ({ before, by, after }: Move): boolean =>
  before !== null && by !== null && Math.abs(after.cents - before.cents) === by.cents

function readMove(text: string, sentence: Sentence): Move | null {
  const from = MOVES.exec(sentence.fold)?.index
  if (from === undefined) return null
  const clause = text.slice(from, from + REACH)
  const amounts = findAmounts(clause)
  const leadOf = ({ start }: Amount) => clause.slice(Math.max(0, start - LEAD), start)
  const brought = BROUGHT.exec(clause)?.index ?? Number.POSITIVE_INFINITY
  const before = amounts.find(one => FROM.test(leadOf(one)) && !BY.test(leadOf(one))) ?? null
  const after = amounts.find(
    one => TO.test(leadOf(one)) && one.start > Math.min(brought, before?.start ?? brought),
  )
  if (!after) return null
  const by = amounts.find(one => one !== before && one !== after && BY.test(leadOf(one))) ?? null
  return { before, by, after, sentence }
}

function readStates(text: string, sentence: Sentence, replaced: boolean): State[] {
  return findAmounts(text)
    .filter(({ start }) => start < sentence.fold.length + LEAD)
    .flatMap(amount => {
      const lead = text.slice(Math.max(0, amount.start - LEAD), amount.start)
      const isResult = (STATED.test(lead) && TO.test(lead)) || AMOUNTS_TO.test(lead)
      return isResult ? [{ amount, now: NOW.test(lead), replaced, sentence }] : []
    })
    .slice(0, 1)
}
