// Cache admission filter with fixed memory: only keys requested at least twice recently are worth caching. A key is
// forgotten when another one takes its slot, after about eight thousand others.

// A number is forgotten when another one comes to its place: after some eight thousand others.
const SLOT_BITS = 13

/** Returns whether a 32-bit number was seen recently, and records it. May have false negatives. */
export function createAdmissionFilter(): (number: number) => boolean {
  const last = new Uint32Array(1 << SLOT_BITS)
  return number => {
    // Knuth's multiplicative hash: enterprise numbers follow each other.
    const slot = Math.imul(number, 2_654_435_761) >>> (32 - SLOT_BITS)
    const wasSeen = last[slot] === number
    last[slot] = number
    return wasSeen
  }
}
