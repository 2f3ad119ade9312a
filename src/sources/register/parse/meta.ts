// Parses meta.csv, which describes an extract; file names are not used (they have the date of creation, not
// of the data).

import { COLUMNS } from './columns.ts'
import { ExtractError } from './extract-fault.ts'
import type { ExtractFile, OpenedExtract } from './open-extract.ts'
import { readRows } from './read-rows.ts'
import { readPastDate } from './values.ts'

export type ExtractMeta = {
  extractNumber: number
  extractType: 'full' | 'update'
  /** `YYYY-MM-DD`. */
  snapshotDate: string
  /** Every variable as filed. */
  variables: Record<string, string>
  /** Position of its number, for messages. */
  place: { file: string; line?: number }
}

/** Parses an extract's meta.csv. Throws `ExtractError`. */
export async function readMeta(extract: OpenedExtract): Promise<ExtractMeta> {
  const file = extract.files.get('meta.csv')
  if (!file)
    throw new ExtractError({ file: extract.name }, 'has no meta.csv; is this an extract of the register?')
  const { values, lineOf } = await readVariables(file)
  const place = (name: string) => ({ file: file.location, line: lineOf.get(name) ?? 1 })
  const type = values.ExtractType?.toLowerCase()
  if (type !== 'full' && type !== 'update')
    throw new ExtractError(place('ExtractType'), 'ExtractType is neither full nor update')
  const number = values.ExtractNumber ?? ''
  if (!/^\d{1,6}$/.test(number))
    throw new ExtractError(place('ExtractNumber'), 'ExtractNumber is not a number')
  const snapshotDate = readMetaDate(values.SnapshotDate, 'SnapshotDate', place)
  if (!snapshotDate) throw new ExtractError(place('SnapshotDate'), 'SnapshotDate is missing')
  // `05-10-2025 07:40:18`; other formats are accepted, since it is informative only.
  const [made = ''] = (values.ExtractTimestamp ?? '').split(' ')
  if (/^\d\d-\d\d-\d{4}$/.test(made)) readMetaDate(made, 'ExtractTimestamp', place)
  const extractNumber = Number(number)
  return { extractNumber, extractType: type, snapshotDate, variables: values, place: place('ExtractNumber') }
}

type Variables = { values: Record<string, string>; lineOf: Map<string, number> }

async function readVariables(file: ExtractFile): Promise<Variables> {
  const values: Record<string, string> = {}
  const lineOf = new Map<string, number>()
  const fault = (line: number, reason: string) => new ExtractError({ file: file.location, line }, reason)
  await readRows(file, {
    columns: COLUMNS.meta,
    row: ([name, value], _extra, line) => {
      if (!name) return
      if (lineOf.has(name)) throw fault(line, `names ${name} twice`)
      if (value?.includes('\0')) throw fault(line, `${name} contains a NUL character`)
      values[name] = value ?? ''
      lineOf.set(name, line)
    },
    bad: ({ line, reason }) => {
      throw fault(line, reason)
    },
    afterPiece: () => {},
  })
  return { values, lineOf }
}

function readMetaDate(
  text: string | undefined,
  name: string,
  place: (name: string) => { file: string; line: number },
): string | null {
  try {
    return readPastDate(text, name)
  } catch (error) {
    throw new ExtractError(place(name), (error as Error).message)
  }
}
