// OpenAPI paths under /bulk, written by hand: route schemas cannot describe files.

import { BULK_NOT_ALLOWED } from '../problem.ts'
import { document, error, get, json, NOT_MODIFIED, type PublicOperation } from './public-operations.ts'

const RIGHT = 'Needs a key with the right to download bulk files. '
const FILE =
  'A strong `ETag` (the SHA-256), `Last-Modified`, single ranges with `If-Range`; HEAD too. Throttled together with all other downloads.'

function path(name: string, description: string, example: string): object {
  return { name, in: 'path', required: true, description, schema: { type: 'string' }, example }
}

const SNAPSHOT = path('snapshot', 'Id of a kept snapshot.', '2026-11-24T041500Z')

const COMMON: PublicOperation['responses'] = {
  401: error('Missing or invalid key.'),
  403: error(`The key lacks the right: \`${BULK_NOT_ALLOWED.message}\``),
  404: error('Path not found, or no bulk files are published here.'),
}
const FAILURES: PublicOperation['responses'] = {
  500: error('Internal server error.'),
  503: error('Not yet made, or unavailable. Not cacheable.'),
}
const RATE = 'More than 600 requests a minute of a client address. `Retry-After` gives the seconds to wait.'

type Described = Pick<PublicOperation, 'operationId' | 'summary' | 'description' | 'parameters'>

function operation(described: Described, responses: PublicOperation['responses']): Record<string, object> {
  const { get: built } = get({ ...described, description: RIGHT + described.description, responses })
  return { get: { ...built, tags: ['Bulk files'], security: [{ apiKey: [] }] } }
}

function listing(described: Described, answer: PublicOperation['responses'][string]): Record<string, object> {
  return operation(described, { 200: answer, 304: NOT_MODIFIED, ...COMMON, 429: error(RATE), ...FAILURES })
}

function file(
  described: Described,
  type: string,
  whole = document(type, 'The file.'),
): Record<string, object> {
  return operation(
    { ...described, description: `${described.description} ${FILE}` },
    {
      200: whole,
      206: document(type, 'The range of the file.'),
      304: NOT_MODIFIED,
      ...COMMON,
      410: error('No longer kept; the message says what is.'),
      412: error('`If-Match` or `If-Unmodified-Since` does not hold.'),
      416: error('The range is beyond the end; `Content-Range` has the size.'),
      429: error(`${RATE} Or too many downloads at once, of the key or of all.`),
      ...FAILURES,
    },
  )
}

const OBJECT = { 'application/json': { schema: { type: 'object' } } }

/** Paths under `/bulk`. */
export const BULK_PATHS: Record<string, Record<string, object>> = {
  '/bulk': listing(
    {
      operationId: 'listBulkFiles',
      summary: 'What can be downloaded',
      description:
        'The newest snapshot with size, hash and rows of each file, and the days that have deltas.',
    },
    json('BulkListing', 'The list.'),
  ),
  '/bulk/latest.json': listing(
    {
      operationId: 'getLatestSnapshot',
      summary: 'The newest snapshot',
      description: 'Id, path, time, tables and size of the newest snapshot.',
    },
    { description: 'The newest snapshot.', content: OBJECT },
  ),
  '/bulk/snapshots/{snapshot}/datapackage.json': file(
    {
      operationId: 'getDataPackage',
      summary: 'Description of a snapshot',
      description: 'Frictionless Data Package v2: tables, fields with types and units, files.',
      parameters: [SNAPSHOT],
    },
    'application/json',
    { description: 'The file.', content: OBJECT },
  ),
  '/bulk/snapshots/{snapshot}/{table}/{file}': file(
    {
      operationId: 'getSnapshotFile',
      summary: 'A data file of a snapshot',
      description: 'Parquet. A path never has other bytes.',
      parameters: [
        SNAPSHOT,
        path('table', 'A table.', 'companies'),
        path('file', 'A file of the table as listed, perhaps in a folder.', 'data.parquet'),
      ],
    },
    'application/vnd.apache.parquet',
  ),
  '/bulk/deltas/index.json': listing(
    {
      operationId: 'listDeltas',
      summary: 'The days that have deltas',
      description:
        'All days without gaps, each with size, hash, number of changes and the cursor of the feed.',
    },
    json('DeltaIndex', 'The list.'),
  ),
  '/bulk/deltas/{day}.jsonl.gz': file(
    {
      operationId: 'getDelta',
      summary: 'The changes of a day',
      description:
        'Lines of JSON, gzipped: the changes of `/api/v1/changes` that were recorded on a day in Belgium, oldest first, legal persons only.',
      parameters: [path('day', 'The day in Belgium.', '2026-11-23')],
    },
    'application/gzip',
  ),
}
