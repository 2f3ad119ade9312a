// Invalidates caches when the database notifies of committed changes.

import { CHANGES_CHANNEL, SUPPRESSION_TABLE } from '../../store/db/notifications.ts'
import type { DbNotifications } from './db-notifications.ts'

/**
 * Calls the refresh functions on notifications, and all of them after (re)connecting, since notifications may have
 * been missed.
 */
export async function watchChanges(
  notifications: DbNotifications,
  refresh: { data(): void; suppression(): void },
): Promise<void> {
  await notifications.subscribe(CHANGES_CHANNEL, {
    onMessage: table => (table === SUPPRESSION_TABLE ? refresh.suppression() : refresh.data()),
    onListening() {
      refresh.data()
      refresh.suppression()
    },
  })
}
