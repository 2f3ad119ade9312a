// One client's stream of changes (server-sent events): first what is recorded after its cursor, page by page as fast as
// it reads, then what is committed. A client that is too slow for that is read for page by page again.

import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Change, ChangePosition } from '../../../../domain/changes/change.ts'
import { comparePositions, formatCursor } from '../../../../domain/changes/cursor.ts'
import type { ChangeTail, NewChanges } from '../../../../usecases/changes/change-tail.ts'
import type { ListChanges } from '../../../../usecases/changes/list-changes.ts'
import { toChangeBody } from './change-body.ts'

export type StreamSource = {
  tail: ChangeTail
  /** The next changes after a position, filtered. */
  readPage(from: ChangePosition): ReturnType<ListChanges['page']>
  /** Those of `changes` that the client may see, of the filter. */
  select(changes: readonly Change[]): readonly Change[]
  /** Time in which a client has to read what it was sent. */
  drainMs: number
}

/** Bytes that a client has not read yet; beyond, nothing is written until it has read them. */
export const MAX_BUFFERED = 128 * 1024
const BEHIND_POLL_MS = 250

/** Writes to `response` until it is closed. Rejects when the database does not answer. */
export async function runChangeStream(
  response: ServerResponse,
  start: ChangePosition,
  { tail, readPage, select, drainMs }: StreamSource,
): Promise<void> {
  const closed = once(response, 'close')
  let cursor = start
  let isLive = false
  let fellBehind = Promise.withResolvers<void>()
  const unfollow = tail.follow(news => {
    if (isLive) publish(news)
  })

  function publish({ changes, next }: NewChanges): void {
    if (response.writableLength > MAX_BUFFERED) {
      isLive = false
      fellBehind.resolve()
      return
    }
    const news = changes.filter(change => comparePositions(change, cursor) > 0)
    write(select(news), next)
  }

  function write(changes: readonly Change[], next: ChangePosition): void {
    if (changes.length > 0) response.write(changes.map(frameOf).join(''))
    if (comparePositions(next, cursor) > 0) cursor = next
    lastIds.set(response, cursor)
  }

  // Until everything that the tail has published is written: from then on it publishes the rest.
  async function catchUp(): Promise<void> {
    while (!response.destroyed) {
      await drained(response, drainMs)
      const { changes, next, more } = await readPage(cursor)
      const progressed = comparePositions(next, cursor) > 0
      write(changes, next)
      const tip = tail.position()
      if (!more && tip !== null && comparePositions(cursor, tip) >= 0) return
      if (!progressed) await Promise.race([closed, later(BEHIND_POLL_MS)]) // a replica behind its primary
    }
  }

  try {
    while (!response.destroyed) {
      await catchUp()
      fellBehind = Promise.withResolvers()
      isLive = true
      await Promise.race([closed, fellBehind.promise])
      if (isLive) return
    }
  } finally {
    unfollow()
  }
}

// Every stream of a process writes the same texts.
const frames = new WeakMap<Change, string>()

function frameOf(change: Change): string {
  const known = frames.get(change)
  if (known !== undefined) return known
  const body = toChangeBody(change)
  const frame = `id: ${body.id}\nevent: change\ndata: ${JSON.stringify(body)}\n\n`
  frames.set(change, frame)
  return frame
}

const lastIds = new WeakMap<ServerResponse, ChangePosition>()

/**
 * A comment with the position that the client has reached, so that it resumes there although nothing matched its filter:
 * an `id` without data is no event.
 */
export function keepAliveFrame(response: ServerResponse): string {
  const position = lastIds.get(response)
  return position === undefined ? ': keep-alive\n\n' : `: keep-alive\nid: ${formatCursor(position)}\n\n`
}

// A client that reads nothing for so long is disconnected.
async function drained(response: ServerResponse, timeoutMs: number): Promise<void> {
  if (response.writableLength <= MAX_BUFFERED || response.destroyed) return
  const done = new AbortController()
  const timer = setTimeout(() => response.destroy(), timeoutMs)
  const events = ['drain', 'close'].map(event => once(response, event, { signal: done.signal }))
  await Promise.race(events).catch(() => {})
  clearTimeout(timer)
  done.abort()
}

function later(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms).unref())
}
