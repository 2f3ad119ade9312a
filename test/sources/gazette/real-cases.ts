// Labels of companies with several bankruptcy notices: whether one is open, and since when. Stored as hashes.

import { createHash } from 'node:crypto'
import type { EventFact } from '../../../src/domain/publications/gazette-fact.ts'
import { deriveTimeline } from '../../../src/domain/timeline/derive-timeline.ts'
import { procedureOf } from '../../../src/domain/timeline/procedures.ts'

const LATER_THAN_ALL = '2030-01-01'
const SALT = 'griffie cases 1'

/** Hash of the derived state of each company with a bankruptcy notice, by enterprise number. */
export function hashStates(facts: readonly EventFact[]): Map<string, string> {
  const states = new Map<string, string>()
  for (const [number, own] of Map.groupBy(facts, ({ enterpriseNumber }) => enterpriseNumber)) {
    const numacs = own
      .filter(({ eventKind }) => procedureOf(eventKind) === 'bankruptcy')
      .map(({ numac }) => numac)
    if (number === null || numacs.length === 0) continue
    const { openBankruptcy } = deriveTimeline(own, LATER_THAN_ALL)
    const state = openBankruptcy ? openBankruptcy.openedOn : 'none'
    states.set(number, hashOf(`${SALT} ${numacs.sort()[0]} ${state}`))
  }
  return states
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}
