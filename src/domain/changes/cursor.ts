// Cursors of the change feed: opaque to clients. The id of a change is the cursor after it.

import type { ChangePosition } from './change.ts'

/** What to write instead of a cursor that no page gave. */
export const CURSOR_ADVICE =
  'take it from `next_cursor` of the page before or from the `id` of a change, or leave it out; `now` begins at the newest change.'

export function formatCursor({ position, item }: ChangePosition): string {
  return Buffer.from(`${position}.${item}`, 'latin1').toString('base64url')
}

const MAX_LENGTH = 40

/** Null for a text that `formatCursor` does not give. */
export function parseCursor(text: string): ChangePosition | null {
  if (text.length > MAX_LENGTH) return null
  const [, position, item] =
    /^(\d{1,15})\.(\d{1,10})$/.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? []
  if (position === undefined || item === undefined) return null
  const parsed = { position: Number(position), item: Number(item) }
  return parsed.item < 2 ** 31 && formatCursor(parsed) === text ? parsed : null
}

/** Negative when `one` is before `other`. */
export function comparePositions(one: ChangePosition, other: ChangePosition): number {
  return one.position - other.position || one.item - other.item
}
