// Trades in everyday words of four languages, as NACE codes: `bakkerij`, `boulangerie`, `plumber`.

import { readTable } from '../../platform/read-table.ts'
import { foldWords, withoutConjunctions } from './fold.ts'

/** NACE codes and prefixes without dots, by edition: some codes mean something else in the other one. */
export type ActivityCodes = { nace2025: readonly string[]; nace2008: readonly string[] }

/** A trade, with the words for it in all languages. */
export type Trade = ActivityCodes & { words: ReadonlySet<string> }

const CODES = /^\d{2,5}(?: \d{2,5})*$/
const ACTIVITIES = readActivities()

function readActivities(): ReadonlyMap<string, Trade> {
  const activities = new Map<string, Trade>()
  const rows = readTable('search/activity-words.tsv', {
    columns: ['nace2025', 'nace2008', 'nl', 'fr', 'de', 'en'],
    values: { nace2025: CODES, nace2008: CODES },
  })
  for (const { nace2025, nace2008, nl, fr, de, en } of rows) {
    const codes = { nace2025: nace2025.split(' '), nace2008: nace2008.split(' ') }
    const keys = [nl, fr, de, en].flatMap(cell => cell.split('|')).map(words => activityKey(foldWords(words)))
    const words = new Set(keys.filter(key => !key.includes(' ')))
    for (const key of keys) {
      const known = activities.get(key)
      const trade = { ...codes, words }
      activities.set(key, known === undefined ? trade : mergeTrades(known, trade))
    }
  }
  return activities
}

function mergeTrades(one: Trade, other: Trade): Trade {
  return {
    nace2025: [...new Set([...one.nace2025, ...other.nace2025])],
    nace2008: [...new Set([...one.nace2008, ...other.nace2008])],
    words: one.words.union(other.words),
  }
}

// Names in queries have lost their conjunctions: `peintre en bâtiment`.
function activityKey(words: readonly string[]): string {
  return withoutConjunctions(words).join(' ')
}

/** The trade that folded `words` name; null when they name none. */
export function findActivity(words: readonly string[]): Trade | null {
  return ACTIVITIES.get(activityKey(words)) ?? null
}
