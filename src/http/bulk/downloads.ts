// The running downloads of a process: how many at once, how fast together, and their end.

import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '../../platform/clock.ts'
import { createSharedRate } from '../../platform/shared-rate.ts'

export type DownloadLimits = {
  /** Of all downloads of this process together. */
  bytesPerSecond: number
  /** Downloads at once, of all keys and of one. */
  total: number
  perKey: number
  /** Requests of one key that wait for a slot, and for how long: clients that read ranges send several at once. */
  waitingPerKey: number
  waitMs: number
  /** A client that takes nothing for as long is disconnected. */
  idleMs: number
  /** A key is checked again so often. */
  recheckMs: number
  /** Time for downloads to end by themselves when the server stops. */
  graceMs: number
}

export type DownloadStats = { running: number; waiting: number; sentBytes: number }

export type Downloads = {
  limits: DownloadLimits
  /**
   * Waits for a slot, in order; `release` gives it back. Null when there is none in time or `gone` aborts.
   * `stop` ends the download when the server stops.
   */
  acquire(keyId: string, gone: AbortSignal, stop: () => void): Promise<(() => void) | null>
  /** Waits until so many bytes may be sent, and counts them. */
  take(bytes: number): Promise<void>
  isClosing(): boolean
  stats(): DownloadStats
  /** Refuses new downloads, and stops running ones after the grace. */
  close(): Promise<void>
}

type Waiting = { keyId: string; admit(isAdmitted: boolean): void }

const DEFAULTS = {
  waitingPerKey: 16,
  waitMs: 10_000,
  idleMs: 60_000,
  recheckMs: 1_000,
  graceMs: 1_000,
}

type GivenLimits = Pick<DownloadLimits, 'bytesPerSecond' | 'total' | 'perKey'> & Partial<DownloadLimits>

export function createDownloads(given: GivenLimits): Downloads {
  const limits = { ...DEFAULTS, ...given }
  const rate = createSharedRate(limits.bytesPerSecond, { ...systemClock, now: () => performance.now() })
  const running = new Map<symbol, { keyId: string; stop: () => void }>()
  const waiting = new Set<Waiting>()
  let sentBytes = 0
  let isClosing = false
  let onEmpty = () => {}

  const ofKey = (all: Iterable<{ keyId: string }>, keyId: string) =>
    [...all].filter(other => other.keyId === keyId).length
  const hasRoom = (keyId: string) =>
    !isClosing && running.size < limits.total && ofKey(running.values(), keyId) < limits.perKey

  function start(keyId: string, stop: () => void): () => void {
    const id = Symbol()
    running.set(id, { keyId, stop })
    return () => {
      if (!running.delete(id)) return
      for (const next of waiting) if (hasRoom(next.keyId)) next.admit(true)
      if (running.size === 0) onEmpty()
    }
  }

  return {
    limits,
    async acquire(keyId, gone, stop) {
      if (isClosing || gone.aborted) return null
      if (hasRoom(keyId)) return start(keyId, stop)
      if (ofKey(waiting, keyId) >= limits.waitingPerKey) return null
      const { promise, resolve } = Promise.withResolvers<(() => void) | null>()
      const entry: Waiting = {
        keyId,
        // Takes the slot at once: others must not get it.
        admit(isAdmitted) {
          clearTimeout(timer)
          gone.removeEventListener('abort', leave)
          waiting.delete(entry)
          resolve(isAdmitted ? start(keyId, stop) : null)
        },
      }
      const leave = () => entry.admit(false)
      const timer = setTimeout(leave, limits.waitMs)
      gone.addEventListener('abort', leave)
      waiting.add(entry)
      return promise
    },
    async take(bytes) {
      await rate.take(bytes)
      sentBytes += bytes
    },
    isClosing: () => isClosing,
    stats: () => ({ running: running.size, waiting: waiting.size, sentBytes }),
    async close() {
      isClosing = true
      for (const next of [...waiting]) next.admit(false)
      if (running.size > 0) {
        const empty = new Promise<void>(resolve => {
          onEmpty = resolve
        })
        await Promise.race([empty, wait(limits.graceMs)])
      }
      for (const { stop } of running.values()) stop()
    },
  }
}
