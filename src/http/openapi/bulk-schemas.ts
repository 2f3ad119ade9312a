// JSON bodies under /bulk, for the OpenAPI document. A test compares them with the responses.

import { z } from 'zod'
import { createBodies, orNull } from '../json-schema.ts'
import { componentsOf } from './public-schemas.ts'

const text = z.string()
const day = z.iso.date()
const count = z.int().nonnegative()
const sha256 = z.string().regex(/^[\da-f]{64}$/)

const { bodies: namedBodies, body } = createBodies()

const file = body('BulkFile', 'A file of a snapshot.', {
  path: text.describe('Path on this server.'),
  table: orNull(text, 'Table whose rows it has. Null for a description of the snapshot.'),
  bytes: count.describe('Size.'),
  sha256: sha256.describe('SHA-256 of its bytes, hexadecimal; in quotes it is the `ETag`.'),
  rows: orNull(count, 'Null for a description of the snapshot.'),
})

const snapshot = body('BulkSnapshot', 'A snapshot with its files.', {
  snapshot: text.describe('Id of the snapshot.'),
  created_at: z.iso.datetime({ offset: true }).describe('When it was made.'),
  bytes: count.describe('Size of its data files.'),
  tables: z.record(z.string(), count).describe('Rows by table.'),
  files: z.array(file).describe('Its files.'),
})

body('BulkListing', 'What can be downloaded.', {
  latest: orNull(snapshot, 'The newest snapshot. Null before the first was made.'),
  snapshots: z.array(text).describe('Ids of the snapshots that are kept, newest first.'),
  deltas: orNull(
    z.strictObject({
      first_day: orNull(day, 'Days before are not or no longer held. Null before the first.'),
      last_day: orNull(day, 'The newest day.'),
    }),
    'Days with deltas. Null before any were made.',
  ),
  links: z
    .strictObject({
      latest: orNull(text, 'Id and path of the newest snapshot.'),
      datapackage: orNull(text, 'Its description: tables, fields, files.'),
      deltas: orNull(text, 'The list of all deltas.'),
    })
    .describe('Paths on this server. Null for what was not made yet.'),
})

const delta = body('DeltaDay', 'The changes of a day.', {
  day: day.describe('The day in Belgium.'),
  path: text.describe('Name of the file, below `/bulk/deltas/`.'),
  bytes: count.describe('Size.'),
  sha256: sha256.describe('SHA-256 of its bytes, hexadecimal; in quotes it is the `ETag`.'),
  changes: count.describe('Lines of the file.'),
  next_cursor: text.describe('Cursor of `/api/v1/changes` after the last change of the day.'),
})

body('DeltaIndex', 'The list of deltas.', {
  first_day: orNull(day, 'Days before are not or no longer held. Null before the first.'),
  last_day: orNull(day, 'The newest day.'),
  days: z.array(delta).describe('All days between, oldest first.'),
})

/** By name, with `$ref`s into `components`. */
export const BULK_SCHEMAS = componentsOf(namedBodies)
