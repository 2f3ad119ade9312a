// Changes of what is served, told by the transaction that commits them: what is held is looked at anew at once.

import { CHANGES, SUPPRESSION_CHANGED } from '../store/notices.ts'
import type { Notices } from './notices.ts'

/** Calls what has to look anew; all of them once the database is heard, since something may have been missed. */
export async function followChanges(
  notices: Notices,
  look: { data(): void; suppression(): void },
): Promise<void> {
  await notices.subscribe(CHANGES, {
    heard: table => (table === SUPPRESSION_CHANGED ? look.suppression() : look.data()),
    listening() {
      look.data()
      look.suppression()
    },
  })
}
