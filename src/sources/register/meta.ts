// meta.csv says what an extract is; file names are not trusted (they carry the day of making, not of the data).

import type { OpenedExtract } from './extract.ts'
import { ExtractFault } from './fault.ts'
import { COLUMNS } from './layout.ts'
import { readRows } from './read-rows.ts'
import { readDate } from './values.ts'

export type ExtractMeta = {
  extractNumber: number
  extractType: 'full' | 'update'
  /** `YYYY-MM-DD`. */
  snapshotDate: string
  /** Every variable as filed. */
  variables: Record<string, string>
}

/** Reads an extract's meta.csv. Throws `ExtractFault`. */
export async function readMeta(extract: OpenedExtract): Promise<ExtractMeta> {
  const file = extract.files.get('meta.csv')
  if (!file)
    throw new ExtractFault({ file: extract.name }, 'holds no meta.csv; is this an extract of the register?')
  const variables: Record<string, string> = {}
  const fault = (reason: string) => new ExtractFault({ file: `${extract.name}/meta.csv` }, reason)
  await readRows(file, {
    columns: COLUMNS.meta,
    row: ([name, value]) => {
      if (name) variables[name] = value ?? ''
    },
    bad: ({ line, reason }) => {
      throw new ExtractFault({ file: `${extract.name}/meta.csv`, line }, reason)
    },
    afterPiece: () => {},
  })
  const type = variables.ExtractType?.toLowerCase()
  if (type !== 'full' && type !== 'update') throw fault('ExtractType is neither full nor update')
  const number = variables.ExtractNumber ?? ''
  if (!/^\d{1,6}$/.test(number)) throw fault('ExtractNumber is no number')
  const snapshotDate = readSnapshotDate(variables.SnapshotDate, fault)
  return { extractNumber: Number(number), extractType: type, snapshotDate, variables }
}

function readSnapshotDate(text: string | undefined, fault: (reason: string) => ExtractFault): string {
  let date: string | null = null
  try {
    date = readDate(text, 'SnapshotDate')
  } catch (error) {
    throw fault((error as Error).message)
  }
  if (!date) throw fault('SnapshotDate is missing')
  return date
}
