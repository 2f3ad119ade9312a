// Numbers the distinct activities.

import { mainActivityRank } from '../../../../domain/nace/main-activity.ts'
import { copyText } from '../../../../store/db/copy-writer.ts'
import type { Fields } from '../csv-reader.ts'

export const ACTIVITY_CODE_COLUMNS = [
  'activity_id',
  'activity_group',
  'nace_version',
  'nace_code',
  'classification',
  'extra',
]

/** One distinct activity: all fields of a line except the entity. */
export type NumberedActivity = { id: number; code: string | null; preference: number | null }

/** All distinct activities, numbered. Numbers already in the database are kept. */
export class ActivityCodes {
  readonly #byContent = new Map<string, NumberedActivity>()
  #next = 1
  /** New rows of `activity_code` in COPY format. */
  readonly added: string[] = []

  /** Adds an activity from the database. */
  restore(id: number, filed: Fields, extra: string | null): void {
    this.#byContent.set(activityKey(filed, extra), numberActivity(id, filed))
    this.#next = Math.max(this.#next, id + 1)
  }

  /** The activity of group, version, code and classification, numbered if new. */
  getOrAdd(filed: Fields, extra: string | null): NumberedActivity {
    const key = activityKey(filed, extra)
    const held = this.#byContent.get(key)
    if (held) return held
    const fresh = numberActivity(this.#next++, filed)
    this.#byContent.set(key, fresh)
    this.added.push(`${fresh.id}\t${[...filed, extra].map(copyText).join('\t')}`)
    return fresh
  }
}

function activityKey(filed: Fields, extra: string | null): string {
  return JSON.stringify([filed, extra])
}

function numberActivity(id: number, [group, version, code, classification]: Fields): NumberedActivity {
  const filed = group && version && code && classification
  const preference = filed ? mainActivityRank({ group, version, code, classification }) : null
  return { id, code: code ?? null, preference }
}
