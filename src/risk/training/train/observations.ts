// Training observations: features of companies on given days, and whether they failed within twelve months.

import type { PoolClient } from '../../../store/db/pool.ts'
import { readSnapshots } from '../../../store/risk/snapshot.ts'
import { cellOf, type SnapshotRow } from '../../../store/risk/snapshot-columns.ts'
import { computeFeatures, featuresOf } from '../../features/all-features.ts'
import type { Feature } from '../../features/feature.ts'
import { SEGMENTS, type Segment, segmentOf } from '../../features/segments.ts'
import { type Matrix, selectRows } from '../../model/matrix.ts'
import { hasBalanceSheet, isBankrupt } from '../../score/score-batch.ts'
import { isSampled, uniformHash } from '../learn/random.ts'

/** Rows ordered by day, then enterprise number. */
export type Observations = {
  matrix: Matrix
  /** 1 where a bankruptcy was opened in the twelve months after the day. */
  labels: Uint8Array
  enterpriseNumbers: Int32Array
  events: number
}

export type ObservationsBySegment = Readonly<Record<Segment, Observations>>

type GatherOptions = {
  /** Sampling share of negatives, 0 to 1, by `seed`. */
  keep?: number
  seed?: number
  batchCompanies?: number
  onProgress?(progress: { asOf: string; rows: number }): void
}

/**
 * Reads all companies as of each day, in the caller's transaction. Excluded are companies in open bankruptcy
 * on the day (published or not), dissolved by a court, or without a balance sheet.
 */
export async function gatherObservations(
  client: PoolClient,
  days: readonly string[],
  { keep = 1, seed = 1, batchCompanies, onProgress }: GatherOptions = {},
): Promise<ObservationsBySegment> {
  const collectors = Object.fromEntries(
    SEGMENTS.map(segment => [segment, createCollector(featuresOf(segment))]),
  ) as Record<Segment, Collector>
  for (const asOf of days) {
    const scope = { asOf, live: false, withOutcome: true, withFailures: true }
    for await (const batch of readSnapshots(client, scope, batchCompanies)) {
      for (let at = 0; at < batch.rows; at++) {
        const row = batch.row(at)
        const segment = segmentOf(row, batch.models[at] ?? null)
        if (isObserved(row, segment) && isSampled(row, keep, seed)) collectors[segment].add(row)
      }
      onProgress?.({ asOf, rows: SEGMENTS.reduce((sum, segment) => sum + collectors[segment].rows(), 0) })
    }
  }
  return Object.fromEntries(
    SEGMENTS.map(segment => [segment, collectors[segment].finish()]),
  ) as unknown as ObservationsBySegment
}

function isObserved(row: SnapshotRow, segment: Segment): boolean {
  if (isBankrupt(row) || cellOf(row, 'bankrupt_by_judgment') === 1) return false
  if (cellOf(row, 'judicially_dissolved') === 1) return false
  return segment === 'none' || hasBalanceSheet(row)
}

/** Rows whose company is in the first (or second) half, as split by `seed`. */
export function halfOf(observations: Observations, half: 0 | 1, seed: number): Observations {
  const { matrix, labels, enterpriseNumbers } = observations
  const rows = Int32Array.from(enterpriseNumbers.keys()).filter(
    row => Number(uniformHash(enterpriseNumbers[row] as number, seed) >= 0.5) === half,
  )
  const kept = Uint8Array.from(rows, row => labels[row] as number)
  return {
    matrix: selectRows(matrix, rows),
    labels: kept,
    enterpriseNumbers: Int32Array.from(rows, row => enterpriseNumbers[row] as number),
    events: kept.reduce((sum, label) => sum + label, 0),
  }
}

type Collector = { add(row: SnapshotRow): void; rows(): number; finish(): Observations }

const FIRST_CAPACITY = 1_024

function createCollector(features: readonly Feature[]): Collector {
  let capacity = FIRST_CAPACITY
  let columns = features.map(() => new Float64Array(capacity))
  let labels = new Uint8Array(capacity)
  let enterpriseNumbers = new Int32Array(capacity)
  let rows = 0
  const grow = () => {
    capacity *= 2
    columns = columns.map(column => copyInto(new Float64Array(capacity), column))
    labels = copyInto(new Uint8Array(capacity), labels)
    enterpriseNumbers = copyInto(new Int32Array(capacity), enterpriseNumbers)
  }
  return {
    add(row) {
      if (rows === capacity) grow()
      const values = computeFeatures(features, row)
      for (let at = 0; at < columns.length; at++) (columns[at] as Float64Array)[rows] = values[at] as number
      labels[rows] = cellOf(row, 'fails')
      enterpriseNumbers[rows] = cellOf(row, 'enterprise_number')
      rows++
    },
    rows: () => rows,
    finish() {
      const names = features.map(({ name }) => name)
      const kept = columns.map(column => column.slice(0, rows))
      columns = []
      const told = labels.slice(0, rows)
      const events = told.reduce((sum, label) => sum + label, 0)
      const matrix = { names, rows, columns: kept }
      return { matrix, labels: told, enterpriseNumbers: enterpriseNumbers.slice(0, rows), events }
    },
  }
}

function copyInto<T extends Float64Array | Uint8Array | Int32Array>(larger: T, held: T): T {
  larger.set(held as never)
  return larger
}
