// Body of GET /bulk/: the latest snapshot with its files, and where the rest is.

import { type BulkCatalog, type BulkFile, DELTA_INDEX, LATEST } from '../../usecases/bulk/bulk-listings.ts'

export function toListingBody({ latest, snapshots, deltas }: BulkCatalog) {
  return {
    latest: latest && {
      snapshot: latest.id,
      created_at: latest.createdAt,
      bytes: latest.bytes,
      tables: latest.tables,
      files: latest.files.map(toFileBody),
    },
    snapshots,
    deltas: deltas && { first_day: deltas.first_day, last_day: deltas.last_day },
    links: {
      latest: latest && `/bulk/${LATEST}`,
      datapackage: latest && `/bulk/snapshots/${latest.id}/datapackage.json`,
      deltas: deltas && `/bulk/${DELTA_INDEX}`,
    },
  }
}

export type ListingBody = ReturnType<typeof toListingBody>

function toFileBody({ path, table, bytes, sha256, rows }: BulkFile) {
  return { path: `/bulk/${path}`, table, bytes, sha256, rows }
}
