// Rulings on rulings: what becomes of a ruling (upheld, set aside) and what that ruling had decided, told in a
// relative clause, give the decision. An upheld refusal refuses; a refusal that is set aside refuses nothing.

import type { Act, Cue, Evidence, Matter } from './lexicon.ts'

/** A ruling that a clause upholds or sets aside, with what it had decided. */
export type ReviewedRuling = {
  outcome: 'upheld' | 'set_aside'
  /** The earlier ruling opened or gave something; if not, it refused or closed. */
  gave: boolean
  /** Evidence of the reviewing act whose object is the ruling, not the matter that it decided. */
  own: Evidence[]
  /** Evidence of what was only asked, or done by the ruling that is set aside. */
  undecided: Evidence[]
  /** What the review decides on the matter itself. */
  composed: Evidence[]
}

const REVIEWS: ReadonlySet<Act> = new Set<Act>(['withdraw', 'uphold', 'dismiss'])
const REFUSES: ReadonlySet<Act> = new Set<Act>(['dismiss', 'refuse'])
const GIVES: ReadonlySet<Act> = new Set<Act>(['open', 'impose', 'appoint', 'homologate', 'grant'])

// Between a ruling and what it decided: `le jugement du 3 mai qui a`, `het vonnis waarbij`, `das Urteil, mit dem`.
const THAT =
  /(?<![a-z])(?:dat|die|waarbij|waarmee|waarin|waardoor|qui|par +lequel|par +laquelle|lequel|laquelle|ayant|das|durch +(?:das|den|welche[sn]?)|mit +(?:dem|welche[mr])|wodurch|womit|in +zoverre|voor +zover|en +ce +qu|en +tant +qu|soweit|insofern|insoweit)(?![a-z])/
const THAT_REACH = 160
const CONTENT_REACH = 200
const REVIEW_REACH = 200
const APPEAL =
  /(?<![a-z])(?:(?:hoofd)?beroep|appels?|(?:derden)?verzet|(?:tierce +)?opposition|berufung|(?:dritt)?einspruch|drittwiderspruch|recours|rechtsmittel)(?![a-z])/
// Only a part of the ruling is reviewed.
const IN_PART =
  /(?<![a-z])(?:enkel|uitsluitend|slechts|louter|seulement|uniquement|exclusivement|lediglich|nur|wat( +[a-z]+){0,8} +betreft|en +ce +qui +concerne|quant +(?:a|au|aux)|op +het +punt|sur +(?:ce|le) +(?:seul +)?point|hinsichtlich|partiellement|gedeeltelijk|teilweise)(?![a-z])/

/** The rulings that the clause `plain` reviews and describes; `evidence` is that of its `acts`. */
export function reviewRulings(
  plain: string,
  acts: readonly Cue<Act>[],
  matters: readonly Cue<Matter>[],
  evidence: readonly Evidence[],
): ReviewedRuling[] {
  const rulings = matters.filter(({ key }) => key === 'judgment')
  return rulings.flatMap((ruling, index) => {
    const end = rulings[index + 1]?.start ?? plain.length
    const content = contentOf(plain, ruling, end, evidence)
    const review = content && reviewOf(plain, ruling, content, acts, evidence)
    return review ? [compose(plain, review, content, evidence)] : []
  })
}

// A ruling on these also names the bankruptcy or the reorganisation.
const NARROW: ReadonlySet<Matter> = new Set<Matter>(['ban', 'discharge', 'plan'])

// What the ruling had decided: a refusal before what was asked.
function contentOf(
  plain: string,
  { end }: Cue<Matter>,
  until: number,
  evidence: readonly Evidence[],
): Evidence | undefined {
  const that = THAT.exec(plain.slice(end, Math.min(until, end + THAT_REACH)))
  if (!that) return undefined
  const from = end + that.index + that[0].length
  const told = evidence.filter(
    ({ at, matter }) => matter !== 'judgment' && at >= from && at < until && at - from < CONTENT_REACH,
  )
  const given = told.filter(({ act }) => GIVES.has(act))
  return (
    told.find(({ act, recalled }) => recalled && REFUSES.has(act)) ??
    given.find(({ recalled, matter }) => recalled && NARROW.has(matter)) ??
    (given.some(({ act }) => act === 'impose') ? undefined : given.find(({ recalled }) => recalled)) ??
    told.find(({ act, matter }) => act === 'close' && matter !== 'dissolution')
  )
}

// The act that reviews the ruling: before it, or after what it had decided.
function reviewOf(
  plain: string,
  ruling: Cue<Matter>,
  content: Evidence,
  acts: readonly Cue<Act>[],
  evidence: readonly Evidence[],
): Cue<Act> | undefined {
  const reviews = acts.filter(({ key, start }) => REVIEWS.has(key) && start !== content.at)
  const review =
    reviews.findLast(({ start }) => start <= ruling.start && ruling.start - start < REVIEW_REACH) ??
    reviews.find(({ start }) => start > content.at)
  if (!review || (review.key === 'dismiss' && !APPEAL.test(plain))) return undefined
  const cancelled = evidence.some(({ at, negated, recalled }) => at === review.start && (negated || recalled))
  return cancelled ? undefined : review
}

function compose(
  plain: string,
  review: Cue<Act>,
  content: Evidence,
  evidence: readonly Evidence[],
): ReviewedRuling {
  const { act, matter, at } = content
  const outcome = review.key === 'withdraw' ? 'set_aside' : 'upheld'
  const own = evidence.filter(one => one.at === review.start && one.matter === matter)
  const decided = outcome === 'upheld' ? ofUpheld(act) : ofSetAside(content, plain)
  const composed: Evidence[] = decided
    ? [{ act: decided, matter, negated: false, recalled: false, at, composed: true }]
    : []
  const asked = evidence.filter(
    one => GIVES.has(one.act) && one.at > at && ASKED.test(plain.slice(0, one.at)),
  )
  const closed = act === 'close' && outcome === 'set_aside' ? [content] : []
  return { outcome, gave: GIVES.has(act), own, undecided: REFUSES.has(act) ? asked : closed, composed }
}

// `A rejeté la demande d'ouverture`: the opening is only asked. A comma leaves two blanks: a new clause.
const ASKED =
  /(?<![a-z])(?:demande|requete|verzoek|vraag|aanvraag|vordering|antrag)(?: (?:d|de|du|des|en|a|au|l|la|le|une?|son|sa|leur|tendant|visant|tot|van|op|om|het|een|haar|zijn|auf|zur|zum|der))* $/

// An upheld refusal or homologation decides the same once more; of others only the ruling stands.
function ofUpheld(act: Act): Act | null {
  if (act === 'close') return null
  return REFUSES.has(act) || act === 'homologate' ? act : 'uphold'
}

// Setting aside the closing of a bankruptcy does not undo the bankruptcy.
function ofSetAside({ act, matter }: Evidence, plain: string): Act | null {
  if (act === 'close') return matter === 'closing_of_dissolution' ? 'withdraw' : null
  return REFUSES.has(act) || IN_PART.test(plain) ? null : 'withdraw'
}
