// Which companies were asked for lately, in memory that does not grow: what is asked for again is worth being held.

// A number is forgotten when another one comes to its place: after some eight thousand others.
const SLOT_BITS = 13

/** Says whether a number (of 32 bits) was asked about lately, and notes it; now and then one is taken for forgotten. */
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
