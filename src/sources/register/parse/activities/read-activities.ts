// Parses activity.csv, four fifths of the register. Its rows repeat about ten thousand distinct activities,
// so each line's tail after the entity number is looked up as bytes, without creating a string (see
// bench/notes.md). Only new tails are parsed as CSV; the ids of an entity's activities go into one row.

import { COLUMNS, type ColumnMapping, mapColumns } from '../columns.ts'
import { CsvReader, type Fields } from '../csv-reader.ts'
import type { EntityIndex } from '../entity-index.ts'
import { ExtractError } from '../extract-fault.ts'
import type { ExtractFile } from '../open-extract.ts'
import { type BadRow, notUtf8Error, readChunks } from '../read-rows.ts'
import { checkStorable, RowError } from '../values.ts'
import { type ActivityCodes, ByteHashTable } from './activity-codes.ts'
import { EntityActivities } from './entity-activities.ts'

type ActivityHandlers = {
  entities: EntityIndex
  codes: ActivityCodes
  /** A row of `activity` in COPY format. */
  row(row: string): void
  bad(row: BadRow): void
  afterPiece(bytes: number): Promise<void> | void
}

/**
 * Reads all of activity.csv (or activity_insert.csv) and returns its number of rows. Throws `ExtractError`.
 */
export async function readActivities(file: ExtractFile, handlers: ActivityHandlers): Promise<number> {
  const lines = new ActivityParser(file, handlers)
  for await (const piece of readChunks(file, () => lines.next)) {
    lines.push(piece)
    await handlers.afterPiece(piece.length)
  }
  return lines.end()
}

const NEWLINE = 10
const QUOTE = 34
const ENTERPRISE_FIELD = '"0200.065.765",'.length
const ESTABLISHMENT_FIELD = '"2.000.000.339",'.length

class ActivityParser {
  readonly #file: ExtractFile
  readonly #handlers: ActivityHandlers
  readonly #tails = new ByteHashTable()
  readonly #entity: EntityActivities
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  #entityField: Uint8Array = new Uint8Array()
  #rest: Buffer = Buffer.alloc(0)
  #line = 0
  #arrangement: ColumnMapping | null = null
  #cutOff = false

  constructor(file: ExtractFile, handlers: ActivityHandlers) {
    this.#file = file
    this.#handlers = handlers
    this.#entity = new EntityActivities(handlers)
  }

  /** Number of the next line. */
  get next(): number {
    return this.#line + 1
  }

  push(piece: Buffer): void {
    const bytes = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece])
    const last = bytes.lastIndexOf(NEWLINE)
    for (let start = 0; start <= last; ) start = this.#take(bytes, start)
    this.#rest = bytes.subarray(last + 1)
  }

  end(): number {
    this.#cutOff = this.#rest.length > 0
    if (this.#cutOff) this.push(Buffer.from([NEWLINE]))
    if (!this.#arrangement) {
      throw new ExtractError({ file: this.#file.location, line: 1 }, 'the file is empty; it has no header')
    }
    this.#entity.flush()
    return this.#line - 1
  }

  // Reads the line at `start` and returns the offset of the next one.
  #take(bytes: Buffer, start: number): number {
    this.#line++
    const isEnterprise = bytes[start + ENTERPRISE_FIELD - 2] === QUOTE
    const tail = start + (isEnterprise ? ENTERPRISE_FIELD : ESTABLISHMENT_FIELD)
    const activity = this.#tails.find(bytes, tail)
    if (!activity) return this.#takeNew(bytes, start, tail)
    if (this.#isSameEntity(bytes, start, tail)) this.#entity.add(activity)
    else {
      this.#report(bytes, start, this.#tails.end, () => {
        this.#entity.startEntity(bytes.toString('latin1', start + 1, tail - 2), activity)
        this.#entityField = bytes.subarray(start, tail)
      })
    }
    return this.#tails.end + 1
  }

  #isSameEntity(bytes: Buffer, start: number, end: number): boolean {
    const field = this.#entityField
    if (field.length !== end - start) return false
    for (let at = field.length - 1; at >= 0; at--) if (field[at] !== bytes[start + at]) return false
    return true
  }

  #takeNew(bytes: Buffer, start: number, tail: number): number {
    const end = bytes.indexOf(NEWLINE, start)
    this.#report(bytes, start, end, () => {
      const line = this.#decode(bytes.subarray(start, end))
      const fields = splitLine(line)
      if (!this.#arrangement) {
        this.#arrangement = mapColumns(this.#file.location, COLUMNS.activity, fields)
        return
      }
      const { width, official } = this.#arrangement
      if (fields.length !== width) throw new RowError(`${fields.length} fields where the header has ${width}`)
      checkStorable(fields)
      const [entity = null, ...filed] = this.#arrangement.arrange(fields)
      const activity = this.#handlers.codes.getOrAdd(filed, official ? null : this.#arrangement.extra(fields))
      this.#entity.startEntity(entity ?? '', activity)
      this.#entityField = new Uint8Array()
      // Only a regular line can be looked up by its tail.
      const usual =
        official && tail < end && line.startsWith(`"${entity}",`) && entity?.length === tail - start - 3
      if (usual) this.#tails.add(bytes, tail, end, activity)
    })
    return end + 1
  }

  #decode(line: Uint8Array): string {
    try {
      return this.#decoder.decode(line)
    } catch {
      throw notUtf8Error(this.#file, this.#line)
    }
  }

  #report(bytes: Buffer, start: number, end: number, work: () => void): void {
    try {
      work()
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      const where = { file: this.#file.location, line: this.#line }
      if (!this.#arrangement) throw new ExtractError(where, `no header: ${error.message}`)
      if (this.#cutOff) throw new ExtractError(where, 'the file is truncated here; download it again')
      const record = bytes.toString('utf8', start, end).replaceAll('\0', '\u2400').slice(0, 1000)
      this.#handlers.bad({ file: this.#file.name, line: this.#line, reason: error.message, record })
    }
  }
}

function splitLine(line: string): Fields {
  let found: Fields = []
  const reader = new CsvReader({
    record: fields => {
      found = [...fields]
    },
    malformed: (_text, _line, reason) => {
      throw new RowError(reason)
    },
  })
  reader.push(`${line}\n`)
  if (reader.isOpen) throw new RowError('unterminated quoted field')
  return found
}
