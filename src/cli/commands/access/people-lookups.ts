// griffie people lookups

import type { Command } from 'commander'
import { readConfig } from '../../../config.ts'
import {
  LOOKUP_RETENTION_DAYS,
  type LookupRecord,
  listLookups,
} from '../../../store/access/people-lookups.ts'
import { withDatabase } from '../../open-database.ts'
import { parsePositive } from './keys.ts'

const DEFAULT_LIMIT = 1_000

/** Adds `lookups` to the command `people`. */
export function addLookups(people: Command): void {
  people
    .command('lookups')
    .description(`who looked up which people, newest first; kept for ${LOOKUP_RETENTION_DAYS} days`)
    .option('--key <id>', 'only by the key with this id, which "keys list" shows')
    .option('--limit <n>', 'at most so many', parsePositive, DEFAULT_LIMIT)
    .option('--json', 'print as JSON')
    .action(async ({ key = null, limit, json }: { key?: string | null; limit: number; json?: boolean }) => {
      const found = await withDatabase(readConfig(), ({ pool }) => listLookups(pool, { keyId: key, limit }))
      if (json) process.stdout.write(`${JSON.stringify(found)}\n`)
      else if (found.length === 0) process.stderr.write('No look-ups.\n')
      else process.stdout.write(found.map(formatLookup).join(''))
    })
}

function formatLookup({ lookedUpAt, kind, keyId, memberId, memberEmail, subject }: LookupRecord): string {
  const by = keyId === null ? `member ${memberEmail ?? memberId}` : `key ${keyId}`
  const time = lookedUpAt.toISOString().slice(0, 19).replace('T', ' ')
  return `${time}  ${by}  ${kind.padEnd('officers'.length)}  ${subject}\n`
}
