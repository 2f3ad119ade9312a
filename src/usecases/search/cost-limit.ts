// What one search may cost the database, in microseconds of one core. Costs are estimated from what statements ask for
// and return, not timed, so that answers do not depend on load.

import type { SearchPool } from '../../store/register/dictionary.ts'

type CostLimit = {
  spend(cost: number): void
  /** Spends `cost`, unless that is more than what is left: false then. */
  afford(cost: number): boolean
  /** At least 0. */
  left(): number
}

export function createCostLimit(limit: number): CostLimit {
  let left = limit
  return {
    spend(cost) {
      left -= cost
    },
    afford(cost) {
      if (cost > left) return false
      left -= cost
      return true
    },
    left: () => Math.max(0, left),
  }
}

// Microseconds, as measured (bench/notes.md).
const PER_STATEMENT = 60
const PER_ROW = 4
// Of a value in the lists that a statement asks for.
const PER_VALUE = 1.5
const PER_VALUE_OF: Readonly<Record<string, number>> = {
  'search-name-keys': 6,
  'search-count-names': 6,
  'search-each-name-key': 30,
  'search-begun-terms': 20,
  'search-term-buckets': 12,
  'search-house': 40,
  'search-house-in-towns': 40,
}

// Of what a statement reads whatever it is asked for.
const FIXED: Readonly<Record<string, number>> = { 'search-completions': 800 }

/** `pool`, each of whose statements spends what its lists and its rows cost. */
export function meterPool(pool: SearchPool, limit: CostLimit): SearchPool {
  const query = async (statement: { name: string; text: string; values: unknown[] }) => {
    const result = await pool.query(statement)
    const values = statement.values.reduce((sum: number, value) => sum + countValues(value), 0)
    const perValue = PER_VALUE_OF[statement.name] ?? PER_VALUE
    const fixed = PER_STATEMENT + (FIXED[statement.name] ?? 0)
    limit.spend(fixed + perValue * values + PER_ROW * result.rows.length)
    return result
  }
  return { query: query as SearchPool['query'] }
}

// Long lists are sent as the text of an array.
function countValues(value: unknown): number {
  if (Array.isArray(value)) return value.length
  return typeof value === 'string' && value.startsWith('{') ? value.split(',').length : 0
}
