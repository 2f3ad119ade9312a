// Whoever is being served comes first: commands that load and compute take what is left of the processor, and their part of the
// database too.

import { constants, setPriority } from 'node:os'
import type { Database } from '../store/db.ts'
import { sharePriority } from '../store/share-priority.ts'

/**
 * Lowers the priority of this process and of what works for it in the database. After the database was opened: an embedded
 * one would otherwise be started with it, and keep it for all who come.
 */
export function giveWay({ pool }: Pick<Database, 'pool'>): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  sharePriority(pool)
}
