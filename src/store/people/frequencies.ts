// How often names, officers, postal codes, seats and activities occur, for the probability of a coincidence.

import type { Appearance, Frequencies } from '../../domain/people/appearance.ts'
import { copyText, openCopyWriter } from '../db/copy-format.ts'
import type { PoolClient } from '../db/pool.ts'

export type FrequencyKind = 'part' | 'officer' | 'zip' | 'seat' | 'activity'

/** Counts by kind and value. */
export type FrequencyCounts = Record<FrequencyKind, Map<string, number>>

export function createCounts(): FrequencyCounts {
  return { part: new Map(), officer: new Map(), zip: new Map(), seat: new Map(), activity: new Map() }
}

/** Adds the name, the postal code and the activity of an appearance, `by` 1 or -1 times. */
export function countAppearance(
  counts: FrequencyCounts,
  { nameParts, zip, activity }: Appearance,
  by: number,
): void {
  for (const part of nameParts) add(counts.part, part, by)
  if (zip !== null) add(counts.zip, zip, by)
  if (activity !== null) add(counts.activity, activity, by)
}

/** Adds the seat of an appearance. */
export function countSeat(counts: FrequencyCounts, { seat }: Appearance, by: number): void {
  if (seat !== null) add(counts.seat, seat, by)
}

// Nearly all seats have a board or two, which proves as much as one.
const FEWEST_AT_SEAT = 4

/** Adds the seats of all staged appearances (`staged_appearance`) that several boards share. */
export async function countStagedSeats(client: PoolClient, counts: FrequencyCounts): Promise<void> {
  const { rows } = await client.query<{ seat: string; count: number }>(
    `SELECT seat, count(*)::integer AS count FROM staged_appearance
     WHERE seat IS NOT NULL GROUP BY seat HAVING count(*) >= ${FEWEST_AT_SEAT}`,
  )
  for (const { seat, count } of rows) counts.seat.set(seat, count)
}

/** Adds a company's officers that are companies. */
export function countOfficers(counts: FrequencyCounts, numbers: ReadonlySet<number>, by: number): void {
  for (const number of numbers) add(counts.officer, String(number), by)
}

function add(counts: Map<string, number>, value: string, by: number): void {
  counts.set(value, (counts.get(value) ?? 0) + by)
}

/** Frequencies of all appearances, from their counts. */
export function frequenciesOf(counts: FrequencyCounts, appearances: number): Frequencies {
  return {
    appearances,
    partCount: part => counts.part.get(part) ?? 0,
    officerCount: number => counts.officer.get(number) ?? 0,
    zipCount: zip => counts.zip.get(zip) ?? 0,
    seatCount: seat => counts.seat.get(seat) ?? 1,
    activityCount: activity => counts.activity.get(activity) ?? 0,
  }
}

/** Replaces all stored counts. */
export async function replaceFrequencies(client: PoolClient, counts: FrequencyCounts): Promise<void> {
  await client.query('DELETE FROM people.frequency')
  const writer = openCopyWriter(client, 'people.frequency', ['kind', 'value', 'count'])
  for (const [kind, values] of Object.entries(counts))
    for (const [value, count] of values) {
      writer.write(`${kind}\t${copyText(value)}\t${count}`)
      await writer.drained()
    }
  await writer.end()
}

const BATCH = 50_000

/** Adds to the stored counts. */
export async function addFrequencies(client: PoolClient, counts: FrequencyCounts): Promise<void> {
  for (const [kind, values] of Object.entries(counts)) {
    const changed = [...values].filter(([, count]) => count !== 0)
    for (let at = 0; at < changed.length; at += BATCH) {
      const batch = changed.slice(at, at + BATCH)
      await client.query({
        text: `INSERT INTO people.frequency AS f (kind, value, count)
               SELECT $1, * FROM unnest($2::text[], $3::integer[])
               ON CONFLICT (kind, value) DO UPDATE SET count = greatest(0, f.count + excluded.count)`,
        values: [kind, batch.map(([value]) => value), batch.map(([, count]) => count)],
      })
    }
  }
}

/** Stored counts of these values; absent ones are zero. */
export async function readFrequencies(
  client: PoolClient,
  wanted: Partial<Record<FrequencyKind, Iterable<string>>>,
): Promise<FrequencyCounts> {
  const counts = createCounts()
  for (const [kind, values] of Object.entries(wanted) as [FrequencyKind, Iterable<string>][]) {
    const { rows } = await client.query<{ value: string; count: number }>({
      text: 'SELECT value, count FROM people.frequency WHERE kind = $1 AND value = ANY ($2::text[])',
      values: [kind, [...values]],
    })
    for (const { value, count } of rows) counts[kind].set(value, count)
  }
  return counts
}
