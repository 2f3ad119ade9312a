// Ids of bulk snapshots: the time of their making, in UTC.

const SNAPSHOT_ID = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/

/** Later snapshots have higher ids. */
export function isSnapshotId(text: string): boolean {
  return SNAPSHOT_ID.test(text)
}
