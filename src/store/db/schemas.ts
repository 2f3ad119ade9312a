// The schemas that are ours and hold what is served. The queue's own (`pgboss`) is not among them: its jobs come back by
// themselves.

export const SCHEMAS = [
  'register',
  'gazette',
  'accounts',
  'risk',
  'access',
  'member',
  'site',
  'intake',
] as const

let last = 0

/** The name of a schema that was live until now, to be dropped once nobody reads it: another one each time. */
export function oldSchemaName(schema: string): string {
  last = Math.max(last + 1, Date.now())
  return `${schema}_old_${last}`
}

/** A pattern of PostgreSQL's for the names that `oldSchemaName` gives. */
export const OLD_SCHEMA_PATTERN = `^(${SCHEMAS.join('|')})_old_[0-9]+$`
