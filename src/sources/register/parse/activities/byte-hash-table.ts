// Hash table from the bytes of a line's tail to its activity. It reads the file's buffer directly, so known
// lines allocate no string.

import type { NumberedActivity } from './activity-codes.ts'

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
