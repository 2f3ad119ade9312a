// Scores liquidator extraction on 578 randomly drawn, manually labelled notices, stored as hashes. The set
// `unseen` was not used in development until it was scored (see bench/notes.md).

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventFact, Practitioner } from '../../src/domain/publications/gazette-fact.ts'
import type { Publication } from '../../src/domain/publications/publication.ts'
import { extractNotice } from '../../src/extract/notices/extract-notice.ts'
import type { Row } from '../report.ts'

type LiquidatorGold = { numac: string; set: 'read' | 'unseen'; people: string; count: number }

/** Notices and their labelled liquidators, hashed. */
function readLiquidatorGold(): LiquidatorGold[] {
  const path = join(import.meta.dirname, 'liquidators-gold.json')
  return JSON.parse(readFileSync(path, 'utf8')) as LiquidatorGold[]
}

/** Liquidators in an event. */
function liquidatorsOf(facts: readonly EventFact[]): Practitioner[] {
  return facts.flatMap(({ practitioners }) => practitioners.filter(({ role }) => role === 'liquidator'))
}

// Ignores apostrophes, case, spaces around hyphens, and order.
function hashOf(numac: string, people: readonly Practitioner[]): string {
  const names = people.map(({ name }) =>
    name
      .replace(/[’‘´`]/g, "'")
      .toUpperCase()
      .replaceAll(' - ', '-')
      .split(/\s+/)
      .join(' '),
  )
  const value = [...new Set(names)].sort().join('; ')
  return createHash('sha256').update(`${numac} liquidators ${value}`).digest('hex').slice(0, 16)
}

/** Number of available notices of `set` with all liquidators correct, by full name. */
export function countRight(
  notices: readonly Publication[],
  set: LiquidatorGold['set'],
  say: (text: string) => void = () => {},
): { right: number; total: number } {
  const gold = new Map(readLiquidatorGold().map(one => [one.numac, one]))
  let [right, total] = [0, 0]
  for (const notice of notices) {
    const known = gold.get(notice.numac)
    if (known?.set !== set) continue
    const people = liquidatorsOf(extractNotice(notice))
    total++
    if (hashOf(notice.numac, people) === known.people) right++
    else say(`${notice.numac} liquidators: ${people.map(({ name }) => name).join('; ')}`)
  }
  return { right, total }
}

/** Rows for names of liquidators. */
export function measureLiquidators(notices: readonly Publication[], say: (text: string) => void): Row[] {
  return (['read', 'unseen'] as const).map(set => {
    const { right, total } = countRight(notices, set, say)
    return {
      what: `liquidators fully correct, ${set === 'unseen' ? 'held-out set' : 'notices looked at'}`,
      measured: `${((100 * right) / total).toFixed(1)} % (${right} of ${total})`,
      reference: 'reviewed one by one',
      ratio: '',
      target: '>= 97.0 %',
      reached: right / total >= 0.97,
    }
  })
}
