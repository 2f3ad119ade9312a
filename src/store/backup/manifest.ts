// manifest.json describes the contents of a backup; it is the last entry of the zip. docs/architecture.md describes
// the format.

import { z } from 'zod'
import { InvalidBackupError } from './errors.ts'

/** Incremented when older versions can no longer read the format. */
export const FORMAT_VERSION = 1
export const MANIFEST_NAME = 'manifest.json'

const count = z.int().nonnegative()

const table = z.strictObject({
  /** `register.company` */
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: count,
  /** Zip entry with the rows in COPY text format, UTF-8, compressed with zstd. */
  part: z.string(),
  /** Compressed size of the part. */
  bytes: count,
  sha256: z.string().regex(/^[\da-f]{64}$/),
})

const manifest = z.object({
  format: z.literal(FORMAT_VERSION),
  griffie: z.string(),
  /** Version of the PostgreSQL server. */
  postgres: z.string(),
  /** Time of the snapshot. */
  made_at: z.iso.datetime(),
  /** Names of the applied migrations. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  /** Last value by identity column (`intake.register_load.load_id`), or null. */
  sequences: z.record(z.string(), count.nullable()),
})

export type BackupTable = z.infer<typeof table>
export type Manifest = z.infer<typeof manifest>

/** Parses a manifest. Throws `InvalidBackupError`. */
export function parseManifest(text: string): Manifest {
  const value = readJson(text)
  const format = (value as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > FORMAT_VERSION)
    throw new InvalidBackupError(
      'The backup was made by a newer version of Griffie: restore it with that version.',
    )
  const parsed = manifest.safeParse(value)
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
