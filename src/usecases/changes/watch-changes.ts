// Changes of what is served, told by the transaction that commits them: what is held is looked at anew at once.

import { CHANGES_CHANNEL, SUPPRESSION_TABLE } from '../../store/db/notifications.ts'
import type { DbNotifications } from './db-notifications.ts'

/** Calls what has to look anew; all of them once the database is heard, since something may have been missed. */
export async function watchChanges(
  notices: DbNotifications,
  refresh: { data(): void; suppression(): void },
): Promise<void> {
  await notices.subscribe(CHANGES_CHANNEL, {
    onMessage: table => (table === SUPPRESSION_TABLE ? refresh.suppression() : refresh.data()),
    onListening() {
      refresh.data()
      refresh.suppression()
    },
  })
}
