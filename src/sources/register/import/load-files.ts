// Loads an extract's files into tables, each once, parents before children, with the progress reported on
// the way.

import { type CopyWriter, openCopyWriter } from '../../../store/db/copy-format.ts'
import type { PoolClient } from '../../../store/db/pool.ts'
import { ACTIVITY_CODE_COLUMNS, type ActivityCodes } from '../parse/activities/activity-codes.ts'
import { ACTIVITY_COLUMNS } from '../parse/activities/entity-activities.ts'
import { readActivities } from '../parse/activities/read-activities.ts'
import { COLUMNS } from '../parse/columns.ts'
import type { EntityIndex } from '../parse/entity-index.ts'
import type { ExtractFile } from '../parse/open-extract.ts'
import { type BadRow, readRows } from '../parse/read-rows.ts'
import { address, contact, denomination } from '../parse/records/denomination-address-contact.ts'
import {
  branch,
  code,
  enterprise,
  establishment,
  type RecordContext,
  type RecordFormat,
} from '../parse/records/entities.ts'
import { RowError } from '../parse/values.ts'

// Progress of a long import.

export type ImportProgress = {
  /** Current stage, in words for the operator. */
  stage: string
  /** Completed share of the stage, 0 to 1; null if unknown. */
  done: number | null
}

export type ProgressListener = (progress: ImportProgress) => void

const FORMATS = { code, enterprise, establishment, branch, denomination, address, contact } as const
export type RecordFile = keyof typeof FORMATS

/** Loading order: establishments and branches before their child rows. */
export const LOADING_ORDER: (RecordFile | 'activity')[] = [
  'code',
  'enterprise',
  'establishment',
  'branch',
  'activity',
  'contact',
  'denomination',
  'address',
]

type LoadTarget = {
  client: PoolClient
  /** Schema-qualified table of each file's rows. */
  tableOf(table: string): string
  /** True for tables created in this transaction (COPY FREEZE). */
  frozen: boolean
}

type Listeners = {
  bad(row: BadRow): void
  /** Receives the bytes of each chunk read. */
  progress(bytes: number): void
}
export type RecordLoadContext = RecordContext & Listeners
type ActivityLoadContext = Listeners & { entities: EntityIndex; codes: ActivityCodes }

/** Loads one file and returns its number of rows, including quarantined ones. Throws `ExtractError`. */
export async function loadRecords(
  kind: RecordFile,
  file: ExtractFile,
  target: LoadTarget,
  context: RecordLoadContext,
): Promise<number> {
  const format: RecordFormat = FORMATS[kind]
  const enterprises = kind === 'enterprise' ? new Set<number>() : null
  return copyInto(target, format.table, format.columns, sink =>
    readRows(file, {
      columns: COLUMNS[kind],
      row: (fields, extra) => {
        const row = format.convert(fields, extra, context)
        if (enterprises) checkDuplicate(enterprises, row)
        sink.write(row)
      },
      bad: context.bad,
      afterPiece: bytes => afterPiece(bytes, sink, context),
    }),
  )
}

function checkDuplicate(seen: Set<number>, row: string): void {
  const number = Number.parseInt(row, 10) // a row starts with its number
  if (seen.has(number)) throw new RowError('duplicate EnterpriseNumber')
  seen.add(number)
}

/** Loads activity.csv, or an Update's activity_insert.csv, as `loadRecords` does. */
export async function loadActivities(
  file: ExtractFile,
  target: LoadTarget,
  context: ActivityLoadContext,
): Promise<number> {
  const rows = await copyInto(target, 'activity', ACTIVITY_COLUMNS, sink =>
    readActivities(file, {
      entities: context.entities,
      codes: context.codes,
      row: row => sink.write(row),
      bad: context.bad,
      afterPiece: bytes => afterPiece(bytes, sink, context),
    }),
  )
  await copyInto(target, 'activity_code', ACTIVITY_CODE_COLUMNS, async sink => {
    for (const row of context.codes.added) sink.write(row)
  })
  return rows
}

async function afterPiece(bytes: number, sink: CopyWriter, context: Listeners): Promise<void> {
  context.progress(bytes)
  await sink.drained()
}

async function copyInto<T>(
  { client, tableOf, frozen }: LoadTarget,
  table: string,
  columns: string[],
  work: (sink: CopyWriter) => Promise<T>,
): Promise<T> {
  const sink = openCopyWriter(client, tableOf(table), columns, frozen)
  try {
    const result = await work(sink)
    await sink.end()
    return result
  } catch (error) {
    sink.abort()
    throw error
  }
}
