// Trades in everyday words of four languages, as NACE codes: `bakkerij`, `boulangerie`, `plumber`.

import { readTable } from '../../platform/read-table.ts'
import { foldWords, withoutConjunctions } from './fold.ts'

/** NACE codes and prefixes without dots, by edition: some codes mean something else in the other one. */
export type ActivityCodes = { nace2025: readonly string[]; nace2008: readonly string[] }

const CODES = /^\d{2,5}(?: \d{2,5})*$/
const ACTIVITIES = readActivities()

function readActivities(): ReadonlyMap<string, ActivityCodes> {
  const activities = new Map<string, ActivityCodes>()
  const rows = readTable('search/activity-words.tsv', {
    columns: ['nace2025', 'nace2008', 'nl', 'fr', 'de', 'en'],
    values: { nace2025: CODES, nace2008: CODES },
  })
  for (const { nace2025, nace2008, nl, fr, de, en } of rows) {
    const codes = { nace2025: nace2025.split(' '), nace2008: nace2008.split(' ') }
    for (const words of [nl, fr, de, en].flatMap(cell => cell.split('|'))) {
      const key = activityKey(foldWords(words))
      const known = activities.get(key)
      activities.set(key, known === undefined ? codes : mergeCodes(known, codes))
    }
  }
  return activities
}

function mergeCodes(one: ActivityCodes, other: ActivityCodes): ActivityCodes {
  return {
    nace2025: [...new Set([...one.nace2025, ...other.nace2025])],
    nace2008: [...new Set([...one.nace2008, ...other.nace2008])],
  }
}

// Names in queries have lost their conjunctions: `peintre en bâtiment`.
function activityKey(words: readonly string[]): string {
  return withoutConjunctions(words).join(' ')
}

/** The codes of the trade that folded `words` name; null when they name none. */
export function findActivity(words: readonly string[]): ActivityCodes | null {
  return ACTIVITIES.get(activityKey(words)) ?? null
}
