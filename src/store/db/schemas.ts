// Schemas with served data. The job queue's schema (`pgboss`) is excluded: its jobs are recreated by themselves.

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

/** A unique name for a replaced schema, which is dropped when no reader uses it. */
export function oldSchemaName(schema: string): string {
  last = Math.max(last + 1, Date.now())
  return `${schema}_old_${last}`
}

/** PostgreSQL regular expression for the names from `oldSchemaName`. */
export const OLD_SCHEMA_PATTERN = `^(${SCHEMAS.join('|')})_old_[0-9]+$`
