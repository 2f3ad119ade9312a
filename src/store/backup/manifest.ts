// manifest.json: what a backup holds, the last entry of its zip and the first that is read. docs/architecture.md
// describes the format.

import { z } from 'zod'
import { InvalidBackupError } from './errors.ts'

/** Raised when a reader of the format before could not read the next. */
export const FORMAT_VERSION = 1
export const MANIFEST_NAME = 'manifest.json'

const count = z.int().nonnegative()

const table = z.strictObject({
  /** `register.company` */
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: count,
  /** The entry of the zip: rows as PostgreSQL's COPY writes them as text, in UTF-8, zstd. */
  part: z.string(),
  /** Of the part as it lies in the zip. */
  bytes: count,
  sha256: z.string().regex(/^[\da-f]{64}$/),
})

const manifest = z.object({
  format: z.literal(FORMAT_VERSION),
  /** Version of Griffie. */
  griffie: z.string(),
  /** Version of the server. */
  postgres: z.string(),
  /** The moment that all rows are of. */
  made_at: z.iso.datetime(),
  /** Names of the migrations that made these tables. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  /** `register_load.load_id` of schema intake as `intake.register_load.load_id`: the last number given out, or null. */
  sequences: z.record(z.string(), count.nullable()),
})

export type BackupTable = z.infer<typeof table>
export type Manifest = z.infer<typeof manifest>

/** Reads a manifest. Throws `BackupFault`. */
export function parseManifest(text: string): Manifest {
  const given = readJson(text)
  const format = (given as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > FORMAT_VERSION)
    throw new InvalidBackupError(
      'The backup was made by a newer version of Griffie: restore it with that version.',
    )
  const parsed = manifest.safeParse(given)
  if (!parsed.success)
    throw new InvalidBackupError(`The backup is damaged: its ${MANIFEST_NAME} cannot be read.`)
  return parsed.data
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
