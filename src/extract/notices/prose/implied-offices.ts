// `In het faillissement van BV X werd mr. A vervangen door mr. B`: in a bankruptcy lawyers are curators, in a liquidation
// liquidators.

import type { Evidence, Matter } from './lexicon.ts'
import type { ClauseCues } from './pair-cues.ts'

const OFFICES: readonly Matter[] = [
  ...(['curator', 'liquidator', 'judge', 'delegated_judge', 'administrator', 'expert'] as const),
  ...(['liquidation_expert', 'mandatary', 'reorganisation', 'transfer'] as const),
]
const TITLE = '(?<![a-z])(?:me|mtre|maitre|mr|mter|meester|rechtsanwalt(?:in)?)(?![a-z])'
const TWO_LAWYERS = new RegExp(`${TITLE}.*${TITLE}`)

/** The replacement that the clause `plain` tells without its office. */
export function impliedOffice(plain: string, { matters, unattachedActs }: ClauseCues): Evidence[] {
  if (!unattachedActs.includes('replace') || !TWO_LAWYERS.test(plain)) return []
  const named = matters.map(({ key }) => key)
  if (named.some(key => OFFICES.includes(key))) return []
  const matter = officeIn(named)
  return matter ? [{ act: 'replace', matter, negated: false, recalled: false, at: 0 }] : []
}

function officeIn(named: readonly Matter[]): Matter | null {
  if (named.includes('bankruptcy')) return 'curator'
  return named.includes('dissolution') || named.includes('liquidation') ? 'liquidator' : null
}
