// Errors of backup and restore. They are thrown before anything is changed.

/** The file cannot be restored; the message says why and what to do. */
export class InvalidBackupError extends Error {
  override name = 'InvalidBackupError'
}

/** The database cannot be restored into: it contains data, or an import is running. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError'
}
