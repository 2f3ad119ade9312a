// What can be wrong with a backup, or with the database it is to be restored into. Nothing was changed then.

/** A file that cannot be restored; the message says why and what to do. */
export class InvalidBackupError extends Error {
  override name = 'BackupFault'
}

/** The database is not free for a restore: it holds data, or somebody is loading some. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseTakenError'
}
