// Packed posting lists from error keys to dictionary terms: thirty million pairs in about 150 MB, one bucket
// per lookup. The first bits of a key select the bucket. Each posting has four bytes: term number, six more
// bits of the key, and term length, so that nearly all false candidates are rejected without fetching the
// term.

const BUCKET_BITS = 18
const CHECK_BITS = 6
const LENGTH_BITS = 4
const NUMBER_BITS = 22

/** Exclusive upper bound of term numbers. */
export const TERM_LIMIT = 2 ** NUMBER_BITS
const BUCKET_COUNT = 2 ** BUCKET_BITS

const MIN_TERM_LENGTH = 3
const MAX_PACKED_LENGTH = 2 ** LENGTH_BITS - 1

/** The bucket of a key. */
export function bucketOf(key: number): number {
  return key >>> (32 - BUCKET_BITS)
}

/** A term under one of its keys, as a 32-bit integer. */
function packPosting(key: number, termNumber: number, length: number): number {
  return (termNumber << (CHECK_BITS + LENGTH_BITS)) | (checkOf(key) << LENGTH_BITS) | packLength(length)
}

/** Lower bound of the postings of terms numbered `termNumber` and higher. */
export function firstPosting(termNumber: number): number {
  return termNumber * 2 ** (CHECK_BITS + LENGTH_BITS)
}

function checkOf(key: number): number {
  return (key >>> (32 - BUCKET_BITS - CHECK_BITS)) & (2 ** CHECK_BITS - 1)
}

function packLength(length: number): number {
  return Math.min(MAX_PACKED_LENGTH, length - MIN_TERM_LENGTH)
}

/**
 * Adds to `found` the term numbers in a bucket (four bytes each, little-endian) under `key` whose length
 * differs from `length` by at most `mostErrors`.
 */
export function collectTerms(
  found: Set<number>,
  bucket: Uint8Array,
  key: number,
  length: number,
  mostErrors: number,
): void {
  const view = new DataView(bucket.buffer, bucket.byteOffset, bucket.byteLength)
  const check = checkOf(key)
  const shortest = packLength(Math.max(MIN_TERM_LENGTH, length - mostErrors))
  const longest = packLength(length + mostErrors)
  for (let at = 0; at + 4 <= bucket.byteLength; at += 4) {
    const posting = view.getUint32(at, true)
    if (((posting >>> LENGTH_BITS) & (2 ** CHECK_BITS - 1)) !== check) continue
    const packed = posting & MAX_PACKED_LENGTH
    if (packed >= shortest && packed <= longest) found.add(posting >>> (CHECK_BITS + LENGTH_BITS))
  }
}

/**
 * Postings of all terms, counting-sorted into buckets. Numbers start at `firstNumber` in the order of
 * `terms`. Yields each non-empty bucket with its postings.
 */
export function* buildBuckets(
  terms: string[],
  firstNumber: number,
  keysOf: (term: string) => Iterable<number>,
): Generator<[bucket: number, postings: Uint8Array]> {
  const ends = new Uint32Array(BUCKET_COUNT + 1)
  const pairs = new PairList()
  for (const [at, term] of terms.entries()) {
    for (const key of keysOf(term)) {
      const bucket = bucketOf(key)
      pairs.add(bucket, packPosting(key, firstNumber + at, term.length))
      ends[bucket + 1] = (ends[bucket + 1] as number) + 1
    }
  }
  for (let bucket = 1; bucket <= BUCKET_COUNT; bucket++) {
    ends[bucket] = (ends[bucket] as number) + (ends[bucket - 1] as number)
  }
  const postings = pairs.placed(ends.slice())
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket++) {
    const start = ends[bucket] as number
    const end = ends[bucket + 1] as number
    if (end > start) yield [bucket, littleEndian(postings.subarray(start, end))]
  }
}

// Buckets and postings in insertion order, in chunks of a million.
class PairList {
  readonly #pieces: { buckets: Uint32Array; postings: Uint32Array }[] = []
  #size = 0

  add(bucket: number, posting: number): void {
    const at = this.#size++ % PIECE
    if (at === 0) this.#pieces.push({ buckets: new Uint32Array(PIECE), postings: new Uint32Array(PIECE) })
    const piece = this.#pieces.at(-1) as { buckets: Uint32Array; postings: Uint32Array }
    piece.buckets[at] = bucket
    piece.postings[at] = posting
  }

  // All postings, counting-sorted by bucket.
  placed(next: Uint32Array): Uint32Array {
    const sorted = new Uint32Array(this.#size)
    for (const [piece, { buckets, postings }] of this.#pieces.entries()) {
      const filled = Math.min(PIECE, this.#size - piece * PIECE)
      for (let at = 0; at < filled; at++) {
        const bucket = buckets[at] as number
        const place = next[bucket] as number
        next[bucket] = place + 1
        sorted[place] = postings[at] as number
      }
    }
    return sorted
  }
}

const PIECE = 1 << 20

function littleEndian(numbers: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4)
  const view = new DataView(bytes.buffer)
  for (const [at, number] of numbers.entries()) view.setUint32(at * 4, number, true)
  return bytes
}
