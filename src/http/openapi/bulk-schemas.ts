// JSON bodies under /bulk, for the OpenAPI document. A test compares them with the responses.

import { z } from 'zod'
import { componentsOf } from './public-schemas.ts'

const text = z.string()
const day = z.iso.date()
const count = z.int().nonnegative()
const sha256 = z.string().regex(/^[\da-f]{64}$/)

const namedBodies = z.registry<{ id: string }>()

const file = z
  .strictObject({
    path: text.describe('Path on this server.'),
    table: text.nullable().describe('Table whose rows it has. Null for a description of the snapshot.'),
    bytes: count.describe('Size.'),
    sha256: sha256.describe('SHA-256 of its bytes, hexadecimal; in quotes it is the `ETag`.'),
    rows: count.nullable().describe('Null for a description of the snapshot.'),
  })
  .describe('A file of a snapshot.')
  .register(namedBodies, { id: 'BulkFile' })

const snapshot = z
  .strictObject({
    snapshot: text.describe('Id of the snapshot.'),
    created_at: z.iso.datetime({ offset: true }).describe('When it was made.'),
    bytes: count.describe('Size of its data files.'),
    tables: z.record(z.string(), count).describe('Rows by table.'),
    files: z.array(file).describe('Its files.'),
  })
  .describe('A snapshot with its files.')
  .register(namedBodies, { id: 'BulkSnapshot' })

z.strictObject({
  latest: snapshot.nullable().describe('The newest snapshot. Null before the first was made.'),
  snapshots: z.array(text).describe('Ids of the snapshots that are kept, newest first.'),
  deltas: z
    .strictObject({
      first_day: day.nullable().describe('Days before are not or no longer held. Null before the first.'),
      last_day: day.nullable().describe('The newest day.'),
    })
    .nullable()
    .describe('Days with deltas. Null before any were made.'),
  links: z
    .strictObject({
      latest: text.nullable().describe('Id and path of the newest snapshot.'),
      datapackage: text.nullable().describe('Its description: tables, fields, files.'),
      deltas: text.nullable().describe('The list of all deltas.'),
    })
    .describe('Paths on this server. Null for what was not made yet.'),
})
  .describe('What can be downloaded.')
  .register(namedBodies, { id: 'BulkListing' })

const delta = z
  .strictObject({
    day: day.describe('The day in Belgium.'),
    path: text.describe('Name of the file, below `/bulk/deltas/`.'),
    bytes: count.describe('Size.'),
    sha256: sha256.describe('SHA-256 of its bytes, hexadecimal; in quotes it is the `ETag`.'),
    changes: count.describe('Lines of the file.'),
    next_cursor: text.describe('Cursor of `/api/v1/changes` after the last change of the day.'),
  })
  .describe('The changes of a day.')
  .register(namedBodies, { id: 'DeltaDay' })

z.strictObject({
  first_day: day.nullable().describe('Days before are not or no longer held. Null before the first.'),
  last_day: day.nullable().describe('The newest day.'),
  days: z.array(delta).describe('All days between, oldest first.'),
})
  .describe('The list of deltas.')
  .register(namedBodies, { id: 'DeltaIndex' })

/** By name, with `$ref`s into `components`. */
export const BULK_SCHEMAS = componentsOf(namedBodies)
