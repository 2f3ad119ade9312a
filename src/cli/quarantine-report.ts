// What griffie status says of what was put aside because it could not be read.

import type { Pool } from '../store/db/pool.ts'
import {
  listQuarantined,
  type QuarantineCounts,
  type Quarantined,
  type QuarantineSource,
} from '../store/intake/quarantine.ts'

const SHOWN = 100
const NOUNS: Record<QuarantineSource, [one: string, several: string]> = {
  register: ['row of the register', 'rows of the register'],
  gazette: ['text or file of the gazette', 'texts or files of the gazette'],
  accounts: ['file of the accounts', 'files of the accounts'],
}
const SOURCES = Object.keys(NOUNS) as QuarantineSource[]

/** One line: how much of each source, and which command shows it. */
export function describeQuarantine(counts: QuarantineCounts): string {
  const told = SOURCES.filter(source => counts[source] > 0).map(source => count(source, counts[source]))
  if (told.length === 0) return 'nothing: all that was loaded could be read'
  return `${told.join(', ')} could not be read: griffie status --quarantine`
}

export type QuarantineList = Record<QuarantineSource, Quarantined[]>

/** The newest of what was put aside. */
export async function readQuarantine(pool: Pool): Promise<QuarantineList> {
  const lists = await Promise.all(SOURCES.map(source => listQuarantined(pool, source, SHOWN)))
  return Object.fromEntries(SOURCES.map((source, at) => [source, lists[at]])) as QuarantineList
}

/** A heading for each source, and below it what was put aside and why. */
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
