// Where stories are published: it gives numbers, and whoever implements it writes lines.

import type { GeneratedAct } from './acts/write-act.ts'
import type { ListName } from './lists/list-wordings.ts'
import type { ListEntry } from './lists/write-list.ts'
import type { Earlier } from './notices/errata.ts'
import type { LabelledText } from './truth.ts'

export type Publisher = {
  /** Publishes on `day` or soon after. `typed` ones are numbered in brackets. */
  notice(notice: LabelledText, day: number, typed: boolean): Earlier
  act(act: GeneratedAct, enterpriseNumber: string, day: number, electronic: boolean): void
  /** Appears in the next list of its kind. */
  entry(list: ListName, entry: ListEntry): void
}
