// A subcommand that lists records of the database: as text, or as JSON for programs.

import type { Command } from 'commander'
import { readConfig } from '../config.ts'
import type { Pool } from '../store/db/pool.ts'
import { withDatabase } from './open-database.ts'

type Listing<Item> = {
  name: string
  description: string
  read(pool: Pool): Promise<readonly Item[]>
  format(all: readonly Item[]): string
  /** Printed instead of an empty text. */
  none: string
}

/** Adds `listing` to `parent`; an empty list goes to standard error, and is `[]` as JSON. */
export function addListCommand<Item>(parent: Command, listing: Listing<Item>): void {
  parent
    .command(listing.name)
    .description(listing.description)
    .option('--json', 'print as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const all = await withDatabase(readConfig(), ({ pool }) => listing.read(pool))
      if (json) process.stdout.write(`${JSON.stringify(all)}\n`)
      else if (all.length === 0) process.stderr.write(`${listing.none}\n`)
      else process.stdout.write(listing.format(all))
    })
}
