// Numbers the distinct activities.

import { mainActivityRank } from '../../../../domain/nace-codes.ts'
import { copyText } from '../../../../store/db/copy-format.ts'
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

  /** Adds all activities of the database. */
  restoreAll(stored: Iterable<{ id: number; filed: Fields; extra: unknown }>): void {
    for (const { id, filed, extra } of stored)
      this.restore(id, filed, extra === null ? null : JSON.stringify(extra))
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

// Hash table from the bytes of a line's tail to its activity. It reads the file's buffer directly, so known
// lines allocate no string.

const NEWLINE = 10
const FNV_PRIME = 0x01000193

type Entry = { bytes: Uint8Array; hash: number; activity: NumberedActivity }

export class ByteHashTable {
  #slots: (Entry | undefined)[] = new Array(1 << 12)
  #size = 0
  /** Offset of the newline after the last tail found. */
  end = 0

  /** The activity of the tail from `start` to the next newline, if known. */
  find(bytes: Uint8Array, start: number): NumberedActivity | null {
    let hash = 0
    let at = start
    for (let byte = bytes[at]; byte !== NEWLINE && byte !== undefined; byte = bytes[++at]) {
      hash = Math.imul(hash ^ byte, FNV_PRIME)
    }
    this.end = at
    const entry = this.#slots[this.#slotOf(hash, bytes, start, at - start)]
    return entry ? entry.activity : null
  }

  /** Adds the tail between two offsets. */
  add(bytes: Uint8Array, start: number, end: number, activity: NumberedActivity): void {
    if (this.#size * 2 >= this.#slots.length) this.#grow()
    const tail = bytes.slice(start, end)
    const hash = hashBytes(tail)
    const slot = this.#slotOf(hash, tail, 0, tail.length)
    if (!this.#slots[slot]) this.#size++
    this.#slots[slot] = { bytes: tail, hash, activity }
  }

  // The slot of these bytes, or the free one for them.
  #slotOf(hash: number, bytes: Uint8Array, start: number, length: number): number {
    const mask = this.#slots.length - 1
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#slots[slot]
      if (!entry || (entry.hash === hash && bytesEqual(entry.bytes, bytes, start, length))) return slot
    }
  }

  #grow(): void {
    const entries = this.#slots.filter(entry => entry !== undefined)
    this.#slots = new Array(this.#slots.length * 2)
    for (const entry of entries) {
      this.#slots[this.#slotOf(entry.hash, entry.bytes, 0, entry.bytes.length)] = entry
    }
  }
}

function hashBytes(bytes: Uint8Array): number {
  let hash = 0
  for (const byte of bytes) hash = Math.imul(hash ^ byte, FNV_PRIME)
  return hash
}

function bytesEqual(held: Uint8Array, bytes: Uint8Array, start: number, length: number): boolean {
  if (held.length !== length) return false
  for (let at = 0; at < length; at++) if (held[at] !== bytes[start + at]) return false
  return true
}
