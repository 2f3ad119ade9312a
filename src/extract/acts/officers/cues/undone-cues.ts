// Changes that did not come about: a proposal that is rejected, a resignation that is refused or withdrawn.

import { isSign, isWord, type Token } from '../tokens.ts'

const REACH = 30 // tokens, within a sentence

// `rejette la proposition de révoquer`, `weigert het ontslag`
const REJECTS = /^(?:rejette(?:nt)?|refuse(?:nt)?|verwerpt|verwerpen|weigert|weigeren|lehnt|lehnen)$/
// `a retiré sa démission`, `annulation de la nomination`, `intrekking van het ontslag`
const WITHDRAWS =
  /\b(?:retir(?:e|ent|er|ant)|annul(?:e|ent|er|ation)|revien(?:t|nent) sur|renonce a|intrekking|annulering|trekt|trekken|ziehe?t?)(?: (?:a|de|du|des|sa|son|ses|la|le|les|l'|leur|zijn|haar|hun|van|het|ihren?|seinen?))*$/
// `n'est pas acceptée`, `wordt verworpen`, `wird abgelehnt`, `heeft ingetrokken`
const IS_UNDONE =
  /\b(?:n' ?(?:est|a|ont)|ne sont) pas (?:ete )?(?:accepte|approuve|adopte|retenu|suivi)|\b(?:est|sont|ete) (?:rejete|refuse|retire|annule)|\b(?:wordt|worden|werd|werden|is|zijn) (?:niet (?:aanvaard|goedgekeurd|aangenomen|weerhouden)|verworpen|afgewezen|geweigerd|ingetrokken|geannuleerd)|\b(?:heeft|hebben) (?:[a-z]+ ){0,3}ingetrokken|(?<!een einde )\bingetrokken\b|\b(?:wird|werden|wurden?) (?:nicht angenommen|abgelehnt|zuruckgezogen|verworfen)/
// What another verb of the sentence says is no longer about the change.
const NEXT_CLAUSE = /^(?:accepte[a-z]*|aanvaard[a-z]*|angenommen)$/

/** Whether the sentence says that the change told at `at` was rejected, refused or withdrawn. */
export function isUndone(tokens: readonly Token[], at: number): boolean {
  // `a retiré sa démission`
  if (/^retir/.test(tokens[at]?.fold ?? '') && isOtherChange(tokens[at + 2] ?? (tokens[at] as Token)))
    return true
  const before = clauseBefore(tokens, at)
  if (before.some(fold => REJECTS.test(fold)) || WITHDRAWS.test(before.join(' '))) return true
  return IS_UNDONE.test(wordsUntilNextCue(tokens, at).join(' '))
}

// Back to the change before it or the beginning of the sentence.
function clauseBefore(tokens: readonly Token[], at: number): string[] {
  const before = tokens.slice(Math.max(0, at - REACH), at)
  const start = before.findLastIndex(token => isSign(token, '.;:') || isOtherChange(token)) + 1
  return before
    .slice(start)
    .filter(isWord)
    .map(({ fold }) => fold)
}

function wordsUntilNextCue(tokens: readonly Token[], at: number): string[] {
  const after = tokens.slice(at + 1, at + 1 + REACH)
  const end = after.findIndex(
    (token, place) => isEndOfSentence(after, place) || isOtherChange(token) || isAccepted(after, place),
  )
  return after
    .slice(0, end < 0 ? after.length : end)
    .filter(isWord)
    .map(({ fold }) => fold)
}

function isEndOfSentence(tokens: readonly Token[], place: number): boolean {
  return (
    isSign(tokens[place], ';') || (isSign(tokens[place], '.') && (tokens[place - 1]?.text.length ?? 0) > 2)
  )
}

// `n'est pas acceptée` is the refusal itself.
function isAccepted(tokens: readonly Token[], place: number): boolean {
  return (
    NEXT_CLAUSE.test(tokens[place]?.fold ?? '') && !/^(?:pas|niet|nicht)$/.test(tokens[place - 1]?.fold ?? '')
  )
}

const isOtherChange = (token: Token): boolean =>
  !/^retir/.test(token.fold) && (token.class.cues?.some(({ change }) => change !== 'confirmation') ?? false)
