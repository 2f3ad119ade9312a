// Acts that a party asks for, and infinitives that no court decides.

import { type Act, type Cue, findWords, hasWords } from './lexicon.ts'

const REQUEST_REACH = 110
// `De sluiting van de vereffening te vorderen`: the infinitive follows the requested act.
const ASKED_BEHIND =
  /^(?: +[a-z]+){0,6} +(?:te +(?:vorderen|vragen|verzoeken)|zu +beantragen|(?:zal|zullen|wird) +(?:[a-z]+ +){0,4}(?:worden +)?(?:gevraagd|gevorderd|voorgesteld|verzocht|beantragt))(?![a-z])/

// A request is no decision: `vordert de aanstelling van …`, `une demande tendant à voir rapporter …`.
export function isRequested(plain: string, cue: Cue<Act>, acts: readonly Cue<Act>[]): boolean {
  if (DECIDES_REQUESTS.has(cue.key)) return false
  if (isInfinitive(plain, cue) || ASKED_BEHIND.test(plain.slice(cue.end, cue.end + REQUEST_REACH)))
    return true
  const from = Math.max(0, cue.start - REQUEST_REACH)
  const before = plain.slice(from, cue.start)
  const asked = findWords('requests', before).at(-1)
  return (
    asked !== undefined &&
    !isAnswered(plain, { start: from + asked.start, end: from + asked.end }, cue, acts) &&
    !ALLOWED.test(before) &&
    !/ (?:is|wordt|werd|est|a ete) /.test(before.slice(asked.end))
  )
}

const ANSWER_REACH = 30
const NEXT_DECISION = / {2,}| (?:et|en|und) /

// `Het verzoek tot … afwees`: the request is decided. `A rejeté la demande en faillite, déclare ouverte …`: decided before
// it is named.
function isAnswered(
  plain: string,
  asked: { start: number; end: number },
  cue: Cue<Act>,
  acts: readonly Cue<Act>[],
): boolean {
  return acts.some(other => {
    if (!DECIDES_REQUESTS.has(other.key) || isInfinitive(plain, other)) return false
    if (other.start >= asked.end) return other.end <= cue.start
    const isNamedBehind = other.end <= asked.start && asked.start - other.end < ANSWER_REACH
    return isNamedBehind && NEXT_DECISION.test(plain.slice(asked.end, cue.start))
  })
}

// `Om de dissolutie op te heffen`: an infinitive decides only after a deciding verb.
function isInfinitive(plain: string, { start, end }: Cue<Act>): boolean {
  const word = plain.slice(start, end)
  if (word.split(/ +/).length > 3 || NO_INFINITIVE.test(word)) return false
  if (!/ te |^te |(?:^| )[a-z]+(?:er|oir)$/.test(word)) return false
  return (
    !DECIDES_WHAT.test(plain.slice(0, start)) &&
    !hasWords('decides', plain.slice(Math.max(0, start - 50), start))
  )
}

// `Beslist het vonnis van 21 oktober 2025, A/25/04910, in te trekken`: numbers in between are ignored.
const DECIDES_WHAT =
  /(?<![a-z])(?:beslist|besluit|beveelt|beschliesst) +(?:het|dit|dat|zijn|haar|de|das|sein) +(?:[a-z]+ +){1,4}(?:(?:van|d|dd|vom) +)*(?:[a-z]{0,10} *[0-9]+ +|[a-z] +|(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) +)*(?:[a-z]+ +){0,4}$/

const NO_INFINITIVE = /vereffenaar|gesteld|gegrond|hinter|unter|(?:^| )(?:over|onder|door|pour|par|sur)$/

const ALLOWED =
  /(?<!pas )fait droit|faisant droit|inwillig|ontvankelijk en|recevable et|gegrond|op verzoek|op vordering|a la (?:requete|demande)/
const DECIDES_REQUESTS: ReadonlySet<Act> = new Set<Act>(['dismiss', 'refuse', 'allow', 'grant', 'uphold'])

// `Weigert het plan te homologeren`: the infinitive is the refused act, at any distance from the verb.
export function isRefusedInfinitive(
  plain: string,
  { start, end }: Cue<Act>,
  acts: readonly Cue<Act>[],
): boolean {
  if (!/ (?:te|zu|de|d) +$/.test(plain.slice(0, start)) || !/(?:er|ir|re|en)$/.test(plain.slice(start, end)))
    return false
  // A relative clause between them tells of the opening.
  return acts.findLast(other => other.end <= start && other.key !== 'open')?.key === 'refuse'
}
