// Body of GET /bulk/: the latest snapshot with its files, and where the rest is.

import { LATEST_FILE, PACKAGE_FILE, snapshotPath } from '../../domain/bulk/layout.ts'
import { type BulkCatalog, type BulkFile, DELTA_INDEX } from '../../usecases/bulk/bulk-listings.ts'

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
      latest: latest && `/bulk/${LATEST_FILE}`,
      datapackage: latest && `/bulk/${snapshotPath(latest.id)}/${PACKAGE_FILE}`,
      deltas: deltas && `/bulk/${DELTA_INDEX}`,
    },
  }
}

export type ListingBody = ReturnType<typeof toListingBody>

function toFileBody({ path, table, bytes, sha256, rows }: BulkFile) {
  return { path: `/bulk/${path}`, table, bytes, sha256, rows }
}
