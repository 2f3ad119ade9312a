// Where the publications of the invented companies go: it numbers them, and whoever implements it writes them.

import type { GeneratedAct } from './acts/write-act.ts'
import type { ListEntry, ListName } from './lists/write-list.ts'
import type { Earlier } from './notices/notice-context.ts'
import type { CourtNotice } from './notices/write-notice.ts'

/** Days since 1970. */
export type Publisher = {
  /** Publishes on `day` or soon after. */
  notice(notice: CourtNotice, day: number): Earlier
  act(act: GeneratedAct, enterpriseNumber: string, day: number, electronic: boolean): void
  /** Appears in the next list of its kind. */
  entry(list: ListName, entry: ListEntry): void
}
