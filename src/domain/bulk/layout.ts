// Layout of a bulk folder: what names a snapshot, and the file that points to the newest one.

/** File that names the newest complete snapshot; replaced as a whole. */
export const LATEST_FILE = 'latest.json'
export const SNAPSHOTS_FOLDER = 'snapshots'
export const PACKAGE_FILE = 'datapackage.json'
export const CATALOGUE_FILE = 'dcat.jsonld'

export type LatestSnapshot = {
  /** `2026-11-24T233000Z` */
  snapshot: string
  /** Folder of the snapshot, `snapshots/2026-11-24T233000Z`. */
  path: string
  /** Moment of which its data are, ISO 8601. */
  created_at: string
  /** Number of rows by table. */
  tables: Record<string, number>
  /** Of all its tables' files. */
  bytes: number
  /** Version of the suppression list that was applied. */
  suppression_version: string
}

const SNAPSHOT_ID = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/

/** Later snapshots have higher ids. */
export function isSnapshotId(text: string): boolean {
  return SNAPSHOT_ID.test(text)
}

export function snapshotIdOf(moment: Date): string {
  return moment.toISOString().replace(/:(\d\d):(\d\d)\.\d+/, '$1$2')
}

export function snapshotPath(id: string): string {
  return `${SNAPSHOTS_FOLDER}/${id}`
}

/** Parses `latest.json`; null for a text that is not one. */
export function parseLatest(text: string): LatestSnapshot | null {
  try {
    const value = JSON.parse(text) as Partial<LatestSnapshot> | null
    const { snapshot, path } = value ?? {}
    return snapshot !== undefined && isSnapshotId(snapshot) && path === snapshotPath(snapshot)
      ? (value as LatestSnapshot)
      : null
  } catch {
    return null
  }
}
