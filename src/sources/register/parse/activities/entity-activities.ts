// Converts the lines of one entity to its row.

import { isNace2008 } from '../../../../domain/nace-codes.ts'
import { copyText } from '../../../../store/db/copy-format.ts'
import type { EntityIndex } from '../entity-index.ts'
import { readEntityNumber } from '../values.ts'
import type { NumberedActivity } from './activity-codes.ts'

export const ACTIVITY_COLUMNS = [
  'entity_number',
  'enterprise_number',
  'main_preference',
  'main_nace',
  'main_nace_2008',
  'activity_ids',
]

type RowHandlers = { entities: EntityIndex; row(row: string): void }

// Activities of the current entity. The file is sorted by entity; otherwise an entity gets several rows,
// which are merged.
export class EntityActivities {
  readonly #handlers: RowHandlers
  #entity = ''
  #number = 0
  #activities: NumberedActivity[] = []

  constructor(handlers: RowHandlers) {
    this.#handlers = handlers
  }

  isFor(entity: string): boolean {
    return entity === this.#entity
  }

  add(activity: NumberedActivity): void {
    this.#activities.push(activity)
  }

  startEntity(entity: string, activity: NumberedActivity): void {
    if (!this.isFor(entity)) {
      const number = readEntityNumber(entity, 'EntityNumber')
      this.flush()
      this.#entity = entity
      this.#number = number
    }
    this.#activities.push(activity)
  }

  flush(): void {
    if (this.#activities.length === 0) return
    const main = findPreferred(this.#activities, () => true)
    const of2008 = findPreferred(this.#activities, isNace2008)
    // Sorted, so that the lists of two extracts compare whatever the order of their lines.
    const ids = this.#activities
      .map(({ id }) => id)
      .sort((a, b) => a - b)
      .join(',')
    const enterprise = this.#handlers.entities.enterpriseOf(this.#number)
    this.#handlers.row(
      `${this.#number}\t${enterprise}\t${main?.preference ?? '\\N'}\t${copyText(main?.code ?? null)}\t` +
        `${copyText(of2008?.code ?? null)}\t{${ids}}`,
    )
    this.#activities = []
  }
}

function findPreferred(
  activities: NumberedActivity[],
  counts: (preference: number) => boolean,
): NumberedActivity | undefined {
  let best: NumberedActivity | undefined
  for (const activity of activities) {
    const { preference, code } = activity
    if (preference === null || !counts(preference)) continue
    const bestPreference = best?.preference ?? Number.POSITIVE_INFINITY
    if (preference < bestPreference || (preference === bestPreference && (code ?? '') < (best?.code ?? ''))) {
      best = activity
    }
  }
  return best
}
