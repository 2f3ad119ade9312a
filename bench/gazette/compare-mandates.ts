// Compares extracted mandates with labels by change, office and holder, independent of word order, accents
// and legal forms.

import type { GazetteFact, MandateFact } from '../../src/domain/publications/gazette-fact.ts'
import { foldName } from '../../src/domain/search/fold.ts'

/** The compared fields of a label; other facts are skipped. */
type TrueMandateLike =
  | { fact: 'mandate'; change: string; office: string; holder: string }
  | { fact: 'event' }
  | { fact: 'company_change' }

/** Counts over appointments, reappointments and ends. */
export function compareMandates(
  truth: readonly TrueMandateLike[],
  facts: readonly GazetteFact[],
): { found: number; missed: number; wrong: number } {
  const known = truth.filter(fact => fact.fact === 'mandate')
  const expected = known.filter(fact => fact.change !== 'confirmation')
  const tolerated = new Set(known.map(fact => key(fact.change, fact.office, fact.holder)))
  const wanted = new Set(expected.map(fact => key(fact.change, fact.office, fact.holder)))
  const given = new Set(
    facts
      .filter((fact): fact is MandateFact => fact.fact === 'mandate' && fact.change !== 'confirmation')
      .map(fact => key(fact.change, fact.office, fact.holder.name)),
  )
  const found = [...wanted].filter(one => given.has(one)).length
  return {
    found,
    missed: wanted.size - found,
    wrong: [...given].filter(one => !tolerated.has(one)).length,
  }
}

function key(change: string, office: string, holder: string): string {
  return `${change} ${office} ${foldName(holder).split(' ').sort().join(' ')}`
}
