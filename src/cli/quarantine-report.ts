// Quarantine section of griffie status.

import type { Pool } from '../store/db/pool.ts'
import {
  listQuarantined,
  type QuarantineCounts,
  type Quarantined,
  type QuarantineSource,
} from '../store/intake/quarantine.ts'

const SHOWN = 100
const NOUNS: Record<QuarantineSource, [one: string, several: string]> = {
  register: ['register row', 'register rows'],
  gazette: ['gazette text or file', 'gazette texts or files'],
  accounts: ['accounts file', 'accounts files'],
}
const SOURCES = Object.keys(NOUNS) as QuarantineSource[]

/** One-line summary by source, with the command for details. */
export function describeQuarantine(counts: QuarantineCounts): string {
  const parts = SOURCES.filter(source => counts[source] > 0).map(source => count(source, counts[source]))
  if (parts.length === 0) return 'empty: every loaded record was parsed'
  return `${parts.join(', ')} could not be parsed: griffie status --quarantine`
}

type QuarantineList = Record<QuarantineSource, Quarantined[]>

/** The newest quarantined records. */
export async function readQuarantine(pool: Pool): Promise<QuarantineList> {
  const lists = await Promise.all(SOURCES.map(source => listQuarantined(pool, source, SHOWN)))
  return Object.fromEntries(SOURCES.map((source, at) => [source, lists[at]])) as QuarantineList
}

/** A heading per source, followed by its records and reasons. */
export function formatQuarantine(counts: QuarantineCounts, list: QuarantineList): string {
  const lines = SOURCES.flatMap(source => {
    const shown = list[source]
    const more = counts[source] - shown.length
    return [
      count(source, counts[source]),
      ...shown.map(({ file, place, reason }) => `  ${file}${place ? `, ${place}` : ''}: ${reason}`),
      ...(more > 0 ? [`  and ${more.toLocaleString('en')} more: the table intake.${source}_quarantine`] : []),
    ]
  })
  return lines.map(line => `${line}\n`).join('')
}

function count(source: QuarantineSource, n: number): string {
  const [one, several] = NOUNS[source]
  return `${n.toLocaleString('en')} ${n === 1 ? one : several}`
}
