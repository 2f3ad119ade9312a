// Separable verbs of Dutch and German: `stelt … aan`, `beruft … ab`, `aan te stellen`.

import type { MandateChange } from '../../../../domain/publications/gazette-fact.ts'
import { memoize } from '../../../../platform/cache/memoize.ts'
import { has, isSign, type Token } from '../tokens.ts'
import { type FoundCue, toCue } from './found-cue.ts'
import { endsLater } from './mandate-ends.ts'

const SEPARABLE: { verb: RegExp; particle: RegExp; change: MandateChange; side: FoundCue['side'] }[] = [
  { verb: /^(?:beruft|berufen|berief|beriefen)$/, particle: /^ab$/, change: 'dismissal', side: 'after' },
  { verb: /^(?:setzt|setzen)$/, particle: /^ein$/, change: 'appointment', side: 'after' },
  {
    verb: /^(?:wahlt|bestellt|ernennt|beruft)$/,
    particle: /^(?:wieder|erneut)$/,
    change: 'reappointment',
    side: 'after',
  },
  { verb: /^(?:scheidet|scheiden)$/, particle: /^aus$/, change: 'resignation', side: 'before' },
  { verb: /^(?:legt|legen)$/, particle: /^(?:nieder|neer)$/, change: 'resignation', side: 'before' },
  { verb: /^(?:tritt|treten)$/, particle: /^zuruck$/, change: 'resignation', side: 'before' },
  {
    verb: /^(?:stelt|stellen|stelde|wijst|wijzen|duidt|duiden|duidde)$/,
    particle: /^aan$/,
    change: 'appointment',
    side: 'after',
  },
  { verb: /^(?:trekt|trekken)$/, particle: /^in$/, change: 'dismissal', side: 'after' },
  { verb: /^(?:geeft|geven)$/, particle: /^(?:handen|door|over)$/, change: 'resignation', side: 'before' },
  { verb: /^(?:treedt|treden)$/, particle: /^(?:toe|aan|dienst)$/, change: 'appointment', side: 'before' },
  { verb: /^(?:neemt|nemen)$/, particle: /^(?:waar|zich)$/, change: 'appointment', side: 'before' },
  { verb: /^(?:stelt|stellen)$/, particle: /^beschikking$/, change: 'resignation', side: 'before' },
  {
    verb: /^(?:loopt|lopen|liep|liepen)$/,
    particle: /^(?:af|einde)$/,
    change: 'end_of_term',
    side: 'before',
  },
  { verb: /^(?:vaardigt|vaardigen)$/, particle: /^af$/, change: 'appointment', side: 'after' },
  { verb: /^(?:draagt|dragen)$/, particle: /^op$/, change: 'appointment', side: 'after' },
  { verb: /^(?:volgt|volgen)$/, particle: /^op$/, change: 'appointment', side: 'before' },
  { verb: /^(?:treedt|treden)$/, particle: /^(?:af|terug)$/, change: 'resignation', side: 'before' },
]
const verbsOf = memoize((fold: string) => SEPARABLE.filter(({ verb }) => verb.test(fold)), 10_000)

// `aan te stellen`, `in te trekken`: names may be on either side.
const SEPARABLE_INFINITIVES: { particle: RegExp; verb: RegExp; change: MandateChange; weak: boolean }[] = [
  { particle: /^aan$/, verb: /^(?:stellen|duiden|wijzen)$/, change: 'appointment', weak: false },
  { particle: /^op$/, verb: /^dragen$/, change: 'appointment', weak: true },
  { particle: /^in$/, verb: /^trekken$/, change: 'dismissal', weak: true },
  { particle: /^af$/, verb: /^zetten$/, change: 'dismissal', weak: false },
  { particle: /^stop$/, verb: /^zetten$/, change: 'end_of_term', weak: true },
]

/** Infinitive of a separable verb, with `te` between its parts. */
export function separableInfinitiveAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (tokens[at + 1]?.fold !== 'te') return null
  const [particle, verb] = [tokens[at]?.fold ?? '', tokens[at + 2]?.fold ?? '']
  const found = SEPARABLE_INFINITIVES.find(one => one.particle.test(particle) && one.verb.test(verb))
  return found ? { ...toCue(found.change, 'either', at), to: at + 3, weak: found.weak } : null
}

const AND = /^(?:en|und)$/
const VERB_REACH = 120 // tokens: three companies with their representatives and addresses
const LOOSE_REACH = 45 // tokens, in which the particle need not end the clause

/** `beruft Frau X mit sofortiger Wirkung ab`: the particle at the end of the clause completes the verb. */
export function separableVerbAt(tokens: readonly Token[], at: number): FoundCue | null {
  const fold = tokens[at]?.fold ?? ''
  const verbs = verbsOf(fold)
  if (verbs.length === 0 || /^(?:te|als)$/.test(tokens[at - 1]?.fold ?? '')) return null
  const after = tokens.slice(at + 1, at + VERB_REACH)
  const end = after.findIndex((token, index) => isSign(token, '.;') && endsClause(after, index))
  const clause = end < 0 ? after : after.slice(0, end)
  // The particle of the next verb is not this one's.
  const next = clause.findIndex(
    (token, index) => index > 0 && AND.test(clause[index - 1]?.fold ?? '') && verbsOf(token.fold).length > 0,
  )
  const rest = next < 0 ? clause : clause.slice(0, next)
  if (/^stel/.test(fold) && rest.some(isParticleOfStates)) return null
  const found = verbs.find(({ particle, change }) =>
    rest.some(
      (token, index) =>
        particle.test(token.fold) &&
        (token.fold !== 'zich' || rest[index - 1]?.fold === 'op') &&
        ((change !== 'dismissal' && index < LOOSE_REACH) ||
          index >= rest.length - 2 ||
          isSign(rest[index + 1], ',:') ||
          AND.test(rest[index + 1]?.fold ?? '')),
    ),
  )
  if (!found || (found.change === 'end_of_term' && endsLater(tokens, at))) return null
  return {
    ...toCue(found.change, found.side, at),
    weak: /^(?:vaardig|dra[ag]|neem|nemen|geeft|geven|volg|loopt|lopen|liep)/.test(fold),
  }
}

// `stelt vast`, not `stelt BV X, vast vertegenwoordigd door Y, aan`
const isParticleOfStates = ({ fold }: Token, at: number, rest: readonly Token[]): boolean =>
  fold === 'vast' && !/^(?:vertegenwoordig|benoemd)/.test(rest[at + 1]?.fold ?? '')

// The dot in `2. Mai` or `dhr. Jan` ends no clause, the one in `2022. De vergadering` does.
function endsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (has(before, 'title')) return false
  return before?.kind !== 'number' || before.text.length > 2
}
